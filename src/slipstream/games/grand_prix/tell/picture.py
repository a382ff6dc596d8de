"""The circuit with its cars as SVG, and beside it the timing tower: all that is open."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from slipstream.drafting.tell.names import named
from slipstream.drafting.tell.track_picture import board_with
from slipstream.games.grand_prix.rules.components import (
    TYRE_LETTERS,
    TYRE_TYPES,
    WEAR_IDS,
    WEAR_LETTERS,
)
from slipstream.games.grand_prix.tell.names import event_fact
from slipstream.games.grand_prix.tell.track import in_order, open_track
from slipstream.games.grand_prix.tell.view import CarView, RaceView
from slipstream.tell.words import Words
from slipstream.track.circuits.load import load
from slipstream.track.tell import look
from slipstream.track.tell.drawing import cars_on, draw
from slipstream.track.tell.geometry import BOARD
from slipstream.track.tell.look import Car

WIDTH: Final = 520  # of the tower
_TOP: Final = 172
_ROW: Final = 35
_LEFT: Final = BOARD[0] + 20
_LEGEND: Final = ["picture-legend", "screen-legend-wear"]
_COLUMNS: Final = [
    (44, "car"),
    (118, "driven-by"),
    (224, "gap"),
    (286, "tyres"),
    (348, "wear"),
    (446, "calls"),
]
# Fill and ink of tyres, wear and flags.
_TYRES: Final = [("#F3F6FA", "#0B0F14"), ("#E0332C", "#FFFFFF"), ("#2A63F0", "#FFFFFF")]
_WEAR: Final = {
    "t": ("#14171C", "#FFFFFF"),
    "s": ("#2A63F0", "#FFFFFF"),
    "w": ("#FF86A0", "#24060E"),
    "b": ("#FFD23F", "#1A1300"),
    "g": ("#C9B6F2", "#1B1030"),
    "e": ("#F0801F", "#1D0D00"),
    "B": ("#D92B2B", "#FFFFFF"),
}
_FLAGS: Final = {
    "green": ["#1FA85A"],
    "yellow": ["#FFC845"],
    "yellow_red": ["#FFC845", "#D92B2B", "#FFC845", "#D92B2B"],
    "double_yellow": ["#FFC845", "#0B0F14", "#FFC845"],
    "red": ["#D92B2B"],
    "black": ["#14171C"],
    "black_orange": ["#14171C", "#F0801F", "#14171C"],
}


def picture(view: RaceView, words: Words) -> str:
    """The whole race as one seat sees it."""
    circuit = load(view.circuit)
    track = open_track(view)
    active = view.move.car if view.move else 0
    lit = [track.read(place)[1] for place in view.move.question] if view.move else []
    cars = [_on_track(view, car, active) for car in _placed(view)]
    tower = (WIDTH, _tower(view, words))
    return draw(circuit, cars, zone=view.zone, lit=lit, beside=tower, words=words).svg


def _placed(view: RaceView) -> list[Car]:
    """The cars of the board, those of a stack from the bottom."""
    numbers = [str(car.number) for car in view.cars]
    teams = [car.team or "npc" for car in view.cars]
    moved = [car.moved for car in view.cars]
    return cars_on(board_with(open_track(view), view.cars), numbers, teams, moved)


def _on_track(view: RaceView, drawn: Car, active: int) -> Car:
    """With the marks that only this game has."""
    car = next(car for car in view.cars if str(car.number) == drawn.number)
    return Car(
        drawn.number,
        drawn.team,
        drawn.space,
        moved=drawn.moved,
        mine=is_mine(view, car),
        active=car.number == active,
        leads=drawn.leads,
        laps_down=drawn.laps_down,
        icon=car.icon,
        controller=view.teams[car.controller] if car.icon and car.controller >= 0 else "",
    )


def _tower(view: RaceView, words: Words) -> str:
    """Weather, flag and event; every car with its place, tyres, wear and Close Calls."""
    rows = [_row(view, car, place, words) for place, car in enumerate(in_order(view), 1)]
    back = f'<rect class="panel" x="{BOARD[0]}" width="{WIDTH}" height="{BOARD[1]}"/>'
    legend = [
        _text(_LEFT, 972 + 18 * k, 14, words(name), "panel3") for k, name in enumerate(_LEGEND)
    ]
    return "".join([back, *_head(view, words), *rows, *legend])


def _text(x: float, y: float, size: float, said: str, name: str = "panel1") -> str:
    return (
        f'<text class="{name}" style="text-anchor:start" x="{x:g}" y="{y:g}"'
        f' font-size="{size:g}">{escape(said)}</text>'
    )


def _head(view: RaceView, words: Words) -> list[str]:
    event = words.say(event_fact(view.event)) if view.event else ""
    flag = words.say(named("flag", view.flag))
    return [
        _text(_LEFT, 42, 30, words("picture-lap", lap=view.lap, laps=view.laps)),
        _text(_LEFT + 190, 42, 22, words("picture-turn", turn=view.turn), "panel2"),
        _sky(view.weather == "wet"),
        _text(_LEFT + 400, 44, 24, words("picture-sky", sky=view.weather)),
        _flag(view.flag),
        _text(_LEFT + 64, 88, 21, flag[:1].upper() + flag[1:]),
        _text(_LEFT, 124, 20, event, "panel2"),
        *[_text(_LEFT + x, 156, 15, words(f"picture-{name}"), "panel3") for x, name in _COLUMNS],
    ]


def is_mine(view: RaceView, car: CarView) -> bool:
    return view.seat >= 0 and car.seat == view.seat


def _sky(wet: bool) -> str:
    """A sun, or a cloud with rain."""
    place = f'<g transform="translate({_LEFT + 372} 36)">'
    if wet:
        cloud = "M-16,4A8,8,0,0,1,-10,-8A11,11,0,0,1,10,-8A7,7,0,0,1,14,4Z"
        rain = "M-9,8L-12,15M0,8L-3,15M9,8L6,15"
        return (
            f'{place}<path d="{cloud}" fill="#B9C4D1"/>'
            f'<path d="{rain}" stroke="#7DB8FF" stroke-width="3"/></g>'
        )
    rays = "M0,-16V-11M0,11V16M-16,0H-11M11,0H16M-11,-11L-8,-8M8,8L11,11M11,-11L8,-8M-8,8L-11,11"
    return (
        f'{place}<circle r="8" fill="#FFC845"/>'
        f'<path d="{rays}" stroke="#FFC845" stroke-width="2.6"/></g>'
    )


def _flag(flag: str) -> str:
    """Its colours in stripes; the word stands beside it."""
    stripes = _FLAGS[flag]
    wide = 44 / len(stripes)
    parts = [
        f'<rect x="{_LEFT + 4 + wide * k:g}" y="66" width="{wide:g}" height="28" fill="{fill}"/>'
        for k, fill in enumerate(stripes)
    ]
    pole = f'<path class="panelline" d="M{_LEFT + 4},62V104M{_LEFT + 4},66h44v28h-44"/>'
    return "".join(parts) + pole


def _row(view: RaceView, car: CarView, place: int, words: Words) -> str:
    y = _TOP + _ROW * (place - 1) + _ROW / 2
    gap = f"+{car.gap}" if place > 1 else words("picture-leads")
    if car.status in ("finished", "out"):
        points = words("screen-points", points=car.points)
        gap = words("status-out") if car.status == "out" else points
    driver = words.name(car.controller) if car.controller >= 0 else words("screen-anyone")
    mine = is_mine(view, car)
    parts = [
        f'<rect class="panelown" x="{BOARD[0] + 6}" y="{y - _ROW / 2 + 1:g}" width="{WIDTH - 12}"'
        f' height="{_ROW - 2:g}" rx="5"/>'
        if mine
        else "",
        f'<text class="panel2" x="{_LEFT + 12}" y="{y + 6:g}" font-size="18">{place}</text>',
        _chip(view, car, y),
        _text(_LEFT + 118, y + 6, 17, driver[:10], "panel1" if mine else "panel2"),
        _text(_LEFT + 224, y + 6, 17, gap + "'" * car.lapped, "panel2"),
        _tyres(car, y),
        *[_marker(_LEFT + 356 + 16 * k, y, letter) for k, letter in enumerate(car.wear[:6])],
        _calls(car, y),
    ]
    return f"<g><title>{escape(_told(words, car, place, driver))}</title>{''.join(parts)}</g>"


def _chip(view: RaceView, car: CarView, y: float) -> str:
    """The number in the colour of the team; an NPC with the shape of its player."""
    paint = look.team(car.team or "npc")
    fill, ink = paint["colour"], "#0B0F14" if car.icon else paint["ink"]
    hollow = ' fill-opacity=".25"' if car.moved else ""
    number = 'class="panel1"' if car.moved else f'fill="{ink}"'
    parts = [
        f'<rect x="{_LEFT + 32}" y="{y - 12:g}" width="42" height="24" rx="5" fill="{fill}"{hollow}'
        f' stroke="{paint["line"]}"/>',
        f'<text x="{_LEFT + 53}" y="{y + 6:g}" font-size="17" {number}>{car.number}</text>',
    ]
    if car.icon:
        owner = look.team(view.teams[car.controller]) if car.controller >= 0 else None
        colour = owner["line"] if owner else "#AEB9C6"
        parts.append(
            f'<path transform="translate({_LEFT + 92} {y:g})scale(1.5)" fill="{colour}"'
            f' d="{look.LOOK["icons"][car.icon]}"/>'
        )
    return "".join(parts)


def _tyres(car: CarView, y: float) -> str:
    """The type as letter and colour, a spark for a bonus left, a mark while the duty is open."""
    letter = car.tyres.rstrip("-")[-1:]
    if not letter or car.status not in ("racing", "crossed"):
        return ""
    fill, ink = _TYRES[TYRE_LETTERS.index(letter)]
    x = _LEFT + 300
    return (
        f'<circle cx="{x}" cy="{y:g}" r="11" fill="{fill}" stroke="#0B0F14" stroke-width="3"/>'
        f'<text x="{x}" y="{y + 5:g}" font-size="14" fill="{ink}">{letter.upper()}</text>'
        + (_text(x + 14, y + 6, 18, "+", "panel1") if car.bonus else "")
        + (_text(x + 26, y + 6, 18, "!", "panelwarn") if not car.duty_done else "")
    )


def _marker(x: float, y: float, letter: str) -> str:
    fill, ink = _WEAR[letter]
    return (
        f'<rect x="{x - 7:g}" y="{y - 9:g}" width="14" height="18" rx="2" fill="{fill}"'
        f' stroke="#F3F6FA" stroke-width=".8"/>'
        f'<text x="{x:g}" y="{y + 5:g}" font-size="13" fill="{ink}">{letter}</text>'
    )


def _calls(car: CarView, y: float) -> str:
    """A warning triangle and how many."""
    if not car.close_calls:
        return ""
    x = _LEFT + 456
    return f'<path d="M{x - 8},{y + 7:g}h16l-8,-14Z" fill="#FFC845"/>' + _text(
        x + 11, y + 6, 17, str(car.close_calls)
    )


def _told(words: Words, car: CarView, place: int, driver: str) -> str:
    """The row's text twin."""
    told = [
        words("picture-row-car", place=place, car=str(car.number)),
        words("picture-row-driver", driver=driver),
    ]
    letter = car.tyres.rstrip("-")[-1:]
    if letter:
        tyre = named("tyre", TYRE_TYPES[TYRE_LETTERS.index(letter)])
        told.append(words("picture-row-tyres", tyre=tyre, bonus="yes" if car.bonus else "no"))
    if car.wear:
        wear = [named("wear", WEAR_IDS[WEAR_LETTERS.index(one)]) for one in car.wear]
        told.append(words("picture-row-wear", wear=wear))
    if car.close_calls:
        told.append(words("close-calls", count=car.close_calls))
    return "; ".join(told)
