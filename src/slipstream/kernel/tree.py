"""What may follow a move: a tree in which every seat learns which answers do it good.

One tree serves all guesses, for it knows what was answered and not what was dealt. At each node
the seat that is asked looks first at what its driver likes best, at more moves the oftener it has
been there (*progressive widening*), and prefers those that have done it good: each seat for
itself (*max^n*).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from slipstream.kernel.character import PLAIN
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import Driver
from slipstream.kernel.game import CHANCE, State

CURIOSITY: Final = 0.15  # in parts of a win
WIDENING: Final = 0.5  # moves looked at, beside the first, for each root of a visit


@final
class Node:
    """After a move: how often it was made, what it brought who made it, and what followed."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total = 0.0
        self.after: dict[int, Node] = {}

    def width(self) -> int:
        return 1 + int(WIDENING * sqrt(float(self.visits)))

    def choose(self, moves: list[list[int]]) -> int:
        """The move to make next; one that was never made comes first."""
        found = 0
        most = -1.0
        wonder = CURIOSITY * sqrt(log(float(self.visits) + 1.0))
        for index in range(min(len(moves), self.width())):
            child = self.after.get(moves[index][0])
            if child is None:
                return index
            promise = child.total / float(child.visits) + wonder / sqrt(float(child.visits))
            if promise > most:
                found, most = index, promise
        return found


def descend(
    s: State, root: Node, driver: Driver, until: int, luck: SeededDealer
) -> list[tuple[Node, int]]:
    """Drive on through what is known until something new is tried: which moves, and whose."""
    path: list[tuple[Node, int]] = []
    node = root
    while node.visits > 0 and s.waiting:
        seat: i64 = s.waiting[0]
        decision = s.decisions[s.asking]
        if (seat != CHANCE or driver.before_luck) and driver.cut(s) >= until:
            break
        if seat == CHANCE:
            decision.apply(s, CHANCE, decision.sample(s, luck))
            continue
        if decision.sealed:
            break
        moves = driver.candidates(s, seat)
        move = moves[node.choose(moves)]
        decision.apply(s, seat, move[0])
        if len(moves) == 1:
            continue
        if move[0] not in node.after:
            node.after[move[0]] = Node()
        node = node.after[move[0]]
        path.append((node, seat))
    return path


def learn(s: State, driver: Driver, root: Node, path: list[tuple[Node, int]]) -> None:
    """What has come of it, for everybody who has had a part in it."""
    root.visits += 1
    chances, hopes = driver.judged(s)
    for node, seat in path:
        node.visits += 1
        node.total += PLAIN.worth(chances, hopes, driver.points_share, seat)
