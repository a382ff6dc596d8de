"""What is done before a race: looking round, opening tables, sitting down."""

from __future__ import annotations

from slipstream.bots.characters import shown_name
from slipstream.bots.registry import USUAL
from slipstream.games.registry import find, teller
from slipstream.kernel.game import PUBLIC
from slipstream.notation.replay import commitment
from slipstream.table.live.repair import Unreadable
from slipstream.table.live.tables import LiveTables
from slipstream.table.looking_back import records
from slipstream.table.room import entries as e
from slipstream.table.room import seeds
from slipstream.table.room.house_rules import agreed_game, with_house
from slipstream.table.room.refusal import OldRules, Refusal
from slipstream.table.room.room import Room, known_bot
from slipstream.table.room.text import clean, clean_name
from slipstream.table.telling import messages, rest, wire
from slipstream.tell.printed_board import PrintedBoard


async def listed(tables: LiveTables) -> list[rest.Listed]:
    found = []
    for row in await tables.store.listed():
        free = 0
        if row.state == "open":
            try:
                live = await tables.find(row.id)
            except (OldRules, Unreadable):
                continue
            free = sum(seat.is_open for seat in live.room.ledger.seats)
        found.append(rest.Listed(row.id, row.game, row.state, row.created, row.active, free))
    return found


async def create(tables: LiveTables, agreed: rest.NewTable, client: str = "") -> rest.Created:
    """A table as it was agreed. Nobody chooses its seed."""
    options = with_house(agreed.options, agreed.house)
    game = agreed_game(agreed.game, len(agreed.seats), options)
    deal = agreed.duplicate.strip()
    opened = e.Opened(
        at=tables.now(),
        game=game.code,
        version=game.version,
        seats=game.seats,
        seed=seeds.shared_seed(tables.store.pepper, game.code, deal) if deal else seeds.new_seed(),
        options=options,
        clock=agreed.clock,
        duplicate=clean(deal) if deal else "",
        listed=agreed.listed,
        pace_ms=agreed.pace_ms,
        stand_in=agreed.stand_in,
        hints=agreed.hints,
    )
    if agreed.stand_in:
        known_bot(game, agreed.stand_in)
    return await opened_table(tables, opened, agreed.seats, client)


async def opened_table(
    tables: LiveTables, opened: e.Opened, seats: list[rest.NewSeat], client: str
) -> rest.Created:
    """A new table at which those sit who are known already."""
    held: list[rest.Held] = []

    def seated(room: Room) -> None:
        for number, seat in enumerate(seats):
            name = clean_name(seat.name)
            if seat.kind == "human":
                held.append(rest.Held(number, seeds.new_secret()))
                room.sit(number, name, tables.now(), key=seeds.key_of(held[-1].secret))
            elif seat.kind == "bot":
                bot = seat.bot or USUAL
                room.sit(number, name or shown_name(bot), tables.now(), bot=bot)

    live = await tables.create(opened, seated, owner=client)
    return rest.Created(tables.info(live), held)


async def info(tables: LiveTables, table: str) -> wire.TableInfo:
    try:
        return tables.info(await tables.find(table))
    except OldRules as error:
        return _old_info(table, await tables.entries(table), str(error))


def _old_info(table: str, entries: list[e.AnyEntry], note: str) -> wire.TableInfo:
    """A table of other rules: what can be said about it without them."""
    opened = records.opening(entries)
    seated = {entry.seat: entry for entry in entries if isinstance(entry, e.Seated)}
    return wire.TableInfo(
        id=table,
        game=opened.game,
        version=opened.version,
        title=find(opened.game).title,
        options=opened.options,
        seats=[
            wire.SeatInfo("bot" if who.bot else "human", who.name, who.bot, False)
            if (who := seated.get(seat))
            else wire.SeatInfo("open", "", "", False)
            for seat in range(opened.seats)
        ],
        clock=opened.clock,
        state="old",
        turn=max((entry.turn for entry in entries if isinstance(entry, e.Played)), default=0),
        listed=opened.listed,
        commitment=commitment(opened.seed),
        duplicate=messages.deal_mark(opened),
        created=opened.at,
        note=note,
        season=opened.season,
        race=opened.race,
    )


async def join(
    tables: LiveTables, table: str, joining: rest.Joining, client: str = ""
) -> rest.Held:
    """Take a seat; of a listed table only so many, that strangers do not take them all."""
    live = await tables.find(table)
    is_listed = live.ledger.opened.listed
    if is_listed and live.seated[client] >= tables.limits.seats_of_a_client:
        raise Refusal("too_many_seats")
    name, held = clean_name(joining.name), seeds.new_secret()
    taken: list[int] = []

    def sit(room: Room) -> None:
        free = [number for number, seat in enumerate(room.ledger.seats) if seat.is_open]
        if joining.seat is None and not free:
            raise Refusal("taken", "no-seat-free")
        seat = free[0] if joining.seat is None else joining.seat
        room.sit(seat, name, tables.now(), key=seeds.key_of(held))
        taken.append(seat)

    await tables.act(live, sit)
    live.seated[client] += 1
    return rest.Held(taken[-1], held)


async def fill(
    tables: LiveTables, table: str, filling: rest.Filling, secret: str
) -> wire.TableInfo:
    live = await tables.find(table)
    if not secret or await tables.seat_of(live.room, secret) == PUBLIC:
        raise Refusal("no_secret", "bots-by-players")
    bot = filling.bot
    name = shown_name(bot)
    await tables.act(live, lambda room: room.sit(filling.seat, name, tables.now(), bot=bot))
    return tables.info(live)


async def board(tables: LiveTables, table: str) -> PrintedBoard | None:
    return teller((await tables.find(table)).room.race.game).board()
