"""Race control of Thunder Alley."""

from __future__ import annotations

from typing import Any

from slipstream.drafting.control import DraftingControl
from slipstream.drafting.rules.kinds import EVENT, tell
from slipstream.games.thunder_alley.rules.asking import FINISH, NOBODY_LEFT
from slipstream.games.thunder_alley.rules.components import COLOURS, EVENT_FLAGS
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.events import BY_PLACE, end_event
from slipstream.games.thunder_alley.rules.kinds import HOW
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.games.thunder_alley.rules.turn import end_action_phase
from slipstream.games.thunder_alley.tell.teller import TELLER
from slipstream.kernel.game import CHANCE
from slipstream.tell.say import Say, seat


class ThunderAlleyControl(DraftingControl):
    """The cardboard plays its segments; event, pit stops and markers of the leader follow."""

    state: RaceState
    by_hand = "activate"
    on_paper = frozenset({"grid_card", "fill_hand", "discard"})
    by_eye = frozenset(EVENT_WORDS[event] for event in BY_PLACE)
    backs = frozenset({"spins", "drops_back", "falls_back"})
    restarts = frozenset({"yellow"})
    unseen = frozenset({"dealt", "grid", "discarded", "turn"})
    how = HOW
    wears = COLOURS
    wear_clause = "TA-7.1.1"
    by_eye_clause = "TA-8.1.2"
    teller = TELLER

    def team(self, car: int) -> int:
        return int(self.state.owner(car))

    def moved_flags(self) -> Any:
        return self.state.flipped

    def finish(self, car: int) -> None:
        """TA-10.1.1: the best Position marker left."""
        self.state.take_best(car)
        self.end_if_empty()

    def end_if_empty(self) -> None:
        """TA-R35."""
        if self.state.nobody_races():
            self.state.stop_race(FINISH if self.state.best_left > 1 else NOBODY_LEFT)

    def end_action_phase(self) -> None:
        end_action_phase(self.state)

    def show_event(self, card: int) -> None:
        self.state.events_used.append(card)
        tell(self.state, EVENT, "TA-3.5.2", CHANCE, card)

    def end_by_eye(self) -> None:
        """TA-8.1.4, TA-8.2.1: the flag of the card, if it has found a car."""
        s = self.state
        yellow = bool(self.hit) and EVENT_FLAGS[s.event] == "yellow"
        self.line_up(self.order)
        s.hit = sorted(self.hit)
        end_event(s, yellow)

    def steps(self) -> list[Say]:
        if self.looking:
            return [
                Say("control-step-by-eye", clause="TA-8.1.2"),
                Say("control-step-tap-hit", clause="TA-8.1.3"),
            ]
        return [
            Say("control-step-hands", {"cards": int(self.state.race.cars) + 1}, "TA-3.3.1"),
            Say("control-step-first", {"seat": seat(int(self.state.first))}, "TA-3.4.1"),
            Say("control-step-car", clause="TA-3.4.2"),
            Say("control-step-wear", clause="TA-7.1.1"),
            Say("control-step-event", clause="TA-3.5.2"),
        ]


CONTROL = ThunderAlleyControl
