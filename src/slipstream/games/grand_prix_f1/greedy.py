"""A bot that plays for the moment."""

from __future__ import annotations

from typing import final

from slipstream.kernel.bot import Bot, Perspective


@final
class Greedy(Bot):
    def choose(self, p: Perspective) -> int:
        return p.legal[0]
