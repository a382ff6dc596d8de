"""What a game tells, in English words: for tests that read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from slipstream.games.registry import teller, words
from slipstream.kernel.game import Game
from slipstream.kernel.trace import PUBLIC, Event
from slipstream.tell.screen import Screen


def sentence(game: Game, event: Event, names: Sequence[str], reader: int = PUBLIC) -> str:
    return words(type(game), names, reader).say(teller(game).event(event))


def brief(game: Game, events: Sequence[Event], names: Sequence[str], reader: int = PUBLIC) -> str:
    return words(type(game), names, reader).all(teller(game).brief(events))


def screen(game: Game, view: Any, names: Sequence[str], reader: int = PUBLIC) -> Screen:
    return teller(game).screen(view, words(type(game), names, reader))


def outcomes(game: Game, state: Any, seat: int) -> dict[str, str]:
    """Whole moves by name, and what comes of each."""
    speech = words(type(game))
    ways = teller(game).ways(state, seat)
    return {way.name: speech.say(way.outcome) if way.outcome else "" for way in ways}


def picture(
    game: Game, view: Any, events: Sequence[Event], names: Sequence[str], reader: int = PUBLIC
) -> str:
    return teller(game).picture(view, events, words(type(game), names, reader))
