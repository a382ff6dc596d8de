"""The WebSocket of a table: messages in, messages out, until one side goes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.failures import failed
from slipstream.table.live.tables import LiveTables
from slipstream.table.server.connection import Connection
from slipstream.table.server.parameters import client_of
from slipstream.table.server.problems import refusal_of
from slipstream.table.telling import wire


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: AppState) -> None:
    """Play or watch; docs/protocol.md describes the messages."""
    tables: LiveTables = state.tables
    await socket.accept()
    try:
        live = await tables.find(table)
    except SlipstreamError as error:
        refusal = refusal_of(error)
        code = refusal.code
        await socket.send_text(wire.encode(wire.refused(refusal)).decode())
        await socket.close(code=4004 if code in ("no_table", "old_rules") else 1013, reason=code)
        return
    connection = Connection(tables, live, client_of(socket))
    sender = asyncio.create_task(_send(socket, connection))
    try:
        async with asyncio.timeout(tables.limits.hello_seconds):
            while not connection.has_joined and not connection.subscriber.is_lost:
                await connection.hear(await socket.receive_text())
        while not connection.subscriber.is_lost:
            await connection.hear(await socket.receive_text())
    except (WebSocketDisconnect, TimeoutError, KeyError):
        pass
    except Exception as error:  # a mistake of ours: this connection comes back, and others go on
        failed("connection failed", error, table=table)
    finally:
        sender.cancel()
        connection.subscriber.lose()
        await tables.leave(live, connection.subscriber)
        with contextlib.suppress(Exception):
            await socket.close()


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Everything that waits for the subscriber goes out in one frame."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while lines := await connection.subscriber.next():
            # As Litestar sends a text, without its questions: by far the most frequent thing here.
            await socket.send({"type": "websocket.send", "text": lines.decode(), "bytes": None})
        await socket.close(code=1008, reason="too slow or too fast")
