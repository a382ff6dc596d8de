"""Sealed Bids as a game: its options, its start, and the doors to its texts."""

from __future__ import annotations

from typing import Any

from sealed_bids.bot.first import First
from sealed_bids.rules.decisions import DECISIONS
from sealed_bids.rules.kinds import KINDS
from sealed_bids.rules.state import Bids
from sealed_bids.tell import notation, view
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game
from slipstream.kernel.options import Option
from slipstream.kernel.text import Line


class SealedBids(Game):
    """2 to 4 seats, one to three rounds."""

    code = "TOY"
    title = "Sealed Bids"
    version = 1
    fewest = 2
    most = 4
    seats_clause = "TOY-1.1"
    ends = ["finish", "level"]
    keys = notation.KEYS
    bots = {"first": First}
    kinds = KINDS
    offered = [
        Option("rounds", "3", ["1", "2", "3"], "TOY-2.4", False),
        Option("open", "no", ["no", "yes"], "TOY-2.2", False),
        Option("lead", "0", [], "TOY-2.3", True),
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        lead = self.options["lead"]
        if not (len(lead) == 1 and lead in "0123456789"):
            raise InvalidOption("0 to 9", "TOY-2.3", "lead", lead)
        self.longest = int(self.options["rounds"]) * (seats + 2)

    def samples(self) -> dict[str, list[str]]:
        return {"lead": ["1"]}

    @classmethod
    def of_line(cls, line: Line) -> SealedBids:
        told = line.fields
        options: dict[str, str] = {key: told[key] for key in ("rounds", "open") if key in told}
        return cls(line.fields.get("hand", "").count(";") + 1, options)

    def filled(self, line: Line) -> Line:
        return notation.filled(line)

    def start(self) -> Bids:
        return Bids(self, DECISIONS)

    def read(self, line: str) -> Bids:
        return notation.read(Bids(self, DECISIONS), line)

    def line(self, state: Any, seat: int) -> str:
        return notation.line(state, self.checked(seat))

    def view(self, state: Any, seat: int) -> view.BidsView:
        return view.view(state, self.checked(seat))

    def entrants(self) -> list[str]:
        return [f"seat {seat + 1}" for seat in range(self.seats)]
