"""What everybody can work out about hands: fuel taken in secret, and what later proves of it.

All cards that come and go are public but for the rows of the refuelling table. So a hand is known
up to the 4s, 6s and 10s its player took; and every card played, every payment that names the lowest
card, every stock that must have sufficed narrows down what they can have been (GPF1-16).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from slipstream.games.grand_prix_f1.rules.cards import (
    FUEL,
    FUEL_VALUES,
    LITRES,
    MOST_OF_A_VALUE,
    ROWS,
)
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.rows import Row, vec

FUELS: Final = len(FUEL_VALUES)

# Parts of an entry: seat, sit-outs, the row; the bounds before it; and the room, that is the bank's
# stock before it together with all that had been taken until then.
SEAT: Final = 0
SIT_OUTS: Final = 1
ROW: Final = 2
LOW: Final = ROW + FUELS
HIGH: Final = LOW + FUELS
ROOM: Final = HIGH + FUELS
ENTRY: Final = ROOM + FUELS


def row_litres(row: list[int]) -> int:
    total = 0
    for fuel in range(FUELS):
        total += FUEL_VALUES[fuel] * row[fuel]
    return total


def rows_within(stock: list[int], limit: int) -> list[list[int]]:
    """GPF1-R37: combinations within a stock with the greatest total not above the limit."""
    best = -1
    found: list[list[int]] = []
    most = [min(MOST_OF_A_VALUE, cards) for cards in stock]
    for fours in range(most[0] + 1):
        for sixes in range(most[1] + 1):
            for tens in range(most[2] + 1):
                row = [fours, sixes, tens]
                total = row_litres(row)
                if best < total <= limit:
                    best = total
                    found = []
                if total == best:
                    found.append(row)
    return found


def offered(stock: list[int], sit_outs: int) -> list[list[int]]:
    """GPF1-8.10, GPF1-R37: the rows that the bank can fill."""
    if min(stock) >= MOST_OF_A_VALUE:
        return ROWS[sit_outs]
    rows = [row for row in ROWS[sit_outs] if all(row[fuel] <= stock[fuel] for fuel in range(FUELS))]
    return rows or rows_within(stock, LITRES[sit_outs])


def possible_rows(litres: int) -> list[list[int]]:
    """GPF1-16.6: what a row can have been, from the litres that everybody saw."""
    if litres in LITRES:
        return ROWS[LITRES.index(litres)]
    return rows_within([MOST_OF_A_VALUE] * FUELS, litres)


_NO_ENTRIES: Final[list[list[int]]] = []


def nothing_known(seats: int) -> Ledger:
    """At the start nobody has refuelled."""
    nothing = [0] * (FUELS * seats)
    return Ledger(vec[i64](nothing), vec[i64](nothing), vec[i64](nothing))


@final
@mypyc_attr(acyclic=True)
class Ledger:
    """Per seat and fuel: cards taken so far, and the public bounds on that number."""

    __slots__ = ("entries", "high", "low", "taken")

    def __init__(self, taken: Row, low: Row, high: Row) -> None:
        self.taken = taken
        self.low = low
        self.high = high
        self.entries = _NO_ENTRIES  # replaced, never changed

    def copy(self) -> Ledger:
        other = Ledger(self.taken[:], self.low[:], self.high[:])
        other.entries = self.entries
        return other

    def spent(self, seat: i64, fuel: i64, left: i64) -> None:
        """GPF1-16.3: a card that is played or paid was held, so that `left` is not below none."""
        place = seat * FUELS + fuel
        self.low[place] = max(self.low[place], self.taken[place] - left)

    def some_left(self, seat: i64, fuel: i64, left: i64) -> None:
        """GPF1-R43: a payment that was begun needs one more card of this value."""
        self.spent(seat, fuel, left - 1)

    def none_left(self, seat: i64, fuel: i64) -> None:
        """GPF1-R43: a payment proved that no card of this value is left in the hand."""
        self.high[seat * FUELS + fuel] = self.taken[seat * FUELS + fuel]

    def refuelled(self, seat: int, sit_outs: int, row: list[int], stock: list[int]) -> None:
        """GPF1-16.4: everybody sees who took how many litres, nobody which row."""
        mine = seat * FUELS
        low = list(self.low[mine : mine + FUELS])
        high = list(self.high[mine : mine + FUELS])
        taken = list(self.taken)
        room = [stock[fuel] + sum(taken[fuel::FUELS]) for fuel in range(FUELS)]
        self.enter([seat, sit_outs, *row, *low, *high, *room])
        rows = possible_rows(row_litres(row))
        for fuel in range(FUELS):
            self.low[mine + fuel] += min(row[fuel] for row in rows)
            self.high[mine + fuel] += max(row[fuel] for row in rows)

    def enter(self, entry: list[int]) -> None:
        self.entries = [*self.entries, entry]
        for fuel in range(FUELS):
            self.taken[entry[SEAT] * FUELS + fuel] += entry[ROW + fuel]

    def know(self, seat: int, low: list[int], high: list[int]) -> None:
        """Set the public bounds of a seat."""
        for fuel in range(FUELS):
            self.low[seat * FUELS + fuel] = low[fuel]
            self.high[seat * FUELS + fuel] = high[fuel]

    def replace(self, index: int, row: list[int], hands: list[Row], bank: Row) -> None:
        """As if this row had been taken then; hands and bank change with it."""
        entry = self.entries[index][:]
        seat = entry[SEAT]
        for fuel in range(FUELS):
            more = row[fuel] - entry[ROW + fuel]
            entry[ROW + fuel] = row[fuel]
            self.taken[seat * FUELS + fuel] += more
            hands[seat][FUEL + fuel] += more
            bank[FUEL + fuel] -= more
        self.entries = [*self.entries[:index], entry, *self.entries[index + 1 :]]

    def fewest(self, seat: int, fuel: int, held: int) -> int:
        """The fewest cards of a value that a hand can hold, as far as everybody knows."""
        return held - self.taken[seat * FUELS + fuel] + self.low[seat * FUELS + fuel]

    def most(self, seat: int, fuel: int, held: int) -> int:
        return held - self.taken[seat * FUELS + fuel] + self.high[seat * FUELS + fuel]

    def guess(self, viewer: int, stock: list[int], asked: int, dealer: Dealer) -> list[list[int]]:
        """Rows of all entries as `viewer` must think possible.

        One seat after the other takes another history that fits, the others being as they are;
        what is true fits, so there always is one. `stock` is the bank's now; `asked` the sit-outs
        that `viewer` is choosing a row for, whose offers must stay what they are.
        """
        rows = [entry[ROW:LOW] for entry in self.entries]
        for _ in range(2):
            for seat in range(len(self.taken) // FUELS):
                mine = self._entries_of(seat)
                if seat != viewer and mine:
                    found = self._retake(mine, 0, rows, viewer, stock, asked, dealer)
                    assert found, "what is true is possible"
        return rows

    def is_possible(self) -> bool:
        """Is what is known true? For lines that come from outside."""
        rows = [entry[ROW:LOW] for entry in self.entries]
        for seat in range(len(self.taken) // FUELS):
            mine = self._entries_of(seat)
            for depth in range(-1, len(mine)):
                if not self._hand_agrees(seat, mine, depth, rows):
                    return False
        return self._stocks_agree(rows, -1, [], 0)

    def _entries_of(self, seat: int) -> list[int]:
        return [index for index, entry in enumerate(self.entries) if entry[SEAT] == seat]

    def _retake(
        self,
        mine: list[int],
        depth: int,
        rows: list[list[int]],
        viewer: int,
        stock: list[int],
        asked: int,
        dealer: Dealer,
    ) -> bool:
        if depth == len(mine):
            return self._stocks_agree(rows, viewer, stock, asked)
        entry = self.entries[mine[depth]]
        left = possible_rows(row_litres(entry[ROW:LOW]))[:]
        while left:
            rows[mine[depth]] = left.pop(dealer.roll(0, len(left)) - 1)
            if self._hand_agrees(entry[SEAT], mine, depth, rows) and self._retake(
                mine, depth + 1, rows, viewer, stock, asked, dealer
            ):
                return True
        return False

    def _hand_agrees(self, seat: int, mine: list[int], depth: int, rows: list[list[int]]) -> bool:
        """Do the bounds that held until the seat's next refuelling, or hold now, allow this?"""
        if depth + 1 < len(mine):
            after = self.entries[mine[depth + 1]]
            low, high = after[LOW:HIGH], after[HIGH:ROOM]
        else:
            first = seat * FUELS
            low = list(self.low[first : first + FUELS])
            high = list(self.high[first : first + FUELS])
        for fuel in range(FUELS):
            taken = sum(rows[index][fuel] for index in mine[: depth + 1])
            if not low[fuel] <= taken <= high[fuel]:
                return False
        return True

    def _stocks_agree(
        self, rows: list[list[int]], viewer: int, stock: list[int], asked: int
    ) -> bool:
        """Could the bank have offered every row, and has `viewer` been offered what it saw?"""
        true = [0] * FUELS
        other = [0] * FUELS
        for entry, row in zip(self.entries, rows, strict=True):
            before = [entry[ROOM + fuel] - other[fuel] for fuel in range(FUELS)]
            offers = offered(before, entry[SIT_OUTS])
            if row not in offers:
                return False
            if entry[SEAT] == viewer:
                seen = [entry[ROOM + fuel] - true[fuel] for fuel in range(FUELS)]
                if offers != offered(seen, entry[SIT_OUTS]):
                    return False
            for fuel in range(FUELS):
                true[fuel] += entry[ROW + fuel]
                other[fuel] += row[fuel]
        if not asked:
            return True
        now = [stock[fuel] + true[fuel] - other[fuel] for fuel in range(FUELS)]
        return offered(now, asked) == offered(stock, asked)
