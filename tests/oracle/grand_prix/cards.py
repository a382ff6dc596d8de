"""Race cards as plain data, read from the specification (section 2.5)."""

from __future__ import annotations

import re
import tomllib
from typing import Final, TypedDict

from oracle.circuits import ROOT

RULES: Final = ROOT / "docs" / "rules" / "grand-prix.md"


class Card(TypedDict):
    """GP-5.1, as far as it matters to movement."""

    name: str
    type: str  # solo, line, pursuit, lead
    speed: int
    pit: int
    wear: str  # one letter of WEAR, or nothing
    cc: int
    effect: str


# Section 2.4: one letter a marker, a capital where it takes ten boxes or more.
WEAR: Final = {
    "": "",
    "tyre": "t",
    "suspension": "s",
    "wing": "w",
    "brakes": "b",
    "transmission": "T",
    "engine": "E",
    "body": "B",
}


def race_cards() -> dict[str, Card]:
    """The 22 kinds of race card by name."""
    found: dict[str, Card] = {}
    for block in re.findall(r"```toml\n(.*?)```", RULES.read_text("utf-8"), re.DOTALL):
        for row in tomllib.loads(block).get("race", []):
            found[row["name"]] = Card(
                name=row["name"],
                type=row["type"],
                speed=row["speed"],
                pit=row["pit"],
                wear=WEAR[row["wear"]],
                cc=row["cc"],
                effect=row["effect"],
            )
    return found


def plain(kind: str, speed: int) -> Card:
    """A card without text, wear or Close Call: `plain("line", 4)`."""
    name = f"{kind} {speed}"
    return Card(name=name, type=kind, speed=speed, pit=2, wear="", cc=0, effect="")
