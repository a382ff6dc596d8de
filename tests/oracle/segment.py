"""A segment in progress: where everybody stands, how choices are put, how cars are shoved.

TA-M1 to TA-M4 word for word. A `Segment` works on its own copy of a position. `CHOOSE` is
`choose`: it takes the next of the answers given, and raises `Asked` when there are none left.
Nothing done before that matters, because the copy is then thrown away.
"""

from __future__ import annotations

from oracle.circuits import Circuit, Space
from oracle.positions import Position
from oracle.ways import Answers, copied


class Segment(Answers):
    """The activation of a position, carried on from where it stands."""

    def __init__(self, circuit: Circuit, laps: int, position: Position) -> None:
        self.circuit = circuit
        self.length = len(circuit.lanes)
        self.finish = laps * self.length  # TA-D7
        self.position = copied(position)
        self.cars = self.position["cars"]
        activation = self.position["activation"]
        assert activation is not None, "no activation is in progress"
        self.now = activation
        super().__init__(activation["answers"])
        activation["answers"] = []

    def space(self, x: str) -> Space:
        """TA-D2, TA-D5: where a car stands."""
        progress, lane = self.cars[x]["at"]
        return (progress % self.length, lane)

    def car_on(self, space: Space) -> str | None:
        """TA-D12: the racing or crossed car that occupies a space, on whatever lap it is."""
        for number in self.cars:
            if self.space(number) == space:
                return number
        return None

    def succ(self, x: str) -> list[Space]:
        """TA-D4: the spaces ahead of a car."""
        return self.circuit.ahead[self.space(x)]

    def pred(self, x: str) -> list[Space]:
        """TA-D4: the spaces behind a car."""
        return self.circuit.behind[self.space(x)]

    def step(self, x: str, dprogress: int, lane: int) -> None:
        """TA-M1: the only way a car changes place during a segment."""
        car = self.cars[x]
        car["at"] = [car["at"][0] + dprogress, lane]
        if car["state"] == "racing" and car["at"][0] >= self.finish:
            car["state"] = "crossed"
            self.position["finished"].append(x)
            if self.position["finished"] == [x]:
                self.position["led"][x] = self.position["led"].get(x, 0) + 1

    def push_forward(self, x: str) -> None:
        """TA-M2, TA-6.8: x must leave its space forwards."""
        t = self.choose({f":{x}.{lane}": (sector, lane) for sector, lane in self.succ(x)})
        in_the_way = self.car_on(t)
        if in_the_way is not None:
            self.push_forward(in_the_way)
        self.step(x, +1, t[1])

    def push_back(self, x: str, route: list[Space]) -> None:
        """TA-M3, TA-6.7.4: the cars on the route, last first, then x."""
        movers = [x]
        for space in route[:-1]:
            met = self.car_on(space)
            assert met is not None, "only the last space of a route is empty"
            movers.append(met)
        for mover, (_, lane) in reversed(list(zip(movers, route, strict=True))):
            self.step(mover, -1, lane)

    def routes(self, space: Space) -> list[list[Space]]:
        """TA-M4: every backward route from a space, each ending at its first empty space."""
        found: list[list[Space]] = []
        for behind in self.circuit.behind[space]:
            if self.car_on(behind) is None:
                found.append([behind])
            else:
                found += [[behind, *rest] for rest in self.routes(behind)]
        return found

    def choose_route(self, x: str, routes: list[list[Space]]) -> list[Space]:
        """TA-R7: the routes told apart car by car, in the order the cars are pushed."""
        at = 0
        while len(routes) > 1:
            mover = x if at == 0 else self.car_on(routes[0][at - 1])
            by_lane: dict[str, list[list[Space]]] = {}
            for route in routes:
                by_lane.setdefault(f":{mover}.{route[at][1]}", []).append(route)
            routes = self.choose(by_lane)
            at += 1
        return routes[0]

    def push_side(self, x: str, direction: int) -> None:
        """TA-M4, TA-6.7: x must leave its space sideways, or backwards at wall and apron."""
        sector, lane = self.space(x)
        v = lane + direction
        if 0 <= v < self.circuit.lanes[sector]:
            beside = self.car_on((sector, v))
            if beside is not None:
                self.push_side(beside, direction)
            self.step(x, 0, v)
            return
        rear = {self.space(follower) for follower in self.now["rear"]}
        good = [route for route in self.routes((sector, lane)) if not rear.intersection(route)]
        if good:
            self.push_back(x, self.choose_route(x, good))
        else:
            self.push_forward(x)
