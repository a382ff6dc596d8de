"""The others: people who play against bots, each at a table of their own, who look at it
between moves.

A process of its own, so that what the attacker computes is not taken for the server's slowness.
Prints the seconds of every answer, every round of the bots and every request as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import defaultdict

from websockets.asyncio.client import connect

from fair.client import Client

TABLES = 5
REST = 0.1  # nobody is faster; and the limits let that pass
Times = dict[str, list[float]]


async def evening(port: int, seconds: float) -> Times:
    found: Times = defaultdict(list)
    end = time.monotonic() + seconds

    async def play(number: int) -> None:
        client = Client(port, f"10.0.1.{number}")
        while time.monotonic() < end:
            await race(client, found, end)

    await asyncio.gather(*(play(number) for number in range(TABLES)))
    return found


async def race(client: Client, found: Times, end: float) -> None:
    made = await client.open("FMR", 1, 2)
    table, secret = made["table"]["id"], made["held"][0]["secret"]
    async with connect(
        client.socket(table), additional_headers=client.headers, max_size=None
    ) as socket:
        await socket.send(json.dumps({"type": "hello", "secret": secret, "view": False}))
        sent = asked = 0.0
        while time.monotonic() < end:
            for line in (await asyncio.wait_for(socket.recv(), 120)).splitlines():
                heard, now = json.loads(line), time.monotonic()
                if heard["type"] == "accepted":
                    found["answer"].append(now - sent)
                    asked = now
                if heard["type"] == "position" and "end" in heard:
                    return
                if heard["type"] == "position" and heard.get("answers"):
                    if asked:
                        found["bots"].append(now - asked)
                    await look(client, found, table)
                    sent, asked = time.monotonic(), 0.0
                    answer = {"type": "answer", "id": "a", "number": heard["number"]}
                    await socket.send(json.dumps({**answer, "token": heard["answers"][0]}))


async def look(client: Client, found: Times, table: str) -> None:
    begun = time.monotonic()
    (await client.http.get(f"/api/tables/{table}")).raise_for_status()
    found["request"].append(time.monotonic() - begun)
    await asyncio.sleep(REST)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(evening(int(sys.argv[1]), float(sys.argv[2])))))
