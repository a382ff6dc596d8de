"""`slipstream admin`: for whoever runs a server."""

from __future__ import annotations

import click

from slipstream.cli.admin.store import backup, check, restore
from slipstream.cli.admin.tables import delete, export, listing, lock, mute, retention, show


@click.group(short_help="Look after a server's store.")
@click.option(
    "--store",
    envvar="SLIPSTREAM_STORE",
    help="sqlite:///FILE or postgresql://...  [default: the file in your data folder]",
)
@click.pass_context
def admin(ctx: click.Context, store: str | None) -> None:
    """Look after a server's store, also while the server runs.

    What you mute, lock or delete takes effect at the running server within a second or two.
    """
    ctx.obj = store


for _command in (listing, show, export, delete, mute, lock, retention, backup, restore, check):
    admin.add_command(_command)
