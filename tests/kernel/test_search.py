"""The search: what it knows, what it is worth, and that it can be repeated."""

from __future__ import annotations

import pytest

from slipstream import CHANCE, SeededDealer, State, load
from slipstream.kernel.bot import Perspective
from slipstream.kernel.driver import Driver, shares
from slipstream.kernel.search import (
    SealedSearch,
    Search,
    carry_out,
    draw,
    drive_on,
    is_sealed,
    worth,
)

FAR = 1 << 60


def at(code: str, seats: int, turn: int, seed: int = 1) -> State:
    """A race that has come so far, where a seat has a choice."""
    state = load(code, seats).start()
    luck = SeededDealer(seed)
    while (
        state.turn() < turn or state.waiting == [CHANCE] or len(state.legal(state.waiting[0])) < 2
    ):
        drive_one(state, luck)
    return state


def drive_one(state: State, luck: SeededDealer) -> None:
    seat = state.waiting[0]
    if seat == CHANCE:
        state.apply(CHANCE, state.sample(luck))
    else:
        state.apply(seat, state.game.driver.reflex(state, seat, luck))


def test_reflexes_drive_to_the_end_or_to_the_cut() -> None:
    state = at("FMR", 3, 5)
    driver = state.game.driver

    drive_on(state, driver, driver.cut(state) + 4, SeededDealer(1))
    assert driver.cut(state) == 8

    drive_on(state, driver, FAR, SeededDealer(1))
    assert state.end() == "finish"


def test_a_move_is_carried_out_as_far_as_it_can_be() -> None:
    state = at("FMR", 3, 1)
    seat = state.waiting[0]
    play = state.legal(seat)[0]
    turn = state.turn()

    carry_out(state, state.game.driver, seat, [play, -1], SeededDealer(1))

    assert state.waiting == [seat], "the next answer of the move is none"
    assert state.turn() == turn + 3


def test_a_move_ends_with_the_race() -> None:
    state = at("FMR", 3, 1)
    drive_on(state, state.game.driver, FAR, SeededDealer(1))

    carry_out(state, state.game.driver, 0, [1], SeededDealer(1))

    assert not state.waiting


def test_the_search_finds_the_better_half_and_the_best() -> None:
    state = at("FMR", 3, 20)
    seat = state.waiting[0]
    search = Search(Perspective(state, seat, SeededDealer(3), 0), state.game.driver)
    moves = len(search.moves)

    assert search.try_out() == moves
    assert search.try_out() == moves
    search.halve()
    assert search.try_out() == (moves + 1) // 2
    assert search.best() in search.moves
    assert len(search.means()) == moves
    while len(search.open) > 1:
        search.halve()
    assert search.best() == search.moves[search.open[0]]
    assert search.best()[0] in state.legal(seat)


def test_nobody_has_points_before_anything_is_known() -> None:
    state = at("FMR", 3, 1)

    class Blank(Driver):
        def hopes(self, s: State) -> list[float]:
            return [0.0] * 3

    assert worth(Blank(), state, 0) == pytest.approx(1 / 3)


def test_a_sealed_answer_is_drawn_from_a_mixture_that_nobody_beats() -> None:
    state = at("QGP", 2, 2)
    assert is_sealed(state)
    seat = state.waiting[0]
    search = SealedSearch(Perspective(state, seat, SeededDealer(3), 0), state.game.driver)

    for _ in range(60):
        search.try_out()
    mixture = search.mixture()

    assert sum(mixture.values()) == pytest.approx(1)
    drawn = [search.choose() for _ in range(300)]
    for answer, share in mixture.items():
        assert drawn.count(answer) / 300 == pytest.approx(share, abs=0.1)
    # With the others as mixed as they came to be, no single answer is much better than the mixture.
    regrets = search.regrets[search.seats.index(seat)]
    assert max(regrets.values()) / search.trials < 0.1


def test_a_sealed_answer_of_somebody_else_changes_nothing() -> None:
    state = at("QGP", 3, 2)
    first, second = state.waiting[:2]
    choices = set()
    for answer in state.legal(first):
        truth = state.copy()
        truth.apply(first, answer)
        search = SealedSearch(Perspective(truth, second, SeededDealer(5), 0), truth.game.driver)
        search.try_out()
        choices.add(search.choose())

    assert len(choices) == 1


def test_a_draw_follows_the_weights() -> None:
    luck = SeededDealer(1)
    drawn = [draw([1.0, 0.0, 3.0, -2.0], luck) for _ in range(400)]

    assert set(drawn) == {0, 2}
    assert drawn.count(2) / 400 == pytest.approx(0.75, abs=0.07)
    assert {draw([0.0, 0.0], luck) for _ in range(50)} == {0, 1}
    assert shares([0.0, 0.0]) == [0.5, 0.5]
