"""The visual language as data: themes, teams and the symbol of a car, drawn nose to +x."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any, Final, Literal
from xml.sax.saxutils import escape

import msgspec

from slipstream.track.circuits.circuit import Drawing
from slipstream.track.tell.centre_line import Spot

Theme = Literal["auto", "dark", "light"]
Body = Literal["formula", "stock"]
BODIES: Final[dict[str, Body]] = {"TA": "stock", "GP": "formula"}  # of the game whose board it is

LOOK: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "look.toml").read_text("utf-8")
)
LENGTH: Final = 35.0
WIDTH: Final = 18.6
_CONDENSED: Final = (
    "'Avenir Next Condensed','Roboto Condensed',Bahnschrift,'Arial Narrow',"
    "'Liberation Sans Narrow','Liberation Sans',Arial,sans-serif"
)


class Car(msgspec.Struct, frozen=True):
    """A car in a picture. Teams are told by colour and livery and number, never by one alone."""

    number: str
    team: str
    """An id of look.toml, or a colour of Thunder Alley; "npc" for a non-player car."""
    space: int
    moved: bool = False
    """Hollow: it has been activated this turn."""
    mine: bool = False
    active: bool = False
    ghost: bool = False
    """Where it would go; not there yet."""
    leads: bool = False
    laps_down: int = 0
    icon: str = ""
    """Of a non-player car: the shape of the player who controls it, or neutral."""
    controller: str = ""
    """Team of that player, for the icon's colour."""


def team(name: str) -> dict[str, Any]:
    """Colours and livery, by id or by Thunder Alley's colour."""
    found: dict[str, Any] = LOOK["teams"][team_id(name)]
    return found


def team_id(name: str) -> str:
    known: str = LOOK["aliases"].get(name, name)
    return known


def style_sheet(drawing: Drawing, theme: Theme) -> str:
    """Scoped by the root's class, so that pictures of both themes may stand on one page."""
    root = f".slipstream.{theme}"
    fonts = f"{root} text{{font-family:{_CONDENSED};font-weight:700;text-anchor:middle}}"
    if theme != "auto":
        return fonts + _rules(drawing, root, theme)
    light = _rules(drawing, root, "light")
    dark = _rules(drawing, root, "dark")
    return f"{fonts}{dark}@media(prefers-color-scheme:light){{{light}}}"


def _rules(drawing: Drawing, root: str, theme: Literal["dark", "light"]) -> str:
    ground = msgspec.structs.asdict(drawing.dark if theme == "dark" else drawing.light)
    colours = {**LOOK[theme], **ground}
    return "".join(
        f"{root} .{name}{{{rule.format_map(colours)}}}" for name, rule in LOOK["rules"].items()
    )


def definitions(cars: list[Car], body: Body) -> str:
    """Each team's car once, filled or hollow as it occurs."""
    shapes = LOOK["bodies"]
    kinds = sorted({(team_id(car.team), car.moved) for car in cars if not car.ghost})
    parts = [f'<clipPath id="ss-{body}"><path d="{shapes[body]}"/></clipPath>'] if kinds else []
    for name, moved in kinds:
        parts.append(f'<g id="{symbol_id(name, moved, body)}">{_body(name, moved, body)}</g>')
    return "".join(parts)


def symbol_id(name: str, moved: bool, body: Body) -> str:
    return f"ss-{body}-{name}{'-moved' if moved else ''}"


def _body(name: str, moved: bool, body: Body) -> str:
    shapes = LOOK["bodies"]
    look = team(name)
    colour, ink, key = look["colour"], look["ink"], look["key"]
    width = 1.0
    if moved:
        colour, ink, key, width = "#161C25", look["line"], look["line"], 1.7
    stroke = f'stroke="{key}" stroke-width="{width}"'
    livery, line = look["livery"]
    how = f'fill="none" stroke="{ink}" stroke-width="{line}"' if line else f'fill="{ink}"'
    how += ' stroke-linecap="round"' if name == "coral" else ""
    parts = []
    if body == "formula":
        parts.append(f'<path d="{shapes["wheels"]}" fill="#05070A"/>')
        parts.append(f'<path d="{shapes["wings"]}" fill="{colour}" {stroke}/>')
    parts.append(f'<path d="{shapes[body]}" fill="{colour}"/>')
    if livery:
        parts.append(f'<path d="{livery}" clip-path="url(#ss-{body})" {how}/>')
    if body == "stock":
        parts.append(f'<path d="{shapes["glass"]}" fill="#05070A" opacity=".8"/>')
    parts.append(f'<path d="{shapes[body]}" fill="none" {stroke}/>')
    return "".join(parts)


def draw_car(car: Car, spot: Spot, scale: float, body: Body, words: str) -> str:
    """The symbol turned along its lane; the number upright, on a plate behind the middle."""
    turned = f"rotate({math.degrees(spot.heading):.1f})"
    parts = [f"<title>{escape(words)}</title>", f'<g transform="{turned}">']
    hull = LOOK["bodies"]["hull"]
    if car.ghost:
        parts.append(f'<path class="ghost" stroke-width="1.7" d="{hull}"/>')
    if car.mine:
        parts.append(_hull("mine", "1.1 1.14", 1.5, hull))
    if car.active:
        parts.append(_hull("active", "1.26 1.36", 2, hull))
    if not car.ghost:
        parts.append(f'<use href="#{symbol_id(team_id(car.team), car.moved, body)}"/>')
    parts.append("</g>")
    parts.append(_plate(car, spot.heading))
    inner = "".join(parts)
    place = f"translate({spot.x:.1f} {spot.y:.1f})scale({scale:.2f})"
    return f'<g class="car" transform="{place}">{inner}</g>'


def _hull(name: str, stretch: str, width: float, hull: str) -> str:
    return f'<path class="{name}" stroke-width="{width}" transform="scale({stretch})" d="{hull}"/>'


def _plate(car: Car, heading: float) -> str:
    behind = -4.0 if car.icon else -2.2
    x, y = behind * math.cos(heading), behind * math.sin(heading)
    width = 12.8 if len(car.number) == 1 else 15.4
    round_ = 2.6 if car.icon else 6.6
    fill, ink, border = "#FFFFFF", "#0B0F14", "#0B0F14"
    if car.ghost:
        fill, ink, border = "#062A20", "#FFFFFF", "#3FE3B4"
    elif car.moved:
        fill, ink, border = "#0B0F14", "#DCE3EB", team(car.team)["line"]
    parts = [
        f'<rect x="{x - width / 2:.1f}" y="{y - 6.6:.1f}" width="{width}" height="13.2"'
        f' rx="{round_}" fill="{fill}" stroke="{border}" stroke-width=".7"/>',
        f'<text x="{x:.1f}" y="{y + 4.1:.1f}" font-size="11.4" fill="{ink}">'
        f"{escape(car.number)}</text>",
    ]
    if car.icon:
        parts.append(_icon(car, heading))
    return "".join(parts)


def _icon(car: Car, heading: float) -> str:
    """On the nose: the shape of the player who controls a non-player car."""
    x, y = 10.4 * math.cos(heading), 10.4 * math.sin(heading)
    look = team(car.controller) if car.controller else {"colour": "#5B6B7E", "line": "#AEB9C6"}
    fill, disc = (look["line"], "#161C25") if car.moved else (look["colour"], "#FFFFFF")
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><circle r="5.8" fill="{disc}"'
        f' stroke="#0B0F14" stroke-width=".7"/><path d="{LOOK["icons"][car.icon]}"'
        f' fill="{fill}"/></g>'
    )
