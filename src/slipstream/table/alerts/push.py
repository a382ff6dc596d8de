"""Web Push: encrypted for one browser (RFC 8291), signed with this server's key (RFC 8292)."""

from __future__ import annotations

import base64
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from slipstream.table.alerts.channels import Push
from slipstream.table.alerts.outside import Outside, Unreachable

HOURS: Final = 24  # that the service keeps it for a device that is off
VALID_SECONDS: Final = 12 * 3600


class Shown(msgspec.Struct, frozen=True):
    """What the service worker shows."""

    title: str
    body: str
    path: str
    """Of the page, below its own address."""
    tag: str
    """A later one of the same table takes the place of an earlier one."""


def public_key(raw: bytes) -> str:
    """As the page hands it to the browser."""
    from cryptography.hazmat.primitives import serialization

    point = _vapid(raw).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return _text(point)


async def send(outside: Outside, to: Push, shown: Shown, key: bytes, contact: str) -> None:
    """Refused for good if the browser has forgotten the subscription, or its keys are none."""
    try:
        content = encrypted(to, msgspec.json.encode(shown))
    except ValueError as error:
        raise Unreachable("these are no keys", is_gone=True) from error
    parts = urlsplit(to.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + VALID_SECONDS,
        "sub": contact,
    }
    headers = {
        "Authorization": _vapid(key).sign(claims)["Authorization"],
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(HOURS * 3600),
        "Topic": shown.tag,
        "Urgency": "normal",
    }
    await outside.post(to.endpoint, headers, content)


def encrypted(to: Push, content: bytes) -> bytes:
    """Only that browser can read it."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    made: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(to.p256dh),
        auth_secret=_bytes(to.auth),
        version="aes128gcm",
    )
    return made


def _vapid(raw: bytes) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_raw(_text(raw).encode())


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
