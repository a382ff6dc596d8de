"""A second, slow and literal implementation of movement, from the clauses alone.

README.md explains the words of a step and the shape of a position.
"""

from __future__ import annotations

from oracle.activation import card_played, carry_on
from oracle.cards import Card
from oracle.circuits import circuit
from oracle.positions import Position
from oracle.ways import Illegal, Ways

__all__ = ["Illegal", "Oracle", "Position"]


class Oracle(Ways[Position]):
    """All that can happen in one activation on one circuit. Positions are never changed."""

    def __init__(self, name: str, laps: int | None = None) -> None:
        self.circuit = circuit(name)
        self.laps = self.circuit.laps if laps is None else laps

    def activate(self, position: Position, car: str, card: Card) -> Position:
        """Play a card for a car; the position of the first choice."""
        return self.settle(card_played(position, car, card))

    def carry_on(self, position: Position) -> Position:
        """The position after one phase of the segment."""
        return carry_on(self.circuit, self.laps, position)
