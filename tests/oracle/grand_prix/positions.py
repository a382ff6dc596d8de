"""Positions: plain data that goes through JSON unchanged, with a short text and a drawing."""

from __future__ import annotations

import re
from typing import Final, TypedDict

from oracle.circuits import Circuit
from oracle.grand_prix.cards import Card

PIT: Final = -1  # the box beside lane 0
RUN_OFF: Final = -2  # beyond the outermost lane
BESIDE: Final = {"P": PIT, "O": RUN_OFF}
SPELLED: Final = {PIT: "P", RUN_OFF: "O"}


class Car(TypedDict):
    """Section 2.9. `arrival` counts up and matters only in a box or run-off (GP-1.3.2)."""

    at: list[int]  # [progress, lane]; lane PIT or RUN_OFF beside the track
    npc: bool
    wear: str
    cc: int
    tyre: str  # f soft and unused, u soft and used, h hard, w wet; nothing for an NPC
    activated: bool
    arrival: int
    crossed: bool  # has a slot, and stays on the track until the segment ends (GP-10.1.2.2)


class Activation(TypedDict):
    """The variables of GP-6.A4 and the point the segment has come to."""

    card: Card
    active: str
    phase: str  # begin, tail, step, effect, card, bonus, end
    exit: bool  # out of the pit lane or the run-off (GP-6.A6)
    bonus: bool  # GP-6.A8
    type: str
    effect: str
    mp: int
    linked: bool
    route: dict[str, list[int]]  # space -> space, where Line and Pursuit have passed
    visited: list[list[int]]  # [progress, lane]
    tail: list[str]
    diagonal_left: int
    answers: list[str]  # to the choices inside the step that is being made


class Position(TypedDict):
    """Cars that are out are absent; `finished` holds those that crossed, first to last."""

    cars: dict[str, Car]
    zone: int | None  # its middle sector
    finished: list[str]
    lap: int  # the lap marker (GP-4.6.3)
    activation: Activation | None


CAR: Final = re.compile(
    r"(n?)(\d+)@(-?\d+)\.(\d+|P|O)(?:/([a-zA-Z]+))?(?:!(\d+))?(?:=([fuhw]))?(\*?)"
)
ZONE: Final = re.compile(r"zone@(\d+)")


def read(text: str) -> Position:
    """`5@18.1/ttE!2=f* n17@20.P zone@25`: number, place, wear, Close Calls, tyres, activated.

    `n` is an NPC. Cars in one box are listed in the order of arrival.
    """
    position = Position(cars={}, zone=None, finished=[], lap=1, activation=None)
    for word in text.split():
        zone, match = ZONE.fullmatch(word), CAR.fullmatch(word)
        if zone:
            position["zone"] = int(zone[1])
        elif match and match[2] not in position["cars"]:
            position["cars"][match[2]] = car(match, len(position["cars"]))
        else:
            raise ValueError(f"cannot read {word!r} in {text!r}")
    return position


def car(match: re.Match[str], arrival: int) -> Car:
    """One word of a text."""
    npc, _, progress, lane, wear, cc, tyre, activated = match.groups()
    return Car(
        at=[int(progress), BESIDE[lane] if lane in BESIDE else int(lane)],
        npc=bool(npc),
        wear=sort_wear(wear or ""),
        cc=int(cc or 0),
        tyre=tyre or ("" if npc else "h"),
        activated=bool(activated),
        arrival=arrival,
        crossed=False,
    )


def write(position: Position) -> str:
    """The inverse of `read` for the cars on the board, best place first."""
    words = [spell(number, position["cars"][number]) for number in placed(position)]
    return " ".join(words + [f"zone@{position['zone']}"] * (position["zone"] is not None))


def spell(number: str, car: Car) -> str:
    """One word of a text."""
    progress, lane = car["at"]
    return "".join(
        [
            f"{'n' * car['npc']}{number}@{progress}.{SPELLED.get(lane, lane)}",
            f"/{car['wear']}" * bool(car["wear"]),
            f"!{car['cc']}" * bool(car["cc"]),
            f"={car['tyre']}" * (car["tyre"] not in {"", "h"}),
            "*" * car["activated"],
        ]
    )


def placed(position: Position) -> list[str]:
    """GP-4.1.1: higher progress; track, run-off, pit lane; lower lane or earlier arrival."""
    cars = position["cars"]

    def place(number: str) -> tuple[int, int, int, int]:
        progress, lane = cars[number]["at"]
        if lane >= 0:
            return (-progress, 0, lane, int(number))
        return (-progress, 1 if lane == RUN_OFF else 2, cars[number]["arrival"], int(number))

    return sorted(cars, key=place)


def running_order(circuit: Circuit, position: Position) -> list[str]:
    """GP-4.1.1, GP-4.1.4: all cars still in the race, the leader first.

    GP-13.3.1: in a sector that is led from the outside the outer of two cars on the road is first.
    """
    cars = position["cars"]
    order = [number for number in placed(position) if not cars[number]["crossed"]]

    def place(number: str) -> tuple[int, int]:
        progress, lane = cars[number]["at"]
        turned = lane >= 0 and progress % len(circuit.lanes) in circuit.outer_first
        return (-progress, -lane if turned else 0)

    return sorted(order, key=place)


def lapped(circuit: Circuit, position: Position, order: list[str]) -> set[str]:
    """GP-4.2.1: of the running order, those a full lap or more behind the leader."""
    cars = position["cars"]
    return {x for x in order if cars[order[0]]["at"][0] - cars[x]["at"][0] >= len(circuit.lanes)}


def copied(position: Position) -> Position:
    """An independent copy, but for places and tails, which are replaced and never changed."""
    now = position["activation"]
    copy: Position = {
        **position,
        "cars": {number: {**car} for number, car in position["cars"].items()},
        "finished": list(position["finished"]),
    }
    if now is not None:
        route, visited = dict(now["route"]), list(now["visited"])
        copy["activation"] = {**now, "route": route, "visited": visited}
    return copy


def sort_wear(letters: str) -> str:
    """One spelling for one set of markers."""
    return "".join(sorted(letters))


def draw(circuit: Circuit, position: Position, around: str) -> str:
    """Travel from left to right, inside lane first, `*` the car looked at, `#` no such space.

    Columns count the progress of that car's lap: an apostrophe marks a car a lap behind it, a
    plus sign one a lap ahead. `~` is a lane that the Safety Zone has closed.
    """
    cars, length = position["cars"], len(circuit.lanes)
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
    for lane in [PIT, *range(max(circuit.lanes[c % length] for c in columns)), RUN_OFF]:
        cells = []
        for c in columns:
            here = [mark[n] for n in cars if column[n] == c and cars[n]["at"][1] == lane]
            cells.append("/".join(here) or empty(circuit, position["zone"], c % length, lane))
        if lane >= 0 or any(cell != "." for cell in cells):
            rows.append([SPELLED.get(lane, str(lane)), *cells])
    rows.append(["", *map(str, columns)])
    wide = max(len(cell) for row in rows for cell in row[1:]) + 1
    return "\n".join(row[0].ljust(2) + "".join(c.rjust(wide) for c in row[1:]) for row in rows)


def empty(circuit: Circuit, zone: int | None, sector: int, lane: int) -> str:
    """A space without a car."""
    if lane >= circuit.lanes[sector]:
        return "#"
    around = [] if zone is None else [(zone + d) % len(circuit.lanes) for d in range(-5, 6)]
    return "~" if lane > 0 and sector in around else "."
