"""What a driver of Thunder Alley knows.

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
from slipstream.drafting.rules.decisions import DONE
from slipstream.games.thunder_alley.bot.cards import POOR, WORTH
from slipstream.games.thunder_alley.bot.outlook import permanent, race_outlook, turns_to_go
from slipstream.games.thunder_alley.bot.reflex import (
    by_the_rule,
    choose_activation,
)
from slipstream.games.thunder_alley.rules.asking import (
    ACTIVATE,
    DISCARD,
    EVENT_CARD,
    PIT_STOP,
    REPAIR,
)
from slipstream.games.thunder_alley.rules.components import (
    KIND,
    NO_WEAR,
    RACE_CARDS,
    SIDES,
    SPEED,
    WEAR,
    WEARS,
)
from slipstream.games.thunder_alley.rules.decisions import CARD, RETIRE
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.driver import Driver
from slipstream.kernel.rows import Floats, Row

KEEP: Final = 0.2  # points that a card of average worth is kept for
PIT_WINS: Final = 0.1  # points that a pit stop must promise
STAYING: Final = SHARED  # facts of this game
NEVER_LED: Final = SHARED + 1


_FOLDER: Final = Path(__file__).parents[1] / "data"
_WEIGHTS: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "driver.toml").read_text("utf-8"))


@final
class ThunderAlleyDriver(DraftingDriver[RaceState]):
    """Plays for the points of all cars of its team."""

    playouts = 400
    own_facts = 2
    careless = 0.009
    most_careless = 0.144
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
        """Markers that stay, and cars that have not led yet: the first lead scores."""
        for car in s.own_cars(seat):
            if s.racing[car]:
                row[STAYING] += float(permanent(s, car)) / FEW
                if s.led[car] == 0:
                    row[NEVER_LED] += 1.0 / FEW

    def asks_activation(self, s: RaceState) -> bool:
        return s.asking == ACTIVATE

    def card_of(self, action: i64) -> i64:
        card = action & CARD
        return card if card < RACE_CARDS else NO_CARD

    def like(self, card: i64) -> i64:
        return ((SPEED[card] * 4 + KIND[card]) * 4 + SIDES[card]) * 16 + WEAR[card] + 1

    def worth(self, card: i64) -> float:
        return WORTH[card]

    def keeping(self, s: RaceState, seat: i64) -> float:
        return KEEP

    def is_retirement(self, action: i64) -> bool:
        return action & CARD == RETIRE

    def is_worn_out(self, s: RaceState, car: i64) -> bool:
        return s.markers(car) >= s.race.components.worn_out_at

    def pay(self, s: RaceState, card: i64) -> None:
        if WEAR[card] != NO_WEAR and not s.leaving:
            s.wear[s.active * WEARS + WEAR[card]] += 1

    def others(self, s: RaceState, seat: i64, legal: list[int]) -> list[list[int]]:
        if s.asking == DISCARD:
            poor = [card for card in legal[:-1] if WORTH[card] < POOR]
            first = poor[0] if poor else DONE
            return [[first]] + [[action] for action in legal if action != first]
        found = [self.weighed(s, seat, action) for action in [legal[-1], *legal[:-1]]]
        if s.asking == PIT_STOP:
            found[0].value += PIT_WINS
        found.sort(key=by_value)
        return [one.answers for one in found]

    def weighed(self, s: RaceState, seat: i64, action: i64) -> Candidate:
        """An answer, with the repairs that follow it at their best."""
        then = s.copy()
        then.apply(seat, action)
        if then.asking != REPAIR:
            return self.answered(s, seat, action)
        found = [self.weighed(then, seat, onward) for onward in then.legal(seat)]
        found.sort(key=by_value)
        return Candidate([action, *found[0].answers], found[0].value)

    def activation(self, s: RaceState, seat: i64, legal: Row) -> int:
        return choose_activation(s, seat, legal)

    def quick(self, s: RaceState, seat: i64, legal: list[int]) -> int:
        return by_the_rule(s, seat, legal)


DRIVER: Final = ThunderAlleyDriver(driven=5)
WIDE: Final = ThunderAlleyDriver(driven=20, looks_at=60)
"""Aces look at what seems poor, too: much of the best is among it."""
STRAIGHT_ON: Final = ThunderAlleyDriver(driven=0)
"""Rookies see what a card brings straight on, and no way round anybody."""
