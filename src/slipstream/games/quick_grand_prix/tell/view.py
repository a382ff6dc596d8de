"""What a seat may see of a race, field by field."""

from __future__ import annotations

from typing import Final

import msgspec

from slipstream.games.quick_grand_prix.rules import scoring
from slipstream.games.quick_grand_prix.rules.asking import DRAFT_FILL, END, PLAN
from slipstream.games.quick_grand_prix.rules.cards import (
    CARS,
    CODES,
    ITEMS,
    LETTERS,
    ROLES,
)
from slipstream.games.quick_grand_prix.rules.house import Components
from slipstream.games.quick_grand_prix.rules.state import NO_CHOICE, NO_PLAN, RaceState
from slipstream.kernel.cards import Hand
from slipstream.kernel.trace import CHANCE

UNKNOWN: Final = "?"


class Side(msgspec.Struct, frozen=True):
    """One side of a car card."""

    power: int
    limit: int
    """How many it may pass in a round."""


class CarView(msgspec.Struct, frozen=True):
    """A car card as it lies on the table."""

    seat: int
    power: int
    limit: int
    damaged: bool
    healthy_side: Side
    damaged_side: Side


class CardView(msgspec.Struct, frozen=True):
    """What is printed on a speed card."""

    low: int
    high: int
    die: int


class RaceView(msgspec.Struct, frozen=True):
    """A race as one seat, or a spectator, sees it."""

    seat: int
    """From 0; -1 sees everything, -2 what a spectator sees."""
    asking: str
    waiting: tuple[int, ...]
    mover: int
    circuit: str
    limits: tuple[int, ...]
    """Safety limits of the six sections."""
    drs: tuple[bool, ...]
    difficulty: int
    round: int
    """From 1; 0 before the race."""
    rounds: int
    section: int
    """From 0."""
    draft: tuple[int, ...]
    """The seats in draft order."""
    swapped: tuple[int, ...]
    """Seats that have swapped in the last part of the draft."""
    middle: tuple[str, ...]
    """Face up; the spares once the draft is over."""
    deck: int
    hands: tuple[tuple[str, ...], ...]
    """Cards that everybody knows first; '?' for a card that this seat cannot know."""
    better: dict[int, str]
    """The role that a seat has put on its better grid place."""
    line: tuple[str, ...]
    """Front to back: cars and the SL card."""
    cars: dict[str, CarView]
    plans: dict[int, str]
    """Of the seats whose plan is in: one's own, '?' for the others'."""
    swaps: tuple[str, ...]
    """Returned cars whose owners may still swap a card."""
    teams: tuple[str, ...]
    """Letter of each seat's team."""
    points: tuple[int, ...]
    """Of every seat, if the race ended now."""
    next_draft: tuple[int, ...]
    """When the race is over: the draft order of a race after it."""
    cards: dict[str, CardView]
    """All speed cards, in the order of their qualifying marks."""
    scores: tuple[int, ...]
    """Points of the places, best first."""


def _printed(pieces: Components) -> dict[str, CardView]:
    number, die = pieces.number, pieces.die
    return {
        code: CardView(number[2 * card], number[2 * card + 1], die[card])
        for card, code in enumerate(CODES)
    }


def view(s: RaceState, seat: int) -> RaceView:
    """QGP-12.1 to QGP-12.4: an allow-list; kept cards and sealed plans depend on who looks."""
    circuit = s.race.circuit
    return RaceView(
        seat=seat,
        asking="end" if s.asking == END else s.decision.name,
        waiting=tuple(s.waiting),
        mover=s.mover,
        circuit=circuit.title,
        limits=tuple(circuit.limits),
        drs=tuple(circuit.drs),
        difficulty=circuit.difficulty,
        round=s.round,
        rounds=s.race.rounds,
        section=s.section() if s.round else 0,
        draft=tuple(s.draft),
        swapped=tuple(who for who in range(s.game.seats) if s.swapped >> who & 1),
        middle=tuple(CODES[card] for card in s.middle.cards),
        deck=len(s.deck.row) if s.asking < DRAFT_FILL else 0,
        hands=tuple(
            tuple(cards(hand, seat in (owner, CHANCE))) for owner, hand in enumerate(s.hands)
        ),
        better={who: ROLES[role] for who, role in enumerate(s.better) if role != NO_CHOICE},
        line=tuple(ITEMS[item] for item in s.line),
        cars={ITEMS[car]: _car(s, car) for car in range(CARS) if s.owner_of(car) >= 0},
        plans=plans(s, seat),
        swaps=tuple(ITEMS[car] for car in s.swaps),
        teams=tuple(LETTERS[team] for team in s.race.team),
        points=tuple(s.points()),
        next_draft=_next_draft(s),
        cards=_printed(s.race.components),
        scores=tuple(s.race.components.points),
    )


def is_asked(view: RaceView) -> bool:
    """Must the reader of a view answer now? Luck is no reader."""
    return view.seat >= 0 and view.seat in view.waiting


def cards(hand: Hand, known: bool) -> list[str]:
    """QGP-12.1: what everybody knows, then what only the holder does.

    The hidden card stands last, so that its place among the others tells nothing.
    """
    hidden = [CODES[card] if known else UNKNOWN for card in hand.hidden()]
    return [CODES[card] for card in hand.shown] + hidden


def plans(s: RaceState, seat: int) -> dict[int, str]:
    """QGP-12.2: who has handed in a plan; what it says only to its owner."""
    return {
        who: s.decisions[PLAN].spell(s, plan) if seat in (who, CHANCE) else UNKNOWN
        for who, plan in enumerate(s.plans)
        if plan != NO_PLAN
    }


def _car(s: RaceState, car: int) -> CarView:
    power, limit = s.race.components.power, s.race.components.limit
    healthy, damaged = (Side(power[side], limit[side]) for side in (car << 1, car << 1 | 1))
    is_damaged = bool(s.damaged >> car & 1)
    up = damaged if is_damaged else healthy
    return CarView(s.owner_of(car), up.power, up.limit, is_damaged, healthy, damaged)


def _next_draft(s: RaceState) -> tuple[int, ...]:
    """QGP-3.2: as if this race were the whole season so far."""
    if s.asking != END:
        return ()
    finished = scoring.finishing_order(s.line)
    return tuple(scoring.draft_order(s.game.seats, s.points(), s.race.owner, finished))
