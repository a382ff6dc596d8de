"""A race that was run elsewhere: its record becomes a room that can only be looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from slipstream.kernel.errors import InvalidOption, SlipstreamError, TextError
from slipstream.notation.house import HouseRules
from slipstream.notation.record import Divergence, read_record, read_tags
from slipstream.notation.replay import check_deal
from slipstream.table.looking_back.lobby_row import row_of
from slipstream.table.room import entries as e
from slipstream.table.room.house_rules import checked
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.room.text import clean
from slipstream.table.store.transactions import Change

NO_HOUSES: Final[Mapping[str, str]] = {}


def recounted(
    text: str,
    now: int,
    house: str = "",
    offered: Mapping[str, str] = NO_HOUSES,
    owner: str = "",
) -> Room:
    """The race of a record, told anew: every answer is checked by the rules.

    `house` is the file of its house rules; those `offered` here are known by their hash. `owner` is
    the hash of a secret, by which whoever brought it is known.
    """
    given = checked(house) if house.strip() else None
    try:
        record = read_record(text, word_for(text, given, offered))
        check_deal(record)
    except TextError as error:
        raise Refusal("no_record", clause=error.clause, detail=error.message) from error
    except Divergence as error:
        raise impossible(error) from error
    except InvalidOption as error:
        if not error.option:
            raise Refusal("no_record", clause=error.clause, detail=str(error)) from error
        asked = {"option": error.option, "value": error.value}
        raise Refusal("no_record", "impossible-options", asked, error.clause, str(error)) from error
    except SlipstreamError:
        raise
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits
        raise Refusal("no_record") from error
    game, tags = record.game, record.tags
    opened = e.Opened(
        at=now,
        game=game.code,
        version=game.version,
        seats=game.seats,
        seed=tags.get("Seed", ""),
        options=game.chosen(),
        start=tags.get("Start", ""),
        imported=text,
        owner=owner,
    )
    room = Room.open(opened)
    room.recount(_drivers(tags.get("Seats", ""), game.seats), record.moves, now)
    return room


def word_for(text: str, given: HouseRules | None, offered: Mapping[str, str]) -> str:
    """The house rules that a record was raced by, if it was raced by any."""
    name, _, digest = read_tags(text).get("House", "").partition(" ")
    if not name:
        return ""
    if given is None:
        if digest not in offered:
            raise Refusal("no_record", "house-missing", {"house": name})
        return offered[digest]
    if digest_of(given) != digest:
        raise Refusal("no_record", "house-other", {"house": name, "given": given.name})
    return given.word


def digest_of(house: HouseRules) -> str:
    return house.tag.partition(" ")[2]


def change_of(
    table: str,
    text: str,
    now: int,
    house: str = "",
    offered: Mapping[str, str] = NO_HOUSES,
    owner: str = "",
) -> Change:
    """What is to be stored of a table that is made of a record; in a worker process."""
    ledger = recounted(text, now, house, offered, owner).ledger
    bodies = [e.encode(entry) for entry in ledger.taken()]
    kept = msgspec.json.encode(ledger.snapshot())
    return Change(table, 0, bodies, row_of(table, ledger, now), kept)


def impossible(error: Divergence) -> Refusal:
    """Names the line, and the token that the rules do not take there, if it is one."""
    cause, where = error.__cause__, {"row": error.row}
    if not isinstance(cause, TextError):
        return Refusal("no_record", "impossible-record", where, detail=str(error))
    found = {**where, "token": cause.token}
    return Refusal("no_record", "impossible-move", found, cause.clause, str(error))


def _drivers(tag: str, seats: int) -> list[str]:
    """Who sat where: `1=Ann 2=bot/greedy` are Ann and Bot 2."""
    names = [""] * seats
    for part in tag.split():
        number, _, name = part.partition("=")
        if len(number) < 3 and number.isdecimal() and 0 < int(number) <= seats and name:
            is_bot = name.startswith("bot/")
            names[int(number) - 1] = (
                f"Bot {int(number)}" if is_bot else clean(name.replace("_", " "))[:40]
            )
    return names
