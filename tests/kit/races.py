"""Races at random, with everything that happened kept for the kit to look at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from kit.entries import Entry
from slipstream import CHANCE, PUBLIC, SeededDealer, SlipstreamError, State, play
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.dealer import derive
from slipstream.kernel.trace import Event
from slipstream.notation.record import Record

_ID = re.compile(r"^(?:[-*] |\| )?\**([A-Z][A-Z0-9]*-[A-Za-z0-9](?:[\w.-]*\w)?)", re.MULTILINE)
POINTS = 12  # of a race at which the costly questions are asked
DRIVEN_ON = 4  # points of a race from which it is driven to its end once more
MANY = 200  # points of a race at which the other questions are asked; with `--soak` at all of them
FEW = 40  # with `--light`
_RULES = Path(__file__).parents[2] / "docs" / "rules"
_TOY = Path(__file__).parents[2] / "examples" / "sealed_bids" / "rules.md"


@cache
def clause_ids() -> frozenset[str]:
    """Every clause of every specification, the toy's among them."""
    files = [*_RULES.glob("*.md"), _TOY]
    return frozenset(found for file in files for found in _ID.findall(file.read_text("utf-8")))


class Step(NamedTuple):
    """A move, the state it was made in, and what was told of it."""

    before: State
    seat: int
    action: int
    events: list[Event]
    fingerprint: bytes


class Race:
    """One race, driven to its end by uniform choices."""

    def __init__(self, entry: Entry, seed: int, looks: int = MANY) -> None:
        self.entry = entry
        self.seed = seed
        self.looks = looks
        self.game = entry.game()
        self.viewers = [*range(self.game.seats), PUBLIC]
        self.steps: list[Step] = []
        self.final = self._drive()
        self.record = Record(self.game, {"Seed": str(seed)})
        self.record.moves = [(step.seat, step.action) for step in self.steps]

    def _drive(self) -> State:
        state = self.game.start()
        dealer, luck = SeededDealer(self.seed), SeededDealer(derive(self.seed, 0))
        while state.waiting:
            before = state.copy()
            mark = fingerprint(before, len(self.steps))
            seat, action = choose(state, dealer, luck)
            state.trace = []
            play(state, seat, action)
            self.steps.append(Step(before, seat, action, state.trace, mark))
            state.trace = None
        return state

    def some(self, most: int) -> list[Step]:
        """At most so many of the steps, spread over the race."""
        return [self.steps[index] for index in spread(len(self.steps), most)]

    def many(self) -> list[tuple[int, Step]]:
        """As many of the steps as are looked at in this run, each with its number."""
        return [(index, self.steps[index]) for index in spread(len(self.steps), self.looks)]

    def states(self) -> Iterable[State]:
        """Every state there was, the last one too."""
        return [*(step.before for step in self.steps), self.final]

    def many_states(self) -> Iterable[State]:
        """The states before many of the steps, and the last one."""
        return [*(step.before for _, step in self.many()), self.final]


def spread(count: int, most: int) -> list[int]:
    """At most so many numbers below `count`, as far apart as can be."""
    return [index * count // most for index in range(most)] if count > most else [*range(count)]


def choose(state: State, dealer: SeededDealer, luck: SeededDealer) -> tuple[int, int]:
    """Any waiting seat, any legal answer; the dealer's answers by the dealer."""
    seat = state.waiting[luck.below(1, len(state.waiting))]
    if seat == CHANCE:
        return CHANCE, state.sample(dealer)
    actions = state.legal(seat)
    return seat, actions[luck.below(0, len(actions))]


def play_on(state: State, seed: int) -> list[str]:
    """From here to the end: the truth after every move."""
    state = state.copy()
    dealer, luck = SeededDealer(seed), SeededDealer(derive(seed, 0))
    lines = []
    while state.waiting:
        seat, action = choose(state, dealer, luck)
        state.apply(seat, action)
        lines.append(state.game.line(state, CHANCE))
    return [*lines, state.end(), str(state.points()), str(state.places())]


def fingerprint(state: State, number: int) -> bytes:
    """All that a state shows: its truth, its answers, and what one of its viewers sees."""
    viewer = number % (state.game.seats + 2) - 2
    answers = [state.legal(seat) for seat in state.waiting]
    view = state.game.view(state, viewer)
    line = state.game.line(state, CHANCE)
    told = [line, state.waiting, answers, view, state.points(), state.places(), state.turn()]
    return msgspec.json.encode(told)


def census(state: State) -> list[int]:
    """All cards in the bags and hands of a state, wherever it keeps them."""
    names = [name for name in dir(state) if name[0] != "_" and name not in ("game", "decisions")]
    found: list[int] = []
    _collect([getattr(state, name) for name in names], found)
    return sorted(found)


def _collect(parts: list[Any], found: list[int]) -> None:
    for part in parts:
        if isinstance(part, Bag | Hand):
            found += part.cards
        elif isinstance(part, list) and part and not isinstance(part[0], int):
            _collect(part, found)


def refused(read: Any, text: str) -> bool:
    """Whether a text is refused, and in a way that a person can mend."""
    try:
        read(text)
    except SlipstreamError as error:
        return bool(str(error).strip())
    return False
