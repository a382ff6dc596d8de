"""How long the way from an answer to a told position is: `PYTHONPATH=src python bench/walk.py`.

One step of a car in Grand Prix, as the server carries it out: `post` (the answer is read, checked,
played), `told` (the message of what happened), `position` (where that leaves the race, for the
player who is asked next). Of each: our own files and functions that are entered, and calls of them,
by `sys.setprofile`; so the build must be the pure one. A function is one that has a name: what is
written in place (a generator, a lambda) belongs to where it stands. `--names` lists them.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import slipstream
from slipstream import SeededDealer, load
from slipstream.table.room.entries import Opened
from slipstream.table.room.room import Room
from slipstream.table.telling import messages
from slipstream.table.telling.position import present

OURS = str(Path(slipstream.__file__).parent)
NOW = 1_000_000
SEATS = 4
WARM = 200  # moves before the one that is counted

Walk = Counter[tuple[str, str]]
"""Calls, by file and function."""


def opened(code: str, seed: str) -> Room:
    """A race of four players that has begun."""
    room = Room.open(Opened(NOW, code, load(code, SEATS).version, SEATS, seed))
    for seat in range(SEATS):
        room.sit(seat, f"Driver {seat + 1}", NOW, "", f"key {seat}")
    return room


def drive(room: Room, luck: SeededDealer) -> None:
    """One answer at random."""
    seat = room.ledger.waiting()[0]
    actions = room.race.state.legal(seat)
    room.answer(seat, actions[luck.below(1, len(actions))], NOW)


def at_a_step(seed: str = "7") -> tuple[Room, str]:
    """In mid-race, and a step after which the same player is asked for the next one."""
    room, luck = opened("GP", seed), SeededDealer(1)
    while room.ledger.is_running:
        state = room.race.state
        if room.race.index >= WARM and state.decisions[state.asking].name == "step":
            for action in state.legal(state.waiting[0]):
                after = state.copy()
                after.apply(state.waiting[0], action)
                if after.asking == state.asking and after.waiting == state.waiting:
                    return room, state.decisions[state.asking].spell(state, action)
        drive(room, luck)
    raise AssertionError("a race has a step after a step")


def walked(work: Callable[[], Any]) -> Walk:
    """Our own functions that some work enters."""
    found: Walk = Counter()

    def entered(frame: FrameType, event: str, _: object) -> None:
        code: CodeType = frame.f_code
        if event == "call" and code.co_filename.startswith(OURS) and code.co_name[0] != "<":
            found[code.co_filename.removeprefix(OURS + "/"), code.co_qualname] += 1

    sys.setprofile(entered)
    try:
        work()
    finally:
        sys.setprofile(None)
    return found


def stages() -> dict[str, Walk]:
    """The three parts of the way."""
    room, token = at_a_step()
    seat = room.ledger.waiting()[0]
    post = walked(lambda: room.post(seat, room.race.number, token, NOW))
    step = room.race.recent[-1]
    return {
        "post": post,
        "told": walked(lambda: messages.step_message(room.ledger, step, seat)),
        "position": walked(lambda: present(room.ledger, seat, NOW)),
    }


def row(name: str, walk: Walk) -> str:
    files = {file for file, _ in walk}
    return f"{name:<10} {len(files):>5} {len(walk):>9} {walk.total():>6}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--names", action="store_true", help="List what is entered.")
    names = parser.parse_args().names
    stages()  # gone once before, so that what is kept is there
    found = stages()
    print(f"{'':<10} {'files':>5} {'functions':>9} {'calls':>6}")
    for name, walk in found.items():
        print(row(name, walk))
        if names:
            for (file, function), calls in sorted(walk.items()):
                print(f"    {file}: {function} {calls}")
    print(row("together", sum(found.values(), Counter())))


if __name__ == "__main__":
    main()
