"""The only luck in the program: dealers answer what cards and dice are asked for.

The n-th answer of a source depends only on (seed, source, n). So several tables can share one
(*stacked*) deal, a deal can be proved after the race, and an undone draw stays counted.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# Splitmix on 62 bits: every product wraps to the same bits in Python and in C, and every value
# fits the compiled build's small integers.
_MASK: Final = (1 << 62) - 1
_STEP: Final = 0x1E3779B97F4A7C15
_MIX_1: Final = 0x3F58476D1CE4E5B9
_MIX_2: Final = 0x14D049BB133111EB
_RANGE: Final = 1 << 31


def _mix(value: int) -> int:
    x: i64 = value
    x = ((x ^ (x >> 30)) * _MIX_1) & _MASK
    x = ((x ^ (x >> 27)) * _MIX_2) & _MASK
    return x ^ (x >> 31)


def _salted(value: int, salt: int) -> int:
    """`_mix`, with a second key that comes in half-way; none for a seed of 62 bits."""
    x: i64 = value & _MASK
    x = (((x ^ (x >> 30)) * _MIX_1) & _MASK) ^ salt
    x = ((x ^ (x >> 27)) * _MIX_2) & _MASK
    return x ^ (x >> 31)


def derive(seed: int, number: int) -> int:
    """The seed of the number-th part of something larger: a race of a series, a seat's luck."""
    key = _mix(seed & _MASK)
    seed >>= 62
    while seed:
        key = _mix((key + _STEP ^ seed) & _MASK)
        seed >>= 62
    return _mix(_mix(key + _STEP & _MASK) ^ number & _MASK)


def _careful(stream: Stream, limit: i64) -> i64:
    # The last, incomplete stretch of the range is rejected and mixed again; the count stays,
    # so that the next answer does not depend on how often this one was tried.
    x = _salted(stream.key + stream.count * _STEP, stream.salt)
    while x >> 31 >= _RANGE - _RANGE % limit:
        x = _mix((x + _STEP) & _MASK)
    return (x >> 31) % limit


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers a source: by weight, from equal cards, or by a die."""

    def pick(self, source: i64, chances: list[tuple[int, int]]) -> i64:
        """An outcome of `chances` (outcome, integer weight)."""
        raise NotImplementedError

    def draw(self, source: i64, cards: list[int]) -> i64:
        """One of `cards` (ascending, each copy equally likely); the list stays as it is."""
        raise NotImplementedError

    def roll(self, source: i64, sides: i64) -> i64:
        """1 to `sides`."""
        raise NotImplementedError


@final
class Stream:
    """One source's answers: its keys and how many were given."""

    __slots__ = ("count", "key", "salt")

    def __init__(self, key: i64, salt: i64) -> None:
        self.key: i64 = key
        self.salt: i64 = salt
        self.count: i64 = 0


@final
class SeededDealer(Dealer):
    """All luck from one seed, source by source."""

    def __init__(self, seed: int) -> None:
        assert seed >= 0, "a seed is a natural number"
        self.seed = seed
        self.streams: list[Stream] = []

    def below(self, source: i64, limit: i64) -> i64:
        """0 to limit - 1, each equally likely."""
        if source >= len(self.streams):
            self._open(source)
        stream = self.streams[source]
        stream.count += 1
        x: i64 = (stream.key + stream.count * _STEP) & _MASK
        x = (((x ^ (x >> 30)) * _MIX_1) & _MASK) ^ stream.salt
        x = ((x ^ (x >> 27)) * _MIX_2) & _MASK
        x = (x ^ (x >> 31)) >> 31
        if x >= _RANGE - limit:
            return _careful(stream, limit)
        return x % limit

    def _open(self, source: int) -> None:
        for number in range(len(self.streams), source + 1):
            self.streams.append(Stream(derive(self.seed, number), self._salt(number)))

    def _salt(self, number: int) -> int:
        """What a longer seed has beyond 62 bits: so that all of its 128 bits count."""
        rest = self.seed >> 62
        return derive(rest, number ^ _MASK) if rest else 0

    def skip(self, source: int, answers: int) -> None:
        """Count answers as given: they were drawn before, or drawn and undone."""
        if source >= len(self.streams):
            self._open(source)
        self.streams[source].count += answers

    def pick(self, source: i64, chances: list[tuple[int, int]]) -> i64:
        total = 0
        for _, weight in chances:
            total += weight
        left = self.below(source, total)
        for outcome, weight in chances:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("weights are positive")  # pragma: no cover

    def draw(self, source: i64, cards: list[int]) -> i64:
        return cards[self.below(source, len(cards))]

    def roll(self, source: i64, sides: i64) -> i64:
        return 1 + self.below(source, sides)


class ScriptedDealer(Dealer):
    """Answers exactly what it is told to, for tests and for replays; it refuses the impossible."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.given = 0

    def _next(self, possible: list[int]) -> int:
        assert self.given < len(self.script), "the script of the dealer has run out"
        outcome = self.script[self.given]
        assert outcome in possible, f"outcome {outcome} is impossible here: {possible}"
        self.given += 1
        return outcome

    def pick(self, source: i64, chances: list[tuple[int, int]]) -> i64:
        return self._next([outcome for outcome, _ in chances])

    def draw(self, source: i64, cards: list[int]) -> i64:
        return self._next(cards)

    def roll(self, source: i64, sides: i64) -> i64:
        return self._next(list(range(1, sides + 1)))
