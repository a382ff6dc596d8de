"""What can happen: kinds of events, with what only their own seat may know."""

from __future__ import annotations

from typing import Final

from slipstream.kernel.trace import Kind

DEALT: Final = 0
SEALED: Final = 1
REVEALED: Final = 2
WON: Final = 3
MARKED: Final = 4
ROLLED: Final = 5
DREW: Final = 6
FINISHED: Final = 7

# In step with the numbers. A name, its arguments, and which of those are private.
KINDS: Final[list[Kind]] = [
    Kind("dealt", ["card"], ["card"]),
    Kind("sealed", [], []),
    Kind("revealed", ["card"], [], reveals=True),
    Kind("won", [], []),
    Kind("marked", ["mark"], ["mark"]),
    Kind("rolled", ["roll"], []),
    Kind("drew", ["card"], ["card"]),
    Kind("finished", [], []),
]
