"""The page, as `make page` has built it: read once, so that no request ever names a file."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

import msgspec

FOLDER: Final = Path(__file__).parent / "page"
PLACES: Final = ("new", "t", "r", "learn", "season")  # the page finds its own way from there
UNBUILT: Final = """Slipstream: the table's server is running, but its page is not built.

    make page

builds it; then start the server again. Programs can play without it: /api/schema/openapi.json
"""
FOREVER: Final = "public, max-age=31536000, immutable"  # names of assets change with their content
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class File(msgspec.Struct, frozen=True):
    """One file of the page."""

    body: bytes
    kind: str
    cache: str


class Page:
    """All files of the page by their path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = sorted(file for file in folder.rglob("*") if file.is_file())
        self._files = {file.relative_to(folder).as_posix(): _read(file, folder) for file in found}
        self._front = self._files.get("index.html")

    def find(self, path: str) -> File | None:
        """The file at a path; the page itself for its own places."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        if name and name.split("/")[0] not in PLACES:
            return None
        return self._front or File(UNBUILT.encode(), "text/plain", "no-cache")


def _read(file: Path, folder: Path) -> File:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    is_asset = file.relative_to(folder).parts[0] == "assets"
    return File(file.read_bytes(), kind, FOREVER if is_asset else "no-cache")
