"""Race control of Formula Motor Racing."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.control import Control
from slipstream.games.formula_motor_racing.rules.deck import CAR_NAMES
from slipstream.games.formula_motor_racing.rules.kinds import FINISHED, OPENS
from slipstream.games.formula_motor_racing.rules.scoring import finishing_order
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.games.formula_motor_racing.tell import facts
from slipstream.games.formula_motor_racing.tell.teller import TELLER
from slipstream.kernel.cards import Hand
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.rows import append
from slipstream.kernel.trace import Event
from slipstream.tell.say import Say, seat


class FormulaMotorRacingControl(Control):
    """A round is one turn: a card is played, its effect tapped in, a card is drawn."""

    state: RaceState
    by_hand = "play"
    finishes = False
    on_paper = frozenset({"draw_grid", "deal", "draw_card"})

    def cars(self) -> list[Say]:
        return [facts.car(name) for name in CAR_NAMES]

    def team(self, car: int) -> int:
        return self.state.race.owner[car >> 1]

    def running(self) -> list[int]:
        return list(self.state.order)

    def line_up(self, order: Sequence[int]) -> None:
        self.state.line_up(list(order))

    def retire(self, car: int) -> None:
        """FMR-4.5: to the front of the removed line, which ends with whoever left first."""
        s = self.state
        s.line_up([other for other in s.order if other != car])
        s.out = [car, *s.out]

    def place(self, car: int) -> int:
        return finishing_order(self.state.order, self.state.out).index(car) + 1

    def word(self, car: int) -> str:
        return str(CAR_NAMES[car])

    def turn_to(self, seat: int) -> None:
        s = self.state
        if not 0 <= seat < s.game.seats:
            raise InvalidOption(f"there is no seat {seat + 1}")
        s.hands[seat] = Hand(sorted(set(s.race.components.deck)), [])
        s.mover = seat
        s.ask_mover(s.asking)

    def end_round(self) -> None:
        """FMR-3.3: whichever card was played, one is gone."""
        hand = self.state.hands[self.state.mover]
        card = hand.row[0]
        hand.play(card)
        self.state.used = append(self.state.used, card)
        self.state.end_turn()

    def stop(self) -> None:
        self.state.finish()

    def heading(self) -> Say:
        s = self.state
        return Say("control-cards-left", {"cards": max(0, int(s.drawable()))}, "FMR-6.3")

    def steps(self) -> list[Say]:
        mover = seat(int(self.state.mover))
        return [
            Say("control-step-play", {"seat": mover}, "FMR-3.3"),
            Say("control-step-effect", clause="FMR-3.3"),
            Say("control-step-draw", {"seat": mover}, "FMR-3.3"),
        ]

    def tells(self, event: Event) -> Say | None:
        return TELLER(self.game).event(event) if event.kind in (OPENS, FINISHED) else None


CONTROL = FormulaMotorRacingControl
