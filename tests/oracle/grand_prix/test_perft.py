"""The counts in tests/perft/grand_prix are the oracle's own."""

from __future__ import annotations

import pytest

from oracle.grand_prix.make_perft import FOLDER, SUITES, written
from oracle.make_perft import Entry

ENTRIES = [(name, entry) for name, found in SUITES.items() for entry in found]


@pytest.mark.parametrize(("name", "entry"), ENTRIES, ids=[f"{n}: {e.id}" for n, e in ENTRIES])
def test_the_file_is_up_to_date(name: str, entry: Entry) -> None:
    """Regenerate with `make perft`, and say why."""
    assert written(entry) in (FOLDER / f"{name}.perft").read_text("utf-8").strip().split("\n\n")
