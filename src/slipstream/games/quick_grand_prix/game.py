"""Quick Grand Prix as a game: its options, its start, and the doors to its texts."""

from __future__ import annotations

from typing import Any, final

from slipstream.games.quick_grand_prix.bot.driver import DRIVER
from slipstream.games.quick_grand_prix.bot.greedy import Greedy, Planner
from slipstream.games.quick_grand_prix.rules.asking import DEAL_MIDDLE
from slipstream.games.quick_grand_prix.rules.cards import CALENDAR, CODES, LAPS, LETTERS
from slipstream.games.quick_grand_prix.rules.circuits import CIRCUITS, SECTIONS
from slipstream.games.quick_grand_prix.rules.decisions import DECISIONS
from slipstream.games.quick_grand_prix.rules.house import CHANGES
from slipstream.games.quick_grand_prix.rules.kinds import KINDS
from slipstream.games.quick_grand_prix.rules.state import RaceGame, RaceState, owners
from slipstream.games.quick_grand_prix.tell import notation, view
from slipstream.kernel.errors import InvalidOption, InvalidText
from slipstream.kernel.options import Option
from slipstream.kernel.text import Line


@final
class QuickGrandPrix(RaceGame):
    """One race for 2 to 4 seats."""

    code = "QGP"
    title = "Quick Grand Prix"
    version = 1
    fewest = 2
    most = 4
    seats_clause = "QGP-2.1"
    changes = CHANGES
    kinds = KINDS
    ends = ["finish"]
    keys = notation.KEYS
    bots = {"planner": Planner, "greedy": Greedy}
    driver = DRIVER
    offered = [
        Option("circuit", CALENDAR[0], list(CIRCUITS), "QGP-2.3", False),
        Option("laps", LAPS[0], LAPS, "QGP-R21", False),
        Option("teams", "", [], "QGP-2.1", False),
        Option("draft", "", [], "QGP-3.2", True),
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options, CIRCUITS[CALENDAR[0]])
        self.circuit = CIRCUITS[self.options["circuit"]]
        laps = int(self.options["laps"])
        self.rounds = SECTIONS * laps
        self.team = self._teams()
        self.owner = owners(self.team)
        if self.team == list(range(seats)):
            self.options["teams"] = ""
        self.order = self._draft_order()
        # QGP, section 7: four answers in the draft, one on the grid, one plan a round, and
        # two swaps every second round.
        self.longest = seats * (4 + 1 + 2 * self.rounds)

    def cards(self) -> list[str]:
        return CODES

    def samples(self) -> dict[str, list[str]]:
        return {
            "teams": [",".join(LETTERS[::-1][: self.seats])],
            "draft": [",".join(str(seat) for seat in range(self.seats, 0, -1))],
        }

    def usual(self) -> dict[str, str]:
        return {"teams": ",".join(LETTERS[: self.seats])}

    @classmethod
    def circuits(cls) -> dict[str, str]:
        return {name: circuit.title for name, circuit in CIRCUITS.items()}

    @classmethod
    def of_line(cls, line: Line) -> QuickGrandPrix:
        if "hand" not in line.fields:
            raise InvalidText("hand: the line names no hands", "hand", line.text())
        seats = line.fields["hand"].count(";") + 1
        options = {
            "circuit": line.words[0] if line.words else "",
            "laps": line.fields.get("laps", LAPS[0]),
            "teams": line.fields.get("teams", ""),
        }
        return cls(seats, options)

    def filled(self, line: Line) -> Line:
        return notation.filled(line, self.components)

    def _teams(self) -> list[int]:
        """QGP-2.1, QGP-R39: every seat runs a team of its own."""
        if not self.options["teams"]:
            return list(range(self.seats))
        letters = self.options["teams"].split(",")
        unknown = [letter for letter in letters if letter not in LETTERS]
        if unknown or len(set(letters)) != len(letters) or len(letters) != self.seats:
            raise InvalidOption(
                f"name {self.seats} different ones of {','.join(LETTERS)}",
                "QGP-2.1",
                "teams",
                self.options["teams"],
            )
        return [LETTERS.index(letter) for letter in letters]

    def _draft_order(self) -> list[int]:
        """QGP-3.2: from the scores of the season, or nothing for a first race."""
        if not self.options["draft"]:
            return []
        names = self.options["draft"].split(",")
        if sorted(names) != [str(seat + 1) for seat in range(self.seats)]:
            raise InvalidOption(
                f"name each of the {self.seats} seats once",
                "QGP-3.2",
                "draft",
                self.options["draft"],
            )
        return [int(name) - 1 for name in names]

    def start(self) -> RaceState:
        state = self.blank()
        state.set_up()
        if self.order:
            state.draft = self.order[:]
            state.ask_dealer(DEAL_MIDDLE)
        return state

    def blank(self) -> RaceState:
        """A state without anything in it, for readers to fill."""
        return RaceState(self, DECISIONS)

    def read(self, line: str) -> RaceState:
        return notation.read(self, self.blank(), line)

    def line(self, state: Any, seat: int) -> str:
        return notation.line(self, state, self.checked(seat))

    def view(self, state: Any, seat: int) -> view.RaceView:
        return view.view(state, self.checked(seat))
