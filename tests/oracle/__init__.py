"""A second, slow and literal implementation of movement, from the clauses alone.

README.md explains the words of a step and the shape of a position.
"""

from __future__ import annotations

from oracle.activation import card_played, carry_on
from oracle.cards import Card
from oracle.circuits import circuit
from oracle.positions import Position, copied, dumps, loads
from oracle.segment import Asked, Illegal

__all__ = ["Illegal", "Oracle", "Position"]


class Oracle:
    """All that can happen in one activation on one circuit. Positions are never changed."""

    def __init__(self, name: str, laps: int | None = None) -> None:
        self.circuit = circuit(name)
        self.laps = self.circuit.laps if laps is None else laps

    def activate(self, position: Position, car: str, card: Card) -> Position:
        """Play a card for a car; the position of the first choice."""
        return self.settle(card_played(position, car, card))

    def settle(self, position: Position) -> Position:
        """Carry on until somebody must choose or the activation is over."""
        while position["activation"] is not None:
            try:
                position = carry_on(self.circuit, self.laps, position)
            except Asked:
                break
        return position

    def steps(self, position: Position) -> list[str]:
        """All that the active player may answer; nothing when the activation is over."""
        if position["activation"] is None:
            return []
        try:
            carry_on(self.circuit, self.laps, position)
        except Asked as asked:
            return sorted(asked.words)
        raise AssertionError("a position at rest asks something")

    def play(self, position: Position, step: str) -> Position:
        """The position after one answer."""
        after = copied(position)
        if after["activation"] is None:
            raise Illegal(f"{step!r}: no activation is in progress")
        after["activation"]["answers"].append(step)
        return self.settle(after)

    def walk(self, position: Position, steps: str) -> Position:
        """Several answers, separated by spaces."""
        for step in steps.split():
            position = self.play(position, step)
        return position

    def outcomes(self, position: Position) -> list[Position]:
        """All distinct positions in which the activation can end."""
        seen: set[str] = set()
        ends: set[str] = set()
        waiting = [position]
        while waiting:
            here = waiting.pop()
            text = dumps(here)
            if text in seen:
                continue
            seen.add(text)
            words = self.steps(here)
            if not words:
                ends.add(text)
            waiting += [self.play(here, word) for word in words]
        return [loads(text) for text in sorted(ends)]

    def perft(self, position: Position, depth: int) -> int:
        """How many sequences of exactly so many answers there are."""
        if depth == 0:
            return 1
        return sum(self.perft(self.play(position, w), depth - 1) for w in self.steps(position))

    def divide(self, position: Position, depth: int) -> dict[str, int]:
        """`perft` by first answer."""
        return {w: self.perft(self.play(position, w), depth - 1) for w in self.steps(position)}

    def paths(self, position: Position) -> int:
        """How many sequences of answers lead to the end of the activation."""
        words = self.steps(position)
        return sum(self.paths(self.play(position, word)) for word in words) if words else 1
