"""Clocks of a table. There is no time source in here: whoever asks says what time it is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, Literal

import msgspec

Kind = Literal["none", "move", "race"]
WEEK: Final = 7 * 24 * 3600 * 1000


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: none counted, so much for each decision, or for the whole race."""

    kind: Kind = "none"
    ms: Annotated[int, msgspec.Meta(ge=1000, le=WEEK)] = 60_000
    extra_ms: Annotated[int, msgspec.Meta(ge=0, le=WEEK)] = 0
    """Given after each answer, with a clock for the whole race."""


class Clock:
    """What each seat has left; several may tick at once."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.ms] * seats
        self.since: dict[int, int] = {}

    def copy(self) -> Clock:
        made = Clock(self.rules, 0)
        made.left, made.since = self.left.copy(), self.since.copy()
        return made

    def ask(self, seats: Collection[int], now: int) -> None:
        """Exactly these seats have to answer from now on; who was asked before goes on ticking."""
        if self.rules.kind == "none":
            return
        for seat in [seat for seat in self.since if seat not in seats]:
            self._stop(seat, now)
        for seat in seats:
            if seat not in self.since:
                self.since[seat] = now
                if self.rules.kind == "move":
                    self.left[seat] = self.rules.ms

    def _stop(self, seat: int, now: int) -> None:
        self.left[seat] = self.remaining(seat, now)
        del self.since[seat]
        if self.rules.kind == "race":
            self.left[seat] += self.rules.extra_ms

    def renew(self, seat: int, now: int) -> None:
        """The seat is asked something new right after it has answered."""
        if seat in self.since:
            self._stop(seat, now)

    def remaining(self, seat: int, now: int) -> int:
        gone = max(0, now - self.since[seat]) if seat in self.since else 0
        return max(0, self.left[seat] - gone)

    def expired(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return sorted(seat for seat in self.since if not self.remaining(seat, now))

    def next_deadline(self) -> int | None:
        """When time is up for the first of those that tick."""
        return min((self.since[seat] + self.left[seat] for seat in self.since), default=None)

    def resume(self, now: int) -> None:
        """After a break of the server: nobody pays for it."""
        self.since = dict.fromkeys(self.since, now)
