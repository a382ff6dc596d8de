"""What is done outside a race: looking round, opening tables, sitting down, reading records."""

from __future__ import annotations

from slipstream.bots.registry import bots_of
from slipstream.clauses import read_clauses, rules_folder
from slipstream.games.registry import GAMES, find, load
from slipstream.kernel.game import PUBLIC
from slipstream.notation.replay import commitment
from slipstream.table import entries as e
from slipstream.table import history, rest, seeds, telling, wire
from slipstream.table.hub import Hub, NoSuchTable
from slipstream.table.room import Refusal, Room
from slipstream.table.standing import Beat, OldRules
from slipstream.table.talk import clean


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
                rest.OptionInfo(o.name, o.default, o.allowed, o.clause, o.text, o.season)
                for o in kind.offered
            ],
            bots=list(bots_of(kind)),
        )
        for kind in (loader() for loader in GAMES.values())
    ]


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
    held: list[rest.Held] = []

    def seated(room: Room) -> None:
        for number, seat in enumerate(agreed.seats):
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
