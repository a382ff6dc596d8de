"""The build under test is the one that was asked for."""

from __future__ import annotations

import os

import slipstream


def test_the_build_is_the_expected_one() -> None:
    """SLIPSTREAM_EXPECT names it; without it either build will do."""
    expected = os.environ.get("SLIPSTREAM_EXPECT", "")

    assert expected in ("", "pure", "compiled")
    assert not expected or (expected == "compiled") == slipstream.COMPILED
