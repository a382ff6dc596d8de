"""A bot that plays for the best expected places of all its cars.

It looks one answer ahead: every car with every card goes straight on first, and the most
promising ones are then driven in every possible way. What others hold and what lies in the decks
never enters. The numbers below were found by matches.
"""

from __future__ import annotations

from typing import Final, final

from slipstream.drafting.plans import plans
from slipstream.games.thunder_alley.answers import DONE
from slipstream.games.thunder_alley.components import (
    AFTER_MOVE,
    KIND,
    NO_WEAR,
    PLAIN,
    RACE_CARDS,
    SIDES,
    SPEED,
    TEMPORARY,
    WEAR,
    WEARS,
)
from slipstream.games.thunder_alley.decisions import RETIRE
from slipstream.games.thunder_alley.outlook import Outlook
from slipstream.games.thunder_alley.state import (
    ACTIVATE,
    DISCARD,
    LANE,
    PIT_STOP,
    REPAIR,
    SECOND_CAR,
    STEP,
    TAIL,
    RaceState,
)
from slipstream.kernel.bot import Bot, Perspective

DRIVEN: Final = 5  # activations that are driven in every possible way
MARGIN: Final = 1e-9  # below this two answers are equally good, on every machine
KEEP: Final = 0.2  # points that a card of average worth is kept for
POOR: Final = -1.0  # worth of a card that is not worth keeping
LATER: Final = 3.0  # points that a retirement must be better than any move
PIT_WINS: Final = 0.1  # points that a pit stop must promise

# What a card is good for, apart from where it leads: by movement type, and for wear.
_KIND_WORTH: Final = [-1.0, 1.0, 0.5, 0.5]
_AVERAGE_SPEED: Final = 6.0
_TEMPORARY_WEAR: Final = 0.6
_PERMANENT_WEAR: Final = 1.2
_TEXT_WORTH: Final = 0.5


def card_worth(card: int) -> float:
    """How good a card is to have: fast, with company, without wear."""
    worth = SPEED[card] - _AVERAGE_SPEED + _KIND_WORTH[KIND[card]]
    if WEAR[card] != NO_WEAR:
        worth -= _TEMPORARY_WEAR if WEAR[card] < TEMPORARY else _PERMANENT_WEAR
    if AFTER_MOVE[card] != PLAIN:
        worth += _TEXT_WORTH
    return worth


_WORTH: Final = [card_worth(card) for card in range(RACE_CARDS)]


@final
class Greedy(Bot):
    """Takes the answer that leaves the own cars best placed."""

    def choose(self, p: Perspective) -> int:
        if len(p.legal) == 1:
            return p.legal[0]
        s: RaceState = p.guess()
        if s.asking == ACTIVATE:
            return best_activation(s, p.seat, p.legal)
        if s.asking in (STEP, LANE, TAIL):
            return best_way(s, p.seat)[1]
        if s.asking == DISCARD:
            poor = [card for card in p.legal if card != DONE and _WORTH[card] < POOR]
            return poor[0] if poor else DONE
        return best_answer(s, p.seat, p.legal)


def best_answer(s: RaceState, seat: int, legal: list[int]) -> int:
    """Each answer tried; the first of the best."""
    best = legal[-1]
    most = answer_value(s, seat, best)
    if s.asking == PIT_STOP:
        most += PIT_WINS
    for action in legal[:-1]:
        value = answer_value(s, seat, action)
        if value > most + MARGIN:
            best, most = action, value
    return best


def answer_value(s: RaceState, seat: int, action: int) -> float:
    """What can be hoped for after an answer, if the same seat goes on well."""
    then = s.copy()
    then.apply(seat, action)
    if s.asking == SECOND_CAR:
        return best_way(then, seat)[0]
    if then.asking == REPAIR:
        return max([answer_value(then, seat, onward) for onward in then.legal(seat)])
    return now(then, seat)


def now(s: RaceState, seat: int) -> float:
    return Outlook(s, seat).value(s.board.progress, s.board.space_of)


def best_way(s: RaceState, seat: int) -> tuple[float, int]:
    """The move under way: the best of all its ends, and the first answer towards it."""
    outlook = Outlook(s, seat)
    best = -1
    most = 0.0
    for plan in plans(s):
        value = outlook.value(plan.progress, plan.spaces)
        if best < 0 or value > most + MARGIN:
            best, most = plan.answers[0], value
    return most, best


def best_activation(s: RaceState, seat: int, legal: list[int]) -> int:
    """Straight on with every car and card; then every way of the best of them."""
    tried: list[tuple[float, int]] = []
    known: dict[tuple[int, int], float] = {}
    for action in legal:
        card = action & DONE
        if card >= RACE_CARDS:
            tried.append((sitting_out(s, seat, action), action))
            continue
        alike = (action >> 7, like(card))
        if alike not in known:
            known[alike] = straight_on(s, seat, action)
        tried.append((known[alike] - KEEP * _WORTH[card], action))
    tried.sort(reverse=True)
    best = tried[0][1]
    most = -1e9
    for value, action in tried[:DRIVEN]:
        card = action & DONE
        worth = value if card >= RACE_CARDS else driven(s, seat, action) - KEEP * _WORTH[card]
        if worth > most + MARGIN:
            best, most = action, worth
    return best


def like(card: int) -> int:
    """Cards with the same number move a car in the same way."""
    return ((SPEED[card] * 4 + KIND[card]) * 4 + SIDES[card]) * 16 + WEAR[card] + 1


def sitting_out(s: RaceState, seat: int, action: int) -> float:
    """A pass as it is; a retirement that can wait does."""
    then = s.copy()
    then.apply(seat, action)
    return now(then, seat) - (LATER if action & DONE == RETIRE else 0.0)


def begun(s: RaceState, seat: int, action: int) -> RaceState:
    """The activation before its first step, the wear of its card already taken."""
    then = s.copy()
    then.planning = True
    then.apply(seat, action)
    then.planning = False
    card = action & DONE
    if WEAR[card] != NO_WEAR and not then.leaving:
        then.wear[then.active * WEARS + WEAR[card]] += 1
    return then


def straight_on(s: RaceState, seat: int, action: int) -> float:
    """Forward as long as that is possible, else whatever is."""
    then = begun(s, seat, action)
    outlook = Outlook(then, seat)
    then.planning = True
    while then.waiting:
        then.apply(seat, then.legal(seat)[0])
    return outlook.value(then.board.progress, then.board.space_of)


def driven(s: RaceState, seat: int, action: int) -> float:
    """The best end of the move."""
    then = begun(s, seat, action)
    return best_way(then, seat)[0] if then.waiting else now(then, seat)
