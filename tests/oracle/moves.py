"""The move of the active car: TA-M8 word for word, with the cards that add a way of stepping."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from oracle.circuits import Space
from oracle.lines import Lines


class Option(NamedTuple):
    """One line of `legal` in TA-M8."""

    cost: int
    target: Space
    carry_out: Callable[[], None]
    bump: bool = False


class Moves(Lines):
    """One step after the other until the MP are spent."""

    def begin_move(self, active: str, mp: int, mode: str, effect: str) -> None:
        """TA-M8, the lines before the loop."""
        now = self.now
        now["active"], now["mp"], now["mode"], now["effect"] = active, mp, mode, effect
        now["entered"] = [list(self.space(active))]
        now["linked"] = now["diagonal_used"] = False
        now["front"], now["rear"] = [], []
        now["phase"] = "followers" if mode == "lead" else "step"

    def followers(self) -> None:
        """TA-M8, TA-6.6.1: in Lead the cars behind are settled once, before the first step."""
        self.extend_rear(self.now["active"])
        self.now["phase"] = "step"

    def one_step(self) -> None:
        """TA-M8: once round the loop."""
        now = self.now
        options = self.legal()
        if now["mp"] == 0:
            if not options:
                self.stop()
                return
            options["."] = Option(0, self.space(now["active"]), self.stop)
        option = self.ask(options)
        left = self.space(now["active"])
        option.carry_out()
        now["mp"] -= option.cost  # a bump takes all of them, so it ends the move (TA-6.10.3)
        arrived = self.space(now["active"])
        if now["mode"] in {"draft", "pursuit"} and arrived[0] == left[0] and arrived != left:
            self.link_sideways()
        if arrived != left:
            now["entered"].append(list(arrived))
        if now["mode"] == "lead" and not option.bump:
            self.follow(left)

    def stop(self) -> None:
        """TA-M8: end; by choice only where free sideways steps remain (TA-R15)."""
        self.now["phase"] = "after"

    def legal(self) -> dict[str, Option]:
        """TA-M8: all options that can be paid for and lead to a space not yet entered."""
        alone = self.now["mode"] in {"solo", "lead"}
        options = self.forward() if alone else self.line_forward()
        if not self.now["linked"]:
            options |= self.sideways(-1, "i") | self.sideways(+1, "o")
        if self.now["effect"] == "swap_forward":
            options |= self.swaps()
        if self.now["effect"] == "one_diagonal" and not self.now["diagonal_used"]:
            options |= self.diagonals()
        return {
            word: option
            for word, option in options.items()
            if self.now["mp"] >= option.cost and list(option.target) not in self.now["entered"]
        }

    def forward(self) -> dict[str, Option]:
        """TA-M8, Solo and Lead: 1 MP into an empty space, 3 MP into an occupied one, or bump."""
        mp = self.now["mp"]
        spaces = self.succ(self.now["active"])
        occupied = [t for t in spaces if self.car_on(t) is not None]
        options: dict[str, Option] = {}
        for t in spaces:
            cost = 3 if t in occupied else 1
            options[worded(">", t, spaces)] = Option(cost, t, partial(self.enter_forward, t))
        if mp in {1, 2} and occupied:
            options["b"] = Option(mp, occupied[0], nothing, bump=True)
        return options

    def enter_forward(self, t: Space) -> None:
        """TA-6.1.3, TA-6.1.5: go forward to t, pushing the car that is there."""
        in_the_way = self.car_on(t)
        if in_the_way is not None:
            self.push_forward(in_the_way)
        self.step(self.now["active"], +1, t[1])

    def line_forward(self) -> dict[str, Option]:
        """TA-M8, Draft and Pursuit: one MP, whatever stands ahead."""
        if self.now["front"]:
            spaces = [self.space(self.now["front"][0])]
        else:
            spaces = self.lanes_ok(self.succ(self.now["active"]))
        return {worded(">", t, spaces): Option(1, t, partial(self.line_step, t)) for t in spaces}

    def sideways(self, direction: int, word: str) -> dict[str, Option]:
        """TA-M8, all modes: 1 MP into an empty space, 2 MP into an occupied one, or bump."""
        effect = self.now["effect"]
        sector, lane = self.space(self.now["active"])
        t = (sector, lane + direction)
        if not 0 <= t[1] < self.circuit.lanes[sector] or direction in forbidden(effect):
            return {}
        enter = partial(self.enter_sideways, t, direction)
        if effect == "free_lateral":
            return {word: Option(0, t, enter)}
        occupied = self.car_on(t) is not None
        options = {word: Option(2 if occupied else 1, t, enter)}
        if self.now["mp"] == 1 and occupied:
            options["b" + word] = Option(1, t, nothing, bump=True)
        return options

    def enter_sideways(self, t: Space, direction: int) -> None:
        """TA-6.1.3, TA-6.1.4: go sideways to t, shoving the car that is there."""
        in_the_way = self.car_on(t)
        if in_the_way is not None:
            self.push_side(in_the_way, direction)
        self.step(self.now["active"], 0, t[1])

    def swaps(self) -> dict[str, Option]:
        """TA-C5, TA-R30: Working the Pack changes places with a car directly ahead."""
        spaces = self.succ(self.now["active"])
        return {
            worded("x", t, spaces): Option(1, t, partial(self.swap, t))
            for t in spaces
            if self.car_on(t) is not None
        }

    def swap(self, t: Space) -> None:
        """TA-M8, Working: the active car goes to t, the car there to the space it left."""
        other = self.car_on(t)
        assert other is not None, "a swap needs a car"
        lane = self.cars[self.now["active"]]["at"][1]
        self.step(self.now["active"], +1, t[1])
        self.step(other, -1, lane)

    def diagonals(self) -> dict[str, Option]:
        """TA-C18, TA-R21: Slingshot, one lane beyond those straight ahead, if empty."""
        ahead = self.succ(self.now["active"])
        sector = ahead[0][0]
        options: dict[str, Option] = {}
        for word, lane in (("I", min(ahead)[1] - 1), ("O", max(ahead)[1] + 1)):
            t = (sector, lane)
            if 0 <= lane < self.circuit.lanes[sector] and self.car_on(t) is None:
                options[word] = Option(1, t, partial(self.slingshot, t))
        return options

    def slingshot(self, t: Space) -> None:
        """TA-C18: the one diagonal step."""
        self.now["diagonal_used"] = True
        self.step(self.now["active"], +1, t[1])


def forbidden(effect: str) -> set[int]:
    """TA-C3, TA-C6, TA-C20, TA-C21: the directions the card forbids."""
    if effect == "no_lateral":
        return {-1, +1}
    return {"inside_only": {+1}, "outside_only": {-1}}.get(effect, set())


def worded(sign: str, t: Space, spaces: list[Space]) -> str:
    """The lane is named only where lanes divide."""
    return sign if len(spaces) == 1 else f"{sign}{t[1]}"


def nothing() -> None:
    """TA-R32: a bump moves nobody."""
