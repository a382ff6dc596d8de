"""The toy is a game here, too; and a server to speak to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit.toy import registered
from table.serving import Served, serving


@pytest.fixture(autouse=True, scope="session")
def toy() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server on SQLite for a whole module."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('table')}/tables.sqlite") as made:
        yield made
