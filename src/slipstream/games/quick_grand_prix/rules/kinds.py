"""Kinds of events, by number, with what each of them tells."""

from __future__ import annotations

from typing import Final

from slipstream.kernel.trace import Kind

DRAFTS: Final = 0
MIDDLE: Final = 1
DEALT: Final = 2
KEPT: Final = 3
DISCARDED: Final = 4
SWAPPED: Final = 5
LAID: Final = 6
TOOK: Final = 7
SPARE: Final = 8
SHOWED: Final = 9
CHOSE: Final = 10
STARTS: Final = 11
SECTION: Final = 12
SEALED: Final = 13
REVEALED: Final = 14
PITTED: Final = 15
CHECKED: Final = 16
FELL: Final = 17
DAMAGED: Final = 18
PASSED: Final = 19
HELD: Final = 20
BLOCKED: Final = 21
SPENT: Final = 22
LEADS: Final = 23
RETURNED: Final = 24
EXCHANGED: Final = 25
DECLINED: Final = 26
FINISHED: Final = 27

# How a damage check comes out.
HOLDS: Final = 0
FAILS: Final = 1

# How a car gets past another item.
FASTER: Final = 0
DRS: Final = 1

_COMPARED: Final = ["car", "item", "speed", "against"]

# In step with the numbers above.
KINDS: Final[list[Kind]] = [
    Kind("drafts", ["place"], []),
    Kind("middle", ["card"], []),
    Kind("dealt", ["card"], ["card"]),
    Kind("kept", [], []),
    Kind("discarded", ["card"], [], reveals=True),
    Kind("swapped", ["given", "taken"], [], reveals=True),
    Kind("laid", ["card"], [], reveals=True),
    Kind("took", ["card"], []),
    Kind("spare", ["card"], []),
    Kind("showed", ["first", "second"], [], reveals=True),
    Kind("chose", ["car"], []),
    Kind("starts", ["car", "place"], []),
    Kind("section", ["round", "section", "limit", "drs"], []),
    Kind("sealed", [], []),
    Kind("revealed", ["car", "face", "speed"], [], reveals=True),
    Kind("pitted", ["car"], [], reveals=True),
    Kind("checked", ["car", "speed", "ahead", "behind", "sum", "difficulty", "how"], []),
    Kind("fell", ["car", "slots"], []),
    Kind("damaged", ["car"], []),
    Kind("passed", [*_COMPARED, "how"], []),
    Kind("held", _COMPARED, []),
    Kind("blocked", _COMPARED, []),
    Kind("spent", ["car"], []),
    Kind("leads", ["car"], []),
    Kind("returned", ["car", "slot"], []),
    Kind("exchanged", ["given", "taken"], []),
    Kind("declined", [], []),
    Kind("finished", ["car", "place"], []),
]
