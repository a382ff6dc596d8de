"""What Thunder Alley and Grand Prix have in common in numbers: cars, moves, cards, events.

Cars stand in the order of the seats, your own first; NPCs come last. So a car of yours has the
same number whichever seat you drive for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.steps import SHIFT, SPACE
from slipstream.drafting.tell.view import CarView, MoveView, RaceView
from slipstream.rl.layout import (
    Given,
    Number,
    Piece,
    around,
    asked,
    flags,
    one_of,
    part_gone,
    parts,
)

LANES = [*"0123456", "P", "O"]
STATUS = ["grid", "racing", "crossed", "finished", "out"]
KINDS = ["solo", "draft", "line", "pursuit", "lead"]
FLAGS = ["green", "yellow", "red"]
CHOICES = 8  # spaces that one question can offer, at most
STEPS = 88  # eleven kinds of steps into eight lanes
DONE = 127
ABOUT = {
    "asked": "the open decision, one of all; then whether you are asked",
    "race": "lap and laps in tenths; turn in hundredths; of you and the seats after you, who is"
    " First Player",
    "cars": "for each car: on the grid, racing, just over the line, finished, out; progress and"
    " way behind the leader as part of the race; place on the lap as part of it; its lane, one of"
    " nine (P the pits, O the run-off); cars ahead in its box, in 22nds; markers of each kind,"
    " penalty and spare markers in tenths; worn out, has moved, lapped; place as part of the"
    " field; points as part of the winner's; then what only this game knows",
    "hand": "your cards of each kind, as part of a hand",
    "hands": "how many cards you and the seats after you hold, as part of a hand",
    "discards": "race cards discarded, of each kind, as part of its copies",
    "decks": "race cards and events still to be drawn, in hundreds",
    "event": "the event being carried out, one of all; then the flag: green, yellow, red",
    "events": "events discarded, of each kind, as part of its copies",
    "targets": "for each car, whether the event may strike it; for each car, whether it is hit",
    "move": "the active car, one of all; its card, one of all kinds; the kind of move, one of"
    " five; points left in twentieths; linked, leaves the pits; then what only this game knows",
    "linked": "for each car, whether it is linked behind the active one",
    "choices": "for each of eight spaces among which a lane is chosen: is there one, its lane in"
    " tenths, its place on the lap as part of it",
    "points": "points of you and the seats after you, as part of a win of all their cars",
}


class Pieces(NamedTuple):
    """What a race is run with, by the book or by house rules."""

    hand: int
    copies: Sequence[int]
    event_copies: Sequence[int]
    most: int
    """Points of the winner, more or less."""


class Family:
    """One game's answers to what the observation asks."""

    def __init__(self, codes: Sequence[str], letters: Sequence[str], events: Sequence[str]) -> None:
        self.codes = codes
        self.letters = letters
        self.events = sorted(set(events))

    def counted(self, events: Sequence[str]) -> list[int]:
        """How many of each event a deck has."""
        return [list(events).count(event) for event in self.events]

    def observed(
        self,
        game: DraftingGame,
        view: RaceView,
        pieces: Pieces,
        own: Sequence[Sequence[float]],
        move: Sequence[float],
    ) -> Iterator[Piece]:
        """`own` and `move`: what only this game knows of each car, and of the move."""
        me = max(view.seat, 0)
        cars = from_own(view.cars, game, me)
        numbers = [car.number for car in cars]
        leader = max((car.progress for car in cars), default=0)
        yield asked(game, view.asking, view.waiting, me)
        first = one_of(around(range(game.seats), me), view.first)
        yield "race", [view.lap / 10, view.laps / 10, view.turn / 100, *first]
        sheets = [
            [*self.sheet(view, car, leader, pieces.most), *more]
            for car, more in zip(cars, from_own(own, game, me), strict=True)
        ]
        yield "cars", [x for sheet in sheets for x in sheet]
        held = view.hands[me] or ()
        yield "hand", [held.count(code) / pieces.hand for code in self.codes]
        yield "hands", parts(around(view.hand_sizes, me), pieces.hand)
        yield "discards", part_gone(view.used, self.codes, pieces.copies)
        yield "decks", parts([view.deck, view.event_deck], 100)
        yield "event", [*one_of(self.events, event_name(view.event)), *one_of(FLAGS, view.flag)]
        gone = [event_name(event) for event in view.events]
        yield "events", part_gone(gone, self.events, pieces.event_copies)
        yield "targets", [*flags(numbers, view.candidates), *flags(numbers, view.involved)]
        yield "move", [*self.under_way(view.move, numbers), *move]
        yield "linked", flags(numbers, view.move.rear if view.move else ())
        yield "choices", choices(view)
        cars_of_a_seat = seated_cars(game) // game.seats
        yield "points", parts(around(view.points, me), pieces.most * cars_of_a_seat)

    def sheet(self, view: RaceView, car: CarView, leader: int, most: int) -> list[float]:
        lap = view.sectors
        lane = car.at.rpartition(".")[2] or car.at[-1:]
        return [
            *one_of(STATUS, car.status),
            car.progress / (lap * view.laps),
            (leader - car.progress) / (lap * view.laps),
            car.progress % lap / lap,
            *one_of(LANES, lane),
            car.stack / 22,
            *[car.wear.count(letter) / 10 for letter in self.letters],
            car.penalty / 10,
            car.spare / 10,
            float(car.worn_out),
            float(car.moved),
            float(car.lapped),
            car.place / len(view.cars),
            car.points / most,
        ]

    def under_way(self, move: MoveView | None, numbers: Sequence[int]) -> list[float]:
        if move is None:
            return [0.0] * (len(numbers) + len(self.codes) + len(KINDS) + 3)
        return [
            *one_of(numbers, move.car),
            *one_of(self.codes, move.card),
            *one_of(KINDS, move.kind),
            move.mp / 20,
            float(move.linked),
            float(move.leaves_pits),
        ]


def event_name(event: str) -> str:
    return event.partition(":")[0]


def from_own(by_car: Sequence[Any], game: DraftingGame, seat: int) -> list[Any]:
    """What belongs to cars: those of the seat first, NPCs last."""
    players = seated_cars(game)
    first = seat * (players // game.seats)
    return [*by_car[first:players], *by_car[:first], *by_car[players:]]


def seated_cars(game: DraftingGame) -> int:
    """How many cars belong to seats; they come first."""
    cars: int = getattr(game, "player_cars", len(game.numbers))
    return cars


def choices(view: RaceView) -> list[float]:
    found: list[float] = []
    asked_for = view.move.question if view.move else ()
    for number in range(CHOICES):
        if number < len(asked_for):
            sector, _, lane = asked_for[number].rpartition(".")
            found += [1.0, LANES.index(lane) / 10 if lane in LANES else 0.0]
            found.append(int(sector) % view.sectors / view.sectors if sector.isdecimal() else 0.0)
        else:
            found += [0.0, 0.0, 0.0]
    return found


# Numbers of answers


def step(given: Given) -> int:
    """The kind of a step and the lane that it leads into."""
    kind, space = given.action >> SHIFT, given.action & SPACE
    return kind * CHOICES + int(given.state.board.track.lane[space]) % CHOICES


def car(given: Given) -> int:
    """A car, one's own first; after the last car: no more."""
    if given.action == DONE:
        return len(given.state.game.numbers)
    return shifted(given, given.action)


def shifted(given: Given, car: int) -> int:
    """The number of a car as the seat counts them."""
    game: DraftingGame = given.state.game
    players = seated_cars(game)
    if car >= players:
        return car
    return (car - given.seat * (players // game.seats)) % players


def up_to(most: int) -> Number:
    """A kind of card or marker; after the last one: no more."""

    def number(given: Given) -> int:
        return most if given.action == DONE else given.action

    return number
