"""Many races stepped together, for training loops: everything in arrays, one row a race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from slipstream.kernel.dealer import derive
from slipstream.kernel.errors import InvalidOption
from slipstream.rl.race import Race


class Vector:
    """`races` races of one game. In each of them some seat is asked: all seats are learners.

    `observations`, `masks` and `seats` say what is asked now; the arrays are written in place. A
    race that is over gives its rewards, and the next one begins in its row at once.
    """

    def __init__(
        self,
        code: str,
        seats: int,
        races: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        reward: str = "points",
        whole_moves: bool = False,
        house: str | Path = "",
    ) -> None:
        if races < 1:
            raise InvalidOption(f"at least one race is stepped, not {races}")
        self.races = [Race(code, seats, options, reward, whole_moves, house) for _ in range(races)]
        first = self.races[0]
        self.slices = first.slices
        self.observations = np.zeros((races, first.size), np.float32)
        self.masks = np.zeros((races, first.actions), np.int8)
        self.seats = np.zeros(races, np.int64)
        self.rewards = np.zeros((races, seats), np.float32)
        self.done = np.zeros(races, np.bool_)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All races from the start. The seed decides every race that will ever begin here."""
        if seed < 0:
            raise InvalidOption(f"a seed is a natural number, not {seed}")
        self.seed = seed
        self.begun = 0
        self.rewards[:] = 0
        self.done[:] = False
        for row in range(len(self.races)):
            self.begin(row)

    def begin(self, row: int) -> None:
        self.races[row].begin(derive(self.seed, self.begun))
        self.begun += 1
        self.ask(row)

    def ask(self, row: int) -> None:
        race = self.races[row]
        seat = race.seat
        self.seats[row] = seat
        self.observations[row] = race.observe(seat)
        self.masks[row] = race.mask(seat)

    def step(
        self, actions: Sequence[int] | NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """One action for each race; rewards by race and seat, and which races ended.

        Where an action is not legal nothing is played in any race.
        """
        self.check(actions)
        self.rewards[:] = 0
        for row, action in enumerate(actions):
            race = self.races[row]
            race.play(int(action))
            self.done[row] = race.is_over
            if race.is_over:
                self.rewards[row] = race.rewards()
                self.begin(row)
            else:
                self.ask(row)
        return self.rewards, self.done

    def check(self, actions: Sequence[int] | NDArray[np.int64]) -> None:
        if len(actions) != len(self.races):
            raise InvalidOption(f"{len(actions)} actions for {len(self.races)} races")
        for row, action in enumerate(actions):
            if int(action) not in self.races[row].answers:
                raise InvalidOption(
                    f"race {row}: action {int(action)} is not legal for seat"
                    f" {self.seats[row] + 1}; the mask says which are"
                )

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each race, all equally likely."""
        chosen = [luck.choice(np.flatnonzero(mask)) for mask in self.masks]
        return np.array(chosen, np.int64)


def vector(
    code: str,
    seats: int,
    races: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    reward: str = "points",
    whole_moves: bool = False,
    house: str | Path = "",
) -> Vector:
    """Races of one game, stepped together; `house` is a file of house rules."""
    return Vector(code, seats, races, seed, options, reward, whole_moves, house)
