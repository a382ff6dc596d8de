"""What a seat may see of a race, field by field; and events in words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from slipstream.games.formula_motor_racing import scoring
from slipstream.games.formula_motor_racing.deck import (
    CAR_NAMES,
    CODES,
    COLOURS,
    HAND,
    NAMES,
    NO_CAR,
)
from slipstream.games.formula_motor_racing.state import DEAL, DRAW_GRID, END, PLAY, RaceState
from slipstream.kernel.trace import CHANCE, HIDDEN, Event, Kind

_ENGLISH: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "english.toml").read_text("utf-8")
)


class RaceView(msgspec.Struct, frozen=True):
    """A race as one seat, or a spectator, sees it."""

    seat: int
    """From 0; -1 sees everything, -2 what a spectator sees."""
    asking: str
    waiting: tuple[int, ...]
    mover: int
    turn: int
    order: tuple[str, ...]
    """The line, first place first."""
    out: tuple[str, ...]
    """The removed line, best placed first."""
    owners: dict[str, int]
    """Seat of each colour, -1 for an uncontrolled one."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Codes of the cards; None where they are hidden."""
    hand_sizes: tuple[int, ...]
    deck: int
    """Cards that will still be drawn."""
    aside: int
    used: tuple[str, ...]
    """The discard pile, oldest first."""
    card: str
    """Being carried out, if any."""
    car: str
    rolled: int
    points: tuple[int, ...]
    """Of every entrant, if the race ended now."""
    car_points: dict[str, int]
    turns_left: tuple[int, ...]
    """Plays that each seat still has."""


def view(s: RaceState, seat: int) -> RaceView:
    """FMR-9.1 to FMR-9.4: an allow-list; only hands depend on who looks."""
    finished = scoring.finishing_order(s.order, s.out)
    return RaceView(
        seat=seat,
        asking="end" if s.asking == END else s.decisions[s.asking].name,
        waiting=tuple(s.waiting),
        mover=s.mover,
        turn=s.turn(),
        order=tuple(CAR_NAMES[car] for car in s.order),
        out=tuple(CAR_NAMES[car] for car in s.out),
        owners=dict(zip(COLOURS, s.teams.owner, strict=True)),
        hands=tuple(
            tuple(CODES[card] for card in hand.cards) if seat in (owner, CHANCE) else None
            for owner, hand in enumerate(s.hands)
        ),
        hand_sizes=tuple(len(hand.cards) for hand in s.hands),
        deck=s.drawable(),
        aside=s.teams.aside,
        used=tuple(CODES[card] for card in s.used),
        card=CODES[s.card] if s.card >= 0 else "",
        car=CAR_NAMES[s.car] if s.car != NO_CAR else "",
        rolled=s.rolled,
        points=tuple(s.points()),
        car_points={
            CAR_NAMES[car]: worth for car, worth in enumerate(scoring.car_points(finished))
        },
        turns_left=tuple(turns_left(s)),
    )


def turns_left(s: RaceState) -> list[int]:
    """FMR-6.3, FMR-R17: plays go round from the next to play until everybody holds four cards."""
    seats = s.game.seats
    plays = s.drawable() + sum(len(hand.cards) for hand in s.hands) - (HAND - 1) * seats
    if s.asking == DRAW_GRID:
        return [plays // seats] * seats
    first = s.opener() if s.asking == DEAL else s.mover + (s.asking != PLAY)
    return [(plays - (seat - first) % seats + seats - 1) // seats for seat in range(seats)]


def sentence(kind: Kind, event: Event, names: list[str]) -> str:
    """An event in words; what the reader may not know is already hidden in it."""
    words: dict[str, str] = {"seat": names[event.seat] if event.seat >= 0 else ""}
    template: str = _ENGLISH["events"][kind.name]
    for name, value in zip(kind.arguments, event.arguments, strict=True):
        if name == "card":
            words[name] = _ENGLISH["words"]["hidden_card"] if value == HIDDEN else NAMES[value]
        elif name == "team":
            words[name] = COLOURS[value].capitalize()
        elif name == "car" or name.startswith("place_"):
            words[name] = CAR_NAMES[value] if value != NO_CAR else ""
        else:
            words[name] = str(value)
    if kind.name == "played" and not words["car"]:
        template = _ENGLISH["words"]["card_alone"]
    return template.format_map(words)
