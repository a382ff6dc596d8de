"""A driver that learns: one layer of weights, taught by the races it drives (REINFORCE).

`python examples/training.py QGP --seats 2` drives against random drivers and prints the curve: the
share of races won after so many races of practice. Needs the extra `rl`. The same seed gives the
same driver.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

import slipstream.rl

Array = np.ndarray[Any, np.dtype[np.float32]]


class Driver:
    """Weights from what is seen to what is done; the higher, the likelier."""

    def __init__(self, size: int, actions: int, rate: float) -> None:
        self.weights = np.zeros((actions, size), np.float32)
        self.mean = np.zeros_like(self.weights)  # Adam: of the slopes,
        self.square = np.zeros_like(self.weights)  # and of their squares
        self.rate = rate
        self.steps = 0

    def chances(self, seen: Array, masks: Array) -> Array:
        """Of every legal action, for each row."""
        scores = np.where(masks > 0, seen @ self.weights.T, -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        found: Array = powers / powers.sum(axis=1, keepdims=True)
        return found

    def learn(self, seen: Array, masks: Array, actions: Any, gains: Array) -> None:
        """What went better than usual becomes likelier."""
        slopes = -self.chances(seen, masks)
        slopes[np.arange(len(actions)), actions] += 1
        slope = (slopes * gains[:, None]).T @ seen / len(actions)
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        fair = self.square / (1 - 0.99**self.steps)
        self.weights += self.rate * self.mean / (1 - 0.9**self.steps) / (np.sqrt(fair) + 1e-8)


def races(
    driver: Driver, code: str, seats: int, own: int, number: int, seed: int, best: bool
) -> tuple[list[Any], Any]:
    """So many races with the driver in its seat, or in all in turn: its decisions, its rewards."""
    many = slipstream.rl.vector(code, seats, number, seed, reward="win")
    seat = np.full(number, own - 1) if own else np.arange(number) % seats
    luck = np.random.default_rng(seed)
    given = np.zeros(number, np.float32)
    open_ = np.ones(number, bool)
    kept: list[Any] = []
    while open_.any():
        actions = many.sample(luck)
        mine = np.flatnonzero((many.seats == seat) & open_)
        if len(mine):
            seen, masks = many.observations[mine], many.masks[mine]
            chances = driver.chances(seen, masks.astype(np.float32))
            if best:
                actions[mine] = chances.argmax(axis=1)
            else:
                drawn = luck.random((len(mine), 1)) < chances.cumsum(axis=1)
                actions[mine] = np.where(drawn.any(axis=1), drawn.argmax(axis=1), actions[mine])
            kept.append((mine, seen.copy(), masks.copy(), actions[mine].copy()))
        rewards, done = many.step(actions)
        ended = done & open_
        given[ended] = rewards[ended, seat[ended]]
        open_ &= ~done
    return kept, given


def win_share(driver: Driver, code: str, seats: int, own: int, number: int, seed: int) -> float:
    return float(races(driver, code, seats, own, number, seed, best=True)[1].mean())


def train(
    code: str,
    seats: int,
    own: int,
    rounds: int,
    batch: int,
    tested: int,
    seed: int,
    rate: float = 0.03,
) -> list[tuple[int, float]]:
    """The curve: races of practice, and the share of other races that are then won."""
    race = slipstream.rl.Race(code, seats)
    driver = Driver(race.size, race.actions, rate)
    curve = [(0, win_share(driver, code, seats, own, tested, seed))]
    for number in range(1, rounds + 1):
        kept, given = races(driver, code, seats, own, batch, seed + number, best=False)
        gains = (given - given.mean()) / (given.std() + 1e-8)
        rows = np.concatenate([part[0] for part in kept])
        driver.learn(
            np.concatenate([part[1] for part in kept]),
            np.concatenate([part[2] for part in kept]).astype(np.float32),
            np.concatenate([part[3] for part in kept]),
            gains[rows],
        )
        if number % max(1, rounds // 10) == 0:
            curve.append((number * batch, win_share(driver, code, seats, own, tested, seed)))
            print(f"{curve[-1][0]:>8,} races: wins {curve[-1][1]:.1%} (even: {1 / seats:.1%})")
    return curve


def drawn(curve: list[tuple[int, float]], seats: int, title: str) -> str:
    """The curve as SVG: how much is won after how many races, and what would be even."""
    width, height, left, foot = 560, 260, 50, 220
    most = max(share for _, share in curve) * 1.1

    def x(races: float) -> float:
        return left + (width - left - 20) * races / curve[-1][0]

    def y(share: float) -> float:
        return foot - (foot - 40) * share / most

    points = " ".join(f"{x(races):.0f},{y(share):.0f}" for races, share in curve)
    labels = [
        f'<text x="{x(races):.0f}" y="{y(share) - 8:.0f}" text-anchor="middle">{share:.0%}</text>'
        f'<circle cx="{x(races):.0f}" cy="{y(share):.0f}" r="3.5" fill="#0f8b8d"/>'
        f'<text x="{x(races):.0f}" y="{foot + 18}" text-anchor="middle">{races:,}</text>'
        for races, share in curve[:: max(1, len(curve) // 5)]
    ]
    even = y(1 / seats)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            ' font-family="sans-serif" font-size="13" fill="#777">',
            f'<title>{title}</title><text y="18" font-weight="bold">{title}</text>',
            f'<line x1="{left}" y1="{foot}" x2="{width - 20}" y2="{foot}" stroke="#8888"/>',
            f'<line x1="{left}" y1="{even:.0f}" x2="{width - 20}" y2="{even:.0f}"'
            ' stroke="#d1495b" stroke-dasharray="4 3"/>',
            f'<text x="{left - 6}" y="{even + 4:.0f}" text-anchor="end">even</text>',
            f'<polyline points="{points}" fill="none" stroke="#0f8b8d" stroke-width="2.5"/>',
            *labels,
            f'<text x="{width - 20}" y="{height - 6}" text-anchor="end">races of practice</text>',
            "</svg>\n",
        ]
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("code", choices=["FMR", "QGP", "GPF1", "TA", "GP"])
    options.add_argument("--seats", type=int, default=3)
    options.add_argument("--own", type=int, default=0, help="its seat; 0: all in turn")
    options.add_argument("--rounds", type=int, default=50)
    options.add_argument("--batch", type=int, default=120)
    options.add_argument("--tested", type=int, default=600)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--curve", type=Path, help="draw the curve into this file (SVG)")
    given = options.parse_args()
    curve = train(
        given.code, given.seats, given.own, given.rounds, given.batch, given.tested, given.seed
    )
    if given.curve:
        title = f"{given.code}, {given.seats} seats: share of {given.tested} races won"
        given.curve.write_text(drawn(curve, given.seats, title), "utf-8")


if __name__ == "__main__":
    main()
