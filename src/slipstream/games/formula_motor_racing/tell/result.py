"""The end of a race on the terminal: the podium, the points, and what decided a tie."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from slipstream.games.formula_motor_racing.rules.deck import COLOURS
from slipstream.games.formula_motor_racing.tell.facts import (
    colour,
    colour_of,
)
from slipstream.games.formula_motor_racing.tell.view import RaceView, owner, uncontrolled
from slipstream.tell.say import Say, seat
from slipstream.tell.screen import Row, Segment, row
from slipstream.tell.words import Words

_STEPS = 3


class Entry(NamedTuple):
    """An entrant after the race."""

    points: int
    best: int  # place of its best car
    name: Say
    row: Say  # its name in the table
    winner: Say  # what is said if it is first


def rows(view: RaceView, words: Words) -> tuple[Row, ...]:
    """FMR-6.5, FMR-7.5, FMR-7.6, FMR-R20: the podium, the table of entrants, the tie-break."""
    table = entries(view)
    told = [_line(rank, entry, words) for rank, entry in enumerate(table, 1)]
    return (
        row(Segment(words("screen-podium"), "strong")),
        *[_step(view, words, place) for place in range(1, _STEPS + 1)],
        row(Segment(words("screen-table"), "strong")),
        *told,
        *[row(f"  {_cited(fact, words)}") for fact in ties(table)],
        row(Segment(_cited(table[0].winner, words), "notice")),
    )


def entries(view: RaceView) -> list[Entry]:
    """FMR-R34: the entrants, best first."""
    seats = len(view.hand_sizes)
    found = [_player(view, number) for number in range(seats)]
    teams = zip(uncontrolled(view), view.points[seats:], strict=True)
    found += [_team(view, name, points) for name, points in teams]
    return sorted(found, key=lambda entry: (-entry.points, entry.best))


def _player(view: RaceView, number: int) -> Entry:
    best = _best(view, [name for name in COLOURS if view.owners[name] == number])
    wins = Say("result-winner", {"seat": seat(number)})
    return Entry(view.points[number], best, seat(number), seat(number), wins)


def _team(view: RaceView, name: str, points: int) -> Entry:
    """FMR-R20: an uncontrolled team may be first, but no player has won then."""
    args: dict[str, Any] = {"colour": colour(name)}
    wins = Say("result-winner.uncontrolled", args, "FMR-R20")
    return Entry(points, _best(view, [name]), colour(name), Say("uncontrolled-team", args), wins)


def _best(view: RaceView, team: list[str]) -> int:
    cars = enumerate(view.order + view.out, 1)
    return next(place for place, car in cars if colour_of(car) in team)


def ties(table: list[Entry]) -> list[Say]:
    """FMR-R34: who is level, and what decides."""
    return [
        Say(
            "result-level",
            {"entrants": [one.name, other.name], "points": _points(one.points)},
            "FMR-R34",
        )
        for one, other in pairwise(table)
        if one.points == other.points
    ]


def _points(number: int) -> Say:
    return Say("points-count", {"points": number})


def _line(rank: int, entry: Entry, words: Words) -> Row:
    points = words.say(_points(entry.points))
    best = words("screen-best-car", place=entry.best)
    return row(f"  {rank}. {words.say(entry.row):<26}{points:>10}  {best}")


def _step(view: RaceView, words: Words, place: int) -> Row:
    name = (view.order + view.out)[place - 1]
    points = words.say(_points(view.place_points[place - 1]))
    label = Segment(f"{words(f'car-{name}'):<9}", colour_of(name))
    rest = f"{points:>10}  {words.say(owner(view, name))}"
    return row(f"  {words('place', place=place)}  ", label, rest)


def _cited(fact: Say, words: Words) -> str:
    """With the clause that it follows from, if there is one."""
    return words.say(fact) + (f" ({fact.clause})" if fact.clause else "")
