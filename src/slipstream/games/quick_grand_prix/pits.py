"""Pit stops: where the cars come back."""

from __future__ import annotations

from slipstream.games.quick_grand_prix.cards import GAP
from slipstream.games.quick_grand_prix.rounds import Round
from slipstream.games.quick_grand_prix.state import RETURNED


def fix_rows(r: Round) -> None:
    """QGP-R17: a pitting car's row is the slot of its gap when the comparisons start."""
    if GAP in r.line:
        r.pitted = [car for car in r.s.line if car not in r.line]
        r.rows = [slot for slot, item in enumerate(r.line) if item == GAP]


def come_back(r: Round) -> None:
    """QGP-8.4, QGP-8.5: repaired, the leading one first."""
    for car, row in zip(r.pitted, r.rows, strict=True):
        fill_gap(r, car, row)
        r.damaged &= ~(1 << car)
        if r.told:
            r.s.note(RETURNED, "QGP-8.5", r.s.owner_of(car), [car, r.line.index(car) + 1])


def fill_gap(r: Round, car: int, row: int) -> None:
    """QGP-8.5 to QGP-8.7: the first gap not in front of the row, else the back of the line."""
    for slot in range(row, len(r.line)):
        if r.line[slot] == GAP:
            r.line[slot] = car
            return
    r.line.append(car)
