"""A driver of any game: what it says where a game knows nothing better."""

from __future__ import annotations

from types import SimpleNamespace

from slipstream import CHANCE, SeededDealer, State, load
from slipstream.kernel.driver import Driver, won
from slipstream.kernel.playout import playout


def begun() -> State:
    state = load("FMR", 3).start()
    state.deal(SeededDealer(1))
    return state


def test_every_legal_answer_is_a_whole_move() -> None:
    state = begun()
    seat = state.waiting[0]

    assert Driver().candidates(state, seat) == [[answer] for answer in state.legal(seat)]


def test_a_race_under_way_is_open_and_a_finished_one_is_known() -> None:
    state = begun()
    driver = Driver()

    assert driver.value(state) == [1 / 3] * 3
    assert driver.cut(state) == state.turn()

    playout(state, SeededDealer(2), SeededDealer(3))
    best = min(state.places()[:3])
    assert driver.value(state) == [float(place == best) for place in state.places()[:3]]
    assert driver.hopes(state) == [float(points) for points in state.points()[:3]]
    assert driver.judged(state) == (driver.value(state), driver.hopes(state))


def test_all_levels_have_the_ideas_of_the_driver_itself() -> None:
    driver = Driver()

    assert driver.of_rookies() is driver
    assert driver.of_clubs() is driver
    assert driver.of_aces() is driver


def test_a_shared_win_is_shared() -> None:
    state = SimpleNamespace(game=SimpleNamespace(seats=3), places=lambda: [1, 2, 1, 1])

    assert won(state) == [0.5, 0.0, 0.5]


def test_the_reflex_answers_legally() -> None:
    state = begun()
    luck = SeededDealer(4)
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(luck))
        else:
            answer = Driver().reflex(state, seat, luck)
            assert answer in state.legal(seat)
            state.apply(seat, answer)
