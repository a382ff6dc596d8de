"""A bot thinks, in a process of its own."""

from __future__ import annotations

from functools import lru_cache

from slipstream.bots.registry import make_bot
from slipstream.games.registry import GAMES, find, load
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import Game


def think(
    code: str,
    seats: int,
    options: tuple[tuple[str, str], ...],
    line: str,
    seat: int,
    bot: str,
    luck: int,
    budget_ms: int,
) -> int:
    """One answer, in a worker process."""
    game, player = _prepared(code, seats, options, bot)
    state = game.read(line)
    return player.choose(Perspective(state, seat, SeededDealer(luck), budget_ms))


def load_games() -> None:
    """All that a first answer would have to wait for, in a worker process."""
    for code in GAMES:
        find(code)


@lru_cache(64)
def _prepared(
    code: str, seats: int, options: tuple[tuple[str, str], ...], bot: str
) -> tuple[Game, Bot]:
    game = load(code, seats, dict(options))
    return game, make_bot(game, bot)
