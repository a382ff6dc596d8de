"""The turn sequence: every decision of a race, the dealer's among them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.formula_motor_racing.rules.actions import (
    crash,
    fall_back,
    go_forward,
    no_effect,
    overtake,
)
from slipstream.games.formula_motor_racing.rules.asking import (
    DEAL,
    DRAW_CARD,
    ROLL_CHARGE,
    ROLL_CRASH,
    ROLL_PIT,
    ROLL_SPIN,
)
from slipstream.games.formula_motor_racing.rules.deck import (
    CAR_NAMES,
    CODES,
    CRASH,
    EFFECT,
    FALL_BACK,
    LETTERS,
    NO_CAR,
    OVERTAKE,
    PIT_STOP,
    PLACES,
    SPIN_OUT,
    TAILENDER_TURBO,
    TEAM,
    TURBO_CARD,
)
from slipstream.games.formula_motor_racing.rules.kinds import (
    CATCHES_UP,
    CONTINUED,
    DEALT,
    DREW,
    FALLS_BACK,
    GRID,
    LAST_PLAYS,
    NO_CAR_LEFT,
    PLAYED,
    STOPPED,
)
from slipstream.games.formula_motor_racing.rules.rolls import (
    RollCharge,
    RollCrash,
    RollPit,
    RollSpin,
    add_neighbours,
    spin,
)
from slipstream.games.formula_motor_racing.rules.state import NOTHING, RaceState, grid
from slipstream.kernel.answers import Answers
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, Decision
from slipstream.kernel.rows import append

# Sources of luck.
PIT_CREWS: Final = 0
PILE: Final = 1


@final
class DrawGrid(Decision[RaceState]):
    """The pit crew cards come out one by one."""

    name = "draw_grid"
    clause = "FMR-2.3"
    source = PIT_CREWS

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(colour, 1) for colour in self.left(s)]

    def sample(self, s: RaceState, dealer: Dealer) -> i64:
        return dealer.draw(PIT_CREWS, self.left(s))

    def left(self, s: RaceState) -> list[int]:
        return [colour for colour in range(len(LETTERS)) if colour not in s.drawn]

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.drawn = [*s.drawn, action]
        if s.trace is not None:
            place = len(s.drawn)
            s.note(GRID, "FMR-2.4", CHANCE, [action, place, 2 * len(LETTERS) + 1 - place])
        if len(s.drawn) == len(LETTERS):
            s.line_up(grid(s.drawn))
            s.drawn = NOTHING
            s.ask_dealer(DEAL)

    def spell(self, s: RaceState, action: int) -> str:
        return LETTERS[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in LETTERS


class FromPile(Decision[RaceState]):
    """A card from the pile into the hand of `s.mover`, who alone sees it."""

    source = PILE

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return s.deck.chances()

    def sample(self, s: RaceState, dealer: Dealer) -> i64:
        return s.deck.draw(PILE, dealer)

    def audience(self, s: RaceState, seat: i64) -> int:
        return s.mover

    def spell(self, s: RaceState, action: int) -> str:
        return CODES[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in CODES


@final
class Deal(FromPile):
    """Five cards to each seat, seat by seat."""

    name = "deal"
    clause = "FMR-2.5"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.deck.take(action)
        hand = s.hands[s.mover]
        hand.take(action)
        if s.trace is not None:
            s.note(DEALT, "FMR-2.5", s.mover, [action])
        if len(hand.row) == s.race.components.hand:
            s.mover += 1
            if s.mover == s.game.seats:
                s.open_race()


@final
class Play(Decision[RaceState]):
    """One card from hand, on one car where the card names one."""

    name = "play"
    clause = "FMR-3.3"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        targets = s.targets
        before: i64 = -1
        for card in s.hands[seat].row:
            if card != before:
                if card == TURBO_CARD:
                    self.add_turbo_plays(s, out)
                else:
                    out.add_row(targets[card])
                before = card

    def add_turbo_plays(self, s: RaceState, out: Answers) -> None:
        """FMR-5.3.1, FMR-R29: one of the last three running cars."""
        turbo: i64 = TURBO_CARD << 4
        last_three = s.order[-3:]
        if not len(last_three):
            out.add(turbo | NO_CAR)
        for car in last_three:
            out.insert(turbo | car)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        card = action >> 4
        car = action & 15
        s.hands[seat].play(card)
        s.used = append(s.used, card)
        if s.trace is not None:
            s.note(PLAYED, "FMR-3.3", seat, [card, car])
        effect = EFFECT[card]
        if effect >= SPIN_OUT:
            s.card = card
            s.ask_dealer(ROLL_CRASH if effect == CRASH else ROLL_SPIN)
        elif car == NO_CAR:
            no_effect(s, "FMR-5.4.5" if effect == PIT_STOP else "FMR-5.1.6", NO_CAR, NO_CAR_LEFT)
            s.end_turn()
        elif effect >= PIT_STOP:
            s.card = card
            s.car = car
            s.ask_dealer(ROLL_PIT if effect == PIT_STOP else ROLL_CHARGE)
        else:
            self.shift(s, effect, car, PLACES[card])
            s.end_turn()

    def shift(self, s: RaceState, effect: i64, car: i64, places: i64) -> None:
        if effect == OVERTAKE:
            overtake(s, car, places)
        elif effect == TAILENDER_TURBO:
            go_forward(s, car, places, "FMR-5.3.1", CATCHES_UP)
        else:
            assert effect == FALL_BACK, "all other cards roll the die"
            fall_back(s, car, places, "FMR-5.2.1", FALLS_BACK)

    def spell(self, s: RaceState, action: int) -> str:
        car = action & 15
        return CODES[action >> 4] + (":" + CAR_NAMES[car] if car != NO_CAR else "")

    def cards(self, s: RaceState, action: int) -> list[str]:
        return [CODES[action >> 4]]

    def is_word(self, s: RaceState, text: str) -> bool:
        code, colon, car = text.partition(":")
        return code in CODES and (not colon or car in CAR_NAMES)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        code, _, car = text.partition(":")
        card = CODES.index(code)
        if card not in s.hands[seat].cards:
            return "FMR-3.3"
        if EFFECT[card] >= SPIN_OUT:
            return "FMR-5.7.1" if EFFECT[card] == CRASH else "FMR-5.6.1"
        if CAR_NAMES.index(car) in s.out:
            return "FMR-4.6"
        if card == TURBO_CARD:
            return "FMR-5.3.1"
        assert TEAM[card] >= 0, "any running car may be named for the other cards"
        return "FMR-5.4.1" if EFFECT[card] == PIT_STOP else "FMR-5.1.1"

    def fallback(self, s: RaceState, seat: i64) -> int:
        """A card that does the seat's own cars no harm, an overtake first of all."""
        actions = self.legal(s, seat)
        return min(actions, key=lambda action: (self.harms(s, seat, action), EFFECT[action >> 4]))

    def harms(self, s: RaceState, seat: int, action: int) -> bool:
        """May the play cost a car of the seat's own a place?"""
        car = action & 15
        effect = EFFECT[action >> 4]
        if effect in (OVERTAKE, TAILENDER_TURBO) or car == NO_CAR:
            return effect >= SPIN_OUT
        return s.race.owner[car >> 1] == seat


@final
class ChargeContinue(Decision[RaceState]):
    """Stop, or roll again for the same car."""

    name = "charge_continue"
    clause = "FMR-5.5.4"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add(0)
        out.add(1)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if s.trace is not None:
            s.note(CONTINUED if action else STOPPED, self.clause, seat, [s.car])
        if action:
            s.ask_dealer(ROLL_CHARGE)
        else:
            s.end_turn()

    def spell(self, s: RaceState, action: int) -> str:
        return "+" if action else "."

    def is_word(self, s: RaceState, text: str) -> bool:
        return False


@final
class SpinReroll(Decision[RaceState]):
    """Accept the roll, or roll once more for good."""

    name = "spin_reroll"
    clause = "FMR-5.6.2"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add(0)
        out.add(1)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action:
            s.ask_dealer(ROLL_SPIN)
        else:
            spin(s, s.rolled)

    def spell(self, s: RaceState, action: int) -> str:
        return "+" if action else "."

    def is_word(self, s: RaceState, text: str) -> bool:
        return False


@final
class CrashPartner(Decision[RaceState]):
    """Which neighbour goes too."""

    name = "crash_partner"
    clause = "FMR-5.7.2"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        add_neighbours(s, s.car, out)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        crash(s, s.car, action)
        s.end_turn()

    def spell(self, s: RaceState, action: int) -> str:
        return CAR_NAMES[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in CAR_NAMES


@final
class DrawCard(FromPile):
    """One card from the pile, after every play while it lasts."""

    name = "draw_card"
    clause = "FMR-3.3"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.deck.take(action)
        s.hands[s.mover].take(action)
        if s.trace is not None:
            s.note(DREW, "FMR-3.3", s.mover, [action])
            if s.drawable() == 0:
                s.note(LAST_PLAYS, "FMR-6.2", s.mover, [])
        s.next_turn()


DECISIONS: Final[list[Decision[RaceState]]] = [
    DrawGrid(),
    Deal(),
    Play(),
    RollPit(),
    RollCharge(),
    ChargeContinue(),
    RollSpin(),
    SpinReroll(),
    RollCrash(),
    CrashPartner(),
    DrawCard(),
]

assert [DECISIONS[asking].name for asking in (DEAL, DRAW_CARD)] == ["deal", "draw_card"]
