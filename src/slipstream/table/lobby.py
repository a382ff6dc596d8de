"""What is done outside a race: looking round, opening tables, sitting down, reading records."""

from __future__ import annotations

import asyncio
from functools import cache

from slipstream.bots.registry import bots_of
from slipstream.clauses import read_clauses, rules_folder
from slipstream.games.registry import GAMES, find, load
from slipstream.kernel.errors import TextError
from slipstream.kernel.game import PUBLIC, Game
from slipstream.kernel.plan import Plan
from slipstream.notation.record import Divergence, read_record
from slipstream.notation.replay import check_deal, commitment
from slipstream.table import entries as e
from slipstream.table import history, rest, seeds, telling, wire
from slipstream.table.chances import MOST_POSITIONS
from slipstream.table.chronicle import Chronicle
from slipstream.table.desk import Desk
from slipstream.table.hub import Hub, NoSuchTable
from slipstream.table.room import Refusal, Room
from slipstream.table.standing import Beat, OldRules
from slipstream.table.talk import clean


@cache
def games() -> list[rest.GameInfo]:
    return [
        rest.GameInfo(
            code=kind.code,
            title=kind.title,
            version=kind.version,
            fewest=kind.fewest,
            most=kind.most,
            seats_clause=kind.seats_clause,
            options=[
                rest.OptionInfo(
                    o.name, o.default, o.allowed, o.clause, o.text, o.season, _usual(kind, o.name)
                )
                for o in kind.offered
            ],
            bots=list(bots_of(kind)),
            circuits=[rest.CircuitInfo(*circuit) for circuit in kind.circuits().items()],
        )
        for kind in (loader() for loader in GAMES.values())
    ]


def _usual(kind: type[Game], option: str) -> dict[str, str]:
    """What the option, left empty, stands for: by circuit if that decides, else by seats."""
    circuits = {name: kind(kind.fewest, {"circuit": name}) for name in kind.circuits()}
    found = {name: game.usual().get(option, "") for name, game in circuits.items()}
    if len(set(found.values())) < 2:
        seats = range(kind.fewest, kind.most + 1)
        found = {str(number): kind(number, {}).usual().get(option, "") for number in seats}
    return {name: value for name, value in found.items() if value}


def rules(code: str) -> rest.RulesText:
    """The specification whose clauses begin with the code."""
    if code not in GAMES:
        raise Refusal("no_game", f"there is no such game; there are: {', '.join(GAMES)}")
    for file in sorted(rules_folder().glob("*.md")):
        text = file.read_text("utf-8")
        found = read_clauses(text)
        if found and all(name.startswith(f"{code}-") for name in found):
            clauses = [rest.ClauseText(clause.id, clause.text) for clause in found.values()]
            return rest.RulesText(code, text, clauses)
    raise Refusal("no_rules", f"the rules of {code} are not here")


async def listed(hub: Hub) -> list[rest.Listed]:
    found = []
    for row in await hub.store.listed():
        free = 0
        if row.state == "open":
            try:
                desk = await hub.desk(row.id)
            except OldRules:
                continue
            free = sum(seat.is_open for seat in desk.room.seats)
        found.append(rest.Listed(row.id, row.game, row.state, row.created, row.active, free))
    return found


async def create(hub: Hub, agreed: rest.NewTable) -> rest.Created:
    """A table as it was agreed. Nobody chooses its seed."""
    game = load(agreed.game, len(agreed.seats), agreed.options)
    deal = agreed.duplicate.strip()
    opened = e.Opened(
        at=hub.now(),
        game=game.code,
        version=game.version,
        seats=game.seats,
        seed=seeds.shared_seed(hub.store.pepper, game.code, deal) if deal else seeds.new_seed(),
        options=agreed.options,
        clock=agreed.clock,
        duplicate=clean(deal) if deal else "",
        listed=agreed.listed,
        pace_ms=agreed.pace_ms,
    )
    return await _opened(hub, opened, agreed.seats)


async def _opened(hub: Hub, opened: e.Opened, seats: list[rest.NewSeat]) -> rest.Created:
    """A new table at which those sit who are known already."""
    held: list[rest.Held] = []

    def seated(room: Room) -> None:
        for number, seat in enumerate(seats):
            name = clean(seat.name) if seat.name else f"Seat {number + 1}"
            if seat.kind == "human":
                held.append(rest.Held(number, seeds.new_secret()))
                room.sit(number, name, hub.now(), key=seeds.key_of(held[-1].secret))
            elif seat.kind == "bot":
                bot = seat.bot or _best(room)
                room.sit(number, clean(seat.name or bot), hub.now(), bot=bot)

    desk = await hub.create(opened, seated)
    return rest.Created(hub.info(desk), held)


def _best(room: Room) -> str:
    return list(bots_of(type(room.game)))[-1]


async def info(hub: Hub, table: str) -> wire.TableInfo:
    try:
        return hub.info(await hub.desk(table))
    except OldRules as error:
        return _old_info(table, await _entries(hub, table), str(error))


def _old_info(table: str, entries: list[e.AnyEntry], note: str) -> wire.TableInfo:
    """A table of other rules: what can be said about it without them."""
    opened = history.opening(entries)
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
        duplicate=opened.duplicate,
        created=opened.at,
        note=note,
        season=opened.season,
        race=opened.race,
    )


async def join(hub: Hub, table: str, joining: rest.Joining) -> rest.Held:
    desk = await hub.desk(table)
    name, held = clean(joining.name), seeds.new_secret()
    taken: list[int] = []

    def sit(room: Room) -> None:
        free = [number for number, seat in enumerate(room.seats) if seat.is_open]
        if joining.seat is None and not free:
            raise Refusal("taken", "no seat is open")
        seat = free[0] if joining.seat is None else joining.seat
        room.sit(seat, name, hub.now(), key=seeds.key_of(held))
        taken.append(seat)

    await hub.act(desk, sit)
    return rest.Held(taken[-1], held)


async def fill(hub: Hub, table: str, filling: rest.Filling, secret: str) -> wire.TableInfo:
    desk = await hub.desk(table)
    if not secret or hub.seat_of(desk.room, secret) == PUBLIC:
        raise Refusal("no_secret", "only who holds a seat may let bots sit down")
    bot = filling.bot
    await hub.act(desk, lambda room: room.sit(filling.seat, bot, hub.now(), bot=bot))
    return hub.info(desk)


async def _entries(hub: Hub, table: str) -> list[e.AnyEntry]:
    entries = await hub.store.since(table, 0) if len(table) <= 40 else []
    if not entries:
        raise NoSuchTable("there is no such table")
    return entries


def _reader(entries: list[e.AnyEntry], secret: str) -> int:
    """The seat that a secret opens, without a room."""
    found = PUBLIC
    for entry in entries:
        if isinstance(entry, e.Seated) and entry.key and secret:
            found = entry.seat if seeds.opens(secret, entry.key) else found
    if secret and found == PUBLIC:
        raise Refusal("no_secret", "this secret opens no seat here")
    return found


async def record(hub: Hub, table: str, secret: str) -> str:
    entries = await _entries(hub, table)
    reader = _reader(entries, secret)
    over = any(isinstance(entry, e.Over) for entry in entries)
    return history.record_text(entries, telling.whose_copy(over, reader))


async def _chronicle(hub: Hub, table: str) -> tuple[Chronicle, Desk]:
    desk = await hub.desk(table)
    found = hub.shelf.find(table, desk.stored)
    if found is None:
        entries = await _entries(hub, table)
        found = await asyncio.to_thread(Chronicle, entries)
        hub.shelf.put(table, len(entries), found)
    return found, desk


async def position(
    hub: Hub, table: str, secret: str, index: int | None, eyes: int | None
) -> wire.Position:
    """Where the race stands, or stood after `index` moves."""
    if index is None and eyes is None:
        desk = await hub.desk(table)
        reader = hub.seat_of(desk.room, secret)
        async with desk.lock:
            return telling.position(desk.room, reader, hub.now(), line=True)
    chronicle, desk = await _chronicle(hub, table)
    index = chronicle.room.index if index is None else index
    reader = chronicle.eyes(hub.seat_of(desk.room, secret), eyes)
    return await asyncio.to_thread(chronicle.position, index, reader)


async def turns(hub: Hub, table: str, secret: str, eyes: int | None) -> list[rest.Turn]:
    chronicle, desk = await _chronicle(hub, table)
    reader = chronicle.eyes(hub.seat_of(desk.room, secret), eyes)
    return await asyncio.to_thread(chronicle.turns, reader)


async def chances(hub: Hub, table: str, indices: list[int]) -> list[rest.Chance]:
    """One position after the other, so that bots of other tables are not kept waiting."""
    if len(indices) > MOST_POSITIONS:
        raise Refusal("malformed", f"{len(indices)} positions: at most {MOST_POSITIONS} at once")
    chronicle, _ = await _chronicle(hub, table)
    for index in indices:
        if index not in chronicle.chances:
            state = await asyncio.to_thread(chronicle.ended, index)
            over = (1, [int(place == 1) for place in state.places()])
            found = await hub.brains.chances(state) if state.waiting else over
            chronicle.chances[index] = rest.Chance(index, *found)
    return [chronicle.chances[index] for index in indices]


async def board(hub: Hub, table: str) -> Plan | None:
    return (await hub.desk(table)).room.game.board()


async def fork(hub: Hub, table: str, forking: rest.Forking) -> rest.Created:
    """A new table that begins where another stood."""
    chronicle, desk = await _chronicle(hub, table)
    before, game = desk.room.opened, desk.room.game
    if len(forking.seats) != game.seats:
        raise Refusal("no_seat", f"the race has {game.seats} seats, not {len(forking.seats)}")
    redealt = forking.eyes if forking.redeal else None
    opened = e.Opened(
        at=hub.now(),
        game=game.code,
        version=game.version,
        seats=game.seats,
        seed=seeds.new_seed(),
        options=before.options,
        start=await asyncio.to_thread(chronicle.line, forking.index, redealt),
        pace_ms=forking.pace_ms,
    )
    return await _opened(hub, opened, forking.seats)


async def bring(hub: Hub, body: bytes) -> rest.Created:
    """A record becomes a table to look at."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise Refusal("malformed", "a record is text in UTF-8") from error
    room = await asyncio.to_thread(_recounted, text, hub.now())
    return rest.Created(hub.info(await hub.adopt(room)), [])


def _recounted(text: str, now: int) -> Room:
    try:
        record = read_record(text)
        check_deal(record)
    except TextError as error:
        raise Refusal("no_record", error.message, error.clause) from error
    except Divergence as error:
        clause = getattr(error.__cause__, "clause", "")
        raise Refusal("no_record", str(error), clause) from error
    game, tags = record.game, record.tags
    opened = e.Opened(
        at=now,
        game=game.code,
        version=game.version,
        seats=game.seats,
        seed=tags.get("Seed", ""),
        options=game.agreed(season=False) | game.agreed(season=True),
        start=tags.get("Start", ""),
        imported=text,
    )
    room = Room.open(opened)
    room.recount(_drivers(tags.get("Seats", ""), game.seats), record.moves, now)
    return room


def _drivers(tag: str, seats: int) -> list[str]:
    """Who sat where: `1=Ann 2=bot/greedy` in words."""
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    for part in tag.split():
        number, _, name = part.partition("=")
        if number.isdecimal() and 0 < int(number) <= seats and name:
            names[int(number) - 1] = clean(name.replace("_", " "))[:40]
    return names


async def log(hub: Hub, table: str, secret: str) -> rest.RaceLog:
    entries = await _entries(hub, table)
    reader = _reader(entries, secret)
    if history.is_old(history.opening(entries)):
        raise OldRules("this table is of other rules: there is only its record")
    room = Room.read(None, entries)
    moves = [
        telling.moved(room, Beat(index, index, 0, told.move, told.events, "", 0), reader)
        for index, told in enumerate(history.told(entries), 1)
    ]
    return rest.RaceLog(moves)
