"""Grand Prix as a game: its options, its start, and the doors to its texts."""

from __future__ import annotations

from typing import Final, final

from slipstream.games.grand_prix.cars import RaceGame
from slipstream.games.grand_prix.components import (
    HAND,
    MOST_LAPS,
    NPC_NUMBERS,
    TEAM_CARS,
    TEAM_IDS,
)
from slipstream.games.grand_prix.decisions import DECISIONS
from slipstream.games.grand_prix.npcs import field
from slipstream.games.grand_prix.rules import GrandPrixRules
from slipstream.games.grand_prix.state import RaceState
from slipstream.games.grand_prix.turn import begin_race
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.options import Option
from slipstream.track.load import load, offered

RULES: Final = GrandPrixRules()
GRIDS: Final = ["reversed", "second_cars_drawn", "all_drawn"]
_NUMBERS: Final[list[str]] = [
    str(number) for number in sorted(NPC_NUMBERS + [n for cars in TEAM_CARS for n in cars])
]


@final
class GrandPrix(RaceGame):
    """One race of 22 cars for 2 to 11 players."""

    code = "GP"
    title = "Grand Prix"
    version = 1
    fewest = 2
    most = 11
    seats_clause = "GP-1.1.1"
    ends = ["finish", "gathered", "no_player_car", "limit"]
    offered = [
        Option("circuit", "porto_vela", offered(), "GP-2.1", "the track", False),
        Option("laps", "", ["", *map(str, range(1, MOST_LAPS + 1))], "GP-R103", "laps", False),
        Option("teams", "", [], "GP-2.2", "teams in seat order, as in scarlet,amber", False),
        Option("weather", "dry", ["dry", "wet", "random"], "GP-2.5", "at the start", False),
        Option("grid", "reversed", GRIDS, "GP-13.1.1", "how the grid is drawn", False),
        Option("pits", "turn", ["turn", "running"], "GP-13.2.1", "order of pit stops", False),
        Option("lead", "inside", ["inside", "apex"], "GP-13.3.1", "who leads a sector", False),
        Option("winner", "", ["", *_NUMBERS], "GP-11.3.1", "car that won the last race", True),
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.track = load(self.options["circuit"]).track
        self.laps = int(self.options["laps"] or self.track.laps["GP"])
        self.hand = HAND[seats]
        self.weather = self.options["weather"]
        self.grid_option = GRIDS.index(self.options["grid"])
        self.pits_by_order = self.options["pits"] == "running"
        self.from_the_apex = self.options["lead"] == "apex"
        self.winner = int(self.options["winner"] or -1)
        self.teams = self._teams()
        npcs = field(seats)
        self.numbers = [n for team in self.teams for n in TEAM_CARS[team]]
        self.numbers += [number for number, _ in npcs]
        self.controller = [car >> 1 for car in range(2 * seats)]
        self.controller += [controller for _, controller in npcs]
        self.longest = 1_400_000

    def _teams(self) -> list[int]:
        """GP-2.2, GP-R7: one team each, no team twice."""
        names = (self.options["teams"] or ",".join(TEAM_IDS[: self.seats])).split(",")
        unknown = [name for name in names if name not in TEAM_IDS]
        if unknown or len(set(names)) != len(names) or len(names) != self.seats:
            raise InvalidOption(
                f"teams={','.join(names)}: name {self.seats} different ones of"
                f" {', '.join(TEAM_IDS)} (GP-2.2)"
            )
        return [TEAM_IDS.index(name) for name in names]

    def samples(self) -> dict[str, list[str]]:
        return {"teams": [",".join(TEAM_IDS[-self.seats :])]}

    def start(self) -> RaceState:
        state = self.blank()
        begin_race(state)
        return state

    def blank(self) -> RaceState:
        """A state without anything in it, for readers to fill."""
        assert self.track is not None, "a game has a track"
        return RaceState(self, DECISIONS, RULES, self.track)
