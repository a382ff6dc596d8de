"""Seasons: founded, entered, and race after race called.

A race belongs to a season when it was called: that is stored first, with the name of its table and
all that the table is made of. So a crash in between leaves a race whose table can still be opened,
and nobody can call the same race twice. Its result is counted when the table says that it is over.
"""

from __future__ import annotations

import asyncio
import secrets

from slipstream.bots.registry import bots_of
from slipstream.games.seasons import season_rules
from slipstream.kernel.game import Game
from slipstream.kernel.season import Agreed
from slipstream.table import entries as e
from slipstream.table import rest, seeds
from slipstream.table import season_rest as sr
from slipstream.table.hub import ID_BYTES, Hub
from slipstream.table.room import Refusal, Room
from slipstream.table.season_book import Called, Entered, Founded, SeasonBook
from slipstream.table.season_story import Story, info, read, stored
from slipstream.table.store import Conflict
from slipstream.table.talk import clean

ORGANISER = -1


def offer(code: str) -> sr.SeasonOffer:
    """What a game says about its seasons."""
    rules = season_rules(code)
    return sr.SeasonOffer(
        text=rules.text,
        clause=rules.clause,
        fewest=rules.fewest,
        most=rules.most,
        races_clause=rules.races_clause,
        usual=rules.usual(),
        varies=rules.varies,
        terms=[
            rest.OptionInfo(o.name, o.default, o.allowed, o.clause, o.text, o.season)
            for o in rules.terms
        ],
        sits_out=rules.sits_out,
        substitute=rules.substitute,
    )


async def create(hub: Hub, wanted: sr.NewSeason) -> sr.SeasonCreated:
    """A season as it was agreed, with those who have entered at once."""
    rules = season_rules(wanted.game)
    agreed = Agreed(len(wanted.entries), wanted.options, tuple(wanted.races), wanted.terms)
    await asyncio.to_thread(rules.agree, agreed)
    organiser = seeds.new_secret()
    founded = Founded(
        at=hub.now(),
        title=clean(wanted.title) if wanted.title else f"{rules.game.title} season",
        game=rules.game.code,
        version=rules.game.version,
        agreed=agreed,
        organiser=seeds.key_of(organiser),
        clock=wanted.clock,
        pace_ms=wanted.pace_ms,
    )
    entries: dict[int, Entered] = {}
    held: list[rest.Held] = []
    for number, seat in enumerate(wanted.entries):
        name = clean(seat.name) if seat.name else ""
        if seat.kind == "human":
            held.append(rest.Held(number, seeds.new_secret()))
            key = seeds.key_of(held[-1].secret)
            entries[number] = Entered(name or f"Seat {number + 1}", key=key)
        elif seat.kind == "bot":
            bot = _bot(rules.game, seat.bot)
            entries[number] = Entered(name or bot, bot)
    season = secrets.token_urlsafe(ID_BYTES)
    await stored(SeasonBook(hub.store).found(season, founded, entries))
    return sr.SeasonCreated(info(await read(hub, season)), held, organiser)


def _bot(game: type[Game], bot: str) -> str:
    known = list(bots_of(game))
    if bot and bot not in known:
        raise Refusal("no_bot", f"there is no such bot; there are: {', '.join(known)}")
    return bot or known[-1]


async def enter(hub: Hub, season: str, joining: rest.Joining) -> rest.Held:
    """Take an open entry: the first, or a certain one."""
    story = await read(hub, season)
    free = _free(story)
    if joining.seat is None and not free:
        raise Refusal("taken", "no entry is open")
    seat = free[0] if joining.seat is None else joining.seat
    held = rest.Held(seat, seeds.new_secret())
    await _enter(hub, story, seat, Entered(clean(joining.name), key=seeds.key_of(held.secret)))
    return held


async def fill(hub: Hub, season: str, filling: rest.Filling, secret: str) -> sr.SeasonInfo:
    """Let a bot take an open entry."""
    story = await read(hub, season)
    _who(story, secret)
    bot = _bot(story.rules.game, filling.bot)
    await _enter(hub, story, filling.seat, Entered(f"Bot {filling.seat + 1}", bot))
    return info(await read(hub, season))


def _free(story: Story) -> list[int]:
    seats = range(story.kept.founded.agreed.seats)
    return [seat for seat in seats if seat not in story.kept.entries]


async def _enter(hub: Hub, story: Story, seat: int, entered: Entered) -> None:
    if not 0 <= seat < story.kept.founded.agreed.seats:
        raise Refusal("no_seat", f"there is no entry {seat + 1} in this season")
    try:
        if seat in story.kept.entries:
            raise Conflict("somebody has entered there")
        await stored(SeasonBook(hub.store).enter(story.id, seat, entered))
    except Conflict as error:
        raise Refusal("taken", f"entry {seat + 1} is taken") from error


def _who(story: Story, secret: str) -> int:
    """The entry that a secret holds, or ORGANISER; every one is tried, whichever it is."""
    found = None
    keys = {number: entered.key for number, entered in story.kept.entries.items()}
    for number, key in {**keys, ORGANISER: story.kept.founded.organiser}.items():
        if key and secret and seeds.opens(secret, key):
            found = number
    if found is None:
        raise Refusal("no_secret", "only the organiser and who has entered may do that")
    return found


async def call(hub: Hub, season: str, calling: sr.Calling, secret: str) -> sr.SeasonInfo:
    """Open the table of the next race; if it has been called, nothing changes.

    Only a race that was left unfinished under other rules is called again, by the organiser.
    """
    story = await read(hub, season)
    who = _who(story, secret)
    if (calling.absent or calling.substitutes) and who != ORGANISER:
        raise Refusal("no_secret", "who is absent is for the organiser to say")
    if story.state in ("open", "over"):
        text = "an entry is still open" if story.state == "open" else "the season is over"
        raise Refusal("not_begun" if story.state == "open" else "over", text)
    if story.state == "ready":
        try:
            called = _called(hub, story, calling)
            await stored(SeasonBook(hub.store).call(season, story.run, called))
        except Conflict:
            pass  # somebody else has called it: that one stands
        story = await read(hub, season)
    elif story.state == "old":
        if who != ORGANISER:
            raise Refusal("no_secret", "the organiser may call again what other rules left over")
        again = _called(hub, story, calling)
        await stored(SeasonBook(hub.store).call_again(season, story.run, story.last(), again))
        story = await read(hub, season)
    if story.stuck == "called":
        await _seat_all(hub, story)
        story = await read(hub, season)
    return info(story)


def _called(hub: Hub, story: Story, calling: sr.Calling) -> Called:
    """The next race by the rules, for those who are there."""
    absent = tuple(sorted(set(calling.absent)))
    stand_ins = {one.entry: one for one in calling.substitutes}
    for entry in (*absent, *stand_ins):
        if entry not in story.kept.entries:
            raise Refusal("no_seat", f"there is no entry {entry + 1} in this season")
        if entry in absent and entry in stand_ins:
            raise Refusal("invalid", f"entry {entry + 1} sits out or is driven for, not both")
    game = story.rules.next_race(story.seasons[-1], absent)
    assert game is not None, "the season is not over"
    racing = tuple(entry for entry in sorted(story.kept.entries) if entry not in absent)
    return Called(
        table=secrets.token_urlsafe(ID_BYTES),
        at=hub.now(),
        options=game.agreed(season=False) | game.agreed(season=True),
        entries=racing,
        drivers=tuple(_driver(story, entry, stand_ins.get(entry)) for entry in racing),
        absent=absent,
        substitutes=tuple(sorted(stand_ins)),
    )


def _driver(story: Story, entry: int, stand_in: sr.Substitute | None) -> Entered:
    entered = story.kept.entries[entry]
    if stand_in is None:
        return entered
    if stand_in.kind == "open":
        return Entered()
    return Entered(f"Bot for {entered.name}"[:40], _bot(story.rules.game, stand_in.bot))


async def _seat_all(hub: Hub, story: Story) -> None:
    """The table of a race that was called. The secret of an entry opens its seat there, too."""
    called, founded = story.last(), story.kept.founded
    opened = e.Opened(
        at=hub.now(),
        game=founded.game,
        version=story.rules.game.version,
        seats=len(called.entries),
        seed=seeds.new_seed(),
        options=called.options,
        clock=founded.clock,
        pace_ms=founded.pace_ms,
        season=story.id,
        race=story.run + 1,
    )

    def seated(room: Room) -> None:
        for seat, driver in enumerate(called.drivers):
            if driver.name:
                room.sit(seat, driver.name, hub.now(), driver.bot, driver.key)

    try:
        await hub.create(opened, seated, called.table)
    except Refusal as error:
        if error.code != "stale":  # another process was quicker with the same table
            raise
