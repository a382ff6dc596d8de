"""Pit stops: where the cars come back."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.rules.cards import GAP
from slipstream.games.quick_grand_prix.rules.kinds import RETURNED
from slipstream.games.quick_grand_prix.rules.rounds import Round
from slipstream.kernel.rows import append


def fix_rows(r: Round) -> None:
    """QGP-R17: a pitting car's row is the slot of its gap when the comparisons start."""
    if GAP in r.line:
        r.pitted = [car for car in r.s.line if car not in r.line]
        r.rows = [slot for slot in range(len(r.line)) if r.line[slot] == GAP]


def come_back(r: Round) -> None:
    """QGP-8.4, QGP-8.5: repaired, the leading one first."""
    for number in range(len(r.pitted)):
        car = r.pitted[number]
        fill_gap(r, car, r.rows[number])
        r.damaged &= ~(1 << car)
        if r.told:
            place = list(r.line).index(car) + 1
            r.s.note(RETURNED, "QGP-8.5", r.s.owner_of(car), [car, place])


def fill_gap(r: Round, car: i64, row: i64) -> None:
    """QGP-8.5 to QGP-8.7: the first gap not in front of the row, else the back of the line."""
    for slot in range(row, len(r.line)):
        if r.line[slot] == GAP:
            r.line[slot] = car
            return
    r.line = append(r.line, car)
