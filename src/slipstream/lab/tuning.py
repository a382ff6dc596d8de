"""The weights of a driver, found from races: the same seed gives the same weights."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import msgspec

from slipstream.games.registry import find
from slipstream.kernel.driver import shares
from slipstream.kernel.errors import InvalidOption
from slipstream.lab.calibration import (
    Calibration,
    Position,
    calibration,
    dot,
    fit,
    positions,
)
from slipstream.lab.match import agreed
from slipstream.lab.series import Series

HELD_OUT = 4
"""One race of so many says how good the weights are, and has no say in them."""
DIGITS = 4


class Raced(msgspec.Struct, frozen=True):
    """The races that something was found out by."""

    game: str
    seats: list[int]
    bots: str
    races: int
    seed: int
    how: ClassVar[str] = ""

    def command(self) -> str:
        """What finds it out again."""
        seats = ",".join(map(str, self.seats))
        return (
            f"slipstream tune {self.game}{self.how} --seats {seats} --bots {self.bots}"
            f" --races {self.races} --seed {self.seed}"
        )


class Tuned(Raced, frozen=True):
    """Weights with all that is needed to find them again, and how they do on races held out."""

    date: str
    weights: list[float]
    before: Calibration
    after: Calibration

    def text(self) -> str:
        """As the file that a driver reads."""
        rows = ", ".join(f"{weight:.{DIGITS}f}" for weight in self.weights)
        return (
            f"# What each feature of a position is worth to the driver. Found on {self.date} by\n"
            f"#   {self.command()}\n"
            f"# Log loss on races held out: {self.after.loss:.4f};"
            f" of even chances {self.base():.4f}.\n"
            f"weights = [{rows}]\n"
        )

    def base(self) -> float:
        return self.after.base


def tune(
    code: str,
    seats: list[int],
    bots: str,
    races: int,
    seed: int,
    date: str,
    progress: Callable[[int], None] | None = None,
) -> Tuned:
    """Race with each number of seats, and weigh what spoke for the winners."""
    game = find(code)
    if not game.driver.weights:
        raise InvalidOption(f"the driver of {game.code} has no weights to tune")
    used: list[Position] = []
    held_out: list[Position] = []
    done = 0
    for number in seats:
        series = in_turn(code, number, bots, seed)
        for race in range(races):
            found = held_out if race % HELD_OUT == 0 else used
            found += undecided(series, race)
            done += 1
            if progress:
                progress(done)
    weights = [round(weight, DIGITS) for weight in fit(used, list(game.driver.weights))]
    return Tuned(
        game.code,
        seats,
        bots,
        races,
        seed,
        date,
        weights,
        before=calibration(held_out),
        after=calibration([foretold(position, weights) for position in held_out]),
    )


def in_turn(code: str, seats: int, bots: str, seed: int) -> list[Series]:
    """For each of the bots named, races in which it meets its like."""
    return [agreed(code, seats, [name], seed, {}, None) for name in bots.split(",")]


def undecided(series: list[Series], race: int) -> list[Position]:
    """Positions of a race in which anybody can still win.

    The series take turns by as many races as have one held out, so that each has its share of them.
    """
    whose = series[race // HELD_OUT % len(series)]
    return [
        position
        for position in positions(whose, range(race, race + 1))
        if max(position.foretold) < 1
    ]


def foretold(position: Position, weights: list[float]) -> Position:
    """The same position, as these weights see it."""
    chances = shares([dot(row, weights) for row in position.features])
    return Position(position.features, chances, position.won)


def weights_file(code: str) -> Path:
    """Where the driver of a game reads its weights."""
    module = find(code).__module__.split(".")
    return Path(__file__).parents[1].joinpath(*module[1:-1], "data", "driver.toml")
