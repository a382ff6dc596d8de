"""The road with a Safety Zone on it: GP-6.A1 word for word."""

from __future__ import annotations

from oracle.circuits import Circuit, Space


class Road:
    """Lists run from inside to outside."""

    def __init__(self, circuit: Circuit, zone: int | None) -> None:
        self.circuit = circuit
        self.length = len(circuit.lanes)
        # GP-8.3.1.1: the affected sector, five ahead, five behind, also across the line.
        self.zone = set() if zone is None else {(zone + d) % self.length for d in range(-5, 6)}

    def lanes(self, s: int) -> int:
        """One lane in the zone (GP-8.3.2.1)."""
        return 1 if s in self.zone else self.circuit.lanes[s]

    def links(self, space: Space) -> list[Space]:
        """The spaces that a space leads to."""
        s, _ = space
        after = (s + 1) % self.length
        if after in self.zone:
            return [(after, 0)]
        if s in self.zone:
            return self.circuit.ahead[s, 0]
        return self.circuit.ahead[space]

    def backs(self, space: Space) -> list[Space]:
        """The spaces that lead to a space."""
        before = (space[0] - 1) % self.length
        spaces = [(before, m) for m in range(self.lanes(before))]
        return [x for x in spaces if space in self.links(x)]

    def diagonals(self, space: Space) -> dict[str, Space]:
        """GP-R29: just inside the innermost link, just outside the outermost."""
        links = self.links(space)
        after = links[0][0]
        found = {"I": (after, min(links)[1] - 1), "O": (after, max(links)[1] + 1)}
        return {word: x for word, x in found.items() if 0 <= x[1] < self.lanes(after)}
