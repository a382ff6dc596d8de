"""What the server is called from outside, if a proxy stands before it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec

from slipstream.kernel.errors import SlipstreamError


class BaseUrl(msgspec.Struct, frozen=True):
    """As in https://example.org or https://example.org/slipstream; empty without a proxy."""

    origin: str = ""
    name: str = ""
    path: str = ""
    """Without the slash at its end: what all paths of the server begin with."""

    @classmethod
    def read(cls, text: str) -> BaseUrl:
        try:
            parts = urlsplit(text)
            name = (parts.hostname or "").lower()
            is_plain = parts.scheme in ("http", "https") and name and parts.port != 0
        except ValueError:
            is_plain = False
        if not is_plain or parts.query or parts.fragment or "@" in parts.netloc:
            raise SlipstreamError(
                f"{text} is not a base URL such as https://example.org/slipstream"
            )
        origin = f"{parts.scheme}://{parts.netloc}".lower()
        return cls(origin, name, parts.path.rstrip("/"))

    def inside(self, scope: Any) -> dict[str, Any]:
        """The path of a request without the base path, whether or not the proxy has cut it off."""
        if not self.path or not f"{scope['path']}/".startswith(f"{self.path}/"):
            return {}
        raw = scope.get("raw_path") or scope["path"].encode()
        return {
            "path": scope["path"].removeprefix(self.path) or "/",
            "raw_path": raw.removeprefix(self.path.encode()) or b"/",
        }
