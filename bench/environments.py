"""Steps a second of the environments, all races of a vector at random; part of `make bench`.

`python bench/environments.py [seconds]`, with the build to be measured in PYTHONPATH. Beside
it stand PettingZoo's classic games and OpenSpiel's own Python games, where pygame and OpenSpiel are
installed, as `make bench PEERS=1` does: one step there is one action.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

import slipstream
import slipstream.rl

RACES = 16
SEATS = 4


def ours(code: str) -> Callable[[], int]:
    many = slipstream.rl.vector(code, SEATS, RACES, seed=1)
    luck = np.random.default_rng(1)

    def step() -> int:
        many.step(many.sample(luck))
        return RACES

    return step


def theirs(name: str) -> Callable[[], int]:
    """One game of OpenSpiel at random, with an observation at every step."""
    import pyspiel
    from open_spiel.python.games import kuhn_poker, tic_tac_toe

    assert kuhn_poker
    assert tic_tac_toe
    game = pyspiel.load_game(name)
    luck = np.random.default_rng(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                steps += 1
            state.apply_action(int(luck.choice(state.legal_actions())))
        return steps

    return play


def classic(name: str) -> Callable[[], int]:
    """One of PettingZoo's classic games at random, through the interface that `aec` has, too."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    return played(env, lambda seen, _info: seen["action_mask"])


def turn_by_turn(code: str) -> Callable[[], int]:
    """Ours through the same interface."""
    env = slipstream.rl.aec(code, SEATS)
    return played(env, lambda _seen, info: info["action_mask"])


def played(env: Any, mask: Callable[[Any, Any], Any]) -> Callable[[], int]:
    luck = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for _agent in env.agent_iter():
            seen, _, over, cut, info = env.last()
            done = over or cut
            env.step(None if done else int(luck.choice(np.flatnonzero(mask(seen, info)))))
            steps += not done
        return steps

    return play


def rate(work: Callable[[], int], seconds: float) -> float:
    """By the process's own clock."""
    work()
    begin = time.process_time()
    steps = 0
    while time.process_time() - begin < seconds:
        steps += work()
    return steps / (time.process_time() - begin)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(f"environments, steps a second ({slipstream.BUILD}, {SEATS} seats, {RACES} races)")
    for code in slipstream.GAMES:
        print(f"  {code:<22}{rate(ours(code), seconds):>9,.0f}")
    print("one race, turn by turn (PettingZoo's AEC)")
    for code in slipstream.GAMES:
        print(f"  {code:<22}{rate(turn_by_turn(code), seconds):>9,.0f}")
    if find_spec("pygame"):  # which the classic games draw with
        for name in ("tictactoe_v3", "connect_four_v3"):
            print(f"  {name:<22}{rate(classic(name), seconds):>9,.0f}")
    if find_spec("pyspiel"):
        for name in ("python_tic_tac_toe", "python_kuhn_poker"):
            print(f"  {name:<22}{rate(theirs(name), seconds):>9,.0f}")


if __name__ == "__main__":
    main()
