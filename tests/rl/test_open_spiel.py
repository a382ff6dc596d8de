"""OpenSpiel's own simulation test, and its search on our guesses. Needs `make .venv/.openspiel`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from slipstream import InvalidOption

SHORT = "circuit:flat;laps:1"
pytestmark = pytest.mark.more


@pytest.fixture(autouse=True)
def registered() -> None:
    from slipstream.rl import open_spiel

    open_spiel.register()
    open_spiel.register()  # again changes nothing


@pytest.mark.parametrize("name", ["qgp", "fmr", "gpf1"])
def test_random_simulations(name: str, request: pytest.FixtureRequest) -> None:
    import pyspiel

    times = 20 if request.config.getoption("--soak") else 1
    game = pyspiel.load_game(f"slipstream_{name}")

    pyspiel.random_sim_test(game, num_sims=times, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["ta", "gp"])
def test_random_simulations_of_the_long_games(name: str, request: pytest.FixtureRequest) -> None:
    """Minutes each, since the test asks for everything at every step: `make soak` runs them."""
    import pyspiel

    game = pyspiel.load_game(f"slipstream_{name}(options={SHORT})")
    if request.config.getoption("--soak"):
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    else:
        assert walked(game, 150) == 150


def walked(game: object, steps: int) -> int:
    """So many steps into a game, with what the simulation test asks of each."""
    state = game.new_initial_state()  # type: ignore[attr-defined]
    luck = np.random.RandomState(1)
    done = 0
    while done < steps and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = int(luck.choice(outcomes, p=chances))
        else:
            seat = state.current_player()
            legal = state.legal_actions()
            action = int(luck.choice(legal))
            assert len({state.action_to_string(seat, one) for one in legal}) == len(legal)
            assert state.observation_tensor(seat)
            if done % 10 == 0:
                twin = state.resample_from_infostate(seat, luck.random_sample)
                assert twin.legal_actions() == legal
                assert twin.observation_string(seat) == state.observation_string(seat)
                assert twin.information_state_string(seat) == state.information_state_string(seat)
                assert str(state.clone()) == str(state)
        state.apply_action(action)
        done += 1
    return done


@pytest.mark.parametrize("name", ["qgp", "fmr", "gpf1"])
def test_a_resampled_state_looks_the_same_and_is_legal_in_the_same_ways(name: str) -> None:
    import pyspiel

    assert walked(pyspiel.load_game(f"slipstream_{name}"), 120) > 20


def test_sealed_answers_stay_sealed_in_the_information_state() -> None:
    import pyspiel

    game = pyspiel.load_game("slipstream_gp(options=circuit:flat)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    state.apply_action(state.legal_actions()[0])
    first, other = (state.information_state_string(seat).split()[-1] for seat in (0, 1))

    assert first == "1:hh"
    assert other == "1:?"


def test_their_search_plays_on_our_guesses() -> None:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("slipstream_fmr(players=3,reward=win)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    luck = np.random.RandomState(0)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=5,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        random_state=luck,
    )

    assert bot.step(state) in state.legal_actions()


def test_options_are_read_or_refused() -> None:
    from slipstream.rl.open_spiel import read_options

    assert read_options("colours:g+y+r;aside:6") == {"colours": "g,y,r", "aside": "6"}
    with pytest.raises(InvalidOption, match="name:value;name:value, not 'laps'"):
        read_options("laps")


def test_a_file_of_house_rules_is_raced_and_survives_a_copy() -> None:
    import pyspiel

    file = Path(__file__).parents[2] / "examples" / "house-rules" / "long-tail.toml"
    game = pyspiel.load_game("slipstream_fmr", {"players": 3, "house": str(file)})

    assert walked(game, 60) == 60
    assert game.race.house.name == "long-tail"


def test_a_program_that_registers_the_games_ends_in_peace() -> None:
    program = "import slipstream.rl.open_spiel as games; games.register()"

    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
