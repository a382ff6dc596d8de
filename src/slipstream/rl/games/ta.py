"""Thunder Alley in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.components import (
    RACE_CARDS,
    WEAR_LETTERS,
    WEARS,
)
from slipstream.games.thunder_alley.rules.decisions import CARD, PASS, RETIRE
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.house import CHANGES, Components
from slipstream.games.thunder_alley.tell.view import RaceView
from slipstream.kernel.house import House
from slipstream.rl.games import drafting
from slipstream.rl.games.drafting import CHOICES, STEPS, Family, Pieces, car, shifted, step, up_to
from slipstream.rl.layout import Answer, Given, Piece, flags, house_of, in_order

CODES = [str(card + 1) for card in range(RACE_CARDS)]
EXTRA = 2  # besides a card: a retirement, a pass
ABOUT = drafting.ABOUT | {
    "stops": "for each car, in the order of the seats, whether it pits in this turn so far",
    "weather": "whether a Rain is set aside",
}
FAMILY = Family(CODES, WEAR_LETTERS, EVENT_WORDS)


@cache
def pieces(house: str, cars: int) -> Pieces:
    found = Components(House("TA", CHANGES, house))
    events = FAMILY.counted([EVENT_WORDS[event] for event in found.events])
    most = max(1, max(found.points) + found.led_a_turn + found.most_laps_led)
    return Pieces(cars + 1, [1] * RACE_CARDS, events, most)


def observed(game: ThunderAlley, view: RaceView) -> Iterator[Piece]:
    """Of a car: turns led in twentieths, a forced stop; of a move: the second car of Teamwork."""
    own = [[one.led / 20, float(one.forced)] for one in view.cars]
    second = [float(view.move.second) if view.move else 0.0]
    yield from FAMILY.observed(game, view, pieces(house_of(game), int(game.cars)), own, second)
    yield "stops", flags([one.number for one in view.cars], view.stops)
    yield "weather", [float(view.rain)]


def activation(given: Given) -> int:
    """Own car by own car: its cards, a retirement, a pass."""
    extra = {RETIRE: RACE_CARDS, PASS: RACE_CARDS + 1}
    card = given.action & CARD
    return shifted(given, given.action >> 7) * (RACE_CARDS + EXTRA) + extra.get(card, card)


def answers(game: ThunderAlley) -> list[Answer]:
    cars = len(game.numbers)
    return [
        Answer("activate", int(game.cars) * (RACE_CARDS + EXTRA), activation),
        Answer("tail", CHOICES, in_order),
        Answer("step", STEPS, step),
        Answer("lane", CHOICES, in_order),
        Answer("clean_air", CHOICES, in_order),
        *[
            Answer(name, cars + 1, car)
            for name in ("second_car", "target", "originator", "victim", "overcast", "sun", "pit")
        ],
        Answer("repair", WEARS + 1, up_to(WEARS)),
        Answer("discard", RACE_CARDS + 1, up_to(RACE_CARDS)),
    ]
