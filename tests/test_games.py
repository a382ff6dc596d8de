"""Records of whole races: each replays strictly, and together they show all that is offered."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.make import FOLDER, make_missing, missing
from slipstream import GAMES
from slipstream.notation.record import read_record, result
from slipstream.notation.replay import check_deal

pytestmark = pytest.mark.uncounted


@pytest.mark.parametrize("code", GAMES)
def test_there_is_a_race_for_every_end_seat_and_option(code: str, golden: bool) -> None:
    """`--golden` makes what is missing; what no bot brings about is written by hand."""
    kind = GAMES[code]()
    if golden:
        make_missing(kind)

    assert not missing(kind)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.race")), ids=lambda file: str(file.stem))
def test_a_recorded_race_replays_to_its_result(file: Path) -> None:
    text = file.read_text("utf-8")

    record = read_record(text)
    final = record.final()

    assert record.tags["Result"] == result(record.game, final)
    assert record.tags["End"] == final.end()
    assert record.write() == text
    check_deal(record)
