"""Replay: the state after any number of moves, and how far back a move may be taken."""

from __future__ import annotations

import re

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import CHANCE, State
from slipstream.notation.record import Divergence, Record

STRIDE = 32
_SEED = re.compile(r"[0-9]{1,50}")


class Replay:
    """A record with its states, some of them kept."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._kept: list[State] = [record.start()]

    def at(self, index: int) -> State:
        """The state after `index` moves; a copy, free to play on."""
        assert 0 <= index <= len(self.record.moves), "no such move"
        while (len(self._kept) - 1) * STRIDE + STRIDE <= index:
            self._kept.append(self._advance(len(self._kept) - 1, STRIDE))
        return self._advance(index // STRIDE, index % STRIDE)

    def _advance(self, kept: int, moves: int) -> State:
        state = self._kept[kept].copy()
        begin = kept * STRIDE
        for seat, action in self.record.moves[begin : begin + moves]:
            state.apply(seat, action)
        return state

    def barrier(self, index: int) -> int:
        """How many of the first `index` moves stand for good: up to the last luck, sealed answer
        or decision of another seat than the one that moved last."""
        moves = self.record.moves
        last = moves[index - 1][0] if index else CHANCE
        while index and last != CHANCE and moves[index - 1][0] == last:
            state = self.at(index - 1)
            if state.decisions[state.asking].sealed:
                break
            index -= 1
        return index


def check_deal(record: Record) -> None:
    """Prove the deal: every outcome is what the seed in the tags gives."""
    if "Seed" not in record.tags:
        return
    if not _SEED.fullmatch(record.tags["Seed"]):
        raise InvalidText("Seed is a natural number", record.tags["Seed"], "")
    dealer = SeededDealer(int(record.tags["Seed"]))
    state = record.start()
    for index, (seat, action) in enumerate(record.moves):
        if seat == CHANCE and state.sample(dealer) != action:
            spell = state.decisions[state.asking].spell(state, action)
            raise Divergence(
                f"move {index + 1} (turn {state.turn()}): ~{spell} is not what seed"
                f" {record.tags['Seed']} deals",
                0,
                index,
            )
        state.apply(seat, action)
