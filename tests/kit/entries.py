"""Which races the kit drives: every pair of seats and option values, or the whole product."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import NamedTuple

from slipstream import Game, InvalidOption
from slipstream.kernel.options import Option


class Entry(NamedTuple):
    """A game as it could be agreed on."""

    kind: type[Game]
    seats: int
    options: tuple[tuple[str, str], ...]

    def game(self) -> Game:
        return self.kind(self.seats, dict(self.options))

    def name(self) -> str:
        """For test ids and file names: values that are no short word are left out."""
        defaults = {option.name: option.default for option in self.kind.offered}
        told = [
            f"{name}_{value}" if re.fullmatch(r"\w{1,30}", value) else name
            for name, value in self.options
            if value != defaults[name]
        ]
        return "-".join([self.kind.code, str(self.seats), *told])


def values(kind: type[Game], option: Option, seats: int) -> list[str]:
    """The values of an option to try: all that it lists, or its default and the game's samples."""
    samples = kind(seats, {}).samples()
    return option.allowed or [option.default, *samples.get(option.name, [])]


def entries(kind: type[Game], whole: bool) -> list[Entry]:
    """Entries that hold every pair of values, or all there are; none that the game refuses."""
    widths = _widths(kind)
    found = _accepted(kind, product(*map(range, widths)) if whole else pairs(widths))
    return found + _accepted(kind, _missing(kind, widths, found))


def all_changed(kind: type[Game]) -> Entry:
    """The largest field with every option at its last value, if the game accepts that."""
    last = tuple((option.name, values(kind, option, kind.most)[-1]) for option in kind.offered)
    entry = Entry(kind, kind.most, last)
    return entry if _may_be(entry) else each_value(kind)[-1]


def each_value(kind: type[Game]) -> list[Entry]:
    """Few entries that hold every single value."""
    widths = _widths(kind)
    rows = [tuple(number % width for width in widths) for number in range(max(widths))]
    found = _accepted(kind, rows)
    return found + _accepted(kind, _missing(kind, widths, found))


def pairs(widths: list[int]) -> list[tuple[int, ...]]:
    """Rows in which each pair of columns shows every pair of values: few, the same every time."""
    if len(widths) == 1:
        return [(value,) for value in range(widths[0])]
    left = {
        ((a, x), (b, y))
        for a, b in combinations(range(len(widths)), 2)
        for x, y in product(range(widths[a]), range(widths[b]))
    }
    rows: list[tuple[int, ...]] = []
    while left:
        row = dict(min(left))
        for column, width in enumerate(widths):
            if column not in row:
                row[column] = max(
                    range(width),
                    key=lambda value, at=column, so_far=row: (  # type: ignore[misc]
                        len(left & _pairs_with(so_far, at, value)),
                        -(value - len(rows)) % width,
                    ),
                )
        rows.append(tuple(row[column] for column in range(len(widths))))
        left -= set(combinations(sorted(row.items()), 2))
    return rows


def _pairs_with(
    row: dict[int, int], column: int, value: int
) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    mine = (column, value)
    return {(min(mine, other), max(mine, other)) for other in row.items()}


def _widths(kind: type[Game]) -> list[int]:
    seats = range(kind.fewest, kind.most + 1)
    return [len(seats)] + [
        max(len(values(kind, option, number)) for number in seats) for option in kind.offered
    ]


def _entry(kind: type[Game], row: tuple[int, ...]) -> Entry:
    seats = kind.fewest + row[0]
    options = []
    for option, number in zip(kind.offered, row[1:], strict=True):
        offered = values(kind, option, seats)
        options.append((option.name, offered[number % len(offered)]))
    return Entry(kind, seats, tuple(options))


def _accepted(kind: type[Game], rows: Iterable[tuple[int, ...]]) -> list[Entry]:
    """Some options exclude each other; the game says so."""
    unique = dict.fromkeys(_entry(kind, row) for row in rows)
    return [entry for entry in unique if _may_be(entry)]


def _may_be(entry: Entry) -> bool:
    try:
        entry.game()
    except InvalidOption:
        return False
    return True


def _missing(kind: type[Game], widths: list[int], found: list[Entry]) -> Iterator[tuple[int, ...]]:
    """For each value in none of the entries found, the first row that the game accepts."""
    for column, width in enumerate(widths):
        for value in range(width):
            held = {_held(entry, column) for entry in found}
            rows = product(*map(range, widths))
            wanted = (row for row in rows if row[column] == value)
            first = next((row for row in wanted if _may_be(_entry(kind, row))), None)
            if first is not None and _held(_entry(kind, first), column) not in held:
                yield first


def _held(entry: Entry, column: int) -> str:
    return entry.options[column - 1][1] if column else str(entry.seats)
