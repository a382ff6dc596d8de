"""Formula Motor Racing as a game: its options, its start, and the doors to its texts."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.games.formula_motor_racing.bot.driver import DRIVER
from slipstream.games.formula_motor_racing.bot.greedy import Greedy
from slipstream.games.formula_motor_racing.rules.asking import DEAL
from slipstream.games.formula_motor_racing.rules.decisions import DECISIONS
from slipstream.games.formula_motor_racing.rules.deck import (
    ASIDE,
    CAR_NAMES,
    CARS,
    CHOOSING,
    CHOSEN,
    CODES,
    COLOURS,
    LETTERS,
)
from slipstream.games.formula_motor_racing.rules.house import CHANGES
from slipstream.games.formula_motor_racing.rules.kinds import KINDS
from slipstream.games.formula_motor_racing.rules.state import RaceGame, RaceState, entrants, owners
from slipstream.games.formula_motor_racing.tell import notation, view
from slipstream.kernel.errors import InvalidOption, InvalidText
from slipstream.kernel.options import Option
from slipstream.kernel.text import Line

# FMR, section 7: six charges with at most ten choices each, two spins, one crash.
_FOLLOW_UPS: Final = 6 * 10 + 2 + 1


@final
class FormulaMotorRacing(RaceGame):
    """One race for 3 to 6 seats."""

    code = "FMR"
    title = "Formula Motor Racing"
    version = 1
    fewest = 3
    most = 6
    seats_clause = "FMR-1.1"
    changes = CHANGES
    kinds = KINDS
    ends = ["finish"]
    keys = notation.KEYS
    bots = {"greedy": Greedy}
    driver = DRIVER
    offered = [
        Option("aside", "0", ASIDE, "FMR-8.1", False),
        Option("colours", "", [], "FMR-2.1", False),
        Option("grid", "", [], "FMR-7.1", True),
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.aside = int(self.options["aside"])
        self.components.check(seats, self.aside)
        self.owner = owners(seats, self._colours())
        colours = notation.choosing_order(seats, notation.teams(self))
        self.options["colours"] = "" if colours == CHOSEN[str(seats)] else colours
        self.entrant = entrants(seats, self.owner)
        self.grid = self._grid()
        # FMR-R17: turns per race; the rest are follow-up choices.
        plays = len(self.components.deck) - (self.components.hand - 1) * seats
        self.longest = plays - self.aside + _FOLLOW_UPS

    def usual(self) -> dict[str, str]:
        return {"colours": CHOSEN[str(self.seats)]}

    def cards(self) -> list[str]:
        return CODES

    def samples(self) -> dict[str, list[str]]:
        chosen = len(CHOOSING[str(self.seats)])
        return {
            "colours": [",".join(LETTERS[::-1][:chosen])],
            "grid": [",".join(CAR_NAMES[::-1])],
        }

    @classmethod
    def of_line(cls, line: Line) -> FormulaMotorRacing:
        if "hand" not in line.fields:
            raise InvalidText("hand: the line names no hands", "hand", line.text())
        seats = line.fields["hand"].count(";") + 1
        teams = line.fields.get("teams", "")
        colours = notation.choosing_order(seats, teams) if teams else ""
        return cls(seats, {"aside": line.fields.get("aside", "0"), "colours": colours})

    def filled(self, line: Line) -> Line:
        return notation.filled(line, self.components)

    def _colours(self) -> list[int]:
        """FMR-2.1: no colour is chosen twice, and everybody chooses as often as the rules say."""
        letters = (self.options["colours"] or CHOSEN[str(self.seats)]).split(",")
        wanted = len(CHOOSING[str(self.seats)])
        unknown = [letter for letter in letters if letter not in LETTERS]
        if unknown or len(set(letters)) != len(letters) or len(letters) != wanted:
            raise InvalidOption(
                f"name {wanted} different ones of {','.join(LETTERS)}",
                "FMR-2.1",
                "colours",
                ",".join(letters),
            )
        return [LETTERS.index(letter) for letter in letters]

    def _grid(self) -> list[int]:
        """FMR-7.1: the finishing order of the race before, or nothing for a first race."""
        if not self.options["grid"]:
            return []
        names = self.options["grid"].split(",")
        if sorted(names) != sorted(CAR_NAMES):
            raise InvalidOption(
                f"name each of the {CARS} cars once", "FMR-7.1", "grid", self.options["grid"]
            )
        return [CAR_NAMES.index(name) for name in names]

    def start(self) -> RaceState:
        state = self.blank()
        state.set_up()
        if self.grid:
            state.line_up(self.grid[:])
            state.ask_dealer(DEAL)
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

    def entrants(self) -> list[str]:
        """FMR-7.5: a colour that nobody drives for collects points, too."""
        return super().entrants() + [
            COLOURS[colour] for colour, seat in enumerate(self.owner) if seat < 0
        ]
