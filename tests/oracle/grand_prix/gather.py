"""The making of a Safety Zone: GP-8.A word for word."""

from __future__ import annotations

from oracle.circuits import Circuit
from oracle.grand_prix.positions import Position, copied
from oracle.grand_prix.segment import Board


def gathered(circuit: Circuit, laps: int, position: Position, z: int) -> Position:
    """The position after a zone has been made around sector z."""
    before = copied(position)
    before["zone"] = z
    board = Board(circuit, laps, before)
    board.check()
    for s in (sector % board.length for sector in range(z + 5, z - 6, -1)):
        for lane in range(1, circuit.lanes[s]):
            c = board.car_on((s, lane))
            if c is None:
                continue
            path = [(s, 0)]
            while board.car_on(path[-1]) is not None:
                path.append(min(board.road.links(path[-1])))  # GP-8.3.2.3
            board.do_push(path)
            board.check()  # GP-R70
            board.move(c, 0, 0)
    return board.position
