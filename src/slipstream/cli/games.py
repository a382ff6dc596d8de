"""`slipstream games`: what can be played."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from slipstream.bots.registry import levels_of
from slipstream.cli.console import console, show_json
from slipstream.cli.options import json_option
from slipstream.games.registry import GAMES, find, option_about
from slipstream.kernel.game import Game


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games with their options and bots."""
    kinds = [find(code) for code in GAMES]
    if as_json:
        show_json({"games": [described(kind) for kind in kinds]})
        return
    out = console()
    for kind in kinds:
        show(out, kind)


def described(kind: type[Game]) -> dict[str, Any]:
    return {
        "code": kind.code,
        "title": kind.title,
        "version": kind.version,
        "seats": {"fewest": kind.fewest, "most": kind.most, "clause": kind.seats_clause},
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "allowed": option.allowed,
                "clause": option.clause,
                "text": option_about(kind, option.name),
                "season": option.season,
            }
            for option in kind.offered
        ],
        "bots": list(levels_of(kind)),
        "ends": kind.ends,
    }


def show(out: Console, kind: type[Game]) -> None:
    out.print(Text.assemble((f"{kind.code:<5}", "bold"), (kind.title, "bold")))
    lines = Table.grid(padding=(0, 2))
    lines.add_column(no_wrap=True, style="dim")
    lines.add_column()
    lines.add_row("     players", f"{kind.fewest} to {kind.most} ({kind.seats_clause})")
    for option in kind.offered:
        values = ", ".join(option.allowed) if option.allowed else "free text"
        default = f"; default {option.default}" if option.default else ""
        about = option_about(kind, option.name).rstrip(".")
        text = f"{option.name}: {about} [{values}{default}] ({option.clause})"
        lines.add_row("     season" if option.season else "     option", text)
    lines.add_row("     bots", ", ".join(levels_of(kind)) + " (weakest first)")
    lines.add_row("     rules", f"{kind.code}/{kind.version}")
    out.print(lines)
