"""Restarts: GP-9.A word for word, with the stops of GP-9.1.2 between its two line-ups."""

from __future__ import annotations

from oracle.circuits import Circuit
from oracle.grand_prix.positions import PIT, Position, copied, lapped, running_order


def is_forbidden(circuit: Circuit, laps: int, position: Position) -> bool:
    """GP-9.4.1: the leader has 8 or fewer sectors to go."""
    leader = position["cars"][running_order(circuit, position)[0]]
    return laps * len(circuit.lanes) - leader["at"][0] <= 8


def restart_list(circuit: Circuit, position: Position, involved: list[str]) -> list[str]:
    """GP-9.3.1.1, GP-R76: unlapped, lapped, involved, each group in running order."""
    order = running_order(circuit, position)
    late = lapped(circuit, position, order)
    return [
        *[c for c in order if c not in late and c not in involved],
        *[c for c in order if c in late and c not in involved],
        *[c for c in order if c in involved],
    ]


def lined_up(circuit: Circuit, position: Position, line: list[str], anchor: int) -> Position:
    """GP-9.3.0.1, GP-T9, GP-R102: rows from the anchor backwards, the inner restart lane first."""
    after = copied(position)
    waiting = list(line)
    row = 0
    while waiting:
        progress = anchor - row
        for lane in circuit.restart[progress % len(circuit.lanes)]:
            if waiting:
                after["cars"][waiting.pop(0)]["at"] = [progress, lane]
        row += 1
    return after


def without_wear(position: Position) -> Position:
    """GP-9.3.2.1: every Player Car in the race loses all wear except body."""
    after = copied(position)
    for car in after["cars"].values():
        car["wear"] = "".join(letter for letter in car["wear"] if letter == "B")
    return after


def stopped(position: Position, number: str, back: int) -> Position:
    """GP-9.1.2, GP-9.1.4: to the box of its sector and back; the last to arrive there."""
    after = copied(position)
    car = after["cars"][number]
    car["at"] = [car["at"][0] - back, PIT]
    car["arrival"] = 1 + max(other["arrival"] for other in after["cars"].values())
    return after


def lined_up_again(circuit: Circuit, position: Position, line: list[str], anchor: int) -> Position:
    """GP-9.3.1.5: those that did not pit, then those that did, by their place in the pit lane."""
    cars = position["cars"]
    pitted = [number for number in line if cars[number]["at"][1] == PIT]
    pitted.sort(key=lambda number: (-cars[number]["at"][0], cars[number]["arrival"]))
    stayed = [number for number in line if number not in pitted]
    return lined_up(circuit, position, stayed + pitted, anchor)
