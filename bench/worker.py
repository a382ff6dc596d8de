"""Measures one build of one game: `python worker.py CODE SECONDS`, one JSON line.

Which build is measured depends on what Python finds as `slipstream`. A decision is a seat's answer
with at least two options; forced answers and luck are not counted, but their cost is.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time

import slipstream
from slipstream import CHANCE, Game, SeededDealer, State, playout


def races(game: Game, seconds: float) -> dict[str, float]:
    """Random races one after the other, for about that long."""
    luck = SeededDealer(1)
    decisions = count = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(20):
            decisions += playout(game.start(), SeededDealer(count), luck)
            count += 1
    return {
        "decisions_per_second": decisions / spent,
        "races_per_second": count / spent,
        "decisions": decisions,
        "races": count,
        "seconds": spent,
    }


def copy_cost(game: Game, seconds: float) -> float:
    """Cost of a copy, relative to listing the legal answers and applying one."""
    middles = [middle(game, seed) for seed in range(20)]
    copying = timed(lambda: [state.copy() for state in middles], seconds)
    playing = timed(lambda: [step(state.copy()) for state in middles], seconds)
    return copying / (playing - copying)


def middle(game: Game, seed: int) -> State:
    """A state in the middle of a race, with a seat to answer."""
    moves = race(game, seed)
    state = game.start()
    half = len(moves) // 2
    for number, (seat, action) in enumerate(moves):
        if number >= half and seat != CHANCE:
            break
        state.apply(seat, action)
    return state


def race(game: Game, seed: int) -> list[tuple[int, int]]:
    """All answers of a random race."""
    state = game.start()
    dealer = SeededDealer(seed)
    luck = SeededDealer(seed + 1)
    moves: list[tuple[int, int]] = []
    while state.waiting:
        seat = state.waiting[0]
        actions = state.legal(seat)
        chance = seat == CHANCE
        moves.append((seat, state.sample(dealer) if chance else luck.draw(0, actions)))
        state.apply(*moves[-1])
    return moves


def step(state: State) -> State:
    seat = state.waiting[0]
    state.apply(seat, state.legal(seat)[0])
    return state


def timed(work: object, seconds: float) -> float:
    """Seconds for one call."""
    assert callable(work)
    calls = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        work()
        calls += 1
    return spent / calls


def import_time() -> float:
    """Milliseconds that `import slipstream` adds to starting Python; the best of five."""
    best = []
    for statement in ("import slipstream", "pass"):
        times = []
        for _ in range(5):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", statement], check=True)
            times.append(time.perf_counter() - begin)
        best.append(min(times))
    return 1000 * (best[0] - best[1])


def main() -> None:
    code, seconds = sys.argv[1], float(sys.argv[2])
    game = slipstream.load(code, 4)
    races(game, seconds / 10)
    figures = races(game, seconds)
    print(
        json.dumps(
            {
                "game": code,
                "build": "compiled" if slipstream.COMPILED else "pure",
                **figures,
                "copy_cost": copy_cost(game, seconds / 4),
                "import_ms": import_time(),
            }
        )
    )


if __name__ == "__main__":
    main()
