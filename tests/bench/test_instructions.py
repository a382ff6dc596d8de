"""The guard of instructions per decision: what is kept, and when it warns."""

from __future__ import annotations

import pytest

import instructions
from instructions import Kept, collected, compared, read, write

KEPT = Kept("Python 3, C compiler 12", {"GP": 1000, "TA": 2000})


def test_what_is_written_is_read() -> None:
    assert read(write(KEPT)) == KEPT


def test_the_file_of_the_project_is_as_it_would_be_written() -> None:
    kept = instructions.KEPT.read_text("utf-8")

    assert write(read(kept)) == kept


@pytest.mark.parametrize(("now", "warns"), [(1049, False), (1050, True), (900, False)])
def test_a_warning_when_a_game_grows_by_five_per_cent(now: int, warns: bool) -> None:
    lines = compared(KEPT, Kept(KEPT.made_with, {"GP": now, "TA": 2000}))

    assert [line.startswith("WARNING: GP") for line in lines[3:]] == [True] * warns


def test_a_game_that_is_not_kept_yet_is_only_told() -> None:
    assert "none kept" in compared(KEPT, Kept(KEPT.made_with, {"QGP": 700}))[-1]


def test_another_compiler_is_told() -> None:
    assert "compare with care" in compared(KEPT, Kept("Python 4", {"GP": 1000}))[-1]


def test_what_callgrind_prints_is_read() -> None:
    assert collected("==7== Events    : Ir\n==7== Collected : 443701995\n") == 443701995

    with pytest.raises(AssertionError, match="counted nothing"):
        collected("==7== Collected : 0\n")


def test_without_valgrind_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")

    assert instructions.report(["GP"]) == [
        "instructions per decision: not counted, there is no valgrind"
    ]
