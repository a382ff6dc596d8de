"""The report of a study: one HTML file that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

import polars as pl

from slipstream.lab.study.drawing import bars, dots
from slipstream.lab.study.figures import FEWEST, SECONDS, Card, Estimate, Figures, figures
from slipstream.lab.study.luck import Shares, ladder, shares
from slipstream.lab.study.plan import Case
from slipstream.lab.study.store import Store

STYLE = """
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 1180px; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 3rem; border-bottom: 1px solid #8886; }
.plots { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1.5rem; }
.plots svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
pre { overflow-x: auto; padding: .7rem; border: 1px solid #8886; }
.note { color: #777; }
"""
MOST_CARDS = 40


def report(store: Store) -> str:
    """All cases of a study, one after the other."""
    study = store.study()
    raced = [case for case in study.cases() if store.files("races", case)]
    if not raced:
        store.races()  # which says that there are none
    found: list[Figures] = []
    told: list[str] = []
    for case in raced:  # one after the other: a million races need not be in memory at once
        rows = store.races(case)
        found.append(figures(case.label, rows))
        told += sections(case, found[-1], rows)
    title = f"Study of {', '.join(dict.fromkeys(case.series.code for case in raced))}"
    body = "\n".join(
        [
            f"<h1>{escape(title)}</h1>",
            f"<p>{total(found)}</p>",
            f"<pre>{escape(study_text(store))}</pre>",
            overview(found),
            *told,
        ]
    )
    return (
        f'<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>{escape(title)}'
        f"</title><style>{STYLE}</style></head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def study_text(store: Store) -> str:
    return (store.folder / "study.toml").read_text("utf-8").strip()


def total(found: Sequence[Figures]) -> str:
    races = sum(one.races for one in found)
    return f"{races:,} races. Intervals hold in 95 of 100 cases, each taken by itself."


def overview(found: Sequence[Figures]) -> str:
    head = [
        "case",
        "races",
        "turns",
        "decisions",
        "moves",
        f"minutes ({SECONDS} s a move)",
        "lead changes",
        "decided after",
        "last at half distance wins",
    ]
    rows = [
        [
            one.label,
            f"{one.finished:,}" + (f" of {one.races:,}" if one.finished < one.races else ""),
            f"{one.turns.value:.1f}",
            f"{one.decisions.value:.0f}",
            f"{one.moves.value:.0f}",
            f"{one.minutes:.0f}",
            within(one.lead_changes, False),
            f"{one.decided.value:.0%} of the race",
            within(one.last_at_half, True),
        ]
        for one in found
    ]
    return table(head, rows)


def sections(case: Case, one: Figures, rows: pl.DataFrame) -> Iterator[str]:
    """One case: drawings first, then cards and mishaps."""
    even = 1 / len(case.series.bots)
    yield f"<h2>{escape(one.label)}</h2>"
    yield f'<p class="note">Bots: {escape(", ".join(case.series.bots))}.</p>'
    yield '<div class="plots">'
    yield dots("Win share by seat", one.by_seat, even, percent=True)
    yield dots("Win share by place at the start", one.by_start, even, percent=True)
    yield dots("Places gained from start to finish, by seat", one.gained, None, percent=False)
    if len(one.by_bot) > 1:
        yield dots("Win share by bot, per seat", one.by_bot, even, percent=True)
        yield dots("Skill ladder: mean place score, from 0 (last) to 1", ladder(rows), 0.5, True)
        yield from origins(shares(rows))
    yield bars("Lead changes between turns", one.changes)
    yield bars(
        "When the race was decided: after that part, the winner was never headed", one.moments
    )
    if one.mishaps:
        yield dots("Mishaps, share of seats", one.mishaps, None, percent=True)
    yield "</div>"
    if one.cards:
        yield "<h3>Cards</h3>"
        yield cards(one.cards)


def origins(found: Shares | None) -> Iterator[str]:
    """Where places come from, if the races can tell."""
    if found:
        parts = [("driving", found.driving), ("the deal", found.deal), ("the rest", found.rest)]
        yield bars(f"Where places come from: variance, {found.deals:,} deals", parts)


def cards(found: Sequence[Card]) -> str:
    head = ["card", "plays a race", "win share of seats that played it", "of those that did not"]
    rows = [
        [card.name, f"{card.per_race:.2f}", if_known(card.played), if_known(card.kept)]
        for card in found[:MOST_CARDS]
    ]
    return table(head, rows) + (
        '<p class="note">Who plays a card may be winning already: a difference here is no price.'
        " <code>slipstream lab without</code> finds that.</p>"
    )


def if_known(one: Estimate) -> str:
    return within(one, True) if one.count >= FEWEST else "–"


def within(one: Estimate, percent: bool) -> str:
    if percent:
        return f"{one.value:.1%} ({one.low:.1%}–{one.high:.1%})"
    return f"{one.value:.2f} ({one.low:.2f}–{one.high:.2f})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead>\n<tbody>{body}</tbody></table>\n"
