"""The activation around the move: TA-M9, TA-M10 and the effects that come after the move."""

from __future__ import annotations

from oracle.cards import Card
from oracle.circuits import Circuit
from oracle.moves import Moves
from oracle.positions import (
    APRON,
    Activation,
    Car,
    Position,
    running_order,
    sort_wear,
)
from oracle.ways import Illegal, copied


class Activating(Moves):
    """A segment from the card to the flip, phase by phase."""

    def carry_on(self) -> Position:
        """One phase; the position after it."""
        phases = {
            "begin": self.begin,
            "followers": self.followers,
            "step": self.one_step,
            "after": self.after,
            "end": self.end,
        }
        phases[self.now["phase"]]()
        assert not self.answers, f"left over: {self.answers}"
        return self.position

    def begin(self) -> None:
        """TA-M9: from the pits, or with the speed that wear has left (TA-6.1.1, TA-7.4)."""
        x, card = self.now["active"], self.now["card"]
        if self.cars[x]["at"][1] == APRON:
            self.leave_pits(x, card)
        else:
            mp = max(0, card["speed"] - penalty(self.cars[x]["wear"]))
            self.begin_move(x, mp, card["mode"], card["effect"])

    def leave_pits(self, x: str, card: Card) -> None:
        """TA-M10, TA-9.4: onto lane 0, then Solo without card text."""
        mp = card["pit"]
        sector = self.space(x)[0]
        in_the_way = self.car_on((sector, 0))
        if in_the_way is not None:
            self.push_side(in_the_way, +1)
            mp -= 2
        else:
            mp -= 1
        self.lift_from_stack(x)
        self.step(x, 0, 0)
        self.begin_move(x, mp, "solo", "none")

    def lift_from_stack(self, x: str) -> None:
        """TA-1.3.3: the cars above come down."""
        leaving = self.cars[x]
        for car in self.cars.values():
            if car["at"] == leaving["at"] and car["stack"] > leaving["stack"]:
                car["stack"] -= 1
        leaving["stack"] = 0

    def after(self) -> None:
        """TA-M9: what the card does when the move is over; nothing is left of its text then."""
        effect = self.now["effect"]
        self.now["effect"] = "none"
        self.now["phase"] = "end"
        if effect == "second_car_draft_3":
            self.second_car()
        if self.cars[self.now["active"]]["state"] == "crossed":
            return  # TA-R22, TA-R26
        if effect == "after_move_inside":
            self.slide(-1)
        if effect == "after_move_outside":
            self.slide(+1)
        if effect == "clean_air":
            self.clean_air()

    def slide(self, direction: int) -> None:
        """TA-C7, TA-C22, TA-R22: Oversteer and Understeer, free and compulsory."""
        sector, lane = self.space(self.now["active"])
        v = lane + direction
        if 0 <= v < self.circuit.lanes[sector] and self.car_on((sector, v)) is None:
            self.step(self.now["active"], 0, v)

    def second_car(self) -> None:
        """TA-C2, TA-R16, TA-R17: Teamwork's other car makes a plain Draft move of 3 MP."""
        first = self.now["active"]
        team = self.cars[first]["team"]
        numbers = sorted(self.cars, key=int)
        eligible = [x for x in numbers if x != first and is_eligible(self.cars[x], team)]
        if eligible:
            second = self.ask({f"+{number}": number for number in eligible})
            self.begin_move(second, 3, "draft", "none")

    def clean_air(self) -> None:
        """TA-C4, TA-R18, TA-R19: the lift to the car ahead, which may be declined."""
        places = self.clean_air_places()
        if places:
            options: dict[str, list[int] | None] = {f"@{p}.{lane}": [p, lane] for p, lane in places}
            chosen = self.ask(options | {".": None})
            if chosen is not None:
                progress = self.cars[self.now["active"]]["at"][0]
                self.step(self.now["active"], chosen[0] - progress, chosen[1])

    def clean_air_places(self) -> list[list[int]]:
        """TA-C4, TA-R19: apron cars are ignored in every part; laps do not matter."""
        active = self.now["active"]
        on_track = [x for x in self.cars if self.cars[x]["at"][1] != APRON]
        order = [x for x in running_order(self.position) if x in on_track]
        sectors_of_others = {self.space(x)[0] for x in on_track if x != active}
        sector = self.space(active)[0]
        if sector in sectors_of_others or order[0] == active:
            return []
        forward = 0
        while (sector + forward + 1) % self.length not in sectors_of_others:
            forward += 1
        there = (sector + forward) % self.length
        here = self.cars[active]["at"]
        places = [
            [here[0] + forward, lane]
            for lane in range(self.circuit.lanes[there])
            if any(self.car_on(t) is not None for t in self.circuit.ahead[there, lane])
        ]
        return [place for place in places if place != here]

    def end(self) -> None:
        """TA-M9: wear, crossed cars off the track, the car is flipped."""
        car = self.cars[self.now["played_for"]]
        car["wear"] = sort_wear(car["wear"] + self.now["wear"])
        car["moved"] = True
        for number in list(self.cars):
            if self.cars[number]["state"] == "crossed":
                del self.cars[number]
        self.position["activation"] = None


def is_eligible(car: Car, team: str) -> bool:
    """TA-R16: a racing car of the same player, on the track; flipped or not, worn or not."""
    return car["team"] == team != "" and car["state"] == "racing" and car["at"][1] != APRON


def penalty(wear: str) -> int:
    """TA-7.4.1: three, four or five markers cost as many MP."""
    return len(wear) if len(wear) >= 3 else 0


def card_played(position: Position, number: str, card: Card) -> Position:
    """TA-3.4.7, TA-M9: the segment about to begin."""
    car = position["cars"][number]
    if len(car["wear"]) >= 6:
        raise Illegal(f"TA-3.4.5: {number} is retired, no card is played for it")
    after = copied(position)
    after["activation"] = Activation(
        card=card,
        played_for=number,
        wear="" if car["at"][1] == APRON else card["wear"],  # TA-9.4.2
        phase="begin",
        active=number,
        mode="",
        effect="none",
        mp=0,
        entered=[],
        linked=False,
        front=[],
        rear=[],
        diagonal_used=False,
        answers=[],
    )
    return after


def carry_on(circuit: Circuit, laps: int, position: Position) -> Position:
    """The position after one phase of the segment; `Asked` when it takes another answer."""
    return Activating(circuit, laps, position).carry_on()
