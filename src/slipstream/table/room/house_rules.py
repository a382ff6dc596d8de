"""House rules that somebody brings to a table or a season."""

from __future__ import annotations

from slipstream.games.registry import load
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game
from slipstream.kernel.house import HOUSE
from slipstream.notation.house import HouseRules, read_house
from slipstream.table.room.refusal import Refusal


def checked(text: str) -> HouseRules:
    """House rules from the text of a file; what is wrong with it is told to whoever brings it."""
    try:
        return read_house(text, "house rules")
    except InvalidOption as error:
        raise refused(error) from error


def with_house(options: dict[str, str], text: str) -> dict[str, str]:
    """The options agreed, with the house rules of a file if there is one."""
    return checked(text).chosen(options) if text.strip() else options


def agreed_game(code: str, seats: int, options: dict[str, str]) -> Game:
    """The game as it was agreed, if that can be."""
    try:
        return load(code, seats, options)
    except InvalidOption as error:
        if options.get(HOUSE) and not error.option:
            raise refused(error) from error
        raise


def refused(error: InvalidOption) -> Refusal:
    why = str(error)
    return Refusal("house_rules", args={"why": why}, clause=error.clause, detail=why)
