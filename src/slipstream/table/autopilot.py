"""What happens by itself at a table: forced answers, bots, clocks that run out.

An automatic answer takes at least the table's pace, so that its speed tells nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from slipstream.table.desk import Desk
from slipstream.table.room import Refusal, Room

Command = Callable[[Room], None]

if TYPE_CHECKING:
    from slipstream.table.hub import Hub

CLAIM_AGAIN_MS: Final = 1000


class Autopilot:
    """For all tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def poke(self, desk: Desk) -> None:
        """Look what is to be done, now that something has changed."""
        desk.poke()
        if desk.pump is None and self._has_work(desk.room):
            desk.pump = self.hub.spawn(self._run(desk))

    def stop(self, desk: Desk) -> None:
        for task in [desk.pump, *(task for _, task in desk.thinking.values())]:
            if task is not None:
                task.cancel()

    def _has_work(self, room: Room) -> bool:
        return bool(room.clock.since or room.automatic())

    async def _run(self, desk: Desk) -> None:
        try:
            while self._has_work(desk.room):
                desk.poked.clear()
                wait = await self._step(desk)
                with contextlib.suppress(TimeoutError):
                    seconds = None if wait is None else max(0, wait) / 1000
                    await asyncio.wait_for(desk.poked.wait(), seconds)
        finally:
            desk.pump = None

    async def _step(self, desk: Desk) -> int | None:
        """Do what is due; in how many ms to look again, None if only a change matters."""
        if not await self._is_mine(desk):
            return CLAIM_AGAIN_MS
        room, now = desk.room, self.hub.now()
        due = room.asked_at + room.pace_ms
        waits: list[int] = []
        for seat, kind in room.automatic():
            if kind == "bot":
                self._think(desk, seat, room.number)
            elif now >= due:
                return await self._forced(desk, seat, room.number)
            else:
                waits.append(due - now)
        deadline = room.clock.next_deadline()
        if deadline is not None:
            if now >= deadline:
                return await self._try(desk, lambda room: room.time_out(self.hub.now()))
            waits.append(deadline - now)
        return min(waits, default=None)

    async def _is_mine(self, desk: Desk) -> bool:
        """One process at a time plays for the absent; whoever takes over resumes the clocks."""
        if not desk.is_claimed and await self.hub.store.notices.claim(desk.table):
            desk.is_claimed = True
            await self._try(desk, lambda room: room.resume(self.hub.now()))
        return desk.is_claimed

    async def _try(self, desk: Desk, command: Command) -> int:
        """In how many ms to look again: later if it could not be stored."""
        try:
            await self.hub.act(desk, command)
        except Refusal:
            return CLAIM_AGAIN_MS
        return 0

    async def _forced(self, desk: Desk, seat: int, number: int) -> int:
        return await self._try(desk, lambda room: room.automate(seat, number, self.hub.now()))

    def _think(self, desk: Desk, seat: int, number: int) -> None:
        known, task = desk.thinking.get(seat, (-1, None))
        if known == number and task is not None and not task.done():
            return
        if task is not None:
            task.cancel()
        desk.thinking[seat] = (number, self.hub.spawn(self._bot(desk, seat, number)))

    async def _bot(self, desk: Desk, seat: int, number: int) -> None:
        """Think, wait for the pace, answer: if the question still stands and the bot still sits."""
        room = desk.room
        action = await self.hub.brains.choose(room.state, seat, room.seats[seat].played_by)
        rest = room.asked_at + room.pace_ms - self.hub.now()
        await asyncio.sleep(max(0, rest) / 1000)

        def answer(room: Room) -> None:
            if room.number != number or (seat, "bot") not in room.automatic():
                return
            decision = room.state.decisions[room.state.asking]
            given = decision.fallback(room.state, seat) if action is None else action
            room.answer(seat, given, self.hub.now(), "bot")

        wait = await self._try(desk, answer)
        await asyncio.sleep(wait / 1000)
        desk.poke()
