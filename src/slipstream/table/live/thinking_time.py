"""How long people think: so that a forced answer, played for them, takes as long as a chosen one.

That a seat has only one answer may follow from cards that nobody else can see. Then its answer must
not come sooner than the seat's others do. Where everybody sees that there is but one, it may.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import Final

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import PUBLIC, State

KEPT: Final = 20  # answers of a seat
LONGEST_MS: Final = 8000
GUESSES: Final = 3
LUCK_BITS: Final = 60


class ThinkingTime:
    """Of the seats of one table, as far as this process has seen them answer."""

    def __init__(self) -> None:
        self._times: dict[int, deque[int]] = {}
        self._chosen: dict[int, tuple[int, int]] = {}  # seat -> number of the position, ms

    def note(self, seat: int, ms: int) -> None:
        """Somebody has answered in person after so long."""
        self._times.setdefault(seat, deque(maxlen=KEPT)).append(min(max(0, ms), LONGEST_MS))

    def of_forced(self, state: State, seat: int, number: int) -> int:
        """How long a forced answer to this position takes; the same however often it is asked."""
        if self._chosen.get(seat, (-1, 0))[0] != number:
            times = self._times.get(seat)
            ms = secrets.choice(times) if times and not is_seen(state, seat) else 0
            self._chosen[seat] = (number, ms)
        return self._chosen[seat][1]


def is_seen(state: State, seat: int) -> bool:
    """Whether everybody sees that the seat has only one answer."""
    dealer = SeededDealer(secrets.randbits(LUCK_BITS))
    return all(len(state.guess(PUBLIC, dealer).legal(seat)) == 1 for _ in range(GUESSES))
