"""The activation around the loop: GP-6.A4, GP-6.A6, GP-6.A7 and GP-6.A8 word for word."""

from __future__ import annotations

from oracle.circuits import Space
from oracle.grand_prix.cards import Card
from oracle.grand_prix.moves import Moves
from oracle.grand_prix.positions import (
    PIT,
    Activation,
    Position,
    copied,
    running_order,
    sort_wear,
)
from oracle.ways import Illegal


class Activating(Moves):
    """A segment from the card to the mark of activation, phase by phase."""

    def carry_on(self) -> Position:
        """One phase; the position after it."""
        phases = {
            "begin": self.begin,
            "tail": self.tail_of_lead,
            "step": self.one_step,
            "effect": self.effect,
            "card": self.card,
            "bonus": self.offer_bonus,
            "end": self.end,
        }
        phases[self.now["phase"]]()
        assert not self.answers, f"left over: {self.answers}"
        return self.position

    def begin(self) -> None:
        """GP-6.1.1, GP-7.4.1: with the speed that wear has left, or out of the pits."""
        self.check()
        c, card = self.now["active"], self.now["card"]
        if self.cars[c]["at"][1] < 0:
            self.now["exit"] = True
            self.leave_pits(c, card["pit"])
        else:
            mp = max(0, card["speed"] - penalty(self.cars[c]["wear"]))
            self.begin_move(mp, card["type"], card["effect"])

    def leave_pits(self, c: str, mp: int) -> None:
        """GP-6.A6: onto lane 0 from the pit lane, onto the outermost from the run-off."""
        sector, beside = self.space(c)
        e, d = (0, +1) if beside == PIT else (self.road.lanes(sector) - 1, -1)
        in_the_way = self.car_on((sector, e))
        if sector in self.road.zone:
            if in_the_way is not None:
                self.displace_forward(in_the_way)
            mp -= 1
        elif in_the_way is not None:
            self.displace((sector, e), d)
            mp -= 2
        else:
            mp -= 1
        self.move(c, 0, e)
        self.check()
        self.begin_move(mp, "solo", "")

    def effect(self) -> None:
        """GP-6.A7: what the card does when the movement is over."""
        effect = self.now["effect"]
        if effect == "slide_in":
            self.slide(-1)
        if effect == "slide_out":
            self.slide(+1)
        if effect == "swap_after":
            self.late_brake()
        if effect == "clean_air":
            self.clean_air()
        self.check()
        self.now["phase"] = "card"

    def slide(self, d: int) -> None:
        """GP-RC-6.1, GP-RC-7.1, GP-RC-7.2: Oversteer and Understeer."""
        sector, lane = self.space(self.now["active"])
        t = (sector, lane + d)
        if sector in self.road.zone or not 0 <= t[1] < self.road.lanes(sector):
            return
        if self.car_on(t) is None:
            self.move(self.now["active"], 0, t[1])

    def late_brake(self) -> None:
        """GP-RC-17.1: once, free, or not at all."""
        spaces = self.swappable()
        if not spaces:
            return
        links = self.road.links(self.space(self.now["active"]))
        options: dict[str, Space | None] = {
            f"x{'' if len(links) == 1 else x[1]}": x for x in spaces
        }
        chosen = self.ask(options | {".": None})
        if chosen is not None:
            self.swap(chosen, 0)

    def clean_air(self) -> None:
        """GP-RC-3.1 to GP-RC-3.6: directly behind the next car on the track, at any distance."""
        c = self.now["active"]
        progress = self.cars[c]["at"][0]
        on_track = [x for x in self.cars if self.cars[x]["at"][1] >= 0]
        first = next(
            (x for x in running_order(self.road.circuit, self.position) if x in on_track), None
        )
        others = {self.space(x)[0] for x in on_track if x != c}
        if self.cars[c]["crossed"] or progress % self.length in others or first == c:
            return
        t = progress + 1
        while t % self.length not in others:
            t += 1
        sector = t % self.length
        ahead = [(sector, lane) for lane in range(self.road.lanes(sector))]
        backs = {y for x in ahead if self.car_on(x) is not None for y in self.road.backs(x)}
        lanes = sorted(lane for _, lane in backs) or [0]  # GP-R101
        lane = self.choose({f"@{t - 1}.{lane}": lane for lane in lanes})
        self.move(c, t - 1 - progress, lane)

    def card(self) -> None:
        """GP-5.2: wear marker and Close Call of the card, for a Player Car."""
        car, card = self.cars[self.now["active"]], self.now["card"]
        if not car["npc"]:
            car["wear"] = sort_wear(car["wear"] + card["wear"])
            car["cc"] += card["cc"]
        self.now["phase"] = "bonus"

    def offer_bonus(self) -> None:
        """GP-6.A8, GP-7.6.4: soft tyres, unused, on a car that has not crossed."""
        car = self.cars[self.now["active"]]
        self.now["phase"] = "end"
        if car["tyre"] != "f" or car["crossed"]:
            return
        if self.ask({"+": True, "-": False}):
            car["tyre"] = "u"
            self.now["bonus"] = True
            self.begin_move(self.now["card"]["pit"], "solo", "")

    def end(self) -> None:
        """GP-6.A4, GP-6.A8: the tyre marker of a bonus; crossed cars are lifted."""
        car = self.cars[self.now["active"]]
        if self.now["bonus"]:
            car["wear"] = sort_wear(car["wear"] + "t")
        car["activated"] = True
        for number in list(self.cars):
            if self.cars[number]["crossed"]:
                del self.cars[number]
        self.position["activation"] = None


def penalty(wear: str) -> int:
    """GP-7.4.1: three, four or five markers cost as many MPs."""
    return len(wear) if len(wear) >= 3 else 0


def card_played(position: Position, number: str, card: Card) -> Position:
    """GP-3.4.3: the segment about to begin."""
    car = position["cars"][number]
    if len(car["wear"]) >= 6:
        raise Illegal(f"GP-R17: {number} is eliminated, no card is played on it")
    after = copied(position)
    after["activation"] = Activation(
        card=card,
        active=number,
        phase="begin",
        exit=False,
        bonus=False,
        type="",
        effect="",
        mp=0,
        linked=False,
        route={},
        visited=[],
        tail=[],
        diagonal_left=0,
        answers=[],
    )
    return after
