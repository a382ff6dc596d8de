"""What a seat may see of a race, field by field; and events in words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from slipstream.games.grand_prix_f1 import driving
from slipstream.games.grand_prix_f1.board import (
    BONUS,
    FINE,
    NEXT_FROM_STOP,
    PIT_ENTRY,
    SPACES,
)
from slipstream.games.grand_prix_f1.cards import (
    COLOURS,
    FUEL,
    KINDS,
    START_CARDS,
    THREE,
    TWO,
    VALUES,
)
from slipstream.games.grand_prix_f1.decisions import EXCHANGES, TYRES, row_text
from slipstream.games.grand_prix_f1.driving import ROUTES
from slipstream.games.grand_prix_f1.notation import SKY
from slipstream.games.grand_prix_f1.state import (
    BASIC,
    END,
    NO_BOX,
    NO_CARD,
    PLAY_CARD,
    SUN,
    RaceState,
)
from slipstream.kernel.trace import CHANCE, HIDDEN, Event, Kind

_ENGLISH: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "english.toml").read_text("utf-8")
)
FATES: Final = ["racing", "finished", "fuel", "crash"]


class CarView(msgspec.Struct, frozen=True):
    """A car, as everybody sees it."""

    colour: str
    seat: int
    space: str
    """Empty off the board."""
    laps: int
    """The lap marker; 1 is the final lap."""
    crossed: bool
    """Has it crossed the line after the start?"""
    distance: int
    """Spaces to the finish on the shortest way, 0 off the board."""
    tyres: str
    wrong_tyres: bool
    damaged: bool
    visiting: bool
    sit_outs: int
    proof: int
    """The highest sit-out marker it has used."""
    fate: str
    place: int
    """Among the cars that have a place, from 1; 0 for none."""


class PlayView(msgspec.Struct, frozen=True):
    """Where a card would take the car that moves, and what that would cost."""

    action: int
    token: str
    value: int
    """What the card is worth on this route."""
    path: tuple[str, ...]
    space: str
    """Where the move ends; empty if it ends the race."""
    lost: int
    why: str
    """Why points are lost: '', 'blocked', 'gravel' or 'box'."""
    bonus: int
    fine: int
    duty: str
    """What the next move must do: '', 'gravel' or 'pit'."""
    accident: str
    """'', 'damage' or 'severe'."""


class RaceView(msgspec.Struct, frozen=True):
    """A race as one seat, or a spectator, sees it."""

    seat: int
    """From 0; -1 sees everything, -2 what a spectator sees."""
    asking: str
    waiting: tuple[int, ...]
    turn: int
    mover: str
    """The car that moves; empty before and after the race."""
    order: tuple[str, ...]
    """Cars in order of starting places, which is the order of turns."""
    drawn: tuple[str, ...]
    cars: tuple[CarView, ...]
    boxes: tuple[int, ...]
    """Of each seat, from 1; 0 while it has none."""
    sky: str
    stack: int
    """Cards of the 1-stack, a weather card among them counted."""
    used_ones: int
    ones_to_rain: int
    """1-cards until the rain begins, if that is known; else -1."""
    bank: tuple[int, int]
    """2s and 3s left to exchange for; the rest of the bank is secret."""
    fuel: tuple[int, ...]
    """Litres of each seat."""
    hands: tuple[tuple[int, ...] | None, ...]
    """Values of the cards, ascending; None where they are hidden."""
    bounds: tuple[tuple[tuple[int, int], ...], ...]
    """By seat and value (1, 2, 3, 4, 6, 10): fewest and most cards that the seat can hold."""
    race_order: tuple[str, ...]
    """All cars as they would be listed now."""
    points: tuple[int, ...]
    bonus: int
    """1-cards received and not yet exchanged."""
    fine: int
    paid: tuple[int, ...]
    plays: tuple[PlayView, ...]
    """For the seat that is to play a card: every answer and what it brings."""


def view(s: RaceState, seat: int) -> RaceView:
    """GPF1-16.1 to GPF1-16.4: an allow-list; only hands and plays depend on who looks."""
    placed = s.classified()
    return RaceView(
        seat=seat,
        asking="end" if s.asking == END else s.decisions[s.asking].name,
        waiting=tuple(s.waiting),
        turn=s.turns,
        mover=COLOURS[s.car] if s.turns and s.asking != END else "",
        order=tuple(COLOURS[car] for car in s.order),
        drawn=tuple(START_CARDS[place] for place in s.drawn),
        cars=tuple(_car(s, car, placed) for car in range(s.rules.cars)),
        boxes=tuple(box + 1 if box != NO_BOX else 0 for box in s.box),
        sky=SKY[s.sky],
        stack=s.ones + (s.hidden != NO_CARD),
        used_ones=s.used,
        ones_to_rain=s.ones if s.rules.weather == BASIC and s.sky == SUN else -1,
        bank=(s.bank[TWO], s.bank[THREE]),
        fuel=tuple(s.fuel),
        hands=tuple(
            _values(hand) if seat in (owner, CHANCE) else None for owner, hand in enumerate(s.hands)
        ),
        bounds=tuple(_bounds(s, owner) for owner in range(s.rules.seats)),
        race_order=tuple(COLOURS[car] for car in s.race_order()),
        points=tuple(s.points()),
        bonus=s.got,
        fine=s.fine,
        paid=tuple(VALUES[kind] for kind in s.paid),
        plays=_plays(s, seat),
    )


def _car(s: RaceState, car: int, placed: list[int]) -> CarView:
    racing = s.space[car] >= 0
    return CarView(
        colour=COLOURS[car],
        seat=s.rules.owner[car],
        space=SPACES[s.space[car]] if racing else "",
        laps=s.laps[car],
        crossed=s.crossed[car],
        distance=s.distance(car) if racing else 0,
        tyres=TYRES[s.tyres[car]],
        wrong_tyres=s.tyres[car] != s.sky,
        damaged=s.damaged[car],
        visiting=s.visiting[car],
        sit_outs=s.sit_outs[car],
        proof=s.proof[car],
        fate=FATES[s.fate[car]],
        place=placed.index(car) + 1 if car in placed else 0,
    )


def _values(hand: list[int]) -> tuple[int, ...]:
    return tuple(VALUES[kind] for kind in range(KINDS) for _ in range(hand[kind]))


def _bounds(s: RaceState, seat: int) -> tuple[tuple[int, int], ...]:
    """What everybody can work out: 1s, 2s and 3s exactly, fuel cards up to the rows taken."""
    hand = s.hands[seat]
    exact = [(hand[kind], hand[kind]) for kind in range(FUEL)]
    fuel = [
        (
            s.ledger.fewest(seat, kind - FUEL, hand[kind]),
            s.ledger.most(seat, kind - FUEL, hand[kind]),
        )
        for kind in range(FUEL, KINDS)
    ]
    return (*exact, *fuel)


def _plays(s: RaceState, seat: int) -> tuple[PlayView, ...]:
    if s.asking != PLAY_CARD or seat not in s.waiting:
        return ()
    return tuple(_play(s, action) for action in s.legal(seat))


def _play(s: RaceState, action: int) -> PlayView:
    kind, route = divmod(action, ROUTES)
    value = driving.value_of(s, s.car, kind, route)
    path: list[int] = []
    result = driving.drive(s, s.car, value, route, path)
    end = driving.last_space(result)
    why = driving.why_ended(result)
    lost = value - driving.steps_driven(result)
    over = why == driving.OVER
    accident = driving.accident(s, s.car, route, result, lost)
    counts = bool(path) and not over and accident != driving.SEVERE_ACCIDENT
    return PlayView(
        action=action,
        token=s.decisions[PLAY_CARD].spell(s, action),
        value=value,
        path=tuple(SPACES[space] for space in path),
        space="" if over else SPACES[end],
        lost=0 if over else lost,
        why=["", "blocked", "gravel", "box", ""][why],
        bonus=BONUS[end] if counts else 0,
        fine=FINE[end] if counts else 0,
        duty="" if over else _duty(s, end),
        accident=["", "damage", "severe"][accident],
    )


def _duty(s: RaceState, space: int) -> str:
    """GPF1-5.1, GPF1-7.3: what a car owes that ends its move here."""
    if NEXT_FROM_STOP[space]:
        return "gravel"
    return "pit" if space == PIT_ENTRY and not s.is_final_lap(s.car) else ""


def sentence(kind: Kind, event: Event, names: list[str]) -> str:
    """An event in words; what the reader may not know is already hidden in it."""
    words: dict[str, str] = {"seat": names[event.seat] if event.seat >= 0 else ""}
    numbers = dict(zip(kind.arguments, event.arguments, strict=True))
    for name, value in numbers.items():
        words[name] = _word(kind, name, value)
    template: str = _ENGLISH["events"][kind.name]
    more: dict[str, str] = _ENGLISH["words"]
    if kind.name == "refuelled":
        row = event.arguments[2:]
        words["row"] = "" if HIDDEN in row else more["row"].format(row=row_text(row))
    elif kind.name == "drove":
        path = [SPACES[space] for space in event.arguments[2:] if space >= 0]
        words["path"] = " ".join(path)
        if len(path) == 1:
            template = more["straight"]
    elif kind.name == "played" and numbers["value"] != VALUES[numbers["card"]]:
        template = more["limited"]
    elif kind.name == "lap_done" and numbers["laps"] == 1:
        template = more["final_lap"]
    return template.format_map(words)


def _word(kind: Kind, name: str, value: int) -> str:
    more: dict[str, str] = _ENGLISH["words"]
    tables: dict[str, list[str]] = {
        "car": COLOURS,
        "card": START_CARDS if kind.name == "place" else [str(value) for value in VALUES],
        "space": SPACES,
        "from": SPACES,
        "tyres": TYRES,
        "exchange": [more[f"exchange_{name}"] for name in EXCHANGES[:3]],
    }
    if name in tables:
        return tables[name][value]
    if name == "winner":
        return more["wins"].format(winner=COLOURS[value]) if value >= 0 else more["nobody"]
    return str(value + 1 if name == "box" else value)
