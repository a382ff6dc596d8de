"""The language of the terminal: as the reader asks for it, or as the system is set."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import click

from slipstream.bots.characters import DRIVERS
from slipstream.games.registry import catalogues
from slipstream.kernel.game import Game
from slipstream.kernel.trace import PUBLIC
from slipstream.tell.words import LANGUAGES, Words, catalogue

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_OWN: Final = "slipstream.cli"


def preferred(environment: Mapping[str, str]) -> str:
    """The system's language if there are words in it: `de_AT.UTF-8` is German."""
    named = next(filter(None, map(environment.get, _VARIABLES)), "")
    code = named[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        default=lambda: preferred(os.environ),
        help="Language to use.  [default: from LANG, else en]",
    )(command)


def own_words(language: str) -> Words:
    """What the terminal says of no game."""
    return Words(catalogue(language, _OWN))


def speech(game: Game, language: str, names: Sequence[str] = (), reader: int = PUBLIC) -> Words:
    """What the terminal and a game say to one reader."""
    return Words(catalogue(language, *catalogues(type(game)), _OWN), names, reader)


def bot_names(language: str, seats: int, bots: Mapping[int, str]) -> list[str]:
    """What the seats are called in a race against bots: drivers by their names."""
    words = own_words(language)
    names = [words("cli-bot", n=seat + 1) for seat in range(seats)]
    for seat, bot in bots.items():
        if bot in DRIVERS:
            names[seat] = DRIVERS[bot].name
    return names


def seat_names(language: str, seats: int) -> list[str]:
    """What they are called where nobody knows who sat there."""
    return [own_words(language)("cli-seat", n=seat + 1) for seat in range(seats)]
