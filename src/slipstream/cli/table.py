"""`slipstream table`: the server of the table."""

from __future__ import annotations

import webbrowser
from typing import Any

import click

from slipstream.kernel.errors import SlipstreamError

ANYWHERE = ("0.0.0.0", "::", "")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8500,
    show_default=True,
    help="0: any free one.",
)
@click.option("--store", help="sqlite:///FILE or postgresql://...; by default a file of this user.")
@click.option("--name", "names", multiple=True, help="A name that this server is called by.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, help="Processes for bots.")
@click.option("--no-browser", is_flag=True, help="Do not open the page.")
@click.option("--no-limits", is_flag=True, help="No limits of rate: for measurements only.")
def table(
    host: str,
    port: int,
    store: str | None,
    names: tuple[str, ...],
    workers: int,
    no_browser: bool,
    no_limits: bool,
) -> None:
    """Open tables in the browser, for people, bots and programs.

    Only this machine can reach it unless --host says otherwise.
    """
    served = needed()
    limits = served.UNLIMITED if no_limits else served.Limits()
    address = store or served.default_store()
    served.prepare(address)
    bound = served.listening(host, port)
    port = bound.getsockname()[1]
    called = "localhost" if host in (*ANYWHERE, "127.0.0.1") else host
    url = f"http://{f'[{called}]' if ':' in called else called}:{port}/"
    made = served.server(address, [*names, called], limits, served.Brains(workers))
    click.echo(f"The table is at {url} (Ctrl-C ends it)")
    if not no_browser:
        webbrowser.open(url)
    served.collect_seldom()
    try:
        made.run(sockets=[bound])
    except KeyboardInterrupt:
        click.echo("The table is closed; races go on when it is opened again.")
    finally:
        bound.close()


def needed() -> Any:
    """The server, if what it needs is installed."""
    try:
        from slipstream.table import server
    except ModuleNotFoundError as error:
        raise SlipstreamError(f"the table needs {error.name}: install slipstream[table]") from error
    return server
