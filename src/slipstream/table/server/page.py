"""The page, as `make page` has built it: read at once, so that no request ever names a file."""

from __future__ import annotations

import gzip
import mimetypes
import re
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from slipstream.table.server.base_url import BaseUrl

FOLDER: Final = Path(__file__).parents[1] / "page"
PLACES: Final = (
    "new",
    "t",
    "r",
    "rules",
    "learn",
    "season",
    "day",
    "same",
    "train",
    "profile",
    "driver",
    "control",
)  # the page finds its own way from there
UNBUILT: Final = """Slipstream: the table's server is running, but its page is not built.

    make page

builds it. Programs can play without it: /api/schema/openapi.json
"""
FOREVER: Final = "public, max-age=31536000, immutable"  # names of assets change with their content
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
LEAST: Final = 1000  # bytes: below that packing saves nothing
MOST: Final = 1_000_000  # bytes: beyond that packing would hold up the start
BROTLI: Final = ".br"
REFUSED: Final = re.compile(r";\s*q=0(\.0*)?\s*$")  # in a list of encodings: anything but this one
PICTURE: Final = b'="./card.png'


class File(msgspec.Struct, frozen=True):
    """One file of the page."""

    body: bytes
    kind: str
    cache: str
    packed: dict[str, bytes] = {}
    """The same by encoding, the best first; none where that saves nothing."""

    def told(self, accepted: str) -> tuple[bytes, dict[str, str]]:
        """The body and its headers for a browser that takes these encodings."""
        headers = {"cache-control": self.cache}
        if not self.packed:
            return self.body, headers
        headers["vary"] = "accept-encoding"
        taken = [one for one in accepted.lower().split(",") if not REFUSED.search(one)]
        names = {one.partition(";")[0].strip() for one in taken}
        for encoding, body in self.packed.items():
            if encoding in names:
                return body, {**headers, "content-encoding": encoding}
        return self.body, headers


class Page:
    """All files of the page by their path; read again when it has been built again."""

    def __init__(self, folder: Path = FOLDER, base: BaseUrl | None = None) -> None:
        self._folder = folder
        self._base = base or BaseUrl()
        self._built = 0
        self._files: dict[str, File] = {}

    def find(self, path: str) -> File | None:
        """The file at a path; the page itself for its own places."""
        name = path.strip("/")
        is_place = not name or name.split("/")[0] in PLACES
        if is_place or name not in self._files:
            self._refresh()
        if is_place:
            return self._files.get("index.html") or File(UNBUILT.encode(), "text/plain", "no-cache")
        return self._files.get(name)

    def unknown(self) -> File | None:
        """The page itself, which says that nothing is there."""
        self._refresh()
        return self._files.get("index.html")

    def _refresh(self) -> None:
        front, folder = self._folder / "index.html", self._folder
        built = front.stat().st_mtime_ns if front.is_file() else 0
        if built != self._built:
            found = [file for file in folder.rglob("*") if file.is_file() and file.suffix != BROTLI]
            self._files = {file.relative_to(folder).as_posix(): self._read(file) for file in found}
            self._built = built

    def _read(self, file: Path) -> File:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        is_asset = file.relative_to(self._folder).parts[0] == "assets"
        body = file.read_bytes()
        if kind == "text/html":
            body = self._placed(body)
        return File(body, kind, FOREVER if is_asset else "no-cache", _packed(file, body))

    def _placed(self, body: bytes) -> bytes:
        """With the addresses of its files; that of the picture for other sites is a whole one."""
        path = escape(self._base.path) + "/"
        body = body.replace(PICTURE, f'="{escape(self._base.origin)}{path}'.encode() + PICTURE[4:])
        return body.replace(b'="./', f'="{path}'.encode())


def _packed(file: Path, body: bytes) -> dict[str, bytes]:
    """By Brotli as `make page` has done it; by gzip for browsers on a network without TLS."""
    if len(body) < LEAST:
        return {}
    beside = file.with_name(file.name + BROTLI)
    found = {"br": beside.read_bytes()} if beside.is_file() else {}
    if len(body) > MOST:
        return found
    found["gzip"] = gzip.compress(body, mtime=0)
    return found if len(found["gzip"]) < 0.9 * len(body) else {}
