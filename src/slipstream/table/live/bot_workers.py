"""Bots that think in processes of their own, so that no table waits for another's bot.

A worker gets a guess from what the seat knows, never the truth.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from threading import Thread

from slipstream.bots.registry import make_bot
from slipstream.games.registry import load
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, Game, State
from slipstream.table.looking_back.chances import played

LUCK_BITS = 60


class BotWorkers:
    """The worker processes, started when the first bot has to think."""

    def __init__(self, workers: int = 1, budget_ms: int = 1000, patience_s: float = 30) -> None:
        self.workers = workers
        self.budget_ms = budget_ms
        self.patience_s = patience_s
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, state: State, seat: int, bot: str) -> int | None:
        """The bot's answer; None if it failed, gave no legal one or took far too long."""
        game = state.game
        guess = state.guess(seat, SeededDealer(secrets.randbits(LUCK_BITS)))
        options = tuple(sorted(game.options.items()))
        line = game.line(guess, CHANCE)
        luck = secrets.randbits(LUCK_BITS)
        job = (game.code, game.seats, options, line, seat, bot, luck, self.budget_ms)
        loop = asyncio.get_running_loop()
        try:
            future = loop.run_in_executor(self._workers(), think, *job)
            action = await asyncio.wait_for(future, self.patience_s)
        except BrokenProcessPool:
            self._pool = None
            return None
        except Exception:  # a bot's mistake is the bot's alone: the table goes on without it
            return None
        return action if action in state.legal(seat) else None

    async def chances(self, state: State) -> tuple[int, list[int]]:
        """Quick races from the true position of a race that is over."""
        game = state.game
        options = tuple(sorted(game.options.items()))
        job = (game.code, game.seats, options, game.line(state, CHANCE))
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._workers(), played, *job)
        return await asyncio.wait_for(future, self.patience_s)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")  # nothing of this process goes along
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=_settle)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _settle() -> None:
    """Ctrl-C is the first process's affair; whatever ends that ends this one, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "a worker was started by the server"
    parent.join()
    os._exit(0)


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


@lru_cache(64)
def _prepared(
    code: str, seats: int, options: tuple[tuple[str, str], ...], bot: str
) -> tuple[Game, Bot]:
    game = load(code, seats, dict(options))
    return game, make_bot(game, bot)
