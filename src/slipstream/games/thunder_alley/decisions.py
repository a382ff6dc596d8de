"""The turn sequence: every decision of a race, the dealer's among them."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.drafting.decisions import Lane, Step
from slipstream.drafting.state import DraftingState
from slipstream.drafting.steps import SHIFT, legal_steps, take
from slipstream.games.thunder_alley.activation import (
    activate,
    clean_air,
    lift_forward,
    move_second_car,
    second_cars,
)
from slipstream.games.thunder_alley.answers import FromRaceDeck, PickCar
from slipstream.games.thunder_alley.bumps import WORDS, bump, bumps
from slipstream.games.thunder_alley.components import RACE_CARDS
from slipstream.games.thunder_alley.end_of_turn import (
    BarCard,
    Discard,
    EventCard,
    Originator,
    Overcast,
    PitStop,
    Repair,
    Sun,
    Target,
    Victim,
)
from slipstream.games.thunder_alley.state import RaceState
from slipstream.games.thunder_alley.telling import DEALT, PASSED, RETIRED, tell
from slipstream.games.thunder_alley.turn import (
    end_segment,
    extend_grid,
    fill_hands,
    next_segment,
)
from slipstream.kernel.game import Decision

# An activation is car x 128 + card, or one of these.
CARD: Final = 127
RETIRE: Final = 125
PASS: Final = 126
WORN_OUT: Final = 6  # TA-7.2.1


@final
class GridCard(FromRaceDeck):
    """Its team bar makes the grid."""

    name = "grid_card"
    clause = "TA-2.5.1"

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        s.deck.take(action)
        s.used.append(action)
        extend_grid(s, action)


@final
class FillHand(FromRaceDeck):
    """Into the hand of `s.mover`, who alone sees it."""

    name = "fill_hand"
    clause = "TA-3.3.1"

    def audience(self, s: RaceState, seat: int) -> int:
        return s.mover

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        s.deck.take(action)
        s.hands[s.mover].take(action)
        tell(s, DEALT, self.clause, s.mover, action)
        fill_hands(s)


@final
class Activate(Decision[RaceState]):
    """A car and a card; a car that is out is a pass; a car can be retired."""

    name = "activate"
    clause = "TA-3.4.2"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        cards = s.hands[seat].cards
        actions: list[int] = []
        may_pass = True
        for car in s.own_cars(seat):
            if s.flipped[car]:
                continue
            base = car << 7
            if s.racing[car]:
                if s.markers(car) < WORN_OUT:
                    actions += [base | card for card in cards]
                actions.append(base | RETIRE)
            elif may_pass:
                actions.append(base | PASS)
                may_pass = False  # all cars that are out pass alike
        return actions

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        """TA-3.4.3 to TA-3.4.7."""
        car = action >> 7
        card = action & CARD
        if card < RACE_CARDS:
            activate(s, car, card)
            return
        s.flipped[car] = True
        if card == RETIRE:
            worn = s.markers(car) >= WORN_OUT
            tell(s, RETIRED, "TA-7.2.1" if worn else "TA-3.4.6", seat, car)
            s.drop_out(car)
        else:
            tell(s, PASSED, "TA-3.4.3", seat)
        next_segment(s)

    def spell(self, s: RaceState, action: int) -> str:
        card = action & CARD
        if card == PASS:
            return "."
        number = str(s.race.numbers[action >> 7])
        return number + ("!" if card == RETIRE else f"#{card + 1}")

    def is_word(self, s: RaceState, text: str) -> bool:
        car, mark, card = text.partition("#")
        if not mark:
            return text == "." or (text[-1:] == "!" and text[:-1].isdecimal())
        return car.isdecimal() and card.isdecimal()

    def fallback(self, s: RaceState, seat: int) -> int:
        """The first car with the first card; only a worn-out car is retired."""
        actions = self.legal(s, seat)
        return min(actions, key=lambda action: (action & CARD) == RETIRE)


@final
class TailLane(Lane):
    """Which of the lanes that feed the last space of the line supplies the next car."""

    name = "tail"
    clause = "TA-6.9.2"


@final
class OneStep(Step):
    """Forward, sideways, a bump, or what the card allows."""

    clause = "TA-6.1.2"

    def legal(self, s: DraftingState, seat: int) -> list[int]:
        steps = legal_steps(s)
        if 0 < s.mp < s.rules.push_cost():
            short = bumps(s)
            if short:
                steps += short
                steps.sort()
        return steps

    def apply(self, s: DraftingState, seat: int, action: int) -> None:
        if action >> SHIFT in WORDS:
            bump(s)
        else:
            take(s, action)

    def spell(self, s: DraftingState, action: int) -> str:
        return WORDS.get(action >> SHIFT) or super().spell(s, action)

    def is_word(self, s: DraftingState, text: str) -> bool:
        return text in WORDS.values() or super().is_word(s, text)


@final
class PushedLane(Lane):
    """Where a car goes that is pushed on or back."""

    name = "lane"
    clause = "TA-4.5.2"


@final
class CleanAirLift(Decision[RaceState]):
    """After the move: stay, or close up to the next car."""

    name = "clean_air"
    clause = "TA-C4"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return [0] + [space + 1 for space in clean_air(s)]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        if action:
            lift_forward(s, action - 1)
        end_segment(s)

    def spell(self, s: RaceState, action: int) -> str:
        return "@" + s.board.track.spell(action - 1) if action else "-"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or text.startswith("@")


@final
class SecondCar(PickCar):
    """Teamwork's second car."""

    name = "second_car"
    clause = "TA-C2"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return second_cars(s)

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        move_second_car(s, action)


DECISIONS: Final[list[Decision[Any]]] = [
    GridCard(),
    FillHand(),
    Activate(),
    TailLane(),
    OneStep(),
    PushedLane(),
    CleanAirLift(),
    SecondCar(),
    EventCard(),
    BarCard(),
    Target(),
    Originator(),
    Victim(),
    Overcast(),
    Sun(),
    PitStop(),
    Repair(),
    Discard(),
]
