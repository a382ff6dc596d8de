"""A segment in progress: where everybody stands, how cars push, displace and follow.

GP-6.A2, GP-6.A3 and GP-6.A5 word for word. A `Segment` works on its own copy of a position;
nothing done before a choice is `Asked` matters, because the copy is then thrown away.
"""

from __future__ import annotations

from oracle.circuits import Circuit, Space
from oracle.grand_prix.positions import Position, copied
from oracle.grand_prix.road import Road
from oracle.ways import Answers


class Board:
    """The cars of a position, and what is brought up to date after each step."""

    def __init__(self, circuit: Circuit, laps: int, position: Position) -> None:
        self.road = Road(circuit, position["zone"])
        self.length = self.road.length
        self.laps = laps
        self.position = copied(position)
        self.cars = self.position["cars"]

    def space(self, x: str) -> Space:
        """Where a car stands."""
        progress, lane = self.cars[x]["at"]
        return (progress % self.length, lane)

    def car_on(self, space: Space) -> str | None:
        """The car that occupies a space, on whatever lap it is, also if it has crossed."""
        for number, car in self.cars.items():
            progress, lane = car["at"]
            if lane == space[1] and progress % self.length == space[0]:
                return number
        return None

    def move(self, x: str, dprogress: int, lane: int) -> None:
        """The only way a car changes place."""
        self.cars[x]["at"] = [self.cars[x]["at"][0] + dprogress, lane]

    def do_push(self, path: list[Space]) -> None:
        """GP-6.A2: the car on path[i] moves to path[i+1], the farthest first."""
        for i in reversed(range(len(path) - 1)):
            x = self.car_on(path[i])
            assert x is not None, "every space of a path is occupied but the last"
            self.move(x, +1, path[i + 1][1])

    def check(self) -> None:
        """GP-6.A4, after every single step: slots, then the lap of the leader (GP-4.6.3)."""
        finish = self.laps * self.length
        over = [x for x, car in self.cars.items() if car["at"][0] >= finish and not car["crossed"]]
        assert len(over) <= 1, "GP-10.1.2.1: no step takes two cars over the line at once"
        for x in over:
            self.cars[x]["crossed"] = True
            self.position["finished"].append(x)
        progress = [car["at"][0] for car in self.cars.values() if not car["crossed"]]
        if progress:  # at least 1, at most the laps of the race, never down
            lap = 1 + max(progress) // self.length
            self.position["lap"] = max(self.position["lap"], min(lap, self.laps))


class Segment(Board, Answers):
    """The activation of a position, carried on from where it stands."""

    def __init__(self, circuit: Circuit, laps: int, position: Position) -> None:
        Board.__init__(self, circuit, laps, position)
        activation = self.position["activation"]
        assert activation is not None, "no activation is in progress"
        self.now = activation
        Answers.__init__(self, activation["answers"])
        activation["answers"] = []

    def is_line(self) -> bool:
        """GP-6.9.1.1: of these two, the line is not split."""
        return self.now["type"] in {"line", "pursuit"}

    def one_side(self, spaces: list[Space]) -> list[Space]:
        """GP-RC-9.2, GP-RC-9.3, GP-RC-10.2, GP-RC-10.3: the inner or the outer one of several."""
        if self.now["effect"] == "inside_only":
            return [min(spaces)]
        if self.now["effect"] == "outside_only":
            return [max(spaces)]
        return spaces

    def routed(self, here: Space) -> list[Space]:
        """The links of a space that the driven line may still take, once a fork is fixed."""
        links = self.one_side(self.road.links(here))
        fixed = self.now["route"].get(f"{here[0]}.{here[1]}")
        return [(fixed[0], fixed[1])] if fixed and self.is_line() and len(links) > 1 else links

    def fix_route(self, here: Space, there: Space) -> None:
        """GP-6.9.1.1: the first car to pass fixes the lane."""
        if self.is_line():
            self.now["route"][f"{here[0]}.{here[1]}"] = list(there)

    def push_path(self, first: Space, bound: bool) -> list[Space]:
        """GP-6.A2: the spaces that fill up when something enters `first` going forward."""
        path = [first]
        while (x := self.car_on(path[-1])) is not None:
            here = path[-1]
            links = self.routed(here) if bound else self.road.links(here)
            path.append(self.choose_lane(x, links))
            if bound:
                self.fix_route(here, path[-1])
        return path

    def choose_lane(self, x: str, links: list[Space]) -> Space:
        """The choice push_lane: where a pushed or displaced car goes."""
        return self.choose({f":{x}.{lane}": (sector, lane) for sector, lane in links})

    def displace(self, space: Space, d: int) -> None:
        """GP-6.A3: d = +1 outward, -1 inward."""
        sector, lane = space
        run: list[str] = []
        while 0 <= lane < self.road.lanes(sector) and (x := self.car_on((sector, lane))):
            run.append(x)
            lane += d
        if not 0 <= lane < self.road.lanes(sector):  # the run reaches the edge
            edge = run.pop()
            self.displace_forward(edge)
        for x in reversed(run):
            self.move(x, 0, self.cars[x]["at"][1] + d)

    def displace_forward(self, x: str) -> None:
        """GP-6.8.2: one sector forward, pushing the cars in its way."""
        first = self.choose_lane(x, self.road.links(self.space(x)))
        self.do_push(self.push_path(first, bound=False))
        self.move(x, +1, first[1])

    def take_tail(self, x: str) -> list[str]:
        """GP-6.A5: the unbroken line behind a car."""
        tail: list[str] = []
        here = self.space(x)
        while True:
            spaces = self.road.backs(here)
            if all(self.car_on(space) is None for space in spaces):
                return tail
            options: dict[str, str | None] = {}
            for space in self.one_side(spaces):
                follower = self.car_on(space)
                options[f"<{follower or '-'}"] = follower  # several empty ones are one option
            chosen = self.choose(options)
            if chosen is None:
                return tail
            tail.append(chosen)
            here = self.space(chosen)

    def follow(self, left: Space) -> None:
        """GP-6.A5, GP-6.2.4: each tail car into the space just left by the car before it."""
        for x in self.now["tail"]:
            here = self.space(x)
            self.move(x, 0 if left[0] == here[0] else +1, left[1])
            left = here
