"""A field of drivers: every level in four characters, each with a name and a plate.

A driver is named by level and character, as in `pro-gambler`; what is said of one is in the
catalogue (`driver-line`). The weights are those of a Character: what winning counts, points on top,
the best rival's prospects, and nerve.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from slipstream.bots.levels import LEVELS
from slipstream.kernel.character import PLAIN, Character

CHARACTERS: Final = {
    "front-runner": Character(2.0, 0.0, 0.0, -0.3),
    "gambler": Character(1.0, 0.0, 0.0, 1.0),
    "team-player": Character(0.5, 0.5, 0.0, 0.0),
    "blocker": Character(1.0, 0.0, 0.5, 0.0),
}


class DriverCard(NamedTuple):
    """Who drives: the name of a character, and the three letters on its plate."""

    bot: str
    name: str
    plate: str


_NAMES: Final = {
    "rookie": [("Zippy", "ZIP"), ("Coinflip", "COI"), ("Tagalong", "TAG"), ("Cork", "CRK")],
    "club": [("Dash", "DSH"), ("Dicey", "DIC"), ("Tandem", "TDM"), ("Bollard", "BOL")],
    "pro": [("Comet", "COM"), ("Joker", "JOK"), ("Wingman", "WNG"), ("Rampart", "RAM")],
    "ace": [("Zenith", "ZEN"), ("Jackpot", "JPT"), ("Maestro", "MAE"), ("Portcullis", "POR")],
}
DRIVERS: Final = {
    f"{level}-{character}": DriverCard(f"{level}-{character}", *_NAMES[level][at])
    for level in LEVELS
    for at, character in enumerate(CHARACTERS)
}
"""By what bots are called in commands and records; weakest level first."""


def character_of(bot: str) -> Character:
    """The character in a bot's name; without one a driver is plain."""
    return CHARACTERS[bot.partition("-")[2]] if bot in DRIVERS else PLAIN


def shown_name(bot: str) -> str:
    """What a bot is called where nobody has named it: a driver's own name, else the bot's."""
    return DRIVERS[bot].name if bot in DRIVERS else bot
