"""A turn in words: what is told to whoever is up."""

from __future__ import annotations

from typing import Final

import msgspec

from slipstream.table.live.table import LiveTable
from slipstream.table.live.tables import LiveTables
from slipstream.table.seasons.store import SeasonStore
from slipstream.tell.words import Words, catalogue

CATALOGUE: Final = "slipstream.table.alerts"
HOUR_MS: Final = 3_600_000


class Turn(msgspec.Struct, frozen=True):
    """A table as somebody who is up there wants to know it. Nothing of the race is in it."""

    table: str
    game: str
    names: list[str]
    up: dict[int, int | None]
    """Who is up, and the ms they have left; None without a clock."""
    keys: dict[int, str]
    season: str = ""
    title: str = ""
    race: int = 0

    def only(self, seats: list[int]) -> Turn:
        return msgspec.structs.replace(self, up={n: ms for n, ms in self.up.items() if n in seats})


async def turn_of(tables: LiveTables, live: LiveTable) -> Turn:
    """Who is up now, in person."""
    ledger, now = live.ledger, tables.now()
    has_clock = ledger.clock.rules.kind != "none"
    seats = ledger.seats
    waiting = [n for n in ledger.waiting() if n >= 0 and not seats[n].played_by]
    return Turn(
        table=live.id,
        game=ledger.race.game.title,
        names=[seat.name for seat in seats],
        up={n: ledger.clock.remaining(n, now) if has_clock else None for n in waiting},
        keys={n: seat.key for n, seat in enumerate(seats) if seat.is_human},
        season=ledger.opened.season,
        title=await _title(tables, ledger.opened.season),
        race=ledger.opened.race,
    )


async def _title(tables: LiveTables, season: str) -> str:
    kept = await SeasonStore(tables.store).load(season) if season else None
    return kept.founded.title if kept else ""


class Wording:
    """For one reader's language."""

    def __init__(self, turn: Turn, language: str) -> None:
        self.turn = turn
        self.words = Words(catalogue(language, CATALOGUE), turn.names)

    @property
    def title(self) -> str:
        return self.words("alert-title", game=self.turn.game)

    def body(self, seat: int) -> str:
        """Where, with whom, and how much time is left."""
        turn = self.turn
        others = [name for at, name in enumerate(self.words.names) if at != seat]
        ms = turn.up.get(seat)
        told = self.words(
            "alert-body",
            season="yes" if turn.season else "no",
            title=turn.title,
            race=turn.race,
            others=others,
            clock="no" if ms is None else "yes",
            hours=(ms or 0) // HOUR_MS,
        )
        return told.strip()

    def webhook(self) -> str:
        turn = self.turn
        if turn.season:
            return self.words(
                "alert-webhook-season", title=turn.title, race=turn.race, game=turn.game
            )
        return self.words("alert-webhook", game=turn.game)

    def name(self, seat: int) -> str:
        return self.words.name(seat)


def words_for(language: str) -> Words:
    return Words(catalogue(language, CATALOGUE))
