"""`slipstream bench`: how fast the rules run here."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import click

from slipstream import BUILD, COMPILED
from slipstream.clauses import checkout
from slipstream.cli.console import show_json
from slipstream.cli.options import json_option
from slipstream.cli.session import default_seats
from slipstream.games.registry import GAMES, find
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.playout import playout


@click.command(short_help="Measure the speed of random play.")
@json_option
@click.option("--seconds", default=1.0, type=click.FloatRange(0.01, 60.0), help="Seconds per game.")
def bench(as_json: bool, seconds: float) -> None:
    """Measure random play: the full benchmark in a checkout, a short one elsewhere."""
    root = checkout()
    script = root / "bench" / "bench.py" if root else None
    if script and script.is_file():
        run_script(script, as_json)
        return
    figures = {code: measured(code, seconds) for code in GAMES}
    if as_json:
        show_json({"compiled": COMPILED, "games": figures})
        return
    click.echo(f"Random play, {BUILD}:")
    for code, of in figures.items():
        click.echo(
            f"{code:<5} {of['decisions_per_second']:>10,} decisions/s"
            f" {of['races_per_second']:>9,} races/s  ({of['seats']} seats)"
        )


def run_script(script: Path, as_json: bool) -> None:
    command = [sys.executable, str(script), *(["--json"] if as_json else [])]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE if as_json else None)
    if done.returncode:
        raise SlipstreamError(f"{script.name} ended with exit code {done.returncode}")
    if as_json:
        try:
            show_json(json.loads(done.stdout))
        except ValueError as error:
            raise SlipstreamError(f"{script.name} printed no JSON document") from error


def measured(code: str, seconds: float) -> dict[str, Any]:
    """Decisions and races per second of random play; a decision has at least two answers."""
    kind = find(code)
    game = kind(default_seats(kind), {})
    dealer, luck = SeededDealer(1), SeededDealer(2)
    races = decisions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        decisions += playout(game.start(), dealer, luck)
        races += 1
    return {
        "seats": game.seats,
        "races": races,
        "decisions_per_second": round(decisions / spent),
        "races_per_second": round(races / spent, 1),
    }
