"""The bot that takes the best move it sees."""

from __future__ import annotations

from typing import final

from slipstream.drafting.bot.greedy import DraftingBot
from slipstream.games.grand_prix.bot.driver import DRIVER
from slipstream.games.grand_prix.rules.state import RaceState


@final
class GreedyBot(DraftingBot[RaceState]):
    """Plays for the best expected points of its two cars."""

    def __init__(self) -> None:
        super().__init__(DRIVER)
