"""The toy is a game here, too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit.toy import registered


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with registered():
        yield
