"""Section 7 on random races: what is true after every answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clauses import clause
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.asking import ACTION, END, GRID_CAR, NEUTRAL, STEP
from slipstream.games.grand_prix.rules.components import CARS, RACE_DECK
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE
from slipstream.track.rules.board import OFF
from slipstream.track.rules.order import is_lapped

pytestmark = pytest.mark.uncounted

CASES = [
    (2, {"circuit": "porto_vela", "weather": "random", "laps": "1"}, 1),
    (4, {"circuit": "kestrel_vale", "grid": "second_cars_drawn", "laps": "1"}, 2),
    (7, {"circuit": "altavento", "pits": "running", "lead": "apex", "laps": "1"}, 3),
    (11, {"circuit": "yunta_brothers", "weather": "wet", "grid": "all_drawn", "laps": "2"}, 4),
]


def drive(case: tuple[int, dict[str, str], int]) -> Iterator[tuple[RaceState, RaceState]]:
    """Pairs of positions before and after each answer; few retirements, some pit stops."""
    seats, options, seed = case
    state = GrandPrix(seats, options).start()
    dealer, luck = SeededDealer(seed), SeededDealer(seed + 100)
    while state.waiting:
        before = state.copy()
        seat = state.waiting[-1]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(dealer))
        else:
            actions = state.legal(seat)
            if state.asking == ACTION:
                actions = [action for action in actions if action & 127 != 125] or actions
            state.apply(seat, actions[luck.below(0, len(actions))])
        yield before, state


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0]}-{case[1]['circuit']}")
def race(request: pytest.FixtureRequest) -> list[tuple[RaceState, RaceState]]:
    return [(before, after.copy()) for before, after in drive(request.param)]


Steps = list[tuple[RaceState, RaceState]]


@clause("GP-I1", "GP-I2", "GP-I14")
def test_every_car_is_in_one_place_and_every_space_holds_one_car(race: Steps) -> None:
    for _, s in race:
        board = s.board
        spaces = [space for space in board.space_of if OFF < space < board.track.road]
        assert len(set(spaces)) == len(spaces)
        for space in spaces:
            assert board.track.lane[space] < board.track.lanes[board.track.sector[space]]
        if s.asking not in (GRID_CAR, 0, END):
            assert [space != OFF for space in board.space_of] == list(s.racing)


@clause("GP-I3", "GP-I4")
def test_slots_and_cards_add_up(race: Steps) -> None:
    for _, s in race:
        given = sorted(slot for slot in s.place if slot)
        free = list(range(s.best_left, s.worst_left + 1))
        assert sorted(given + free) == list(range(1, CARS + 1))
        held = [card for hand in s.hands for card in hand.cards]
        assert sorted(s.deck.cards + s.used + held) == RACE_DECK
        opened = [s.event] if s.event >= 0 and not s.resolved else []
        assert sorted(s.events.cards + s.events_used + opened) == list(range(32))


@clause("GP-I6", "GP-3.3.2")
def test_hands_are_full_at_the_start_of_an_action_phase(race: Steps) -> None:
    turn = 0
    for _, s in race:
        sizes = [len(hand.cards) for hand in s.hands]
        assert max(sizes) <= s.race.hand
        if s.asking == ACTION and s.turn_number > turn:
            turn = s.turn_number
            assert sizes == [s.race.hand] * s.game.seats


@clause("GP-I7")
def test_nobody_activates_a_car_twice_or_anothers_car(race: Steps) -> None:
    for before, after in race:
        if before.asking == ACTION and after.turn_number == before.turn_number:
            marked = [c for c in range(CARS) if after.activated[c] and not before.activated[c]]
            assert len(marked) <= 1
            for car in marked:
                assert before.race.controller[car] in (before.mover, NEUTRAL)


@clause("GP-I8", "GP-I9", "GP-I10")
def test_a_step_costs_its_points_and_moves_nobody_far(race: Steps) -> None:
    for before, after in race:
        if before.asking == STEP and after.asking == STEP and after.active == before.active:
            gains = [
                b - a for a, b in zip(before.board.progress, after.board.progress, strict=True)
            ]
            assert gains[after.active] >= 0
            assert all(-1 <= gain <= 1 for gain in gains)
            assert before.swaps or min(gains) == 0
            assert before.bonus != after.bonus or 0 <= before.mp - after.mp <= 2


@clause("GP-I11")
def test_a_tail_stands_where_the_car_ahead_of_it_stood(race: Steps) -> None:
    for before, after in race:
        rear = after.rear
        if before.asking == STEP and after.asking == STEP and rear and before.rear == rear:
            line = [before.active, *rear]
            assert [after.board.space_of[car] for car in rear] == [
                before.board.space_of[car] for car in line[:-1]
            ]


@clause("GP-I12", "GP-I13")
def test_the_leader_is_never_lapped_and_the_lap_marker_never_goes_down(race: Steps) -> None:
    for before, after in race:
        assert before.lap() <= after.lap()
        leader = after.leader()
        if leader >= 0 and after.asking != GRID_CAR:
            assert not is_lapped(after.board, leader, leader)


@clause("GP-I15")
def test_after_a_restart_nobody_is_in_the_pits_or_ahead_of_the_anchor(race: Steps) -> None:
    for before, after in race:
        if before.line and not after.line and after.waiting:
            progress = [after.board.progress[car] for car in after.order()]
            assert max(progress) == before.anchor
            assert all(after.board.is_on_road(car) for car in after.order())
            assert sorted(set(progress), reverse=True) == list(
                range(before.anchor, min(progress) - 1, -1)
            )


@clause("GP-I16", "GP-I18")
def test_everybody_asked_has_an_answer_and_points_are_few(race: Steps) -> None:
    for _, s in race:
        for seat in s.waiting:
            assert s.legal(seat)
        if s.asking == STEP and s.mp:
            assert any(action >> 10 == 1 for action in s.legal(s.waiting[0]))
    assert sum(race[-1][1].points()) <= 101


@clause("GP-I19")
def test_the_same_seed_and_choices_give_the_same_race() -> None:
    one, other = [list(drive(CASES[1]))[-1][1] for _ in range(2)]

    assert one.place == other.place
    assert one.used == other.used
