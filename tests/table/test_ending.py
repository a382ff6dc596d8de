"""A server that ends: nobody waits for what its workers would have found out, and no bot answers in
haste. The next one goes on at once.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from slipstream.kernel.game import State
from slipstream.table.live import tables as live_tables
from slipstream.table.live.workers import Workers
from table.serving import PATIENCE, Served, Table, serving


def occupy(served: Served, lane: str) -> None:
    """Somebody else has the only place."""
    served.do(served.tables.workers.lanes[lane]._queue.enter("somebody"))


def wait_for(served: Served, lane: str, many: int) -> None:
    end = time.monotonic() + PATIENCE
    while served.tables.workers.lanes[lane].waiting < many:
        assert time.monotonic() < end
        time.sleep(0.01)


def ask_for_log(table: Table, heard: list[httpx.Response]) -> None:
    url = f"http://127.0.0.1:{table.served.port}/api/tables/{table.id}/log"
    heard.append(httpx.get(url, timeout=PATIENCE))


def test_whoever_waits_is_told_to_come_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[httpx.Response] = []
    with serving(f"sqlite:///{tmp_path}/tables.sqlite") as served:
        table = served.table()
        occupy(served, "aside")
        asking = threading.Thread(target=ask_for_log, args=(table, heard))
        asking.start()
        leaving = httpx.Client()
        with pytest.raises(httpx.ReadTimeout):
            leaving.get(f"{served.http.base_url}/api/tables/{table.id}/log", timeout=0.1)
        leaving.close()
        wait_for(served, "aside", 2)
    asking.join(PATIENCE)

    assert [reply.status_code for reply in heard] == [503]
    assert "retry-after" in heard[0].headers
    assert not caplog.records


def test_no_bot_answers_because_the_server_ends(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{store}") as served:
        occupy(served, "aside")
        served.table(humans=0, bots=3)
        wait_for(served, "aside", 1)
    with closing(sqlite3.connect(store)) as found:
        played = found.execute("SELECT count(*) FROM entries WHERE body LIKE '%bot%'").fetchall()
        bodies = [row[0] for row in found.execute("SELECT body FROM entries")]

    assert played == [(0,)], bodies


def test_bots_of_people_who_will_be_back_do_not_stand_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = f"sqlite:///{tmp_path}/tables.sqlite"
    with serving(store) as served:
        occupy(served, "aside")
        occupy(served, "bots")
        with_people = served.table(humans=1, bots=2)
        with with_people.connect(0) as ann:
            while ann.position["waiting"] == [0]:
                ann.answer()
        bots_alone = served.table(humans=0, bots=3)
    aside: dict[str, bool] = {}

    async def noted(_: Workers, state: State, seat: int, _bot: str, owner: str, own: bool) -> int:
        aside[owner] = own
        return state.legal(seat)[0]

    monkeypatch.setattr(Workers, "choose", noted)
    monkeypatch.setattr(live_tables, "RETURN_SECONDS", PATIENCE)
    with serving(store):
        end = time.monotonic() + PATIENCE
        while len(aside) < 2:
            assert time.monotonic() < end
            time.sleep(0.01)

    assert aside == {with_people.id: False, bots_alone.id: True}
