"""Whether a position can occur: what a line says is tried against the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from slipstream.games.formula_motor_racing.rules.actions import shift
from slipstream.games.formula_motor_racing.rules.asking import (
    CHARGE_CONTINUE,
    CRASH_PARTNER,
    DEAL,
    DRAW_CARD,
    DRAW_GRID,
    END,
    PLAY,
    ROLL_CHARGE,
    ROLL_CRASH,
    ROLL_SPIN,
    SPIN_REROLL,
)
from slipstream.games.formula_motor_racing.rules.deck import (
    CAR_NAMES,
    CODES,
    LETTERS,
    NO_CAR,
)
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.kernel.game import CHANCE
from slipstream.tell.check import Problem

# The rolls that lead to a choice.
_ROLL_OF: Final = {
    CHARGE_CONTINUE: ROLL_CHARGE,
    SPIN_REROLL: ROLL_SPIN,
    CRASH_PARTNER: ROLL_CRASH,
}


def problems(s: RaceState) -> Iterator[Problem]:
    """What the rules say against a position."""
    yield from _cars(s)
    yield from _hands(s)
    if s.card >= 0:
        yield from _move(s)


def _cars(s: RaceState) -> Iterator[Problem]:
    """FMR-I1: colours come out one by one, then every car is in the line or out of it."""
    drawn = len(set(s.drawn)) == len(s.drawn) < len(LETTERS)
    if not drawn or (s.drawn and s.asking != DRAW_GRID):
        yield Problem("drawn", "different colours, as the grid is drawn", "")
    expected = [] if s.asking == DRAW_GRID else list(range(len(CAR_NAMES)))
    if sorted([*s.order, *s.out]) != expected or (s.out and s.asking == DEAL):
        yield Problem("order", "with out it names each of the 12 cars once (FMR-I1)", "")


def _hands(s: RaceState) -> Iterator[Problem]:
    sizes = [len(hand.row) for hand in s.hands]
    if not _possible(s, sizes):
        yield Problem("hand", f"sizes {sizes} cannot be (FMR-I4)", "")


def _possible(s: RaceState, sizes: list[int]) -> bool:
    """FMR-I4: a full hand each but for what is just being dealt, carried out, or played last."""
    full = int(s.race.components.hand)
    if s.asking == DRAW_GRID:
        return not len(s.used) and not any(sizes)
    if s.asking == DEAL:
        dealt = [full] * s.mover + [sizes[s.mover]] + [0] * (len(sizes) - s.mover - 1)
        return not len(s.used) and sizes == dealt and sizes[s.mover] < full
    if s.asking == END:
        return s.drawable() == 0 and sizes == [full - 1] * len(sizes)
    others = sizes[s.mover + 1 :] + sizes[: s.mover]
    if sizes[s.mover] != full - (s.asking != PLAY) or (s.asking != PLAY and not len(s.used)):
        return False
    if s.drawable() > 0:
        return others == [full] * len(others)
    to_come = others.count(full)
    last = [full] * to_come + [full - 1] * (len(others) - to_come)
    return s.drawable() == 0 and others == last and s.asking != DRAW_CARD


def _move(s: RaceState) -> Iterator[Problem]:
    """FMR-5.4 to FMR-5.7: the card under way, taken back and played by the rules, leads here."""
    code, car = CODES[s.card], CAR_NAMES[s.car] if s.car != NO_CAR else ""
    then = _before(s)
    action = s.card << 4 | (NO_CAR if s.asking == CRASH_PARTNER else s.car)
    is_last = list(s.used[-1:]) == [s.card]
    if is_last and action & NO_CAR != NO_CAR and action not in then.legal(s.mover):
        clause = then.decision.why(then, s.mover, then.decision.spell(then, action))
        yield Problem("move", f"{car} cannot be in {code} here ({clause})", car)
    elif not is_last or not _leads_to_its_roll(then, s, action):
        yield Problem("move", f"{code} is not under way", code)
    elif s.asking in (CHARGE_CONTINUE, CRASH_PARTNER):
        then.apply(CHANCE, 1 if s.asking == CHARGE_CONTINUE else s.place_of(s.car) + 1)
        if (then.asking, list(then.order)) != (s.asking, list(s.order)):
            yield Problem("move", f"{car} cannot be in {code} here ({_reason(s)})", car)


def _before(s: RaceState) -> RaceState:
    """The position in which the card was played; a charge has gained a place since."""
    then = s.copy()
    then.hands[s.mover].take(s.card)
    then.used = s.used[:-1]
    then.card, then.car, then.rolled = -1, NO_CAR, 0
    place = s.place_of(s.car) if s.asking == CHARGE_CONTINUE else len(s.order)
    if place + 1 < len(s.order):
        shift(then.order, place, place + 1)
    then.line_up(list(then.order))
    then.ask_mover(PLAY)
    return then


def _leads_to_its_roll(then: RaceState, s: RaceState, action: int) -> bool:
    """Played, the card asks for the roll that is asked now or has just been made."""
    if action not in then.legal(s.mover):
        return False
    then.apply(s.mover, action)
    return then.card == s.card and then.asking == _ROLL_OF.get(s.asking, s.asking)


def _reason(s: RaceState) -> str:
    """The clause by which the car under way cannot have come so far."""
    if s.asking == CRASH_PARTNER:
        return "FMR-5.7.3"
    if s.race.owner[s.car >> 1] != s.mover:
        return "FMR-5.5.5"
    return "FMR-R10" if s.car == s.order[0] else "FMR-5.5.2"
