"""What is computed in other processes: bots, previews, and all that is done aside.

Bots of tables with people have processes of their own, and so have previews. Everything else (bots
of tables without people, logs, charts, reviews, records from elsewhere) is done aside, when the
machine has nothing better to do.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, State
from slipstream.table.live.lane import Lane
from slipstream.table.live.thinking import load_games, think
from slipstream.table.telling.hint import hinted
from slipstream.table.telling.preview import previewed

T = TypeVar("T")
LUCK_BITS: Final = 60
MOST_WAITING: Final = 8  # jobs of one client, of each kind
NICE_PREVIEWS: Final = 5  # how far they step back for the server itself and for bots
NICE_ASIDE: Final = 15  # and those for whom nobody waits at a table
Thought = Callable[[str, float, bool], None]
"""Called with a bot, the seconds until its answer, and whether that was one."""


class Workers:
    """The processes beside the one that serves everybody."""

    def __init__(self, bots: int = 1, budget_ms: int = 1000, patience_s: float = 30) -> None:
        self.budget_ms = budget_ms
        self.patience_s = patience_s
        self.thought: Thought = _unseen
        self._bots = Lane(bots)
        self._previews = Lane(nice=NICE_PREVIEWS)
        self._aside = Lane(nice=NICE_ASIDE)
        self.lanes = {"bots": self._bots, "previews": self._previews, "aside": self._aside}

    def start(self) -> Callable[[], object]:
        """The bots' processes begin to load all games: their first answer need not wait for that.
        What is returned waits until they have."""
        return self._bots.start(load_games)

    async def choose(
        self, state: State, seat: int, bot: str, owner: str = "", aside: bool = False
    ) -> int | None:
        """The bot's answer; None if it failed, gave no legal one or took far too long.

        A worker gets a guess from what the seat knows, never the truth. Owners of tables take
        turns, however many bots they have.
        """
        guess = state.guess(seat, SeededDealer(secrets.randbits(LUCK_BITS)))
        luck = secrets.randbits(LUCK_BITS)
        job = (*_of(guess), seat, bot, luck, self.budget_ms)
        lane, name = (self._aside, f"bots of {owner}") if aside else (self._bots, owner)
        begun, answer = time.monotonic(), None
        try:
            action = await asyncio.wait_for(lane.run(name, 0, think, *job), self.patience_s)
            answer = action if action in state.legal(seat) else None
        except Exception:  # a bot's mistake is the bot's alone: the table goes on without it
            answer = None
        self.thought(bot, time.monotonic() - begun, answer is not None)
        return answer

    async def preview(
        self, client: str, state: State, seat: int, number: int, token: str, ways: bool
    ) -> bytes:
        """A message without its id; empty if there is no such answer."""
        job = (*_of(state), seat, number, token, ways)
        return await self._previews.run(client, MOST_WAITING, previewed, *job)

    async def hint(self, client: str, state: State, seat: int, number: int) -> bytes:
        """A message without its id. As every bot, the one asked gets a guess, never the truth."""
        guess = state.guess(seat, SeededDealer(number))
        job = (*_of(guess), seat, number, number, self.budget_ms)
        return await self._bots.run(client, MOST_WAITING, hinted, *job)

    async def aside(self, client: str, job: Callable[..., T], *arguments: Any) -> T:
        """Something that takes its time."""
        return await self._aside.run(client, MOST_WAITING, job, *arguments)

    def close(self) -> None:
        for lane in self.lanes.values():
            lane.close()


def _unseen(_bot: str, _seconds: float, _is_answer: bool) -> None:
    """Nobody counts."""


def _of(state: State) -> tuple[str, int, tuple[tuple[str, str], ...], str]:
    """A position as it can be sent to another process."""
    game = state.game
    return game.code, game.seats, tuple(sorted(game.options.items())), game.line(state, CHANCE)
