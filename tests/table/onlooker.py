"""An onlooker with a stopwatch, who wants to know which answers were forced.

    PYTHONPATH=src:tests .venv/bin/python tests/table/onlooker.py --seed 1

People of several speeds answer questions of several kinds; some of their answers are forced by
cards that nobody sees, and the table plays those for them. The onlooker knows the seat, the kind of
question and all earlier times, tries several rules, and keeps the best, chosen with the truth
before his eyes. Told is how often it is right if half of all answers are forced: 50 % is nothing.
"""

from __future__ import annotations

import argparse
import random
import sys
from bisect import bisect_left
from collections.abc import Callable
from typing import Final, NamedTuple

from slipstream.table.live.thinking_time import ThinkingTime

QUESTIONS: Final = {"card": 4000, "car": 1500, "space": 2500}  # usual ms
PEOPLE: Final = {"quick": 0.4, "usual": 1.0, "slow": 3.0, "very slow": 20.0}
DEVIATION: Final = 0.6
ANSWERS: Final = 60  # of a race
FORCED: Final = 0.3


class Answer(NamedTuple):
    """What is seen of it, and whether it was forced."""

    question: str
    ms: int
    nearest: int
    """To the nearest earlier time of the seat."""
    is_forced: bool


Table = Callable[[random.Random], ThinkingTime]


def race(speed: float, luck: random.Random, table: Table = ThinkingTime) -> list[Answer]:
    """The answers of one seat."""
    times, seen = table(luck), list[int]()
    answers: list[Answer] = []
    for _ in range(ANSWERS):
        question = luck.choice(list(QUESTIONS))
        own = round(QUESTIONS[question] * speed * luck.lognormvariate(0, DEVIATION))
        is_forced = luck.random() < FORCED
        played = times.like(0, question) if is_forced else None
        ms = own if played is None else played
        if played is None:
            times.note(0, question, ms)
        at = bisect_left(seen, ms)
        nearest = min((abs(ms - other) for other in seen[max(0, at - 1) : at + 1]), default=10**6)
        seen.insert(at, ms)
        answers.append(Answer(question, ms, nearest, is_forced))
    return answers


def best(answers: list[Answer], measure: Callable[[Answer], int]) -> float:
    """How often the best bound on a measure is right, above it or below."""
    ordered = sorted(answers, key=measure)
    forced = sum(answer.is_forced for answer in ordered)
    chosen = len(ordered) - forced
    if not forced or not chosen:
        return 0.5
    found, forced_below, chosen_below = 0.5, 0, 0
    for answer, after in zip(ordered, [*ordered[1:], None], strict=True):
        forced_below += answer.is_forced
        chosen_below += not answer.is_forced
        if after is None or measure(after) != measure(answer):
            below = (forced_below / forced + (chosen - chosen_below) / chosen) / 2
            found = max(found, below, 1 - below)
    return found


def told(speed: float, seed: int, races: int, table: Table = ThinkingTime) -> float:
    """How often the onlooker is right about people of this speed."""
    luck = random.Random(seed)
    answers = [answer for _ in range(races) for answer in race(speed, luck, table)]
    by_time = [
        best([answer for answer in answers if answer.question == question], lambda one: one.ms)
        for question in QUESTIONS
    ]
    return max(sum(by_time) / len(by_time), best(answers, lambda one: one.nearest))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--races", type=int, default=400)
    given = parser.parse_args()
    for name, speed in PEOPLE.items():
        sys.stdout.write(f"{name}: {told(speed, given.seed, given.races):.1%}\n")


if __name__ == "__main__":
    main()
