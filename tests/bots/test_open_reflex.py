"""A reflex that looks at nothing hidden answers the truth as it answers any guess."""

from __future__ import annotations

import pytest

from slipstream import CHANCE, GAMES, SeededDealer, load
from slipstream.bots.reflex_bot import ReflexBot
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import derive

OPEN = [code for code in GAMES if load(code, 4).driver.open_reflex]
OPTIONS: dict[str, list[dict[str, str]]] = {
    "TA": [{"circuit": "flat", "laps": "1"}, {"pits": "variable", "laps": "1"}],
    "GP": [{"circuit": "flat", "laps": "1"}],
    "GPF1": [{"accidents": "yes", "weather": "sudden"}],
}


def test_the_long_games_are_among_them() -> None:
    assert OPEN == ["TA", "GP", "GPF1"]


@pytest.mark.parametrize("code", OPEN)
def test_an_open_reflex_answers_the_same_from_the_truth_and_from_any_guess(code: str) -> None:
    """All through races: the same answer, and the race is left as it was."""
    looked = 0
    for number, options in enumerate(OPTIONS[code]):
        game = load(code, 4, options)
        state = game.start()
        dealer = SeededDealer(number)
        while state.waiting:
            seat = state.waiting[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(dealer))
                continue
            seed = derive(number, looked)
            answer = ReflexBot().choose(Perspective(state, seat, SeededDealer(seed), 0))
            assert answer in state.legal(seat)
            if looked % 5 == 0:
                before = game.line(state, CHANCE)
                guess = state.guess(seat, SeededDealer(seed + 1))
                assert game.driver.reflex(guess, seat, SeededDealer(seed)) == answer
                assert game.line(state, CHANCE) == before
            looked += 1
            state.apply(seat, answer)

    assert looked > 200
