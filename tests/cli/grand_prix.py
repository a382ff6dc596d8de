"""Races of Grand Prix and what the terminal shows of them."""

from __future__ import annotations

import spoken
from rules.grand_prix.drawn import Race, race
from slipstream.tell.screen import Row, Screen

NAMES = ["Ann", *(f"Bot {seat}" for seat in range(2, 12))]
QUIET = "tire_test:9"


def screen(of: Race, seat: int = 0) -> Screen:
    game = of.state.game
    return spoken.screen(game, game.view(of.state, seat), NAMES, seat)


def text(rows: tuple[Row, ...]) -> list[str]:
    return ["".join(segment.text for segment in one).rstrip() for one in rows]


def question(of: Race, seat: int = 0) -> str:
    return text((screen(of, seat).question,))[0]


def word(of: Race, token: str, seat: int = 0) -> str:
    return text((screen(of, seat).words[token].label,))[0]


def middle() -> Race:
    """Two teams and an NPC of the first in the middle of a race."""
    return race(
        "1@30.0 10@28.P 5@29.1 20@27.0 23@26.2",
        wear={1: "ttb", 10: "B"},
        close_calls={1: 2, 5: 1},
        tyres={1: "s", 5: "s-"},
        duty_done=[5],
        activated=[5],
        npcs_of={23: 1},
        hands={1: "WV,CO,CO", 2: "CG"},
        first=1,
        teams="scarlet,emerald",
    )
