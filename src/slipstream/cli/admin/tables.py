"""Single tables: list, show, export, delete, mute, lock; and all that are old."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.table import Table

from slipstream.cli.admin.console import sure, table_argument, when, with_store
from slipstream.cli.console import console, show_json
from slipstream.cli.options import json_option
from slipstream.kernel.errors import SlipstreamError


@click.command("list", short_help="List the tables, the busiest first.")
@click.option(
    "--state", type=click.Choice(["open", "racing", "over", "record"]), help="Only these."
)
@click.option("--most", type=click.IntRange(1), default=1000, show_default=True, help="How many.")
@json_option
@click.pass_context
def listing(ctx: click.Context, state: str | None, most: int, as_json: bool) -> None:
    """List the tables, the busiest first. Times are UTC."""
    from slipstream.table.operating import tables

    found = with_store(ctx, lambda store: tables.listed(store, state or "", most))
    if as_json:
        show_json(msgspec.to_builtins(found))
        return
    shown = Table("table", "game", "state", "listed", "opened", "last", "entries", "kB", box=None)
    for each in found:
        times = (when(each.created), when(each.active))
        size = (str(each.entries), f"{each.bytes / 1000:.1f}")
        shown.add_row(each.id, each.game, each.state, "yes" if each.listed else "", *times, *size)
    console().print(shown)


@click.command(short_help="Show one table.")
@table_argument
@json_option
@click.pass_context
def show(ctx: click.Context, table: str, as_json: bool) -> None:
    """Show one table: seats, state, chat. Hidden cards and secrets are not shown."""
    from slipstream.table.operating import tables

    found = with_store(ctx, lambda store: tables.shown(store, table))
    if as_json:
        show_json(msgspec.to_builtins(found))
        return
    row = found.table
    locked = ", locked" if found.locked else ""
    click.echo(f"{row.id}: {row.game}, {row.state}{locked}, {found.moves} moves")
    click.echo(f"opened {when(row.created)}, last {when(row.active)}; {row.entries} entries")
    for number, name in enumerate(found.seats, 1):
        click.echo(f"  {number}  {name}{'  (muted)' if number in found.muted else ''}")
    for line in found.chat:
        click.echo(f"  {line}")


@click.command(short_help="Write a race's record.")
@table_argument
@click.option(
    "--to", "target", type=click.Path(path_type=Path), help="A new file.  [default: print it]"
)
@click.pass_context
def export(ctx: click.Context, table: str, target: Path | None) -> None:
    """Write the record of a race; of one under way, what spectators may know."""
    from slipstream.table.operating import tables

    text = with_store(ctx, lambda store: tables.record(store, table))
    if target is None:
        click.echo(text, nl=False)
        return
    with target.open("x", encoding="utf-8") as file:
        file.write(text)


@click.command(short_help="Mute a seat in the chat.")
@table_argument
@click.argument("seat", type=click.IntRange(1))
@click.option("--undo", is_flag=True, help="Unmute it.")
@click.pass_context
def mute(ctx: click.Context, table: str, seat: int, undo: bool) -> None:
    """Mute SEAT (counted from 1) in the chat of TABLE."""
    from slipstream.table.operating import tables

    with_store(ctx, lambda store: tables.mute(store, table, seat, not undo))


@click.command(short_help="Stop everything at a table.")
@table_argument
@click.option("--undo", is_flag=True, help="Unlock it.")
@click.pass_context
def lock(ctx: click.Context, table: str, undo: bool) -> None:
    """Stop everything at TABLE, clocks and bots included; people can still look at it."""
    from slipstream.table.operating import tables

    with_store(ctx, lambda store: tables.lock(store, table, not undo))


@click.command(short_help="Delete a table or a season for good.")
@click.argument("name")
@click.option("--season", is_flag=True, help="NAME is a season: its tables are deleted, too.")
@sure
@click.pass_context
def delete(ctx: click.Context, name: str, season: bool, yes: bool) -> None:
    """Delete a table, or a season with its tables, and everything kept of it."""
    from slipstream.table.operating import removing

    if not yes:
        click.confirm(f"Delete {'season' if season else 'table'} {name} for good?", abort=True)
    work = removing.season if season else removing.table
    gone = with_store(ctx, lambda store: work(store, name))
    click.echo(f"Deleted: {len(gone.tables)} tables, {len(gone.seasons)} seasons.")


@click.command(short_help="Delete what nobody has touched for a long time.")
@click.option("--finished", type=click.FloatRange(0), help="Days to keep finished races.")
@click.option("--unfinished", type=click.FloatRange(0), help="Days to keep all others.")
@click.option("--try", "only_try", is_flag=True, help="Only say what would be deleted.")
@sure
@click.pass_context
def retention(
    ctx: click.Context, finished: float | None, unfinished: float | None, only_try: bool, yes: bool
) -> None:
    """Delete tables, and seasons with all their tables, unused for that many days."""
    from slipstream.table.operating import removing

    if finished is None and unfinished is None:
        raise SlipstreamError("give --finished DAYS, --unfinished DAYS or both")
    rules: Any = removing.Retention(finished, unfinished)
    found = with_store(ctx, lambda store: removing.old(store, rules))
    told = f"{len(found.tables)} tables, {len(found.seasons)} seasons"
    if only_try:
        click.echo(f"Would go: {told}.")
        return
    if not yes:
        click.confirm(f"Delete {told} for good?", abort=True)
    gone = with_store(ctx, lambda store: removing.remove(store, rules))
    click.echo(f"Deleted: {len(gone.tables)} tables, {len(gone.seasons)} seasons.")
