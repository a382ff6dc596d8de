"""`slipstream table`: the server of the table."""

from __future__ import annotations

import gc
import importlib
import ipaddress
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from slipstream.kernel.errors import SlipstreamError
from slipstream.notation.house import houses_in

ANYWHERE = ("0.0.0.0", "::", "")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def _networks(
    _context: click.Context, _option: click.Parameter, texts: tuple[str, ...]
) -> tuple[Network, ...]:
    try:
        return tuple(ipaddress.ip_network(text) for text in texts)
    except ValueError as error:
        raise click.BadParameter(f"{error}: it is like 127.0.0.1 or 10.0.0.0/8") from error


@click.command(short_help="Open the table in your browser.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8500,
    show_default=True,
    help="Port (0 = any free port).",
)
@click.option(
    "--store",
    envvar="SLIPSTREAM_STORE",
    help="sqlite:///FILE or postgresql://...  [default: a file in your data folder]",
)
@click.option("--name", "names", multiple=True, help="Host name to accept; may be repeated.")
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    callback=_networks,
    help="Address or network of a reverse proxy to trust; may be repeated.",
)
@click.option("--base-url", help="Public address of the server, such as https://a.org/b.")
@click.option(
    "--house-rules",
    "houses",
    type=click.Path(path_type=Path),
    envvar="SLIPSTREAM_HOUSE_RULES",
    help="Folder of house rules to offer (*.toml, docs/house-rules.md).",
)
@click.option(
    "--keep-days",
    type=click.FloatRange(min=1),
    help="Delete tables and seasons unused for this many days.  [default: keep all]",
)
@click.option(
    "--smtp",
    envvar="SLIPSTREAM_SMTP",
    help="SMTP server for e-mail alerts, such as smtp://user:password@mail.a.org:587.",
)
@click.option(
    "--mail-from", envvar="SLIPSTREAM_MAIL_FROM", help="Sender of e-mail, such as races@a.org."
)
@click.option(
    "--alert-after",
    type=click.FloatRange(0, 3600),
    default=20,
    show_default=True,
    help="Seconds to wait before a player is alerted.",
)
@click.option(
    "--private-webhooks", is_flag=True, help="Let webhooks go to private addresses, without TLS."
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes for bots.",
)
@click.option(
    "--metrics", help="Serve metrics for Prometheus at PORT or HOST:PORT.  [default: off]"
)
@click.option(
    "--log",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How the log is written.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="What is logged; info has a line for every request.",
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option("--no-limits", is_flag=True, help="Turn rate limits off (benchmarks only).")
def table(
    host: str,
    port: int,
    store: str | None,
    names: tuple[str, ...],
    proxies: tuple[Network, ...],
    base_url: str | None,
    houses: Path | None,
    keep_days: float | None,
    smtp: str | None,
    mail_from: str | None,
    alert_after: float,
    private_webhooks: bool,
    workers: int,
    metrics: str | None,
    log: str,
    log_level: str,
    no_browser: bool,
    no_limits: bool,
) -> None:
    """Serve the table: races in the browser for people, bots and programs.

    Only this computer can connect unless you set --host.
    """
    thinking = needed("live.workers").Workers(workers)
    loaded = thinking.start()  # its processes load while this one does
    served = needed("server.server")
    served.logs.set_up(log, log_level)
    limits = served.UNLIMITED if no_limits else served.Limits()
    address = store or served.default_store()
    offered = tuple(houses_in(houses)) if houses else ()
    heir = served.inherited()
    if heir is None:
        served.prepare(address)
    bound = heir.socket if heir else served.listening(host, port)
    port = bound.getsockname()[1]
    called = "localhost" if host in (*ANYWHERE, "127.0.0.1") else host
    url = f"http://{f'[{called}]' if ':' in called else called}:{port}/"
    counted = served.Metrics()
    base = served.BaseUrl.read(base_url) if base_url else None
    alerting = served.Alerting(
        post=served.Post.read(smtp, mail_from or "") if smtp else None,
        allow_private=private_webhooks,
        contact=f"mailto:{mail_from}" if mail_from else "",
        grace_ms=int(1000 * alert_after),
    )
    kept = served.Retention(keep_days, keep_days)
    hosting = served.Hosting(proxies, base, kept, alerting, offered)
    made = served.server(address, [*names, called], limits, thinking, counted, hosting)
    if heir is not None:
        loaded()  # while the predecessor still serves
        heir.open(lambda: served.prepare(address))
    click.echo(f"The table is at {base_url or url} (Ctrl-C to stop)")
    click.echo(f"There is room for {served.room()} connections at once.")
    if not no_browser and heir is None:
        webbrowser.open(url)
    tell = served.serve if heir is None else served.serve_after
    run(served, made, bound, lambda: tell(counted, metrics) if metrics else None)


def run(
    served: Any, made: Any, bound: socket.socket, tell: Callable[[], Callable[[], None] | None]
) -> None:
    """Serve until somebody ends it; `tell` begins with the metrics, and hands back what ends it."""
    served.collect_seldom()
    stop_telling = tell()
    served.Succession(bound, made.end).watch()
    try:
        made.run(sockets=[bound])
    except KeyboardInterrupt:
        click.echo("The table is closed. Races continue when you open it again.")
    finally:
        bound.close()
        if stop_telling is not None:
            stop_telling()


def needed(module: str = "server.server") -> Any:
    """A part of the table, if what it needs is installed."""
    gc.disable()  # a restart is mostly loading, and what is loaded stays
    try:
        return importlib.import_module(f"slipstream.table.{module}")
    except ModuleNotFoundError as error:
        raise SlipstreamError(f"the table needs {error.name}: install slipstream[table]") from error
    finally:
        gc.enable()
