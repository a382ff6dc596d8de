"""The file of an SQLite store: private, used by one server, and copied before it is migrated."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Collection
from itertools import count
from pathlib import Path
from typing import Final

from slipstream.kernel.errors import SlipstreamError

PATIENCE_SECONDS: Final = 3.0  # for a server that is just ending
PRIVATE: Final = 0o600


class InUse(SlipstreamError):
    """Another server has the store."""


def create(file: Path) -> None:
    """A file that nobody else may read, in a folder of its own if there is none.

    What root puts into the folder of a server with a user of its own is that user's.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
        if sys.platform != "win32" and os.geteuid() == 0:
            folder = file.parent.stat()
            os.chown(file, folder.st_uid, folder.st_gid)


class Claim:
    """The right of one server to a store, for as long as its process lives.

    The lock is SQLite's own, on a file beside the store: the system frees it when the process
    ends, however it ends, and programs that only read the store are not kept from it.
    """

    def __init__(self, file: Path) -> None:
        real = file.resolve()
        beside = real.with_name(f"{real.name}.lock")
        create(beside)
        self._lock = sqlite3.connect(
            beside, timeout=PATIENCE_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._lock.close()
            raise InUse(
                f"Another server is using {file}: stop it first, or choose another --store."
            ) from error

    def release(self) -> None:
        self._lock.close()


def keep_copy(file: Path, older: Collection[str]) -> Path | None:
    """A copy of a store of an older version, which will be brought up to date; None of another."""
    try:
        opened = sqlite3.connect(file, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise SlipstreamError(f"{file} cannot be opened: {error}") from error
    with contextlib.closing(opened) as store:
        current = version_in(store)
        if current not in older:
            return None
        copy = _free(file, current)
        create(copy)
        try:
            store.execute("VACUUM INTO ?", [str(copy)])
        except sqlite3.DatabaseError as error:
            copy.unlink()
            raise SlipstreamError(f"The store cannot be copied for its update: {error}") from error
        return copy


def version_in(store: sqlite3.Connection) -> str:
    """Empty for a new file, or for one that is no store: whoever opens it tells."""
    try:
        found = store.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError:
        return ""
    return str(found[0]) if found else ""


def _free(file: Path, version: str) -> Path:
    """As in `tables.sqlite.v3`, or `tables.sqlite.v3-2` if there is one."""
    names = (f"{file.name}.v{version}{'' if n == 1 else f'-{n}'}" for n in count(1))
    return next(path for path in map(file.with_name, names) if not path.exists())
