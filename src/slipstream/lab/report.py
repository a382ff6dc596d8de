"""Matches, verdicts and calibrations for people: one table each."""

from __future__ import annotations

from rich.table import Table

from slipstream.lab.calibration import Calibration
from slipstream.lab.sequential import Verdict
from slipstream.lab.summary import BotRow, MatchSummary


def match_table(summary: MatchSummary) -> Table:
    """The bots of a match, in the order they were named."""
    table = Table(title=title(summary), caption=caption(summary))
    table.add_column("bot", no_wrap=True)
    for name in ("first (95 %)", "points", "place"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("times 1st, 2nd, ...")
    for name in mishaps(summary):
        table.add_column(name, justify="right", no_wrap=True)
    for row in summary.bots:
        table.add_row(*cells(row), *(share(row, name) for name in mishaps(summary)))
    return table


def mishaps(summary: MatchSummary) -> list[str]:
    """What went wrong for anybody, a column each."""
    return sorted({name for row in summary.bots for name in row.mishaps})


def share(row: BotRow, mishap: str) -> str:
    return f"{row.mishaps.get(mishap, 0) / max(1, row.races):.1%}"


def title(summary: MatchSummary) -> str:
    options = "".join(f", {name}={value}" for name, value in summary.options.items())
    agreed = f"{summary.game}, {summary.seats} seats{options}"
    return f"{agreed}: {summary.races:,} races, seed {summary.seed}"


def caption(summary: MatchSummary) -> str:
    return (
        f"{summary.finished:,} finished; {summary.decisions:,} decisions"
        f" in {summary.seconds:.1f} s, {summary.decisions_per_second:,.0f} a second"
    )


def cells(row: BotRow) -> list[str]:
    return [
        row.name + (f" x{row.seats}" if row.seats > 1 else ""),
        f"{row.win_rate:.1%} ({row.win_low:.1%}-{row.win_high:.1%})",
        f"{row.points_mean:.2f} ± {row.points_error:.2f}",
        f"{row.place_mean:.2f}",
        " ".join(map(str, row.places)),
    ]


def calibration_table(found: Calibration) -> Table:
    """Predicted chances beside how often they came true."""
    table = Table(
        title=f"{found.positions:,} positions",
        caption=f"log loss {found.loss:.4f}; of even chances {found.base:.4f}",
    )
    for name in ("chances", "number", "predicted", "happened (95 %)"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in found.bins:
        table.add_row(
            f"{row.low:.0%}-{row.high:.0%}",
            f"{row.count:,}",
            f"{row.foretold:.1%}",
            f"{row.happened:.1%} ({row.happened_low:.1%}-{row.happened_high:.1%})",
        )
    return table


def verdict_line(found: Verdict) -> str:
    """What the test says, and the plain estimate beside it."""
    first = found.summary.bots[0].name
    said = {
        True: f"{first} is stronger",
        False: f"{first} is not stronger by {found.margin:g}",
        None: "not clear yet",
    }[found.stronger]
    return (
        f"{said}: log ratio {found.ratio:+.2f} (bounds ±{found.bound:.2f}) after"
        f" {found.deals:,} deals; place score {found.score:.3f}"
        f" ({found.score_low:.3f} to {found.score_high:.3f}), even is 0.5"
    )
