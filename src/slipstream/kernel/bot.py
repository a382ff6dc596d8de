"""Bots, and all that a bot may touch."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from slipstream.kernel.dealer import SeededDealer


class Perspective:
    """A decision as one seat sees it: its view, its legal answers, guesses at the hidden truth.

    `seat` counts from 0: `state.points()[p.seat]` are the bot's own.
    """

    def __init__(self, state: Any, seat: int, dealer: SeededDealer, budget_ms: int) -> None:
        self._state = state
        self.seat: int = state.game.checked(seat)
        self.legal: list[int] = state.legal(seat)
        self.dealer = dealer  # the bot's own luck, for guesses and for mixed play
        self.budget_ms = budget_ms
        self.record: list[
            Any
        ] = []  # the moves so far as this seat saw them, if the caller keeps any

    def view(self) -> Any:
        """What the seat may see."""
        return self._state.game.view(self._state, self.seat)

    def guess(self) -> Any:
        """A full state that the seat could be in; the bot's own, to play on as it likes."""
        return self._state.guess(self.seat, self.dealer)

    def reflex(self) -> int:
        """The quick answer of the game's driver.

        A guess is dear: it is left out where the driver looks at nothing hidden anyway.
        """
        state = self._state
        driver = state.game.driver
        if not driver.open_reflex:
            state = self.guess()
        answer: int = driver.reflex(state, self.seat, self.dealer)
        return answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal answers. The same perspective and luck give the same choice."""

    def choose(self, p: Perspective) -> int:
        raise NotImplementedError
