"""Bots by name: the four levels, their drivers of character, and those of older records."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from slipstream.bots.characters import CHARACTERS, DRIVERS, character_of
from slipstream.bots.levels import LEVELS, Ace, ClubDriver, Pro, Rookie, Searcher
from slipstream.bots.random_bot import RandomBot
from slipstream.bots.reflex_bot import ReflexBot
from slipstream.kernel.bot import Bot
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game

MakesBot = Callable[[], Bot]

EVERYWHERE: Final[dict[str, MakesBot]] = {
    "random": RandomBot,
    "rookie": Rookie,
    "pro": Pro,
    "ace": Ace,
    "reflex": ReflexBot,
}
OF_CHARACTER: Final[dict[str, Callable[..., Searcher]]] = {
    "rookie": Rookie,
    "club": ClubDriver,
    "pro": Pro,
    "ace": Ace,
}
CLUB = "greedy"  # what the club driver of each game was called before there were levels
USUAL = "club"
"""Who drives where nobody says otherwise: quick, and no pushover."""


def levels_of(game: type[Game]) -> dict[str, MakesBot]:
    """The levels that people choose from, weakest first."""
    known = bots_of(game)
    return {level: known[level] for level in LEVELS}


def bots_of(game: type[Game]) -> dict[str, MakesBot]:
    """All bots that can play a game: levels, drivers, and those for studies and old records."""
    drivers: dict[str, MakesBot] = {
        name: partial(OF_CHARACTER[name.partition("-")[0]], character_of(name)) for name in DRIVERS
    }
    return EVERYWHERE | game.bots | {"club": game.bots.get(CLUB, RandomBot)} | drivers


def make_bot(game: Game, name: str) -> Bot:
    """A bot for one seat of a game."""
    known = bots_of(type(game))
    if name not in known:
        others = ", ".join(bot for bot in known if bot not in DRIVERS)
        raise InvalidOption(
            f"{game.code} has no bot {name!r}; it has: {others}; and each level as"
            f" {', '.join(CHARACTERS)}, as in {LEVELS[-1]}-{next(iter(CHARACTERS))}"
        )
    return known[name]()
