"""One round of one build of one game: `python worker.py CODE SECONDS`, one JSON line.

Which build is measured depends on what Python finds as `slipstream`. A decision is a seat's answer
with at least two options; forced answers and luck are not counted, but their cost is. The clock is
the process's own, which stands still while others have the core.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable

import slipstream
from slipstream import CHANCE, Game, SeededDealer, State
from slipstream.kernel.playout import playout


def races(game: Game, seconds: float) -> dict[str, float]:
    """Random races one after the other, for about that long."""
    luck = SeededDealer(1)
    decisions = count = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for _ in range(20):
            decisions += playout(game.start(), SeededDealer(count), luck)
            count += 1
    return {"decisions_per_second": decisions / spent, "races_per_second": count / spent}


def searching(game: Game, seconds: float) -> dict[str, float]:
    """What search lives on, mid-race: µs of a copy, of a guess, of a copy run to its end."""
    middles = [middle(game, seed) for seed in range(20)]
    dealer, luck = SeededDealer(1), SeededDealer(2)
    works: dict[str, Callable[[State], object]] = {
        "copy_us": lambda state: state.copy(),
        "guess_us": lambda state: state.guess(state.waiting[0], dealer),
        "to_end_us": lambda state: playout(state.copy(), dealer, luck),
    }
    return {name: microseconds(work, middles, seconds / 3) for name, work in works.items()}


def microseconds(work: Callable[[State], object], states: list[State], seconds: float) -> float:
    """For one state. Nothing is kept, as search keeps nothing: the collector has no part in it."""
    calls, spent = 0, 0.0
    begin = time.process_time()
    while not calls or spent < seconds:
        for state in states:
            work(state)
        calls += len(states)
        spent = time.process_time() - begin
    return 1e6 * spent / calls


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
        chance = seat == CHANCE
        moves.append((seat, state.sample(dealer) if chance else luck.draw(0, state.legal(seat))))
        state.apply(*moves[-1])
    return moves


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
    figures = {
        "build": "compiled" if slipstream.COMPILED else "pure",
        **races(game, seconds),
        **searching(game, seconds / 2),
        "import_ms": import_time(),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
