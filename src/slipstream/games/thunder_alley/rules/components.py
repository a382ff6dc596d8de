"""Cards, events, teams and wear as numbers, with their names.

A race card is its printed number less one; an event is the number of its name; a wear marker
is a number from 0, temporary ones first.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from slipstream.drafting.rules.card_texts import CardTexts
from slipstream.drafting.rules.state import DRAFT, LEAD, PURSUIT, SOLO
from slipstream.kernel.rows import Row, vec

_FOLDER: Final = Path(__file__).parents[1] / "data"


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((_FOLDER / name).read_text("utf-8"))


_RACE: Final[dict[str, Any]] = _load("race.toml")
_CARDS: Final[dict[str, Any]] = _load("race_cards.toml")
_EVENTS: Final[dict[str, Any]] = _load("events.toml")

CARS_PER_TEAM: Final[dict[str, int]] = _RACE["race"]["cars_per_team"]
MOST_CARS: Final[int] = _RACE["race"]["most_cars_per_team"]
POINTS: Final[list[int]] = _RACE["race"]["points"]
BEYOND: Final[int] = _RACE["race"]["beyond_the_markers"]
LED_A_TURN: Final[int] = _RACE["race"]["led_a_turn"]
MOST_LAPS_LED: Final[int] = _RACE["race"]["most_laps_led"]
LONGEST: Final[int] = _RACE["race"]["longest"]
MOST_LAPS: Final[int] = _RACE["race"]["most_laps"]
SPACES_BACK: Final[int] = _RACE["pit"]["spaces_back"]
BLOWN_TIRE_BACK: Final[int] = _RACE["pit"]["blown_tire_back"]
SPINOUT_BACK: Final[int] = _RACE["pit"]["spinout_back"]
VARIABLE_BACK: Final[int] = _RACE["pit"]["variable_back"]

# Wear, in the order of the data.
COLOURS: Final[list[str]] = [wear["colour"] for wear in _RACE["wear"]]
WEAR_LETTERS: Final[list[str]] = [wear["letter"] for wear in _RACE["wear"]]
MEANINGS: Final[list[str]] = [wear["meaning"] for wear in _RACE["wear"]]
WEARS: Final = 8
TEMPORARY: Final = 4  # TA-7.1.6: those before it go by a pit stop
BLACK: Final = 0
BLUE: Final = 1
GRAY: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
LAVENDER: Final = 5
RED: Final = 6
ORANGE: Final = 7
NO_WEAR: Final = -1
WORN_OUT: Final = 6  # markers (TA-7.2.1)

TEAM_IDS: Final[list[str]] = [team["id"] for team in _RACE["team"]]
TEAM_CODES: Final[list[str]] = [team["code"] for team in _RACE["team"]]
TEAM_CARS: Final[list[list[int]]] = [team["cars"] for team in _RACE["team"]]

# Special texts of race cards.
PLAIN: Final = 0
TEAMWORK: Final = 1
CLEAN_AIR: Final = 2
OVERSTEER: Final = 3
UNDERSTEER: Final = 4
_AFTER_MOVE: Final[dict[str, int]] = {
    "second_car_draft_3": TEAMWORK,
    "clean_air": CLEAN_AIR,
    "after_move_inside": OVERSTEER,
    "after_move_outside": UNDERSTEER,
}
TEAMWORK_MP: Final = 3  # TA-C2

_KINDS: Final[dict[str, int]] = {"solo": SOLO, "draft": DRAFT, "pursuit": PURSUIT, "lead": LEAD}

# Per race card, all lists and rows in step.
_TABLE: Final[list[dict[str, Any]]] = [
    card for card in _CARDS["card"] for _ in range(card["first"], card["last"] + 1)
]
NAMES: Final[list[str]] = [card["name"] for card in _TABLE]
EFFECTS: Final[list[str]] = [card["effect"] for card in _TABLE]
SPEED: Final[Row] = vec[i64]([card["speed"] for card in _TABLE])
PIT_SPEED: Final[Row] = vec[i64]([card["pit"] for card in _TABLE])
WEAR: Final[Row] = vec[i64](
    [NO_WEAR if card["wear"] == "none" else COLOURS.index(card["wear"]) for card in _TABLE]
)
AFTER_MOVE: Final[Row] = vec[i64]([_AFTER_MOVE.get(effect, PLAIN) for effect in EFFECTS])
TEXTS: Final = CardTexts(
    [_KINDS[card["mode"]] for card in _TABLE], EFFECTS, "swap_forward", "one_diagonal"
)
KIND: Final[Row] = TEXTS.kind
SIDES: Final[Row] = TEXTS.sides


def _bar(card: int) -> list[int]:
    """TA-5.3, section 2.4: the order of the teams on a card, from left to right."""
    base: list[str] = _CARDS["team_bar"]["base"]
    steps: list[int] = _CARDS["team_bar"]["steps"]
    step = steps[card // 7 % len(steps)]
    return [TEAM_IDS.index(base[(step * place + card) % 7]) for place in range(7)]


BAR: Final[list[list[int]]] = [_bar(card) for card in range(len(_TABLE))]

CARD_IDS: Final[list[str]] = [name.lower().replace("'", "").replace(" ", "_") for name in NAMES]
RACE_CARDS: Final = len(NAMES)
CARD_NUMBERS: Final[list[str]] = [str(card + 1) for card in range(RACE_CARDS)]

# Events by name, in the order of the data.
EVENT_NAMES: Final[list[str]] = [event["name"] for event in _EVENTS["event"]]
EVENT_FLAGS: Final[list[str]] = [event["flag"] for event in _EVENTS["event"]]
EVENT_DECK: Final[list[int]] = [
    number for number, event in enumerate(_EVENTS["event"]) for _ in range(event["count"])
]
EVENT_CLAUSES: Final[list[str]] = [event["clause"] for event in _EVENTS["event"]]
BLOWN_ENGINE: Final = 0
BLOWN_TIRE: Final = 1
BLOWN_TRANSMISSION: Final = 2
BRUSH_THE_WALL: Final = 3
COLLISION: Final = 4
DEBRIS_CAUTION: Final = 5
ENGINE_DAMAGE: Final = 6
FRONT_END_DAMAGE: Final = 7
FUEL_MISCALCULATION: Final = 8
GEAR_BOX_DAMAGE: Final = 9
ITS_GETTING_WORSE: Final = 10
LOOSE: Final = 11
MARBLES: Final = 12
OVERCAST: Final = 13
PILEUP: Final = 14
RAIN: Final = 15
SPINOUT: Final = 16
SUN_ON_THE_TRACK: Final = 17
TIGHT: Final = 18
