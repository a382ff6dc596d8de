"""Circuits from their files: TOML in, a checked `Circuit` out."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from slipstream.kernel.errors import SlipstreamError
from slipstream.track.circuits.circuit import Circuit, CircuitFile
from slipstream.track.circuits.legality import WHOLE, Fault, faults

DATA: Final = Path(__file__).parent / "data"


class InvalidCircuit(SlipstreamError):
    """A file that is no legal circuit: all its faults, each with its sector."""

    def __init__(self, name: str, found: list[Fault]) -> None:
        self.name = name
        self.faults = found
        super().__init__(f"{name}: " + "; ".join(str(fault) for fault in found))


def read(text: str, name: str) -> Circuit:
    """A circuit from the text of its file; `name` is what its id must be."""
    try:
        file = msgspec.convert(tomllib.loads(text), CircuitFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise InvalidCircuit(name, [Fault(WHOLE, str(error))]) from error
    found = faults(file)
    if file.id != name:
        found = [Fault(WHOLE, f"its id is {file.id!r}"), *found]
    if found:
        raise InvalidCircuit(name, found)
    return Circuit(file)


@cache
def load(name: str) -> Circuit:
    """One of the circuits that come with Slipstream, by its id."""
    path = DATA / f"{name}.toml"
    if name not in names():
        raise SlipstreamError(f"no circuit {name!r}; there are {', '.join(names())}")
    return read(path.read_text("utf-8"), name)


@cache
def names() -> list[str]:
    """Ids of all circuits, the practice loops included."""
    return sorted(path.stem for path in DATA.glob("*.toml"))


@cache
def offered() -> list[str]:
    """Ids of the circuits that players may choose, Thunder Alley's four first."""
    players = [load(name).file for name in names() if not load(name).file.practice]
    return [file.id for file in sorted(players, key=lambda file: file.home, reverse=True)]


@cache
def practice() -> list[str]:
    """Ids of the loops of the worked examples: to be shown and read, not offered."""
    return [name for name in names() if load(name).file.practice]


def titles() -> dict[str, str]:
    """What they are called."""
    return {name: load(name).file.name for name in offered()}
