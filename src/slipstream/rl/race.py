"""A race as all environments play it: luck and forced answers go by themselves.

Whoever is asked next is `seat`. Where several seats answer sealed, they are asked one after the
other, and see nothing of each other's answers until the last is in.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from slipstream.games.registry import load
from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.driver import scored, won
from slipstream.kernel.errors import IllegalAction, InvalidOption
from slipstream.kernel.game import CHANCE, State
from slipstream.kernel.search import is_sealed
from slipstream.notation.house import with_house
from slipstream.rl.layout import Array, Layout

Mask = NDArray[np.int8]
REWARDS: Final = ("points", "win")
WHOLE_MOVES: Final = 32
"""Whole moves to choose from, at most: the best-looking ones."""
NOBODY: Final = -1
GUESSES: Final = 2000
"""The part of a race's seed by which whole moves are looked at in a guess, not in the truth."""


class Race:
    """One race: who is asked, what the seat sees, which answers it may give, what they bring."""

    def __init__(
        self,
        code: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        reward: str = "points",
        whole_moves: bool = False,
        house: str | Path = "",
    ) -> None:
        if reward not in REWARDS:
            raise InvalidOption(f"a reward is {' or '.join(REWARDS)}, not {reward!r}")
        self.game = load(code, seats, with_house(options, house))
        self.layout = Layout(self.game)
        self.reward = reward
        self.whole_moves = whole_moves
        self.actions = WHOLE_MOVES if whole_moves else self.layout.actions
        self.size = self.layout.size + (2 * WHOLE_MOVES if whole_moves else 0)
        self.slices = dict(self.layout.slices)
        if whole_moves:
            self.slices["moves"] = slice(self.layout.size, self.size)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """From the start, with all luck from this seed."""
        if seed < 0:
            raise InvalidOption(f"a seed is a natural number, not {seed}")
        self.dealer = SeededDealer(seed)
        self.seed = seed
        self.decisions = 0
        self.state: State = self.game.start()
        self.go_on()

    def go_on(self) -> None:
        """Luck, and answers that are the only ones, until somebody has a choice."""
        state = self.state
        self.answers: dict[int, list[int]] = {}
        while state.waiting:
            seat = state.waiting[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(self.dealer))
                continue
            legal = state.legal(seat)
            if len(legal) > 1:
                self.find_answers(seat)
                return
            state.apply(seat, legal[0])

    def find_answers(self, seat: int) -> None:
        """What may be answered now, by number."""
        if not self.whole_moves:
            numbered = self.layout.numbered(self.state, seat)
            self.answers = {number: [action] for number, action in numbered.items()}
            return
        guess = self.state.guess(seat, SeededDealer(derive(self.seed, GUESSES)))
        moves = self.moves(guess, seat)[:WHOLE_MOVES]
        self.answers = dict(enumerate(moves))
        hopes = [self.hopes(guess, seat, move) for move in moves]
        self.outlook = [x for hope in hopes for x in hope]
        self.outlook += [0.0] * (2 * WHOLE_MOVES - len(self.outlook))

    def moves(self, guess: State, seat: int) -> list[list[int]]:
        """What the driver would consider; if that is one answer, or sealed, all that is legal."""
        legal = [[action] for action in guess.legal(seat)]
        if is_sealed(guess):
            return legal
        moves = self.game.driver.candidates(guess, seat)
        return legal if len(moves) == len(moves[0]) == 1 else moves

    def hopes(self, guess: State, seat: int, move: list[int]) -> list[float]:
        """That there is such a move, and the share of the points to hope for after it."""
        then = guess.copy()
        for action in move:
            if action not in then.legal(seat):
                break
            then.apply(seat, action)
        return [1.0, share(self.game.driver.hopes(then))[seat]]

    @property
    def seat(self) -> int:
        """Who is asked, or NOBODY when the race is over."""
        return self.state.waiting[0] if self.state.waiting else NOBODY

    @property
    def is_over(self) -> bool:
        return not self.state.waiting

    def observe(self, seat: int) -> Array:
        """What a seat sees; with whole moves, what it can choose from too."""
        seen = self.layout.observe(self.state, seat)
        if not self.whole_moves:
            return seen
        moves = self.outlook if seat == self.seat else [0.0] * (2 * WHOLE_MOVES)
        return np.concatenate([seen, np.array(moves, np.float32)])

    def mask(self, seat: int) -> Mask:
        """A 1 for each answer that the seat may give now; none if it is not asked."""
        mask = np.zeros(self.actions, np.int8)
        if seat == self.seat:
            mask[list(self.answers)] = 1
        return mask

    def fallback(self) -> int:
        """The number of a harmless answer."""
        harmless = self.state.decision.fallback(self.state, self.seat)
        return next((n for n, move in self.answers.items() if move[0] == harmless), 0)

    def play(self, number: int) -> None:
        """The seat's answer, checked; then on to the next choice."""
        if number not in self.answers:
            seat = self.seat
            if seat == NOBODY:
                raise IllegalAction("the race is over", str(number), "")
            legal = ", ".join(map(str, self.answers))
            raise IllegalAction(
                f"action {number} is not legal for seat {seat + 1} at"
                f" '{self.state.decision.name}'; legal are: {legal}",
                str(number),
                self.game.line(self.state, seat),
            )
        self.carry_out(self.seat, self.answers[number])
        self.decisions += 1
        self.go_on()

    def carry_out(self, seat: int, move: list[int]) -> None:
        """A whole move, as far as it goes on as planned."""
        for action in move:
            if self.state.waiting != [seat] and len(self.state.waiting) < 2:
                return
            if action not in self.state.legal(seat):
                return
            self.state.apply(seat, action)

    def rewards(self) -> list[float]:
        """By seat, together 1; nothing before the end."""
        if not self.is_over:
            return [0.0] * self.game.seats
        return won(self.state) if self.reward == "win" else share(scored(self.state))

    def token(self, number: int) -> str:
        """An answer as records have it."""
        return self.state.decision.spell(self.state, self.answers[number][0])


def share(points: list[float]) -> list[float]:
    """Of all the seats' points; even shares of none."""
    total = sum(points)
    if total <= 0:
        return [1.0 / len(points)] * len(points)
    return [worth / total for worth in points]
