"""The circuit with its cars as SVG: every space with its number, its frame and what it costs."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from slipstream.games.grand_prix_f1.board import (
    BONUS,
    BOX_SPACE,
    CAPACITY,
    FINE,
    GRAVEL,
    IS_STOP,
    KIND,
    LANE_SPACE,
    NEXT,
    NEXT_FROM_STOP,
    OVERTAKING,
    SPACES,
    every_way,
)
from slipstream.games.grand_prix_f1.view import CarView, RaceView

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "drawing.toml").read_text("utf-8")
)
_WIDTH: Final[int] = _DATA["size"]["width"]
_HEIGHT: Final[int] = _DATA["size"]["height"]
_AT: Final[list[tuple[float, float]]] = [(*_DATA["at"][name],) for name in SPACES]
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
_FRAMED_BLUE: Final = ("B2", "B16")
_CLASSES: Final = ["lane", "outside", "gravel", "pit", "box"]
_WIDE: Final = [(58.0, 40.0), (46.0, 26.0), (46.0, 26.0), (40.0, 24.0), (40.0, 24.0)]
_STYLE: Final = """
.paper{fill:#eef0ea}.road{stroke:#5d646b;stroke-linejoin:round;stroke-linecap:round;fill:none}
.bed{stroke:#e9d9a4;stroke-linejoin:round;stroke-linecap:round;fill:none}
.space{stroke-width:2}.lane{fill:#767e86;stroke:#9aa2a9}.outside{fill:#868d94;stroke:#b9bfc4}
.gravel{fill:#f3e3a0;stroke:#c9ab45}.pit{fill:#8d97a3;stroke:#aeb7c1}.box{fill:#c9d2dc;stroke:#8b97a5}
.bonus{stroke:#35d07f;stroke-width:4}.fine{stroke:#ff5a4f;stroke-width:4}
.limit{stroke:#4d8dff;stroke-width:4}.detour{stroke-dasharray:7 4}
text{font-family:"Helvetica Neue",Arial,sans-serif;text-anchor:middle}
.name{font-size:13px;fill:#fff}.dark{fill:#33302a}.small{font-size:10px}
.tag{font-size:12px;font-weight:700}.gain{fill:#0f7a44}.loss{fill:#c0271c}
.split{stroke:#fff;stroke-dasharray:3 4;stroke-width:1.5;opacity:.7}
.flag{stroke:#fff;stroke-width:6}.flag2{stroke:#1b1b1d;stroke-width:6;stroke-dasharray:6 6}
.way{stroke:#f7f7f4;stroke-width:1.5;opacity:.55;fill:none;stroke-dasharray:2 3}
.head{font-size:26px;font-weight:700;fill:#22272b;text-anchor:start}
.line{font-size:15px;fill:#22272b;text-anchor:start}.bad{fill:#c0271c;font-weight:700}
.ghost{fill:#fff;stroke:#22272b;stroke-width:1.5}.card{font-size:11px;font-weight:700;fill:#22272b}
"""


def draw(view: RaceView, names: list[str]) -> str:
    """The whole board as `view` sees it."""
    parts = [
        f"<title>Grand Prix-F1</title><desc>{escape(_words(view))}</desc>",
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{_WIDTH}" height="{_HEIGHT}"/>',
        *_roads(),
        *[_space(space) for space in range(len(SPACES))],
        *_finish_lines(),
        *_owners(view),
        *_cars(view),
        *_ghosts(view),
        *_panel(view, names),
    ]
    inner = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">\n'
        f"{inner}\n</svg>\n"
    )


def _words(view: RaceView) -> str:
    """The picture's text twin."""
    told = [f"{car.colour} on {car.space}" for car in view.cars if car.space]
    return "; ".join(told) or "No car on the circuit"


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def _heading(space: int) -> float:
    """The direction of travel at a space, in degrees."""
    x, y = _AT[space]
    to_x, to_y = _AT[NEXT[space][0]]
    before = [here for here in range(len(SPACES)) if NEXT[here][:1] == [space]]
    if before:
        x, y = _AT[before[0]]
    return math.degrees(math.atan2(to_y - y, to_x - x))


def _roads() -> list[str]:
    """Tarmac under the lanes, sand under the gravel, lines where cars change over."""
    by_kind = {LANE_SPACE: ("road", 52), OVERTAKING: ("road", 34), GRAVEL: ("bed", 40)}
    lines = []
    for here in range(len(SPACES)):
        for to in every_way(here):
            name, broad = by_kind.get(max(KIND[here], KIND[to]), ("road", 30))
            if KIND[here] != KIND[to]:
                broad = 24
            lines.append((broad, _line(here, to, f'class="{name}" stroke-width="{broad}"')))
    lines.sort(key=lambda found: ("bed" not in found[1], found[0]))
    ways = [
        _line(here, to, 'class="way"')
        for here in range(len(SPACES))
        for to in every_way(here)
        if KIND[here] != KIND[to]
    ]
    return [text for _, text in lines] + ways


def _line(here: int, to: int, style: str) -> str:
    (x1, y1), (x2, y2) = _AT[here], _AT[to]
    return f'<line {style} x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}"/>'


def _space(space: int) -> str:
    """A space with its frame, its number and what it brings or costs."""
    x, y = _AT[space]
    long, broad = _WIDE[KIND[space]]
    if KIND[space] == LANE_SPACE and CAPACITY[space] == 1:
        broad = 27.0
    turn = _heading(space)
    parts = [
        f'<g id="space-{SPACES[space]}" transform="translate({_n(x)} {_n(y)})">',
        f'<rect class="space {_CLASSES[KIND[space]]}{_frame(space)}" x="{_n(-long / 2)}"'
        f' y="{_n(-broad / 2)}" width="{_n(long)}" height="{_n(broad)}" rx="7"'
        f' transform="rotate({_n(turn)})"/>',
    ]
    if CAPACITY[space] == 2:
        parts.append(
            f'<line class="split" x1="{_n(-long / 2 + 4)}" x2="{_n(long / 2 - 4)}"'
            f' transform="rotate({_n(turn)})"/>'
        )
    parts += [_label(space), _tag(space, turn), "</g>"]
    return "".join(parts)


def _frame(space: int) -> str:
    if BONUS[space]:
        return " bonus" + (" detour" if NEXT_FROM_STOP[space] else "")
    if FINE[space]:
        return " fine"
    if SPACES[space] in _FRAMED_BLUE:
        return " limit"
    return " detour" if NEXT_FROM_STOP[space] else ""


def _label(space: int) -> str:
    """The number; inside a bed as it was printed, K1 and on."""
    name = SPACES[space]
    if KIND[space] == GRAVEL:
        return f'<text dy=".35em" class="name small dark">{name}</text>'
    if KIND[space] == BOX_SPACE:
        short = name.removeprefix("BOX").partition("-")
        text = f"Box {short[0]}" if IS_STOP[space] else short[2].lower()
        return f'<text dy=".35em" class="name small dark">{text}</text>'
    small = " small" if KIND[space] != LANE_SPACE else ""
    return f'<text dy=".35em" class="name{small}">{name}</text>'


def _tag(space: int, turn: float) -> str:
    """Points to win or to pay, on the inside of the road."""
    if not BONUS[space] and not FINE[space]:
        return ""
    side = math.radians(turn - 90)
    x, y = 34 * math.cos(side), 34 * math.sin(side)
    text, style = (f"+{BONUS[space]}", "gain") if BONUS[space] else (f"-{FINE[space]}", "loss")
    return f'<text dy=".35em" class="tag {style}" x="{_n(x)}" y="{_n(y)}">{text}</text>'


def _finish_lines() -> list[str]:
    """GPF1-10.4: between 30 and 1, and between B15 and B16."""
    found = []
    for before, behind, half in (("30", "1", 30), ("B15", "B16", 18)):
        (x1, y1), (x2, y2) = _AT[SPACES.index(before)], _AT[SPACES.index(behind)]
        x, y = _n((x1 + x2) / 2), (y1 + y2) / 2
        ends = f'x1="{x}" x2="{x}" y1="{_n(y - half)}" y2="{_n(y + half)}"'
        found += [f'<line class="flag" {ends}/>', f'<line class="flag2" {ends}/>']
    return found


def _owners(view: RaceView) -> list[str]:
    """Whose box is whose: chips above the boxes."""
    found = []
    for box in range(1, 7):
        x, y = _AT[SPACES.index(f"BOX{box}")]
        cars = [car for car in view.cars if view.boxes[car.seat] == box]
        for number, car in enumerate(cars):
            left = x + 13 * (2 * number - len(cars) + 1)
            found.append(
                f'<circle cx="{_n(left)}" cy="{_n(y - 26)}" r="8" fill="{_PAINT[car.colour]}"'
                ' stroke="#22272b"/>'
            )
    return found


def _cars(view: RaceView) -> list[str]:
    """Every car on the board; two on a space stand side by side."""
    found = []
    for car in view.cars:
        if car.space:
            beside = [other for other in view.cars if other.space == car.space]
            side = 0.0 if len(beside) == 1 else 10.0 * (2 * beside.index(car) - 1)
            found.append(_car(view, car, side))
    return found


def _car(view: RaceView, car: CarView, side: float) -> str:
    space = SPACES.index(car.space)
    x, y = _AT[space]
    turn = _heading(space)
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
        f'<g id="car-{car.colour}" transform="translate({_n(x)} {_n(y)}) rotate({_n(turn)})'
        f' translate(0 {_n(side)})">{wheels}'
        f'<path d="M-19,-7 L-13,-7 L-8,-5 L10,-3 L20,-2 L20,2 L10,3 L-8,5 L-13,7 L-19,7 Z"'
        f' fill="{_PAINT[car.colour]}" stroke="{edge}" stroke-width="1.8"/>'
        f'<text dy=".35em" class="card" style="fill:{ink}" x="-6">'
        f"{mark or car.colour[0].upper()}</text></g>"
    )


def _ghosts(view: RaceView) -> list[str]:
    """Where my cards would take me: the card beside the space it ends on."""
    ends: dict[str, list[str]] = {}
    for play in view.plays:
        if play.space and play.path:
            ends.setdefault(play.space, []).append(play.token.partition(":")[0])
    found = []
    for name, cards in ends.items():
        space = SPACES.index(name)
        x, y = _AT[space]
        side = math.radians(_heading(space) + 90)
        x, y = x + 31 * math.cos(side), y + 31 * math.sin(side)
        text = "/".join(dict.fromkeys(cards))
        wide = 12 + 7 * len(text)
        found.append(
            f'<rect class="ghost" x="{_n(x - wide / 2)}" y="{_n(y - 9)}" width="{wide}" height="18"'
            f' rx="5"/><text dy=".35em" class="card" x="{_n(x)}" y="{_n(y)}">{text}</text>'
        )
    return found


def _panel(view: RaceView, names: list[str]) -> list[str]:
    """Weather, 1-stack, and every car with its laps, tyres and litres."""
    sky = "Sunshine" if view.sky == "sun" else "Rain"
    rain = f", rain in {view.ones_to_rain}" if view.ones_to_rain >= 0 else ""
    stack = f"1-stack {view.stack}{rain}, used {view.used_ones}"
    rows = [
        f'<text dy=".35em" class="head" x="420" y="310">{sky}</text>',
        f'<text dy=".35em" class="line" x="420" y="338">{stack}</text>',
    ]
    by_colour = {car.colour: car for car in view.cars}
    shown = [by_colour[colour] for colour in view.race_order] or list(view.cars)
    for number, car in enumerate(shown):
        x, y = 420 + 270 * (number // 4), 366 + 24 * (number % 4)
        bad = " bad" if car.wrong_tyres and car.fate == "racing" else ""
        rows.append(
            f'<circle cx="{x + 7}" cy="{y}" r="7" fill="{_PAINT[car.colour]}" stroke="#22272b"/>'
            f'<text dy=".35em" class="line{bad}" x="{x + 22}" y="{y}">'
            f"{escape(_row(view, car, names))}</text>"
        )
    return rows


def _row(view: RaceView, car: CarView, names: list[str]) -> str:
    who = names[car.seat][:10]
    if car.place:
        return f"{who}: place {car.place}"
    if car.fate != "racing":
        return f"{who}: out" if car.fate != "finished" else f"{who}: disqualified"
    lap = "final lap" if car.laps == 1 else f"{car.laps} laps"
    marker = f", stop {car.sit_outs}" if car.visiting else ""
    return f"{who}: {lap}, {car.tyres}, {view.fuel[car.seat]} l{marker}"
