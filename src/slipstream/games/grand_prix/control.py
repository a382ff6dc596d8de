"""Race control of Grand Prix."""

from __future__ import annotations

from typing import Any, Final

from slipstream.control import Mark
from slipstream.drafting.control import DraftingControl
from slipstream.drafting.rules.kinds import EVENT as EVENT_DRAWN
from slipstream.drafting.rules.kinds import tell
from slipstream.games.grand_prix.rules.asking import FINISH, NO_PLAYER_CAR
from slipstream.games.grand_prix.rules.components import (
    COLLISION,
    EVENT,
    SERIOUS_CRASH,
    TYRE_TYPES,
    WEAR_IDS,
)
from slipstream.games.grand_prix.rules.end_of_turn import EVENT_WORDS
from slipstream.games.grand_prix.rules.flags import NO_ZONE, end_event
from slipstream.games.grand_prix.rules.kinds import HOW, ZONE
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.turn import end_action_phase
from slipstream.games.grand_prix.tell.teller import TELLER
from slipstream.kernel.game import CHANCE
from slipstream.kernel.trace import Event
from slipstream.tell.say import Say, seat

CALLS: Final = "close_calls"
TYRES: Final = "tyres"


class GrandPrixControl(DraftingControl):
    """The cardboard plays its segments; event, flags, pit stops and NPCs follow."""

    state: RaceState
    by_hand = "action"
    on_paper = frozenset({"grid", "fill_hand", "discard"})
    by_eye = frozenset(
        word for card, word in enumerate(EVENT_WORDS) if EVENT[card] in (COLLISION, SERIOUS_CRASH)
    )
    backs = frozenset({"spins"})
    restarts = frozenset({"restart"})
    unseen = frozenset({"dealt", "discarded", "turn", "zone_ends", "chose"})
    how = HOW
    wears = WEAR_IDS
    wear_clause = "GP-7.1.2"
    by_eye_clause = "GP-8.1.6"
    teller = TELLER

    def team(self, car: int) -> int:
        return int(self.state.owner(car)) if self.state.is_player_car(car) else -1

    def has(self, car: int, mark: str) -> bool:
        """GP-1.5.5: markers are for Player Cars."""
        is_marker = mark in (CALLS, TYRES, *WEAR_IDS)
        return not is_marker or bool(self.state.is_player_car(car))

    def marks(self) -> list[Mark]:
        kinds = tuple(Say(f"tyre-{name}") for name in TYRE_TYPES)
        return [
            *super().marks(),
            Mark(CALLS, Say("control-close-calls"), 99, "GP-7.5.1"),
            Mark(TYRES, Say("control-tyres"), len(TYRE_TYPES) - 1, "GP-7.6.2.1", kinds),
        ]

    def count(self, car: int, mark: str) -> int:
        if mark == CALLS:
            return int(self.state.close_calls[car])
        if mark == TYRES:
            return max(0, int(self.state.tyre[car]))
        return super().count(car, mark)

    def put(self, car: int, mark: str, count: int) -> None:
        if mark == CALLS:
            self.state.close_calls[car] = count
        elif mark == TYRES:
            self.state.tyre[car] = count
        else:
            super().put(car, mark, count)

    def moved_flags(self) -> Any:
        return self.state.activated

    def finish(self, car: int) -> None:
        """GP-10.1.2.1, GP-10.1.2.2: the best slot left; the car leaves the track."""
        self.state.crossed = [car]
        self.state.lift_finishers()
        self.end_if_empty()

    def end_if_empty(self) -> None:
        """GP-R87."""
        if self.state.no_player_car():
            self.state.stop_race(FINISH if self.state.best_left > 1 else NO_PLAYER_CAR)

    def end_action_phase(self) -> None:
        end_action_phase(self.state)

    def show_event(self, card: int) -> None:
        tell(self.state, EVENT_DRAWN, "GP-3.5.1.1", CHANCE, card)

    def end_by_eye(self) -> None:
        """GP-8.2.2: a crash that has found a car brings a restart."""
        self.line_up(self.order)
        self.state.hit = sorted(self.hit)
        end_event(self.state, NO_ZONE)

    def tells(self, event: Event) -> Say | None:
        if event.kind == ZONE:
            return Say("control-zone", clause="GP-8.3.1.1")
        return super().tells(event)

    def steps(self) -> list[Say]:
        if self.looking:
            return [
                Say("control-step-by-eye", clause="GP-8.1.6"),
                Say("control-step-tap-hit", clause="GP-8.1.3"),
            ]
        return [
            Say("control-step-hands", {"cards": int(self.state.race.hand)}, "GP-3.3.1"),
            Say("control-step-first", {"seat": seat(int(self.state.first))}, "GP-3.4.1"),
            Say("control-step-car", clause="GP-3.4.3"),
            Say("control-step-wear", clause="GP-7.1.2"),
            Say("control-step-event", clause="GP-3.5.1.1"),
        ]


CONTROL = GrandPrixControl
