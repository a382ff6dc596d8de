"""By what a driver is known again: races of other drivers never count for it.

Its *mark* is made of the rules' version, of how long it thinks, of its slack, of how often it takes
others for thinkers, and of all moves of a short-sighted race of its level with so many seats. Who
would drive otherwise leaves another mark; whoever only words, tidies or compiles a driver anew
leaves the same one.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import msgspec

from slipstream.bots.levels import Searcher
from slipstream.bots.registry import make_bot
from slipstream.games.registry import find, load
from slipstream.kernel.bot import Bot
from slipstream.kernel.game import Game
from slipstream.lab.series import drive

SEED = 2026
SHORT = 40
"""Playouts of a decision, at most: enough to try every move, few enough for a race in seconds."""
LETTERS = 16


@cache
def mark(code: str, level: str, seats: int) -> str:
    """Of the driver of a level, as it is today, in races of so many seats."""
    game = load(code, seats)
    left = msgspec.json.encode([find(code).version, thinks(game, level), raced(game, level)])
    return sha256(left).hexdigest()[:LETTERS]


def thinks(game: Game, level: str) -> list[float]:
    """Of a search: playouts of a decision, and what few moves may show: slack, and how often it
    takes others for thinkers, if ever."""
    bot = make_bot(game, level)
    if not isinstance(bot, Searcher):
        return []
    driver = bot.with_ideas(game)
    found = [bot.times * driver.playouts, bot.slack(game)]
    return [*found, driver.reckons] if driver.reckons else found


def raced(game: Game, level: str) -> list[tuple[int, int]]:
    """All moves of one race of a level, which thinks for a moment only."""
    moves: list[tuple[int, int]] = []
    drivers = [short_sighted(make_bot(game, level), game) for _ in range(game.seats)]
    drive(game.start(), drivers, (level,) * game.seats, SEED, moves)
    return moves


def short_sighted(bot: Bot, game: Game) -> Bot:
    if isinstance(bot, Searcher):
        bot.times = min(bot.times, SHORT / bot.with_ideas(game).playouts)
    return bot
