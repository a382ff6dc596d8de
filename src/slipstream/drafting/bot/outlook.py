"""How far cars have really come, and the points that every seat can hope for: what drivers weigh.

Distances are whole parts of a sector, places and points whole parts of one: the same on every
machine, and native ints in the compiled build.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.bot.facts import first_of
from slipstream.drafting.rules.race import DraftingRace
from slipstream.kernel.rows import Row, vec
from slipstream.track.rules.board import OFF
from slipstream.track.rules.track import NOT_ONE

PART: Final = 64  # parts of a sector
WHOLE: Final = 1024  # parts of a place, and of a point
LANE_COSTS: Final = PART // 10  # level cars: the inner one is ahead
FAR: Final = 1 << 30


@final
class Taste:
    """What a game's drivers count with: numbers found by matches."""

    def __init__(
        self, points: list[float], company: float, narrow: float, wider: float, rivals: float
    ) -> None:
        """`points` of each place; distances in sectors, as people think of them."""
        self.worth: Row = vec[i64]([round(WHOLE * worth) for worth in points])
        self.company: i64 = round(PART * company)  # that a neighbour in the line is worth
        self.narrow: i64 = round(PART * narrow)  # lead that decides a duel at the end
        self.wider: i64 = round(PART * wider)  # and more for each sector to go
        self.rivals = rivals  # how much the points of the others hurt, shared among them


@final
class Outlook:
    """All seats' hopes in one race, from positions that may still change."""

    def __init__(self, s: DraftingRace, taste: Taste, fixed: Row, fresh: Row) -> None:
        board = s.board
        cars = len(s.place)
        self.track = board.track
        self.finish: i64 = s.finish
        self.taste = taste
        self.fixed = fixed  # parts of a sector to add to each car's progress
        self.fresh = fresh  # parts of a point for a car that would lead
        self.seats: i64 = s.game.seats
        self.owner: Row = vec[i64]([-1] * cars)
        for seat in range(self.seats):
            for car in s.own_cars(seat):
                self.owner[car] = seat
        # A place that is taken stays: finishers before all, those out behind all.
        self.taken: Row = vec[i64]([0] * cars)
        for number in range(cars):
            place = s.place[number]
            first: i64 = FAR if place < s.best_left else -FAR
            self.taken[number] = first - (place << 16)
        self.duel: i64 = taste.narrow + taste.wider * to_go(s)
        self.reach: Row = vec[i64]([0] * cars)
        self.hopes: Row = vec[i64]([0] * s.game.seats)
        self.stands: Row = vec[i64]([0] * board.track.road)

    def now(self, s: DraftingRace, seat: i64) -> float:
        return self.value(seat, s.board.progress, s.board.space_of)

    def value(self, seat: i64, progress: Row, spaces: Row) -> float:
        """Points that the seat can hope for if the cars were there, less those of the others."""
        self.weigh(progress, spaces)
        others: i64 = 0
        for hope in self.hopes:
            others += hope
        own = self.hopes[seat]
        share = self.taste.rivals / int(self.seats - 1)
        return (int(own) - share * int(others - own)) / WHOLE

    def weigh(self, progress: Row, spaces: Row) -> None:
        """Every seat's expected points, into `hopes`."""
        self._measure(progress, spaces)
        for seat in range(self.seats):
            self.hopes[seat] = 0
        first = self._first()
        self.hopes[max(0, self.owner[first])] += self.fresh[first]
        for car in range(len(self.reach)):
            owner = self.owner[car]
            if owner >= 0:
                self.hopes[owner] += self.worth_of(self.expected_place(car))

    def _measure(self, progress: Row, spaces: Row) -> None:
        """How far each car has really come: wear, company and cars that are done included."""
        track = self.track
        stands = self.stands
        for space in spaces:
            if 0 <= space < track.road:
                stands[space] = 1
        for car in range(len(spaces)):
            here = spaces[car]
            if here == OFF:
                self.reach[car] = self.taken[car]
            elif progress[car] >= self.finish:
                self.reach[car] = FAR // 2 + progress[car] * PART
            else:
                reach = progress[car] * PART + self.fixed[car]
                if here < track.road:
                    reach += self._company(here) - LANE_COSTS * track.lane[here]
                self.reach[car] = reach
        for space in spaces:
            if 0 <= space < track.road:
                stands[space] = 0

    def _company(self, here: i64) -> i64:
        """A car right ahead helps, and so does one right behind."""
        track = self.track
        found: i64 = 0
        ahead = track.only_ahead[here]
        if self._is_taken(ahead, track.ahead[here]):
            found += self.taste.company
        behind = track.only_behind[here]
        if self._is_taken(behind, track.behind[here]):
            found += self.taste.company
        return found

    def _is_taken(self, only: i64, spaces: list[int]) -> bool:
        if only != NOT_ONE:
            return self.stands[only] == 1
        return any(self.stands[space] == 1 for space in spaces)

    def _first(self) -> i64:
        first: i64 = 0
        for car in range(len(self.reach)):
            if self.reach[car] > self.reach[first]:
                first = car
        return first

    def expected_place(self, car: i64) -> i64:
        """From 1 on, in parts; a lead of `duel` decides between two cars."""
        reach = self.reach
        mine = reach[car]
        duel = self.duel
        place: i64 = WHOLE // 2  # the car itself counts as half
        for other in reach:
            lead = other - mine
            if lead >= duel:
                place += WHOLE
            elif lead > -duel:
                place += WHOLE // 2 + lead * (WHOLE // 2) // duel
        return place

    def worth_of(self, place: i64) -> i64:
        """Between two places between their points."""
        worth = self.taste.worth
        whole = place // WHOLE
        if whole >= len(worth):
            return worth[-1]
        here = worth[whole - 1]
        return here + (worth[whole] - here) * (place - whole * WHOLE) // WHOLE


def to_go(s: DraftingRace) -> i64:
    """Sectors that the first car still has to drive."""
    return max(0, s.finish - first_of(s))
