"""What a driver of Grand Prix knows.

The numbers here and in `outlook` were found by matches.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.drafting.bot.driver import NO_CARD, Candidate, DraftingDriver, by_value
from slipstream.drafting.bot.facts import FEW, SHARED
from slipstream.drafting.bot.outlook import PART, Outlook
from slipstream.games.grand_prix.bot.outlook import race_outlook, turns_to_go
from slipstream.games.grand_prix.bot.reflex import choose_activation, is_card
from slipstream.games.grand_prix.bot.rules_of_thumb import by_the_rule
from slipstream.games.grand_prix.rules.asking import (
    ACTION,
    CLEAN_AIR,
    EVENT_CARD,
    LATE_BRAKE,
    SOFT_BONUS,
)
from slipstream.games.grand_prix.rules.components import (
    BRAKES,
    CLOSE_CALLS,
    ENGINE,
    KIND,
    NO_WEAR,
    PIT_SPEED,
    SIDES,
    SOFT,
    SPEED,
    TRANSMISSION,
    WEAR,
    WEARS,
)
from slipstream.games.grand_prix.rules.decisions import CARD, RETIRE
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.driver import Driver
from slipstream.kernel.rows import Floats, Row
from slipstream.track.rules.board import NOBODY

NEAR: Final = 9  # sectors within which an NPC may be of use
KEEP: Final = 0.4  # sectors of an own car that a sector of speed is kept for
FAST_BONUS: Final = 3  # sectors for which soft tyres are used up
WORN: Final = 2  # markers with which one more is one too many
SPRINT: Final = 14  # sectors to go from which nothing is saved
CALLS: Final = SHARED  # facts of this game
DANGEROUS: Final = SHARED + 1
SOFTS: Final = SHARED + 2


_FOLDER: Final = Path(__file__).parents[1] / "data"
_WEIGHTS: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "driver.toml").read_text("utf-8"))


@final
class GrandPrixDriver(DraftingDriver[RaceState]):
    """Plays for the points of its two cars, and against those of its rivals."""

    playouts = 200
    own_facts = 3
    careless = 0.003
    most_careless = 0.024
    weights = _WEIGHTS["weights"]
    luck_counts = _WEIGHTS["luck_counts"]
    luck_explains = _WEIGHTS["luck_explains"]

    def of_rookies(self) -> Driver:
        return STRAIGHT_ON

    def of_clubs(self) -> Driver:
        return self

    def of_aces(self) -> Driver:
        return WIDE

    def copy(self, s: RaceState) -> RaceState:
        return s.copy()

    def is_driven(self, s: RaceState) -> bool:
        return s.asking >= EVENT_CARD

    def outlook(self, s: RaceState) -> Outlook:
        return race_outlook(s)

    def turns_left(self, s: RaceState) -> float:
        return int(turns_to_go(s)) / PART

    def add_facts(self, s: RaceState, seat: i64, row: Floats) -> None:
        """Close Calls, markers of the kinds that may end a race, and softs to be used."""
        for car in s.own_cars(seat):
            if s.racing[car]:
                kind = car * WEARS
                danger = s.wear[kind + BRAKES] + s.wear[kind + TRANSMISSION]
                row[CALLS] += float(s.close_calls[car]) / FEW
                row[DANGEROUS] += float(danger + s.wear[kind + ENGINE]) / FEW
                if s.tyre[car] == SOFT and not s.soft_used[car]:
                    row[SOFTS] += 1.0 / FEW

    def asks_activation(self, s: RaceState) -> bool:
        return s.asking == ACTION

    def worth_a_thought(self, s: RaceState, seat: i64, legal: list[int]) -> list[int]:
        """No last card for an NPC, and only a slow one if it is far off."""
        hand = s.hands[seat].row
        waiting = [car for car in s.own_racing(seat) if not s.activated[car]]
        spare = len(hand) > len(waiting)
        slowest: i64 = min([SPEED[card] for card in hand], default=0)
        found = [action for action in legal if is_useful(s, seat, action, spare, slowest)]
        return found or legal

    def card_of(self, action: i64) -> i64:
        return action & CARD if is_card(action) else NO_CARD

    def like(self, card: i64) -> i64:
        """They cost the car the same, too."""
        number = (SPEED[card] * 4 + KIND[card]) * 4 + SIDES[card]
        return (number * 8 + WEAR[card] + 1) * 4 + CLOSE_CALLS[card]

    def worth(self, card: i64) -> float:
        return float(int(SPEED[card]))

    def keeping(self, s: RaceState, seat: i64) -> float:
        return KEEP * sector_worth(s, seat)

    def is_retirement(self, action: i64) -> bool:
        return action & CARD == RETIRE

    def is_worn_out(self, s: RaceState, car: i64) -> bool:
        return s.markers(car) >= s.race.components.eliminated_at

    def pay(self, s: RaceState, card: i64) -> None:
        if s.is_player_car(s.active) and not s.leaving:
            if WEAR[card] != NO_WEAR:
                s.wear[s.active * WEARS + WEAR[card]] += 1
            s.close_calls[s.active] += CLOSE_CALLS[card]

    def others(self, s: RaceState, seat: i64, legal: list[int]) -> list[list[int]]:
        if s.asking in (LATE_BRAKE, CLEAN_AIR, SOFT_BONUS):
            found: list[Candidate] = [self.answered(s, seat, action) for action in legal]
            found.sort(key=by_value)
            return [one.answers for one in found]
        first = by_the_rule(s, legal)
        return [[first]] + [[action] for action in legal if action != first]

    def activation(self, s: RaceState, seat: i64, legal: Row) -> int:
        return choose_activation(s, seat, legal)

    def quick(self, s: RaceState, seat: i64, legal: list[int]) -> int:
        if s.asking == SOFT_BONUS:
            return legal[1] if uses_bonus(s) else legal[0]
        if s.asking == LATE_BRAKE:
            return passes(s, seat, legal)
        if s.asking == CLEAN_AIR:
            return legal[0]
        return by_the_rule(s, legal)


def uses_bonus(s: RaceState) -> bool:
    """At the end whatever it brings; before that for a fast card, and without wear."""
    if s.finish - s.board.progress[s.active] < SPRINT:
        return True
    return PIT_SPEED[s.card] >= FAST_BONUS and s.markers(s.active) < WORN


def passes(s: RaceState, seat: i64, legal: list[int]) -> int:
    """By braking late, any car but an own one."""
    for answer in legal[1:]:
        car = s.board.car_at[answer - 1]
        if car != NOBODY and car >> 1 != seat:
            return answer
    return legal[0]


def sector_worth(s: RaceState, seat: i64) -> float:
    """Points that an own car gains by a sector."""
    outlook = race_outlook(s)
    before = outlook.now(s, seat)
    for car in s.own_cars(seat):
        outlook.fixed[car] += PART
    return (outlook.now(s, seat) - before) / 2


def is_useful(s: RaceState, seat: i64, action: i64, spare: bool, slowest: i64) -> bool:
    """An own car, or an NPC with a card to spare: any card if it is near, else the slowest."""
    car = action >> 7
    if not is_card(action) or car >> 1 == seat:
        return True
    return spare and (SPEED[action & CARD] == slowest or is_near(s, seat, car))


def is_near(s: RaceState, seat: i64, car: i64) -> bool:
    """Could it meet an own car that is on the track?"""
    progress = s.board.progress
    length = s.board.track.length
    return any(
        s.racing[own] and (progress[own] - progress[car] + NEAR) % length <= 2 * NEAR
        for own in s.own_cars(seat)
    )


DRIVER: Final = GrandPrixDriver(driven=3)
WIDE: Final = GrandPrixDriver(driven=12, looks_at=60)
"""Aces look at what seems poor, too: much of the best is among it."""
STRAIGHT_ON: Final = GrandPrixDriver(driven=0)
"""Rookies see what a card brings straight on, and no way round anybody."""
