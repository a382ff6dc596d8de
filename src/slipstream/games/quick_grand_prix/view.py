"""What a seat may see of a race, field by field; and events in words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from slipstream.games.quick_grand_prix.cards import (
    CARS,
    CODES,
    FACES,
    ITEMS,
    LETTERS,
    LIMIT,
    POWER,
    ROLES,
)
from slipstream.games.quick_grand_prix.state import (
    DRAFT_FILL,
    END,
    NO_CHOICE,
    NO_PLAN,
    PLAN,
    RaceState,
)
from slipstream.kernel.cards import Hand
from slipstream.kernel.trace import CHANCE, HIDDEN, Event, Kind

_ENGLISH: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "english.toml").read_text("utf-8")
)
UNKNOWN: Final = "?"


class CarView(msgspec.Struct, frozen=True):
    """A car card as it lies on the table."""

    seat: int
    power: int
    limit: int
    damaged: bool


class RaceView(msgspec.Struct, frozen=True):
    """A race as one seat, or a spectator, sees it."""

    seat: int
    """From 0; -1 sees everything, -2 what a spectator sees."""
    asking: str
    waiting: tuple[int, ...]
    mover: int
    circuit: str
    limits: tuple[int, ...]
    """Safety limits of the six sections."""
    drs: tuple[bool, ...]
    difficulty: int
    round: int
    """From 1; 0 before the race."""
    rounds: int
    section: int
    """From 0."""
    draft: tuple[int, ...]
    """The seats in draft order."""
    middle: tuple[str, ...]
    """Face up; the spares once the draft is over."""
    deck: int
    hands: tuple[tuple[str, ...], ...]
    """Cards that everybody knows first; '?' for a card that this seat cannot know."""
    better: dict[int, str]
    """The role that a seat has put on its better grid place."""
    line: tuple[str, ...]
    """Front to back: cars and the SL card."""
    cars: dict[str, CarView]
    plans: dict[int, str]
    """Of the seats whose plan is in: one's own, '?' for the others'."""
    swaps: tuple[str, ...]
    """Returned cars whose owners may still swap a card."""
    teams: tuple[str, ...]
    """Letter of each seat's team."""
    points: tuple[int, ...]
    """Of every seat, if the race ended now."""


def view(s: RaceState, seat: int) -> RaceView:
    """QGP-12.1 to QGP-12.4: an allow-list; kept cards and sealed plans depend on who looks."""
    circuit = s.race.circuit
    return RaceView(
        seat=seat,
        asking="end" if s.asking == END else s.decisions[s.asking].name,
        waiting=tuple(s.waiting),
        mover=s.mover,
        circuit=circuit.title,
        limits=tuple(circuit.limits),
        drs=tuple(circuit.drs),
        difficulty=circuit.difficulty,
        round=s.round,
        rounds=s.race.rounds,
        section=s.section() if s.round else 0,
        draft=tuple(s.draft),
        middle=tuple(CODES[card] for card in s.middle.cards),
        deck=len(s.deck.cards) if s.asking < DRAFT_FILL else 0,
        hands=tuple(
            tuple(cards(hand, seat in (owner, CHANCE))) for owner, hand in enumerate(s.hands)
        ),
        better={who: ROLES[role] for who, role in enumerate(s.better) if role != NO_CHOICE},
        line=tuple(ITEMS[item] for item in s.line),
        cars={ITEMS[car]: _car(s, car) for car in range(CARS) if s.owner_of(car) >= 0},
        plans=plans(s, seat),
        swaps=tuple(ITEMS[car] for car in s.swaps),
        teams=tuple(LETTERS[team] for team in s.race.team),
        points=tuple(s.points()),
    )


def cards(hand: Hand, known: bool) -> list[str]:
    """QGP-12.1: what everybody knows, then what only the holder does.

    The hidden card stands last, so that its place among the others tells nothing.
    """
    hidden = [CODES[card] if known else UNKNOWN for card in hand.hidden()]
    return [CODES[card] for card in hand.shown] + hidden


def plans(s: RaceState, seat: int) -> dict[int, str]:
    """QGP-12.2: who has handed in a plan; what it says only to its owner."""
    return {
        who: s.decisions[PLAN].spell(s, plan) if seat in (who, CHANCE) else UNKNOWN
        for who, plan in enumerate(s.plans)
        if plan != NO_PLAN
    }


def _car(s: RaceState, car: int) -> CarView:
    damaged = s.damaged >> car & 1
    side = car << 1 | damaged
    return CarView(s.owner_of(car), POWER[side], LIMIT[side], bool(damaged))


def sentence(kind: Kind, event: Event, names: list[str]) -> str:
    """An event in words; what the reader may not know is already hidden in it."""
    words: dict[str, str] = {"seat": names[event.seat] if event.seat >= 0 else ""}
    for name, value in zip(kind.arguments, event.arguments, strict=True):
        words[name] = _word(name, value)
    template: str = _ENGLISH["events"][kind.name]
    return template.format_map(words)


def _word(name: str, value: int) -> str:
    special: dict[str, str] = _ENGLISH["words"]
    if value == HIDDEN:
        return special["hidden_card"]
    if name in ("card", "given", "taken", "first", "second"):
        return CODES[value]
    if name in ("car", "item"):
        return special.get(ITEMS[value], ITEMS[value])
    if name == "face":
        return FACES[value]
    if name == "drs":
        return special["drs"] if value else ""
    return str(value)
