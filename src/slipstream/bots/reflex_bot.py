"""The quickest player that knows what it does: the game's reflex, without a thought."""

from __future__ import annotations

from slipstream.kernel.bot import Bot, Perspective


class ReflexBot(Bot):
    """What the search takes everybody to do; for studies, and to find weights."""

    def choose(self, p: Perspective) -> int:
        return p.reflex()
