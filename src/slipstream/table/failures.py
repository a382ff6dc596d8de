"""Failures in the log: one line with what is known, and never a text that may name cards."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path
from typing import Final

from websockets.exceptions import WebSocketException

log: Final = logging.getLogger("slipstream.table")


class LogLine:
    """What is logged: a sentence and the facts, which a line of JSON tells one by one."""

    def __init__(self, what: str, facts: dict[str, object]) -> None:
        self.what = what
        self.facts = facts

    def __str__(self) -> str:
        facts = (f"{name}={_plain(value)}" for name, value in self.facts.items())
        return " ".join([self.what, *facts])


def failed(what: str, error: BaseException, **facts: object) -> None:
    """As in `request failed path=/api/tables error=KeyError at=lobby.py:40`."""
    log.error(LogLine(what, {**facts, "error": type(error).__name__, "at": _place(error)}))
    log.debug("%s", what, exc_info=error)


def in_one_line(record: logging.LogRecord) -> bool:
    """For a logger of somebody else: no traceback, and nothing of what a client does wrong."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, UnicodeError | WebSocketException):
        return False
    if error is not None:
        facts = f"error={type(error).__name__} at={_place(error)}"
        record.msg, record.args = f"{record.getMessage().splitlines()[0]} {facts}", ()
        record.exc_info = record.exc_text = None
    return True


def _place(error: BaseException) -> str:
    """Where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"


def _plain(value: object) -> str:
    """One word, whatever somebody has sent."""
    text = str(value)[:200]
    return text if text.isprintable() and " " not in text else ascii(text)
