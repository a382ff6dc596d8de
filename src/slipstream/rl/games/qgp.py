"""Quick Grand Prix in numbers. Your own cars come first, then those of the seats after you."""

from __future__ import annotations

from collections.abc import Iterator

from slipstream.games.quick_grand_prix.rules.cards import CODES, PIT, ROLES
from slipstream.games.quick_grand_prix.rules.state import RaceGame
from slipstream.games.quick_grand_prix.tell.view import UNKNOWN, RaceView
from slipstream.rl.layout import Answer, Given, Piece, around, asked, itself, one_of, parts

ABOUT = {
    "asked": "the open decision, one of all; then whether you are asked",
    "round": "rounds driven, as part of the race",
    "section": "the section of this round, one of six",
    "limits": "safety limits of the six sections, in tenths",
    "drs": "for each section, whether it has DRS",
    "draft": "place of you and of the seats after you in the draft, as part of the seats",
    "swapped": "for you and the seats after you, whether they have swapped in the draft",
    "middle": "for each card, whether it is in the middle",
    "deck": "cards undealt, in tenths",
    "hands": "for you and the seats after you: each card they are known to hold, then the unknown",
    "better": "for you and the seats after you: the role on the better grid place, one of two",
    "line": "for each car and for the SL card, its place in the line, one of ten",
    "cars": "for each car: power and limit in tenths, whether it is damaged",
    "plans": "for you and the seats after you, whether their plan is in",
    "plan": "your own plan: a face for each of your cars, one of all",
    "swaps": "for each car, whether its owner may still swap a card",
    "points": "points of you and the seats after you if the race ended now, as part of them all",
}
PLACES = 10
FACES = PIT + 1
SECTIONS = range(6)


def observed(game: RaceGame, view: RaceView) -> Iterator[Piece]:
    me = max(view.seat, 0)
    seats = around(list(range(game.seats)), me)
    cars = [view.teams[seat] + role for seat in seats for role in ROLES]
    yield asked(game, view.asking, view.waiting, me)
    yield "round", [view.round / view.rounds]
    yield "section", one_of(SECTIONS, view.section)
    yield "limits", parts(view.limits, 10)
    yield "drs", [float(drs) for drs in view.drs]
    places = [view.draft.index(seat) + 1 if seat in view.draft else 0 for seat in seats]
    yield "draft", parts(places, game.seats)
    yield "swapped", [float(seat in view.swapped) for seat in seats]
    yield "middle", [float(code in view.middle) for code in CODES]
    yield "deck", [view.deck / 10]
    yield "hands", [float(view.hands[seat].count(x)) for seat in seats for x in (*CODES, UNKNOWN)]
    yield "better", [x for seat in seats for x in one_of(ROLES, view.better.get(seat, ""))]
    yield "line", [x for item in (*cars, "SL") for x in one_of(range(PLACES), place(view, item))]
    yield "cars", [x for car in cars for x in sheet(view, car)]
    yield "plans", [float(seat in view.plans) for seat in seats]
    faces = view.plans.get(me, "").split(",")
    known = game.components.faces
    yield "plan", [x for number in (0, 1) for x in one_of(known, "".join(faces[number:][:1]))]
    yield "swaps", [float(car in view.swaps) for car in cars]
    yield "points", parts(around(view.points, me), max(1, sum(game.components.points)))


def place(view: RaceView, item: str) -> int:
    return view.line.index(item) if item in view.line else -1


def sheet(view: RaceView, car: str) -> list[float]:
    card = view.cars[car]
    return [card.power / 10, card.limit / 10, float(card.damaged)]


def plan(given: Given) -> int:
    return (given.action >> 5) * FACES + (given.action & 31)


def answers(_game: RaceGame) -> list[Answer]:
    draft = 16 + len(CODES)
    return [
        Answer("draft_first", draft, itself),
        Answer("draft_second", draft, itself),
        Answer("draft_fill", draft, itself),
        Answer("grid_choice", 2, itself),
        Answer("plan", FACES**2, plan),
        Answer("swap", 1 + len(CODES) ** 2, itself),
    ]
