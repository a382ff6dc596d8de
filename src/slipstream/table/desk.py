"""One table in this process: its room, who reads along, and what is told to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from slipstream.kernel.game import PUBLIC
from slipstream.table import entries as e
from slipstream.table import telling, wire
from slipstream.table.room import Room
from slipstream.table.standing import Back, Beat
from slipstream.table.store import Row

QUIET = (e.Said, e.Wished, e.Resumed)  # entries that leave the position as it is


class Reader:
    """Somebody connected: a seat's holder or a spectator, with the messages that wait for it."""

    def __init__(self, most: int) -> None:
        self.seat = PUBLIC
        self.view = True
        self.line = False
        self.is_lost = False
        self._most = most
        self._outbox: list[bytes] = []
        self._filled = asyncio.Event()

    def tell(self, messages: Iterable[wire.Telling]) -> None:
        self.put([wire.encode(message) for message in messages])

    def put(self, lines: list[bytes]) -> None:
        """A reader that does not read is let go; it may come back and go on where it was."""
        self._outbox += lines
        if len(self._outbox) > self._most:
            self.lose()
        self._filled.set()

    def lose(self) -> None:
        self.is_lost = True
        self._filled.set()

    async def next(self) -> bytes:
        """Everything that waits, one message a line; empty when the reader is let go."""
        while not self._outbox and not self.is_lost:
            self._filled.clear()
            await self._filled.wait()
        if self.is_lost:
            return b""
        lines, self._outbox = self._outbox, []
        return b"\n".join(lines)


class Told:
    """One thing that happened: encoded once for all who know as much as everybody."""

    def __init__(self, room: Room, beat: Beat | Back) -> None:
        self._room = room
        self._beat = beat
        self._public = wire.encode(telling.told(room, beat, PUBLIC))

    def line(self, reader: int) -> bytes:
        if telling.knows_more(self._room, self._beat, reader):
            return wire.encode(telling.told(self._room, self._beat, reader))
        return self._public


class Desk:
    """A table that is held in memory."""

    def __init__(self, table: str, room: Room, stored: int, now: int) -> None:
        self.table = table
        self.room = room
        self.stored = stored  # entries that are safe
        self.readers: list[Reader] = []
        self.lock = asyncio.Lock()
        self.poked = asyncio.Event()
        self.pump: asyncio.Task[None] | None = None
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.is_claimed = False
        self.used = now
        self.gone: dict[int, int] = {}  # when the last connection of a seat ended
        self.opened = now
        self.elsewhere: dict[str, tuple[int, set[int]]] = {}  # seats here in other processes
        self.state = ""

    def poke(self) -> None:
        """Something has changed: look what is to be done."""
        self.poked.set()

    def here(self) -> set[int]:
        """The seats whose holders are connected."""
        own = {reader.seat for reader in self.readers if reader.seat >= 0}
        return own.union(*(seats for _, seats in self.elsewhere.values()))

    def absent_since(self, seat: int) -> int:
        return self.gone.get(seat, self.opened)

    def row(self, now: int) -> Row:
        """What the lobby says."""
        opened = self.room.opened
        state = telling.stage(self.room)
        return Row(self.table, opened.game, opened.listed, state, opened.at, now)

    def welcome(self, reader: Reader, hello: wire.Hello, now: int) -> list[wire.Telling]:
        """What a reader is told first: the table, what it has missed, and the position."""
        room = self.room
        known = telling.is_known(room, hello.seen)
        forced = room.seats[reader.seat].forced if reader.seat >= 0 else True
        info = telling.table_info(room, self.table, self.here() | {reader.seat} - {PUBLIC})
        told: list[wire.Telling] = [
            wire.Welcome(id=hello.id, seat=reader.seat, table=info, fresh=not known, forced=forced)
        ]
        if known:
            missed = telling.news(room, hello.seen)
            told += [telling.told(room, beat, reader.seat) for beat in missed]
        told += [telling.said(room, line) for line in room.chat if line.number > hello.heard]
        return [*told, telling.position(room, reader.seat, now, reader.view, reader.line)]

    def tell(self, fresh: Sequence[e.AnyEntry], since: int, said: int, now: int) -> None:
        """Everybody hears of new entries, as far as they may know."""
        private = self._changed_minds(fresh)
        beats = [Told(self.room, beat) for beat in telling.news(self.room, since)]
        common = self._common(fresh, said)
        is_quiet = all(isinstance(entry, QUIET) for entry in fresh)
        shared: dict[tuple[int, bool, bool], bytes] = {}
        for reader in self.readers:
            if private is not None and reader.seat != private:
                continue
            lines = [beat.line(reader.seat) for beat in beats] + common
            if not is_quiet:
                key = self._eyes(reader)
                if key not in shared:
                    shared[key] = wire.encode(telling.position(self.room, key[0], now, *key[1:]))
                lines.append(shared[key])
            reader.put(lines)

    def _eyes(self, reader: Reader) -> tuple[int, bool, bool]:
        """Through whose eyes a reader is told the position: most bots hear what everybody does."""
        alike = not reader.view and not reader.line and telling.only_waits(self.room, reader.seat)
        return PUBLIC if alike else reader.seat, reader.view, reader.line

    def _common(self, fresh: Sequence[e.AnyEntry], said: int) -> list[bytes]:
        """What is the same for everybody: chat, and who sits where."""
        told: list[wire.Telling] = []
        if self.room.said > said:
            told += [telling.said(self.room, line) for line in self.room.chat if line.number > said]
        if any(isinstance(entry, e.Seated | e.StoodIn | e.Returned) for entry in fresh):
            told.append(wire.Seats(seats=telling.seat_infos(self.room, self.here())))
        return [wire.encode(message) for message in told]

    def _changed_minds(self, fresh: Sequence[e.AnyEntry]) -> int | None:
        """The seat that has changed its sealed answer: that is nobody else's business."""
        if len(fresh) == 1 and isinstance(fresh[0], e.Sealed) and fresh[0].again:
            return fresh[0].seat
        return None

    def tell_seats(self) -> None:
        """Somebody has come or gone."""
        line = wire.encode(wire.Seats(seats=telling.seat_infos(self.room, self.here())))
        for reader in self.readers:
            reader.put([line])
