"""Whether a position can occur: what a line says is tried against the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from slipstream.games.quick_grand_prix.rules.asking import DEAL_MIDDLE, END, GRID_CHOICE, PLAN, SWAP
from slipstream.games.quick_grand_prix.rules.cards import CARS, SL_CARD
from slipstream.games.quick_grand_prix.rules.state import NO_CHOICE, NO_PLAN, RaceState
from slipstream.tell.check import Problem


def problems(s: RaceState) -> Iterator[Problem]:
    """What the rules say against a position."""
    yield from _round(s)
    yield from _order(s)
    yield from _draft(s)
    if s.asking == PLAN:
        yield from _plans(s)
    elif s.asking == SWAP:
        yield from _swaps(s)


def _round(s: RaceState) -> Iterator[Problem]:
    """QGP-5.1, QGP-10.1: none before the race, and the last one at its end."""
    last = s.race.rounds
    driven = range(last if s.asking == END else 1, last + 1)
    if s.round not in (driven if s.asking >= PLAN else range(1)):
        text = str(s.round) if s.round else ""
        yield Problem("round", f"{text!r} cannot be while this is asked (QGP-5.1)", "")


def _order(s: RaceState) -> Iterator[Problem]:
    """QGP-I1: the whole field is in the line once the race has begun."""
    field = [car for car in range(CARS) if s.owner_of(car) >= 0] + [SL_CARD]
    if sorted(s.line) != (field if s.asking >= PLAN else []):
        yield Problem("order", "names each car and the SL card once (QGP-I1)", "")
    if s.damaged >> SL_CARD:
        yield Problem("order", "the SL card takes no damage", "SL'")


def _draft(s: RaceState) -> Iterator[Problem]:
    """QGP-3, QGP-R25: cards and turns are as some draft brings them about."""
    chosen = [seat for seat in s.draft if s.asking == GRID_CHOICE and s.better[seat] != NO_CHOICE]
    before = s.draft[: s.draft.index(s.mover)] if s.asking == GRID_CHOICE else []
    if chosen != before:
        seats = ",".join(str(seat + 1) for seat in sorted(before))
        yield Problem("grid", f"seats {seats} have chosen", "")
    if shape(s) not in draft_shapes(s):
        yield Problem("hand", "this cannot be while so much is dealt (QGP-3)", "")


def shape(s: RaceState) -> Any:
    """How far the draft is, whichever the cards and whoever the seats are."""
    asking = min(s.asking, GRID_CHOICE)
    order = s.draft if asking >= DEAL_MIDDLE else range(s.game.seats)
    drafting = DEAL_MIDDLE < asking < GRID_CHOICE
    hands = [
        (len(s.hands[seat].row), len(s.hands[seat].hidden()), s.swapped >> seat & 1)
        for seat in order
    ]
    place = s.draft.index(s.mover) if drafting else 0
    return asking, len(s.draft), place, len(s.middle.row), tuple(hands)


_SHAPES: Final[dict[int, set[Any]]] = {}  # by seats


def draft_shapes(of: RaceState) -> set[Any]:
    """All that a draft with so many seats can come to, found once by playing it."""
    seats = of.game.seats
    if seats not in _SHAPES:
        start = RaceState(of.race, of.decisions)
        start.set_up()
        _SHAPES[seats] = _reached(start)
    return _SHAPES[seats]


def _reached(start: RaceState) -> set[Any]:
    """With every answer of the seats; to the draft all cards are alike, so any luck will do."""
    found, ahead = {shape(start)}, [start]
    while ahead:
        s = ahead.pop()
        answers = s.legal(s.waiting[0])
        for action in answers[:1] if s.decision.source >= 0 else answers:
            after = s.copy()
            after.apply(s.waiting[0], action)
            if shape(after) not in found:
                found.add(shape(after))
                ahead += [after] if after.asking < GRID_CHOICE else []
    return found


def _plans(s: RaceState) -> Iterator[Problem]:
    """QGP-5.3: sealed plans are legal ones."""
    for seat, plan in enumerate(s.plans):
        if plan != NO_PLAN and plan not in s.legal_plans(seat):
            text = s.decision.spell(s, plan)
            yield Problem("sealed", f"{text!r} is not a plan of seat {seat + 1}", text)


def _swaps(s: RaceState) -> Iterator[Problem]:
    """QGP-8.4, QGP-8.9: cars that have come back, repaired, the leading one first."""
    healthy = all(not s.damaged >> car & 1 for car in s.swaps)
    if not s.swaps or [car for car in s.line if car in s.swaps] != s.swaps or not healthy:
        yield Problem("swap", "repaired cars in race order (QGP-8.9)", "")
    elif s.owner_of(s.swaps[0]) != s.mover:
        yield Problem("swap", "the owner of the first car is asked", "")
