"""The tables of the database. `migrations` brings an older one up to this."""

from __future__ import annotations

import re
import secrets
from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata: Final = MetaData()
ID_BYTES: Final = 9
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


def new_id() -> str:
    """A name for a table or a season, which nobody guesses; no command takes it for an option."""
    while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name


def is_id(text: str) -> bool:
    """Whether a table or a season may be called that."""
    return ID.fullmatch(text) is not None


facts: Final = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(10), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("active", BigInteger, nullable=False),
    Column("deal", String(64), nullable=False, server_default=""),
    Index("tables_by_activity", "listed", "active"),
    Index("tables_by_deal", "deal"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

set_aside: Final = Table(
    "set_aside",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

seasons: Final = Table(
    "seasons",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

season_entries: Final = Table(
    "season_entries",
    metadata,
    Column("season_id", String(40), ForeignKey("seasons.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

season_races: Final = Table(
    "season_races",
    metadata,
    Column("season_id", String(40), ForeignKey("seasons.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("after", LargeBinary),
    sqlite_with_rowid=False,
)

season_acts: Final = Table(
    "season_acts",
    metadata,
    Column("season_id", String(40), ForeignKey("seasons.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

channels: Final = Table(
    "channels",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("about", String(40), nullable=False),
    Column("follows", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("sends", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("channels_by_what_they_follow", "follows"),
    Index("channels_by_table_or_season", "about"),
)

alerts: Final = Table(
    "alerts",
    metadata,
    Column("channel_id", String(40), ForeignKey("channels.id"), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("sent", BigInteger, nullable=False),
    Index("alerts_by_time", "sent", "due"),
    Index("alerts_by_table", "table_id"),
)

drivers: Final = Table(
    "drivers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

driver_devices: Final = Table(
    "driver_devices",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("id", String(40), nullable=False, unique=True),
    Column("driver_id", String(40), ForeignKey("drivers.id"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("by", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("devices_by_driver", "driver_id"),
)

driver_keys: Final = Table(
    "driver_keys",
    metadata,
    Column("driver_id", String(40), ForeignKey("drivers.id"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("lock", String(64), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("about", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("device", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("driver_keys_by_key", "key"),
    Index("driver_keys_by_table_or_season", "about"),
)

driver_codes: Final = Table(
    "driver_codes",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("driver_id", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("driver_codes_by_driver", "driver_id"),
    Index("driver_codes_by_time", "until"),
)

driver_passkeys: Final = Table(
    "driver_passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("driver_id", String(40), ForeignKey("drivers.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("passkeys_by_driver", "driver_id"),
)
