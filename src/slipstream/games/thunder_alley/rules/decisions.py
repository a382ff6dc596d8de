"""The turn sequence: every decision of a race, the dealer's among them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.decisions import FromRaceDeck, IntoHand, Lane, PickCar, Step
from slipstream.drafting.rules.kinds import BY_CHOICE, IS_WORN_OUT, PASSED, RETIRED, tell
from slipstream.drafting.rules.state import DraftingState
from slipstream.drafting.rules.steps import SHIFT, add_steps
from slipstream.games.thunder_alley.rules.activation import (
    activate,
    clean_air,
    lift_forward,
    move_second_car,
    second_cars,
)
from slipstream.games.thunder_alley.rules.bumps import WORDS, add_bumps, bump, is_bump
from slipstream.games.thunder_alley.rules.components import CARD_IDS, CARD_NUMBERS, RACE_CARDS
from slipstream.games.thunder_alley.rules.end_of_turn import (
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
from slipstream.games.thunder_alley.rules.refusals import (
    against_activation,
    against_second_car,
    against_step,
)
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.games.thunder_alley.rules.turn import (
    end_segment,
    extend_grid,
    fill_hands,
    next_segment,
)
from slipstream.kernel.answers import Answers
from slipstream.kernel.game import Decision

# An activation is car x 128 + card, or one of these.
CARD: Final = 127
RETIRE: Final = 125
PASS: Final = 126


@final
class GridCard(FromRaceDeck[RaceState]):
    """Its team bar makes the grid."""

    name = "grid_card"
    clause = "TA-2.5.1"
    codes = CARD_NUMBERS

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.deck.take(action)
        s.used.append(action)
        extend_grid(s, action)


@final
class FillHand(IntoHand[RaceState]):
    """To cars + 1."""

    clause = "TA-3.3.1"
    codes = CARD_NUMBERS

    def go_on(self, s: RaceState) -> None:
        fill_hands(s)


@final
class Activate(Decision[RaceState]):
    """A car and a card; a car that is out is a pass; a car can be retired."""

    name = "activate"
    clause = "TA-3.4.2"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        hand = s.hands[seat]
        may_pass = True
        for car in s.own_cars(seat):
            if s.flipped[car]:
                continue
            base = car << 7
            if s.racing[car]:
                if s.markers(car) < s.race.components.worn_out_at:
                    hand.add_kinds(out, base, 0)
                out.add(base | RETIRE)
            elif may_pass:
                out.add(base | PASS)
                may_pass = False  # all cars that are out pass alike

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        """TA-3.4.3 to TA-3.4.7."""
        car = action >> 7
        card = action & CARD
        if card < RACE_CARDS:
            activate(s, car, card)
            return
        s.flipped[car] = True
        if card == RETIRE:
            if s.markers(car) >= s.race.components.worn_out_at:
                tell(s, RETIRED, "TA-7.2.1", seat, car, IS_WORN_OUT)
            else:
                tell(s, RETIRED, "TA-3.4.6", seat, car, BY_CHOICE)
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

    def cards(self, s: RaceState, action: int) -> list[str]:
        card = action & CARD
        return [CARD_IDS[card]] if card < RACE_CARDS else []

    def is_word(self, s: RaceState, text: str) -> bool:
        car, mark, card = text.partition("#")
        if not mark:
            return text == "." or (text[-1:] == "!" and text[:-1].isdecimal())
        return car.isdecimal() and card.isdecimal()

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return against_activation(s, seat, text)

    def fallback(self, s: RaceState, seat: i64) -> int:
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

    def answers(self, s: DraftingState, seat: i64, out: Answers) -> None:
        add_steps(s, out)
        if s.mp > 0:
            add_bumps(s, out)

    def apply(self, s: DraftingState, seat: i64, action: i64) -> None:
        if is_bump(action):
            bump(s)
        else:
            super().apply(s, seat, action)

    def spell(self, s: DraftingState, action: int) -> str:
        return WORDS.get(action >> SHIFT) or super().spell(s, action)

    def is_word(self, s: DraftingState, text: str) -> bool:
        return text in WORDS.values() or super().is_word(s, text)

    def why(self, s: DraftingState, seat: i64, text: str) -> str:
        assert isinstance(s, RaceState), "a step of this game"
        return against_step(s, text)


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

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add(0)
        for space in clean_air(s):
            out.add(space + 1)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action:
            lift_forward(s, action - 1)
        end_segment(s)

    def spell(self, s: RaceState, action: int) -> str:
        return ":" + s.board.track.spell(action - 1) if action else "-"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or self.formerly(text).startswith(":")

    def formerly(self, text: str) -> str:
        return text.replace("@", ":")  # which now stands for progress alone


@final
class SecondCar(PickCar[RaceState]):
    """Teamwork's second car."""

    name = "second_car"
    clause = "TA-C2"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend(second_cars(s))

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        move_second_car(s, action)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return against_second_car(s, text)


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
