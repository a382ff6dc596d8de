"""Events of a race in words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from slipstream.drafting.english import printed_place, routes
from slipstream.games.grand_prix.asking import ENDS
from slipstream.games.grand_prix.cars import RaceGame
from slipstream.games.grand_prix.components import (
    EVENT,
    EVENT_NAMES,
    NAMES,
    TEAM_IDS,
    TYRE_TYPES,
    WEAR_IDS,
    WEAR_LETTERS,
)
from slipstream.games.grand_prix.telling import (
    ACTIVATED,
    BONUS,
    CALLS_GONE,
    CLOSE_CALL,
    CROSSED,
    FITTED,
    HIT,
    KINDS,
    MOVED,
    OUT,
    PITTED,
    PLACED,
    REPAIRED,
    WEAR,
)
from slipstream.games.grand_prix.view import SKIES
from slipstream.kernel.trace import HIDDEN, Event

_ENGLISH: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "english.toml").read_text("utf-8")
)
_DRIVES: Final = "GP-6.1.2"
_HIDDEN_CARD: Final[str] = _ENGLISH["words"]["hidden_card"]
_RESTARTS: Final = ["double_yellow", "red"]


def sentence(game: RaceGame, event: Event, names: list[str]) -> str:
    """An event in words; what the reader may not know is already hidden in it."""
    kind = KINDS[event.kind]
    words: dict[str, str] = {"seat": names[event.seat] if event.seat >= 0 else ""}
    for name, value in zip(kind.arguments, event.arguments, strict=True):
        words[name] = _word(game, name, value)
    if event.kind == MOVED:
        _, before, start, after, end = event.arguments
        words |= {
            "from": printed_place(game.track, before, start),
            "to": printed_place(game.track, after, end),
        }
    told: str | dict[str, str] = _ENGLISH["events"][kind.name]
    template = told if isinstance(told, str) else told[_variant(kind.name, event, words)]
    return template.format_map(words)


def _variant(name: str, event: Event, words: dict[str, str]) -> str:
    """Changes of place and retirements are told by clause, the others by their argument."""
    if name in ("moved", "retired"):
        return event.clause
    return words[KINDS[event.kind].arguments[0]]


def _word(game: RaceGame, name: str, value: int) -> str:
    tables = {"sky": SKIES, "tyre": TYRE_TYPES, "wear": WEAR_IDS, "flag": _RESTARTS, "end": ENDS}
    if name in tables:
        return tables[name][value]
    if name == "car":
        return str(game.numbers[value])
    if name == "card":
        return NAMES[value] if value != HIDDEN else _HIDDEN_CARD
    if name == "team":
        return TEAM_IDS[game.teams[value]]
    return EVENT_NAMES[EVENT[value]] if name == "event" else str(value)


def brief(game: RaceGame, events: list[Event]) -> str:
    """What events amount to: where each car comes from and where it ends, then the rest."""
    moves = [event for event in events if event.kind == MOVED]
    told = [_in_short(game, event) for event in events if event.kind in _SHORT]
    return ", ".join([*routes(game.track, game.numbers, moves, _DRIVES), *told])


def _in_short(game: RaceGame, event: Event) -> str:
    """`10 +tt`: the car, and what becomes of it."""
    car, *rest = event.arguments
    if event.kind in (ACTIVATED, BONUS):
        return f"{rest[-1]} movement points"
    told = f"{game.numbers[car]} {_SHORT[event.kind]}"
    if event.kind in (WEAR, REPAIRED):
        return told + WEAR_LETTERS[rest[0]] * rest[1]
    if event.kind == CLOSE_CALL:
        return f"{told}{rest[0]} CC"
    if event.kind == FITTED:
        return f"{told} {TYRE_TYPES[rest[0]]}"
    return f"{told} {rest[0]}" if rest else told


_SHORT: Final[dict[int, str]] = {
    ACTIVATED: "",
    BONUS: "",
    WEAR: "+",
    REPAIRED: "-",
    CLOSE_CALL: "+",
    CALLS_GONE: "loses its CC",
    FITTED: "on",
    HIT: "is affected",
    PITTED: "goes back",
    OUT: "out, slot",
    CROSSED: "finishes, slot",
    PLACED: "takes slot",
}
