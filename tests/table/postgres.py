"""A PostgreSQL of the tests' own: in a temporary folder, reached through a Unix socket only."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import util
from pathlib import Path
from typing import Any

import psycopg

STORES = ["sqlite", "postgresql"]
MISSING = (
    "the tests of the table need PostgreSQL: install Debian's `postgresql`, or `pgserver` by pip"
)


def installed() -> Path | None:
    """Where the machine's own initdb and pg_ctl are, if it has any."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


def packaged(folder: Path) -> Path:
    """Those of the package `pgserver`, copied to where PostgreSQL's own user may read them."""
    found = util.find_spec("pgserver")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    for part in (package, package.with_name("pgserver.libs")):
        if part.exists():
            shutil.copytree(part, folder / part.name)
    return folder / "pgserver" / "pginstall" / "bin"


class Cluster:
    """A running PostgreSQL; every test gets a database of its own."""

    def __init__(self, folder: Path, user: str, control: Callable[..., None]) -> None:
        self.folder = folder
        self.user = user
        self.control = control
        self.made = 0

    def url(self, database: str) -> str:
        return f"postgresql://{self.user}@/{database}?host={self.folder}"

    def restart(self, mode: str) -> None:
        """`fast` ends all connections in order, `immediate` is a crash."""
        self.control("-m", mode, "restart")

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
    assert installed() or util.find_spec("pgserver"), MISSING
    owner = _owner()
    folder = Path(tempfile.mkdtemp(prefix="slipstream-"))
    shutil.chown(folder, owner)
    tools = installed() or packaged(folder)
    rights: dict[str, Any] = {} if os.getuid() else {"user": owner, "extra_groups": []}

    def run(*command: str) -> None:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False, **rights
        )
        assert done.returncode == 0, done.stderr

    def control(*command: str) -> None:
        run(str(tools / "pg_ctl"), "-D", data, "-l", log, "-w", "-o", options, *command)

    data = str(folder / "data")
    options = f"-c listen_addresses='' -k {folder} -c fsync=off -c shared_buffers=16MB"
    log = str(folder / "log")
    run(str(tools / "initdb"), "-D", data, "-A", "trust", "-E", "UTF8", "--no-sync")
    control("start")
    try:
        yield Cluster(folder, owner, control)
    finally:
        control("-m", "immediate", "stop")
        shutil.rmtree(folder)
