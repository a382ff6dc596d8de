"""The turn sequence: every decision of a race, the dealer's among them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.decisions import Lane, Step
from slipstream.drafting.rules.kinds import BY_CHOICE, IS_WORN_OUT, PASSED, RETIRED, tell
from slipstream.drafting.rules.state import DraftingState
from slipstream.games.grand_prix.rules.activation import (
    activate,
    brake_late,
    clean_air,
    close_up,
    drive_bonus,
    may_brake_late,
    take_markers,
)
from slipstream.games.grand_prix.rules.components import CARS, CODES
from slipstream.games.grand_prix.rules.end_of_turn import (
    Discard,
    EventCard,
    Involved,
    Marker,
    NewTyres,
    OwnCar,
    PitStop,
    Repair,
    RetirementCard,
    TeamDraw,
    WeatherReaction,
)
from slipstream.games.grand_prix.rules.refusals import against_action, against_step
from slipstream.games.grand_prix.rules.setting_up import (
    ChooseTyres,
    FillHand,
    GridCar,
    StartWeather,
)
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.turn import (
    do_nothing,
    end_segment,
)
from slipstream.kernel.answers import Answers
from slipstream.kernel.game import Decision

# An action is car x 128 + card, or one of these.
CARD: Final = 127
RETIRE: Final = 125
PASS: Final = 126
NOTHING: Final = CARS << 7


@final
class Action(Decision[RaceState]):
    """A race card for a car, a pass, an elimination or retirement; nothing where allowed."""

    name = "action"
    clause = "GP-3.4.2"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        """GP-3.4.3 to GP-3.4.8; a car that is worn out is eliminated by retiring it."""
        hand = s.hands[seat]
        must_act = False  # GP-3.4.7, GP-R14: by a race card, a pass or an elimination
        may_pass = False
        for car in s.race.driven_by[seat]:
            if s.activated[car]:
                continue
            if not s.racing[car]:
                if s.is_player_car(car) and not may_pass:
                    out.add(car << 7 | PASS)
                    may_pass = True  # all passes are alike
                continue
            worn_out = s.markers(car) >= s.race.components.eliminated_at
            if not worn_out:
                hand.add_kinds(out, car << 7, 0)
            if s.is_player_car(car):
                out.add(car << 7 | RETIRE)
            if worn_out or len(hand.row) > 0:
                must_act = True
        if not must_act and not may_pass:
            out.add(NOTHING)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        car = action >> 7
        card = action & CARD
        if action == NOTHING:
            do_nothing(s)
            return
        s.idle = 0
        if card < len(CODES):
            activate(s, car, card)
        else:
            self.leave_out(s, car, card)
            end_segment(s)

    def leave_out(self, s: RaceState, car: i64, card: i64) -> None:
        """GP-3.4.4 to GP-3.4.6: a pass, an elimination, a retirement."""
        s.activated[car] = True
        if card == PASS:
            tell(s, PASSED, "GP-3.4.4", s.mover)
            return
        if s.markers(car) >= s.race.components.eliminated_at:
            tell(s, RETIRED, "GP-3.4.5", s.mover, car, IS_WORN_OUT)
        else:
            tell(s, RETIRED, "GP-3.4.6", s.mover, car, BY_CHOICE)
        s.drop_out(car)

    def spell(self, s: RaceState, action: int) -> str:
        card = action & CARD
        if action == NOTHING:
            return "-"
        if card == PASS:
            return "."
        number = str(s.race.numbers[action >> 7])
        return number + ("!" if card == RETIRE else f"#{CODES[card]}")

    def cards(self, s: RaceState, action: int) -> list[str]:
        card = action & CARD
        return [CODES[card]] if card < len(CODES) and action != NOTHING else []

    def is_word(self, s: RaceState, text: str) -> bool:
        car, mark, card = text.partition("#")
        if not mark:
            return text in ("-", ".") or text.rstrip("!").isdecimal()
        return car.isdecimal() and card in CODES

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return against_action(s, seat, text)

    def fallback(self, s: RaceState, seat: i64) -> int:
        """The first car with the first card; a retirement only of a car that is worn out."""
        actions = self.legal(s, seat)
        return min(actions, key=lambda action: self.harm(s, action))

    def harm(self, s: RaceState, action: int) -> int:
        if action & CARD != RETIRE:
            return 0
        return 1 if s.markers(action >> 7) >= s.race.components.eliminated_at else 2


@final
class LateBrake(Decision[RaceState]):
    """After the move: change places with a car directly ahead, or not."""

    name = "late_brake"
    clause = "GP-RC-17.1"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add(0)
        for space in may_brake_late(s):
            out.add(space + 1)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action:
            brake_late(s, action - 1)
        else:
            take_markers(s)

    def spell(self, s: RaceState, action: int) -> str:
        return f"x{s.board.track.lane[action - 1]}" if action else "-"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or (text[:1] == "x" and text[1:].isdecimal())


@final
class CleanAir(Decision[RaceState]):
    """After the move: behind which car."""

    name = "clean_air"
    clause = "GP-RC-3.2"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend(clean_air(s))

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        close_up(s, [action])
        take_markers(s)

    def spell(self, s: RaceState, action: int) -> str:
        return ":" + s.board.track.spell(action)

    def is_word(self, s: RaceState, text: str) -> bool:
        return self.formerly(text).startswith(":")

    def formerly(self, text: str) -> str:
        return text.replace("@", ":")  # which now stands for progress alone


@final
class SoftBonus(Decision[RaceState]):
    """Drive on with soft tyres, or save them."""

    name = "soft_bonus"
    clause = "GP-7.6.4.1"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add(0)
        out.add(1)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action:
            drive_bonus(s)
        else:
            end_segment(s)

    def spell(self, s: RaceState, action: int) -> str:
        return "+" if action else "-"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in ("+", "-")


@final
class TailLane(Lane):
    """Which of the cars that could follow does."""

    name = "tail"
    clause = "GP-6.9.3.2"


@final
class RaceStep(Step):
    """A step of the active car."""

    clause = "GP-6.A4"

    def why(self, s: DraftingState, seat: i64, text: str) -> str:
        assert isinstance(s, RaceState), "a step of this game"
        return against_step(s, text)


@final
class PushLane(Lane):
    """The lane of a car that is pushed or displaced."""

    name = "lane"
    clause = "GP-4.5.2.1"


DECISIONS: Final[list[Decision[Any]]] = [
    StartWeather(),
    GridCar(),
    ChooseTyres(),
    FillHand(),
    Action(),
    TailLane(),
    RaceStep(),
    PushLane(),
    LateBrake(),
    CleanAir(),
    SoftBonus(),
    EventCard(),
    RetirementCard(),
    TeamDraw(),
    OwnCar(),
    Involved(),
    Marker(),
    WeatherReaction(),
    PitStop(),
    Repair(),
    NewTyres(),
    Discard(),
]
