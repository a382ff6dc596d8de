"""Race cards as plain data, read from the specification (section 2.3)."""

from __future__ import annotations

import re
import tomllib
from typing import Final, TypedDict

from oracle.circuits import RULES


class Card(TypedDict):
    """TA-5.1, as far as it matters to movement."""

    name: str
    speed: int
    pit: int
    mode: str  # solo, draft, pursuit, lead
    wear: str  # one letter of WEAR, or nothing
    effect: str


# Section 2.6: one letter a marker, a capital where no pit stop helps.
WEAR: Final = {
    "none": "",
    "black": "t",
    "blue": "s",
    "gray": "b",
    "green": "f",
    "yellow": "S",
    "lavender": "T",
    "red": "B",
    "orange": "E",
}


def race_cards() -> dict[str, Card]:
    """The 22 kinds of race card by name."""
    found: dict[str, Card] = {}
    for block in re.findall(r"```toml\n(.*?)```", RULES.read_text("utf-8"), re.DOTALL):
        if "[[race_card]]" in block:
            for row in tomllib.loads(block)["race_card"]:
                found[row["name"]] = Card(
                    name=row["name"],
                    speed=row["speed"],
                    pit=row["pit"],
                    mode=row["mode"],
                    wear=WEAR[row["wear"]],
                    effect=row["effect"],
                )
    return found


def plain(mode: str, speed: int) -> Card:
    """A card without text or wear: `plain("draft", 4)`."""
    return Card(name=f"{mode} {speed}", speed=speed, pit=2, mode=mode, wear="", effect="none")
