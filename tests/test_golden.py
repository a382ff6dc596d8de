"""Golden playthroughs: a change in any of them is read by a person (`make golden` rewrites)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.make import drive
from golden.playthrough import playthrough
from kit.entries import Entry, all_changed
from slipstream import GAMES, Game

pytestmark = pytest.mark.uncounted

FOLDER = Path(__file__).parent / "golden"


def chosen(kind: type[Game]) -> list[Entry]:
    """The smallest fields as they are usually agreed, and the largest with every option changed."""
    few = [Entry(kind, seats, ()) for seats in (kind.fewest, kind.fewest + 1) if seats <= kind.most]
    return [*few, all_changed(kind)]


ENTRIES = [entry for loader in GAMES.values() for entry in chosen(loader())]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry.name()))
def test_a_race_reads_as_it_did(entry: Entry, golden: bool) -> None:
    file = FOLDER / f"{entry.name()}.play"
    told = playthrough(drive(entry, 1, "random"))
    if golden:
        file.write_text(told, "utf-8")

    assert told == file.read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    names = {f"{entry.name()}.play" for entry in ENTRIES}

    assert {file.name for file in FOLDER.glob("*.play")} == names
