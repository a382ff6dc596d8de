"""Cards, events, cars, wear and tyres as numbers, with their names.

A race card is the number of its name: cards of one name are all alike. An event is one of 32
cards, since each has its own PIT number; its name is a number too.
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

CARS: Final[int] = _RACE["race"]["cars"]
POINTS: Final[list[int]] = _RACE["race"]["points"]
SECOND_CARS_FROM: Final[int] = _RACE["race"]["second_cars_from"]
LONGEST: Final[int] = _RACE["race"]["longest"]
MOST_LAPS: Final[int] = _RACE["race"]["most_laps"]
NPC_BACK: Final[int] = _RACE["pit"]["npc_back"]
TYRE_CHANGE: Final[int] = _RACE["pit"]["tyre_change"]
STOP_AND_GO_BACK: Final[int] = _RACE["pit"]["stop_and_go_back"]
ENGINE_PROBLEMS_BACK: Final[int] = _RACE["pit"]["engine_problems_back"]
TRANSMISSION_PROBLEMS_BACK: Final[int] = _RACE["pit"]["transmission_problems_back"]
WING_DAMAGE_BACK: Final[int] = _RACE["pit"]["wing_damage_back"]
MECHANICAL_FAILURE_BACK: Final[int] = _RACE["pit"]["mechanical_failure_back"]
SPEED_PENALTY: Final[Row] = vec[i64](_RACE["wear_rules"]["speed_penalty"])
ELIMINATED_AT: Final[int] = _RACE["wear_rules"]["eliminated_at"]

# The chart of players, by number of seats.
TEAM_NPCS: Final[dict[int, int]] = {row["players"]: row["team_npc_each"] for row in _RACE["chart"]}
NEUTRAL_NPCS: Final[dict[int, int]] = {row["players"]: row["neutral_npc"] for row in _RACE["chart"]}
ICONS: Final[dict[int, list[str]]] = {row["players"]: row["icons"] for row in _RACE["chart"]}
HAND: Final[dict[int, int]] = {row["players"]: row["hand"] for row in _RACE["chart"]}

# NPC counters in the order in which they are taken.
NPC_NUMBERS: Final[list[int]] = [npc["number"] for npc in _RACE["npc"]]
NPC_ICONS: Final[list[str]] = [npc["icon"] for npc in _RACE["npc"]]

TEAM_IDS: Final[list[str]] = [team["id"] for team in _RACE["team"]]
TEAM_CARS: Final[list[list[int]]] = [team["cars"] for team in _RACE["team"]]

# Wear, in the order of the data.
WEAR_IDS: Final[list[str]] = [wear["id"] for wear in _RACE["wear"]]
WEAR_LETTERS: Final[list[str]] = [wear["letter"] for wear in _RACE["wear"]]
DURATION: Final[Row] = vec[i64]([wear["duration"] for wear in _RACE["wear"]])
WEARS: Final = 7
REMOVABLE: Final = 6  # GP-7.3.2.2: those before it go by a pit stop
TYRE: Final = 0
SUSPENSION: Final = 1
WING: Final = 2
BRAKES: Final = 3
TRANSMISSION: Final = 4
ENGINE: Final = 5
BODY: Final = 6
NO_WEAR: Final = -1

# Tyre types, in the order of the data.
TYRE_TYPES: Final[list[str]] = _RACE["tyres"]["types"]
TYRE_LETTERS: Final[list[str]] = _RACE["tyres"]["letters"]
HARD: Final = 0
SOFT: Final = 1
WET: Final = 2
NO_TYRE: Final = -1

# What race cards do after the move.
PLAIN: Final = 0
CLEAN_AIR: Final = 1
SLIDE_IN: Final = 2
SLIDE_OUT: Final = 3
LATE_BRAKE: Final = 4
_AFTER_MOVE: Final[dict[str, int]] = {
    "clean_air": CLEAN_AIR,
    "slide_in": SLIDE_IN,
    "slide_out": SLIDE_OUT,
    "swap_after": LATE_BRAKE,
}
_KINDS: Final[dict[str, int]] = {"solo": SOLO, "line": DRAFT, "pursuit": PURSUIT, "lead": LEAD}

# Per name of a race card, all lists in step.
_TABLE: Final[list[dict[str, Any]]] = _CARDS["card"]
NAMES: Final[list[str]] = [card["name"] for card in _TABLE]
CODES: Final[list[str]] = [card["code"] for card in _TABLE]
SPEED: Final[Row] = vec[i64]([card["speed"] for card in _TABLE])
PIT_SPEED: Final[Row] = vec[i64]([card["pit"] for card in _TABLE])
WEAR: Final[Row] = vec[i64](
    [WEAR_IDS.index(card["wear"]) if card["wear"] else NO_WEAR for card in _TABLE]
)
EFFECTS: Final[list[str]] = [card["effect"] for card in _TABLE]
CLOSE_CALLS: Final[Row] = vec[i64]([card["cc"] for card in _TABLE])
AFTER_MOVE: Final[Row] = vec[i64]([_AFTER_MOVE.get(effect, PLAIN) for effect in EFFECTS])
TEXTS: Final = CardTexts(
    [_KINDS[card["type"]] for card in _TABLE], EFFECTS, "swap_per_mp", "diagonal"
)
KIND: Final[Row] = TEXTS.kind
SIDES: Final[Row] = TEXTS.sides
RACE_DECK: Final[list[int]] = [
    number for number, card in enumerate(_TABLE) for _ in range(card["count"])
]

# Names of events, in the order of their first card.
EVENT_NAMES: Final[list[str]] = list(dict.fromkeys(event["name"] for event in _EVENTS["event"]))
WEATHER_CHANGE: Final = 0
TIRE_WEAR: Final = 1
TIRE_TEST: Final = 2
SUSPENSION_DIFFICULTIES: Final = 3
SUSPENSION_STRESS: Final = 4
NPC_RETIREMENT: Final = 5
TRACTION_HAZARD: Final = 6
BRAKE_FAILURE: Final = 7
GEAR_BOX_FAILURE: Final = 8
HARD_HIT: Final = 9
COLLISION: Final = 10
SERIOUS_CRASH: Final = 11
SPIN_OFF: Final = 12
SPIN_AROUND: Final = 13
STRIKE_THE_BARRIER: Final = 14
ENGINE_PROBLEMS: Final = 15
TRANSMISSION_PROBLEMS: Final = 16
BLOWN_ENGINE: Final = 17
MECHANICAL_FAILURE: Final = 18
DRIVE_THROUGH: Final = 19
STOP_AND_GO: Final = 20
WHEEL_RUB: Final = 21
WING_DAMAGE: Final = 22

# Per event card, all lists in step.
ALL_PIT: Final = 10
NONE_PITS: Final = 11
_PITS: Final[dict[str, int]] = {"All": ALL_PIT, "None": NONE_PITS}
EVENT: Final[Row] = vec[i64]([EVENT_NAMES.index(event["name"]) for event in _EVENTS["event"]])
EVENT_KEY: Final[Row] = vec[i64](  # the wear that the card looks at, if it is one kind
    [
        WEAR_IDS.index(event["key"]) if event["key"] in WEAR_IDS else NO_WEAR
        for event in _EVENTS["event"]
    ]
)
EVENT_FLAGS: Final[list[str]] = [event["flag"] for event in _EVENTS["event"]]
PIT_NUMBER: Final[Row] = vec[i64](
    [
        _PITS[event["pit"]] if event["pit"] in _PITS else int(event["pit"])
        for event in _EVENTS["event"]
    ]
)
EVENT_CARDS: Final = len(EVENT)


def card_clause(card: i64, part: i64 = 1) -> str:
    """The race card texts, in the order of the data: `GP-RC-9.2`."""
    return f"GP-RC-{card + 1}.{part}"


def tyre_type(text: str) -> str:
    """`wet`; older texts have letters, two of which are also those of wear markers."""
    return TYRE_TYPES[TYRE_LETTERS.index(text)] if text in TYRE_LETTERS else text
