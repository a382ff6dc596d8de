"""Lines of cars: TA-M5 to TA-M7 word for word."""

from __future__ import annotations

from oracle.circuits import Space
from oracle.segment import Segment


class Lines(Segment):
    """Linking, and how linked cars move."""

    def lanes_ok(self, spaces: list[Space]) -> list[Space]:
        """TA-C20, TA-C21, TA-R23: Inside and Outside Line leave one lane of several."""
        if self.now["effect"] == "inside_only":
            return [min(spaces)]
        if self.now["effect"] == "outside_only":
            return [max(spaces)]
        return spaces

    def extend_rear(self, r: str) -> None:
        """TA-M5: cars nose to tail behind r join the line; at a merge one lane feeds it."""
        while True:
            spaces = self.lanes_ok(self.pred(r))
            line = [self.now["active"], *self.now["front"], *self.now["rear"]]
            on_spaces = [self.car_on(space) for space in spaces]
            cars = [car for car in on_spaces if car is not None and car not in line]
            if not cars:
                return
            options: dict[str, str | None] = {f"<{car}": car for car in cars}
            if None in on_spaces:
                options["<-"] = None
            pick = self.choose(options)
            if pick is None:
                return
            self.now["rear"].append(pick)
            r = pick

    def line_step(self, first: Space) -> None:
        """TA-M6: the forward step of Draft and Pursuit.

        `first` answers the first CHOOSE of the loop when the active car itself is in front.
        """
        active, front, rear = self.now["active"], self.now["front"], self.now["rear"]
        if self.now["mode"] == "draft":
            self.extend_rear(rear[-1] if rear else active)
        t = self.choose_lane(front[-1]) if front else first
        while (met := self.car_on(t)) is not None:
            front.append(met)
            t = self.choose_lane(met)
        for x in [*reversed(front), active, *rear]:
            left = self.space(x)
            self.step(x, +1, t[1])
            t = left
        ahead = self.lanes_ok(self.succ(active))
        every_one_occupied = all(self.car_on(space) is not None for space in ahead)
        self.now["linked"] = bool(front or rear) or every_one_occupied

    def link_sideways(self) -> None:
        """TA-M8, TA-R2: a sideways step in a Draft or Pursuit that has gone forward."""
        active = self.now["active"]
        if self.space(active)[0] == self.now["entered"][0][0]:
            return
        around = [self.lanes_ok(self.succ(active))]
        if self.now["mode"] == "draft":
            around.append(self.lanes_ok(self.pred(active)))
        for spaces in around:
            if all(self.car_on(space) is not None for space in spaces):
                self.now["linked"] = True

    def choose_lane(self, f: str) -> Space:
        """TA-M6: t = CHOOSE(lanes_ok(succ(f)))."""
        spaces = self.lanes_ok(self.succ(f))
        return self.choose({f":{f}.{lane}": (sector, lane) for sector, lane in spaces})

    def follow(self, o: Space) -> None:
        """TA-M7: the followers of a Lead, each into the space just left."""
        for x in self.now["rear"]:
            o2 = self.space(x)
            self.step(x, 0 if o[0] == o2[0] else +1, o[1])
            o = o2
