"""Race control for a program in another language: a request as JSON, an answer as JSON.

The page runs this in the browser itself, so that race control works without a network.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from slipstream.games.registry import GAMES
from slipstream.kernel.errors import SlipstreamError
from slipstream.race_control import acts as a
from slipstream.race_control.judge import Look, Position, Ruling, judge, look
from slipstream.race_control.race import ControlledRace, Setup
from slipstream.race_control.told import GameTold, OptionTold, RaceTold
from slipstream.tell.printed_board import PrintedBoard

Text = Annotated[str, msgspec.Meta(max_length=4000)]


class Games(msgspec.Struct, frozen=True, tag="games", forbid_unknown_fields=True):
    """Which games there are."""


class Tell(msgspec.Struct, frozen=True, tag="tell", forbid_unknown_fields=True):
    """How a race stands after these acts."""

    setup: Setup
    acts: list[a.Act]


class Draw(msgspec.Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Which card comes from the deck that is asked."""

    setup: Setup
    acts: list[a.Act]
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]


class Judge(msgspec.Struct, frozen=True, tag="judge", forbid_unknown_fields=True):
    """Whether a move is legal."""

    line: Text
    move: Text = ""


class LookAt(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Whether a move is legal, in a position that was tapped in."""

    position: Position


class Board(msgspec.Struct, frozen=True, tag="board", forbid_unknown_fields=True):
    """The drawn board, if the game has one with spaces for cars."""

    setup: Setup


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    look: Look


class Printed(msgspec.Struct, frozen=True, tag="printed"):
    board: PrintedBoard | None


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    token: str


class AllGames(msgspec.Struct, frozen=True, tag="all"):
    games: list[GameTold]


class Stands(msgspec.Struct, frozen=True, tag="stands"):
    told: RaceTold


class Ruled(msgspec.Struct, frozen=True, tag="ruled"):
    ruling: Ruling


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing has changed, and why."""

    reason: str


Request = Games | Tell | Draw | Judge | LookAt | Board
Reply = AllGames | Stands | Drawn | Ruled | Looked | Printed | Refused
_request: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def answer(body: str) -> str:
    """The one function that the browser calls."""
    try:
        reply = _answered(_request.decode(body))
    except (SlipstreamError, msgspec.MsgspecError) as error:
        reply = Refused(str(error))
    return msgspec.json.encode(reply).decode()


def _answered(request: Request) -> Reply:
    match request:
        case Games():
            return AllGames(games())
        case Judge():
            return Ruled(judge(request.line, request.move))
        case LookAt():
            return Looked(look(request.position))
        case Board():
            return Printed(ControlledRace(request.setup).control.board())
        case Draw():
            return Drawn(ControlledRace(request.setup, request.acts).draw(request.seed))
        case Tell():
            return Stands(ControlledRace(request.setup, request.acts).told())


def games() -> list[GameTold]:
    """All games with what can be agreed by a choice of values."""
    found = []
    for code, find in GAMES.items():
        game = find()
        options = [
            OptionTold(option.name, option.default, tuple(option.allowed))
            for option in game.offered
            if option.allowed and not option.season
        ]
        found.append(GameTold(code, game.title, game.fewest, game.most, options, game.circuits()))
    return found
