"""Stores that older versions have written: a race under way is driven to its end today.

`stores/vN.sql` are dumps of stores that the versions of that time made (`stores/make.py`), each
with a race of two people and a bot under way; the first line names the table and the secrets of its
seats. There are no dumps of 3, 6 and 7: no version that anybody could have had wrote them.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from samples import usual
from slipstream import SlipstreamError
from slipstream.cli import main
from slipstream.table.server.server import prepare
from slipstream.table.store.database import Database
from slipstream.table.store.opening import migrate, older_versions, versions
from table.postgres import Cluster
from table.serving import Table, serving
from table.test_store_file import version

STORES = sorted((Path(__file__).parent / "stores").glob("v*.sql"))
OLDER = [dump for dump in STORES if dump.stem[1:] in older_versions()]
V5, V8 = (Path(__file__).parent / "stores" / f"v{number}.sql" for number in (5, 8))


def written(dump: Path, file: Path) -> tuple[str, list[str]]:
    """The store of a dump; its table under way and the secrets."""
    text = dump.read_text("utf-8")
    with contextlib.closing(sqlite3.connect(file)) as store:
        store.executescript(text)
    table, *secrets = text.partition("\n")[0].removeprefix("-- ").split()
    return table, secrets


@pytest.mark.parametrize("dump", usual(STORES, STORES[0]), ids=lambda dump: dump.stem)
def test_a_race_of_an_older_store_goes_on_to_its_end(dump: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    name, secrets = written(dump, file)
    drive_to_the_end(f"sqlite:///{file}", name, secrets)

    assert version(file) == versions()[-1]


@pytest.mark.parametrize("dump", usual(OLDER, OLDER[-1]), ids=lambda dump: dump.stem)
def test_so_does_one_on_postgresql(dump: Path, tmp_path: Path, cluster: Cluster) -> None:
    """The rows of the dump in tables as that version made them there."""
    name, secrets = written(dump, tmp_path / "tables.sqlite")
    url = cluster.database()
    there = Database(url)
    old = sa.create_engine(f"sqlite:///{tmp_path}/tables.sqlite")
    with old.connect() as rows, there.engine.begin() as connection:
        migrate(connection, dump.stem[1:])
        made = sa.MetaData()
        made.reflect(connection)
        for table in made.sorted_tables:
            connection.execute(sa.delete(table))
            found = rows.execute(sa.text(f"SELECT * FROM {table.name}")).mappings()
            if kept := [dict(row) for row in found]:
                connection.execute(sa.insert(table), kept)
    old.dispose()
    there.close()
    drive_to_the_end(url, name, secrets)


def drive_to_the_end(url: str, name: str, secrets: list[str]) -> None:
    with serving(url) as served:
        table = Table(served, name, secrets)
        clients = [table.connect(seat) for seat in (0, 1)]
        while "end" not in clients[0].position:
            clients[0].sync()
            for client in clients:
                if client.position["waiting"] and client.position.get("answers"):
                    client.answer()
                client.sync()
        for client in clients:
            client.close()

        assert table.get().json()["state"] == "over"
        assert "[Result " in table.get("/record").text
    check = CliRunner().invoke(main, ["admin", "--store", url, "check"])
    assert check.exit_code == 0, check.output


def named(dump: Path) -> dict[str, str]:
    """What else a dump has, by its lines `-- season NAME`."""
    lines = [line.split() for line in dump.read_text("utf-8").splitlines() if line[:2] == "--"]
    return {kind: name for _, kind, name in lines[1:]}


@pytest.mark.parametrize("dump", [V5, V8], ids=lambda dump: dump.stem)
def test_a_season_of_an_older_store_goes_on(dump: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    written(dump, file)
    with serving(f"sqlite:///{file}") as served:
        told = served.http.get(f"/api/seasons/{named(dump)['season']}").json()
        first, second = told["races"]
        table = served.http.get(f"/api/tables/{second['table']}").json()

    assert [row["points"] for row in first["rankings"][0]["rows"]]
    assert first["awarded"] == ([-5, 0, 0] if dump == V8 else [0, 0, 0]), "a ruling counts still"
    assert table["state"] == "racing"


def test_holidays_and_reviews_of_an_older_store_are_there(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    written(V8, file)
    with serving(f"sqlite:///{file}") as served:
        live = served.do(served.tables.find(named(V8)["slow"]))
        # By an earlier judge: it is begun anew, with the first question, and goes on with the next.
        asked = f"/api/tables/{named(V8)['review']}/review"
        reviews = [served.http.get(asked).json() for _ in range(2)]

        assert live.room.ledger.clock.rules.kind == "slow"
        assert live.room.ledger.clock.holidays
    assert [review["done"] > 0 for review in reviews] == [False, True]


@pytest.mark.parametrize("step", ["6", "7"])
def test_an_update_that_was_cut_short_goes_on(step: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    written(V5, file)
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection, step)
    engine.dispose()
    assert version(file) == step
    prepare(f"sqlite:///{file}")
    check = CliRunner().invoke(main, ["admin", "--store", f"sqlite:///{file}", "check"])

    assert check.exit_code == 0, check.output
    assert version(file) == versions()[-1]


@pytest.mark.parametrize("dump", OLDER, ids=lambda dump: dump.stem)
def test_the_way_back_is_the_copy_that_was_kept(dump: Path, tmp_path: Path) -> None:
    """An older program refuses the newer store; the copy of before is put back for it."""
    file = tmp_path / "tables.sqlite"
    written(dump, file)
    prepare(f"sqlite:///{file}")
    copy = tmp_path / f"tables.sqlite.{dump.stem}"
    back = ["admin", "--store", f"sqlite:///{file}", "restore", str(copy), "--yes"]
    done = CliRunner().invoke(main, back)

    assert done.exit_code == 0, done.output
    assert f"v{version(file)}" == dump.stem


def test_a_store_from_the_future_is_refused_by_every_command(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    prepare(f"sqlite:///{file}")
    with contextlib.closing(sqlite3.connect(file)) as store, store:
        store.execute("UPDATE alembic_version SET version_num = '99'")

    with pytest.raises(SlipstreamError, match="newer version of Slipstream"):
        prepare(f"sqlite:///{file}")
    for command in (["check"], ["restore", str(file), "--yes"]):
        told = CliRunner().invoke(main, ["admin", "--store", f"sqlite:///{file}", *command])
        assert "newer version" in told.output
