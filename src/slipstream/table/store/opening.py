"""Where a store is, and what is done when it is opened: settings, migrations, its own secret."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.store import schema

DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
WAIT_MS: Final = 10_000
P256_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
MIGRATIONS: Final = Path(__file__).parent / "migrations"


def engine_url(text: str) -> sa.URL:
    """A store's address, with the driver that this program brings."""
    try:
        url = sa.make_url(text)
    except ArgumentError:
        raise SlipstreamError(
            "a store is like sqlite:///path/to/file or postgresql://user@host/name"
        ) from None
    if url.drivername not in DRIVERS:
        raise SlipstreamError(f"{url.drivername} is not a store: there are {' and '.join(DRIVERS)}")
    return url.set(drivername=DRIVERS[url.drivername])


def configure(connection: Any, _record: Any) -> None:
    """SQLite: readers and the writer at once, and a commit is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={WAIT_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection, to: str = "") -> None:
    """Bring a database up to date; one of a newer version is left as it is.

    Alembic is loaded only if there is something to do: it takes a quarter of a second.
    """
    current, known = version_of(connection), versions()
    if current and current not in known:
        raise SlipstreamError(
            "A newer version of Slipstream has written this store: update Slipstream to use it."
        )
    if current == (to or known[-1]):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to or "head")


def version_of(connection: sa.Connection) -> str:
    """Empty for a new database."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return connection.scalar(sa.text("SELECT version_num FROM alembic_version")) or ""


def versions() -> list[str]:
    """Those of the store that this program knows, the oldest first: the files are named by them."""
    numbers = (
        file.name.partition("_")[0].lstrip("v") for file in MIGRATIONS.glob("versions/v*.py")
    )
    return sorted(numbers, key=int)


def older_versions() -> set[str]:
    """Those that are brought up to date."""
    return set(versions()[:-1])


def pepper_of(connection: sa.Connection) -> bytes:
    """The secret of this store, made when it is opened first."""
    facts = schema.facts
    query = sa.select(facts.c.value).where(facts.c.name == "pepper")
    found = connection.execute(query).scalar_one_or_none()
    if found is None:
        found = secrets.token_bytes(32)
        connection.execute(sa.insert(facts).values(name="pepper", value=found))
    return bytes(found)


def push_key_of(connection: sa.Connection) -> bytes:
    """The key by which push services know this server: made once, for a new one would silence
    every device. A private key of P-256 is a number below its order."""
    facts = schema.facts
    query = sa.select(facts.c.value).where(facts.c.name == "push key")
    found = connection.execute(query).scalar_one_or_none()
    if found is None:
        found = (1 + secrets.randbelow(P256_ORDER - 1)).to_bytes(32, "big")
        connection.execute(sa.insert(facts).values(name="push key", value=found))
    return bytes(found)


def first_line(error: Exception) -> str:
    text = str(getattr(error, "orig", None) or error).strip()
    return text.splitlines()[0] if text else type(error).__name__
