"""The log: lines for people, or JSON for programs, on the standard error.

Only Slipstream itself may be talkative: what libraries say below a warning stays unsaid, since it
could quote what players send.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import msgspec

from slipstream.table.failures import LogLine
from slipstream.table.server.observing import request_id

KINDS: Final = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")


def set_up(kind: str, level: str) -> None:
    """From now on everything that is logged goes there."""
    root, handler = logging.getLogger(), ToStandardError()
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    for other in root.handlers[:]:
        if isinstance(other, ToStandardError):
            root.removeHandler(other)
    root.addHandler(handler)
    logging.getLogger("slipstream").setLevel(level.upper())


class ToStandardError(logging.Handler):
    """Whatever the standard error is by then."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(f"{self.format(record)}\n")
            sys.stderr.flush()
        except Exception:
            self.handleError(record)


class TextLines(logging.Formatter):
    """As in `2026-11-17T12:00:00Z ERROR slipstream.table request failed error=KeyError`."""

    def format(self, record: logging.LogRecord) -> str:
        name = request_id.get()
        told = f"{_time(record)} {record.levelname} {record.name} {record.getMessage()}"
        return _with_traceback(self, record, f"{told} request={name}" if name else told)


class JsonLines(logging.Formatter):
    """One object a line; what is known of a failure or a request has fields of its own."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        if isinstance(record.msg, LogLine):
            told |= {"message": record.msg.what, **record.msg.facts}
        else:
            told["message"] = record.getMessage()
        if name := request_id.get():
            told["request"] = name
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


def _time(record: logging.LogRecord) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{whole}.{int(record.msecs):03}Z"


def _with_traceback(form: logging.Formatter, record: logging.LogRecord, told: str) -> str:
    return f"{told}\n{form.formatException(record.exc_info)}" if record.exc_info else told
