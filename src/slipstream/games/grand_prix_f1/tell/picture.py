"""The circuit with its cars as SVG: every space with its number, its frame and what it costs."""

from __future__ import annotations

import math
from typing import Final
from xml.sax.saxutils import escape

from slipstream.games.grand_prix_f1.rules.board import SPACES
from slipstream.games.grand_prix_f1.tell import facts
from slipstream.games.grand_prix_f1.tell.printed_board import printed_board
from slipstream.games.grand_prix_f1.tell.screen import fate
from slipstream.games.grand_prix_f1.tell.view import CarView, RaceView
from slipstream.tell.printed_board import Mark
from slipstream.tell.words import Words

_BOARD: Final = printed_board(4)
_PLACE: Final = dict(zip(SPACES, _BOARD.spaces, strict=True))
_PAINT: Final = {
    "red": "#d62b2b",
    "green": "#1f9d4d",
    "yellow": "#f2c21b",
    "blue": "#2a62d8",
    "white": "#f7f7f4",
    "black": "#26262b",
    "orange": "#f0801f",
    "silver": "#a9b2bb",
}
_DARK: Final = {"red", "green", "blue", "black"}
_STYLE: Final = """
.paper{fill:#eef0ea}.road{fill:#5d646b;fill-rule:evenodd}.overtake-ground,.pit-ground{fill:#6d757d}
.gravel-ground{fill:#e0c979}.box-ground{fill:#aab4bf}.edge{fill:none;stroke:#fff;stroke-width:3}
.space{fill:#767e86}.space.overtake{fill:#868d94}.space.gravel{fill:#f3e3a0}
.space.pit{fill:#8d97a3}.space.box{fill:#c9d2dc}
.split{fill:none;stroke:#fff;stroke-dasharray:5 7;stroke-width:2;opacity:.6}
.way{fill:none;stroke:#f7f7f4;stroke-width:2.5;opacity:.7;stroke-dasharray:4 4}
.flag{fill:#fff}.chequer{fill:#1b1b1d}
.bonus,.fine,.limit,.detour{fill:none;stroke-width:5;stroke-linejoin:round}
.bonus{stroke:#35d07f}.fine{stroke:#ff6a5f;stroke-dasharray:11 6}.limit{stroke:#4d8dff}
.detour{stroke:#f2c21b}
text{font-family:"Helvetica Neue",Arial,sans-serif;text-anchor:middle;fill:#fff}
.gravel-name,.box-name{fill:#33302a}.gain,.loss{font-weight:700}.gain{fill:#7df0ae}.loss{fill:#ffb3ac}
.head{font-size:40px;font-weight:700;fill:#22272b;text-anchor:start}
.line{font-size:21px;fill:#22272b;text-anchor:start}.bad{fill:#c0271c;font-weight:700}
.ghost{fill:#fff;stroke:#22272b;stroke-width:2}.card{font-size:19px;font-weight:700;fill:#22272b}
"""


def draw(view: RaceView, words: Words) -> str:
    """The whole board as `view` sees it."""
    parts = [
        f"<title>Grand Prix-F1</title><desc>{escape(_twin(view, words))}</desc>",
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{_n(_BOARD.width)}" height="{_n(_BOARD.height)}"/>',
        *[_mark(mark) for mark in _BOARD.marks if _is_ground(mark)],
        *[
            f'<path id="space-{space.id}" class="space {space.kind}" d="{space.outline}"/>'
            for space in _BOARD.spaces
        ],
        *[_mark(mark) for mark in _BOARD.marks if not _is_ground(mark)],
        *_owners(view),
        *_cars(view, words),
        *_ghosts(view),
        *_panel(view, words),
    ]
    inner = "\n".join(parts)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' viewBox="0 0 {_n(_BOARD.width)} {_n(_BOARD.height)}">\n'
        f"{inner}\n</svg>\n"
    )


def _twin(view: RaceView, words: Words) -> str:
    """The picture's text twin."""
    told = [
        words("picture-car", car=facts.colour(car.colour), space=facts.space(car.space))
        for car in view.cars
        if car.space
    ]
    return "; ".join(told) or words("picture-empty")


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def _is_ground(mark: Mark) -> bool:
    return mark.kind == "road" or mark.kind.endswith("-ground")


def _mark(mark: Mark) -> str:
    """What is painted on the board."""
    if mark.path:
        return f'<path class="{mark.kind}" d="{mark.path}"/>'
    at = f'x="{_n(mark.x)}" y="{_n(mark.y)}" font-size="{_n(mark.size)}"'
    return f'<text class="{mark.kind}" {at}>{mark.text}</text>'


def _owners(view: RaceView) -> list[str]:
    """Whose box is whose: chips above the boxes."""
    found = []
    for box in range(1, 7):
        place = _PLACE[f"BOX{box}"]
        cars = [car for car in view.cars if view.boxes[car.seat] == box]
        for number, car in enumerate(cars):
            left = place.x + 15 * (2 * number - len(cars) + 1)
            found.append(
                f'<circle cx="{_n(left)}" cy="{_n(place.y - 66)}" r="12"'
                f' fill="{_PAINT[car.colour]}" stroke="#22272b"/>'
            )
    return found


def _cars(view: RaceView, words: Words) -> list[str]:
    """Every car on the board; two on a space stand side by side."""
    found = []
    for car in view.cars:
        if car.space:
            beside = [other for other in view.cars if other.space == car.space]
            side = 0.0 if len(beside) == 1 else 21.0 * (2 * beside.index(car) - 1)
            found.append(_car(view, words, car, side))
    return found


def _car(view: RaceView, words: Words, car: CarView, side: float) -> str:
    place = _PLACE[car.space]
    ink = "#fff" if car.colour in _DARK else "#22272b"
    edge = "#ffffff" if car.colour == view.mover else "#16181a"
    wheels = "".join(
        f'<rect x="{dx}" y="{dy}" width="8" height="5" rx="1.5" fill="#16181a"/>'
        for dx in (-15, 7)
        for dy in (-11, 6)
    )
    mark = "!" if car.wrong_tyres else ""
    mark += "x" if car.damaged else ""
    return (
        f'<g id="car-{car.colour}" transform="translate({_n(place.x)} {_n(place.y)})'
        f' rotate({_n(place.angle)}) translate(0 {_n(side)}) scale({_n(_scale(place.length))})">'
        f"{wheels}"
        f'<path d="M-19,-7 L-13,-7 L-8,-5 L10,-3 L20,-2 L20,2 L10,3 L-8,5 L-13,7 L-19,7 Z"'
        f' fill="{_PAINT[car.colour]}" stroke="{edge}" stroke-width="1.8"/>'
        f'<text dy=".35em" class="card" style="fill:{ink}" x="-6">'
        f"{mark or words(f'car-{car.colour}.mark')}</text></g>"
    )


def _scale(room: float) -> float:
    """Cars are as large as their space allows."""
    return min(1.7, room / 44)


def _ghosts(view: RaceView) -> list[str]:
    """Where my cards would take me: the card beside the space it ends on."""
    ends: dict[str, list[str]] = {}
    for play in view.plays:
        if play.space and play.path:
            ends.setdefault(play.space, []).append(play.token.partition(":")[0])
    found = []
    for name, cards in ends.items():
        place = _PLACE[name]
        side = math.radians(place.angle + 90)
        x, y = place.x + 44 * math.cos(side), place.y + 44 * math.sin(side)
        text = "/".join(dict.fromkeys(cards))
        wide = 16 + 11 * len(text)
        found.append(
            f'<rect class="ghost" x="{_n(x - wide / 2)}" y="{_n(y - 14)}" width="{wide}"'
            f' height="28" rx="6"/><text dy=".35em" class="card" x="{_n(x)}" y="{_n(y)}">'
            f"{text}</text>"
        )
    return found


def _panel(view: RaceView, words: Words) -> list[str]:
    """Weather, 1-stack, and every car with its laps, tyres and litres."""
    sky = words("screen-sky", sky=view.sky, cards=view.ones_to_rain)
    stack = words("screen-stack", stack=view.stack, used=view.used_ones)
    rows = [
        f'<text dy=".35em" class="head" x="720" y="290">{escape(sky)}</text>',
        f'<text dy=".35em" class="line" x="720" y="332">{escape(stack)}</text>',
    ]
    by_colour = {car.colour: car for car in view.cars}
    shown = [by_colour[colour] for colour in view.race_order] or list(view.cars)
    for number, car in enumerate(shown):
        x, y = 700 + 310 * (number // 4), 376 + 36 * (number % 4)
        bad = " bad" if car.wrong_tyres and car.fate == "racing" else ""
        rows.append(
            f'<circle cx="{x + 10}" cy="{y}" r="10" fill="{_PAINT[car.colour]}" stroke="#22272b"/>'
            f'<text dy=".35em" class="line{bad}" x="{x + 30}" y="{y}">'
            f"{escape(_row(view, words, car))}</text>"
        )
    return rows


def _row(view: RaceView, words: Words, car: CarView) -> str:
    who = words.name(car.seat)[:10]
    if car.fate != "racing":
        return f"{who}: {fate(car, words)}"
    parts = [
        words("screen-laps", laps=car.laps),
        words("screen-tyres", tyres=car.tyres, right="yes"),
        words("screen-litres", litres=str(view.fuel[car.seat])),
    ]
    if car.visiting:
        parts.append(words("screen-visiting", sit_outs=car.sit_outs))
    return f"{who}: {', '.join(parts)}"
