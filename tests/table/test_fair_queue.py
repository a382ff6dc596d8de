"""A fair queue: who asks for much waits for itself alone."""

from __future__ import annotations

import asyncio

import pytest

from slipstream.table.live.fair_queue import Busy, FairQueue


async def served(queue: FairQueue, wanted: list[tuple[str, float]]) -> list[str]:
    """In which order clients come to their turn, whose jobs take so long."""
    order: list[str] = []

    async def job(client: str, seconds: float) -> None:
        await queue.enter(client)
        order.append(client)
        await asyncio.sleep(0)
        queue.leave(client, seconds)

    await asyncio.gather(*(job(client, seconds) for client, seconds in wanted))
    return order


def test_clients_take_turns_however_much_they_ask_for() -> None:
    wanted = [("greedy", 1.0)] * 5 + [("ann", 1.0), ("ben", 1.0)]

    order = asyncio.run(served(FairQueue(1), wanted))

    assert order[:3] == ["greedy", "ann", "ben"]
    assert order[3:] == ["greedy"] * 4


def test_those_who_wait_are_counted() -> None:
    async def run() -> list[int]:
        queue = FairQueue(1)
        await queue.enter("ann")
        waiting = [asyncio.create_task(queue.enter(client)) for client in ("ann", "ben")]
        await asyncio.sleep(0)
        before = queue.waiting
        queue.leave("ann", 1)
        after = queue.waiting
        waiting[0].cancel()
        await asyncio.wait(waiting)
        return [before, after, queue.waiting]

    assert asyncio.run(run()) == [2, 1, 0]


def test_who_takes_long_waits_longer() -> None:
    wanted = [("slow", 3.0)] * 2 + [("quick", 1.0)] * 4

    order = asyncio.run(served(FairQueue(1), wanted))

    assert order == ["slow", "quick", "quick", "quick", "slow", "quick"]


def test_a_client_has_so_many_waiting() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.enter("ann", 1)
        waiting = asyncio.create_task(queue.enter("ann", 1))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await queue.enter("ann", 1)
        queue.leave("ann", 0)
        await waiting
        queue.leave("ann", 0)

    asyncio.run(run())


def test_when_it_is_closed_nobody_waits_any_more() -> None:
    async def run() -> list[bool]:
        queue = FairQueue(1)
        await queue.enter("ann")
        waiting = [asyncio.create_task(queue.enter(client)) for client in ("ann", "ben", "cat")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        queue.close()
        heard = await asyncio.gather(*waiting, queue.enter("dan"), return_exceptions=True)
        queue.leave("ann", 1)
        return [isinstance(one, Busy) for one in heard[1:]]

    assert asyncio.run(run()) == [True, True, True]


def test_who_goes_away_when_it_is_closed_has_no_place_to_leave() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.enter("ann")
        waiting = asyncio.create_task(queue.enter("ben"))
        await asyncio.sleep(0)
        queue.close()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(run())


def test_who_goes_away_leaves_its_place_to_others() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.enter("ann")
        gone = asyncio.create_task(queue.enter("ben"))
        waiting = asyncio.create_task(queue.enter("cat"))
        await asyncio.sleep(0)
        gone.cancel()
        queue.leave("ann", 1)
        await waiting
        queue.leave("cat", 1)
        async with queue.place("ben"):
            late = asyncio.create_task(queue.enter("ann"))
            await asyncio.sleep(0)
        late.cancel()  # it has just been given the place
        await asyncio.gather(late, return_exceptions=True)
        await asyncio.wait_for(queue.enter("ben"), 1)

    asyncio.run(run())
