"""Decisions before the race, and the cards that are dealt in it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.decisions import IntoHand
from slipstream.drafting.rules.kinds import tell
from slipstream.games.grand_prix.rules.components import CODES, TYRE_LETTERS
from slipstream.games.grand_prix.rules.kinds import CHOSE, REVEALED
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.turn import (
    begin_turn,
    draw_for_grid,
    fill_hands,
    start_under,
)
from slipstream.games.grand_prix.rules.tyres import may_start_on
from slipstream.kernel.answers import Answers
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import Decision

# Sources of luck, after those of the family.
DRAW_BAG: Final = 2
TEAM_BAG: Final = 3
SKY: Final = 4

_SKIES: Final = ["dry", "wet"]


@final
class StartWeather(Decision[RaceState]):
    """Dry or wet, by luck."""

    name = "weather"
    clause = "GP-2.5"
    source = SKY

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(0, 1), (1, 1)]

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        start_under(s, action == 1)

    def spell(self, s: RaceState, action: int) -> str:
        return _SKIES[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in _SKIES


@final
class GridCar(Decision[RaceState]):
    """A car out of the draw bag, for the next vacant grid number."""

    name = "grid"
    clause = "GP-2.6.1"
    source = DRAW_BAG

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(car, 1) for car in s.bag.cards]

    def sample(self, s: RaceState, dealer: Dealer) -> i64:
        return s.bag.draw(DRAW_BAG, dealer)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        draw_for_grid(s, action)

    def spell(self, s: RaceState, action: int) -> str:
        return str(s.race.numbers[action])

    def is_word(self, s: RaceState, text: str) -> bool:
        return text.isdecimal()


@final
class ChooseTyres(Decision[RaceState]):
    """For both cars at once, sealed until everybody has chosen."""

    name = "tyres"
    clause = "GP-2.7.1"
    sealed = True

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        types = may_start_on(s.wet)
        out.extend([one * 3 + other for one in types for other in types])

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.tyre[2 * seat] = action // 3
        s.tyre[2 * seat + 1] = action % 3
        s.waiting = [other for other in s.waiting if other != seat]
        tell(s, CHOSE, "GP-2.7.1", seat)
        if not s.waiting:
            for car, kind in enumerate(s.tyre):
                tell(s, REVEALED, "GP-2.7.1", s.owner(car), car, kind)
            begin_turn(s)

    def spell(self, s: RaceState, action: int) -> str:
        return TYRE_LETTERS[action // 3] + TYRE_LETTERS[action % 3]

    def is_word(self, s: RaceState, text: str) -> bool:
        return len(text) == 2 and text[0] in TYRE_LETTERS and text[1] in TYRE_LETTERS

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return "GP-2.7.2"


@final
class FillHand(IntoHand[RaceState]):
    """To the chart's number."""

    clause = "GP-3.3.1"
    codes = CODES

    def go_on(self, s: RaceState) -> None:
        fill_hands(s)
