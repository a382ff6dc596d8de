"""A race as an SVG drawing: the line on its road, front on the right; what the last card did."""

from __future__ import annotations

import tomllib
from html import escape
from pathlib import Path
from typing import Any, Final

from slipstream.games.formula_motor_racing.deck import CAR_NAMES, CARS, COLOURS, LETTERS, POINTS
from slipstream.games.formula_motor_racing.state import DREW, MOVED, PLAYED, REMOVED
from slipstream.games.formula_motor_racing.view import RaceView, sentence
from slipstream.kernel.screen import ordinal
from slipstream.kernel.trace import Event, Kind

_LOOK: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "picture.toml").read_text("utf-8")
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


def draw(view: RaceView, events: list[Event], kinds: list[Kind], names: list[str]) -> str:
    """The line now; above it, if that is known, the line before the last card, and the ways."""
    told = last_turn(events)
    start = before(view, told) if told else []
    parts = _heading(view)
    top = 56
    if start:
        parts += _strip("before", start, view, names, top)
        parts += _ways(start, list(view.order), top + _STRIP)
        top += _STRIP + 96
    parts += _strip("now", list(view.order), view, names, top)
    top += _STRIP
    if view.out:
        parts += _garage(view, names, top)
        top += 84
    parts += _points(view, names, top)
    top += 44
    said = [(sentence(kinds[event.kind], event, names), event.clause) for event in told][:_SAID]
    parts += [
        _said(text, clause, top + number * _TEXT) for number, (text, clause) in enumerate(said)
    ]
    return _page(view, parts, top + _TEXT * len(said) + (12 if said else 0))


def last_turn(events: list[Event]) -> list[Event]:
    """What was told from the last card on, but for cards drawn."""
    played = [at for at, event in enumerate(events) if event.kind == PLAYED]
    since = events[played[-1] :] if played else []
    return [event for event in since if event.kind != DREW]


def before(view: RaceView, told: list[Event]) -> list[str]:
    """The line before a turn: its events taken back one by one."""
    line = list(view.order)
    for event in reversed(told):
        if event.kind == MOVED:
            car, place, _ = event.arguments
            line.remove(CAR_NAMES[car])
            line.insert(place - 1, CAR_NAMES[car])
        elif event.kind == REMOVED:
            car, place = event.arguments
            line.insert(place - 1, CAR_NAMES[car])
    return line


def _page(view: RaceView, parts: list[str], height: int) -> str:
    order = [f"{ordinal(place)} {_title(car)}" for place, car in enumerate(view.order, 1)]
    out = [f"{_title(car)} out" for car in view.out]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}"'
        ' class="slipstream" role="img">'
    )
    ground = f'<rect class="panel" width="{_WIDTH}" height="{height}"/>'
    words = f"<title>Formula Motor Racing</title><desc>{', '.join(order + out)}</desc>"
    symbols = "".join(_symbol(team) for team in _LOOK["teams"])
    clip = f'<clipPath id="fmr-body"><path d="{_LOOK["body"]["formula"]}"/></clipPath>'
    return "\n".join(
        [
            head,
            f"<style>{_style()}</style>",
            words,
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


def _colour(car: str) -> str:
    return COLOURS[LETTERS.index(car[0])]


def _title(car: str) -> str:
    return f"{_colour(car).capitalize()} {car[1]}"


def _owner(view: RaceView, car: str, names: list[str]) -> str:
    seat = view.owners[_colour(car)]
    return names[seat] if seat >= 0 else "uncontrolled"


def _text(style: str, x: float, y: float, text: str) -> str:
    return f'<text class="{style}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _heading(view: RaceView) -> list[str]:
    """What is played, and how far it is."""
    if view.asking == "end":
        when = f"the race is over after {len(view.used)} turns"
    elif view.turn:
        total = len(view.used) + sum(view.turns_left)
        when = f"turn {view.turn} of {total}, {view.deck} to draw"
    else:
        when = "before the race"
    return [
        _text("head", _LEFT, 36, "Formula Motor Racing"),
        _text("body", _LEFT + 260, 36, when),
        f'<path class="hair" d="M0 55.5H{_WIDTH}"/>',
    ]


def _middle(place: int) -> float:
    """Of a place counted from 1: the front is on the right."""
    return _LEFT + (CARS - place) * _SLOT + _SLOT / 2


def _strip(title: str, line: list[str], view: RaceView, names: list[str], top: int) -> list[str]:
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
        if place <= len(POINTS):
            parts.append(_text("worth", x, top + 42, f"{POINTS[place - 1]} pt"))
    for place, car in enumerate(line, 1):
        x = _middle(place)
        mine = view.owners[_colour(car)] == view.seat
        words = f"{ordinal(place)} {_title(car)}, {_owner(view, car, names)}"
        parts.append(_car(car, x, road + _ROAD / 2, words, mine))
        parts.append(_text("worth", x, road + _ROAD + 32, _owner(view, car, names)[:12]))
    return parts


def _car(car: str, x: float, y: float, words: str, mine: bool = False, out: bool = False) -> str:
    """Colour, livery, number; a white hull around one's own, a cross over those that fell out."""
    hull = f'<path class="mine" transform="scale(1.1 1.14)" d="{_LOOK["body"]["hull"]}"/>'
    cross = '<path class="cross" d="M-15,-8L15,8M-15,8L15,-8"/>'
    plate = '<circle cx="-2.2" r="6.6" fill="#FFFFFF" stroke="#0B0F14" stroke-width=".7"/>'
    return (
        f'<g transform="translate({x:g} {y:g})scale({_SMALL if out else _SCALE})">'
        + f"<title>{escape(words)}</title>{hull if mine else ''}"
        + f'<use href="#fmr-{"out" if out else _colour(car)}"/>{plate}'
        + f'<text class="number" x="-2.2" y="4.1">{car[1]}</text>{cross if out else ""}</g>'
    )


def _ways(start: list[str], now: list[str], top: int) -> list[str]:
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
        parts.append(
            f'<path class="{style}" d="M{x:g} {top}C{x:g} {top + 48} {end:g} {top + 48}'
            f' {end:g} {top + 96}"><title>{_title(car)}: {ordinal(place)} to {ordinal(to)}</title>'
            "</path>"
        )
    return parts


def _garage(view: RaceView, names: list[str], top: int) -> list[str]:
    """FMR-6.4: those that fell out, in the places they take."""
    parts = [_text("over", _LEFT, top + 47, "OUT OF THE RACE")]
    few = len(view.out) <= _FEW
    room = (_WIDTH - 210) / (_FEW if few else CARS)
    for number, car in enumerate(view.out):
        x = 230 + number * room
        place = ordinal(len(view.order) + 1 + number)
        words = f"{place} {_title(car)}, {_owner(view, car, names)}, out"
        parts.append(_car(car, x, top + (42 if few else 30), words, out=True))
        if few:
            parts.append(_text("name", x + 38, top + 39, _title(car)))
            whose = f", {_owner(view, car, names)}" if view.owners[_colour(car)] >= 0 else ""
            parts.append(_text("body", x + 38, top + 57, (place + whose)[:16]))
        else:
            parts.append(_text("worth", x, top + 66, f"{car} {place}"))
    parts.append(f'<path class="hair" d="M0 {top + 83.5}H{_WIDTH}"/>')
    return parts


def _points(view: RaceView, names: list[str], top: int) -> list[str]:
    """Of every entrant, if the race ended now."""
    free = [colour for colour in COLOURS if view.owners[colour] < 0]
    called = [*names[: len(view.hand_sizes)], *(f"{colour}, uncontrolled" for colour in free)]
    told = [f"{name} {points}" for name, points in zip(called, view.points, strict=True)]
    title = "POINTS" if view.asking == "end" else "POINTS NOW"
    return [
        _text("over", _LEFT, top + 28, title),
        _text("body", _LEFT + 130, top + 28, " \u00b7 ".join(told)),
    ]


def _said(text: str, clause: str, top: int) -> str:
    return _text("body", _LEFT, top + 20, text) + _text("clause", _WIDTH - _LEFT, top + 20, clause)
