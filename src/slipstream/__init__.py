"""Slipstream: motor-racing board games, exactly by their rulebooks.

>>> import slipstream
>>> state = slipstream.load("QGP", seats=2).start()
>>> state.deal(slipstream.SeededDealer(7))
>>> state.moves()
['keep', 'discard', 'swap:Q4']
>>> state.play("keep")
"""

from slipstream.board import Board, show
from slipstream.bots.registry import bots_of, make_bot
from slipstream.games.registry import GAMES, load, read
from slipstream.kernel import game as _core
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import Dealer, ScriptedDealer, SeededDealer
from slipstream.kernel.errors import (
    AmbiguousText,
    IllegalAction,
    InvalidOption,
    InvalidText,
    NoSuchSeat,
    SlipstreamError,
)
from slipstream.kernel.game import (
    CHANCE,
    HIDDEN,
    PUBLIC,
    Decision,
    Game,
    State,
    forced,
    observe,
    play,
    seat_name,
)
from slipstream.kernel.playout import playout
from slipstream.kernel.trace import Event
from slipstream.notation.record import Record, read_record
from slipstream.notation.replay import Replay

COMPILED = not (_core.__file__ or "").endswith(".py")
"""Whether the rules run as compiled code; they behave the same either way."""
BUILD = "compiled" if COMPILED else "pure Python"

__version__ = "0.1.0"

__all__ = [
    "BUILD",
    "CHANCE",
    "COMPILED",
    "GAMES",
    "HIDDEN",
    "PUBLIC",
    "AmbiguousText",
    "Board",
    "Bot",
    "Dealer",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidOption",
    "InvalidText",
    "NoSuchSeat",
    "Perspective",
    "Record",
    "Replay",
    "ScriptedDealer",
    "SeededDealer",
    "SlipstreamError",
    "State",
    "bots_of",
    "forced",
    "load",
    "make_bot",
    "observe",
    "play",
    "playout",
    "read",
    "read_record",
    "seat_name",
    "show",
]
