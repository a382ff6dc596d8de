"""Two charts of a season as SVG: points over the races, and who was ahead of whom how often."""

from __future__ import annotations

from html import escape
from typing import Final

from slipstream.league.told import SeasonRace
from slipstream.league.wording import SeasonWords

COLOURS: Final = (
    "#1f5fb4", "#c8322b", "#2b8a3e", "#d98a00", "#7b3fa0", "#0b8a8f", "#a3522a", "#555555",
    "#d1568f", "#6b7d00",
)  # fmt: skip
DASHES: Final = ("", "9 4", "2 4", "12 4 2 4")
WIDTH: Final = 900
LEFT, RIGHT, TOP, FOOT = 46, 190, 14, 28
ROW: Final = 18
CELL: Final = 46


def ahead(races: list[SeasonRace], one: int, other: int) -> tuple[int, int]:
    """How often the one was ahead of the other and the other of the one, in races of both."""
    wins = [0, 0]
    for race in races:
        if not race.scores or one in race.absent or other in race.absent:
            continue
        places = {row.entry: row.place for row in race.scores[0].rows}
        wins[0] += places[one] < places[other]
        wins[1] += places[other] < places[one]
    return wins[0], wins[1]


def progress(told: SeasonWords) -> str:
    """A line for every row of the first table, told apart by colour, dashes and name."""
    rows = told.counted[-1].rankings[0].rows
    totals = [
        [0, *(_points(race, row.name) for race in told.counted)] for row in rows
    ]  # before the first race, and after each
    most = max(1, *(max(line) for line in totals))
    least = min(0, *(min(line) for line in totals))
    height = max(220, TOP + FOOT + ROW * len(rows))
    span = WIDTH - LEFT - RIGHT

    def x(at: int) -> float:
        return LEFT + at / len(told.counted) * span

    def y(points: float) -> float:
        return TOP + (most - points) / (most - least) * (height - TOP - FOOT)

    parts = [_axis(LEFT - 6, y(most), str(most), "end"), _axis(LEFT - 6, y(0), "0", "end")]
    parts.append(f'<path d="M{LEFT},{y(0):.1f}H{WIDTH - RIGHT}" stroke="#bbb"/>')
    parts += [_axis(x(n), height - 8, str(race.number)) for n, race in enumerate(told.counted, 1)]
    ends = _apart([y(line[-1]) for line in totals], height - FOOT)
    for at, (row, line) in enumerate(zip(rows, totals, strict=True)):
        colour, dash = COLOURS[at % len(COLOURS)], DASHES[at % len(DASHES)]
        points = " ".join(f"{x(n):.1f},{y(value):.1f}" for n, value in enumerate(line))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"'
            f' stroke-dasharray="{dash}"/>'
        )
        label = escape(f"{row.points} {told.name(row)}"[:30])
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{ends[at] + 4:.1f}" fill="{colour}">{label}</text>'
        )
    return _svg(WIDTH, height, told.words("season-progress"), parts)


def _points(race: SeasonRace, name: str) -> int:
    return next(row.points for row in race.rankings[0].rows if row.name == name)


def _apart(wanted: list[float], bottom: float) -> list[float]:
    """Labels moved apart, from top to bottom, so that none covers another."""
    found = list(wanted)
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    free = 0.0
    for at in order:
        found[at] = free = max(found[at], free)
        free += ROW
    limit = bottom
    for at in reversed(order):
        found[at] = limit = min(found[at], limit)
        limit -= ROW
    return found


def duels(told: SeasonWords) -> str:
    """A square for each pair: how often the driver of the row was ahead, and behind."""
    entries = [row.entry for row in told.counted[-1].rankings[0].rows if row.entry >= 0]
    left = 180
    size = (left + CELL * len(entries) + 4, 30 + CELL * len(entries) + 4)
    parts = []
    for n, one in enumerate(entries):
        name = escape(told.words.name(one)[:22])
        parts.append(_axis(left - 8, 30 + CELL * n + 28, f"{n + 1}. {name}", "end"))
        parts.append(_axis(left + CELL * n + CELL // 2, 20, f"{n + 1}."))
        for m, other in enumerate(entries):
            won, lost = ahead(told.counted, one, other)
            share = 50 if won == lost else round(100 * won / (won + lost))
            fill = "#f2f2f2" if one == other else f"hsl({round(share * 1.3)} 55% 86%)"
            parts.append(
                f'<rect x="{left + CELL * m}" y="{30 + CELL * n}" width="{CELL - 2}"'
                f' height="{CELL - 2}" fill="{fill}"/>'
            )
            if one != other:
                at = left + CELL * m + CELL // 2 - 1
                parts.append(_axis(at, 30 + CELL * n + 28, f"{won}–{lost}"))
    return _svg(*size, told.words("season-duels"), parts)


def _axis(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'


def _svg(width: float, height: float, title: str, parts: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' role="img" font-family="system-ui,sans-serif" font-size="12" fill="#333">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
