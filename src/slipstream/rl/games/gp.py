"""Grand Prix in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.components import (
    CARS,
    CODES,
    TYRE_LETTERS,
    WEAR_LETTERS,
    WEARS,
)
from slipstream.games.grand_prix.rules.decisions import CARD, NOTHING, PASS, RETIRE
from slipstream.games.grand_prix.rules.end_of_turn import EVENT_WORDS
from slipstream.games.grand_prix.rules.house import CHANGES, Components
from slipstream.games.grand_prix.tell.view import CarView, RaceView
from slipstream.kernel.house import House
from slipstream.rl.games import drafting
from slipstream.rl.games.drafting import (
    CHOICES,
    STEPS,
    Family,
    Pieces,
    car,
    event_name,
    shifted,
    step,
    up_to,
)
from slipstream.rl.layout import Answer, Given, Piece, around, house_of, in_order, itself, one_of

EXTRA = 2  # besides a card: a retirement, a pass
ABOUT = drafting.ABOUT | {
    "weather": "whether the track is wet; whether there is a Safety Zone; where, as part of a lap",
    "stop": "the car being repaired, one of all by seats; sectors back, in twentieths",
    "queue": "seats or cars still to be asked, and players in a row that did nothing, as part of"
    " the most there can be",
    "restart": "for each car, by seats, its place in a restart as part of the field",
}
FAMILY = Family(CODES, WEAR_LETTERS, [event_name(event) for event in EVENT_WORDS])


@cache
def pieces(house: str, hand: int) -> Pieces:
    found = Components(House("GP", CHANGES, house))
    copies = [found.deck.count(card) for card in range(len(CODES))]
    events = FAMILY.counted([event_name(EVENT_WORDS[card]) for card in found.events])
    return Pieces(hand, copies, events, max(1, *found.points))


def observed(game: GrandPrix, view: RaceView) -> Iterator[Piece]:
    me = max(view.seat, 0)
    own = [sheet(game, one, me) for one in view.cars]
    bonus = [float(view.move.bonus) if view.move else 0.0]
    numbers = [one.number for one in view.cars]
    yield from FAMILY.observed(game, view, pieces(house_of(game), int(game.hand)), own, bonus)
    zone = [float(view.zone >= 0), max(0, view.zone) / view.sectors]
    yield "weather", [float(view.weather == "wet"), *zone]
    stop = view.stop
    back = stop.back / 20 if stop else 0.0
    yield "stop", [*one_of(numbers, stop.car if stop else -1), back]
    yield "queue", [len(view.queue) / 22, view.idle / 11]
    places = [view.restart.index(n) + 1 if n in view.restart else 0 for n in numbers]
    yield "restart", [place / CARS for place in places]


def sheet(game: GrandPrix, one: CarView, me: int) -> list[float]:
    """Only here: whose to move, stopped, called in, way back, Close Calls, tyres, their duty."""
    return [
        *one_of([*around(range(game.seats), me), -1], one.controller),
        float(one.stopped),
        float(one.called_in),
        one.back / 50,
        one.close_calls / 10,
        *one_of(TYRE_LETTERS, one.tyres.rstrip("-")[-1:]),
        float(one.bonus),
        float(one.duty_done),
        float(one.must_change),
    ]


def activation(given: Given) -> int:
    """Car by car, one's own first: its cards, a retirement, a pass; last of all, nothing."""
    if given.action == NOTHING:
        return CARS * (len(CODES) + EXTRA)
    extra = {RETIRE: len(CODES), PASS: len(CODES) + 1}
    card = given.action & CARD
    return shifted(given, given.action >> 7) * (len(CODES) + EXTRA) + extra.get(card, card)


def answers(_game: GrandPrix) -> list[Answer]:
    tyres = len(TYRE_LETTERS)
    return [
        Answer("tyres", tyres * tyres, itself),
        Answer("action", CARS * (len(CODES) + EXTRA) + 1, activation),
        Answer("tail", CHOICES, in_order),
        Answer("step", STEPS, step),
        Answer("lane", CHOICES, in_order),
        Answer("late_brake", CHOICES, in_order),
        Answer("clean_air", CHOICES, in_order),
        Answer("soft_bonus", 2, in_order),
        *[Answer(name, CARS + 1, car) for name in ("own_car", "involved", "marker", "pit")],
        Answer("reaction", tyres + 1, itself),
        Answer("repair", WEARS + 1, up_to(WEARS)),
        Answer("new_tyres", tyres + 1, itself),
        Answer("discard", len(CODES) + 1, up_to(len(CODES))),
    ]
