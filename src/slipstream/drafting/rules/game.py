"""What the rules of both games need to know of a game, and how its options are agreed."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from slipstream.drafting.rules.questions import DraftingRules
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Decision, Game
from slipstream.kernel.text import Line
from slipstream.track.rules.track import Track


class DraftingGame(Game):
    """A race on a circuit: teams, numbered cars, laps."""

    team_ids: ClassVar[list[str]] = []  # in the order in which seats usually take them
    option_keys: ClassVar[dict[str, str]] = {}  # fields of a line, and the option each tells
    track: Track  # the circuit, without a Safety Zone

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.teams: list[int] = []  # of each seat
        self.numbers: list[int] = []  # of each car; the cars of the seats come first, in order
        self.laps: i64 = 0
        self.decisions: list[Decision[Any]] = []  # the turn sequence
        self.rules: DraftingRules[Any] = DraftingRules()  # the answers to the family's questions

    def agree_number(self, name: str, usual: int, most: int, clause: str) -> int:
        """An option from 1 to `most`; what is usual anyway is not told."""
        text = self.options[name] or str(usual)
        if text not in [str(number) for number in range(1, most + 1)]:
            raise InvalidOption(f"a number from 1 to {most}", clause, name, text)
        self.options[name] = "" if int(text) == usual else text
        return int(text)

    def agree_teams(self, clause: str) -> list[int]:
        """TA-2.2 / GP-2.2, GP-R7: one team each, no team twice."""
        ids = self.team_ids
        usual = self.usual_teams()
        names = (self.options["teams"] or usual).split(",")
        unknown = [name for name in names if name not in ids]
        if unknown or len(set(names)) != len(names) or len(names) != self.seats:
            raise InvalidOption(
                f"name {self.seats} different ones of {', '.join(ids)}",
                clause,
                "teams",
                ",".join(names),
            )
        self.options["teams"] = "" if ",".join(names) == usual else ",".join(names)
        return [ids.index(name) for name in names]

    def usual_teams(self) -> str:
        """Those that race if none are named."""
        return ",".join(self.team_ids[: self.seats])

    @classmethod
    def of_line(cls, line: Line) -> Game:
        seats = line.fields.get("hand", "").count(";") + 1
        told = {
            option: line.fields[key]
            for key, option in cls.option_keys.items()
            if key in line.fields
        }
        return cls(seats, {**({"circuit": line.words[0]} if line.words else {}), **told})
