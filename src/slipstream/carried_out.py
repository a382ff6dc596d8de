"""Where the clauses are carried out that no code cites, and which of them need no code.

`docs/rules/<game>.where.toml` says so: `[code]` names a place for a clause, `[no_code]` the reason
why there is none. An entry stands for a clause, or for all below it, such as `FMR-W`; a place is
below the `folder` of the game, or else below the package.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec


class Where(msgspec.Struct, frozen=True):
    """What the tables of all games say, by clause or group."""

    code: dict[str, str]
    """A file, and what is defined in it: `games/grand_prix/rules/pits.py:can_pit`."""
    no_code: dict[str, str]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That of one game, as it is written."""

    folder: str
    code: dict[str, Any]
    no_code: dict[str, Any]


def read_where(rules: Path, source: Path) -> Where:
    """The tables beside the specifications."""
    found = Where({}, {})
    for file in sorted(rules.glob("*.where.toml")):
        table = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Table)
        for name, place in _flat(table.code):
            own = (source / table.folder / place.partition(":")[0]).is_file()
            found.code[name] = f"{table.folder}/{place}" if own else place
        found.no_code.update(_flat(table.no_code))
    return found


def _flat(table: dict[str, Any], begin: str = "") -> Iterator[tuple[str, str]]:
    """`GP-7.6 = "..."` without quotes is a table in a table to TOML."""
    for key, value in table.items():
        name = f"{begin}.{key}" if begin else key
        if isinstance(value, str):
            yield name, value
        else:
            yield from _flat(value, name)


def is_there(source: Path, place: str) -> bool:
    """Is there such a file, and is that name defined in it?"""
    name, _, inside = place.partition(":")
    file = source / name
    if not file.is_file():
        return False
    text = file.read_text("utf-8")
    return all(_defines(text, part) for part in inside.split(".") if part)


def _defines(text: str, name: str) -> bool:
    """A function, a class, a constant or field; in data, a table or a key."""
    word = re.escape(name)
    python = rf"^\s*(?:def|class) {word}\b|^\s*(?:self\.)?{word}(?:: [^\n=]+)? = "
    data = rf"^\[+{word}\]+|^{word} = "
    return re.search(f"{python}|{data}", text, re.MULTILINE) is not None
