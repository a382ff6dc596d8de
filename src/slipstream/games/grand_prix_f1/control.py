"""Race control of Grand Prix-F1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from slipstream.control import LAP, Control, Mark
from slipstream.games.grand_prix_f1.rules.board import NOWHERE
from slipstream.games.grand_prix_f1.rules.kinds import DISQUALIFIED, OVER
from slipstream.games.grand_prix_f1.rules.state import CRASHED, FINISHED, RACING, RaceState
from slipstream.games.grand_prix_f1.tell import facts
from slipstream.games.grand_prix_f1.tell.teller import TELLER
from slipstream.kernel.trace import Event
from slipstream.tell.say import Say

SIT_OUTS: Final = "sit_outs"
TYRES: Final = "rain_tyres"
DAMAGED: Final = "damaged"


class GrandPrixF1Control(Control):
    """A round is one turn of one car."""

    state: RaceState
    by_hand = "play_card"
    on_paper = frozenset({"draw_place", "choose_box", "stay_or_leave"})

    def cars(self) -> list[Say]:
        return [facts.car(number) for number in range(self.state.race.cars)]

    def team(self, car: int) -> int:
        return int(self.state.race.owner[car])

    def marks(self) -> list[Mark]:
        return [
            Mark(LAP, Say("control-laps"), self.state.race.laps, "GPF1-10.1"),
            Mark(SIT_OUTS, Say("control-sit-outs"), 3, "GPF1-12.9"),
            Mark(TYRES, Say("control-rain-tyres"), 1, "GPF1-9.3"),
            Mark(DAMAGED, Say("control-damaged"), 1, "GPF1-14.2"),
        ]

    def count(self, car: int, mark: str) -> int:
        s = self.state
        rows = {SIT_OUTS: s.proof, TYRES: s.tyres}
        return int(rows[mark][car]) if mark in rows else int(s.damaged[car])

    def put(self, car: int, mark: str, count: int) -> None:
        s = self.state
        if mark == SIT_OUTS:
            s.proof[car] = count
        elif mark == TYRES:
            s.tyres[car] = count
        else:
            s.damaged[car] = bool(count)

    def running(self) -> list[int]:
        return [car for car in self.state.race_order() if self.state.fate[car] == RACING]

    def line_up(self, order: Sequence[int]) -> None:
        """The order of turns is that of the start: what is tapped in is only looked at."""

    def read_back(self) -> None:
        self.order = [car for car in self.order if self.state.fate[car] == RACING]

    def retire(self, car: int) -> None:
        self.state.take_out(car, CRASHED)
        self._go_on_without(car)

    def finish(self, car: int) -> None:
        """GPF1-10.6: the car has crossed the line for the last time."""
        s = self.state
        s.fate[car] = FINISHED
        s.finished = [*s.finished, car]
        s.stand(car, NOWHERE)
        self._go_on_without(car)

    def _go_on_without(self, car: int) -> None:
        if self.state.waiting and self.state.car == car:
            self.state.next_turn()

    def place(self, car: int) -> int:
        return self.state.race_order().index(car) + 1

    def end_round(self) -> None:
        self.state.next_turn()

    def stop(self) -> None:
        """As they stand: whoever still races is placed behind those that finished."""
        for car in self.order:
            self.finish(car)

    def heading(self) -> Say:
        left = max([self.laps.get(car, 0) for car in self.order], default=0)
        laps = self.state.race.laps
        return Say("control-lap", {"lap": min(left + 1, laps), "laps": laps, "turn": 0})

    def steps(self) -> list[Say]:
        mover = facts.car(int(self.state.car))
        return [
            Say("control-step-box", {"car": mover}, "GPF1-2.3"),
            Say("control-step-card", {"car": mover}, "GPF1-2.4"),
            Say("control-step-lap", {"car": mover}, "GPF1-10.1"),
        ]

    def tells(self, event: Event) -> Say | None:
        is_told = event.kind in (DISQUALIFIED, OVER)
        return TELLER(self.game).event(event) if is_told else None


CONTROL = GrandPrixF1Control
