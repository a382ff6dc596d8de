"""Bots by name: the four levels, and those of older records."""

from __future__ import annotations

from slipstream.bots.levels import LEVELS, Ace, Pro, Rookie
from slipstream.bots.random_bot import RandomBot
from slipstream.bots.reflex_bot import ReflexBot
from slipstream.kernel.bot import Bot
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game

EVERYWHERE: dict[str, type[Bot]] = {
    "random": RandomBot,
    "rookie": Rookie,
    "pro": Pro,
    "ace": Ace,
    "reflex": ReflexBot,
}
CLUB = "greedy"  # what the club driver of each game was called before there were levels
USUAL = "club"
"""Who drives where nobody says otherwise: quick, and no pushover."""


def levels_of(game: type[Game]) -> dict[str, type[Bot]]:
    """The levels that people choose from, weakest first."""
    known = bots_of(game)
    return {level: known[level] for level in LEVELS}


def bots_of(game: type[Game]) -> dict[str, type[Bot]]:
    """All bots that can play a game: the levels, and those for studies and old records."""
    return EVERYWHERE | game.bots | {"club": game.bots.get(CLUB, RandomBot)}


def make_bot(game: Game, name: str) -> Bot:
    """A bot for one seat of a game."""
    known = bots_of(type(game))
    if name not in known:
        raise InvalidOption(f"{game.code} has no bot {name!r}; it has: {', '.join(known)}")
    return known[name]()
