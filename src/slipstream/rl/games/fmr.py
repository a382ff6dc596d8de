"""Formula Motor Racing in numbers. Cards name colours, so the cars keep their order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from slipstream.games.formula_motor_racing.rules.deck import (
    CAR_NAMES,
    CARS,
    CODES,
    COLOURS,
    DIE,
    NO_CAR,
)
from slipstream.games.formula_motor_racing.rules.house import CHANGES, Components
from slipstream.games.formula_motor_racing.rules.state import RaceGame
from slipstream.games.formula_motor_racing.tell.view import RaceView
from slipstream.kernel.house import House
from slipstream.rl.layout import (
    Answer,
    Piece,
    around,
    asked,
    house_of,
    itself,
    one_of,
    part_gone,
    parts,
)

ABOUT = {
    "asked": "the open decision, one of all; then whether you are asked",
    "line": "for each car in the order of the colours, its running place, one of 12; none: out",
    "removed": "for each car, whether it is out",
    "owners": "for each colour, whose it is: you, the seats after you, nobody",
    "hand": "your cards of each kind, as part of a hand",
    "discards": "the discard pile: of each kind, the part of its copies that is gone",
    "hands": "how many cards you and the seats after you hold, as part of a hand",
    "plays": "how many plays you and the seats after you still have, in twentieths",
    "deck": "cards still to be drawn, as part of the deck",
    "card": "the card being carried out, one of all kinds",
    "car": "the car it is carried out on, one of 12",
    "rolled": "what was rolled, one of 12",
    "points": "points of you and the seats after you if the race ended now, as part of them all",
}


@cache
def copies(house: str) -> list[int]:
    """How many cards there are of each kind."""
    deck = Components(House("FMR", CHANGES, house)).deck
    return [deck.count(kind) for kind in range(len(CODES))]


def observed(game: RaceGame, view: RaceView) -> Iterator[Piece]:
    pieces = game.components
    hand = int(pieces.hand)
    me = max(view.seat, 0)
    seats = range(game.seats)
    yield asked(game, view.asking, view.waiting, me)
    yield (
        "line",
        [
            1.0 if place < len(view.order) and view.order[place] == car else 0.0
            for car in CAR_NAMES
            for place in range(CARS)
        ],
    )
    yield "removed", [1.0 if car in view.out else 0.0 for car in CAR_NAMES]
    whose = [*around(list(seats), me), -1]
    yield "owners", [x for colour in COLOURS for x in one_of(whose, view.owners[colour])]
    held = view.hands[me] or ()
    yield "hand", [held.count(code) / hand for code in CODES]
    yield "discards", part_gone(view.used, CODES, copies(house_of(game)))
    yield "hands", parts(around(view.hand_sizes, me), hand)
    yield "plays", parts(around(view.turns_left, me), max(20, len(pieces.deck) // game.seats))
    yield "deck", [view.deck / len(pieces.deck)]
    yield "card", one_of(CODES, view.card)
    yield "car", one_of(CAR_NAMES, view.car)
    yield "rolled", one_of(range(1, DIE + 1), view.rolled)
    yield "points", parts(around(view.points[: game.seats], me), max(1, sum(pieces.points)))


def answers(_game: RaceGame) -> list[Answer]:
    return [
        Answer("play", len(CODES) * (NO_CAR + 1), itself),
        Answer("charge_continue", 2, itself),
        Answer("spin_reroll", 2, itself),
        Answer("crash_partner", CARS, itself),
    ]
