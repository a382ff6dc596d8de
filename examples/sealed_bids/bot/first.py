"""A bot of the game's own: it sees no more than its seat."""

from __future__ import annotations

from slipstream.kernel.bot import Bot, Perspective


class First(Bot):
    """Always the first legal answer."""

    def choose(self, p: Perspective) -> int:
        return p.legal[0]
