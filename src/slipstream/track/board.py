"""Who stands where. A car changes place only here, and every change can be taken back."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.track.track import Track

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
        car_at: list[int],
        space_of: list[int],
        progress: list[int],
        height: list[int],
    ) -> None:
        self.track = track  # replaced by `track.zoned(...)` while a Safety Zone stands
        self.car_at = car_at  # by road space
        self.space_of = space_of  # by car
        self.progress = progress  # by car; sector = progress mod length
        self.height = height  # by car: how many cars are below, that is ahead of it, in its stack
        self.rank = track.rank  # or `track.apex_rank` (GP-13.3.1)
        self.recording = False
        self.journal: list[int] = []

    def move(self, car: i64, to: i64, gain: i64) -> None:
        """To another space; `gain` sectors forward, negative backwards, also over the line."""
        self._put(car, to, self.progress[car] + gain)

    def place(self, car: int, to: int, progress: int) -> None:
        """On the grid, into a line-up, or anywhere in a position that is set up."""
        self._put(car, to, progress)

    def lift(self, car: int) -> None:
        """Off the board; its progress stays known."""
        self._put(car, OFF, self.progress[car])

    def swap(self, car: int, other: int, gain: int) -> None:
        """TA-C5, GP-RC-4.1: two cars exchange spaces; the first gains what the other loses."""
        here = self.space_of[car]
        there = self.space_of[other]
        self.lift(other)
        self.move(car, there, gain)
        self.move(other, here, -gain)

    def line_up(self, cars: list[int], slots: list[tuple[int, int]]) -> None:
        """TA-9.6.3, GP-9.3.0.1: each car takes its slot, and the progress of it."""
        for car in cars:
            self.lift(car)
        for car, slot in zip(cars, slots, strict=True):
            self.place(car, slot[1], slot[0])

    def stack(self, space: int) -> list[int]:
        """The cars of a pit box or run-off: the first arrival is at the bottom, and ahead."""
        found = [car for car, here in enumerate(self.space_of) if here == space]
        found.sort(key=self._height)
        return found

    def cars_in(self, sector: int) -> list[int]:
        """The cars on the road in a sector, inside first."""
        first = self.track.first[sector]
        spaces = self.car_at[first : first + self.track.breadth[sector]]
        return [car for car in spaces if car != NOBODY]

    def is_on_road(self, car: int) -> bool:
        return 0 <= self.space_of[car] < self.track.road

    def order(self) -> list[int]:
        """TA-D8, GP-4.1.1: all cars on the board, first to last."""
        return self.in_order([car for car, here in enumerate(self.space_of) if here != OFF])

    def in_order(self, cars: list[int]) -> list[int]:
        """The same cars, first to last."""
        if len(cars) < 2:
            return cars
        keys = [self.key(car) for car in cars]
        keys.sort(reverse=True)
        return [_CARS - 1 - (key & _CARS - 1) for key in keys]

    def key(self, car: i64) -> int:
        """Greater is ahead: progress, then the rank of the space, then the height in a stack."""
        place: i64 = self.rank[self.space_of[car]] + self.height[car]
        progress: i64 = self.progress[car]
        return (progress * _RANKS - place) * _CARS + _CARS - 1 - car

    def mark(self) -> int:
        """From now on every change is written down; `rewind` goes back to this point."""
        self.recording = True
        return len(self.journal)

    def rewind(self, mark: int) -> None:
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

    def _put(self, car: i64, to: i64, progress: i64) -> None:
        assert to == OFF or progress % self.track.length == self.track.sector[to], (
            "progress and space name the same sector"
        )
        if self.recording:
            self.journal.append(car)
            self.journal.append(self.space_of[car])
            self.journal.append(self.progress[car])
            self.journal.append(self.height[car])
        self.progress[car] = progress
        here: i64 = self.space_of[car]
        road: i64 = self.track.road
        if 0 <= here < road and 0 <= to < road:
            # Nearly always: the same as leaving and entering, without the detour.
            self.car_at[here] = NOBODY
            assert self.car_at[to] == NOBODY, "a road space holds one car"
            self.car_at[to] = car
            self.space_of[car] = to
        else:
            self._leave(car)
            self._enter(car, to)

    def _leave(self, car: i64) -> None:
        here: i64 = self.space_of[car]
        if here >= self.track.road:
            self._unstack(car, here)
        elif here != OFF:
            self.car_at[here] = NOBODY

    def _unstack(self, car: int, here: int) -> None:
        for other, space in enumerate(self.space_of):
            if space == here and self.height[other] > self.height[car]:
                self.height[other] -= 1
        self.space_of[car] = OFF
        self.height[car] = 0

    def _enter(self, car: i64, to: i64) -> None:
        if to >= self.track.road:
            self.height[car] = self.space_of.count(to)
        elif to != OFF:
            assert self.car_at[to] == NOBODY, "a road space holds one car"
            self.car_at[to] = car
        self.space_of[car] = to

    def _insert(self, car: int, space: int, height: int) -> None:
        """Back into the middle of a stack."""
        for other, here in enumerate(self.space_of):
            if here == space and other != car and self.height[other] >= height:
                self.height[other] += 1
        self.height[car] = height

    def _height(self, car: int) -> int:
        return self.height[car]


def empty_board(track: Track, cars: int) -> Board:
    """A board without a car on it."""
    assert cars <= _CARS, "an order key has room for 64 cars"
    return Board(track, [NOBODY] * track.road, [OFF] * cars, [0] * cars, [0] * cars)
