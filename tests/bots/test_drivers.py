"""What the games' drivers know: sensible answers, and chances to win that come true."""

from __future__ import annotations

from itertools import product

import pytest

from slipstream import CHANCE, SeededDealer, State, load
from slipstream.games.registry import GAMES as ALL
from slipstream.games.registry import find
from slipstream.kernel.driver import Driver, scored, shares, won
from slipstream.kernel.game import Game
from slipstream.kernel.search import drive_on
from slipstream.lab.calibration import Position, calibration

GAMES = {
    "FMR": [{}, {"aside": "18"}],
    "GPF1": [{}, {"accidents": "yes", "weather": "sudden"}, {"weather": "double"}],
    "QGP": [{}, {"circuit": "austin", "laps": "3"}],
}
TABLES = [
    pytest.param(
        *(code, seats, options), marks=pytest.mark.once if (code, seats) == ("QGP", 4) else ()
    )
    for code, agreed in GAMES.items()
    for seats, options in product((load(code, 4).fewest, load(code, 4).most), agreed)
]
FAR = 1 << 60


def races(game: Game, number: int) -> list[list[State]]:
    """Races by reflex: every position in which a seat had a choice, and the end."""
    found = []
    for seed in range(number):
        state = game.start()
        luck = SeededDealer(seed)
        seen = []
        while state.waiting:
            seat = state.waiting[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(luck))
                continue
            if len(state.legal(seat)) > 1:
                seen.append(state.copy())
            answer = game.driver.reflex(state, seat, luck)
            assert answer in state.legal(seat)
            state.apply(seat, answer)
        found.append([*seen, state])
    return found


@pytest.mark.parametrize(("code", "seats", "options"), TABLES, ids=str)
def test_drivers_answer_value_and_finish(code: str, seats: int, options: dict[str, str]) -> None:
    game = load(code, seats, options)
    driver = game.driver
    for *seen, end in races(game, 2):
        far = driver.cut(seen[0])
        for state in seen[:: max(1, len(seen) // 24)]:
            seat = state.waiting[0]
            moves = driver.candidates(state, seat)
            assert moves
            assert {move[0] for move in moves} <= set(state.legal(seat))
            assert sum(driver.value(state)) == pytest.approx(1)
            assert min(driver.value(state)) >= 0
            assert len(driver.hopes(state)) == seats
            assert driver.cut(state) >= far
            far = driver.cut(state)
        assert driver.value(end) == won(end)
        assert driver.hopes(end) == scored(end)


@pytest.mark.parametrize("code", ALL)
def test_chances_are_what_features_and_weights_say(code: str) -> None:
    """However a driver reckons with them; where the winner is known, there is nothing to weigh."""
    game = load(code, 4)
    driver = game.driver
    for *seen, _ in races(game, 1):
        for state in seen[:: max(1, len(seen) // 24)]:
            told = driver.value(state)
            if max(told) < 1:
                rows = driver.features(state)
                scores = [
                    sum(x * y for x, y in zip(row, driver.weights, strict=True)) for row in rows
                ]
                assert told == pytest.approx(shares(scores), abs=1e-4)


@pytest.mark.once
@pytest.mark.parametrize("code", list(GAMES))
def test_chances_to_win_come_true(code: str) -> None:
    """On races that had no say in the weights; nobody's chances are far from what happened."""
    game = load(code, 4)
    told = calibration(
        Position([], game.driver.value(state), won(end))
        for *seen, end in races(game, 20)
        for state in seen[:: max(1, len(seen) // 10)]
    )

    assert told.loss < told.base
    for row in told.bins:
        if row.count >= 100:
            assert row.happened == pytest.approx(row.foretold, abs=0.15)


@pytest.mark.parametrize("code", ALL)
def test_every_level_knows_whose_ideas_it_has(code: str) -> None:
    driver = find(code).driver
    ideas = [driver.of_rookies(), driver.of_clubs(), driver, driver.of_aces()]

    assert [one.playouts for one in ideas[:3]] == [driver.playouts] * 3
    assert ideas[3].playouts >= driver.playouts
    assert all(isinstance(one, Driver) for one in ideas)


@pytest.mark.parametrize("code", ALL)
def test_a_reflex_goes_by_the_numbers_that_it_is_given(code: str) -> None:
    """Where it goes by numbers at all: those of club drivers make another driver."""
    driver = find(code).driver
    other = driver.going_by(driver.club_numbers)
    game = load(code, 4)
    ends = [game.start(), game.start()]
    for state, one in zip(ends, (driver, other), strict=True):
        drive_on(state, one, FAR, SeededDealer(1))

    assert (other is driver) == (not driver.club_numbers)
    lines = [game.line(state, 0) for state in ends]
    assert (lines[0] == lines[1]) == (not driver.club_numbers)


def test_reflexes_bring_cars_home() -> None:
    for seed in range(3):
        state = load("GPF1", 4).start()
        drive_on(state, state.game.driver, FAR, SeededDealer(seed))
        assert sum(state.points()) >= 20
