"""One connection: reads its messages, carries them out, answers each of them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from slipstream.kernel.game import PUBLIC
from slipstream.table.limits import Bucket
from slipstream.table.live.subscriber import Subscriber
from slipstream.table.live.table import LiveTable
from slipstream.table.live.tables import LiveTables
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.room.text import clean
from slipstream.table.telling import wire
from slipstream.table.telling.preview import Preview, Unwanted

MOST_LINES: Final = 64  # messages of a frame
MOST_LOOKS: Final = 8  # previews that wait for each other
MOST_REFUSALS: Final = 100  # for being too fast, before the connection is ended


class Envelope(msgspec.Struct):
    """The one thing that matters of a message that cannot be read."""

    id: str | None = None


class Connection:
    """What one subscriber says, and what it is told."""

    def __init__(self, tables: LiveTables, live: LiveTable) -> None:
        self.tables = tables
        self.live = live
        self.subscriber = Subscriber(tables.limits.outbox, tables.limits.outbox_bytes)
        self._bucket = Bucket(tables.limits.messages_per_second, tables.limits.message_burst)
        self._too_fast = 0
        self.has_joined = False
        self._looks = 0
        self._looking = asyncio.Lock()
        self._previewed = ((-1, "", False), wire.Previewed(number=-1, prospects=[]))

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
        if self._bucket.take(self.tables.now()):
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
                self._look(request)
            case _:
                seat = self._seat()

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

    def _look(self, request: wire.Preview) -> None:
        """Nobody's answer waits for a preview: it is made aside, one after the other."""
        if self._looks >= MOST_LOOKS:
            raise Refusal("too_fast", "too-many-previews")
        self._looks += 1
        self.tables.spawn(self._tell_preview(request))

    async def _tell_preview(self, request: wire.Preview) -> None:
        try:
            async with self._looking:
                self.subscriber.tell([await self._preview(request)])
        except Refusal as refusal:
            self._refuse(refusal, request.id)
        finally:
            self._looks -= 1

    async def _preview(self, request: wire.Preview) -> wire.Telling:
        seat, ledger = self._seat(), self.live.ledger
        race = ledger.race
        key = (request.number, request.token, request.plans)
        if key == self._previewed[0] and request.number == race.number:
            return msgspec.structs.replace(self._previewed[1], id=request.id)
        if request.number != race.number:
            raise Refusal("stale")
        if not ledger.may_answer(seat):
            raise Refusal("not_asked")
        trial = Preview(race.state, seat, lambda: self._is_wanted(request.number))
        try:
            told = await asyncio.to_thread(trial.all, race.number, request.token, request.plans)
        except Unwanted as unwanted:
            raise Refusal("stale") from unwanted
        if not told.prospects and not told.plans:
            raise Refusal("invalid", "no-such-answer")
        self._previewed = (key, told)
        return msgspec.structs.replace(told, id=request.id)

    def _is_wanted(self, number: int) -> bool:
        return number == self.live.room.race.number and not self.subscriber.is_lost


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
