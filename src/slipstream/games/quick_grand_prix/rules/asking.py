"""What is asked, by number."""

from __future__ import annotations

from typing import Final

# What is asked, in the order of the table of decisions.
FIRST_ORDER: Final = 0
DEAL_MIDDLE: Final = 1
DEAL_FIRST: Final = 2
DRAFT_FIRST: Final = 3
DEAL_SECOND: Final = 4
DRAFT_SECOND: Final = 5
DRAFT_FILL: Final = 6
GRID_CHOICE: Final = 7
PLAN: Final = 8
SWAP: Final = 9
END: Final = 10
