"""Cars, colours and cards as facts."""

from __future__ import annotations

from functools import cache
from typing import Final

from slipstream.games.formula_motor_racing.rules.deck import (
    CAR_NAMES,
    CODES,
    COLOURS,
    EFFECT,
    EFFECTS,
    LETTERS,
    OVERTAKE,
    PLACES,
    TEAM,
)
from slipstream.kernel.rows import Row
from slipstream.tell.say import Say

ANY: Final = -1  # the team of a card for any car
_COLOUR_OF: Final = dict(zip(LETTERS, COLOURS, strict=True))


def colour_of(car: str) -> str:
    """`r1` is red."""
    return _COLOUR_OF[car[0]]


def colour(name: str) -> Say:
    return Say(f"colour-{name}")


def car(name: str) -> Say:
    return Say(f"car-{name}")


@cache
def printed(card: int) -> Say:
    """The card without its colour: what is played on a car needs no more."""
    code = CODES[card].replace("*", "-any")
    return Say("card-" + (code if TEAM[card] == ANY else code[:-1]).lower())


def _named(card: int) -> Say:
    if TEAM[card] == ANY:
        return printed(card)
    return Say("card-coloured", {"card": printed(card), "colour": colour(COLOURS[TEAM[card]])})


CARS: Final = [car(name) for name in CAR_NAMES]
CARD: Final = [_named(card) for card in range(len(CODES))]
HIDDEN_CARD: Final = Say("card-hidden")


@cache
def effect(card: int, dead: bool) -> Say:
    """What a card does; one that cannot do anything now says so."""
    name = EFFECTS[EFFECT[card]].replace("_", "-")
    if dead:
        return Say(f"nothing-{name}", {"colour": colour(COLOURS[TEAM[card]])})
    whose = Say("any-car" if TEAM[card] == ANY else f"colour-{COLOURS[TEAM[card]]}.car")
    return Say(f"effect-{name}", {"car": whose, "places": PLACES[card]})


def is_dead(order: Row, card: int) -> bool:
    """FMR-5.1.5, FMR-5.1.6, FMR-5.4.5: no running car of the colour, or only the leader."""
    if TEAM[card] == ANY:
        return False
    running = [car for car in order if car >> 1 == TEAM[card]]
    if EFFECT[card] == OVERTAKE:
        return not [car for car in running if car != order[0]]
    return not running
