"""What is kept of a season: what was agreed, who has entered, and the tables of its races.

Nothing is added up here. A race is counted from its table; what the season is then is kept beside
it, so that it can be read under later rules, too. Entries and races have their number as primary
key: who comes second with a number has stored nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from slipstream.league.acts import Done
from slipstream.league.progress import Called, Entered
from slipstream.season import Agreed
from slipstream.table.room.clock import ClockRules
from slipstream.table.store import schema
from slipstream.table.store.store import Store


class Founded(msgspec.Struct, frozen=True):
    """What was agreed before the season; it never changes."""

    at: int
    title: str
    game: str
    version: int
    agreed: Agreed
    organiser: str
    """The hash of the organiser's secret."""
    clock: ClockRules = ClockRules()
    pace_ms: int = 0
    stand_in: str = ""
    """The bot that drives on when a slow clock has run out, or for whoever is away."""


class Race(msgspec.Struct, frozen=True):
    """A race that was called; `after` is the season with it, once it has been counted."""

    called: Called
    after: bytes | None


class Kept(msgspec.Struct, frozen=True):
    """A season as it is stored."""

    founded: Founded
    entries: dict[int, Entered]
    """By the number of signing up; those beyond the entries wait."""
    races: list[Race]
    acts: list[Done]


class New(NamedTuple):
    """A season that is to be founded."""

    season: str
    founded: Founded
    entries: dict[int, Entered]


_founded = msgspec.json.Decoder(Founded)
_entered = msgspec.json.Decoder(Entered)
_done = msgspec.json.Decoder(Done)
_called = msgspec.json.Decoder(Called)


class SeasonStore:
    """The seasons of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def found(self, season: str, founded: Founded, entries: dict[int, Entered]) -> None:
        """A new season, with those who have entered at once."""
        await self.found_all([New(season, founded, entries)], [])

    async def found_all(self, made: list[New], acts: list[tuple[str, int, Done]]) -> None:
        """Seasons that belong together, with what is added to others: all of it or nothing."""

        def work(connection: sa.Connection) -> None:
            for season, founded, entries in made:
                values = {"id": season, "body": msgspec.json.encode(founded)}
                connection.execute(sa.insert(schema.seasons).values(values))
                for number, entered in entries.items():
                    _insert(connection, schema.season_entries, season, number, entered)
            for season, number, done in acts:
                _insert(connection, schema.season_acts, season, number, done)

        first = made[0][0]
        await self._store.write(work, lambda connection: _body(connection, first) is not None)

    async def enter(self, season: str, number: int, entered: Entered) -> None:
        """Conflict if somebody else has entered there."""
        await self._add(schema.season_entries, season, number, entered)

    async def call(self, season: str, number: int, called: Called) -> None:
        """Conflict if somebody else has called that race."""
        await self._add(schema.season_races, season, number, called)

    async def act(self, season: str, number: int, done: Done) -> None:
        """Conflict if something else was done under that number."""
        await self._add(schema.season_acts, season, number, done)

    async def settle(self, season: str, number: int, called: Called, after: bytes) -> None:
        """A race without a table, counted at once; Conflict if somebody else has called it."""

        def work(connection: sa.Connection) -> None:
            values = {"season_id": season, "number": number, "body": msgspec.json.encode(called)}
            connection.execute(sa.insert(schema.season_races).values({**values, "after": after}))

        races = schema.season_races
        await self._store.write(
            work, lambda connection: _stands(connection, races, season, number, called)
        )

    async def call_again(
        self,
        season: str,
        number: int,
        before: Called,
        called: Called,
        after: bytes | None = None,
    ) -> None:
        """Instead of a race that is not counted; nothing changes if it was called since."""
        races = schema.season_races
        mine = sa.and_(
            races.c.season_id == season,
            races.c.number == number,
            races.c.body == msgspec.json.encode(before),
            races.c.after.is_(None),
        )
        values = {"body": msgspec.json.encode(called), "after": after}
        await self._update(sa.update(races).where(mine).values(values))

    async def count(self, season: str, number: int, after: bytes) -> None:
        """What the season is with that race; it is the same whoever counts."""
        races = schema.season_races
        mine = sa.and_(
            races.c.season_id == season, races.c.number == number, races.c.after.is_(None)
        )
        await self._update(sa.update(races).where(mine).values(after=after))

    async def _add(self, table: sa.Table, season: str, number: int, body: msgspec.Struct) -> None:
        await self._store.write(
            lambda connection: _insert(connection, table, season, number, body),
            lambda connection: _stands(connection, table, season, number, body),
        )

    async def _update(self, update: sa.Update) -> None:
        """One that changes nothing if it is made twice: no primary key refuses it."""

        def work(connection: sa.Connection) -> None:
            connection.execute(update)

        await self._store.write(work, lambda _connection: True)

    async def load(self, season: str) -> Kept | None:
        """None if there is no such season."""

        def work(connection: sa.Connection) -> Kept | None:
            body = _body(connection, season)
            if body is None:
                return None
            entries = {
                row.number: _entered.decode(bytes(row.body))
                for row in connection.execute(_of(schema.season_entries, season))
            }
            races = [
                Race(_called.decode(bytes(row.body)), bytes(row.after) if row.after else None)
                for row in connection.execute(_of(schema.season_races, season))
            ]
            acts = [
                _done.decode(bytes(row.body))
                for row in connection.execute(_of(schema.season_acts, season))
            ]
            return Kept(_founded.decode(body), entries, races, acts)

        return await self._store.read(work) if schema.is_id(season) else None


def _body(connection: sa.Connection, season: str) -> bytes | None:
    query = sa.select(schema.seasons.c.body).where(schema.seasons.c.id == season)
    found = connection.execute(query).scalar_one_or_none()
    return None if found is None else bytes(found)


def _stands(
    connection: sa.Connection, table: sa.Table, season: str, number: int, body: msgspec.Struct
) -> bool:
    """Whether exactly this is stored under that number."""
    query = _of(table, season).where(table.c.number == number)
    found = connection.execute(query).first()
    return found is not None and bytes(found.body) == msgspec.json.encode(body)


def _insert(
    connection: sa.Connection, table: sa.Table, season: str, number: int, body: msgspec.Struct
) -> None:
    values = {"season_id": season, "number": number, "body": msgspec.json.encode(body)}
    connection.execute(sa.insert(table).values(values))


def _of(table: sa.Table, season: str) -> sa.Select[tuple[object, ...]]:
    return sa.select(table).where(table.c.season_id == season).order_by(table.c.number)
