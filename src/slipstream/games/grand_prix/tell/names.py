"""How cars, teams and events are called on the screens."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from slipstream.drafting.tell.names import named
from slipstream.tell.say import Say

_STYLES: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "styles.toml").read_text("utf-8")
)
SHAPES: Final[dict[str, str]] = _STYLES["shapes"]
COLOURS: Final[dict[str, str]] = _STYLES["colours"]
RESTARTS: Final = ["double_yellow", "red"]  # by the number that events tell


def event_fact(word: str) -> Say:
    """`tire_wear:2`: the event with its PIT number."""
    name, _, pit = word.partition(":")
    return Say("event-with-pit", {"event": named("event-card", name), "pit": pit})
