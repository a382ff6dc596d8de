"""Grand Prix as a game: its options, its start, and the doors to its texts."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.games.grand_prix.bot.driver import DRIVER
from slipstream.games.grand_prix.bot.greedy import GreedyBot
from slipstream.games.grand_prix.rules.components import (
    CARS,
    CODES,
    MOST_LAPS,
    NPC_NUMBERS,
    TEAM_CARS,
    TEAM_IDS,
)
from slipstream.games.grand_prix.rules.decisions import DECISIONS
from slipstream.games.grand_prix.rules.house import CHANGES
from slipstream.games.grand_prix.rules.kinds import KINDS
from slipstream.games.grand_prix.rules.movement import GrandPrixRules
from slipstream.games.grand_prix.rules.npcs import field
from slipstream.games.grand_prix.rules.state import RaceGame, RaceState
from slipstream.games.grand_prix.rules.turn import begin_race
from slipstream.games.grand_prix.tell import notation, reading, view
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.options import Option
from slipstream.kernel.text import Line
from slipstream.track.circuits.load import load, offered, practice, titles
from slipstream.track.rules.board import empty_board

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
    changes = CHANGES
    kinds = KINDS
    ends = ["finish", "gathered", "no_player_car", "limit"]
    keys = notation.KEYS
    option_keys = notation.OPTIONS
    team_ids = TEAM_IDS
    bots = {"greedy": GreedyBot}
    driver = DRIVER
    offered = [
        Option("circuit", "porto_vela", offered(), "GP-2.1", False, practice()),
        Option("laps", "", [], "GP-R103", False),
        Option("teams", "", [], "GP-2.2", False),
        Option("weather", "dry", ["dry", "wet", "random"], "GP-2.5", False),
        Option("grid", "reversed", GRIDS, "GP-13.1.1", False),
        Option("pits", "turn", ["turn", "running"], "GP-13.2.1", False),
        Option("lead", "inside", ["inside", "apex"], "GP-13.3.1", False),
        Option("winner", "", [], "GP-11.3.1", True),
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.decisions = DECISIONS
        self.rules = RULES
        self.track = load(self.options["circuit"]).track
        self.laps = self.agree_number("laps", self.track.laps["GP"], MOST_LAPS, "GP-R103")
        self.hand = self.house.row("hand")[seats - self.fewest]
        self.components.check(seats, self.hand)
        self.weather = self.options["weather"]
        self.grid_option = GRIDS.index(self.options["grid"])
        self.pits_by_order = self.options["pits"] == "running"
        self.from_the_apex = self.options["lead"] == "apex"
        self.winner = self._winner()
        self.teams = self.agree_teams("GP-2.2")
        npcs = field(seats)
        self.numbers = [n for team in self.teams for n in TEAM_CARS[team]]
        self.numbers += [number for number, _ in npcs]
        own = [car >> 1 for car in range(2 * seats)]
        self.entrust(own + [controller for _, controller in npcs])
        self.longest = 1_400_000

    def _winner(self) -> int:
        """GP-11.3.1: the number of the car that won the race before, or -1."""
        winner = self.options["winner"]
        if winner and winner not in _NUMBERS:
            raise InvalidOption("the number of a car", "GP-11.3.1", "winner", winner)
        return int(winner or -1)

    def cards(self) -> list[str]:
        return CODES

    def samples(self) -> dict[str, list[str]]:
        return {
            "laps": ["1"],
            "teams": [",".join(TEAM_IDS[-self.seats :])],
            "winner": ["20", "5"],
        }

    def usual(self) -> dict[str, str]:
        return {"laps": str(self.track.laps["GP"]), "teams": self.usual_teams()}

    @classmethod
    def circuits(cls) -> dict[str, str]:
        return titles()

    def filled(self, line: Line) -> Line:
        return notation.filled(line, self.components)

    def start(self) -> RaceState:
        state = self.blank()
        begin_race(state)
        return state

    def blank(self) -> RaceState:
        """A state without anything in it, for readers to fill."""
        state = RaceState(self, empty_board(self.track, CARS))
        state.furnish()
        return state

    def read(self, line: str) -> RaceState:
        return reading.read(self.blank(), line)

    def line(self, state: Any, seat: int) -> str:
        return notation.line(state, self.checked(seat))

    def view(self, state: Any, seat: int) -> view.RaceView:
        return view.view(state, self.checked(seat))
