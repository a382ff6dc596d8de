"""A ladder to look at: one drawing a game."""

from __future__ import annotations

from collections.abc import Callable

from slipstream.lab.drawing import FAINT, INKS, dot, line, svg, text
from slipstream.lab.ladder.ratings import Rating
from slipstream.lab.ladder.summary import Rated

WIDTH = 640
LEFT, RIGHT = 96, 40
TOP, ROW, FOOT = 44, 46, 44
TICKS = (50, 100, 200, 500, 1000, 2000)
MOST_TICKS = 8
Scale = Callable[[float], float]


def plot(title: str, fields: list[Rated]) -> str:
    """Ratings with their intervals, a row a level and the strongest on top."""
    levels = list(dict.fromkeys(one.level for field in fields for one in field.ratings))[::-1]
    low = min(0.0, *(one.low for field in fields for one in field.ratings))
    high = max(1.0, *(one.high for field in fields for one in field.ratings))
    scale = (WIDTH - LEFT - RIGHT) / (high - low)
    foot = TOP + ROW * len(levels)

    def x(points: float) -> float:
        return LEFT + (points - low) * scale

    step = next(tick for tick in TICKS if (high - low) / tick <= MOST_TICKS or tick == TICKS[-1])
    first = int(low // step) * step
    parts = [text(LEFT, 20, title, "start", bold=True)]
    for points in range(first, int(high) + 1, step):
        if points >= low:
            parts.append(line(x(points), TOP, x(points), foot, FAINT))
            parts.append(text(x(points), foot + 16, str(points), "middle"))
    for at, level in enumerate(levels):
        middle = TOP + ROW * at + ROW / 2
        parts.append(text(LEFT - 12, middle + 4, level, "end"))
        for number, field in enumerate(fields):
            one = next((one for one in field.ratings if one.level == level), None)
            if one:
                parts += mark(one, middle + 8 * (2 * number - len(fields) + 1), number, x)
    for number, field in enumerate(fields):
        at_x = LEFT + 110 * number
        parts += shape(at_x + 5, foot + 32, number)
        parts.append(text(at_x + 16, foot + 36, f"{field.seats} seats", "start"))
    return svg(title, WIDTH, foot + FOOT, parts)


def mark(one: Rating, y: float, number: int, x: Scale) -> list[str]:
    """The interval as a bar, the rating on it."""
    ink = INKS[number % len(INKS)]
    bar = line(x(one.low), y, x(one.high), y, ink, 3)
    return [bar, *shape(x(one.points), y, number)]


def shape(x: float, y: float, number: int) -> list[str]:
    """Of the fewest seats and of four: told apart by ink and by form."""
    ink = INKS[number % len(INKS)]
    if number % 2:
        return [f'<rect x="{x - 5:.1f}" y="{y - 5:.1f}" width="10" height="10" fill="{ink}"/>']
    return [dot(x, y, ink)]
