"""A driver's turns to follow: Atom for a feed reader, iCalendar for the calendar of a phone.

Both are read with a token of their own, which opens no seat and tells nothing of the race.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from xml.etree import ElementTree as Xml

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.alerts.channels import Feed
from slipstream.table.alerts.wording import Turn, Wording, turn_of
from slipstream.table.live.tables import LiveTables
from slipstream.table.seasons.store import SeasonStore
from slipstream.table.store.alerts import Channel
from slipstream.table.store.reading import Away

ATOM: Final = "http://www.w3.org/2005/Atom"


class OpenTurn:
    """One turn of the driver, and since when it is theirs."""

    def __init__(self, turn: Turn, seat: int, number: int, since: int) -> None:
        self.turn = turn
        self.seat = seat
        self.number = number
        self.since = since


async def turns(tables: LiveTables, channel: Channel) -> list[OpenTurn]:
    """Every table of the driver's at which they are up now."""
    found = []
    for table in await _tables(tables, channel.about):
        try:
            live = await tables.find(table)
        except Away:
            raise
        except SlipstreamError:
            continue  # of other rules, or never opened
        turn = await turn_of(tables, live)
        race = live.ledger.race
        found += [
            OpenTurn(turn, seat, race.number, live.ledger.asked_at)
            for seat in turn.up
            if turn.keys.get(seat) == channel.follows
        ]
    return found


async def _tables(tables: LiveTables, about: str) -> list[str]:
    kept = await SeasonStore(tables.store).load(about)
    if kept is None:
        return [about]
    return [race.called.table for race in kept.races if race.called.table and race.after is None]


def atom(found: list[OpenTurn], name: str, body: Feed, now: int) -> bytes:
    """An entry for each turn; it is the same one until the driver has acted."""
    feed = Xml.Element("feed", xmlns=ATOM)
    newest = max((told.since for told in found), default=now)
    _head(feed, f"urn:slipstream:{name}", "Slipstream", newest)
    address = f"{body.site}/api/feeds/{name}/turns.atom"
    Xml.SubElement(feed, "link", rel="self", href=address)
    Xml.SubElement(Xml.SubElement(feed, "author"), "name").text = "Slipstream"
    for told in found:
        entry, wording = Xml.SubElement(feed, "entry"), Wording(told.turn, body.language)
        _head(entry, f"urn:slipstream:{told.turn.table}:{told.number}", wording.title, told.since)
        Xml.SubElement(entry, "link", href=f"{body.site}/t/{told.turn.table}")
        Xml.SubElement(entry, "summary").text = wording.body(told.seat)
    made: bytes = Xml.tostring(feed, encoding="utf-8", xml_declaration=True)
    return made


def _head(parent: Xml.Element, name: str, title: str, at: int) -> None:
    for tag, text in (("id", name), ("title", title), ("updated", _time(at).isoformat())):
        Xml.SubElement(parent, tag).text = text


def calendar(found: list[OpenTurn], body: Feed, now: int) -> bytes:
    """Each turn from when it began until the time for it is up."""
    from icalendar import Calendar, Event

    made = Calendar()
    made.add("prodid", "-//Slipstream//Turns//EN")
    made.add("version", "2.0")
    for told in found:
        wording, left = Wording(told.turn, body.language), told.turn.up[told.seat]
        event = Event()
        event.add("uid", f"{told.turn.table}-{told.number}-{told.seat}@slipstream")
        event.add("dtstamp", _time(now))
        event.add("dtstart", _time(told.since))
        if left is not None:
            event.add("dtend", _time(now + left))
        event.add("summary", wording.title)
        event.add("description", wording.body(told.seat))
        event.add("url", f"{body.site}/t/{told.turn.table}")
        made.add_component(event)
    return bytes(made.to_ical())


def _time(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC).replace(microsecond=0)
