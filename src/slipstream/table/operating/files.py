"""Copies of an SQLite store: made while the server runs, put back while it does not."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path

import sqlalchemy as sa

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.store.opening import engine_url, versions
from slipstream.table.store.store_file import Claim, create, version_in


def place_of(url: str) -> Path:
    """Where the file of a store is, or would be; PostgreSQL has tools of its own."""
    found: sa.URL = engine_url(url)
    if found.get_backend_name() != "sqlite" or not found.database:
        raise SlipstreamError("this is for SQLite: for PostgreSQL use pg_dump and pg_restore")
    return Path(found.database)


def file_of(url: str) -> Path:
    file = place_of(url)
    if not file.is_file():
        raise SlipstreamError(f"there is no store {file}")
    return file


def backup(url: str, wanted: str) -> Path:
    """A whole, consistent copy; in a folder it gets a name by the time. Nothing is overwritten.

    A folder that is not there yet is known by the `/` at its end.
    """
    file, target = file_of(url), Path(wanted)
    if target.is_dir() or wanted.endswith("/"):
        target /= f"{file.stem}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.sqlite"
    if target.exists():
        raise SlipstreamError(f"{target} already exists")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    create(part)
    try:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as store:
            store.execute("VACUUM INTO ?", [str(part)])
        must_be_sound(part)
        os.replace(part, target)
    except sqlite3.DatabaseError as error:
        raise SlipstreamError(f"{file} cannot be copied: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return target


def restore(url: str, source: Path) -> Path | None:
    """Put a copy in the store's place; what was there is kept beside it, and named."""
    file = place_of(url)
    if not source.is_file():
        raise SlipstreamError(f"there is no copy {source}")
    must_be_sound(source)
    claim = Claim(file)
    try:
        return _replace(file, source)
    finally:
        claim.release()


def _replace(file: Path, source: Path) -> Path | None:
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    create(part)
    with contextlib.closing(sqlite3.connect(source, isolation_level=None)) as copy:
        copy.execute("VACUUM INTO ?", [str(part)])
    kept = None
    if file.exists():
        _settle(file)
        kept = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
        os.replace(file, kept)
    for beside in ("-wal", "-shm"):
        file.with_name(f"{file.name}{beside}").unlink(missing_ok=True)
    os.replace(part, file)
    return kept


def _settle(file: Path) -> None:
    """What is still in the journal goes into the file; if it is broken, it is kept as it is."""
    with (
        contextlib.suppress(sqlite3.DatabaseError),
        contextlib.closing(sqlite3.connect(file, isolation_level=None)) as store,
    ):
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def must_be_sound(file: Path) -> None:
    """Whether it is a store that this program can open, every page of it."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
            version = version_in(store)
            faults = [str(row[0]) for row in store.execute("PRAGMA integrity_check(1)")]
    except sqlite3.DatabaseError as error:
        raise SlipstreamError(f"{file} cannot be read: {error}") from error
    if not version:
        raise SlipstreamError(f"{file} is not a Slipstream store")
    if version not in versions():
        raise SlipstreamError(f"{file} was written by a newer version of Slipstream")
    if faults != ["ok"]:
        raise SlipstreamError(f"{file} is damaged: {faults[0]}")
