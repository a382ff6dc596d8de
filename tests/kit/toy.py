"""Sealed Bids (examples/sealed_bids) as one of the games, so that the kit, the kernel, the notation
and the table are tested with what no other game asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sealed_bids.game import SealedBids
from slipstream.games.registry import GAMES


@contextmanager
def registered() -> Iterator[None]:
    """The toy is a game like the others for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, SealedBids.code, lambda: SealedBids)
        yield
