"""What a driver expects: how many turns a car still needs, and whether its fuel will do.

Used by bots. Everything here is public or in the own hand; other cars count where they stand.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.rules import driving
from slipstream.games.grand_prix_f1.rules.board import (
    BONUS,
    BOX_STOP,
    FINE,
    IN_PITS,
    IS_STOP,
    LAP,
    NEXT_FROM_STOP,
    PIT_ENTRY,
    SPACES,
    every_way,
)
from slipstream.games.grand_prix_f1.rules.cards import (
    KINDS,
    LITRES,
    MOST_SIT_OUTS,
    SLOW,
    VALUES,
    WORTH,
    litres,
)
from slipstream.games.grand_prix_f1.rules.driving import ROUTES
from slipstream.games.grand_prix_f1.rules.fuel import payments
from slipstream.games.grand_prix_f1.rules.state import RACING, RaceState
from slipstream.kernel.rows import Row, vec

TURN: Final = 100
STRANDED: Final = 50_000  # a car that will not get home
DAMAGE_COST: Final = 250
MOST_FUEL: Final = LITRES[-1]
MOST_SPARE: Final = 20  # litres that are worth anything
LATEST: Final = 60 * TURN  # what a car that will not get home is taken to need
CLUB: Final = [15, 300, 5, 3, 200, 50, 4, 6, 8, 7, 20, 8, 0]
"""The numbers of club drivers."""
ROOKIE: Final = [15, 300, 5, 3, 200, 50, 4, 6, 8, 14, 25, 8, 0]
"""Those of rookies: twice the margin, and more for every space."""


def _steps_to(goal: int) -> list[int]:
    steps = [len(SPACES)] * len(SPACES)
    steps[goal] = 0
    for _ in SPACES:
        for here in range(len(SPACES)):
            for to in every_way(here):
                steps[here] = min(steps[here], steps[to] + 1)
    return steps


TO_BOX: Final[list[Row]] = [vec[i64](_steps_to(stop)) for stop in BOX_STOP]
BROUGHT: Final[Row] = vec[i64](LITRES)  # by sit-outs


def reach(hand: Row, slow: bool) -> i64:
    """Spaces that a hand is good for."""
    total: i64 = 0
    for kind in range(KINDS):
        total += hand[kind] * (SLOW[kind] if slow else WORTH[kind])
    return total


def mate(s: RaceState, car: i64) -> i64:
    """The other car of the same seat, if it is racing; else -1."""
    if not s.race.two_cars:
        return -1
    other: i64 = (car + s.race.seats) % s.race.cars
    return other if s.fate[other] == RACING else -1


def settle(hand: Row, space: i64) -> None:
    """Take the bonus or pay the fine of a space."""
    if BONUS[space]:
        hand[BONUS[space] - 1] += 1
    elif FINE[space]:
        if litres(hand) <= FINE[space]:
            for kind in range(KINDS):
                hand[kind] = 0
        else:
            for kind in by_cost(hand, FINE[space])[0]:
                hand[kind] -= 1


def by_cost(hand: Row, fine: int) -> list[list[int]]:
    """Payments, the cheapest first; of equals that of most cards, since each card is a turn."""
    return sorted(
        payments(hand, fine), key=lambda cards: (sum(VALUES[kind] for kind in cards), -len(cards))
    )


@final
class Planner:
    """Plans by these numbers. Turns are counted in hundredths."""

    def __init__(self, numbers: list[int]) -> None:
        self.pace: i64 = numbers[0]  # of a turn for a space, on cards still to be taken
        self.short: i64 = numbers[1]  # each litre that a car lacks to get home or to its box
        self.litre: i64 = numbers[2]  # what a litre more costs in the box, all in all
        self.spare: i64 = numbers[3]  # what a litre is worth that may not be needed
        self.stop: i64 = numbers[4]  # another stop, besides its litres
        self.arrival: i64 = numbers[5]  # points lost on the way into the box
        self.detour: i64 = numbers[6]  # spaces that a stop on 1 or 11 adds
        self.pit_detour: i64 = numbers[7]  # spaces that the pit lane adds
        self.stop_detour: i64 = numbers[8]  # spaces that a stop in the box adds
        self.margin: i64 = numbers[9]  # litres to set aside for whatever comes
        self.margin_part: i64 = numbers[10]  # and more, in hundredths of the spaces to drive
        self.lower: i64 = numbers[11]  # cards below 10 to have on board after a stop
        self.second: i64 = numbers[12]  # what the second car counts beside the first, in hundredths

    def allowance(self, spaces: i64) -> i64:
        """Litres to set aside for fines, blocking and gravel on a way of so many spaces."""
        return self.margin + spaces * self.margin_part // 100

    def cards_for(self, hand: Row, spaces: i64, slow: bool) -> i64:
        """Turns on so many spaces, the fastest cards first; the rest of them at a usual pace."""
        turns: i64 = 0
        for kind in range(KINDS - 1, -1, -1):
            value = SLOW[kind] if slow else WORTH[kind]
            if hand[kind] * value >= spaces:
                return turns + TURN * spaces // value
            spaces -= hand[kind] * value
            turns += hand[kind] * TURN
        return turns + spaces * self.pace

    def on_fuel(self, fuel: i64, spaces: i64, to_box: i64) -> i64:
        """What the fuel on board means: worth something if it will do, else another stop."""
        lack = spaces + self.allowance(spaces) - fuel
        if lack <= 0:
            return max(lack, -MOST_SPARE) * self.spare
        stops = 1 + lack // MOST_FUEL
        if to_box + (stops - 1) * LAP >= spaces:
            return STRANDED + lack * self.short
        return stops * self.stop + lack * self.litre + self.risk(fuel, to_box)

    def risk(self, fuel: i64, to_box: i64) -> i64:
        """The danger of not getting to the box.

        One scale on the track and in the box: a car short of fuel either way still stops.
        """
        lack = to_box + self.allowance(to_box) - fuel
        return max(0, lack) * self.short + (STRANDED if fuel < to_box else 0)

    def outlook(self, s: RaceState, car: i64, hand: Row) -> i64:
        """Turns that a car still needs from where it stands, with this hand for itself."""
        space = s.space[car]
        spaces = s.distance(car)
        fuel = max(0, litres(hand) - self.spoken_for(s, car))
        if IS_STOP[space]:
            return self.cards_for(hand, spaces, False) + self.in_box(fuel, spaces)
        if NEXT_FROM_STOP[space]:
            spaces += self.detour
        elif space == PIT_ENTRY and not s.is_final_lap(car):
            spaces += self.pit_detour
        slow = s.tyres[car] != s.sky or s.damaged[car]
        able = max(0, reach(hand, slow) - self.spoken_for(s, car))
        to_box = TO_BOX[s.box[s.race.owner[car]]][space]
        best = self.cards_for(hand, spaces, slow) + self.on_fuel(able, spaces, to_box + LAP)
        if s.race.two_cars and not s.proof[car]:
            best += STRANDED
        if to_box >= spaces:
            return best
        danger = self.risk(able, to_box)
        if danger >= STRANDED or not able:
            return min(best, danger)
        left = max(0, able - to_box - self.allowance(to_box))
        rest = spaces - to_box + (self.stop_detour // 2 if IN_PITS[space] else self.stop_detour)
        turns = self.cards_for(hand, to_box, slow) + self.arrival + rest * self.pace
        return min(best, turns + danger + self.in_box(fuel * left // able, rest))

    def team_outlook(self, s: RaceState, car: i64, hand: Row) -> i64:
        """GPF1-R76: the better car makes the place; the other one serves it, from one hand."""
        turns = self.outlook(s, car, hand)
        other = mate(s, car)
        if not self.second or other < 0:
            return turns
        others = self.outlook(s, other, hand)
        return min(turns, others) + min(LATEST, max(turns, others)) * self.second // TURN

    def serves(self, s: RaceState, car: i64) -> bool:
        """Is it the second car, and the first still in need of fuel?"""
        other = mate(s, car)
        if other < 0:
            return False
        hand = s.hands[s.race.owner[car]]
        lack = s.distance(other) + self.allowance(s.distance(other)) - litres(hand)
        return lack > 0 and self.outlook(s, other, hand) < self.outlook(s, car, hand)

    def spoken_for(self, s: RaceState, car: i64) -> i64:
        """GPF1-12.6: litres of the common hand that the other car needs until its next stop."""
        other = mate(s, car)
        if other < 0 or s.visiting[other]:
            return 0
        box = TO_BOX[s.box[s.race.owner[car]]][s.space[other]]
        spaces = min(box, s.distance(other))
        return spaces + self.allowance(spaces)

    def in_box(self, fuel: i64, spaces: i64) -> i64:
        """What is still to come for a car that arrives in its box, besides the way."""
        return self.after_stop(fuel, spaces, self.best_stop(fuel, spaces, 0))

    def best_stop(self, fuel: i64, spaces: i64, sit_outs: i64) -> i64:
        """How many sit-outs are best, from those already made on."""
        best = sit_outs
        fewest = self.after_stop(fuel, spaces, sit_outs)
        for number in range(sit_outs + 1, MOST_SIT_OUTS + 1):
            turns = self.after_stop(fuel, spaces, number)
            if turns < fewest:
                best, fewest = number, turns
        return best

    def after_stop(self, fuel: i64, spaces: i64, sit_outs: i64) -> i64:
        """What so many sit-outs cost, and what the fuel then means."""
        then = self.on_fuel(fuel + BROUGHT[sit_outs], spaces, LAP + self.stop_detour)
        return sit_outs * TURN + then

    def prospect(self, s: RaceState, car: i64, hand: Row, action: i64, depth: i64) -> i64:
        """Turns to the finish if this card is played now, looking `depth` own turns further."""
        kind = action // ROUTES
        route = action % ROUTES
        value = driving.value_of(s, car, kind, route)
        result = driving.drive(s, car, value, route)
        if driving.why_ended(result) == driving.OVER:
            return TURN
        lost = value - driving.steps_driven(result)
        accident = driving.accident(s, car, route, result, lost)
        if accident == driving.SEVERE_ACCIDENT:
            return 3 * STRANDED
        left = hand[:]
        left[kind] -= 1
        end = driving.last_space(result)
        if driving.steps_driven(result):
            settle(left, end)
        was, laps, crossed = s.space[car], s.laps[car], s.crossed[car]
        s.stand(car, end)
        if driving.line_crossed(result):
            s.laps[car] -= 1 if crossed else 0
            s.crossed[car] = True
        turns = TURN + self.best_of(s, car, left, depth)
        s.stand(car, was)
        s.laps[car] = laps
        s.crossed[car] = crossed
        return turns + (DAMAGE_COST if accident else 0)

    def best_of(self, s: RaceState, car: i64, hand: Row, depth: i64) -> i64:
        """Turns with the best next card; by then whoever is in the way has gone."""
        if depth == 0 or IS_STOP[s.space[car]] or litres(hand) == 0:
            return self.team_outlook(s, car, hand)
        crowd = s.cars_on
        s.cars_on = vec[i64]([0] * len(SPACES))
        best: i64 = 3 * STRANDED
        ahead = driving.steps_ahead(s, car)
        for kind in range(KINDS):
            if hand[kind]:
                routes = driving.routes(s, car, kind, ahead)
                for route in range(ROUTES):
                    if routes >> route & 1:
                        best = min(
                            best, self.prospect(s, car, hand, kind * ROUTES + route, depth - 1)
                        )
        s.cars_on = crowd
        return best
