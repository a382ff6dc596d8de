"""Who stands where. A car changes place only here, and every change can be taken back."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.kernel.rows import Row, vec
from slipstream.track.rules.track import Track

NOBODY: Final = -1  # in `car_at`
OFF: Final = -1  # in `space_of`: the car is not on the board
_CARS: Final = 64  # room for car numbers in an order key
_RANKS: Final = 256  # room for ranks: `Track.rank` plus a height


@final
class Board:
    """Occupancy and progress. A road space holds one car; pit boxes and run-offs hold a stack."""

    def __init__(
        self,
        track: Track,
        car_at: Row,
        space_of: Row,
        progress: Row,
        height: Row,
    ) -> None:
        self.track = track  # replaced by `track.zoned(...)` while a Safety Zone stands
        self.car_at = car_at  # by road space
        self.space_of = space_of  # by car
        self.progress = progress  # by car; sector = progress mod length
        self.height = height  # by car: how many cars are below, that is ahead of it, in its stack
        self.rank = track.rank  # or `track.apex_rank` (GP-13.3.1)
        self.recording = False
        self.journal: list[int] = []

    def place(self, car: i64, to: i64, progress: i64) -> None:
        """Onto a space, having come so far: every change of place is this one."""
        track = self.track
        assert to == OFF or progress % track.length == track.sector[to], (
            "progress and space name the same sector"
        )
        here = self.space_of[car]
        if self.recording:
            self._write_down(car, here)
        self.progress[car] = progress
        if 0 <= here < track.road and 0 <= to < track.road:
            # Nearly always: the same as leaving and entering, without the detour.
            self.car_at[here] = NOBODY
            assert self.car_at[to] == NOBODY, "a road space holds one car"
            self.car_at[to] = car
            self.space_of[car] = to
        else:
            self._leave(car)
            self._enter(car, to)

    def move(self, car: i64, to: i64, gain: i64) -> None:
        """To another space; `gain` sectors forward, negative backwards, also over the line."""
        self.place(car, to, self.progress[car] + gain)

    def lift(self, car: i64) -> None:
        """Off the board; its progress stays known."""
        self.place(car, OFF, self.progress[car])

    def line_up(self, cars: list[int], slots: list[tuple[int, int]]) -> None:
        """TA-9.6.3, GP-9.3.0.1: each car takes its slot, and the progress of it."""
        assert len(cars) == len(slots), "every car of a line-up has a slot"
        for car in cars:
            self.lift(car)
        for number, car in enumerate(cars):
            progress, space = slots[number]
            self.place(car, space, progress)

    def stack(self, space: i64) -> list[int]:
        """The cars of a pit box or run-off: the first arrival is at the bottom, and ahead."""
        found = [car for car, here in enumerate(self.space_of) if here == space]
        found.sort(key=self._height)
        return found

    def cars_in(self, sector: i64) -> list[int]:
        """The cars on the road in a sector, inside first."""
        first = self.track.first[sector]
        spaces = self.car_at[first : first + self.track.breadth[sector]]
        return [car for car in spaces if car != NOBODY]

    def is_on_road(self, car: i64) -> bool:
        return 0 <= self.space_of[car] < self.track.road

    def order(self) -> list[int]:
        """TA-D8, GP-4.1.1: all cars on the board, first to last."""
        return self.in_order([car for car, here in enumerate(self.space_of) if here != OFF])

    def in_order(self, cars: list[int]) -> list[int]:
        """The same cars, first to last."""
        if len(cars) < 2:
            return cars
        keys = vec[i64]([0] * len(cars))
        for last, car in enumerate(cars):
            key = self.key(car)
            place: i64 = last
            while place > 0 and keys[place - 1] < key:
                keys[place] = keys[place - 1]
                place -= 1
            keys[place] = key
        return [_CARS - 1 - (key & _CARS - 1) for key in keys]

    def key(self, car: i64) -> i64:
        """Greater is ahead: progress, then the rank of the space, then the height in a stack."""
        place: i64 = self.rank[self.space_of[car]] + self.height[car]
        progress: i64 = self.progress[car]
        return (progress * _RANKS - place) * _CARS + _CARS - 1 - car

    def mark(self) -> i64:
        """From now on every change is written down; `rewind` goes back to this point."""
        self.recording = True
        return len(self.journal)

    def rewind(self, mark: i64) -> None:
        while len(self.journal) > mark:
            height = self.journal.pop()
            progress = self.journal.pop()
            space = self.journal.pop()
            car = self.journal.pop()
            self._leave(car)
            self._enter(car, space)
            if space >= self.track.road:
                self._insert(car, space, height)
            self.progress[car] = progress

    def forget(self) -> None:
        """The changes since the first mark stand; nothing is written down any more."""
        self.recording = False
        self.journal.clear()

    def copy(self) -> Board:
        """Independent of this one, without its journal."""
        other = Board(
            self.track, self.car_at[:], self.space_of[:], self.progress[:], self.height[:]
        )
        other.rank = self.rank
        return other

    def _write_down(self, car: i64, here: i64) -> None:
        self.journal.append(car)
        self.journal.append(here)
        self.journal.append(self.progress[car])
        self.journal.append(self.height[car])

    def _leave(self, car: i64) -> None:
        here: i64 = self.space_of[car]
        if here >= self.track.road:
            self._unstack(car, here)
        elif here != OFF:
            self.car_at[here] = NOBODY

    def _unstack(self, car: i64, here: i64) -> None:
        for other, space in enumerate(self.space_of):
            if space == here and self.height[other] > self.height[car]:
                self.height[other] -= 1
        self.space_of[car] = OFF
        self.height[car] = 0

    def _enter(self, car: i64, to: i64) -> None:
        if to >= self.track.road:
            self.height[car] = self._stacked(to)
        elif to != OFF:
            assert self.car_at[to] == NOBODY, "a road space holds one car"
            self.car_at[to] = car
        self.space_of[car] = to

    def _stacked(self, to: i64) -> i64:
        count: i64 = 0
        for here in self.space_of:
            if here == to:
                count += 1
        return count

    def _insert(self, car: i64, space: i64, height: i64) -> None:
        """Back into the middle of a stack."""
        for other, here in enumerate(self.space_of):
            if here == space and other != car and self.height[other] >= height:
                self.height[other] += 1
        self.height[car] = height

    def _height(self, car: i64) -> i64:
        return self.height[car]


def empty_board(track: Track, cars: i64) -> Board:
    """A board without a car on it."""
    assert cars <= _CARS, "an order key has room for 64 cars"
    return Board(
        track,
        vec[i64]([NOBODY] * track.road),
        vec[i64]([OFF] * cars),
        vec[i64]([0] * cars),
        vec[i64]([0] * cars),
    )
