"""The turn sequence: every decision of a race, the dealer's among them."""

from __future__ import annotations

from typing import Final, final

from slipstream.games.formula_motor_racing.actions import (
    car_in,
    crash,
    fall_back,
    go_forward,
    go_last,
    no_effect,
    overtake,
    remove,
)
from slipstream.games.formula_motor_racing.deck import (
    CAR_NAMES,
    CODES,
    CRASH,
    DIE,
    EFFECT,
    ENGINE_BLOWS,
    FALL_BACK,
    HAND,
    LETTERS,
    LOSE_GEARS,
    NO_CAR,
    OVERTAKE,
    PIT_STOP,
    PLACES,
    SPIN_OUT,
    TAILENDER_TURBO,
    TEAM,
    TURBO_CARD,
)
from slipstream.games.formula_motor_racing.state import (
    CHARGE_CONTINUE,
    CONTINUED,
    CRASH_PARTNER,
    DEAL,
    DEALT,
    DRAW_CARD,
    DREW,
    GRID,
    LAST_PLAYS,
    PLAYED,
    ROLL_CHARGE,
    ROLL_CRASH,
    ROLL_PIT,
    ROLL_SPIN,
    ROLLED,
    SPIN_REROLL,
    STOPPED,
    RaceState,
    grid,
)
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, Decision

# Sources of luck.
PIT_CREWS: Final = 0
PILE: Final = 1
THE_DIE: Final = 2

LUCKY_CHARGE: Final = 9  # FMR-5.5.2: the highest roll that gains a place
LONGEST_STOP: Final = 6  # FMR-5.4.3: the highest roll that makes a car pit


@final
class DrawGrid(Decision[RaceState]):
    """The pit crew cards come out one by one."""

    name = "draw_grid"
    clause = "FMR-2.3"
    source = PIT_CREWS

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(colour, 1) for colour in self.left(s)]

    def sample(self, s: RaceState, dealer: Dealer) -> int:
        return dealer.draw(PIT_CREWS, self.left(s))

    def left(self, s: RaceState) -> list[int]:
        return [colour for colour in range(len(LETTERS)) if colour not in s.drawn]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        s.drawn.append(action)
        if s.trace is not None:
            place = len(s.drawn)
            s.note(GRID, "FMR-2.4", CHANCE, [action, place, 2 * len(LETTERS) + 1 - place])
        if len(s.drawn) == len(LETTERS):
            s.line_up(grid(s.drawn))
            s.drawn = []
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

    def sample(self, s: RaceState, dealer: Dealer) -> int:
        return dealer.draw(PILE, s.deck.cards)

    def audience(self, s: RaceState, seat: int) -> int:
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

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        s.deck.take(action)
        hand = s.hands[s.mover]
        hand.take(action)
        if s.trace is not None:
            s.note(DEALT, "FMR-2.5", s.mover, [action])
        if len(hand.cards) == HAND:
            s.mover += 1
            if s.mover == s.game.seats:
                s.open_race()


@final
class Play(Decision[RaceState]):
    """One card from hand, on one car where the card names one."""

    name = "play"
    clause = "FMR-3.3"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        actions: list[int] = []
        before = -1
        for card in s.hands[seat].cards:
            if card != before:
                actions += self.turbo_plays(s) if card == TURBO_CARD else s.targets[card]
                before = card
        return actions

    def turbo_plays(self, s: RaceState) -> list[int]:
        """FMR-5.3.1, FMR-R29: one of the last three running cars."""
        return [TURBO_CARD << 4 | car for car in sorted(s.order[-3:]) or [NO_CAR]]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        card = action >> 4
        car = action & 15
        s.hands[seat].play(card)
        s.used.append(card)
        if s.trace is not None:
            s.note(PLAYED, "FMR-3.3", seat, [card, car])
        effect = EFFECT[card]
        if effect >= SPIN_OUT:
            s.card = card
            s.ask_dealer(ROLL_CRASH if effect == CRASH else ROLL_SPIN)
        elif car == NO_CAR:
            no_effect(s, "FMR-5.4.5" if effect == PIT_STOP else "FMR-5.1.6")
            s.end_turn()
        elif effect >= PIT_STOP:
            s.card = card
            s.car = car
            s.ask_dealer(ROLL_PIT if effect == PIT_STOP else ROLL_CHARGE)
        else:
            self.shift(s, effect, car, PLACES[card])
            s.end_turn()

    def shift(self, s: RaceState, effect: int, car: int, places: int) -> None:
        if effect == OVERTAKE:
            overtake(s, car, places)
        elif effect == TAILENDER_TURBO:
            go_forward(s, car, places, "FMR-5.3.1")
        else:
            assert effect == FALL_BACK, "all other cards roll the die"
            fall_back(s, car, places, "FMR-5.2.1")

    def spell(self, s: RaceState, action: int) -> str:
        car = action & 15
        return CODES[action >> 4] + (":" + CAR_NAMES[car] if car != NO_CAR else "")

    def is_word(self, s: RaceState, text: str) -> bool:
        code, colon, car = text.partition(":")
        return code in CODES and (not colon or car in CAR_NAMES)

    def why(self, s: RaceState, seat: int, text: str) -> str:
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

    def fallback(self, s: RaceState, seat: int) -> int:
        """An overtake or another card that costs its player no car, in this order."""
        actions = self.legal(s, seat)
        return min(actions, key=lambda action: EFFECT[action >> 4])


class Roll(Decision[RaceState]):
    """The twelve-sided die, for all to see."""

    source = THE_DIE

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(side, 1) for side in range(1, DIE + 1)]

    def sample(self, s: RaceState, dealer: Dealer) -> int:
        return dealer.roll(THE_DIE, DIE)

    def spell(self, s: RaceState, action: int) -> str:
        return str(action)

    def is_word(self, s: RaceState, text: str) -> bool:
        return text.isdecimal()

    def tell(self, s: RaceState, rolled: int, clause: str) -> None:
        if s.trace is not None:
            s.note(ROLLED, clause, s.mover, [rolled])


@final
class RollPit(Roll):
    """Does the car pit, and for how long?"""

    name = "roll_pit"
    clause = "FMR-5.4.1"

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        self.tell(s, action, self.clause)
        if action <= LONGEST_STOP:
            fall_back(s, s.car, action, "FMR-5.4.3")
        else:
            no_effect(s, "FMR-5.4.4")
        s.end_turn()


@final
class RollCharge(Roll):
    """A place gained, or the charge fails."""

    name = "roll_charge"
    clause = "FMR-5.5.1"

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        self.tell(s, action, self.clause)
        if action > LUCKY_CHARGE:
            self.fail(s)
            s.end_turn()
            return
        go_forward(s, s.car, 1, "FMR-5.5.2")
        if self.may_continue(s):
            s.ask_mover(CHARGE_CONTINUE)
        else:
            s.end_turn()

    def fail(self, s: RaceState) -> None:
        """FMR-5.5.3: gears lost, or the engine gone."""
        if EFFECT[s.card] == ENGINE_BLOWS:
            remove(s, s.car, "FMR-5.5.3")
        else:
            assert EFFECT[s.card] == LOSE_GEARS, "only charges charge"
            go_last(s, s.car, "FMR-5.5.3")

    def may_continue(self, s: RaceState) -> bool:
        """FMR-5.5.4, FMR-5.5.5, FMR-R10, FMR-R12: an own car that does not lead yet."""
        return s.teams.owner[s.car >> 1] == s.mover and s.order[0] != s.car


@final
class ChargeContinue(Decision[RaceState]):
    """Stop, or roll again for the same car."""

    name = "charge_continue"
    clause = "FMR-5.5.4"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
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
class RollSpin(Roll):
    """The place of the car that spins; the first roll may be disliked."""

    name = "roll_spin"
    clause = "FMR-5.6.1"

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        self.tell(s, action, "FMR-5.6.2" if s.rolled else self.clause)
        if s.rolled:
            spin(s, action)
        else:
            s.rolled = action
            s.ask_mover(SPIN_REROLL)


@final
class SpinReroll(Decision[RaceState]):
    """Accept the roll, or roll once more for good."""

    name = "spin_reroll"
    clause = "FMR-5.6.2"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        if action:
            s.ask_dealer(ROLL_SPIN)
        else:
            spin(s, s.rolled)

    def spell(self, s: RaceState, action: int) -> str:
        return "+" if action else "."

    def is_word(self, s: RaceState, text: str) -> bool:
        return False


def spin(s: RaceState, rolled: int) -> None:
    """FMR-5.6.3 to FMR-5.6.5: the car in that place is out, or last, or there is none."""
    car = car_in(s, rolled)
    if car == NO_CAR:
        no_effect(s, "FMR-5.6.5")
    elif EFFECT[s.card] == SPIN_OUT:
        remove(s, car, "FMR-5.6.3")
    else:
        go_last(s, car, "FMR-5.6.4")
    s.end_turn()


@final
class RollCrash(Roll):
    """The place of the first car hit."""

    name = "roll_crash"
    clause = "FMR-5.7.1"

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        self.tell(s, action, self.clause)
        car = car_in(s, action)
        near = neighbours(s, car)
        if len(near) == 2:
            s.car = car
            s.ask_mover(CRASH_PARTNER)
            return
        if car == NO_CAR:
            no_effect(s, "FMR-5.7.5")
        elif not near:
            remove(s, car, "FMR-R14")
        else:
            crash(s, car, near[0])
        s.end_turn()


def neighbours(s: RaceState, car: int) -> list[int]:
    """FMR-5.7.2, FMR-5.7.3: the cars directly in front of and behind a car, ascending."""
    if car == NO_CAR:
        return []
    place = s.order.index(car)
    return sorted(s.order[max(0, place - 1) : place] + s.order[place + 1 : place + 2])


@final
class CrashPartner(Decision[RaceState]):
    """Which neighbour goes too."""

    name = "crash_partner"
    clause = "FMR-5.7.2"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return neighbours(s, s.car)

    def apply(self, s: RaceState, seat: int, action: int) -> None:
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

    def apply(self, s: RaceState, seat: int, action: int) -> None:
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
