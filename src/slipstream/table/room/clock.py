"""Clocks of a table. There is no time source in here: whoever asks says what time it is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

Kind = Literal["none", "move", "race", "slow"]
DAY: Final = 24 * 3600 * 1000
WEEK: Final = 7 * DAY
LONGEST_HOLIDAY: Final = 4 * WEEK
MOST_HOLIDAYS: Final = 6 * WEEK
"""Of one seat in one race."""


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: none counted, so much for each decision, or for the whole race.

    `slow` is for races over weeks: so much for each decision, and then from a bank for the whole
    race. When both are used up a bot drives on until the player returns.
    """

    kind: Kind = "none"
    ms: Annotated[int, msgspec.Meta(ge=1000, le=WEEK)] = 60_000
    extra_ms: Annotated[int, msgspec.Meta(ge=0, le=WEEK)] = 0
    """Given after each answer, with a clock for the whole race."""
    bank_ms: Annotated[int, msgspec.Meta(ge=0, le=4 * WEEK)] = 0
    """What a slow clock has for the whole race, beyond that for each decision."""


class Holiday(NamedTuple):
    """Announced time in which a seat's clock stands, in ms since 1970."""

    begin: int
    end: int


class Clock:
    """What each seat has left; several may tick at once."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.ms] * seats
        self.bank = [rules.bank_ms] * seats
        self.holidays: list[list[Holiday]] = [[] for _ in range(seats)]
        self.since: dict[int, int] = {}

    def copy(self) -> Clock:
        made = Clock(self.rules, 0)
        made.left, made.since = self.left.copy(), self.since.copy()
        made.bank, made.holidays = self.bank.copy(), [own.copy() for own in self.holidays]
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
                if self.rules.kind in ("move", "slow"):
                    self.left[seat] = self.rules.ms

    def _stop(self, seat: int, now: int) -> None:
        gone = self._gone(seat, now)
        del self.since[seat]
        self.bank[seat] = max(0, self.bank[seat] - max(0, gone - self.left[seat]))
        self.left[seat] = max(0, self.left[seat] - gone)
        if self.rules.kind == "race":
            self.left[seat] += self.rules.extra_ms

    def renew(self, seat: int, now: int) -> None:
        """The seat is asked something new right after it has answered."""
        if seat in self.since:
            self._stop(seat, now)

    def remaining(self, seat: int, now: int) -> int:
        """What is left for this decision, the bank with it."""
        return max(0, self.left[seat] + self.bank[seat] - self._gone(seat, now))

    def _gone(self, seat: int, now: int) -> int:
        """How long the seat has been asked, but for its holidays."""
        if seat not in self.since:
            return 0
        since = self.since[seat]
        away = [
            min(now, holiday.end) - max(since, holiday.begin)
            for holiday in self.holidays[seat]
            if holiday.end > since and holiday.begin < now
        ]
        return max(0, now - since - sum(away))

    def announce(self, seat: int, holiday: Holiday) -> None:
        """Holidays of a seat never overlap: what is announced twice counts once."""
        begin, end = holiday
        apart = []
        for own in self.holidays[seat]:
            if own.end < begin or own.begin > end:
                apart.append(own)
            else:
                begin, end = min(begin, own.begin), max(end, own.end)
        self.holidays[seat] = sorted([*apart, Holiday(begin, end)])

    def come_back(self, seat: int, now: int) -> None:
        """A holiday ends early, and those to come are called off."""
        own = [Holiday(one.begin, min(one.end, now)) for one in self.holidays[seat]]
        self.holidays[seat] = [one for one in own if one.begin < one.end]

    def away_until(self, seat: int, now: int) -> int:
        """When the seat's holiday ends; 0 if it has none now."""
        return next((one.end for one in self.holidays[seat] if one.begin <= now < one.end), 0)

    def expired(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return sorted(seat for seat in self.since if not self.remaining(seat, now))

    def next_deadline(self) -> int | None:
        """When time is up for the first of those that tick."""
        return min(map(self._deadline, self.since), default=None)

    def _deadline(self, seat: int) -> int:
        at, left = self.since[seat], self.left[seat] + self.bank[seat]
        for begin, end in self.holidays[seat]:
            if end > at:
                if begin >= at + left:
                    break
                left -= max(0, begin - at)
                at = end
        return at + left

    def resume(self, now: int) -> None:
        """After a break of the server: nobody pays for it."""
        self.since = dict.fromkeys(self.since, now)
