"""What happens by itself at a table: forced answers, bots, clocks that run out.

An automatic move takes at least the table's pace, so that its speed tells nothing; the answers that
complete it follow at once. Tables with people come first: at the others one answer after the other
is given, with a rest after each as long as anybody plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from slipstream.table.failures import failed
from slipstream.table.live.fair_queue import FairQueue
from slipstream.table.live.table import LiveTable
from slipstream.table.room.ledger import Ledger
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room

Command = Callable[[Room], None]

if TYPE_CHECKING:
    from slipstream.table.live.tables import LiveTables

CLAIM_AGAIN_MS: Final = 1000
RESTS: Final = 3  # times as long as the answer took
LONGEST_REST: Final = 0.2  # seconds


class Autoplay:
    """For all tables of a process."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self._aside = FairQueue(1)
        self._is_ended = False

    def poke(self, live: LiveTable) -> None:
        """Look what is to be done, now that something has changed."""
        live.poke()
        may_go_on = live.pump is None and not live.is_dropped and not self._is_ended
        if may_go_on and self._has_work(live.ledger):
            live.pump = self.tables.spawn(self._run(live))

    def end(self) -> None:
        """The server ends: nothing happens by itself any more."""
        self._is_ended = True

    def stop(self, live: LiveTable) -> None:
        for task in [live.pump, *(task for _, task in live.thinking.values())]:
            if task is not None:
                task.cancel()

    def _has_work(self, ledger: Ledger) -> bool:
        return bool(ledger.clock.since or ledger.automatic())

    async def _run(self, live: LiveTable) -> None:
        try:
            while self._has_work(live.ledger):
                live.poked.clear()
                wait = await self._step(live)
                with contextlib.suppress(TimeoutError):
                    seconds = None if wait is None else max(0, wait) / 1000
                    await asyncio.wait_for(live.poked.wait(), seconds)
        finally:
            live.pump = None

    async def _step(self, live: LiveTable) -> int | None:
        """Do what is due; in how many ms to look again, None if only a change matters."""
        if not await self._is_mine(live):
            return CLAIM_AGAIN_MS
        ledger, now = live.ledger, self.tables.now()
        number = ledger.race.number
        waits: list[int] = []
        for seat, kind in ledger.automatic():
            if kind == "bot":
                self._think(live, seat, number)
            elif (then := self._due(live, seat)) is None:
                continue  # the seat answers in person
            elif now >= then:
                return await self._forced(live, seat, number)
            else:
                waits.append(then - now)
        deadline = ledger.clock.next_deadline()
        if deadline is not None:
            if now >= deadline:
                return await self._try(live, lambda room: room.time_out(self.tables.now()))
            waits.append(deadline - now)
        return min(waits, default=None)

    def _due(self, live: LiveTable, seat: int) -> int | None:
        """When a forced answer is played: as late as the human might have given it; None if that
        is left to the human."""
        ledger, race = live.ledger, live.room.race
        ms: int | None = 0
        if not ledger.seats[seat].played_by:
            ms = live.thinking_time.of_forced(race.state, seat, race.number)
        return None if ms is None else ledger.asked_at + max(ledger.wait_ms(seat), ms)

    async def _is_mine(self, live: LiveTable) -> bool:
        """One process at a time plays for the absent; whoever takes over resumes the clocks."""
        if not live.is_claimed and await self.tables.store.notices.claim(live.id):
            waited = await self._try(live, lambda room: room.resume(self.tables.now()))
            live.is_claimed = not waited
        return live.is_claimed

    async def _try(self, live: LiveTable, command: Command) -> int:
        """In how many ms to look again: later if it could not be stored."""
        if live.has_people:
            return await self._act(live, command)
        async with self._aside.place(live.owner):
            begun = time.monotonic()
            wait = await self._act(live, command)
            if self.tables.has_people:
                await asyncio.sleep(min(LONGEST_REST, RESTS * (time.monotonic() - begun)))
        return wait

    async def _act(self, live: LiveTable, command: Command) -> int:
        try:
            await self.tables.act(live, command)
        except Refusal:
            return CLAIM_AGAIN_MS
        except Exception as error:  # a mistake of ours: the table tries again, and others go on
            failed("the table cannot go on by itself", error, table=live.id)
            return CLAIM_AGAIN_MS
        return 0

    async def _forced(self, live: LiveTable, seat: int, number: int) -> int:
        return await self._try(live, lambda room: room.automate(seat, number, self.tables.now()))

    def _think(self, live: LiveTable, seat: int, number: int) -> None:
        known, task = live.thinking.get(seat, (-1, None))
        if known == number and task is not None and not task.done():
            return
        if task is not None:
            task.cancel()
        live.thinking[seat] = (number, self.tables.spawn(self._bot(live, seat, number)))

    async def _bot(self, live: LiveTable, seat: int, number: int) -> None:
        """Think, wait for the pace, answer: if the question still stands and the bot still sits."""
        ledger = live.ledger
        bot = ledger.seats[seat].played_by
        choose, aside = self.tables.workers.choose, not live.has_people
        action = await choose(ledger.race.state, seat, bot, live.owner, aside)
        rest = ledger.asked_at + ledger.wait_ms(seat) - self.tables.now()
        await asyncio.sleep(max(0, rest) / 1000)

        def answer(room: Room) -> None:
            if room.race.number != number or (seat, "bot") not in room.ledger.automatic():
                return
            state = room.race.state
            decision = state.decision
            given = decision.fallback(state, seat) if action is None else action
            room.answer(seat, given, self.tables.now(), "bot")

        wait = await self._try(live, answer)
        await asyncio.sleep(wait / 1000)
        live.poke()
