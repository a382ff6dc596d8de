"""Events of a race in words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from slipstream.drafting.english import printed_place, routes
from slipstream.games.thunder_alley.components import (
    BAR,
    COLOURS,
    EVENT_NAMES,
    MEANINGS,
    NAMES,
    TEAM_IDS,
    WEAR_LETTERS,
)
from slipstream.games.thunder_alley.state import ENDS, RaceGame
from slipstream.games.thunder_alley.telling import (
    ACTIVATED,
    BUMPED,
    CROSSED,
    GRID,
    HIT,
    KINDS,
    LED,
    MOVED,
    OUT,
    PLACED,
    REPAIRED,
    WEAR,
)
from slipstream.games.thunder_alley.telling import BAR as TURNED_UP
from slipstream.kernel.trace import HIDDEN, Event

_ENGLISH: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "english.toml").read_text("utf-8")
)
_DRIVES: Final = "TA-6.1.2"
_HIDDEN_CARD: Final[str] = _ENGLISH["words"]["hidden_card"]


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
    if event.kind in (GRID, TURNED_UP):
        bar = BAR[event.arguments[0]]
        words["bar"] = ", ".join(TEAM_IDS[team] for team in bar if team in game.teams)
    return _template(kind.name, event).format_map(words)


def _template(name: str, event: Event) -> str:
    """One for each kind; for a change of place and a lost race one for each clause or end."""
    told: str | dict[str, str] = _ENGLISH["events"][name]
    if isinstance(told, str):
        return told
    return told[ENDS[event.arguments[0]] if name == "over" else event.clause]


def _word(game: RaceGame, name: str, value: int) -> str:
    if name == "car":
        return str(game.numbers[value])
    if name == "card":
        return f"{NAMES[value]} (#{value + 1})" if value != HIDDEN else _HIDDEN_CARD
    if name == "colour":
        return f"{COLOURS[value]} ({MEANINGS[value]})"
    return EVENT_NAMES[value] if name == "event" else str(value)


def brief(game: RaceGame, events: list[Event]) -> str:
    """What events amount to: where each car comes from and where it ends, then the rest."""
    moves = [event for event in events if event.kind == MOVED]
    told = [_in_short(game, event) for event in events if event.kind != MOVED]
    return ", ".join(filter(None, [*routes(game.track, game.numbers, moves, _DRIVES), *told]))


def _in_short(game: RaceGame, event: Event) -> str:
    """A few words, or nothing for what is not about a car."""
    if event.kind == ACTIVATED:
        return f"{event.arguments[2]} movement points"
    if event.kind not in _SHORT:
        return ""
    car, *rest = event.arguments
    letters = ""
    if event.kind in (WEAR, REPAIRED):
        letters = f"{WEAR_LETTERS[rest[0]] * rest[1]} ({COLOURS[rest[0]]})"
    place = f" {rest[0]}" if event.kind in (OUT, CROSSED, PLACED) else ""
    return f"{game.numbers[car]} {_SHORT[event.kind]}{letters}{place}"


_SHORT: Final[dict[int, str]] = {
    WEAR: "+",
    REPAIRED: "-",
    BUMPED: "bumps",
    HIT: "is hit",
    LED: "leads the turn",
    OUT: "out, place",
    CROSSED: "finishes, place",
    PLACED: "takes place",
}
