"""The search: what it knows, what it is worth, and that it can be repeated."""

from __future__ import annotations

from math import sqrt
from typing import ClassVar

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


class OneRound(Driver):
    """Quick Grand Prix one round ahead; nobody's habits are known."""

    horizon = 1
    points_share = 1.0

    def reopen(self, s: State) -> None:
        s.game.driver.reopen(s)

    def cut(self, s: State) -> int:
        return s.game.driver.cut(s)

    def hopes(self, s: State) -> list[float]:
        return s.game.driver.hopes(s)

    def value(self, s: State) -> list[float]:
        return s.game.driver.value(s)


def test_a_sealed_answer_is_drawn_from_a_mixture_that_nobody_beats() -> None:
    state = at("QGP", 2, 2)
    assert is_sealed(state)
    seat = state.waiting[0]
    search = SealedSearch(Perspective(state, seat, SeededDealer(3), 0), OneRound())

    for _ in range(60):
        search.try_out()
    mixture = search.mixture()

    assert sum(mixture.values()) == pytest.approx(1)
    drawn = [search.choose() for _ in range(300)]
    for answer, share in mixture.items():
        assert drawn.count(answer) / 300 == pytest.approx(share, abs=0.1)
    # Regret matching: after t trials of n answers nobody misses more than the widest difference of
    # worths, here 1 for winning and 1 for all the points, times the root of n / t.
    regrets = search.regrets[search.seats.index(seat)]
    assert max(regrets.values()) / search.trials <= 2 * sqrt(len(regrets) / search.trials)


def test_a_sealed_answer_of_somebody_else_changes_nothing() -> None:
    state = at("QGP", 3, 2)
    first, second = state.waiting[:2]
    mixed = set()
    best = set()
    for answer in state.legal(first)[:3]:
        truth = state.copy()
        truth.apply(first, answer)
        sealed = SealedSearch(Perspective(truth, second, SeededDealer(5), 0), OneRound())
        sealed.try_out()
        mixed.add(sealed.choose())
        search = Search(Perspective(truth, second, SeededDealer(5), 0), truth.game.driver)
        search.try_out()
        best.add(tuple(search.best()))

    assert len(mixed) == len(best) == 1


class Habitual(OneRound):
    """Everybody always gives the last answer there is."""

    def habits(self, s: State, luck: SeededDealer) -> list[dict[int, float]]:
        return [{s.legal(seat)[-1]: 1.0} for seat in s.waiting]


def test_others_are_taken_to_do_the_usual_where_that_is_known() -> None:
    state = at("QGP", 2, 6, seed=3)  # no car is damaged, so that nothing else will be asked
    me, other = state.waiting
    search = Search(Perspective(state, me, SeededDealer(5), 0), Habitual())
    guess = state.copy()

    search.seal(guess)

    assert guess.waiting == [me]
    known = state.copy()
    known.apply(other, state.legal(other)[-1])
    worths = []
    for answer in state.legal(me):
        then = known.copy()
        then.apply(me, answer)
        worths.append(worth(Habitual(), then, me))
    search.try_out()
    assert search.means() == pytest.approx(worths)


class Wary(Habitual):
    """Takes others to have thought half of the time."""

    reckons = 0.5


def test_who_reckons_with_thinkers_expects_the_usual_less_and_the_best_more() -> None:
    """The other seat usually gives its last answer; the best against that comes up more often."""
    state = at("QGP", 2, 6, seed=3)
    me, other = state.waiting
    search = Search(Perspective(state, me, SeededDealer(5), 0), Wary())
    usual = search.habits[search.asked.index(other)]
    search.reckon()
    assert search.habits[search.asked.index(other)] == usual, "nothing was rehearsed"
    while search.rehearses():
        assert search.rehearse() == len(state.legal(other))
    search.reckon()
    expected = search.habits[search.asked.index(other)]
    known = state.copy()
    known.apply(me, state.legal(me)[-1])
    worths = {}
    for answer in state.legal(other):
        then = known.copy()
        then.apply(other, answer)
        worths[answer] = worth(Habitual(), then, other)

    assert sum(expected.values()) == pytest.approx(1)
    assert expected[state.legal(other)[-1]] >= 0.5
    thought = {answer: share for answer, share in expected.items() if share < 0.5}
    assert max(thought, key=lambda answer: thought[answer]) == max(
        thought, key=lambda answer: worths[answer]
    )
    assert search.habits[search.asked.index(me)] == {state.legal(me)[-1]: 1.0}


def test_all_seats_answer_together_where_answers_are_sealed() -> None:
    state = at("QGP", 3, 2)
    answers = Driver().together(state, SeededDealer(1))

    assert Driver().habits(state, SeededDealer(1)) == []
    assert [answer in state.legal(seat) for seat, answer in enumerate(answers)] == [True] * 3


class Counted(Driver):
    """A worth for every play, less and less sure; the first looks best."""

    care = 1.0
    worths: ClassVar[list[float]] = []

    def candidates(self, s: State, seat: int) -> list[list[int]]:
        return [[answer] for answer in s.legal(seat)[:4]]

    def value(self, s: State) -> list[float]:
        return [Counted.worths.pop(0)] * 3

    def hopes(self, s: State) -> list[float]:
        return [0.0] * 3


def careful(rounds: list[list[float]]) -> Search:
    """A search of four plays that were worth this, round by round."""
    state = at("FMR", 3, 1)
    search = Search(Perspective(state, state.waiting[0], SeededDealer(1), 0), Counted())
    Counted.worths = [found for one in rounds for found in one]
    for _ in rounds:
        search.try_out()
    return search


def test_a_careful_driver_prefers_another_move_only_if_that_is_no_chance() -> None:
    doubtful = careful([[0.3, 0.0, 0.2, 0.1], [0.1, 0.5, 0.2, 0.1]])
    clear = careful([[0.1, 0.5, 0.2, 0.1], [0.2, 0.4, 0.2, 0.1]])

    assert doubtful.best() == doubtful.moves[0]
    assert clear.best() == clear.moves[1]


def test_a_careful_driver_never_gives_up_what_looks_best() -> None:
    search = careful([[0.0, 0.3, 0.2, 0.1]])

    search.halve()

    assert search.open == [0, 1]


def test_what_is_clearly_worse_is_tried_no_more() -> None:
    wavering = [[0.5 + shift, 0.45 - shift, 0.1, 0.49] for shift in (0.06, -0.06)]

    few = careful(wavering)
    few.give_up()
    assert few.open == [0, 1, 2, 3], "two tries say nothing"

    some = careful(wavering * 6)
    some.give_up()
    assert some.open == [0, 1, 3], "the second may still be better"


def test_moves_that_differ_by_less_than_a_hair_are_not_thought_about_twice() -> None:
    search = careful([[0.2, 0.2004, 0.1996, 0.2]] * 12)

    search.give_up()

    assert search.open == [1]


@pytest.mark.parametrize("code", ["TA", "GP"])
def test_a_turn_may_be_valued_before_its_luck(code: str) -> None:
    state = at(code, 2, 2)
    driver = state.game.driver

    drive_on(state, driver, driver.cut(state) + 1, SeededDealer(1))

    assert state.waiting == [CHANCE], "the event is not drawn"
    assert state.decision.name == "event"
    assert sum(driver.value(state)) == pytest.approx(1)


def test_a_draw_follows_the_weights() -> None:
    luck = SeededDealer(1)
    drawn = [draw([1.0, 0.0, 3.0, -2.0], luck) for _ in range(400)]

    assert set(drawn) == {0, 2}
    assert drawn.count(2) / 400 == pytest.approx(0.75, abs=0.07)
    assert {draw([0.0, 0.0], luck) for _ in range(50)} == {0, 1}
    assert shares([0.0, 0.0]) == [0.5, 0.5]
