"""Files of JSON lines that a long run adds to, so that it can be cut and go on."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from slipstream.kernel.errors import SlipstreamError

T = TypeVar("T")


def read_lines(path: Path, kind: type[T]) -> list[T]:
    """All lines of a kind; none if there is no file yet, and none that was cut while written."""
    if not path.exists():
        return []
    found: list[T] = []
    for text in path.read_text("utf-8").splitlines():
        try:
            found.append(msgspec.json.decode(text, type=kind))
        except msgspec.DecodeError:
            continue
    return found


def mend(path: Path) -> None:
    """End a line that was cut, so that the next one begins anew."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_bytes() if path.exists() else b""
        if text and not text.endswith(b"\n"):
            with path.open("ab") as file:
                file.write(b"\n")
    except OSError as error:
        raise SlipstreamError(f"no results can be kept in {path}: {error.strerror}") from None
