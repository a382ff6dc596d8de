"""A race as an SVG drawing: the line on its road, front on the right; what the last card did."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from slipstream.games.formula_motor_racing.rules.deck import CAR_NAMES, CARS
from slipstream.games.formula_motor_racing.rules.kinds import DREW, MOVED, PLAYED, REMOVED
from slipstream.games.formula_motor_racing.tell.facts import (
    car as car_fact,
)
from slipstream.games.formula_motor_racing.tell.facts import (
    colour,
    colour_of,
)
from slipstream.games.formula_motor_racing.tell.view import RaceView, owner, owner_of, uncontrolled
from slipstream.kernel.trace import Event
from slipstream.tell.teller import Teller
from slipstream.tell.words import Words

_LOOK: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "picture.toml").read_text("utf-8")
)
_FONTS: Final = (
    "'Segoe UI','SF Pro Text',Roboto,'Helvetica Neue','Liberation Sans',Arial,sans-serif"
)
_LEFT: Final = 24
_SLOT: Final = 86
_WIDTH: Final = 2 * _LEFT + CARS * _SLOT
_ROAD: Final = 96  # from edge to edge
_STRIP: Final = 218  # a road with its places, points and owners
_SCALE: Final = 1.95
_SMALL: Final = 1.6  # in the garage
_FEW: Final = 5  # cars in the garage that have room for words
_TEXT: Final = 24
_SAID: Final = 15  # sentences of a turn that have room


def draw(teller: Teller, view: RaceView, events: Sequence[Event], words: Words) -> str:
    """The line now; above it, if that is known, the line before the last card, and the ways."""
    told = last_turn(events)
    start = before(view, told) if told else []
    parts = _heading(view, words)
    top = 56
    if start:
        parts += _strip(words("picture-before"), start, view, words, top)
        parts += _ways(start, list(view.order), words, top + _STRIP)
        top += _STRIP + 96
    parts += _strip(words("picture-now"), list(view.order), view, words, top)
    top += _STRIP
    if view.out:
        parts += _garage(view, words, top)
        top += 84
    parts += _points(view, words, top)
    top += 44
    said = [teller.event(event) for event in told[:_SAID]]
    parts += [
        _said(words.say(fact), fact.clause, top + number * _TEXT)
        for number, fact in enumerate(said)
    ]
    return _page(view, words, parts, top + _TEXT * len(said) + (12 if said else 0))


def last_turn(events: Sequence[Event]) -> list[Event]:
    """What was told from the last card on, but for cards drawn."""
    played = [at for at, event in enumerate(events) if event.kind == PLAYED]
    since = list(events[played[-1] :]) if played else []
    return [event for event in since if event.kind != DREW]


def before(view: RaceView, told: list[Event]) -> list[str]:
    """The line before a turn: its events taken back one by one."""
    line = list(view.order)
    for event in reversed(told):
        if event.kind == MOVED:
            car, place, _, _ = event.arguments
            line.remove(CAR_NAMES[car])
            line.insert(place - 1, CAR_NAMES[car])
        elif event.kind == REMOVED:
            car, place, _ = event.arguments
            line.insert(place - 1, CAR_NAMES[car])
    return line


def _page(view: RaceView, words: Words, parts: list[str], height: int) -> str:
    order = [
        words("picture-car", place=place, car=car_fact(car))
        for place, car in enumerate(view.order, 1)
    ]
    out = [words("picture-is-out", car=car_fact(car)) for car in view.out]
    title = f"<title>{escape(words('title'))}</title>"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}"'
        ' class="slipstream" role="img">'
    )
    ground = f'<rect class="panel" width="{_WIDTH}" height="{height}"/>'
    symbols = "".join(_symbol(team) for team in _LOOK["teams"])
    clip = f'<clipPath id="fmr-body"><path d="{_LOOK["body"]["formula"]}"/></clipPath>'
    return "\n".join(
        [
            head,
            f"<style>{_style()}</style>",
            f"{title}<desc>{escape(', '.join(order + out))}</desc>",
            f"<defs>{clip}{symbols}</defs>",
            ground,
            *parts,
            "</svg>\n",
        ]
    )


def _style() -> str:
    """Dark, and light where the page is."""
    themes = {
        theme: "".join(
            f".slipstream .{name}{{{rule.format_map(_LOOK[theme])}}}"
            for name, rule in _LOOK["rules"].items()
        )
        for theme in ("dark", "light")
    }
    fonts = f".slipstream text{{font-family:{_FONTS}}}"
    return f"{fonts}{themes['dark']}@media(prefers-color-scheme:light){{{themes['light']}}}"


def _symbol(team: str) -> str:
    """A car of the team, nose to the right, 35 long."""
    body, look = _LOOK["body"], _LOOK["teams"][team]
    how = (
        f'fill="none" stroke="{look["ink"]}" stroke-width="{look["line"]}"'
        if look["line"]
        else f'fill="{look["ink"]}"'
    )
    return (
        f'<g id="fmr-{team}"><path d="{body["wheels"]}" fill="#05070A"/>'
        f'<path d="{body["wings"]}" fill="{look["colour"]}" stroke="{look["key"]}"/>'
        f'<path d="{body["formula"]}" fill="{look["colour"]}"/>'
        f'<path d="{look["livery"]}" clip-path="url(#fmr-body)" {how}/>'
        f'<path d="{body["formula"]}" fill="none" stroke="{look["key"]}"/></g>'
    )


def _text(style: str, x: float, y: float, text: str) -> str:
    return f'<text class="{style}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _heading(view: RaceView, words: Words) -> list[str]:
    """What is played, and how far it is."""
    if view.asking == "end":
        when = words("picture-over", turns=len(view.used))
    elif view.turn:
        total = len(view.used) + sum(view.turns_left)
        when = words("picture-turn", turn=view.turn, turns=total, cards=view.deck)
    else:
        when = words("picture-before-race")
    return [
        _text("head", _LEFT, 36, words("title")),
        _text("body", _LEFT + 260, 36, when),
        f'<path class="hair" d="M0 55.5H{_WIDTH}"/>',
    ]


def _middle(place: int) -> float:
    """Of a place counted from 1: the front is on the right."""
    return _LEFT + (CARS - place) * _SLOT + _SLOT / 2


def _strip(title: str, line: list[str], view: RaceView, words: Words, top: int) -> list[str]:
    """A road with its cars; place and points above, owners below."""
    road = top + 80
    right = _WIDTH
    kerbs = "".join(
        f'<path class="kerb2" d="M0 {y}H{right}"/><path class="kerb" d="M0 {y}H{right}"/>'
        for y in (road - 6, road + _ROAD + 6)
    )
    parts = [
        f'<rect class="grass" y="{top}" width="{right}" height="{_STRIP}"/>',
        f'<rect class="road" y="{road}" width="{right}" height="{_ROAD}"/>',
        f'<path class="edge" d="M0 {road}H{right}M0 {road + _ROAD}H{right}"/>{kerbs}',
        _text("over", _LEFT, top + 24, title.upper()),
    ]
    for place in range(1, CARS + 1):
        x = _middle(place)
        parts.append(f'<path class="slot" d="M{x + 28:g} {road + 14}h10v68h-10"/>')
        parts.append(_text("place", x, top + 62, str(place)))
        if place <= len(view.place_points):
            worth = words("picture-pt", points=view.place_points[place - 1])
            parts.append(_text("worth", x, top + 42, worth))
    for place, car in enumerate(line, 1):
        x, whose = _middle(place), owner(view, car)
        mine = owner_of(view, car) == view.seat
        told = words("picture-car.owner", place=place, car=car_fact(car), owner=whose)
        parts.append(_car(car, x, road + _ROAD / 2, told, mine))
        parts.append(_text("worth", x, road + _ROAD + 32, words.say(whose)[:12]))
    return parts


def _car(car: str, x: float, y: float, told: str, mine: bool = False, out: bool = False) -> str:
    """Colour, livery, number; a white hull around one's own, a cross over those that fell out."""
    hull = f'<path class="mine" transform="scale(1.1 1.14)" d="{_LOOK["body"]["hull"]}"/>'
    cross = '<path class="cross" d="M-15,-8L15,8M-15,8L15,-8"/>'
    plate = '<circle cx="-2.2" r="6.6" fill="#FFFFFF" stroke="#0B0F14" stroke-width=".7"/>'
    return (
        f'<g transform="translate({x:g} {y:g})scale({_SMALL if out else _SCALE})">'
        + f"<title>{escape(told)}</title>{hull if mine else ''}"
        + f'<use href="#fmr-{"out" if out else colour_of(car)}"/>{plate}'
        + f'<text class="number" x="-2.2" y="4.1">{car[1]}</text>{cross if out else ""}</g>'
    )


def _ways(start: list[str], now: list[str], words: Words, top: int) -> list[str]:
    """From place to place: forward in a full line, back in a broken one, out to a cross."""
    parts = [f'<rect class="grass" y="{top}" width="{_WIDTH}" height="96"/>']
    for place, car in enumerate(start, 1):
        x = _middle(place)
        if car not in now:
            parts.append(f'<path class="loss" d="M{x:g} {top}V{top + 40}"/>')
            parts.append(f'<path class="loss" d="M{x - 8:g} {top + 42}l16 16m0 -16l-16 16"/>')
            continue
        to = now.index(car) + 1
        style = "gain" if to < place else "loss" if to > place else "same"
        end = _middle(to)
        told = {"car": car_fact(car), "from": place, "to": to}
        parts.append(
            f'<path class="{style}" d="M{x:g} {top}C{x:g} {top + 48} {end:g} {top + 48}'
            f' {end:g} {top + 96}"><title>{escape(words("picture-way", **told))}</title></path>'
        )
    return parts


def _garage(view: RaceView, words: Words, top: int) -> list[str]:
    """FMR-6.4: those that fell out, in the places they take."""
    parts = [_text("over", _LEFT, top + 47, words("picture-out").upper())]
    few = len(view.out) <= _FEW
    room = (_WIDTH - 210) / (_FEW if few else CARS)
    for number, car in enumerate(view.out):
        x = 230 + number * room
        place, whose = len(view.order) + 1 + number, owner(view, car)
        told = words("picture-car.out", place=place, car=car_fact(car), owner=whose)
        parts.append(_car(car, x, top + (42 if few else 30), told, out=True))
        taken = words("place", place=place)
        if few:
            parts.append(_text("name", x + 38, top + 39, words.say(car_fact(car))))
            ending = f", {words.say(whose)}" if owner_of(view, car) >= 0 else ""
            parts.append(_text("body", x + 38, top + 57, (taken + ending)[:16]))
        else:
            parts.append(_text("worth", x, top + 66, f"{car} {taken}"))
    parts.append(f'<path class="hair" d="M0 {top + 83.5}H{_WIDTH}"/>')
    return parts


def _points(view: RaceView, words: Words, top: int) -> list[str]:
    """Of every entrant, if the race ended now."""
    called = [words.name(seat) for seat in range(len(view.hand_sizes))]
    called += [words("uncontrolled-team", colour=colour(name)) for name in uncontrolled(view)]
    told = [f"{name} {points}" for name, points in zip(called, view.points, strict=True)]
    title = words("picture-points" if view.asking == "end" else "picture-points-now")
    return [
        _text("over", _LEFT, top + 28, title.upper()),
        _text("body", _LEFT + 130, top + 28, " \u00b7 ".join(told)),
    ]


def _said(text: str, clause: str, top: int) -> str:
    return _text("body", _LEFT, top + 20, text) + _text("clause", _WIDTH - _LEFT, top + 20, clause)
