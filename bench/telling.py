"""What it costs to tell a position: `PYTHONPATH=src python bench/telling.py`, pure.

With `PYTHONPATH=build/compiled` the compiled build. Of every game a race at random is driven as a
table drives it; after each answer the position is told to the player who is asked next, as the
bytes that go through the socket. Only the telling is measured, by the process's own clock: the mean
over so many answers, and of several such races, all alike, the median and the spread.
"""

from __future__ import annotations

import argparse
import statistics
import time

from slipstream import COMPILED, SeededDealer
from slipstream.games.registry import GAMES
from slipstream.table.telling import wire
from slipstream.table.telling.position import present
from walk import NOW, drive, opened

ANSWERS = 400
ROUNDS = 5


def told(code: str, answers: int = ANSWERS) -> float:
    """Mean ms of CPU for a told position."""
    luck, used, left, seed = SeededDealer(1), 0.0, answers, 7
    room = opened(code, str(seed))
    while left:
        if not room.ledger.is_running:
            seed += 1
            room = opened(code, str(seed))
        drive(room, luck)
        if seats := room.ledger.waiting():
            begin = time.process_time()
            wire.encode(present(room.ledger, seats[0], NOW))
            used += time.process_time() - begin
            left -= 1
    return 1000 * used / answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), help="Codes of games.")
    print(f"a told position, ms of CPU ({'compiled' if COMPILED else 'pure'})")
    for code in parser.parse_args().games:
        told(code, 20)
        rounds = [told(code) for _ in range(ROUNDS)]
        print(f"{code:<5} {statistics.median(rounds):6.3f}  {min(rounds):.3f} to {max(rounds):.3f}")


if __name__ == "__main__":
    main()
