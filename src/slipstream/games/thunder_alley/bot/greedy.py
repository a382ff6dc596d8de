"""The bot that takes the best move it sees."""

from __future__ import annotations

from typing import final

from slipstream.drafting.bot.greedy import DraftingBot
from slipstream.games.thunder_alley.bot.driver import DRIVER
from slipstream.games.thunder_alley.rules.state import RaceState


@final
class Greedy(DraftingBot[RaceState]):
    """Plays for the best expected points of all its cars."""

    def __init__(self) -> None:
        super().__init__(DRIVER)
