"""What the operator's commands share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import click

from slipstream.kernel.errors import SlipstreamError

T = TypeVar("T")
DAY_MS: Final = 24 * 3600 * 1000
table_argument: Final = click.argument("table")
sure: Final = click.option("--yes", is_flag=True, help="Do not ask.")


def address(ctx: click.Context) -> str:
    """Of the store, as given or the usual one."""
    try:
        from slipstream.table.server.server import default_store
    except ModuleNotFoundError as error:
        raise SlipstreamError(f"this needs {error.name}: install slipstream[table]") from error
    return ctx.obj or default_store()


def with_store(ctx: click.Context, work: Callable[[Any], Awaitable[T]]) -> T:
    """Open the store, do it, close the store."""
    from slipstream.table.operating.files import file_of
    from slipstream.table.operating.tables import opened

    url = address(ctx)
    if url.startswith("sqlite"):
        file_of(url)  # a name that is mistyped makes no new store

    async def run() -> T:
        async with opened(url) as store:
            return await work(store)

    return asyncio.run(run())


def when(ms: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(ms / 1000))
