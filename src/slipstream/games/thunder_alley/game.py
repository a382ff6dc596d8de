"""Thunder Alley as a game: its options, its start, and the doors to its texts."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.games.thunder_alley.bot.driver import DRIVER
from slipstream.games.thunder_alley.bot.greedy import Greedy
from slipstream.games.thunder_alley.rules.components import (
    CARD_IDS,
    CARS_PER_TEAM,
    LONGEST,
    MOST_CARS,
    MOST_LAPS,
    TEAM_CARS,
    TEAM_IDS,
)
from slipstream.games.thunder_alley.rules.decisions import DECISIONS
from slipstream.games.thunder_alley.rules.house import CHANGES
from slipstream.games.thunder_alley.rules.kinds import KINDS
from slipstream.games.thunder_alley.rules.movement import ThunderAlleyRules
from slipstream.games.thunder_alley.rules.state import RaceGame, RaceState
from slipstream.games.thunder_alley.tell import (
    notation,
    reading,
    view,
)
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.options import Option
from slipstream.kernel.text import Line
from slipstream.track.circuits.load import load, offered, practice, titles
from slipstream.track.rules.board import empty_board

RULES: Final = ThunderAlleyRules()
GRIDS: Final = ["one_card", "card_per_pass", "card_per_slot"]


@final
class ThunderAlley(RaceGame):
    """One race for 2 to 7 teams."""

    code = "TA"
    title = "Thunder Alley"
    version = 2
    fewest = 2
    most = 7
    seats_clause = "TA-1.1.1"
    changes = CHANGES
    kinds = KINDS
    ends = ["finish", "rain", "nobody", "limit"]
    keys = notation.KEYS
    option_keys = notation.OPTIONS
    team_ids = TEAM_IDS
    bots = {"greedy": Greedy}
    driver = DRIVER
    offered = [
        Option("circuit", "st_adriana", offered(), "TA-2.1", False, practice()),
        Option("laps", "", [], "TA-R72", False),
        Option("teams", "", [], "TA-2.2", False),
        Option("cars", "", [], "TA-12.3.1", False),
        Option("numbers", "", [], "TA-2.3", False),
        Option("pits", "fixed", ["fixed", "variable"], "TA-12.1.1", False),
        Option("grid", "one_card", GRIDS, "TA-12.2.1", False),
        Option("winner", "", [], "TA-11.2.2", True),
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.decisions = DECISIONS
        self.rules = RULES
        self.track = load(self.options["circuit"]).track
        self.enter(self.agree_number("cars", CARS_PER_TEAM[str(seats)], MOST_CARS, "TA-12.3.1"))
        self.components.check(seats, self.cars + 1)
        self.laps = self.agree_number("laps", self.track.laps["TA"], MOST_LAPS, "TA-R72")
        self.variable_pits = self.options["pits"] == "variable"
        self.grid_option = GRIDS.index(self.options["grid"])
        self.teams = self.agree_teams("TA-2.2")
        self.numbers = self._numbers()
        self.winner = self._winner()
        cars = len(self.numbers)
        if cars >= self.track.length:
            raise InvalidOption(
                f"{cars} cars on {self.track.length} sectors: fewer cars than sectors", "TA-R28"
            )
        # Section 7: car and card, steps, and a lane for every car and step; then each seat's
        # event, pit stops with their repairs, and discards.
        self.longest = LONGEST * (cars * (82 + 8 * cars) + seats * (5 + 4 * self.cars))

    def _numbers(self) -> list[int]:
        """TA-2.3, TA-2.5.3: the cars that each seat enters, in the order of its slots.

        Those named come first, a team's usual ones fill up.
        """
        named = self.options["numbers"].split(",") if self.options["numbers"] else []
        entered: list[int] = []
        told: list[str] = []
        for team in self.teams:
            own = [n for name in named for n in TEAM_CARS[team] if name == str(n)]
            cars = own + [n for n in TEAM_CARS[team] if n not in own]
            entered += cars[: max(self.cars, len(own))]
            if cars[: self.cars] != TEAM_CARS[team][: self.cars]:
                told += [str(n) for n in cars[: self.cars]]
        unknown = [name for name in named if name not in map(str, entered)]
        if unknown or len(set(named)) != len(named) or len(entered) != self.seats * self.cars:
            raise InvalidOption(
                f"different ones of the teams that race, at most {self.cars} of each",
                "TA-2.3",
                "numbers",
                ",".join(named),
            )
        self.options["numbers"] = ",".join(told)
        return entered

    def _winner(self) -> int:
        """TA-11.2.2: the seat whose team won the race before, or -1."""
        teams = [TEAM_IDS[team] for team in self.teams]
        winner = self.options["winner"]
        if winner and winner not in teams:
            raise InvalidOption(f"one of {', '.join(teams)}", "TA-11.2.2", "winner", winner)
        return teams.index(winner) if winner else -1

    def cards(self) -> list[str]:
        return sorted(set(CARD_IDS))

    def samples(self) -> dict[str, list[str]]:
        others = (TEAM_IDS[1:] + TEAM_IDS[:1])[: self.seats]
        return {
            "laps": ["1"],
            "teams": [",".join(others)],
            "cars": ["1", "2"],
            "numbers": [str(TEAM_CARS[1][-1])],
            "winner": [TEAM_IDS[1]],
        }

    def usual(self) -> dict[str, str]:
        return {
            "laps": str(self.track.laps["TA"]),
            "teams": self.usual_teams(),
            "cars": str(CARS_PER_TEAM[str(self.seats)]),
        }

    @classmethod
    def circuits(cls) -> dict[str, str]:
        return titles()

    def filled(self, line: Line) -> Line:
        return notation.filled(line, self.components)

    def start(self) -> RaceState:
        state = self.blank()
        state.set_up()
        return state

    def blank(self) -> RaceState:
        """A state without anything in it, for readers to fill."""
        state = RaceState(self, empty_board(self.track, self.seats * self.cars))
        state.furnish()
        return state

    def read(self, line: str) -> RaceState:
        return reading.read(self.blank(), line)

    def line(self, state: Any, seat: int) -> str:
        return notation.line(state, self.checked(seat))

    def view(self, state: Any, seat: int) -> view.RaceView:
        return view.view(state, self.checked(seat))
