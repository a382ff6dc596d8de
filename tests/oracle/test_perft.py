"""The counts in tests/perft are the oracle's own."""

from __future__ import annotations

import pytest

from oracle.make_perft import FOLDER, SUITES, Entry, written


def entries() -> list[tuple[str, Entry]]:
    """All entries but the open roads, which take seconds."""
    return [(n, e) for n, found in SUITES.items() for e in found if e.id != "open road"]


@pytest.mark.parametrize(("name", "entry"), entries(), ids=[f"{n}: {e.id}" for n, e in entries()])
def test_the_file_is_up_to_date(name: str, entry: Entry) -> None:
    """Regenerate with `python tests/oracle/make_perft.py`, and say why."""
    assert written(entry) in (FOLDER / f"{name}.perft").read_text("utf-8").strip().split("\n\n")
