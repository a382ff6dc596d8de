"""Gymnasium: one seat for the learner, bots in the others."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from slipstream.bots.registry import make_bot
from slipstream.games.registry import GAMES, find
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.errors import InvalidOption
from slipstream.rl.layout import Array
from slipstream.rl.race import NOBODY, Race

NO_CLOCK = 0  # bots think by count, so that a seed reproduces everything
LUCK = 1000  # seat s draws its own luck from part LUCK + s of the race's seed
PENALTY = 0.01


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """One seat of a race. The mask of legal actions is in `info["action_mask"]`.

    An illegal action is played as the decision's harmless answer, and costs a little.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        code: str = "FMR",
        seats: int | None = None,
        bots: str = "club",
        own: int | None = 1,
        options: Mapping[str, str] | None = None,
        reward: str = "points",
        whole_moves: bool = False,
        penalty: float = PENALTY,
        render_mode: str | None = None,
        house: str | Path = "",
    ) -> None:
        game = find(code)
        self.race = Race(code, seats or game.fewest, options, reward, whole_moves, house)
        if own is not None and not 1 <= own <= self.race.game.seats:
            raise InvalidOption(f"there is no seat {own}; there are {self.race.game.seats}")
        self.own = own
        self.bots = bots
        self.penalty = penalty
        self.render_mode = render_mode
        make_bot(self.race.game, bots)
        self.observation_space = gymnasium.spaces.Box(-1, 1, (self.race.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.race.actions)
        self.me = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """A new race. With `own=None`, the learner's seat is drawn anew for each race."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        game = self.race.game
        drawn = int(self.np_random.integers(game.seats))
        self.me = drawn if self.own is None else self.own - 1
        self.luck = [SeededDealer(derive(deal, LUCK + seat)) for seat in range(game.seats)]
        self.drivers = [make_bot(game, self.bots) for _ in range(game.seats)]
        self.race.begin(deal)
        self.let_others_drive()
        return self.race.observe(self.me), self.info()

    def let_others_drive(self) -> None:
        race = self.race
        while race.seat not in (self.me, NOBODY):
            seat, state = race.seat, race.state
            view = Perspective(state, seat, self.luck[seat], NO_CLOCK)
            state.apply(seat, self.drivers[seat].choose(view))
            race.go_on()

    def info(self) -> dict[str, Any]:
        race = self.race
        info: dict[str, Any] = {"action_mask": race.mask(self.me)}
        if race.is_over:
            info["points"] = race.state.points()[self.me]
            info["place"] = race.state.places()[self.me]
        return info

    def action_masks(self) -> Any:
        """The mask under the name by which sb3-contrib asks for it."""
        return self.race.mask(self.me).astype(bool)

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        race = self.race
        number = int(action)
        illegal = number not in race.answers
        race.play(race.fallback() if illegal and not race.is_over else number)
        self.let_others_drive()
        reward = race.rewards()[self.me] - (self.penalty if illegal else 0.0)
        info = self.info() | ({"illegal": True} if illegal else {})
        return race.observe(self.me), reward, race.is_over, False, info

    def render(self) -> str:
        """The position, as the seat sees it."""
        return self.race.game.line(self.race.state, self.me)


def seat(code: str, seats: int | None = None, bots: str = "club", **more: Any) -> SeatEnv:
    """One seat of a game, with bots in the others."""
    return SeatEnv(code, seats, bots, **more)


def register() -> None:
    """`gymnasium.make("slipstream.rl:slipstream/FMR-v1")`; the number is that of the rules."""
    for code in GAMES:
        name = f"slipstream/{code}-v{find(code).version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, "slipstream.rl.seat:SeatEnv", kwargs={"code": code})
