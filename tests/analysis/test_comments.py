"""Verdicts as comments of a record."""

from __future__ import annotations

import pytest

from analysis.races import text_of
from slipstream.analysis.comments import annotate, comment_of, without_verdicts
from slipstream.analysis.race import choices
from slipstream.analysis.verdict import BRILLIANT, Amount, Loss, Verdict
from slipstream.notation.record import read_record


def verdict(mark: str, win: float, places: float, move: int = 1) -> Verdict:
    return Verdict(move, 1, 1, "play", "a", "CG:g1", Loss(Amount(win), Amount(places)), mark)


@pytest.mark.parametrize(
    ("mark", "win", "places", "text"),
    [
        ("slip", 0.0, 0.2, "?! -0.2 better: CG:g1"),
        ("mistake", 0.11, 0.42, "? -0.4 -11% better: CG:g1"),
        ("blunder", 0.53, 0.0, "?? -53% better: CG:g1"),
        (BRILLIANT, 0.0, 0.0, "!!"),
    ],
)
def test_a_comment_says_what_was_lost_and_what_was_better(
    mark: str, win: float, places: float, text: str
) -> None:
    found = comment_of(verdict(mark, win, places))

    assert found == text
    assert without_verdicts(f"Ann groans. {found}") == "Ann groans."
    assert without_verdicts("%undone 1:2") == "%undone 1:2"


@pytest.mark.parametrize("text", ["What a move!!", "Ann: why?? better: no", "No better: none."])
def test_what_people_write_is_no_verdict(text: str) -> None:
    assert without_verdicts(text) == text


def test_a_comment_stands_behind_the_whole_move_and_beside_those_of_others() -> None:
    record = read_record(text_of("TA-2-circuit_lac_brume"))
    choice = next(one for one in choices(record) if len(one.answers) > 2)
    end = choice.index + len(choice.answers) - 1
    record.comments = {end: "Ouch.", 0: "%undone 1:1"}

    annotate(record, [verdict("mistake", 0.1, 0.3, choice.index + 1), verdict("", 0, 0, 5)])

    assert record.comments == {end: "Ouch. ? -0.3 -10% better: CG:g1", 0: "%undone 1:1"}
    assert read_record(record.write()).comments[end] == record.comments[end]
