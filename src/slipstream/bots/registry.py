"""Bots by name: those that play every game, and those that a game brings."""

from __future__ import annotations

from slipstream.bots.random_bot import RandomBot
from slipstream.kernel.bot import Bot
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game

EVERYWHERE: dict[str, type[Bot]] = {"random": RandomBot}


def bots_of(game: type[Game]) -> dict[str, type[Bot]]:
    """All bots that can play a game, weakest first."""
    return EVERYWHERE | game.bots


def make_bot(game: Game, name: str) -> Bot:
    """A bot for one seat of a game."""
    known = bots_of(type(game))
    if name not in known:
        raise InvalidOption(f"{game.code} has no bot {name!r}; it has: {', '.join(known)}")
    return known[name]()
