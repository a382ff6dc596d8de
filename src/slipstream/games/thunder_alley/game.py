"""Thunder Alley as a game: its options, its start, and the doors to its texts."""

from __future__ import annotations

from typing import Final, final

from slipstream.games.thunder_alley.components import (
    CARS_PER_TEAM,
    MOST_CARS,
    MOST_LAPS,
    TEAM_CARS,
    TEAM_IDS,
)
from slipstream.games.thunder_alley.decisions import DECISIONS
from slipstream.games.thunder_alley.rules import ThunderAlleyRules
from slipstream.games.thunder_alley.state import RaceGame, RaceState
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.options import Option
from slipstream.track.load import load, offered

RULES: Final = ThunderAlleyRules()
GRIDS: Final = ["one_card", "card_per_pass", "card_per_slot"]


@final
class ThunderAlley(RaceGame):
    """One race for 2 to 7 teams."""

    code = "TA"
    title = "Thunder Alley"
    version = 1
    fewest = 2
    most = 7
    seats_clause = "TA-1.1.1"
    ends = ["finish", "rain", "nobody", "limit"]
    offered = [
        Option("circuit", "st_adriana", offered(), "TA-2.1", "the track", False),
        Option("laps", "", ["", *map(str, range(1, MOST_LAPS + 1))], "TA-R72", "laps", False),
        Option("teams", "", [], "TA-2.2", "teams in seat order, as in red,blue", False),
        Option("cars", "", ["", *map(str, range(1, MOST_CARS + 1))], "TA-12.3.1", "cars", False),
        Option("pits", "fixed", ["fixed", "variable"], "TA-12.1.1", "pit stops", False),
        Option("grid", "one_card", GRIDS, "TA-12.2.1", "how the grid is drawn", False),
        Option("winner", "", ["", *TEAM_IDS], "TA-11.2.2", "team that won the last race", True),
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.track = load(self.options["circuit"]).track
        self.cars = int(self.options["cars"] or CARS_PER_TEAM[str(seats)])
        self.laps = int(self.options["laps"] or self.track.laps["TA"])
        self.variable_pits = self.options["pits"] == "variable"
        self.grid_option = GRIDS.index(self.options["grid"])
        self.teams = self._teams()
        self.numbers = [n for team in self.teams for n in TEAM_CARS[team][: self.cars]]
        if len(self.numbers) >= self.track.length:
            raise InvalidOption(
                f"{len(self.numbers)} cars on {self.track.length} sectors: fewer cars than"
                " sectors (TA-R28)"
            )
        winner = self.options["winner"]
        self.winner = self.teams.index(TEAM_IDS.index(winner)) if winner else -1
        self.longest = 320_000

    def _teams(self) -> list[int]:
        """TA-2.2: one team each, no team twice."""
        names = (self.options["teams"] or ",".join(TEAM_IDS[: self.seats])).split(",")
        unknown = [name for name in names if name not in TEAM_IDS]
        if unknown or len(set(names)) != len(names) or len(names) != self.seats:
            raise InvalidOption(
                f"teams={','.join(names)}: name {self.seats} different ones of"
                f" {', '.join(TEAM_IDS)} (TA-2.2)"
            )
        return [TEAM_IDS.index(name) for name in names]

    def start(self) -> RaceState:
        state = self.blank()
        state.set_up()
        return state

    def blank(self) -> RaceState:
        """A state without anything in it, for readers to fill."""
        assert self.track is not None, "a game has a track"
        return RaceState(self, DECISIONS, RULES, self.track)
