"""A PostgreSQL of the tests' own: in a temporary folder, reached through a Unix socket only."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg


def programs() -> Path | None:
    """Where initdb and pg_ctl are; None if this machine has no PostgreSQL."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


STORES = ["sqlite", *(["postgresql"] if programs() else [])]


class Cluster:
    """A running PostgreSQL; every test gets a database of its own."""

    def __init__(self, folder: Path, user: str) -> None:
        self.folder = folder
        self.user = user
        self.made = 0

    def url(self, database: str) -> str:
        return f"postgresql://{self.user}@/{database}?host={self.folder}"

    def database(self) -> str:
        self.made += 1
        name = f"tables{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


def _owner() -> str:
    """PostgreSQL refuses to run as root."""
    if os.getuid():
        return pwd.getpwuid(os.getuid()).pw_name
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


@contextmanager
def running() -> Iterator[Cluster]:
    tools, owner = programs(), _owner()
    assert tools is not None, "there is a PostgreSQL"
    folder = Path(tempfile.mkdtemp(prefix="slipstream-"))
    shutil.chown(folder, owner)
    rights: dict[str, Any] = {} if os.getuid() else {"user": owner, "extra_groups": []}

    def run(*command: str) -> None:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False, **rights
        )
        assert done.returncode == 0, done.stderr

    data = str(folder / "data")
    options = f"-c listen_addresses='' -k {folder} -c fsync=off -c shared_buffers=16MB"
    log = str(folder / "log")
    run(str(tools / "initdb"), "-D", data, "-A", "trust", "-E", "UTF8", "--no-sync")
    run(str(tools / "pg_ctl"), "-D", data, "-l", log, "-w", "-o", options, "start")
    try:
        yield Cluster(folder, owner)
    finally:
        run(str(tools / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder)
