"""Bonuses: the 1-stack, and the weather that comes out of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.rules.asking import BONUS_EXCHANGE, DRAW_ONE
from slipstream.games.grand_prix_f1.rules.board import SPACES
from slipstream.games.grand_prix_f1.rules.cards import ONE, THREE, TWO
from slipstream.games.grand_prix_f1.rules.kinds import BONUS, NEW_STACK
from slipstream.games.grand_prix_f1.rules.kinds import RAIN as RAIN_BEGINS
from slipstream.games.grand_prix_f1.rules.kinds import SUN as SUN_RETURNS
from slipstream.games.grand_prix_f1.rules.state import BASIC, DOUBLE, NO_CARD, RAIN, SUN, RaceState
from slipstream.kernel.game import CHANCE

# Best lap, best times of sectors 1 and 2.
_BONUS_CLAUSES: Final = {"1": "GPF1-6.3", "12": "GPF1-6.4", "19": "GPF1-6.5"}

# Exchanges, as answers.
KEEP: Final = 0
FOR_THREE: Final = 1
FOR_TWO: Final = 2  # three 1s become 2 + 1, two of them a 2


def draw_bonus(s: RaceState) -> None:
    """GPF1-6.3 to GPF1-6.5, GPF1-R41: card by card, while there are any."""
    while s.due:
        if s.hidden != NO_CARD:
            s.ask_dealer(DRAW_ONE)
            return
        if not s.ones:
            new_stack(s)
        if not s.ones:
            s.due = 0
        else:
            draw_one(s)
    received(s)


def draw_one(s: RaceState) -> None:
    """GPF1-9.1, GPF1-R40: a 1-card from the stack; the last of them may bring the rain."""
    s.receive(s.race.owner[s.car], ONE, 1)
    s.due -= 1
    s.got += 1
    if not s.ones and s.hidden == NO_CARD:
        if s.race.weather == BASIC and s.sky == SUN:
            begin_rain(s, "GPF1-9.1")
        new_stack(s)


def new_stack(s: RaceState) -> None:
    """GPF1-9.2, GPF1-R40: the used ones, if any, form the new 1-stack."""
    s.ones = s.used
    s.used = 0
    if s.ones and s.trace is not None:
        s.note(NEW_STACK, "GPF1-9.2", CHANCE, [s.ones])


def begin_rain(s: RaceState, clause: str) -> None:
    s.sky = RAIN
    if s.trace is not None:
        s.note(RAIN_BEGINS, clause, CHANCE, [])


def draw_weather(s: RaceState) -> None:
    """GPF1-15.2 to GPF1-15.5: the card is shown, the weather changes at once."""
    if s.hidden == SUN:
        s.sky = SUN
        s.hidden = NO_CARD
        if s.trace is not None:
            s.note(SUN_RETURNS, "GPF1-15.4", CHANCE, [])
    else:
        begin_rain(s, "GPF1-15.2")
        s.hidden = NO_CARD
        if s.race.weather == DOUBLE:
            s.ones += s.used
            s.used = 0
            s.hidden = SUN
    if not s.ones and s.hidden == NO_CARD:
        new_stack(s)


def received(s: RaceState) -> None:
    """GPF1-6.6, GPF1-6.7: all 1-cards are there; they may be exchanged now or never."""
    if s.trace is not None:
        clause = _BONUS_CLAUSES[SPACES[s.space[s.car]]]
        s.note(BONUS, clause, s.race.owner[s.car], [s.car, s.got])
    if may_exchange(s):
        s.ask(BONUS_EXCHANGE)
    else:
        s.got = 0
        s.next_turn()


def may_exchange(s: RaceState) -> bool:
    """GPF1-6.6, GPF1-6.7: can the cards received become anything else?"""
    return may_have_three(s) or may_have_two(s)


def may_have_three(s: RaceState) -> bool:
    """GPF1-6.6, GPF1-R42: three 1s for a 3, if the bank has one."""
    return s.got == 3 and s.bank[THREE] > 0


def may_have_two(s: RaceState) -> bool:
    """GPF1-6.6, GPF1-6.7, GPF1-R41, GPF1-R42: two 1s for a 2, if the bank has one."""
    return s.got >= 2 and s.bank[TWO] > 0


def exchange(s: RaceState, choice: i64) -> None:
    """GPF1-R39: the 1s go to the used ones."""
    seat = s.race.owner[s.car]
    if choice == KEEP:
        return
    for _ in range(3 if choice == FOR_THREE else 2):
        s.spend(seat, ONE)
    s.receive(seat, THREE if choice == FOR_THREE else TWO, 1)
