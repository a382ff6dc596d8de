"""Grand Prix-F1 as a game: its options, its start, and the doors to its texts."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.bot.driver import DRIVER
from slipstream.games.grand_prix_f1.bot.greedy import Greedy
from slipstream.games.grand_prix_f1.rules.cards import (
    FIFTH_LAP,
    FIVE_LAPS_SEATS,
    KINDS,
    LAPS,
    MOST_SIT_OUTS,
    ROWS,
    VALUES,
)
from slipstream.games.grand_prix_f1.rules.decisions import DECISIONS
from slipstream.games.grand_prix_f1.rules.house import CHANGES
from slipstream.games.grand_prix_f1.rules.kinds import KINDS as EVENTS
from slipstream.games.grand_prix_f1.rules.state import RaceGame, RaceState
from slipstream.games.grand_prix_f1.tell import notation, view
from slipstream.kernel.errors import InvalidOption, InvalidText
from slipstream.kernel.options import Option
from slipstream.kernel.rows import vec
from slipstream.kernel.text import Line

WEATHER: Final[list[str]] = ["basic", "sudden", "double"]
_MOST_FUEL_CARDS: Final[int] = max(sum(row) for rows in ROWS for row in rows)
_MOST_BONUS_CARDS: Final = 7  # GPF1-I19: per lap and car, from three spaces
_BONUSES: Final = 3


@final
class GrandPrixF1(RaceGame):
    """One race for 3 to 8 seats."""

    code = "GPF1"
    title = "Grand Prix-F1"
    version = 1
    fewest = 3
    most = 8
    seats_clause = "GPF1-1.1"
    changes = CHANGES
    kinds = EVENTS
    ends = ["finish", "nobody"]
    keys = notation.KEYS
    bots = {"greedy": Greedy}
    driver = DRIVER
    offered = [
        Option("laps", "4", LAPS, "GPF1-1.17", False),
        Option("accidents", "no", ["no", "yes"], "GPF1-14.1", False),
        Option("weather", "basic", WEATHER, "GPF1-15.1", False),
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.two_cars = seats <= 4
        self.cars = seats * 2 if self.two_cars else seats
        self.owner = vec[i64]([car % seats for car in range(self.cars)])
        self.laps = int(self.options["laps"])
        self.accidents = self.options["accidents"] == "yes"
        self.weather = WEATHER.index(self.options["weather"])
        self.hand = vec[i64](self._hand())
        self.stack = self._stack()
        self.components.check(seats, list(self.hand), self.stack)
        self.longest = self._longest()

    def _hand(self) -> list[int]:
        """GPF1-1.4, GPF1-1.17, GPF1-12.1, GPF1-R58: the cards of every player at the start."""
        pieces = self.components
        hand = (pieces.two_cars if self.two_cars else pieces.one_car)[:]
        if self.options["laps"] == LAPS[1]:
            if self.seats not in FIVE_LAPS_SEATS:
                raise InvalidOption(
                    f"{self.seats} players cannot drive 5 laps, the fuel cards are too few",
                    "GPF1-R58",
                    "laps",
                    "5",
                )
            for kind in range(KINDS):
                hand[kind] += FIFTH_LAP[kind] * self.cars // self.seats
        return hand

    def _stack(self) -> int:
        """GPF1-1.6, GPF1-13.2: cards of the 1-stack."""
        pieces = self.components
        return pieces.few_cars_stack if self.cars <= 6 else pieces.many_cars_stack

    def _longest(self) -> int:
        """GPF1, section 7.2: every answer but these spends a card, and the cards are bounded."""
        per_lap = _MOST_FUEL_CARDS + _MOST_BONUS_CARDS + _BONUSES + MOST_SIT_OUTS + 3
        return sum(self.hand) * self.seats + self.cars * self.laps * per_lap + self.seats

    @classmethod
    def of_line(cls, line: Line) -> GrandPrixF1:
        if "hand" not in line.fields:
            raise InvalidText("hand: the line names no hands", "hand", line.text())
        seats = line.fields["hand"].count(";") + 1
        names = [option.name for option in cls.offered]
        rules = dict(pair.partition(":")[::2] for pair in line.fields.get("rules", "").split(","))
        return cls(seats, {name: rules[name] for name in names if name in rules})

    def filled(self, line: Line) -> Line:
        return notation.filled(line)

    def cards(self) -> list[str]:
        return [str(value) for value in VALUES]

    def start(self) -> RaceState:
        state = self.blank()
        state.set_up()
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
