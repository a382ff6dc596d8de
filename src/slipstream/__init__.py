"""Slipstream: motor-racing board games, exactly by their rulebooks.

>>> import slipstream
>>> game = slipstream.load("FMR", 4)
>>> state = game.start()
"""

from slipstream.games.registry import GAMES, load, read
from slipstream.kernel import game as _core
from slipstream.kernel.dealer import Dealer, ScriptedDealer, SeededDealer
from slipstream.kernel.errors import (
    AmbiguousText,
    IllegalAction,
    InvalidOption,
    InvalidText,
    SlipstreamError,
)
from slipstream.kernel.game import CHANCE, HIDDEN, PUBLIC, Decision, Game, State, forced, play
from slipstream.kernel.playout import playout

COMPILED = not (_core.__file__ or "").endswith(".py")
"""Whether the rules run as compiled code; they behave the same either way."""

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "COMPILED",
    "GAMES",
    "HIDDEN",
    "PUBLIC",
    "AmbiguousText",
    "Dealer",
    "Decision",
    "Game",
    "IllegalAction",
    "InvalidOption",
    "InvalidText",
    "ScriptedDealer",
    "SeededDealer",
    "SlipstreamError",
    "State",
    "forced",
    "load",
    "play",
    "playout",
    "read",
]
