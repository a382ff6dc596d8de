"""What a ladder races: pairs of levels, and the chunks in which their races are run.

A pair is one driver of the stronger level against drivers of the weaker one in all other seats.
Every deal is raced with the stronger driver in each seat. A chunk is some deals of one pair; what
comes of it depends on the pair, the seed and its number alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from slipstream.bots.levels import LEVELS
from slipstream.games.registry import GAMES, find
from slipstream.kernel.errors import InvalidOption
from slipstream.lab.series import Series

FIELD = 4
"""Seats of the usual race; the other number is the game's fewest."""
RACES = 1000
RACES_OF_ACE = 200
ACE = "ace"
CHUNK = 8
"""Races of a chunk, about: so many are lost when a run is cut."""
CHUNK_OF_ACE = 4
"""The same, of a pair that thinks long."""


class Pair(msgspec.Struct, frozen=True, order=True):
    """One driver against the rest."""

    game: str
    seats: int
    strong: str
    weak: str

    def has_ace(self) -> bool:
        return ACE in (self.strong, self.weak)

    def series(self, seed: int) -> Series:
        bots = (self.strong, *[self.weak] * (self.seats - 1))
        return Series(self.game, bots, seed, {})


class Chunk(msgspec.Struct, frozen=True, order=True):
    """Some deals of a pair, each raced once for every seat."""

    number: int
    pair: Pair
    deals: range
    seed: int

    def races(self) -> range:
        seats = self.pair.seats
        return range(self.deals.start * seats, self.deals.stop * seats)


class Plan(msgspec.Struct, frozen=True):
    """What was asked for. `races` is 0 where the usual numbers shall hold."""

    games: tuple[str, ...]
    levels: tuple[str, ...]
    seed: int
    races: int = 0

    def pairs(self) -> list[Pair]:
        """Weakest pairs first: they are the quickest."""
        return [
            Pair(game, seats, strong, weak)
            for game in self.games
            for seats in sorted({find(game).fewest, FIELD})
            for weak, strong in combinations(self.levels, 2)
        ]

    def deals(self, pair: Pair) -> int:
        """Whole deals, with no fewer races than asked for."""
        usual = RACES_OF_ACE if pair.has_ace() else RACES
        return -(-(self.races or usual) // pair.seats)

    def chunks(self) -> Iterator[Chunk]:
        """All of them, so that a cut run is balanced: of every pair the same part is done."""
        found: list[tuple[float, Chunk]] = []
        for pair in self.pairs():
            deals = self.deals(pair)
            size = max(1, (CHUNK_OF_ACE if pair.has_ace() else CHUNK) // pair.seats)
            for number, first in enumerate(range(0, deals, size)):
                chunk = Chunk(number, pair, range(first, min(first + size, deals)), self.seed)
                found.append((first / deals, chunk))
        return iter([chunk for _, chunk in sorted(found, key=lambda one: one[0])])

    def of(self, game: str) -> Plan:
        """The part of one game."""
        return msgspec.structs.replace(self, games=(game,))

    def total(self) -> int:
        return sum(self.deals(pair) * pair.seats for pair in self.pairs())


def planned(games: Sequence[str], levels: Sequence[str], seed: int, races: int) -> Plan:
    """A plan of known games and of at least two levels, in the order of their strength."""
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise InvalidOption(f"there is no level {unknown[0]!r}; there are: {', '.join(LEVELS)}")
    chosen = tuple(level for level in LEVELS if level in levels) if levels else tuple(LEVELS)
    if len(chosen) < 2:
        raise InvalidOption("a ladder needs two levels")
    codes = tuple(find(game).code for game in games) if games else tuple(GAMES)
    return Plan(tuple(dict.fromkeys(codes)), chosen, seed, races)
