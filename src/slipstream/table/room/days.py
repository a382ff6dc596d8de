"""The race of the day: one deal a game and day (UTC), for everybody, against the same field.

Nobody may learn the cards before driving: as long as the day is sealed, a race of it is for its
driver's eyes alone. Nobody drives twice: a device's table has a name that follows from the device,
so a second try leads back to the first.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from datetime import UTC, date, datetime, timedelta
from typing import Final

FIELD: Final = ("pro-front-runner", "club-gambler", "club-blocker")
"""Who drives against everybody: three drivers, in the seats after the first."""
DRIVER: Final = 0  # the seat of whoever drives the race of the day
GRACE_MS: Final = 2 * 3600 * 1000  # after midnight, to finish what was begun before it
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_DAY_MS: Final = 24 * 3600 * 1000
_ID_BYTES: Final = 9
_SECRET_BYTES: Final = 16


def day_at(now: int) -> str:
    """`2026-11-18`, of a time in ms since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def is_day(text: str) -> bool:
    try:
        return _DAY.fullmatch(text) is not None and bool(date.fromisoformat(text))
    except ValueError:
        return False


def open_from(day: str) -> int:
    """When the races of a day are anybody's to look at, and no more of them count."""
    begin = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int(begin.timestamp() * 1000) + _DAY_MS + GRACE_MS


def is_sealed(day: str, now: int) -> bool:
    return bool(day) and now < open_from(day)


def _mixed(pepper: bytes, *parts: str) -> bytes:
    """Only this server can tell; no code of a shared deal leads here: that begins with a game."""
    return hmac.new(pepper, "\n".join(("day", *parts)).encode(), hashlib.sha256).digest()


def seed_of(pepper: bytes, game: str, day: str, bits: int) -> str:
    return str(int.from_bytes(_mixed(pepper, "seed", game, day)[: bits // 8], "big"))


def table_of(pepper: bytes, game: str, day: str, device: str) -> str:
    """The name of the table at which a device drives."""
    found = _mixed(pepper, "table", game, day, device)[:_ID_BYTES]
    return "d" + base64.urlsafe_b64encode(found).decode()


def secret_of(pepper: bytes, game: str, day: str, device: str) -> str:
    """What opens its seat, the same whenever the device comes back."""
    found = _mixed(pepper, "secret", game, day, device)[:_SECRET_BYTES]
    return base64.urlsafe_b64encode(found).decode().rstrip("=")
