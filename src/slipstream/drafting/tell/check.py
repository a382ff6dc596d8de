"""Can a position occur? What both games ask, each with its own clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.rules.state import DRAFT, LEAD
from slipstream.drafting.rules.steps import ask_step, visit
from slipstream.tell.check import Check, unless

T = TypeVar("T", bound=DraftingRace)


def every_car(s: DraftingRace, placed: bool) -> list[str]:
    """TA-I2 / GP-I2: on the board or with a place, once the grid is drawn."""
    known = len(s.board.order()) + sum(place > 0 for place in s.place)
    return unless(known == (len(s.place) if placed else 0))


def too_far(s: DraftingRace) -> list[str]:
    """TA-D7 / GP-T11: whoever has come so far has finished."""
    board = s.board
    far = [car for car in board.order() if board.progress[car] >= s.finish]
    return [] if all(car in s.crossed for car in far) else [str(s.finish)]


def empty_deck(s: DraftingRace, draws: bool, draws_event: bool) -> list[str]:
    """TA-3.3.3 / GP-3.3.3: a deck that is drawn from has been shuffled again."""
    return unless((len(s.deck.row) > 0 or not draws) and (len(s.events.row) > 0 or not draws_event))


def is_same_question(s: DraftingRace, again: DraftingRace) -> bool:
    """Do the rules, made to ask again at this point, ask the same of the same seat?"""
    return (again.asking, again.mover) == (s.asking, s.mover)


def has_ended(s: DraftingRace) -> list[str]:
    """How it ended is told when nothing more is asked, and only then."""
    return unless((s.asking == len(s.decisions)) == bool(s.ended))


# The move under way


def move_word(s: DraftingRace, codes: Sequence[str]) -> str:
    """Its car and its card, as in a line."""
    game = s.game
    assert isinstance(game, DraftingGame), "a race of this family"
    return f"{game.numbers[s.active]}#{codes[s.card]}"


def is_asked_in_a_move(s: T, again: T, after_move: Callable[[T, T], None]) -> bool:
    """A step while there is something to spend; then what `after_move` asks of a copy.

    Lanes are no matter: a step that is under way was asked for before.
    """
    rules = s.rules
    if s.active < 0 or s.asking in (rules.asks_tail, rules.asks_lane):
        return True
    if not s.board.is_on_road(s.active):
        return False
    again.asking = len(s.decisions)
    if s.asking == rules.asks_step:
        ask_step(again)
    elif s.mp == 0:
        after_move(again, s)
    return is_same_question(s, again)


def _strange_links(s: DraftingRace) -> list[str]:
    lonely = s.linked and not s.is_line()
    return unless(not lonely and (not s.rear or s.kind in (DRAFT, LEAD)))


def _own_tail(s: DraftingRace) -> list[str]:
    return unless(s.active not in s.rear)


def _spaces_entered(s: DraftingRace) -> list[str]:
    """TA-6.1.6 / GP-6.1.6: they end where the active car is."""
    if s.active < 0:
        return []
    here = [visit(s)] if s.board.is_on_road(s.active) else []
    return unless(list(s.entered[-1:]) == here)


def _forks(s: DraftingRace) -> list[str]:
    """TA-6.9.1 / GP-6.9.1.1: the lanes that a line took where they divide."""
    ahead = s.board.track.ahead
    pairs = list(zip(s.route[::2], s.route[1::2], strict=False))
    return [
        s.board.track.spell(fork)
        for fork, taken in pairs
        if len(ahead[fork]) < 2 or taken not in ahead[fork]
    ]


def _fork_pairs(s: DraftingRace) -> list[str]:
    return unless(len(s.route) % 2 == 0 and (not s.route or s.is_line()))


OF_A_MOVE: Final[list[Check[DraftingRace]]] = [
    ("move", "nobody can be linked by this card", _strange_links),
    ("move", "the active car does not follow itself", _own_tail),
    ("move", "been ends where the active car is", _spaces_entered),
    ("move", "fork: no lanes divide like this: {}", _forks),
    ("move", "fork: pairs of a fork and the lane a line took", _fork_pairs),
]
