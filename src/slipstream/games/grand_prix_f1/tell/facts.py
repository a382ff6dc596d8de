"""The names of things as facts: cars, spaces, cards."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.games.grand_prix_f1.rules.cards import COLOURS, FUEL_VALUES, START_CARDS
from slipstream.tell.say import Say


def car(number: int) -> Say:
    return colour(COLOURS[number])


def colour(name: str) -> Say:
    """A car by its colour, as views spell it."""
    return Say(f"car-{name}")


def printed(name: str) -> str:
    """A space as the board has it: inside a bed of gravel K1 and on."""
    return name[0] + name[2:] if name.startswith("K") else name


def space(name: str) -> Say:
    """`25`, `K4`, or a box with the ways in and out of it."""
    if not name.startswith("BOX"):
        return Say("space", {"name": printed(name)})
    number, _, way = name.removeprefix("BOX").partition("-")
    return Say(f"space-box-{way.lower()}" if way else "space-box", {"number": number})


def start_card(number: int) -> Say:
    name = START_CARDS[number]
    return Say("start-number", {"number": name}) if name.isdecimal() else Say(f"start-{name}")


def cards(value: int, count: int) -> Say:
    return Say("cards", {"count": count, "value": value})


def row(taken: Sequence[int]) -> list[Say]:
    """4s, 6s and 10s, the highest first."""
    found = [cards(value, taken[fuel]) for fuel, value in enumerate(FUEL_VALUES) if taken[fuel]]
    return found[::-1]
