"""A second, slow and literal implementation of Grand Prix's movement, from the clauses alone.

README.md explains the words of a step and the shape of a position.
"""

from __future__ import annotations

from oracle.circuits import circuit
from oracle.grand_prix.activation import Activating, card_played
from oracle.grand_prix.cards import Card
from oracle.grand_prix.gather import gathered
from oracle.grand_prix.positions import Position
from oracle.ways import Illegal, Ways

__all__ = ["Illegal", "Oracle", "Position"]


class Oracle(Ways[Position]):
    """All that can happen in one activation on one circuit. Positions are never changed."""

    def __init__(self, name: str, laps: int | None = None, lead: str = "inside") -> None:
        printed = circuit(name, "GP")
        self.circuit = printed.from_the_apex() if lead == "apex" else printed
        self.laps = self.circuit.laps if laps is None else laps

    def activate(self, position: Position, car: str, card: Card) -> Position:
        """Play a card on a car; the position of the first choice."""
        return self.settle(card_played(position, car, card))

    def carry_on(self, position: Position) -> Position:
        """The position after one phase of the segment."""
        return Activating(self.circuit, self.laps, position).carry_on()

    def gather(self, position: Position, sector: int) -> Position:
        """The position after a Safety Zone has been made around a sector."""
        return gathered(self.circuit, self.laps, position, sector)
