"""One connection: reads its messages, carries them out, answers each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from slipstream.kernel.game import PUBLIC
from slipstream.table.failures import failed
from slipstream.table.limits import COMMAND_BYTES, Bucket
from slipstream.table.live.subscriber import Subscriber
from slipstream.table.live.table import LiveTable
from slipstream.table.live.tables import LiveTables
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.room.text import clean
from slipstream.table.telling import wire

MOST_LINES: Final = 64  # messages of a frame
MOST_LOOKS: Final = 8  # previews that wait for each other
MOST_REFUSALS: Final = 100  # for being too fast, before the connection is ended


class Envelope(msgspec.Struct):
    """The one thing that matters of a message that cannot be read."""

    id: str | None = None


class Connection:
    """What one subscriber says, and what it is told."""

    def __init__(self, tables: LiveTables, live: LiveTable, client: str = "") -> None:
        self.tables = tables
        self.live = live
        self.client = client
        self.subscriber = Subscriber(tables.limits.outbox, tables.limits.outbox_bytes)
        self._bucket = Bucket(tables.limits.messages_per_second, tables.limits.message_burst)
        self._too_fast = 0
        self.has_joined = False
        self._looks = 0
        self._looking = asyncio.Lock()
        self._previewed = ((-1, "", False), b"")
        self._hinted = (-1, b"")

    async def hear(self, text: str | bytes) -> None:
        """One frame: a message a line."""
        lines = text.splitlines() or [text]
        if len(lines) > MOST_LINES:
            self.subscriber.lose()  # nobody has so much to say at once
        for line in lines:
            if self.subscriber.is_lost:
                return
            await self._hear(line)

    async def _hear(self, line: str | bytes) -> None:
        request: wire.Request | None = None
        try:
            self._slow_down()
            request = read(line)
            if isinstance(request, wire.Hello):
                await self._hello(request)
            elif not self.has_joined:
                raise Refusal("no_hello")
            else:
                await self._reply(request)
        except Refusal as refusal:
            self._refuse(refusal, request.id if request else _id_of(line))

    def _refuse(self, refusal: Refusal, name: str | None) -> None:
        self.subscriber.tell([wire.refused(refusal, name)])

    def _slow_down(self) -> None:
        now = self.tables.now()
        if self._bucket.take(now) and self.tables.messages.take(self.client, now):
            return
        self._too_fast += 1
        if self._too_fast > MOST_REFUSALS:
            self.subscriber.lose()
        raise Refusal("too_fast")

    async def _hello(self, hello: wire.Hello) -> None:
        if self.has_joined:
            raise Refusal("repeated", "hello-already")
        await self.tables.join(self.live, self.subscriber, hello)
        self.has_joined = True

    async def _reply(self, request: wire.Request) -> None:
        match request:
            case wire.Ping():
                self.subscriber.tell([wire.Pong(id=request.id)])
            case wire.Preview():
                self._look(request, lambda: self._preview(request))
            case wire.Hint():
                self._look(request, lambda: self._hint(request))
            case _:
                seat = self._seat()
                self.tables.charge(self.client, COMMAND_BYTES)

                def done(number: int) -> None:
                    self.subscriber.tell([wire.Accepted(id=request.id, number=number)])

                await self.tables.act(self.live, lambda room: self._do(room, seat, request), done)

    def _seat(self) -> int:
        if self.subscriber.seat == PUBLIC:
            raise Refusal("spectator")
        return self.subscriber.seat

    def _do(self, room: Room, seat: int, request: wire.Request) -> None:
        now = self.tables.now()
        match request:
            case wire.Answer():
                room.post(seat, request.number, request.token, now)
            case wire.Takeback():
                room.takeback(seat, request.number, request.to, now)
            case wire.Consent():
                room.consent(seat, request.number, request.agree, now)
            case wire.Holiday(begin=begin, end=end):
                room.holiday(seat, begin, end, now)
            case wire.StandIn():
                absent = self.tables.is_absent(self.live, request.seat)
                room.stand_in(request.seat, seat, request.bot, absent, now)
            case wire.Return():
                room.take_seat_back(seat, now)
            case wire.Wish():
                room.wish(seat, request.forced, now, request.pace_ms)
            case wire.Chat():
                room.say(seat, clean(request.text), now)
            case _:
                raise AssertionError("every request has its command")

    def _look(self, request: wire.Look, look: Callable[[], Awaitable[bytes]]) -> None:
        """Nobody's answer waits for a preview or a hint: made aside, one after the other."""
        if self._looks >= MOST_LOOKS:
            raise Refusal("too_fast", "too-many-previews")
        self._looks += 1
        self.tables.spawn(self._tell_look(request, look))

    async def _tell_look(self, request: wire.Look, look: Callable[[], Awaitable[bytes]]) -> None:
        try:
            async with self._looking:
                message = await look()
                self._must_stand(request)
                self.subscriber.put([_named(message, request.id)])
        except Refusal as refusal:
            self._refuse(refusal, request.id)
        except Exception as error:  # a mistake of ours: it is told, and the race goes on
            failed(f"{type(request).__name__.lower()} failed", error, table=self.live.id)
            self._refuse(Refusal("broken"), request.id)
        finally:
            self._looks -= 1

    def _asked(self, request: wire.Look) -> int:
        """The seat, if it is asked at the position that the request names."""
        seat = self._seat()
        self._must_stand(request)
        if not self.live.ledger.may_answer(seat):
            raise Refusal("not_asked")
        return seat

    async def _preview(self, request: wire.Preview) -> bytes:
        seat, race = self._asked(request), self.live.ledger.race
        key = (request.number, request.token, request.ways)
        if key != self._previewed[0]:
            preview = self.tables.workers.preview
            self._previewed = (key, await preview(self.client, race.state, seat, *key))
        if not self._previewed[1]:
            raise Refusal("invalid", "no-such-answer")
        return self._previewed[1]

    async def _hint(self, request: wire.Hint) -> bytes:
        """What an ace would do, where the table allows to ask; thought out once a position."""
        seat, ledger = self._asked(request), self.live.ledger
        if not ledger.opened.hints:
            raise Refusal("no_hints")
        number = request.number
        if number != self._hinted[0]:
            hint = self.tables.workers.hint
            self._hinted = (number, await hint(self.client, ledger.race.state, seat, number))
        return self._hinted[1]

    def _must_stand(self, request: wire.Look) -> None:
        if request.number != self.live.ledger.race.number:
            raise Refusal("stale")


def _named(message: bytes, name: str | None) -> bytes:
    """An encoded message with the id of the request that it answers."""
    return message if name is None else b'{"id":%b,' % msgspec.json.encode(name) + message[1:]


def read(line: str | bytes) -> wire.Request:
    try:
        request: wire.Request = wire.read_request(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", detail=f"The message cannot be read: {error}") from error
    return request


def _id_of(line: str | bytes) -> str | None:
    """So that even a refused message finds its reply."""
    try:
        name = msgspec.json.decode(line, type=Envelope).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return name if name is not None and len(name) <= 64 else None
