"""One table in this process: its room, who is connected, and what is told to them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Final

from slipstream.kernel.game import PUBLIC
from slipstream.table.limits import Limits
from slipstream.table.live.subscriber import Subscriber
from slipstream.table.live.thinking_time import ThinkingTime
from slipstream.table.looking_back.lobby_row import row_of
from slipstream.table.room import entries as e
from slipstream.table.room.ledger import Ledger
from slipstream.table.room.race import Step
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.store.transactions import LobbyRow
from slipstream.table.telling import messages, wire
from slipstream.table.telling.position import present

SEATING: Final = e.Seated | e.StoodIn | e.Returned | e.Muted | e.Locked

QUIET = (
    e.Said,
    e.Commented,
    e.Wished,
    e.Resumed,
    e.Rekeyed,
)  # entries that leave the position as it is


class Announcement:
    """One thing that happened: encoded once for all who know as much as everybody."""

    def __init__(self, ledger: Ledger, step: Step) -> None:
        self._ledger = ledger
        self._beat = step
        self._public = wire.encode(messages.step_message(ledger, step, PUBLIC))

    def line(self, reader: int) -> bytes:
        if messages.knows_more(self._ledger, self._beat, reader):
            return wire.encode(messages.step_message(self._ledger, self._beat, reader))
        return self._public


class LiveTable:
    """A table that is held in memory."""

    def __init__(self, table: str, room: Room, stored: int, now: int) -> None:
        self.id = table
        self.room = room
        self.stored = stored  # entries that are safe
        self.subscribers: list[Subscriber] = []
        self.lock = asyncio.Lock()
        self.poked = asyncio.Event()
        self.pump: asyncio.Task[None] | None = None
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.thinking_time = ThinkingTime()
        self.is_claimed = False
        self.used = now
        self.gone: dict[int, int] = {}  # when the last connection of a seat ended
        self.opened = now
        self.elsewhere: dict[str, tuple[int, set[int]]] = {}  # seats here in other processes
        self.stage = ""  # as the lobby knows it
        self.is_behind = False  # the store may have more
        self.following: asyncio.Task[None] | None = None
        self.seated: Counter[str] = Counter()  # seats that a client has taken here
        self.is_dropped = False  # another one has its place
        self.is_expectant = False  # the server has just begun: people may be on their way back
        self.owner = table
        """Whose turn it is when bots of this table think: the client that opened it, if known."""

    @property
    def ledger(self) -> Ledger:
        return self.room.ledger

    def note_answers(self, fresh: Sequence[e.AnyEntry]) -> None:
        """How long those thought who have answered in person; before the entries take effect."""
        state, since = self.ledger.race.state, self.ledger.asked_at
        for entry in fresh[:1]:
            if isinstance(entry, e.Played | e.Sealed) and entry.seat >= 0 and not entry.cause:
                question = state.decision.name
                self.thinking_time.note(entry.seat, question, entry.at - since)

    def poke(self) -> None:
        """Something has changed: look what is to be done."""
        self.poked.set()

    def here(self) -> set[int]:
        """The seats whose holders are connected."""
        own = {subscriber.seat for subscriber in self.subscribers if subscriber.seat >= 0}
        return own.union(*(seats for _, seats in self.elsewhere.values()))

    @property
    def has_people(self) -> bool:
        """Whether somebody who plays here is connected, or will be in a moment."""
        is_expected = self.is_expectant and any(
            seat.is_human and not seat.played_by for seat in self.ledger.seats
        )
        return is_expected or any(subscriber.seat >= 0 for subscriber in self.subscribers)

    def absent_since(self, seat: int) -> int:
        return self.gone.get(seat, self.opened)

    def row(self, now: int) -> LobbyRow:
        """What the lobby says."""
        return row_of(self.id, self.ledger, now)

    def make_room(self, seat: int, limits: Limits) -> None:
        """Spectators are refused when there are too many; a seat's oldest connection gives way."""
        alike = [other for other in self.subscribers if other.seat == seat]
        if seat == PUBLIC and len(alike) >= limits.spectators:
            raise Refusal("full")
        if seat != PUBLIC and len(alike) >= limits.connections_of_a_seat:
            alike[0].lose()

    def welcome(self, subscriber: Subscriber, hello: wire.Hello, now: int) -> list[wire.Telling]:
        """What a subscriber is told first: the table, what it has missed, and the position."""
        ledger = self.ledger
        known = messages.is_known(ledger, hello.seen)
        forced = ledger.seats[subscriber.seat].forced if subscriber.seat >= 0 else True
        info = messages.table_info(ledger, self.id, self.here() | {subscriber.seat} - {PUBLIC})
        told: list[wire.Telling] = [
            wire.Welcome(
                id=hello.id, seat=subscriber.seat, table=info, fresh=not known, forced=forced
            )
        ]
        if known:
            missed = messages.news(ledger, hello.seen)
            told += [messages.step_message(ledger, step, subscriber.seat) for step in missed]
        told += [
            messages.said(ledger, message)
            for message in ledger.chat
            if message.number > hello.heard
        ]
        return [
            *told,
            present(ledger, subscriber.seat, now, subscriber.view, subscriber.line),
        ]

    def tell(self, fresh: Sequence[e.AnyEntry], since: int, said: int, now: int) -> None:
        """Everybody hears of new entries, as far as they may know."""
        self._show_out(fresh)
        private = self._changed_minds(fresh)
        news = [Announcement(self.ledger, step) for step in messages.news(self.ledger, since)]
        common = self._common(fresh, said)
        is_quiet = all(isinstance(entry, QUIET) for entry in fresh)
        shared: dict[tuple[int, bool, bool], bytes] = {}
        for subscriber in self.subscribers:
            if private is not None and subscriber.seat != private:
                continue
            lines = [each.line(subscriber.seat) for each in news] + common
            if not is_quiet:
                key = self._eyes(subscriber)
                if key not in shared:
                    shared[key] = wire.encode(present(self.ledger, key[0], now, *key[1:]))
                lines.append(shared[key])
            subscriber.put(lines)

    def _show_out(self, fresh: Sequence[e.AnyEntry]) -> None:
        """A seat that has a new link is nobody's who came by the old one."""
        relinked = {entry.seat for entry in fresh if isinstance(entry, e.Rekeyed)}
        for subscriber in self.subscribers:
            if subscriber.seat in relinked:
                subscriber.lose()

    def _eyes(self, subscriber: Subscriber) -> tuple[int, bool, bool]:
        """Whose view of the position it is told: most bots hear what everybody does."""
        alike = (
            not subscriber.view
            and not subscriber.line
            and messages.only_waits(self.ledger, subscriber.seat)
        )
        return PUBLIC if alike else subscriber.seat, subscriber.view, subscriber.line

    def _common(self, fresh: Sequence[e.AnyEntry], said: int) -> list[bytes]:
        """What is the same for everybody: chat, and who sits where."""
        told: list[wire.Telling] = []
        if self.ledger.said > said:
            told += [
                messages.said(self.ledger, message)
                for message in self.ledger.chat
                if message.number > said
            ]
        if any(isinstance(entry, SEATING) for entry in fresh):
            told.append(messages.seats(self.ledger, self.here()))
        return [wire.encode(message) for message in told]

    def _changed_minds(self, fresh: Sequence[e.AnyEntry]) -> int | None:
        """The seat that has changed its sealed answer: that is nobody else's business."""
        if len(fresh) == 1 and isinstance(fresh[0], e.Sealed) and fresh[0].again:
            return fresh[0].seat
        return None

    def tell_seats(self) -> None:
        """Somebody has come or gone."""
        line = wire.encode(messages.seats(self.ledger, self.here()))
        for subscriber in self.subscribers:
            subscriber.put([line])
