"""Who sits where."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct):
    """Who sits there. Nobody, a human (`key`), or a bot; a bot may stand in for a human."""

    name: str = ""
    bot: str = ""
    key: str = ""
    stand_in: str = ""
    forced: bool = True
    pace_ms: int | None = None  # as agreed when the table was opened
    muted: bool = False  # by the operator
    has_left: bool = False  # the human has chosen the stand-in, not somebody else

    @property
    def is_open(self) -> bool:
        return not (self.bot or self.key)

    @property
    def is_human(self) -> bool:
        return bool(self.key)

    @property
    def played_by(self) -> str:
        """The bot that answers for the seat, if one does."""
        return self.bot or self.stand_in
