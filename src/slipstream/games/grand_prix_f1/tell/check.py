"""Can a position occur? The rules answer; reading its line is another matter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from slipstream.games.grand_prix_f1.rules.asking import (
    BONUS_EXCHANGE,
    CHOOSE_BOX,
    DRAW_ONE,
    DRAW_PLACE,
    END,
    PAY_FINE,
    PLAY_CARD,
    REFUEL_ROW,
    SET_TYRES,
    STAY_OR_LEAVE,
)
from slipstream.games.grand_prix_f1.rules.board import (
    BOX_SPACE,
    BOX_STOP,
    CAPACITY,
    FINE,
    IS_STOP,
    KIND,
    SPACES,
)
from slipstream.games.grand_prix_f1.rules.cards import COLOURS, ONE, USERS, VALUES
from slipstream.games.grand_prix_f1.rules.decisions import users_of_boxes
from slipstream.games.grand_prix_f1.rules.fuel import next_cards
from slipstream.games.grand_prix_f1.rules.state import (
    BASIC,
    DOUBLE,
    NO_BOX,
    NO_CARD,
    RACING,
    RAIN,
    SUDDEN,
    SUN,
    RaceState,
)
from slipstream.games.grand_prix_f1.rules.weather import may_exchange
from slipstream.tell import check
from slipstream.tell.check import Check, Problem, unless

# Which weather card can be in the 1-stack, by weather rule and sky.
_WEATHER_CARDS: Final = {
    (BASIC, SUN): [NO_CARD],
    (BASIC, RAIN): [NO_CARD],
    (SUDDEN, SUN): [RAIN],
    (SUDDEN, RAIN): [NO_CARD],
    (DOUBLE, SUN): [RAIN, NO_CARD],
    (DOUBLE, RAIN): [SUN],
}


def problems(s: RaceState) -> Iterator[Problem]:
    return check.problems(s, _CHECKS)


def _cars(s: RaceState) -> range:
    return range(s.race.cars)


def _draw(s: RaceState) -> list[str]:
    """GPF1-1.10: different places, until all are drawn."""
    most = s.race.cars - 1 if s.asking == DRAW_PLACE else 0
    return unless(len(set(s.drawn)) == len(s.drawn) <= most)


def _order(s: RaceState) -> list[str]:
    return unless(len(s.order) == (0 if s.asking == DRAW_PLACE else s.race.cars))


def _early_boxes(s: RaceState) -> list[str]:
    return unless(len(s.order) > 0 or all(box == NO_BOX for box in s.box))


def _boxes(s: RaceState) -> list[str]:
    """GPF1-1.13, GPF1-13.4: nobody races without a box, none has three users."""
    choosers = dict.fromkeys(s.race.owner[car] for car in s.order)
    chosen = [s.box[seat] != NO_BOX for seat in choosers]
    one_by_one = chosen == sorted(chosen, reverse=True)
    in_time = all(chosen) == (s.asking != CHOOSE_BOX)
    return unless(one_by_one and in_time and max(users_of_boxes(s)) <= USERS)


def _crowds(s: RaceState) -> list[str]:
    return [name for n, name in enumerate(SPACES) if s.cars_on[n] > CAPACITY[n]]


def _strange_boxes(s: RaceState) -> list[str]:
    return [
        SPACES[s.space[car]]
        for car in _cars(s)
        if s.space[car] >= 0 and KIND[s.space[car]] == BOX_SPACE and not _is_own_box(s, car)
    ]


def _is_own_box(s: RaceState, car: int) -> bool:
    """The stop itself, or the way in or out of it."""
    stop = BOX_STOP[s.box[s.race.owner[car]]]
    return stop - 1 <= s.space[car] <= stop + 1


def _fates(s: RaceState) -> list[str]:
    racing = [car for car in _cars(s) if s.space[car] >= 0]
    return unless(sorted(racing + s.finished + s.out) == sorted(s.order))


def _end(s: RaceState) -> list[str]:
    is_over = len(s.order) > 0 and all(space < 0 for space in s.space)
    return unless(is_over == (s.asking == END))


def _laps_of_finished(s: RaceState) -> list[str]:
    return [COLOURS[car] for car in s.finished if s.laps[car]]


def _laps_on_the_grid(s: RaceState) -> list[str]:
    here = [car for car in _cars(s) if not s.crossed[car]]
    return [COLOURS[car] for car in here if s.laps[car] != s.race.laps]


def _damage(s: RaceState) -> list[str]:
    damaged = [car for car in _cars(s) if s.damaged[car]]
    return [
        COLOURS[car]
        for car in damaged
        if not s.race.accidents or s.fate[car] != RACING or IS_STOP[s.space[car]]
    ]


def _visits(s: RaceState) -> list[str]:
    visiting = [car for car in _cars(s) if s.visiting[car]]
    return [COLOURS[c] for c in visiting if s.fate[c] != RACING or not IS_STOP[s.space[c]]]


def _proofs(s: RaceState) -> list[str]:
    return [COLOURS[car] for car in _cars(s) if s.sit_outs[car] > s.proof[car]]


def _cards(s: RaceState) -> list[str]:
    return unless(min(s.bank) >= 0)


def _weather_card(s: RaceState) -> list[str]:
    return unless(s.hidden in _WEATHER_CARDS[s.race.weather, s.sky])


def _fuel(s: RaceState) -> list[str]:
    return unless(s.ledger.is_possible())


def _mover(s: RaceState) -> list[str]:
    moves = s.asking not in (DRAW_PLACE, CHOOSE_BOX, END)
    return [COLOURS[s.car]] if moves and s.fate[s.car] != RACING else []


def _reason(s: RaceState) -> list[str]:
    """GPF1-2.3, GPF1-2.4, GPF1-8.6 to GPF1-8.10: is there anything to decide?"""
    visiting = s.visiting[s.car]
    reasons = {
        STAY_OR_LEAVE: visiting,
        REFUEL_ROW: visiting and s.sit_outs[s.car] > 0,
        SET_TYRES: visiting,
        PLAY_CARD: not visiting and s.fuel[s.race.owner[s.car]] > 0,
        DRAW_ONE: s.hidden != NO_CARD,
    }
    return unless(reasons.get(s.asking, True))


def _bonus(s: RaceState) -> list[str]:
    if s.asking not in (DRAW_ONE, BONUS_EXCHANGE):
        return []
    reason = s.due > 0 if s.asking == DRAW_ONE else s.due == 0 and may_exchange(s)
    return unless(reason and s.hands[s.race.owner[s.car]][ONE] >= s.got)


def _fine(s: RaceState) -> list[str]:
    return unless(s.asking != PAY_FINE or s.fine == FINE[s.space[s.car]] > 0)


def _payment(s: RaceState) -> list[str]:
    if s.asking != PAY_FINE:
        return []
    owed = s.fine - sum(VALUES[kind] for kind in s.paid)
    can_pay = 0 < owed < s.fuel[s.race.owner[s.car]]
    return unless(can_pay and len(next_cards(s)) > 0)


_CHECKS: Final[list[Check[RaceState]]] = [
    ("drawn", "different places, before all are drawn", _draw),
    ("order", "all cars, once their places are drawn", _order),
    ("box", "starting places are drawn first", _early_boxes),
    ("box", "chosen one by one in starting order", _boxes),
    ("cars", "{} has no room (GPF1-I1)", _crowds),
    ("cars", "{} is another car's box (GPF1-I11)", _strange_boxes),
    ("cars", "with finished and out, each car once (GPF1-I15)", _fates),
    ("ask", "the race ends when no car is left", _end),
    ("laps", "{} has finished", _laps_of_finished),
    ("grid", "no lap is done before the line is crossed", _laps_on_the_grid),
    ("damaged", "no such accident (GPF1-I16)", _damage),
    ("visit", "{} is in no box (GPF1-I11)", _visits),
    ("proof", "the marker proves itself (GPF1-12.8)", _proofs),
    ("hand", "more cards than there are (GPF1-I2)", _cards),
    ("ones", "not the weather card of this stack (GPF1-I13)", _weather_card),
    ("fuel", "what is known is not true (GPF1-I12)", _fuel),
    ("turn", "{} is not asked", _mover),
    ("ask", "there is no reason to ask this", _reason),
    ("move", "no bonus to ask about", _bonus),
    ("move", "not the fine of this space", _fine),
    ("move", "no payment to go on with", _payment),
]
