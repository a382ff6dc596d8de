"""What player and attacker share: where the server is, and a table to open there."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx


class Client:
    """One client by its address, as a proxy tells it."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", headers=self.headers, timeout=120
        )

    async def open(self, game: str, humans: int, bots: int) -> Any:
        """A new table at pace 0, as soon as the limits allow one."""
        seats = [{"kind": "human", "name": "Ann"}] * humans
        seats += [{"kind": "bot", "bot": "random"}] * bots
        while True:
            body = {"game": game, "seats": seats, "pace_ms": 0}
            told = await self.http.post("/api/tables", json=body)
            if told.status_code != 429:
                return told.raise_for_status().json()
            await asyncio.sleep(2)

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/play"
