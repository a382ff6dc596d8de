"""What the games' drivers know: sensible answers, and chances to win that come true."""

from __future__ import annotations

from itertools import product

import pytest

from slipstream import CHANCE, SeededDealer, State, load
from slipstream.kernel.driver import scored, won
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


def test_reflexes_bring_cars_home() -> None:
    for seed in range(3):
        state = load("GPF1", 4).start()
        drive_on(state, state.game.driver, FAR, SeededDealer(seed))
        assert sum(state.points()) >= 20
