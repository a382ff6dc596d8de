"""The race of the day: driving it, and what everybody made of it."""

from __future__ import annotations

from slipstream.bots.characters import shown_name
from slipstream.games.registry import find, load
from slipstream.table.live.tables import LiveTables
from slipstream.table.looking_back import compared
from slipstream.table.looking_back.looks import Look
from slipstream.table.room import days, seeds
from slipstream.table.room import entries as e
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.room.text import clean_name
from slipstream.table.telling import rest

PACE_MS = 700


async def drive(tables: LiveTables, driving: rest.DrivingDay, client: str) -> rest.Created:
    """A table of its own for each device; whoever comes back finds it as it was left."""
    day = days.day_at(tables.now())
    game, pepper = find(driving.game).code, tables.store.pepper
    table = days.table_of(pepper, game, day, driving.device)
    secret = days.secret_of(pepper, game, day, driving.device)
    held = [rest.Held(days.DRIVER, secret)]
    try:
        return rest.Created(tables.info(await tables.find(table)), held)
    except Refusal as error:
        if error.code != "no_table":
            raise

    def seated(room: Room) -> None:
        name = clean_name(driving.name)
        room.sit(days.DRIVER, name, tables.now(), key=seeds.key_of(secret))
        for seat, bot in enumerate(field(room.race.game.seats), 1):
            room.sit(seat, shown_name(bot), tables.now(), bot=bot)

    live = await tables.create(opened(game, day, pepper, tables.now()), seated, table, client)
    return rest.Created(tables.info(live), held)


def opened(code: str, day: str, pepper: bytes, now: int) -> e.Opened:
    kind = find(code)
    seats = max(kind.fewest, min(kind.most, len(days.FIELD) + 1))
    game = load(code, seats)
    return e.Opened(
        at=now,
        game=game.code,
        version=game.version,
        seats=game.seats,
        seed=days.seed_of(pepper, game.code, day, seeds.BITS),
        duplicate=f"day {day}",
        pace_ms=PACE_MS,
        day=day,
    )


def field(seats: int) -> list[str]:
    """The bots of the day; in a larger game some of them twice."""
    return [days.FIELD[at % len(days.FIELD)] for at in range(seats - 1)]


async def results(tables: LiveTables, code: str, day: str, client: str) -> bytes:
    """Who has driven the race of a day; by itself, today's."""
    today = days.day_at(tables.now())
    wanted = day or today
    if not days.is_day(wanted) or wanted > today:
        raise Refusal("invalid", "no-day")
    game, pepper = find(code).code, tables.store.pepper
    seed = days.seed_of(pepper, game, wanted, seeds.BITS)
    look = Look(tables.store.address, "", "", tables.now())
    return await tables.workers.aside(client, compared.of_day, look, game, wanted, seed)
