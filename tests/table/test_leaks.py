"""Through the wire: what a reader hears is the same for every truth that it cannot tell apart.

At points of a race two tables are opened: one with the truth, one with what the reader cannot see
dealt again. The same happens at both. Number, kind, order and content of everything that the
reader hears over its socket, and of everything that it can fetch, must be equal.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest

from kit.hidden import is_open
from samples import usual
from sealed_bids.game import SealedBids
from slipstream import CHANCE, GAMES, PUBLIC, Dealer, SeededDealer, State, load
from slipstream.table.room import seeds
from slipstream.table.room.race import PlayedMove
from slipstream.table.room.room import Room
from table.rooms import opened
from table.serving import Client, Served, Table

POINTS = 60  # of a race, at most
FEW, MORE, MANY = 3, 8, 60  # pairs of tables; in `make more`; with --soak
LEAST = 5  # of them that the shortest races can offer
SECRETS = [f"secret of seat {seat}" for seat in range(11)]


class Twin(Dealer):
    """Gives what the first table got where the reader sees it, anything else where it does not."""

    def __init__(self, script: list[int], reader: int) -> None:
        self.script = script
        self.reader = reader
        self.room: Room | None = None
        self.luck = SeededDealer(9)
        self.has_parted = False

    def given(self) -> int:
        assert self.room is not None
        state = self.room.race.state
        actions = state.legal(CHANCE)
        wanted = self.script.pop(0) if self.script else -1
        if is_open(state, CHANCE, self.reader):
            if wanted in actions:
                return wanted
            self.has_parted = True
        return actions[self.luck.below(0, len(actions))]

    def pick(self, source: int, chances: list[tuple[int, int]]) -> int:
        return self.given()

    def draw(self, source: int, cards: list[int]) -> int:
        return self.given()

    def roll(self, source: int, sides: int) -> int:
        return self.given()


def opened_at(served: Served, state: State, dealer: Twin | None) -> Table:
    """A table that begins in the middle of a race."""
    game = state.game
    now = served.tables.now()
    agreed = opened(game.code, game.seats, start=game.line(state, CHANCE), pace_ms=600_000)

    def seated(room: Room) -> None:
        room.race._dealer = dealer
        if dealer is not None:
            dealer.room = room
        for seat in range(game.seats):
            room.sit(seat, f"Driver {seat + 1}", now, key=seeds.key_of(SECRETS[seat]))
        for seat in range(game.seats):
            room.wish(seat, forced=False, now=now)  # or the table plays while the reader asks

    live = served.do(served.tables.create(agreed, seated))
    return Table(served, live.id, SECRETS)


def happens(served: Served, table: Table, seat: int, action: int) -> list[int]:
    """An answer at a table; what the dealer gave after it."""
    live = served.tables.in_memory[table.id]
    before = len(live.room.race.moves)

    def answer(room: Room) -> None:
        if isinstance(room.race._dealer, Twin):
            room.race._dealer.room = room
        room.answer(seat, action, served.tables.now())

    served.do(served.tables.act(live, answer))
    return [given for who, given in live.room.race.moves[before:] if who == CHANCE]


def everything(table: Table, client: Client, reader: int) -> str:
    """All that the reader has heard and can fetch, without the table's own name."""
    number = client.position["number"]
    client.ask({"type": "answer", "number": number, "token": "castle"})
    client.ask({"type": "answer", "number": number, "token": "TT"})
    client.ask({"type": "preview", "number": number, "ways": True})
    client.ask({"type": "takeback", "number": number, "to": 0})
    seat = None if reader == PUBLIC else reader
    wanted = ["", "/board", "/position", "/log"]
    if "end" not in client.position:  # after the race everything is open
        index = client.position["index"]
        wanted += ["/record", "/turns", f"/position?index={index}", "/position?index=0"]
        wanted += ["/position?eyes=-2", "/position?eyes=0", "/turns?eyes=-1"]
    fetched = [table.get(what, seat).text for what in wanted]
    told = json.dumps([client.heard, fetched], indent=1)
    told = told.replace(table.id, "TABLE")
    return re.sub(r'(\\?"(?:created|at)\\?"): ?\d+', r"\1: 0", told)


def points(code: str, seed: int) -> Iterator[tuple[State, int, int]]:
    """States of a race at which a seat answers, spread over it, with the answer."""
    kind = SealedBids if code == "TOY" else GAMES[code]()
    game = load(code, min(kind.fewest + 1, kind.most))
    state, dealer, luck = game.start(), SeededDealer(seed), SeededDealer(seed + 1)
    found: list[tuple[State, int, int]] = []
    while state.waiting:
        seat = state.waiting[luck.below(0, len(state.waiting))]
        actions = state.legal(seat)
        action = state.sample(dealer) if seat == CHANCE else actions[luck.below(1, len(actions))]
        if seat != CHANCE:
            found.append((state.copy(), seat, action))
        state.apply(seat, action)
    yield from found[:: max(1, len(found) // POINTS)]


def twin_of(
    state: State, mover: int, action: int, reader: int, luck: SeededDealer
) -> tuple[State, int] | None:
    """Another truth for the reader, and what the mover does there; None if there is none."""
    for _ in range(60):
        other = state.guess(reader, luck)
        actions = other.legal(mover)
        if state.game.line(other, CHANCE) == state.game.line(state, CHANCE):
            continue
        if not is_open(state, mover, reader):
            return other, actions[luck.below(0, len(actions))]
        if action in actions:
            return other, action
    return None


def compared(served: Served, state: State, mover: int, action: int, reader: int, luck: Any) -> bool:
    """Whether there were two truths to compare; and they told the same."""
    twin = twin_of(state, mover, action, reader, luck)
    if twin is None:
        return False
    first = opened_at(served, state, None)
    seat = None if reader == PUBLIC else reader
    with first.connect(seat, line=True, seen=0) as client:
        script = happens(served, first, mover, action)
        told = everything(first, client, reader)
    if reveals(served, first):
        return False
    dealer = Twin(script, reader)
    second = opened_at(served, twin[0], dealer)
    with second.connect(seat, line=True, seen=0) as client:
        happens(served, second, mover, twin[1])
        other = everything(second, client, reader)
    if dealer.has_parted:
        return False
    assert other == told
    return True


def reveals(served: Served, table: Table) -> bool:
    """Something hidden was laid open: then two truths part."""
    room = served.tables.in_memory[table.id].room
    recent = [step for step in room.race.recent if isinstance(step, PlayedMove)]
    return any(room.race.game.kinds[event.kind].reveals for step in recent for event in step.events)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    few_or_more = [FEW, pytest.param(MORE, marks=pytest.mark.more)]
    soak = metafunc.config.getoption("--soak")
    metafunc.parametrize("pairs", [MANY] if soak else few_or_more)


@pytest.mark.parametrize("code", usual([*GAMES, "TOY"], "TA", "FMR", "TOY"))
def test_a_reader_hears_the_same_whatever_it_cannot_know(
    served: Served, code: str, pairs: int
) -> None:
    luck = SeededDealer(5)
    count = 0
    with served.work_here() if code == "TOY" else nullcontext():
        for state, mover, action in points(code, 1):
            viewers = [*range(state.game.seats), PUBLIC]
            if count < pairs:
                reader = viewers[luck.below(2, len(viewers))]
                count += compared(served, state, mover, action, reader, luck)

    assert count >= min(pairs, LEAST), "there was something to compare"
