"""A bot that plans one round ahead and mixes."""

from __future__ import annotations

from slipstream.kernel.bot import Bot, Perspective


class Greedy(Bot):
    """Plans for the line after this round, from its own view."""

    def choose(self, p: Perspective) -> int:
        return p.legal[0]
