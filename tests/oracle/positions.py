"""Positions: plain data that goes through JSON unchanged, with a short text and a drawing."""

from __future__ import annotations

import json
import re
from typing import Final, TypedDict

from oracle.cards import Card
from oracle.circuits import Circuit

APRON: Final = -1  # the lane inside lane 0


class Car(TypedDict):
    """TA-D5, TA-D11. `stack` counts from the bottom and matters only on the apron (TA-D3)."""

    at: list[int]  # [progress, lane]; lane APRON in the pits
    wear: str
    team: str
    state: str  # racing, crossed
    moved: bool
    stack: int


class Activation(TypedDict):
    """The variables of TA-M8 and the point the segment has come to."""

    card: Card
    played_for: str
    wear: str  # taken by `played_for` at the end
    phase: str  # leave pits, followers, step, after, end
    active: str
    mode: str
    effect: str
    mp: int
    entered: list[list[int]]  # [sector, lane]
    linked: bool
    front: list[str]
    rear: list[str]
    diagonal_used: bool
    answers: list[str]  # to the choices inside the step that is being made


class Position(TypedDict):
    """Cars that are out are absent; `finished` holds those that crossed, first to last."""

    cars: dict[str, Car]
    finished: list[str]
    led: dict[str, int]
    activation: Activation | None


CAR: Final = re.compile(r"([A-Za-z]*):?(\d+)@(-?\d+)\.(\d+|P)(?:/([a-zA-Z]+))?(\*?)")


def read(text: str) -> Position:
    """`15@18.1 43@20.P/ttE red:29@17.0*`: team, number, progress, lane, wear, moved already.

    Cars in one apron space are listed from the bottom of the stack upwards.
    """
    cars: dict[str, Car] = {}
    for word in text.split():
        match = CAR.fullmatch(word)
        if not match or match[2] in cars:
            raise ValueError(f"cannot read {word!r} in {text!r}")
        team, number, progress, lane, wear, moved = match.groups()
        at = [int(progress), APRON if lane == "P" else int(lane)]
        cars[number] = Car(
            at=at,
            wear=sort_wear(wear or ""),
            team=team,
            state="racing",
            moved=bool(moved),
            stack=sum(1 for other in cars.values() if other["at"] == at and at[1] == APRON),
        )
    return Position(cars=cars, finished=[], led={}, activation=None)


def write(position: Position) -> str:
    """The inverse of `read` for the cars on the board, best progress first."""
    words = []
    for number, car in sorted(position["cars"].items(), key=lambda item: place(*item)):
        progress, lane = car["at"]
        team = car["team"] + ":" if car["team"] else ""
        wear = "/" + car["wear"] if car["wear"] else ""
        spot = "P" if lane == APRON else str(lane)
        words.append(f"{team}{number}@{progress}.{spot}{wear}{'*' if car['moved'] else ''}")
    return " ".join(words)


def place(number: str, car: Car) -> tuple[int, bool, int, int]:
    """TA-D8: progress, track before apron, then lower lane or lower in the stack."""
    progress, lane = car["at"]
    return (-progress, lane == APRON, car["stack"] if lane == APRON else lane, int(number))


def running_order(position: Position) -> list[str]:
    """TA-D8: all cars still racing, the Leader first (TA-D9)."""
    racing = [item for item in position["cars"].items() if item[1]["state"] == "racing"]
    return [number for number, _ in sorted(racing, key=lambda item: place(*item))]


def sort_wear(letters: str) -> str:
    """One spelling for one set of markers."""
    return "".join(sorted(letters))


def loads(text: str) -> Position:
    """The inverse of `dumps`."""
    position: Position = json.loads(text)
    return position


def draw(circuit: Circuit, position: Position, around: str) -> str:
    """Travel from left to right, inside lane first, `*` the car looked at, `#` no such space.

    Columns count the progress of that car's lap: an apostrophe marks a car a lap behind it, a
    plus sign one a lap ahead.
    """
    cars = position["cars"]
    length = len(circuit.lanes)
    middle = cars[around]["at"][0]
    column: dict[str, int] = {}
    mark: dict[str, str] = {}
    for number, car in cars.items():
        ahead = (car["at"][0] - middle + length // 2) % length - length // 2
        laps = (middle + ahead - car["at"][0]) // length
        column[number] = middle + ahead
        mark[number] = "*" * (number == around) + number + "'" * laps + "+" * -laps
    columns = range(min(column.values()) - 1, max(column.values()) + 3)
    rows = []
    for lane in range(APRON, max(circuit.lanes[c % length] for c in columns)):
        cells = []
        for c in columns:
            here = [mark[n] for n in cars if column[n] == c and cars[n]["at"][1] == lane]
            cells.append("/".join(here) or (".#"[lane >= circuit.lanes[c % length]]))
        if lane != APRON or any(cell != "." for cell in cells):
            rows.append(["P" if lane == APRON else str(lane), *cells])
    rows.append(["", *map(str, columns)])
    wide = max(len(cell) for row in rows for cell in row[1:]) + 1
    return "\n".join(row[0].ljust(2) + "".join(c.rjust(wide) for c in row[1:]) for row in rows)
