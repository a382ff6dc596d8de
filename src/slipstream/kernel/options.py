"""What can be agreed before a race, as data: the lobby, the command line and records read it."""

from __future__ import annotations

from typing import final


@final
class Option:
    """One option of a game. `allowed` lists its values; an empty list leaves them to the game.

    What it is called and is about are messages of the game: `option-laps`, `option-laps.about`.
    `unlisted` values are accepted, but offered to nobody: those of worked examples.
    """

    def __init__(
        self,
        name: str,
        default: str,
        allowed: list[str],
        clause: str,
        season: bool,
        unlisted: list[str] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed
        self.clause = clause
        self.unlisted = unlisted or []
        self.season = season  # comes from the race before, not from an agreement
