"""A race that a new server reads from the store shows what it showed before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from samples import usual
from slipstream import GAMES
from slipstream.table.room import seeds
from slipstream.table.room.room import Room
from table.rooms import drive, opened
from table.serving import Served, Table, serving

SECRETS = ["secret of seat 1", "secret of seat 2", "secret of seat 3"]
OPTIONS = {"circuit": "t3", "teams": "red,blue", "cars": "2"}
WORN = (
    "TA/2 t3 turn=1 first=1 ask=activate:1 cars=29@20.0/ttttts,4@15.2,25@12.1/t out=9"
    " hand=1:1,2,3;2:4,5,6 deck=78 teams=red,blue per_team=2"
)


def told(table: Table, seats: int) -> list[Any]:
    """What everybody is told of the position; the clocks run on."""
    replies = [table.get("/position", seat).json() for seat in (None, *range(seats))]
    return [{**reply, "clock": None, "at": 0} for reply in replies]


def put(served: Served, code: str, seats: int, moves: int, first: str = "", **agreed: Any) -> str:
    """A table with a race driven so far."""

    def driven(room: Room) -> None:
        for seat in range(seats):
            room.sit(seat, f"Driver {seat + 1}", 0, key=seeds.key_of(SECRETS[seat]))
        for seat in range(seats):
            room.wish(seat, forced=False, now=0)  # nothing is played while the test looks
        if first:
            room.post(room.ledger.waiting()[0], room.race.number, first, 0)
        drive(room, moves)

    table = opened(code, seats, pace_ms=600_000, **agreed)
    made: str = served.do(served.tables.create(table, driven)).id
    return made


@pytest.mark.parametrize("code", usual(GAMES, "TA"))
def test_what_is_told_of_a_race_is_the_same_after_a_restart(tmp_path: Path, code: str) -> None:
    store = f"sqlite:///{tmp_path}/tables.sqlite"
    with serving(store) as served:
        table = Table(served, put(served, code, 3, 150), SECRETS)
        before = told(table, 3)
    with serving(store) as served:
        again = Table(served, table.id, SECRETS)

        assert told(again, 3) == before


def test_the_wear_of_a_retired_car_is_the_same_after_a_restart(tmp_path: Path) -> None:
    """TA: neither before nor after it has any; the other cars keep theirs."""
    store = f"sqlite:///{tmp_path}/tables.sqlite"
    with serving(store) as served:
        table = Table(served, put(served, "TA", 2, 60, "29!", start=WORN, options=OPTIONS), SECRETS)
        before = told(table, 2)
    with serving(store) as served:
        again = Table(served, table.id, SECRETS)

        assert told(again, 2) == before
    (retired,) = (car for car in before[0]["view"]["cars"] if car["number"] == 29)
    assert retired["wear"] == ""
