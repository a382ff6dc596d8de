"""TA-I1, TA-I7 to TA-I12, TA-M11, TA-X1: what holds at every step of random races."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import pytest

from clauses import clause
from slipstream.drafting.rules.state import LEAD
from slipstream.drafting.rules.steps import SPACE
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.asking import CLEAN_AIR, LANE, STEP, TAIL
from slipstream.games.thunder_alley.rules.components import AFTER_MOVE
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE
from slipstream.track.circuits.load import offered
from slipstream.track.rules.board import OFF

pytestmark = pytest.mark.uncounted

RACES = pytest.mark.parametrize("circuit", offered())
MOVE = (STEP, LANE, TAIL)
STEPS = 1500  # of each race


@dataclass(frozen=True)
class Step:
    """One answer inside a move, and the position before and after it."""

    before: RaceState
    action: int
    word: str
    after: RaceState

    def is_same_move(self) -> bool:
        """Does the same move go on?"""
        same = self.before.active == self.after.active and self.before.card == self.after.card
        return same and self.after.asking in MOVE and self.before.second == self.after.second

    def is_made(self) -> bool:
        """Is the step complete, so that something has moved?"""
        return self.after.step < 0

    def price(self) -> int:
        """What the step costs (TA-6.1.3 to TA-6.1.5, TA-C1)."""
        occupied = self.before.board.car_at[self.action & SPACE] != OFF
        if self.word in ("i", "o"):
            return 0 if self.before.free_sides else 2 if occupied else 1
        return 3 if self.word[0] == ">" and occupied and not self.before.is_line() else 1

    def cars(self) -> list[int]:
        spaces = zip(self.before.board.space_of, self.after.board.space_of, strict=True)
        return [car for car, (was, now) in enumerate(spaces) if OFF not in (was, now)]


@cache
def answers(circuit: str) -> list[Step]:
    """All answers of moves in the first part of a race; nobody is retired by choice."""
    state = ThunderAlley(4, {"circuit": circuit}).start()
    dealer, luck = SeededDealer(5), SeededDealer(7)
    found: list[Step] = []
    while state.waiting and len(found) < STEPS:
        seat = state.waiting[0]
        decision = state.decisions[state.asking]
        if seat == CHANCE:
            decision.apply(state, seat, decision.sample(state, dealer))
            continue
        words = {decision.spell(state, action): action for action in state.legal(seat)}
        kept = [word for word in words if not word.endswith("!")] or list(words)
        word = kept[luck.below(0, len(kept)) if len(kept) > 1 else 0]
        before = state.copy()
        decision.apply(state, seat, words[word])
        if before.asking in (*MOVE, CLEAN_AIR):
            found.append(Step(before, words[word], word, state.copy()))
    return found


def steps_made(circuit: str) -> Iterator[Step]:
    """Steps after which the move goes on."""
    return (step for step in answers(circuit) if step.is_same_move() and step.is_made())


@clause("TA-I1", "TA-X1")
@RACES
def test_no_two_cars_share_a_space(circuit: str) -> None:
    for step in answers(circuit):
        board = step.after.board
        on_road = [space for space in board.space_of if 0 <= space < board.track.road]

        assert len(on_road) == len(set(on_road))
        for space, car in enumerate(board.car_at):
            assert car == OFF or board.space_of[car] == space


@clause("TA-I7")
@RACES
def test_the_active_car_never_falls_back(circuit: str) -> None:
    for step in answers(circuit):
        car = step.before.active
        if car in step.cars():
            assert step.after.board.progress[car] >= step.before.board.progress[car]


@clause("TA-I7", "TA-6.1.7")
@RACES
def test_every_point_is_paid_for_a_step_and_none_is_left(circuit: str) -> None:
    """Bumps, and stopping where only free steps remain, are the other ways to end a move."""
    for step in answers(circuit):
        if step.before.asking == STEP and step.is_made() and step.word[0] not in "b=":
            left = step.after.mp if step.is_same_move() else 0

            assert step.before.mp - left == step.price()


@clause("TA-I8")
@RACES
def test_the_active_car_enters_no_space_twice(circuit: str) -> None:
    for step in steps_made(circuit):
        entered = step.after.entered

        assert len(entered) == len(set(entered))


def line(state: RaceState) -> list[int]:
    """The spaces of the active car and the cars linked behind it."""
    return [state.board.space_of[car] for car in (state.active, *state.rear)]


@clause("TA-I9")
@RACES
def test_a_line_is_nose_to_tail_and_followers_stand_where_their_predecessor_stood(
    circuit: str,
) -> None:
    lines = leads = 0
    for step in steps_made(circuit):
        if not step.after.rear:
            continue
        if step.after.is_line():
            lines += 1
            for ahead, behind in pairwise(line(step.after)):
                assert ahead in step.after.board.track.ahead[behind]
        elif step.after.kind == LEAD and step.before.step < 0 and step.before.asking == STEP:
            leads += 1
            assert line(step.after)[1:] == line(step.before)[:-1]

    assert lines > 10
    assert leads > 10


@clause("TA-I10")
@RACES
def test_once_linked_no_sideways_step_follows(circuit: str) -> None:
    for step in answers(circuit):
        if step.before.linked and step.before.asking == STEP:
            assert step.word[0] == ">"


@clause("TA-I11")
@RACES
def test_a_bump_leaves_every_car_where_it_was(circuit: str) -> None:
    """Cards that move the car afterwards, if it is not from the pits, are left aside."""
    bumps = [
        step
        for step in answers(circuit)
        if step.word[0] == "b" and (step.before.leaving or not AFTER_MOVE[step.before.card])
    ]
    for step in bumps:
        moved = [
            car
            for car in step.cars()
            if step.after.board.space_of[car] != step.before.board.space_of[car]
        ]

        assert not step.is_same_move()
        assert moved == []

    assert bumps


@clause("TA-I12", "TA-1.3.2")
@RACES
def test_no_car_changes_by_more_than_a_sector_or_lands_on_the_apron(circuit: str) -> None:
    for step in answers(circuit):
        track = step.after.board.track
        for car in step.cars() if step.before.asking != CLEAN_AIR else []:
            change = step.after.board.progress[car] - step.before.board.progress[car]
            was, now = step.before.board.space_of[car], step.after.board.space_of[car]

            assert -1 <= change <= 1
            assert now < track.road or now == was


@clause("TA-M11")
@RACES
def test_a_move_never_gets_stuck(circuit: str) -> None:
    for step in answers(circuit):
        if step.after.asking in MOVE:
            assert step.after.legal(step.after.waiting[0])
        if step.before.asking == STEP and step.before.is_line() and step.before.mp > 0:
            words = step.before.decisions[STEP]
            steps = [
                words.spell(step.before, action)
                for action in step.before.legal(step.before.waiting[0])
            ]
            assert any(word[0] == ">" for word in steps)
