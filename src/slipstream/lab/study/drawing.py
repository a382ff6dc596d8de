"""Drawings of a report, in plain SVG that looks right on any ground."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from slipstream.lab.study.figures import Estimate

WIDTH = 560
LEFT, RIGHT = 150, 70
TOP, ROW, FOOT = 34, 24, 26
INK, FAINT, EVEN = "#0f8b8d", "#8885", "#d1495b"


def dots(title: str, rows: Sequence[Estimate], even: float | None, percent: bool) -> str:
    """Values with their intervals, a row each; a line where all would be even."""
    low = min([0.0, *(one.low for one in rows)])
    high = max([1e-9, *(one.high for one in rows), *([even] if even is not None else [])])
    scale = (WIDTH - LEFT - RIGHT) / (high - low)
    foot = TOP + ROW * len(rows)

    def x(value: float) -> float:
        return LEFT + (value - low) * scale

    drawn = [line(x(0), TOP, x(0), foot, FAINT)]
    if even is not None:
        drawn.append(line(x(even), TOP, x(even), foot, EVEN, dashed=True))
        drawn.append(text(x(even), foot + 16, f"even {number(even, percent)}", "middle"))
    for at, one in enumerate(rows):
        y = TOP + ROW * at + ROW / 2
        drawn.append(text(LEFT - 10, y + 4, one.name, "end"))
        drawn.append(line(x(one.low), y, x(one.high), y, INK, 3))
        drawn.append(f'<circle cx="{x(one.value):.1f}" cy="{y:.1f}" r="4.5" fill="{INK}"/>')
        drawn.append(text(WIDTH - RIGHT + 12, y + 4, number(one.value, percent), "start"))
    return whole(title, drawn, foot + FOOT)


def bars(title: str, rows: Sequence[tuple[str, float]]) -> str:
    """Shares, a row each."""
    most = max([1e-9, *(value for _, value in rows)])
    scale = (WIDTH - LEFT - RIGHT) / most
    drawn = []
    for at, (name, value) in enumerate(rows):
        y = TOP + ROW * at
        drawn.append(text(LEFT - 10, y + ROW / 2 + 4, name, "end"))
        drawn.append(
            f'<rect x="{LEFT}" y="{y + 4}" width="{value * scale:.1f}" height="{ROW - 8}"'
            f' fill="{INK}"/>'
        )
        right = LEFT + value * scale + 8
        drawn.append(text(right, y + ROW / 2 + 4, number(value, True), "start"))
    return whole(title, drawn, TOP + ROW * len(rows) + 8)


def number(value: float, percent: bool) -> str:
    return f"{value:.1%}" if percent else f"{value:+.2f}"


def whole(title: str, drawn: list[str], height: float) -> str:
    heading = f'<text x="0" y="18" font-weight="bold">{escape(title)}</text>'
    body = "\n".join([heading, *drawn])
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img" fill="currentColor"'
        f' font-size="13"><title>{escape(title)}</title>\n{body}\n</svg>\n'
    )


def line(
    x1: float, y1: float, x2: float, y2: float, ink: str, width: int = 1, dashed: bool = False
) -> str:
    dash = ' stroke-dasharray="4 3"' if dashed else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        f' stroke="{ink}" stroke-width="{width}"{dash}/>'
    )


def text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
