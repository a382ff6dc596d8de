"""The loop of GP-6.A4 word for word, with the cards that add a way of stepping."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from oracle.circuits import Space
from oracle.grand_prix.segment import Segment

Step = Callable[[], None]


class Moves(Segment):
    """One step after the other until the MPs are spent."""

    def begin_move(self, mp: int, kind: str, effect: str) -> None:
        """GP-6.A4, the first lines; the tail of a Lead is taken in a phase of its own."""
        now = self.now
        now["mp"], now["type"], now["effect"] = mp, kind, effect
        now["linked"], now["route"], now["tail"] = False, {}, []
        now["diagonal_left"] = 1 if effect == "diagonal" else 0
        self.visit()
        now["phase"] = "tail" if kind == "lead" else "step"

    def visit(self) -> None:
        """GP-6.1.6: the space counts as entered; a lap further on it is another one."""
        here = list(self.cars[self.now["active"]]["at"])
        if here not in self.now["visited"]:
            self.now["visited"].append(here)

    def tail_of_lead(self) -> None:
        """GP-6.7.1: once, before any step."""
        self.now["tail"] = self.take_tail(self.now["active"])
        self.now["phase"] = "step"

    def one_step(self) -> None:
        """GP-6.A4: once round the loop."""
        options: dict[str, Step] = {}
        if self.now["mp"] >= 1:
            options = self.forward() | self.diagonal() | self.swaps()
        options |= self.sideways()
        if self.now["mp"] == 0:
            if not options:
                self.leave_loop()
                return
            options["."] = self.leave_loop
        self.ask(options)()
        self.visit()
        self.check()

    def leave_loop(self) -> None:
        """GP-6.A4: the movement is over; so is the activation after a bonus (GP-6.A8)."""
        self.now["phase"] = "bonus" if self.now["exit"] else "effect"
        if self.now["bonus"]:
            self.now["phase"] = "end"

    def forward(self) -> dict[str, Step]:
        """F(x): 1 MP, empty or occupied (GP-6.1.2)."""
        spaces = self.routed(self.space(self.now["active"]))
        return {worded(">", x, spaces): partial(self.go_forward, x) for x in spaces}

    def go_forward(self, x: Space) -> None:
        """F(x), carried out."""
        now, c = self.now, self.now["active"]
        left = self.space(c)
        if now["type"] == "line" and not now["tail"]:
            now["tail"] = self.take_tail(c)
        path = self.push_path(x, bound=True)
        self.fix_route(left, x)
        if self.is_line() and (len(path) > 1 or now["tail"]):
            now["linked"] = True
        self.do_push(path)
        self.move(c, +1, x[1])
        self.follow(left)
        now["mp"] -= 1

    def diagonal(self) -> dict[str, Step]:
        """D(x): once, into an empty space (GP-RC-8.1, GP-RC-12.1, GP-RC-16.1)."""
        if not self.now["diagonal_left"]:
            return {}
        found = self.road.diagonals(self.space(self.now["active"]))
        empty = {word: x for word, x in found.items() if self.car_on(x) is None}
        return {word: partial(self.go_diagonally, x) for word, x in empty.items()}

    def go_diagonally(self, x: Space) -> None:
        """D(x), carried out."""
        left = self.space(self.now["active"])
        self.move(self.now["active"], +1, x[1])
        self.follow(left)
        self.now["mp"] -= 1
        self.now["diagonal_left"] = 0

    def swaps(self) -> dict[str, Step]:
        """S(x): Overtake (GP-RC-4.1)."""
        if self.now["effect"] != "swap_per_mp":
            return {}
        spaces = self.road.links(self.space(self.now["active"]))
        return {worded("x", x, spaces): partial(self.swap, x, 1) for x in self.swappable()}

    def swappable(self) -> list[Space]:
        """GP-RC-4.2, GP-8.3.2.5: neither car in the zone, and the other has not crossed."""
        here = self.space(self.now["active"])
        found: list[Space] = []
        for x in self.road.links(here):
            other = self.car_on(x)
            in_zone = here[0] in self.road.zone or x[0] in self.road.zone
            if other is not None and not self.cars[other]["crossed"] and not in_zone:
                found.append(x)
        return found

    def swap(self, x: Space, cost: int) -> None:
        """S(x), carried out: the two exchange spaces."""
        c, other = self.now["active"], self.car_on(x)
        assert other is not None, "a swap needs a car"
        lane = self.cars[c]["at"][1]
        self.move(c, +1, x[1])
        self.move(other, -1, lane)
        self.now["mp"] -= cost

    def sideways(self) -> dict[str, Step]:
        """L(x): 1 MP into an empty lane, 2 MP into an occupied one, 0 MP on Weaving."""
        now = self.now
        progress, lane = self.cars[now["active"]]["at"]
        sector = progress % self.length
        if sector in self.road.zone or (self.is_line() and now["linked"]):
            return {}
        options: dict[str, Step] = {}
        for word, d in directions(now["effect"]).items():
            x = (sector, lane + d)
            if not 0 <= x[1] < self.road.lanes(sector) or [progress, x[1]] in now["visited"]:
                continue
            cost = 1 if self.car_on(x) is None else 2
            cost = 0 if now["effect"] == "free_lateral" else cost
            if cost <= now["mp"]:
                options[word] = partial(self.go_sideways, x, d, cost)
        return options

    def go_sideways(self, x: Space, d: int, cost: int) -> None:
        """L(x), carried out."""
        c = self.now["active"]
        left = self.space(c)
        if self.car_on(x) is not None:
            self.displace(x, d)
            if not self.cars[c]["npc"] and (not self.now["exit"] or self.now["bonus"]):
                self.cars[c]["cc"] += 1  # GP-6.8.4, GP-9.2.6, GP-7.6.4.2
        self.move(c, 0, x[1])
        if self.now["type"] == "lead":
            self.follow(left)
        self.now["mp"] -= cost


def directions(effect: str) -> dict[str, int]:
    """GP-RC-2.1, GP-RC-5.1, GP-RC-9.1, GP-RC-10.1: what the card leaves of sideways steps."""
    if effect == "no_lateral":
        return {}
    return {"inside_only": {"i": -1}, "outside_only": {"o": +1}}.get(effect, {"i": -1, "o": +1})


def worded(sign: str, x: Space, spaces: list[Space]) -> str:
    """The lane is named only where lanes divide."""
    return sign if len(spaces) == 1 else f"{sign}{x[1]}"
