"""Seeds of a live deal: nobody chooses them, everybody can check them.

The hash of the seed is published before the race and the seed after it. A duplicate table takes
its seed from the name of the deal and a secret of the store, so that tables of one store share it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

BITS = 128


def new_seed() -> str:
    return str(secrets.randbits(BITS))


def shared_seed(pepper: bytes, game: str, name: str) -> str:
    """The seed of the deal called `name`, the same for every table of this store."""
    digest = hmac.new(pepper, f"{game}\n{name}".encode(), hashlib.sha256).digest()
    return str(int.from_bytes(digest[: BITS // 8], "big"))


def new_secret() -> str:
    """What the holder of a seat shows."""
    return secrets.token_urlsafe(BITS // 8)


def key_of(secret: str) -> str:
    """What is kept of a secret. It has 128 random bits, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def opened(secret: str, locks: Mapping[int, str]) -> int | None:
    """The number of the lock that a secret opens, in a time that tells nothing: all are tried."""
    return unlocked(key_of(secret) if secret else "", locks)


def unlocked(key: str, locks: Mapping[int, str]) -> int | None:
    """The same, of a secret's key."""
    found = None
    for number, lock in locks.items():
        if key and lock and hmac.compare_digest(key, lock):
            found = number
    return found
