"""Pages that a command writes into: each part between two marks of its own, drawings beside it."""

from __future__ import annotations

from pathlib import Path

from slipstream.kernel.errors import SlipstreamError

PICTURES = "pictures"


def begins(part: str, command: str) -> str:
    """The mark before a part, such as `ladder TA`."""
    return f"<!-- {part}: written by `slipstream {command}`, not by hand -->"


def ends(part: str) -> str:
    return f"<!-- {part}: end -->"


def write_part(page: Path, part: str, command: str, body: str) -> None:
    """Put a body between its marks, and leave the rest of the page alone."""
    try:
        text = page.read_text("utf-8")
    except OSError as error:
        raise SlipstreamError(f"{page} cannot be read: {error.strerror}") from None
    begin, end = begins(part, command), ends(part)
    if begin not in text or end not in text:
        raise SlipstreamError(f"{page} has no place for {part}: it needs {begin} and {end}")
    before, after = text.split(begin)[0], text.split(end)[1]
    page.write_text(f"{before}{begin}\n\n{body}\n{end}{after}", "utf-8")


def write_picture(page: Path, name: str, drawing: str) -> None:
    folder = page.parent / PICTURES
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(drawing, "utf-8")
