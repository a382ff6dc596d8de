"""A bot that plays the card with the best chances to win, over all that the die can do.

It looks at the line, at its own hand and at the plays that are left; what others hold and what
lies in the pile never enters. The numbers below were found by matches against random bots.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from slipstream.games.formula_motor_racing.rules.asking import (
    CHARGE_CONTINUE,
    CRASH_PARTNER,
    PLAY,
    ROLL_CHARGE,
    ROLL_CRASH,
    ROLL_PIT,
    ROLL_SPIN,
    SPIN_REROLL,
)
from slipstream.games.formula_motor_racing.rules.deck import (
    CARS,
    DIE,
    EFFECT,
    FALL_BACK,
    OVERTAKE,
    PLACES,
    TEAM,
)
from slipstream.games.formula_motor_racing.rules.house import Components
from slipstream.games.formula_motor_racing.rules.rolls import LONGEST_STOP, LUCKY_CHARGE
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.game import CHANCE

STIR: Final = 0.35  # how much of a place's worth one play of anybody blends with those around it
REACH: Final = 3  # how far around
DOUBT: Final = 0.5  # points of lead that make no sure win even after the last play
DOUBT_PER_PLAY: Final = 0.6  # more of them while plays are left, as their square root
OWN_OVERTAKE: Final = 0.1  # chances to win that a card for the own team is kept for
OWN_PLACE: Final = 0.05  # and more for each of its places
ANY_FALL_BACK: Final = 0.05
MARGIN: Final = 1e-9  # below this two answers are equally good, on every machine


def place_values(components: Components, plays: int) -> list[float]:
    """The points that a car in each place can hope for, with so many plays left."""
    if not components.values:
        components.values = _place_values(components)
    return components.values[plays]


def _place_values(components: Components) -> list[list[float]]:
    """By plays left."""
    points = components.points
    row = [float(worth) for worth in points] + [0.0] * (CARS - len(points))
    rows = [row]
    for _ in components.deck:
        row = [(1 - STIR) * row[place] + STIR * _around(row, place) for place in range(CARS)]
        rows.append(row)
    return rows


def _around(row: list[float], place: int) -> float:
    """The mean of the places within reach; front and end of the line hold the cars back."""
    near = range(place - REACH, place + REACH + 1)
    return sum([row[min(CARS - 1, max(0, other))] for other in near]) / len(near)


_CHARGE: Final = [(1, LUCKY_CHARGE), (DIE, DIE - LUCKY_CHARGE)]
_PIT: Final = [(side, 1) for side in range(1, LONGEST_STOP + 1)] + [(DIE, DIE - LONGEST_STOP)]


@final
class Greedy(Bot):
    """Plays for the best chances to win at once, and keeps its own team's cards for the end."""

    def choose(self, p: Perspective) -> int:
        s: RaceState = p.guess()
        outlook = Outlook(s, p.seat)
        best = p.legal[0]
        most = -1.0
        for action in p.legal:
            value = outlook.after(s, action)
            if value > most + MARGIN:
                best, most = action, value
        return best


@final
class Outlook:
    """What one seat can hope for from here."""

    def __init__(self, s: RaceState, seat: int) -> None:
        self.seat = seat
        self.plays = s.plays_left() - (1 if s.asking == PLAY else 0)
        self.values = place_values(s.race.components, self.plays)
        self.doubt = DOUBT + DOUBT_PER_PLAY * sqrt(self.plays)
        self.second_spin: dict[int, float] = {}

    def after(self, s: RaceState, action: int) -> float:
        """The value of an answer: chances to win now, and cards kept for later."""
        then = fork(s)
        if s.asking != PLAY:
            then.apply(self.seat, action)
            return self.value(then)
        then.hands = s.hands[:]
        then.hands[self.seat] = s.hands[self.seat].copy()
        then.apply(self.seat, action)
        return self.value(then) + self.kept(then)

    def kept(self, s: RaceState) -> float:
        """What the hand is good for: no more cards than the seat still has plays."""
        worths = [self.worth(s, card) for card in s.hands[self.seat].cards]
        worths.sort(reverse=True)
        return sum(worths[: self.plays // s.game.seats])

    def worth(self, s: RaceState, card: int) -> float:
        if EFFECT[card] == FALL_BACK:
            return ANY_FALL_BACK
        if EFFECT[card] == OVERTAKE and s.race.owner[TEAM[card]] == self.seat:
            return OWN_OVERTAKE + OWN_PLACE * PLACES[card]
        return 0.0

    def value(self, s: RaceState) -> float:
        """Chances to win, if the card being played is carried out as well as can be."""
        asking = s.asking
        if asking in (CHARGE_CONTINUE, SPIN_REROLL, CRASH_PARTNER):
            return max([self.after(s, action) for action in s.legal(self.seat)])
        if asking == ROLL_SPIN and s.rolled:
            # The second roll does not depend on the first, so one look is enough.
            if s.card not in self.second_spin:
                self.second_spin[s.card] = self.expected(s)
            return self.second_spin[s.card]
        if asking in (ROLL_CHARGE, ROLL_PIT, ROLL_SPIN, ROLL_CRASH):
            return self.expected(s)
        return self.chances_to_win(s)

    def expected(self, s: RaceState) -> float:
        """The mean over the die."""
        total = 0.0
        for side, weight in sides(s):
            then = fork(s)
            then.apply(CHANCE, side)
            total += weight * self.value(then)
        return total / DIE

    def chances_to_win(self, s: RaceState) -> float:
        """Against every other seat, from the points that all can hope for; out scores nothing."""
        hopes = [0.0] * (max(s.race.entrant) + 1)
        for place, car in enumerate(s.order):
            hopes[s.race.entrant[car >> 1]] += self.values[place]
        total = 0.0
        for seat in range(s.game.seats):
            total += exp((hopes[seat] - hopes[self.seat]) / self.doubt)
        return 1.0 / total


def sides(s: RaceState) -> list[tuple[int, int]]:
    """The dealer's chances, with those sides of the die taken together that do the same."""
    if s.asking == ROLL_CHARGE:
        return _CHARGE
    if s.asking == ROLL_PIT:
        return _PIT
    return s.chances()


def fork(s: RaceState) -> RaceState:
    """A copy for one step ahead: the line and the card are its own, cards elsewhere are shared."""
    then = RaceState(s.race, s.decisions)
    then.asking = s.asking
    then.waiting = s.waiting
    then.order = s.order[:]
    then.out = s.out
    then.hands = s.hands
    then.deck = s.deck
    then.running = s.running
    then.targets = s.targets
    then.mover = s.mover
    then.card = s.card
    then.car = s.car
    then.rolled = s.rolled
    return then
