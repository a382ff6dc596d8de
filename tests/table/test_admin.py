"""`slipstream admin`: what the operator sees and does, beside a running server."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from slipstream.cli import main
from slipstream.notation.record import read_record
from slipstream.table.live import operator
from slipstream.table.server.server import prepare
from slipstream.table.store import store_file
from table.postgres import STORES, Cluster
from table.serving import PATIENCE, Client, drive, serving

NOBODY = 65534


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(store_file, "PATIENCE_SECONDS", 0.1)


def run(url: str, *arguments: object) -> Result:
    return CliRunner().invoke(main, ["admin", "--store", url, *map(str, arguments)])


def done(url: str, *arguments: object) -> str:
    result = run(url, *arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def told(url: str, *arguments: object) -> Any:
    return json.loads(done(url, *arguments, "--json"))


def refused(url: str, *arguments: object) -> str:
    result = run(url, *arguments)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    return result.stderr


def soon(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture(params=STORES)
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    made: Cluster = request.getfixturevalue("cluster")
    return made.database()


def test_tables_are_listed_and_shown_without_secrets(either: str) -> None:
    with serving(either) as served:
        table = served.table(humans=2, bots=1)
        [row] = told(either, "list")
        shown = run(either, "show", table.id).output
        document = told(either, "show", table.id)
        lines = done(either, "list")

    assert (row["id"], row["game"], row["state"]) == (table.id, "FMR", "racing")
    assert row["entries"] > 3
    assert document["seats"] == ["Driver 1", "Driver 2", "random"]
    assert table.id in lines
    assert "Driver 2" in shown
    assert not [secret for secret in table.secrets if secret in str(document) + shown]


def test_a_race_is_exported_as_everybody_may_know_it(either: str, tmp_path: Path) -> None:
    with serving(either) as served:
        table = served.table()
        during = done(either, "export", table.id)
        clients = [table.connect(seat) for seat in range(3)]
        drive(clients)
        for client in clients:
            client.close()
        done(either, "export", table.id, "--to", tmp_path / "a.race")
        again = run(either, "export", table.id, "--to", tmp_path / "a.race")

    assert '[View "spectator"]' in during
    assert "Seed" not in during
    assert read_record((tmp_path / "a.race").read_text()).tags["Seed"]
    assert again.exit_code == 2


def chatting(client: Client, text: str) -> str:
    reply = client.ask({"type": "chat", "text": text})
    return str(reply.get("code", reply["type"]))


def test_a_muted_seat_writes_no_more_and_plays_on(either: str) -> None:
    with serving(either) as served:
        table = served.table()
        with table.connect(0) as ann, table.connect(1) as bob:
            done(either, "mute", table.id, 1)
            soon(lambda: chatting(ann, "you fool") == "muted")

            assert chatting(bob, "thanks") == "accepted"
            done(either, "mute", table.id, 1, "--undo")
            soon(lambda: chatting(ann, "sorry") == "accepted")


def test_at_a_locked_table_nothing_happens_until_it_is_unlocked(either: str) -> None:
    with serving(either) as served:
        table = served.table(clock={"kind": "move", "ms": 60_000})
        clients = [table.connect(seat) for seat in range(3)]
        drive(clients, 5)
        for client in clients:
            client.sync()
        waiting = clients[0].position["waiting"][0]
        asked, other = clients[waiting], clients[(waiting + 1) % 3]
        number, token = asked.position["number"], asked.position["answers"][0]
        done(either, "lock", table.id)
        soon(lambda: served.tables.in_memory[table.id].ledger.locked)
        reply = asked.ask({"type": "answer", "number": number, "token": token})
        document = told(either, "show", table.id)
        said = other.until("chat")
        done(either, "lock", table.id, "--undo")
        soon(lambda: not served.tables.in_memory[table.id].ledger.locked)
        drive(clients)
        for client in clients:
            client.close()

        assert reply["code"] == "locked"
        assert document["locked"]
        assert "locked this table" in said["text"]
        assert said["say"] == {"id": "table-locked"}
        assert table.get().json()["state"] == "over"
    assert "ok: 1 tables" in done(either, "check")


def test_a_deleted_table_is_gone_at_once_for_those_who_sit_there(either: str) -> None:
    with serving(either) as served:
        table, other = served.table(), served.table()
        with table.connect(0), other.connect(0) as still:
            done(either, "delete", table.id, "--yes")
            soon(lambda: table.id not in served.tables.in_memory)

            assert table.get().status_code == 404
            still.sync()
        assert [row["id"] for row in told(either, "list")] == [other.id]
    assert "no table" in refused(either, "delete", table.id, "--yes")


def test_what_is_old_is_deleted_when_the_operator_says_so(either: str) -> None:
    with serving(either) as served:
        served.table()
        time.sleep(0.01)
        assert "1 tables" in done(either, "retention", "--unfinished", 0, "--try")
        assert "0 tables" in done(either, "retention", "--finished", 0, "--yes")
        assert "0 tables" in done(either, "retention", "--unfinished", 1, "--yes")
        assert "1 tables" in done(either, "retention", "--unfinished", 0, "--yes")
        assert told(either, "list") == []
    assert "--finished" in refused(either, "retention")


def test_a_table_of_a_season_goes_with_its_season(either: str) -> None:
    with serving(either) as served:
        body = {"game": "FMR", "entries": [{"kind": "bot"}] * 3, "races": [{}]}
        founded = served.http.post("/api/seasons", json=body).json()
        key = {"Authorization": f"Bearer {founded['organiser']}"}
        name = founded["season"]["id"]
        called = served.http.post(f"/api/seasons/{name}/races", headers=key, json={})
        assert called.status_code == 201, called.text
        [row] = told(either, "list")

        assert name in refused(either, "delete", row["id"], "--yes")
        assert "1 tables, 1 seasons" in done(either, "delete", name, "--season", "--yes")
        assert served.http.get(f"/api/seasons/{name}").status_code == 404
        assert told(either, "list") == []


def test_a_copy_is_made_while_the_server_runs_and_put_back_when_it_does_not(
    url: str, tmp_path: Path
) -> None:
    with serving(url) as served:
        table = served.table()
        done(url, "backup", tmp_path / "copy.sqlite")
        later = served.table()
        assert "already exists" in refused(url, "backup", tmp_path / "copy.sqlite")
        assert "Another server" in refused(url, "restore", tmp_path / "copy.sqlite", "--yes")
    done(url, "restore", tmp_path / "copy.sqlite", "--yes")
    [kept] = tmp_path.glob("tables.sqlite.before-*")
    with serving(url) as served:
        assert served.http.get(f"/api/tables/{table.id}").status_code == 200
        assert served.http.get(f"/api/tables/{later.id}").status_code == 404
    with serving(f"sqlite:///{kept}") as served:
        assert served.http.get(f"/api/tables/{later.id}").status_code == 200
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_copy_in_a_folder_gets_a_name_by_the_time(url: str, tmp_path: Path) -> None:
    prepare(url)
    (tmp_path / "copies").mkdir()
    done(url, "backup", tmp_path / "copies")

    [copy] = (tmp_path / "copies").iterdir()
    assert copy.name.startswith("tables-")


def test_a_folder_for_copies_is_made(url: str, tmp_path: Path) -> None:
    """The first night of a crontab; a file of that name would be refused every night after."""
    prepare(url)
    done(url, "backup", f"{tmp_path}/copies/nights/")

    [copy] = (tmp_path / "copies" / "nights").iterdir()
    assert copy.name.startswith("tables-")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root")
def test_what_root_puts_back_stays_the_servers(url: str, tmp_path: Path) -> None:
    """The server has a user of its own, and the operator is root."""
    prepare(url)
    done(url, "backup", tmp_path / "copy.sqlite")
    home = tmp_path / "server"
    home.mkdir()
    os.chown(home, NOBODY, NOBODY)
    theirs = f"sqlite:///{home}/tables.sqlite"
    for _ in ("into an empty folder", "in place of a store"):
        done(theirs, "restore", tmp_path / "copy.sqlite", "--yes")
        done(theirs, "list")

        assert {file.stat().st_uid for file in home.iterdir()} == {NOBODY}


def test_what_is_no_store_is_not_put_in_its_place(url: str, tmp_path: Path) -> None:
    prepare(url)
    (tmp_path / "letter").write_text("Dear Ann, " * 500)
    (tmp_path / "empty").write_bytes(b"")

    assert "cannot be read" in refused(url, "restore", tmp_path / "letter", "--yes")
    assert "not a Slipstream store" in refused(url, "restore", tmp_path / "empty", "--yes")
    assert "no copy" in refused(url, "restore", tmp_path / "none", "--yes")
    for verb in ("backup", "restore"):
        assert "pg_dump" in refused("postgresql://host/db", verb, tmp_path / "x"), "unasked"
    assert "there is no store" in refused(f"sqlite:///{tmp_path}/typo.sqlite", "list")
    assert not (tmp_path / "typo.sqlite").exists()


def test_a_damaged_table_is_found_and_not_touched(url: str, tmp_path: Path) -> None:
    with serving(url) as served:
        table = served.table()
        served.table()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store, store:
        store.execute("DELETE FROM entries WHERE table_id = ? AND number = 2", [table.id])
    result = run(url, "check")

    assert result.exit_code == 1
    assert f"table {table.id}: entry 2 is missing" in result.output
    assert "1 wrong: 2 tables" in result.output
    assert run(url, "check", "--json").exit_code == 1


def test_an_older_store_is_left_to_the_server(tmp_path: Path) -> None:
    from table.test_store_file import old_store

    url = f"sqlite:///{tmp_path}/tables.sqlite"
    old_store(url, "3")

    assert "start the server once" in refused(url, "list")
