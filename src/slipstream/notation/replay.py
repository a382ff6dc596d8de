"""Replay: the state after any number of moves, and how far back a move may be taken."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import CHANCE, State
from slipstream.notation.record import Divergence, Record

STRIDE = 32
_UNDONE = re.compile(r"%undone((?: [0-9]{1,2}:[0-9]{1,6})+)")


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
            if state.decision.sealed:
                break
            index -= 1
        return index


def revealed(record: Record) -> int:
    """How many moves nobody takes back, even if all agree: up to the last sealed answer that opened
    the others. They are known now, and would not be given again as if they were not."""
    opened = 0
    for at, (state, _) in enumerate(zip(record.states(), record.moves, strict=False), 1):
        if len(state.waiting) == 1 and state.decision.sealed:
            opened = at
    return opened


def take_back(record: Record, index: int) -> None:
    """Keep only the first `index` moves. Luck that is undone stays counted, in a comment, so that
    the dealer goes on with new answers and the deal can still be proved."""
    assert index or CHANCE not in record.start().waiting, "the luck that opens a race stays"
    last = max(0, index - 1)
    lost = Counter(_undone(record, last))
    for at, (state, (seat, _)) in enumerate(zip(record.states(), record.moves, strict=False)):
        if at >= index:
            lost[state.source()] += seat == CHANCE
        if at > last:
            lost.update(_undone(record, at))
    del record.moves[index:]
    kept = {at: text for at, text in record.comments.items() if at < index}
    counts = " ".join(f"{source}:{lost[source]}" for source in sorted(lost) if lost[source])
    told = [_UNDONE.sub("", kept.pop(last, "")).strip(), f"%undone {counts}" if counts else ""]
    record.comments = kept | ({last: " ".join(filter(None, told))} if any(told) else {})


def _undone(record: Record, index: int) -> dict[int, int]:
    """Answers by source that were drawn and undone after a move."""
    counts: Counter[int] = Counter()
    for found in _UNDONE.finditer(record.comments.get(index, "")):
        for pair in found[1].split():
            source, _, number = pair.partition(":")
            counts[int(source)] += int(number)
    return counts


def dealer_after(record: Record) -> SeededDealer:
    """The dealer of the record's seed, with all its answers so far counted: to play on."""
    dealer = _dealer(record)
    for state, (seat, _) in zip(record.states(), record.moves, strict=False):
        if seat == CHANCE:
            dealer.skip(state.source(), 1)
    for index in record.comments:
        _skip_undone(record, index, dealer)
    return dealer


def _skip_undone(record: Record, index: int, dealer: SeededDealer) -> None:
    for source, number in _undone(record, index).items():
        dealer.skip(source, number)


def _dealer(record: Record) -> SeededDealer:
    seed = record.tags["Seed"]
    if not re.fullmatch(r"[0-9]{1,50}", seed):
        raise InvalidText(f"{seed[:40]!r}: Seed is a natural number", seed, "")
    return SeededDealer(int(seed))


def commitment(seed: str) -> str:
    """What can be published of a seed before the race, so that nobody can change it later."""
    return sha256(seed.encode("utf-8", "replace")).hexdigest()


def check_deal(record: Record) -> None:
    """Prove the deal: every outcome is what the seed in the tags gives, and the seed is the one
    that was committed to, if there was a commitment."""
    if "Seed" not in record.tags:
        return
    dealer = _dealer(record)
    if record.tags.get("Commitment", "") not in ("", commitment(record.tags["Seed"])):
        raise Divergence("the seed is not the one that was committed to before the race", 0, 0)
    state = record.start()
    for index, (seat, action) in enumerate(record.moves):
        if seat == CHANCE and state.sample(dealer) != action:
            spell = state.decision.spell(state, action)
            raise Divergence(
                f"move {index + 1} (turn {state.turn()}): ~{spell} is not what seed"
                f" {record.tags['Seed']} deals",
                0,
                index,
            )
        state.apply(seat, action)
        _skip_undone(record, index, dealer)
