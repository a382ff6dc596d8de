"""PettingZoo: every seat an agent, asked in turn (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from slipstream.rl.layout import Array
from slipstream.rl.race import Race


class RaceAEC(AECEnv[str, Array, int]):  # type: ignore[misc]
    """A race for as many agents as seats: `seat_1`, `seat_2` and so on.

    The mask of legal actions is in `infos[agent]["action_mask"]`. All rewards come at the end.
    """

    metadata: dict[str, Any] = {
        "name": "slipstream",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, race: Race, render_mode: str | None = None) -> None:
        super().__init__()
        self.race = race
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"slipstream_{race.game.code.lower()}"}
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(race.game.seats)]
        self.agents: list[str] = []
        sees = gymnasium.spaces.Box(-1, 1, (race.size,), np.float32)
        acts = gymnasium.spaces.Discrete(race.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, sees)
        self.action_spaces = dict.fromkeys(self.possible_agents, acts)
        self.luck = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new race; without a seed, one after another from the last seed given."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.race.begin(int(self.luck.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.ask()

    def ask(self) -> None:
        """Whose turn it is, and what everybody may do."""
        race = self.race
        if not race.is_over:
            self.agent_selection = self.possible_agents[race.seat]
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": race.mask(self.number(agent))} for agent in self.agents
        }

    def number(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Array:
        return self.race.observe(self.number(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked answers"
        self._cumulative_rewards[agent] = 0.0
        self.race.play(int(action))
        self.ask()
        if self.race.is_over:
            self.finish()
        self._accumulate_rewards()
        if self.render_mode:
            self.render()

    def finish(self) -> None:
        state = self.race.state
        points, places = state.points(), state.places()
        for agent, worth in zip(self.possible_agents, self.race.rewards(), strict=True):
            seat = self.number(agent)
            self.rewards[agent] = worth
            self.terminations[agent] = True
            self.infos[agent] |= {"points": points[seat], "place": places[seat]}
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The position, as a spectator sees it."""
        return self.race.game.line(self.race.state, -2)

    def close(self) -> None:
        """Nothing is open."""


def aec(
    code: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    reward: str = "points",
    whole_moves: bool = False,
    render_mode: str | None = None,
    house: str | Path = "",
) -> RaceAEC:
    """A game as a PettingZoo environment; `house` is a file of house rules."""
    return RaceAEC(Race(code, seats, options, reward, whole_moves, house), render_mode)
