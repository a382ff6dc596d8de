"""How long the judge takes for a whole race, in seconds of one core.

    PYTHONPATH=build/compiled python bench/judging.py --seed 1

Four club drivers race; every decision of the race is judged (`slipstream.analysis`), in one
process, by the default judge. What counts is CPU time, user and system: a busy machine changes
little of it. The bars are those of a reader's patience: 20 s for FMR, 4 minutes for GP.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Final

from slipstream.analysis.race import Judge, analyse
from slipstream.lab.series import Series, play_race
from slipstream.notation.record import Record

BARS: Final = {"FMR": 20.0, "GP": 240.0}
SEATS: Final = 4


def raced(code: str, seed: int) -> Record:
    series = Series(code, ("club",) * SEATS, seed, {})
    game = series.game()
    record = Record(game)
    play_race(game.start(), series.seating(0), series.deal(0), record.moves)
    return record


def main() -> None:
    parser = argparse.ArgumentParser(description="How long the judge takes for a whole race.")
    parser.add_argument("--seed", type=int, default=1, help="of the races")
    parser.add_argument("games", nargs="*", default=list(BARS))
    asked = parser.parse_args()
    late = 0
    for code in asked.games:
        record = raced(code, asked.seed)
        text, playouts = record.write(), record.game.driver.playouts
        begun = time.process_time()
        found = analyse(text, Judge(playouts))
        took = time.process_time() - begun
        late += took > BARS.get(code, took)
        judged = f"{len(found.verdicts)} decisions, {playouts} playouts each"
        print(
            f"{code}, {SEATS} seats, {len(record.moves)} moves: {judged}: {took:.1f} s", flush=True
        )
    sys.exit(1 if late else 0)


if __name__ == "__main__":
    main()
