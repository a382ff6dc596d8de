"""Race control of Quick Grand Prix."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from slipstream.control import Control, Mark
from slipstream.games.quick_grand_prix.rules.cards import CARS, ITEMS, SL_CARD
from slipstream.games.quick_grand_prix.rules.kinds import FINISHED, SECTION
from slipstream.games.quick_grand_prix.rules.state import RaceState
from slipstream.games.quick_grand_prix.tell.teller import TELLER
from slipstream.kernel.trace import Event
from slipstream.tell.say import Say

DAMAGED: Final = "damaged"


class QuickGrandPrixControl(Control):
    """A round is one section: plans are revealed and compared, the line tapped in."""

    state: RaceState
    by_hand = "plan"
    retires = False
    finishes = False
    on_paper = frozenset(
        {
            "first_order",
            "deal_middle",
            "deal_first",
            "draft_first",
            "deal_second",
            "draft_second",
            "draft_fill",
            "grid_choice",
            "swap",
        }
    )

    def cars(self) -> list[Say]:
        """All cards of the line: QGP-4.6 has the SL card among the cars."""
        return [Say(f"car-{name.lower()}") for name in ITEMS[:CARS]] + [Say("control-sl-card")]

    def team(self, car: int) -> int:
        return int(self.state.owner_of(car)) if car != SL_CARD else -1

    def marks(self) -> list[Mark]:
        return [Mark(DAMAGED, Say("control-damaged"), 1, "QGP-9.1")]

    def has(self, car: int, mark: str) -> bool:
        return car != SL_CARD

    def count(self, car: int, mark: str) -> int:
        return int(self.state.damaged) >> car & 1

    def put(self, car: int, mark: str, count: int) -> None:
        self.state.damaged = (self.state.damaged & ~(1 << car)) | count << car

    def running(self) -> list[int]:
        return list(self.state.line)

    def line_up(self, order: Sequence[int]) -> None:
        for place, car in enumerate(order):
            self.state.line[place] = car

    def ending(self) -> Say:
        return Say("control-end-round")

    def end_round(self) -> None:
        self.state.end_round()

    def stop(self) -> None:
        self.state.finish()

    def heading(self) -> Say:
        s = self.state
        section = int(s.section())
        limit = int(s.race.circuit.limits[section])
        args = {"round": int(s.round), "rounds": int(s.race.rounds), "limit": limit}
        return Say("control-section", args, "QGP-5.2")

    def steps(self) -> list[Say]:
        drs = bool(self.state.race.circuit.drs[self.state.section()])
        return [
            Say("control-step-plan", clause="QGP-5.3"),
            Say("control-step-pit", clause="QGP-8.1"),
            Say("control-step-damage", clause="QGP-9.1"),
            Say("control-step-pass", clause="QGP-6.1"),
            *([Say("control-step-drs", clause="QGP-7.1")] if drs else []),
            Say("control-step-return", clause="QGP-8.7"),
        ]

    def tells(self, event: Event) -> Say | None:
        is_told = event.kind in (SECTION, FINISHED)
        return TELLER(self.game).event(event) if is_told else None


CONTROL = QuickGrandPrixControl
