"""A wish to take moves back, to which the others have to agree."""

from __future__ import annotations

import msgspec


class Proposal(msgspec.Struct):
    """A wish to go back that waits for the others."""

    seat: int
    to: int
    agreed: list[int]
