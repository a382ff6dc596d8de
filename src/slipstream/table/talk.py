"""One connection: reads its messages, carries them out, answers each of them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from slipstream.kernel.game import PUBLIC
from slipstream.table import wire
from slipstream.table.desk import Desk, Reader
from slipstream.table.hub import Hub
from slipstream.table.limits import Bucket
from slipstream.table.preview import Preview, Unwanted
from slipstream.table.room import Refusal, Room

MOST_LOOKS: Final = 8  # previews that wait for each other
MOST_REFUSALS: Final = 100  # for being too fast, before the connection is ended


class Envelope(msgspec.Struct):
    """The one thing that matters of a message that cannot be read."""

    id: str | None = None


class Talk:
    """What one reader says, and what it is told."""

    def __init__(self, hub: Hub, desk: Desk) -> None:
        self.hub = hub
        self.desk = desk
        self.reader = Reader(hub.limits.outbox)
        self._bucket = Bucket(hub.limits.messages_per_second, hub.limits.message_burst)
        self._too_fast = 0
        self.has_joined = False
        self._looks = 0
        self._looking = asyncio.Lock()
        self._previewed = ((-1, "", False), wire.Previewed(number=-1, prospects=[]))

    async def hear(self, text: str | bytes) -> None:
        """One frame: a message a line."""
        for line in text.splitlines() or [text]:
            await self._hear(line)

    async def _hear(self, line: str | bytes) -> None:
        request: wire.Request | None = None
        try:
            self._slow_down()
            request = read(line)
            if isinstance(request, wire.Hello):
                await self._hello(request)
            elif not self.has_joined:
                raise Refusal("no_hello", "say hello first")
            else:
                await self._reply(request)
        except Refusal as refusal:
            self._refuse(refusal, request.id if request else _id_of(line))

    def _refuse(self, refusal: Refusal, name: str | None) -> None:
        told = wire.Refused(id=name, code=refusal.code, text=refusal.text, clause=refusal.clause)
        self.reader.tell([told])

    def _slow_down(self) -> None:
        if self._bucket.take(self.hub.now()):
            return
        self._too_fast += 1
        if self._too_fast > MOST_REFUSALS:
            self.reader.lose()
        raise Refusal("too_fast", "too many messages: wait a little")

    async def _hello(self, hello: wire.Hello) -> None:
        if self.has_joined:
            raise Refusal("repeated", "you have said hello already")
        await self.hub.join(self.desk, self.reader, hello)
        self.has_joined = True

    async def _reply(self, request: wire.Request) -> None:
        match request:
            case wire.Ping():
                self.reader.tell([wire.Pong(id=request.id)])
            case wire.Preview():
                self._look(request)
            case _:
                seat = self._seat()

                def done(number: int) -> None:
                    self.reader.tell([wire.Accepted(id=request.id, number=number)])

                await self.hub.act(self.desk, lambda room: self._do(room, seat, request), done)

    def _seat(self) -> int:
        if self.reader.seat == PUBLIC:
            raise Refusal("spectator", "who watches cannot act")
        return self.reader.seat

    def _do(self, room: Room, seat: int, request: wire.Request) -> None:
        now = self.hub.now()
        match request:
            case wire.Answer():
                room.post(seat, request.number, request.token, now)
            case wire.Takeback():
                room.takeback(seat, request.number, request.to, now)
            case wire.Consent():
                room.consent(seat, request.number, request.agree, now)
            case wire.StandIn():
                absent = self.hub.is_absent(self.desk, request.seat)
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
            raise Refusal("too_fast", "too many previews at once: wait for one")
        self._looks += 1
        self.hub.spawn(self._tell_preview(request))

    async def _tell_preview(self, request: wire.Preview) -> None:
        try:
            async with self._looking:
                self.reader.tell([await self._preview(request)])
        except Refusal as refusal:
            self._refuse(refusal, request.id)
        finally:
            self._looks -= 1

    async def _preview(self, request: wire.Preview) -> wire.Telling:
        seat, room = self._seat(), self.desk.room
        key = (request.number, request.token, request.plans)
        if key == self._previewed[0] and request.number == room.number:
            return msgspec.structs.replace(self._previewed[1], id=request.id)
        if request.number != room.number:
            raise Refusal("stale", "the position has changed since")
        if not room.may_answer(seat):
            raise Refusal("not_asked", "you are not asked now")
        trial = Preview(room.state, seat, room.names, lambda: self._is_wanted(request.number))
        try:
            told = await asyncio.to_thread(trial.all, room.number, request.token, request.plans)
        except Unwanted as unwanted:
            raise Refusal("stale", "the position has changed since") from unwanted
        if not told.prospects and not told.plans:
            raise Refusal("invalid", "there is no such answer now")
        self._previewed = (key, told)
        return msgspec.structs.replace(told, id=request.id)

    def _is_wanted(self, number: int) -> bool:
        return number == self.desk.room.number and not self.reader.is_lost


def read(line: str | bytes) -> wire.Request:
    try:
        request: wire.Request = wire.read_request(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"this is no message: {error}") from error
    return request


def _id_of(line: str | bytes) -> str | None:
    """So that even a refused message finds its reply."""
    try:
        name = msgspec.json.decode(line, type=Envelope).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return name if name is not None and len(name) <= 64 else None


def clean(text: str) -> str:
    """A line of text: what cannot be printed becomes a space."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    found = " ".join(shown.split())
    if not found:
        raise Refusal("empty", "there is nothing to read in that")
    return found
