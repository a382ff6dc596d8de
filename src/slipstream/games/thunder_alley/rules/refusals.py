"""The clause that refuses an answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.refusals import (
    IS_LINKED,
    LANE_OF_THE_CARD,
    NO_DIAGONAL,
    NO_SWAP,
    SIDE_OF_THE_CARD,
    why_no_step,
)
from slipstream.drafting.rules.state import DRAFT
from slipstream.games.thunder_alley.rules.components import (
    NAMES,
    TEMPORARY,
    TEXTS,
    WEAR_LETTERS,
)
from slipstream.games.thunder_alley.rules.state import RaceState

_SIDEWAYS_BUMPS: Final = ("bi", "bo")
# Chapter 3.14: the cards in the order of the data.
CARD_NAMES: Final = list(dict.fromkeys(NAMES))
# In step with the reasons of drafting/rules/refusals.py; those of cards and links are found below.
_CLAUSES: Final = [
    "TA-6.1.7",
    "TA-6.1.3",
    "TA-6.1.2",
    "TA-4.5.2",
    "",
    "TA-6.9.1",
    "TA-6.1.5",
    "",
    "",
    "TA-6.1.11",
    "TA-D2",
    "TA-6.1.6",
    "TA-6.1.4",
    "TA-C5",
    "TA-6.1.2",
]


def card_clause(card: i64) -> str:
    """TA-C1 to TA-C22: what the text of a race card says."""
    return f"TA-C{CARD_NAMES.index(NAMES[card]) + 1}"


def against_step(s: RaceState, text: str) -> str:
    """TA-M8: the clause that keeps a step from being legal."""
    if text[0] == "b":
        return against_bump(s, text)
    reason = why_no_step(s, text)
    if reason == IS_LINKED:
        return "TA-6.4.1.3" if s.kind == DRAFT else "TA-6.5.2"
    if reason in (LANE_OF_THE_CARD, SIDE_OF_THE_CARD):
        return card_clause(s.card)
    if reason in (NO_DIAGONAL, NO_SWAP):
        return against_text(s, reason)
    return _CLAUSES[reason]


def against_text(s: RaceState, reason: int) -> str:
    """TA-C5, TA-C18, TA-9.4.2: what only the text of a card allows, and not out of the pits."""
    allows = TEXTS.swaps[s.card] if reason == NO_SWAP else TEXTS.diagonals[s.card] > 0
    if allows and s.leaving:
        return "TA-9.4.2"
    return card_clause(s.card) if allows else _CLAUSES[reason]


def against_bump(s: RaceState, text: str) -> str:
    """TA-6.10.1, TA-6.10.2, TA-6.10.4: too many points left, or nobody there to be bumped."""
    if text in _SIDEWAYS_BUMPS:
        return "TA-6.10.4" if s.mp > 1 else "TA-6.10.2"
    return "TA-6.10.4" if s.mp > 2 else "TA-6.10.1"


def against_activation(s: RaceState, seat: i64, text: str) -> str:
    """TA-3.4.2 to TA-3.4.7, TA-3.1.2: whose car, whether it has moved, whether it can."""
    if text == ".":
        is_out = any(not s.racing[car] for car in s.own_cars(seat))
        return "TA-3.4.4" if is_out else "TA-3.4.3"
    number = int(text.rstrip("!").partition("#")[0])
    own = [car for car in s.own_cars(seat) if s.race.numbers[car] == number]
    if not own:
        return "TA-3.4.2"
    car = own[0]
    if s.flipped[car]:
        return "TA-3.1.2"
    if not s.racing[car]:
        return "TA-3.4.3"
    return "TA-7.2.1" if s.markers(car) >= s.race.components.worn_out_at else "TA-3.4.7"


def against_second_car(s: RaceState, text: str) -> str:
    """TA-C2, TA-R16, TA-R17: another car of the player, racing and on the track."""
    own = [car for car in s.own_cars(s.mover) if str(s.race.numbers[car]) == text]
    if not own or own[0] == s.active:
        return "TA-C2"
    return "TA-R17" if s.racing[own[0]] and not s.board.is_on_road(own[0]) else "TA-R16"


def against_stop(s: RaceState, seat: i64, text: str) -> str:
    """TA-9.1.1, TA-9.5.2, TA-R52: an own car on the track, not one that has been in the pits."""
    own = [car for car in s.own_cars(seat) if str(s.race.numbers[car]) == text]
    if own and s.pitted[own[0]]:
        return "TA-R52"
    if own and s.yellow and own[0] < s.last and own[0] not in s.stops:
        return "TA-9.5.2"
    return "TA-9.1.1"


def against_repair(text: str) -> str:
    """TA-7.3.1, TA-R83: permanent markers stay; of the others those that the car has."""
    return "TA-7.3.1" if text in WEAR_LETTERS[TEMPORARY:] else "TA-R83"
