"""The file of a store: one server, private, and never changed without a copy."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import stat
import sys
import time
from pathlib import Path

import pytest

from slipstream import SlipstreamError
from slipstream.table.server.server import prepare
from slipstream.table.store import store_file
from slipstream.table.store.database import Database
from slipstream.table.store.opening import MIGRATIONS, migrate, versions
from slipstream.table.store.store import Store
from table.postgres import Cluster
from table.processes import Process
from table.serving import PATIENCE, serving


def test_a_second_server_on_the_same_file_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_file, "PATIENCE_SECONDS", 0.1)
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    link = tmp_path / "also.sqlite"
    with serving(url) as served:
        link.symlink_to(tmp_path / "tables.sqlite")
        for other in (url, f"sqlite:///{link}"):
            with pytest.raises(SlipstreamError, match="Another server is using"):
                prepare(other)

        assert served.table().get().status_code == 200
    prepare(url)


def test_who_only_reads_the_store_is_not_kept_from_it(tmp_path: Path) -> None:
    async def read(url: str) -> int:
        store = Store(url)
        await store.open()
        found = len(await store.unfinished())
        await store.close()
        return found

    with serving(f"sqlite:///{tmp_path}/tables.sqlite") as served:
        served.table()

        assert asyncio.run(read(f"sqlite:///{tmp_path}/tables.sqlite")) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="files have no mode there")
def test_nobody_else_may_read_the_files_of_a_store(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/data/tables.sqlite") as served:
        served.table()
        found = list((tmp_path / "data").iterdir())
        modes = {stat.S_IMODE(file.stat().st_mode) for file in found}

    assert {file.name for file in found} >= {"tables.sqlite", "tables.sqlite-wal"}
    assert modes == {0o600}


def test_a_store_that_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Usually because of its rights; a folder of that name is as good for a test by root."""
    (tmp_path / "tables.sqlite").mkdir()

    with pytest.raises(SlipstreamError, match=r"tables\.sqlite cannot be opened: unable"):
        prepare(f"sqlite:///{tmp_path}/tables.sqlite")


def old_store(url: str, version: str = "1") -> None:
    database = Database(url)
    with database.engine.begin() as connection:
        migrate(connection, version)
    database.close()


def version(file: Path) -> str:
    with contextlib.closing(sqlite3.connect(file)) as store:
        [found] = store.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found)


def test_a_copy_is_kept_before_a_store_is_brought_up_to_date(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    old_store(url)
    prepare(url)
    prepare(url)
    copies = sorted(file.name for file in tmp_path.glob("tables.sqlite.v*"))

    assert copies == ["tables.sqlite.v1"]
    assert version(tmp_path / "tables.sqlite.v1") == "1"
    assert version(tmp_path / "tables.sqlite") != "1"


def test_a_copy_never_replaces_another(tmp_path: Path) -> None:
    for _ in range(2):
        (tmp_path / "tables.sqlite").unlink(missing_ok=True)
        old_store(f"sqlite:///{tmp_path}/tables.sqlite")
        prepare(f"sqlite:///{tmp_path}/tables.sqlite")

    assert (tmp_path / "tables.sqlite.v1-2").exists()


def test_a_newer_store_is_told_in_a_sentence_and_left_as_it_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    prepare(url)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store, store:
        store.execute("UPDATE alembic_version SET version_num = '99'")

    with pytest.raises(SlipstreamError, match="newer version of Slipstream"):
        prepare(url)
    assert version(tmp_path / "tables.sqlite") == "99"
    assert not list(tmp_path.glob("tables.sqlite.v*"))


def test_a_newer_store_on_postgresql_is_told_in_a_sentence(cluster: Cluster) -> None:
    url = cluster.database()
    prepare(url)
    database = Database(url)
    with database.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '99'")
    database.close()
    with pytest.raises(SlipstreamError, match="newer version of Slipstream"):
        prepare(url)


def children(process: int) -> set[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return {int(child) for child in found}


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_workers_of_a_killed_server_end_by_themselves(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path}/tables.sqlite").wait()
    process.open_table(0, 3, pace_ms=100)
    deadline = time.monotonic() + PATIENCE
    while len(workers := children(process.process.pid)) < 2:  # one, and Python's own helper
        assert time.monotonic() < deadline, "no bot thinks"
        time.sleep(0.05)
    time.sleep(1)
    process.kill()
    while any(os.path.exists(f"/proc/{worker}") for worker in workers):
        assert time.monotonic() < deadline, "a worker lives on"
        time.sleep(0.05)


def test_the_versions_of_a_store_are_those_of_its_migrations() -> None:
    """Known by the names of the files, so that no start has to load Alembic."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    found = ScriptDirectory.from_config(config).walk_revisions()

    assert [script.revision for script in found][::-1] == versions()
