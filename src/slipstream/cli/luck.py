"""The luck of a recorded race and its turning points, in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from slipstream.analysis.luck import Fortune, is_explained
from slipstream.analysis.race import Analysis
from slipstream.tell.words import Words


def tell_luck(out: Console, found: Analysis, words: Words) -> None:
    """A row for every driver: where its luck came from, and what it leaves of the result."""
    out.print()
    out.print(words("cli-fortune"), soft_wrap=True)
    out.print(luck_table(found, words))
    note = words("cli-fortune-note", percent=round(100 * found.explained))
    out.print(Text(note, "dim"), soft_wrap=True)


def luck_table(found: Analysis, words: Words) -> Table:
    grid = Table(box=None, pad_edge=False, collapse_padding=True)
    grid.add_column(words("cli-analysis-driver"), no_wrap=True)
    titles = ["cli-fortune-all", "cli-fortune-own", "cli-fortune-others", "cli-fortune-events"]
    for title in (*titles, "cli-fortune-driving", "cli-fortune-points"):
        grid.add_column(words(title), justify="right")
    if is_explained(found.explained):
        grid.add_column(words("cli-fortune-adjusted"), justify="right")
    for one in found.fortunes:
        grid.add_row(*luck_row(one, found.explained, words))
    return grid


def luck_row(one: Fortune, explained: float, words: Words) -> list[str]:
    row = [words.name(one.seat - 1)]
    parts = (one.luck, one.own, one.others, one.events, one.driving)
    row += [f"{100 * part:+.1f}" for part in parts]
    row.append(f"{one.points:g}")
    return [*row, f"{one.adjusted:.1f}"] if is_explained(explained) else row


def tell_turning(out: Console, found: Analysis, words: Words) -> None:
    if not found.turning:
        return
    out.print()
    out.print(words("cli-turning"), soft_wrap=True)
    for one in found.turning:
        out.print(
            " "
            + words(
                "cli-turning-point",
                turn=one.turn,
                begin=one.begin + 1,
                move=one.move,
                seat=words.name(one.seat - 1),
                before=round(100 * one.before),
                after=round(100 * one.after),
            ),
            soft_wrap=True,
        )
