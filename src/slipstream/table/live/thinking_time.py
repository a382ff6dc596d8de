"""How long people think: so that a forced answer, played for them, takes as long as a chosen one.

That a seat has only one answer may follow from cards that nobody else can see. Then its answer must
not come sooner than the seat's others do. Where everybody sees that there is but one, it may.

The time is one that was really taken, at a question of the same kind if possible, and a little
changed: whoever holds a stopwatch would else know it again. If it is longer than the others should
have to wait for nothing, the answer is left to the seat itself, which cannot be told from a choice.
"""

from __future__ import annotations

import random
import secrets
from collections import deque
from collections.abc import Iterable
from typing import Final

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import PUBLIC, State
from slipstream.table.room import entries as e

KEPT: Final = 20  # answers of a seat, to each kind of question
ENOUGH: Final = 4  # so many tell how long a kind of question takes
USUAL_MS: Final = (1500, 2100, 2800, 3700, 5200)  # of people of whom nothing is known
CHANGED: Final = 0.3  # deviation of the logarithm
LONGEST_MS: Final = 15_000
GUESSES: Final = 6
LUCK_BITS: Final = 60


class ThinkingTime:
    """Of the seats of one table, as far as this process has seen or read their answers."""

    def __init__(self, luck: random.Random | None = None) -> None:
        self._luck = luck or secrets.SystemRandom()
        self._times: dict[tuple[int, str], deque[int]] = {}  # by seat and question
        self._chosen: dict[int, tuple[int, int | None]] = {}  # seat -> number of the position, ms

    def note(self, seat: int, question: str, ms: int) -> None:
        """Somebody has answered in person after so long."""
        self._times.setdefault((seat, question), deque(maxlen=KEPT)).append(max(1, ms))

    def read(self, entries: Iterable[e.AnyEntry]) -> None:
        """What was read when the table was loaded tells it, too."""
        asked_at = 0
        sealed: set[int] = set()
        for entry in entries:
            if not isinstance(entry, e.Played | e.Sealed):
                continue
            is_chosen = entry.seat >= 0 and not entry.cause and entry.seat not in sealed
            if asked_at and is_chosen:
                question = entry.decision if isinstance(entry, e.Played) else ""
                self.note(entry.seat, question, entry.at - asked_at)
            if isinstance(entry, e.Played):
                asked_at = entry.at
                sealed.discard(entry.seat)
            else:
                sealed.add(entry.seat)

    def of_forced(self, state: State, seat: int, number: int) -> int | None:
        """How long a forced answer to this position takes, None if it is left to the seat; the
        same however often it is asked."""
        if self._chosen.get(seat, (-1, 0))[0] != number:
            question = state.decision.name
            self._chosen[seat] = (number, 0 if is_seen(state, seat) else self.like(seat, question))
        return self._chosen[seat][1]

    def like(self, seat: int, question: str) -> int | None:
        """A time as the seat takes for such a question; None if that is too long to wait for."""
        time = self._luck.choice(self._known(seat, question))
        ms = round(time * self._luck.lognormvariate(0, CHANGED))
        return ms if ms <= LONGEST_MS else None

    def _known(self, seat: int, question: str) -> list[int]:
        """The seat's times for the question, else its times, else anybody's, else usual ones."""
        own = self._times.get((seat, question), ())
        if len(own) >= ENOUGH:
            return list(own)
        of_seat = [ms for (whose, _), times in self._times.items() if whose == seat for ms in times]
        if of_seat:
            return of_seat
        return [ms for times in self._times.values() for ms in times] or list(USUAL_MS)


def is_seen(state: State, seat: int) -> bool:
    """Whether everybody sees that the seat has only one answer."""
    dealer = SeededDealer(secrets.randbits(LUCK_BITS))
    return all(len(state.guess(PUBLIC, dealer).legal(seat)) == 1 for _ in range(GUESSES))
