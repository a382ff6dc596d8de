"""The weakest player: any legal answer."""

from __future__ import annotations

from slipstream.kernel.bot import Bot, Perspective


class RandomBot(Bot):
    """Every legal answer is equally likely."""

    def choose(self, p: Perspective) -> int:
        return p.legal[p.dealer.below(0, len(p.legal))]
