"""Bonuses: the 1-stack, and the weather that comes out of it."""

from __future__ import annotations

from typing import Final

from slipstream.games.grand_prix_f1.cards import ONE, THREE, TWO
from slipstream.games.grand_prix_f1.events import BONUS, NEW_STACK
from slipstream.games.grand_prix_f1.events import RAIN as RAIN_BEGINS
from slipstream.games.grand_prix_f1.events import SUN as SUN_RETURNS
from slipstream.games.grand_prix_f1.state import (
    BASIC,
    BONUS_EXCHANGE,
    DOUBLE,
    DRAW_ONE,
    NO_CARD,
    RAIN,
    SUN,
    RaceState,
)
from slipstream.kernel.game import CHANCE

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
    s.receive(s.rules.owner[s.car], ONE, 1)
    s.due -= 1
    s.got += 1
    if not s.ones and s.hidden == NO_CARD:
        if s.rules.weather == BASIC and s.sky == SUN:
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
        if s.rules.weather == DOUBLE:
            s.ones += s.used
            s.used = 0
            s.hidden = SUN
    if not s.ones and s.hidden == NO_CARD:
        new_stack(s)


def received(s: RaceState) -> None:
    """GPF1-6.6, GPF1-6.7: all 1-cards are there; they may be exchanged now or never."""
    if s.trace is not None:
        s.note(BONUS, "GPF1-6.16", s.rules.owner[s.car], [s.car, s.got])
    if len(exchanges(s)) > 1:
        s.ask(BONUS_EXCHANGE)
    else:
        s.got = 0
        s.next_turn()


def exchanges(s: RaceState) -> list[int]:
    """GPF1-6.6, GPF1-6.7, GPF1-R41, GPF1-R42: what the cards received can become."""
    found = [KEEP]
    if s.got == 3 and s.bank[THREE]:
        found.append(FOR_THREE)
    if s.got >= 2 and s.bank[TWO]:
        found.append(FOR_TWO)
    return found


def exchange(s: RaceState, choice: int) -> None:
    """GPF1-R39: the 1s go to the used ones."""
    seat = s.rules.owner[s.car]
    if choice == KEEP:
        return
    for _ in range(3 if choice == FOR_THREE else 2):
        s.spend(seat, ONE)
    s.receive(seat, THREE if choice == FOR_THREE else TWO, 1)
