"""Stores that older versions have written: a race under way is driven to its end today.

`stores/vN.sql` are dumps of stores that the versions of that time made, each with a race of two
people and a bot under way; the first line names the table and the secrets of its seats.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from samples import usual
from slipstream import SlipstreamError
from slipstream.cli import main
from slipstream.table.server.server import prepare
from slipstream.table.store.opening import versions
from table.serving import Table, serving
from table.test_store_file import version

STORES = sorted((Path(__file__).parent / "stores").glob("v*.sql"))


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
    with serving(f"sqlite:///{file}") as served:
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
    check = CliRunner().invoke(main, ["admin", "--store", f"sqlite:///{file}", "check"])
    assert check.exit_code == 0, check.output
    assert version(file) == versions()[-1]


@pytest.mark.parametrize("dump", STORES, ids=lambda dump: dump.stem)
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
