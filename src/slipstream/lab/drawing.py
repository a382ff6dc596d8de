"""Plain SVG that looks right on any ground, for the drawings of the lab."""

from __future__ import annotations

from html import escape

INKS = ("#0f8b8d", "#d1495b")
FAINT = "#8883"


def svg(title: str, width: int, height: int, parts: list[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' font-family="sans-serif" font-size="13" fill="#777" role="img">\n'
        f"<title>{escape(title)}</title>\n{body}\n</svg>\n"
    )


def line(x1: float, y1: float, x2: float, y2: float, ink: str, width: int = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        f' stroke="{ink}" stroke-width="{width}"/>'
    )


def text(x: float, y: float, words: str, anchor: str, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'


def dot(x: float, y: float, ink: str, radius: float = 5.5) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{ink}"/>'
