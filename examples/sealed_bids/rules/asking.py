"""What is asked, in the order of the table of decisions."""

from __future__ import annotations

from typing import Final

DEAL: Final = 0
BID: Final = 1
MARK: Final = 2
BOAST: Final = 3
ROLL: Final = 4
DRAW: Final = 5
END: Final = 6
