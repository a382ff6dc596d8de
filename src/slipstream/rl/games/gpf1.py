"""Grand Prix-F1 in numbers. Your own cars come first, then those of the seats after you."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from slipstream.games.grand_prix_f1.rules.board import SPACES
from slipstream.games.grand_prix_f1.rules.cards import (
    BOXES,
    FUEL,
    KINDS,
    MOST_OF_A_VALUE,
    MOST_SIT_OUTS,
    VALUES,
)
from slipstream.games.grand_prix_f1.rules.driving import ROUTES
from slipstream.games.grand_prix_f1.rules.state import RaceGame
from slipstream.games.grand_prix_f1.tell.view import FATES, CarView, RaceView
from slipstream.rl.layout import Answer, Piece, around, asked, itself, one_of, parts

ABOUT = {
    "asked": "the open decision, one of all; then whether you are asked",
    "mover": "the car that moves, one of all",
    "order": "for each car, its place in the order of turns, as part of the cars",
    "spaces": "for each car, its space, one of all; none: off the board",
    "cars": "for each car: laps left and way left (in fifths, in two hundreds of spaces), over the"
    " line, on rain tyres, on wrong tyres, damaged, in its box, sit-outs and their proof (in"
    " thirds), racing, finished, out of fuel, crashed, place as part of the cars",
    "boxes": "for you and the seats after you, the box, one of all",
    "weather": "rain or not; cards in the 1-stack, used 1s and 1s until rain, in forties",
    "bank": "2s and 3s left in the bank, in twenties",
    "fuel": "litres of you and of the seats after you, in two hundreds",
    "hand": "your cards of each value, in tenths",
    "bounds": "for you and the seats after you: fewest and most cards of each value, in tenths",
    "owed": "1s received and not yet exchanged, and the fine, in tenths",
    "paid": "cards of each value paid towards the fine, in tenths",
    "points": "points of you and the seats after you if the race ended now, as part of them all",
}


class Scales(NamedTuple):
    """What numbers are parts of; house rules with more cards have wider ones."""

    cards: int
    litres: int
    ones: int
    bank: int


def scales(game: RaceGame) -> Scales:
    hand = [int(count) for count in game.hand]
    litres = sum(value * count for value, count in zip(VALUES, hand, strict=True))
    ones, *bank = (int(count) for count in game.components.count[:FUEL])
    return Scales(max(10, *hand), max(200, litres), max(40, ones), max(20, *bank))


def observed(game: RaceGame, view: RaceView) -> Iterator[Piece]:
    of = scales(game)
    me = max(view.seat, 0)
    seats = around(list(range(game.seats)), me)
    cars = [car for seat in seats for car in view.cars if car.seat == seat]
    names = [car.colour for car in cars]
    number = len(cars)
    yield asked(game, view.asking, view.waiting, me)
    yield "mover", one_of(names, view.mover)
    yield "order", [turn(view, name) / number for name in names]
    yield "spaces", [x for car in cars for x in one_of(SPACES, car.space)]
    yield "cars", [x for car in cars for x in sheet(car, number)]
    yield "boxes", [x for seat in seats for x in one_of(range(1, BOXES + 1), view.boxes[seat])]
    stack = parts([view.stack, view.used_ones, view.ones_to_rain], of.ones)
    yield "weather", [float(view.sky == "rain"), *stack]
    yield "bank", parts(view.bank, of.bank)
    yield "fuel", parts(around(view.fuel, me), of.litres)
    held = view.hands[me] or ()
    yield "hand", [held.count(value) / of.cards for value in VALUES]
    yield "bounds", [x / of.cards for seat in seats for bound in view.bounds[seat] for x in bound]
    yield "owed", parts([view.bonus, view.fine], 10)
    yield "paid", [view.paid.count(value) / 10 for value in VALUES]
    yield "points", parts(around(view.points, me), max(1, sum(game.components.points)))


def turn(view: RaceView, car: str) -> int:
    return view.order.index(car) + 1 if car in view.order else 0


def sheet(car: CarView, cars: int) -> list[float]:
    return [
        car.laps / 5,
        car.distance / 200,
        float(car.crossed),
        float(car.tyres == "rain"),
        float(car.wrong_tyres),
        float(car.damaged),
        float(car.visiting),
        car.sit_outs / MOST_SIT_OUTS,
        car.proof / MOST_SIT_OUTS,
        *one_of(FATES, car.fate),
        car.place / cars,
    ]


def answers(_game: RaceGame) -> list[Answer]:
    return [
        Answer("choose_box", BOXES, itself),
        Answer("stay_or_leave", 2, itself),
        Answer("refuel_row", (MOST_OF_A_VALUE + 1) ** 3, itself),
        Answer("tyres", 2, itself),
        Answer("play_card", KINDS * ROUTES, itself),
        Answer("bonus_exchange", 3, itself),
        Answer("pay_fine", KINDS, itself),
    ]
