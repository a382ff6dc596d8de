"""The bot that takes the best move it sees, and follows it to its end."""

from __future__ import annotations

from typing import Generic, TypeVar

from slipstream.drafting.bot.driver import DraftingDriver
from slipstream.drafting.rules.race import DraftingRace
from slipstream.kernel.bot import Bot, Perspective

S = TypeVar("S", bound=DraftingRace)


class DraftingBot(Bot, Generic[S]):
    """Thinks once a move, and again only where the race has gone another way."""

    def __init__(self, driver: DraftingDriver[S]) -> None:
        self.driver = driver
        self.begun: list[int] = []  # answers still to be given
        self.expected: S | None = None  # the position in which the first of them is asked for

    def choose(self, p: Perspective) -> int:
        if len(p.legal) == 1:
            return p.legal[0]
        s: S = p.guess()
        if not self._is_foreseen(s, p.seat):
            driver = self.driver.by_the_clock() if p.budget_ms else self.driver
            self.begun = driver.candidates(s, p.seat)[0]
            self.expected = s
        return self.begun[0]

    def _is_foreseen(self, s: S, seat: int) -> bool:
        """Is this the step that was foreseen? Single answers are never asked for."""
        expected = self.expected
        if expected is None or not self.driver.is_driving(s):
            return False
        while not is_alike(s, expected):
            if len(self.begun) < 2 or seat not in expected.waiting:
                return False
            expected.apply(seat, self.begun[0])
            self.begun = self.begun[1:]
        return True


def is_alike(s: DraftingRace, other: DraftingRace) -> bool:
    """Is it the same moment of the same move?"""
    return (
        s.asking == other.asking
        and s.waiting == other.waiting
        and s.turn_number == other.turn_number
        and s.card == other.card
        and s.active == other.active
        and s.mp == other.mp
        and s.linked == other.linked
        and s.step == other.step
        and s.answers == other.answers
        and s.rear == other.rear
        and list(s.entered) == list(other.entered)
        and list(s.board.space_of) == list(other.board.space_of)
        and list(s.board.progress) == list(other.board.progress)
    )
