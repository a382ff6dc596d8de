"""Balance of Quick Grand Prix: the figures of its specification, section 9, played again.

`python bench/quick_grand_prix.py [--seats 4] [--laps 1] [--races 50] [--seed 0] [--jobs 1]` runs
matches of `planner` bots, whose cards and grid places are luck, with that many races on each of
the twelve circuits, reads their records, and sets the figures beside those of the specification.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from pathlib import Path
from statistics import correlation, mean

from rich.console import Console
from rich.table import Table

from slipstream.games.quick_grand_prix.rules.cards import CARS, SL_CARD
from slipstream.games.quick_grand_prix.rules.circuits import CIRCUITS
from slipstream.games.quick_grand_prix.rules.kinds import KINDS
from slipstream.games.quick_grand_prix.rules.state import RaceState
from slipstream.lab.match import match
from slipstream.notation.record import read_record

FIGURES = [
    "passes of cars per round",
    "passes of the SL card per round",
    "changes of the lead per round",
    "damage checks per round",
    "failed checks per round",
    "damage per race",
    "pit stops per race",
    "average finish of A cars",
    "average finish of B cars",
    "wins of A cars, per cent",
    "correlation of grid and finish",
]
# Section 9, by seats and laps, in the order of FIGURES.
REPORTED = {
    (4, 1): [3.64, 0.81, 0.43, 1.66, 0.53, 3.16, 2.18, 4.11, 4.89, 72, 0.25],
    (4, 2): [3.44, 0.64, 0.44, 1.62, 0.53, 6.36, 5.27, 4.18, 4.82, 69, 0.01],
    (4, 3): [3.41, 0.50, 0.45, 1.58, 0.53, 9.55, 8.43, 4.25, 4.75, 67, -0.05],
    (3, 1): [2.48, 0.74, 0.44, 1.43, 0.42, 2.53, 1.76, 3.14, 3.86, 71, 0.04],
    (2, 1): [1.32, 0.59, 0.51, 1.17, 0.29, 1.72, 1.21, 2.25, 2.75, 72, -0.08],
}


class Gauges:
    """What happened in many races, counted from their records."""

    def __init__(self) -> None:
        self.races = 0
        self.rounds = 0
        self.counts: Counter[str] = Counter()
        self.finishes: dict[int, list[int]] = {0: [], 1: []}  # places of A cars, of B cars
        self.wins: Counter[int] = Counter()
        self.places: list[tuple[int, int]] = []  # grid, finish

    def read(self, file: Path) -> None:
        record = read_record(file.read_text("utf-8"))
        state = record.start()
        assert isinstance(state, RaceState), "a race of this game"
        state.trace = []
        leader = -1
        for seat, action in record.moves:
            turn = state.turn()
            state.apply(seat, action)
            cars = [item for item in state.line if item < CARS]
            if turn and leader != cars[0]:
                self.counts["lead"] += 1
            leader = cars[0] if cars else -1
        self.add(state)

    def add(self, state: RaceState) -> None:
        self.races += 1
        self.rounds += state.round
        grid: list[int] = []
        finish: list[int] = []
        for event in state.trace or []:
            name = KINDS[event.kind].name
            if name == "passed":
                item = event.arguments[1]
                name = "car" if item < CARS else "SL" if item == SL_CARD else "gap"
            elif name == "checked" and event.arguments[4] > event.arguments[5]:
                self.counts["failed"] += 1
            elif name == "starts":
                grid.append(event.arguments[0])
            elif name == "finished":
                finish.append(event.arguments[0])
            self.counts[name] += 1
        self.wins[finish[0] & 1] += 1
        for place, car in enumerate(finish, 1):
            self.finishes[car & 1].append(place)
            self.places.append((grid.index(car) + 1, place))

    def figures(self) -> list[float]:
        """In the order of FIGURES."""
        counts, rounds, races = self.counts, self.rounds, self.races
        return [
            *(counts[name] / rounds for name in ("car", "SL", "lead", "checked", "failed")),
            *(counts[name] / races for name in ("damaged", "pitted")),
            *(mean(self.finishes[role]) for role in (0, 1)),
            100 * self.wins[0] / races,
            correlation(*zip(*self.places, strict=True)),
        ]


def measured(seats: int, laps: int, races: int, seed: int, jobs: int) -> Gauges:
    gauges = Gauges()
    for number, circuit in enumerate(CIRCUITS):
        with tempfile.TemporaryDirectory() as folder:
            options = {"circuit": circuit, "laps": str(laps)}
            match("QGP", seats, ["planner"], races, seed + number, jobs, options, folder)
            for file in sorted(Path(folder).glob("*.race")):
                gauges.read(file)
    return gauges


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, default in {"seats": 4, "laps": 1, "races": 50, "seed": 0, "jobs": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    gauges = measured(asked.seats, asked.laps, asked.races, asked.seed, asked.jobs)
    reported = REPORTED.get((asked.seats, asked.laps), [])
    title = f"{gauges.races} races, {asked.seats} seats, {asked.laps} lap(s)"
    table = Table("figure", "section 9", "here", "ratio", title=title)
    for number, (name, here) in enumerate(zip(FIGURES, gauges.figures(), strict=True)):
        told = reported[number] if reported else 0.0
        ratio = f"{here / told:.2f}" if told and abs(told) > 0.1 else ""
        table.add_row(name, f"{told:.2f}" if reported else "", f"{here:.2f}", ratio)
    Console().print(table)


if __name__ == "__main__":
    main()
