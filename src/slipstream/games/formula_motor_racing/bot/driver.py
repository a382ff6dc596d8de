"""What this game knows about driving well: places that can be hoped for, and cards to play them.

A play is judged by how it changes the line: each place is worth the points that a car there can
hope for with so many plays left, and a point is worth more the closer its owner is to winning.
"""

from __future__ import annotations

import tomllib
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.games.formula_motor_racing.bot.greedy import (
    ANY_FALL_BACK,
    DOUBT,
    DOUBT_PER_PLAY,
    OWN_OVERTAKE,
    OWN_PLACE,
    place_values,
    plays_left,
)
from slipstream.games.formula_motor_racing.rules.asking import (
    CHARGE_CONTINUE,
    CRASH_PARTNER,
    END,
    PLAY,
)
from slipstream.games.formula_motor_racing.rules.deck import (
    CARS,
    CRASH,
    DIE,
    EFFECT,
    ENGINE_BLOWS,
    FALL_BACK,
    LOSE_GEARS,
    NO_CAR,
    OVERTAKE,
    PIT_STOP,
    PLACES,
    SPIN_OUT,
    TAILENDER_TURBO,
    TEAM,
)
from slipstream.games.formula_motor_racing.rules.rolls import LONGEST_STOP, LUCKY_CHARGE
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import Driver, nearness, scored, shares, won

_FOLDER: Final = Path(__file__).parents[1] / "data"
_WEIGHTS: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "driver.toml").read_text("utf-8"))
FACTS: Final = CARS + 7  # that weigh for each seat, see `facts`
PHASES: Final = [1.0, 3.0, 6.0, 10.0, 18.0, 38.0]  # plays left; in between the phases mix


@final
class FormulaDriver(Driver):
    """Drives for the best chances to win."""

    horizon = 8
    playouts = 1000
    weights = _WEIGHTS["weights"]
    luck_counts = _WEIGHTS["luck_counts"]
    luck_explains = _WEIGHTS["luck_explains"]

    def candidates(self, s: RaceState, seat: i64) -> list[list[int]]:
        legal = s.legal(seat)
        if s.asking != PLAY:
            return [[answer] for answer in legal]
        sight = Sight(s, seat)
        ranked = sorted([(-sight.gain(answer), answer) for answer in legal])
        return [[answer] for _, answer in ranked]

    def reflex(self, s: RaceState, seat: i64, luck: SeededDealer) -> int:
        sight = Sight(s, seat)
        legal = s.legal(seat)
        if s.asking != PLAY:
            return sight.follow_up(legal)
        best = legal[0]
        most = sight.gain(best)
        for index in range(1, len(legal)):
            gain = sight.gain(legal[index])
            if gain > most:
                best, most = legal[index], gain
        return best

    def cut(self, s: RaceState) -> int:
        return len(s.used)

    def hopes(self, s: RaceState) -> list[float]:
        if s.asking == END:
            return scored(s)
        return points_hoped_for(s, plays_left(s))[: s.game.seats]

    def value(self, s: RaceState) -> list[float]:
        """As the weights of all phases say, mixed once for all seats."""
        if s.asking == END:
            return won(s)
        weights = self.weights
        mixed = [0.0] * FACTS
        plays = float(plays_left(s))
        for phase in range(len(PHASES)):
            near = nearness(plays, PHASES, phase)
            if near > 0.0:
                for fact in range(FACTS):
                    mixed[fact] += near * weights[phase * FACTS + fact]
        scores: list[float] = []
        for row in facts(s):
            score = 0.0
            for fact in range(FACTS):
                score += mixed[fact] * row[fact]
            scores.append(score)
        return shares(scores)

    def features(self, s: RaceState) -> list[list[float]]:
        """The facts, each as often as there are phases of the race in which it may count."""
        plays = float(plays_left(s))
        near = [nearness(plays, PHASES, phase) for phase in range(len(PHASES))]
        return [[share * fact for share in near for fact in row] for row in facts(s)]


def facts(s: RaceState) -> list[list[float]]:
    """Of each seat: how many cars in each place, what its cards can do, and when it plays."""
    seats = s.game.seats
    rows = [[0.0] * FACTS for _ in range(seats)]
    entrant = s.teams.entrant
    for place in range(len(s.order)):
        owner = entrant[s.order[place] >> 1]
        if owner < seats:
            rows[owner][place] += 1.0
    for seat in range(seats):
        row = rows[seat]
        hand = s.hands[seat].row
        for card in hand:
            effect = EFFECT[card]
            if effect == OVERTAKE and s.teams.owner[TEAM[card]] == seat:
                row[CARS] += 1.0
                row[CARS + 1] += PLACES[card]
            elif effect == FALL_BACK:
                row[CARS + 2] += PLACES[card]
            elif effect == TAILENDER_TURBO:
                row[CARS + 3] += 1.0
        if len(hand) == s.teams.components.hand:
            row[CARS + 4] = 1.0  # it will play again, which matters in the last round
        row[CARS + 5] = (seat - int(s.mover)) % seats / seats
        if seat == s.mover:
            row[CARS + 6] = 1.0
    return rows


def points_hoped_for(s: RaceState, plays: int) -> list[float]:
    """Of every entrant, from the places of its cars; out scores nothing."""
    values = place_values(s.teams.components, plays)
    hopes = [0.0] * (max(s.teams.entrant) + 1)
    for place in range(len(s.order)):
        hopes[s.teams.entrant[s.order[place] >> 1]] += values[place]
    return hopes


def worth_of(s: RaceState, seat: i64, card: i64) -> float:
    """Chances to win for which a card is kept."""
    effect = EFFECT[card]
    if effect == FALL_BACK:
        return ANY_FALL_BACK
    if effect == OVERTAKE and s.teams.owner[TEAM[card]] == seat:
        return OWN_OVERTAKE + OWN_PLACE * PLACES[card]
    return 0.0


@final
class Sight:
    """The line as one seat judges it: what each place is worth, and what each car's place is."""

    def __init__(self, s: RaceState, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.plays = plays_left(s)
        self.after = max(0, self.plays - 1)
        self.values = place_values(s.teams.components, self.after)
        self.doubt = DOUBT + DOUBT_PER_PLAY * sqrt(self.after)
        self.stakes = self._stakes()
        self.spare = self._spare()

    def _spare(self) -> float:
        """The worth of the best card in hand that there will be no play left for."""
        worths = [worth_of(self.s, self.seat, card) for card in self.s.hands[self.seat].row]
        worths.sort(reverse=True)
        plays = self.after // self.s.game.seats
        return worths[plays] if plays < len(worths) else 0.0

    def _stakes(self) -> list[float]:
        """By entrant: how much a point more for it changes the seat's chance to win."""
        hopes = points_hoped_for(self.s, self.plays)
        seats = self.s.game.seats
        most = max(hopes[:seats])
        powers = [exp((hopes[seat] - most) / self.doubt) for seat in range(seats)]
        total = sum(powers)
        own = powers[self.seat] / total
        stakes = [0.0] * len(hopes)
        for seat in range(seats):
            stakes[seat] = -own * powers[seat] / total / self.doubt
        stakes[self.seat] = own * (1.0 - own) / self.doubt
        return stakes

    def stake(self, place: i64) -> float:
        return self.stakes[self.s.teams.entrant[self.s.order[place] >> 1]]

    def gain(self, action: i64) -> float:
        """How much a play adds to the chances to win, less what its card was kept for."""
        card = action >> 4
        car = action & 15
        effect = EFFECT[card]
        gain = -self.kept_for(card)
        if effect >= SPIN_OUT:
            return gain + self.spun(effect)
        if car == NO_CAR:
            return gain
        place = self.s.place_of(car)
        if effect in (OVERTAKE, TAILENDER_TURBO):
            return gain + self.forward(place, PLACES[card], effect == OVERTAKE)
        if effect == FALL_BACK:
            return gain + self.back(place, PLACES[card])
        if effect == PIT_STOP:
            stops = 0.0
            for places in range(1, LONGEST_STOP + 1):
                stops += self.back(place, places)
            return gain + stops / DIE
        return gain + self.charged(place, effect)

    def kept_for(self, card: i64) -> float:
        """What a card is kept for, if there is a play left for it and for no better one."""
        return max(0.0, worth_of(self.s, self.seat, card) - self.spare)

    def forward(self, place: i64, places: i64, block: bool) -> float:
        """A car goes forward, its follower with it if they move as a block."""
        values = self.values
        to = max(0, place - places)
        if to == place:
            return 0.0
        total = self.stake(place) * (values[to] - values[place])
        step: i64 = 1
        if block and place + 1 < len(self.s.order):
            total += self.stake(place + 1) * (values[to + 1] - values[place + 1])
            step = 2
        for passed in range(to, place):
            total += self.stake(passed) * (values[passed + step] - values[passed])
        return total

    def back(self, place: i64, places: i64) -> float:
        """A car falls back alone; those behind it close up."""
        values = self.values
        to = min(len(self.s.order) - 1, place + places)
        total = self.stake(place) * (values[to] - values[place])
        for passed in range(place + 1, to + 1):
            total += self.stake(passed) * (values[passed - 1] - values[passed])
        return total

    def gone(self, place: i64) -> float:
        """A car leaves the line; all behind it close up."""
        values = self.values
        total = -self.stake(place) * values[place]
        for behind in range(place + 1, len(self.s.order)):
            total += self.stake(behind) * (values[behind - 1] - values[behind])
        return total

    def charged(self, place: i64, effect: i64) -> float:
        """One roll of a charge: a place gained, or the car last or out."""
        lost = self.gone(place) if effect == ENGINE_BLOWS else self.back(place, len(self.s.order))
        lucky = self.forward(place, 1, False)
        return (LUCKY_CHARGE * lucky + (DIE - LUCKY_CHARGE) * lost) / DIE

    def spun(self, effect: i64) -> float:
        """The die names the car; a first roll that is worse than most is rolled again."""
        last = len(self.s.order)
        gains = [0.0] * DIE
        for place in range(last):
            if effect == CRASH:
                gains[place] = self.gone(place) + self.gone(place + 1 if place + 1 < last else 0)
            elif effect == SPIN_OUT:
                gains[place] = self.gone(place)
            else:
                gains[place] = self.back(place, last)
        usual = sum(gains) / DIE
        if effect == CRASH:
            return usual
        return sum([max(usual, gain) for gain in gains]) / DIE

    def follow_up(self, legal: list[int]) -> int:
        """Charge on or stop, accept or roll again, which neighbour goes: by what is gained."""
        s = self.s
        if s.asking == CHARGE_CONTINUE:
            return 1 if self.charged(s.place_of(s.car), EFFECT[s.card]) > 0.0 else 0
        if s.asking == CRASH_PARTNER:
            first, second = legal
            better = self.gone(s.place_of(first)) >= self.gone(s.place_of(second))
            return first if better else second
        place = s.rolled - 1
        now = 0.0
        if place < len(s.order):
            spins_out = EFFECT[s.card] == SPIN_OUT
            now = self.gone(place) if spins_out else self.back(place, len(s.order))
        return 1 if now < self.spun(EFFECT[s.card]) else 0


assert LOSE_GEARS < ENGINE_BLOWS < SPIN_OUT, "what is left after the other cards is a charge"
