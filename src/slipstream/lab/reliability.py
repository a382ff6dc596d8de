"""Whether a driver's chances to win come true: a check on fresh races, as a table and a diagram."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import ClassVar

from slipstream.games.registry import find
from slipstream.lab.calibration import Calibration, Position, calibration
from slipstream.lab.drawing import FAINT, INKS, dot, line, svg, text
from slipstream.lab.page import PICTURES, write_part, write_picture
from slipstream.lab.tuning import Raced, in_turn, undecided

WIDTH, HEIGHT = 420, 430
LEFT, TOP, SIDE = 60, 40, 320
FIFTHS = 5
LARGEST = 9.0
"""Radius of the dot of the bin with most chances; the others by their number."""
SMALLEST = 2.0


class Checked(Raced, frozen=True):
    """How well the weights that are shipped foretold the races."""

    found: Calibration
    how: ClassVar[str] = " --check"


def check(
    code: str, seats: list[int], bots: str, races: int, seed: int, progress: Callable[[int], None]
) -> Checked:
    """Race with each number of seats; no weight is found, so every race is held out."""
    held_out: list[Position] = []
    done = 0
    for number in seats:
        series = in_turn(code, number, bots, seed)
        for race in range(races):
            held_out += undecided(series, race)
            done += 1
            progress(done)
    return Checked(find(code).code, seats, bots, races, seed, calibration(held_out))


def table(found: Calibration) -> str:
    rows = [
        f"| {row.foretold:.1%} | {row.count:,}"
        f" | {row.happened:.1%} ({row.happened_low:.1%} to {row.happened_high:.1%}) |"
        for row in found.bins
    ]
    return "\n".join(["| predicted | number | happened (95 %) |", "|---|---|---|", *rows])


def markdown(checked: Checked, pictures: str) -> str:
    found = checked.found
    return (
        f"### {find(checked.game).title} ({checked.game}): chances\n\n"
        f"```\n{checked.command()}\n```\n\n"
        f"{found.positions:,} positions; log loss {found.loss:.4f}, of even chances"
        f" {found.base:.4f}.\n\n{table(found)}\n\n"
        f"![Chances of {checked.game} that came true]({pictures}/{picture_name(checked.game)})\n"
    )


def picture_name(game: str) -> str:
    return f"chances-{game.lower()}.svg"


def diagram(title: str, found: Calibration) -> str:
    """Predicted to the right, happened upwards: on the line every chance comes true."""

    def x(chance: float) -> float:
        return LEFT + SIDE * chance

    def y(share: float) -> float:
        return TOP + SIDE * (1 - share)

    parts = [text(LEFT, 20, title, "start", bold=True)]
    for at in range(FIFTHS + 1):
        share = at / FIFTHS
        parts.append(line(x(share), y(0), x(share), y(1), FAINT))
        parts.append(line(x(0), y(share), x(1), y(share), FAINT))
        parts.append(text(x(share), y(0) + 18, f"{share:.0%}", "middle"))
        parts.append(text(x(0) - 8, y(share) + 4, f"{share:.0%}", "end"))
    parts.append(line(x(0), y(0), x(1), y(1), INKS[1]))
    most = max((row.count for row in found.bins), default=1)
    for row in found.bins:
        at_x = x(row.foretold)
        parts.append(line(at_x, y(row.happened_low), at_x, y(row.happened_high), INKS[0], 2))
        radius = max(SMALLEST, LARGEST * sqrt(row.count / most))
        parts.append(dot(at_x, y(row.happened), INKS[0], radius))
    parts.append(text(x(0.5), y(0) + 40, "predicted; upwards: how often it happened", "middle"))
    return svg(title, WIDTH, HEIGHT, parts)


def write_page(checked: Checked, page: Path) -> None:
    """The table between the marks of the game's chances, and the diagram beside the page."""
    game = checked.game
    title = f"{find(game).title}: chances that came true"
    write_part(page, f"chances {game}", "tune --check", markdown(checked, PICTURES))
    write_picture(page, picture_name(game), diagram(title, checked.found))
