"""Lines that do not tell everything: rows that can stand in place of the hidden ones."""

from __future__ import annotations

import re
from itertools import islice, product
from typing import Final

from slipstream.games.grand_prix_f1.rules.cards import FUEL, VALUES
from slipstream.games.grand_prix_f1.rules.decisions import row_text
from slipstream.games.grand_prix_f1.rules.ledger import FUELS, nothing_known, possible_rows

_ENTRY: Final = re.compile(
    r"([1-8]):([1-3]):(\?\d+|-|[\dx,]+):(\d+/\d+/\d+):(\d+/\d+/\d+):(\d+/\d+/\d+)"
)
_KNOWN: Final = re.compile(r"([1-8]):(\d+/\d+/\d+):(\d+/\d+/\d+)()")
_CARDS: Final = re.compile(r"(\d+)x(\d+)")
_TRIES: Final = 5_000


def filled_rows(fuel: str, known: str) -> list[str] | None:
    """Entries of the field `fuel` with rows that fit what is known; None if none can be found."""
    found = [_ENTRY.fullmatch(text) for text in fuel.split(";")] if fuel else []
    entries = [match for match in found if match is not None]
    bounds = {match[1]: match for match in map(_KNOWN.fullmatch, known.split(";")) if match}
    if len(entries) != len(found) or any(match[1] not in bounds for match in entries):
        return None
    seats = sorted({match[1] for match in entries})
    mine = {seat: [n for n, match in enumerate(entries) if match[1] == seat] for seat in seats}
    ways = [_ways([entries[n] for n in mine[seat]], bounds[seat]) for seat in seats]
    for chosen in islice(product(*ways), _TRIES):
        rows: list[list[int]] = [[]] * len(entries)
        for seat, taken in zip(seats, chosen, strict=True):
            for n, row in zip(mine[seat], taken, strict=True):
                rows[n] = row
        if _fit(entries, rows):
            return [_told(match, row) for match, row in zip(entries, rows, strict=True)]
    return None


def _ways(entries: list[re.Match[str]], known: re.Match[str]) -> list[list[list[int]]]:
    """All rows that one seat can have taken at its stops, by the bounds after each of them."""
    ways: list[list[list[int]]] = [[]]
    for number, match in enumerate(entries):
        after = [*entries, known][number + 1]
        low, high = (_triple(text) for text in after.groups()[-3:-1])
        rows = possible_rows(int(match[3][1:])) if match[3][0] == "?" else [row_of(match[3])]
        ways = [
            [*before, row]
            for before in ways
            for row in rows
            if all(low[n] <= sum(r[n] for r in [*before, row]) <= high[n] for n in range(FUELS))
        ]
    return ways


def _fit(entries: list[re.Match[str]], rows: list[list[int]]) -> bool:
    """Could the bank have given all of them?"""
    seats = 1 + max(int(match[1]) for match in entries) if entries else 1
    ledger = nothing_known(seats)
    for seat in range(seats):
        ledger.know(seat, [0] * FUELS, [99] * FUELS)
    for match, row in zip(entries, rows, strict=True):
        bounds = [*_triple(match[4]), *_triple(match[5]), *_triple(match[6])]
        ledger.enter([int(match[1]) - 1, int(match[2]), *row, *bounds])
    return ledger.is_possible()


def _told(match: re.Match[str], row: list[int]) -> str:
    return ":".join([match[1], match[2], row_text(row), *match.groups()[3:]])


def _triple(text: str) -> list[int]:
    return [int(number) for number in text.split("/")]


def row_of(text: str) -> list[int]:
    """A row from its text, as in '10x3,6x1,4x1'."""
    return hand_of(text)[FUEL:]


def hand_of(text: str) -> list[int]:
    """Cards of every value from their text, which also may be '-' for none."""
    counts = {int(value): int(count) for value, count in _CARDS.findall(text)}
    return [counts.get(value, 0) for value in VALUES]


def filled_hand(besides: list[int], number: str, rows: list[str]) -> list[int]:
    """A hidden hand: what is known of it, and the rows that its seat has taken."""
    hand = besides[:]
    for text in rows:
        seat, _, row, *_ = text.split(":")
        if seat == number:
            for fuel, count in enumerate(row_of(row)):
                hand[FUEL + fuel] += count
    return hand
