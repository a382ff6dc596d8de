"""A race as an SVG drawing: the line, and the last round from its reveal to its end."""

from __future__ import annotations

from html import escape
from typing import Final

from slipstream.games.quick_grand_prix.cards import DIE, FACES, GAP, ITEMS
from slipstream.games.quick_grand_prix.state import (
    FELL,
    PASSED,
    RETURNED,
    REVEALED,
    SECTION,
)
from slipstream.games.quick_grand_prix.view import RaceView, sentence
from slipstream.kernel.trace import Event, Kind

_SLOT: Final = 84
_CARD: Final = 72
_LEFT: Final = 110
_ROW: Final = 150
_TEXT: Final = 17
_FILLS: Final = {"R": "#d8423c", "Y": "#e3b100", "G": "#2f9e55", "B": "#3b6fd1"}
_INK: Final = {"R": "#fff", "Y": "#222", "G": "#fff", "B": "#fff"}
_STYLE: Final = (
    "text{font-family:sans-serif;font-size:13px;fill:#222}"
    ".head{font-size:18px;font-weight:bold}.name{font-size:20px;font-weight:bold}"
    ".small{font-size:11px}.mid{text-anchor:middle}"
)


def draw(view: RaceView, events: list[Event], kinds: list[Kind], names: list[str]) -> str:
    """The circuit, the line at the last reveal, the line now, and what happened in between."""
    told, limit = last_round(events)
    revealed = before(view, told)
    now = [ITEMS.index(item) for item in view.line]
    rows = [("at the reveal", revealed, limit)] if revealed else []
    rows.append(("now", now, view.limits[view.section]))
    width = _LEFT + max(_SLOT * max(len(view.line), 6), 560) + 20
    parts = _circuit(view)
    for number, (title, line, sl) in enumerate(rows):
        y = 110 + number * _ROW
        parts.append(_text(10, y + 50, title))
        speeds = _speeds(told) if line is revealed else {}
        for slot, item in enumerate(line):
            x = _LEFT + slot * _SLOT
            if ITEMS[item] in view.cars:
                parts += _car(view, ITEMS[item], x, y, speeds.get(item, ""), names)
            else:
                parts += _space(item, x, y, sl)
    if revealed:
        parts += _ways(view, revealed)
    top = 110 + len(rows) * _ROW + 10
    said = [
        f"{sentence(kinds[event.kind], event, names)}  ({event.clause})"
        for event in told
        if event.kind != REVEALED
    ]
    parts += [_text(10, top + _TEXT * number, text) for number, text in enumerate(said)]
    height = top + _TEXT * len(said) + 10
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    body = "\n".join([head, f"<style>{_STYLE}</style>", *parts, "</svg>"])
    return body + "\n"


def last_round(events: list[Event]) -> tuple[list[Event], int]:
    """What was told from the last reveal on, and the safety limit that held then."""
    told: list[Event] = []
    driven: list[Event] = []
    limit = now = 0
    for event in events:
        if event.kind == SECTION:
            told = []
            now = event.arguments[2]
        elif event.kind >= REVEALED:
            told.append(event)
            driven, limit = told, now
    return driven, limit


def before(view: RaceView, told: list[Event]) -> list[int]:
    """The line at the reveal: the events of the round taken back one by one."""
    line = [ITEMS.index(item) for item in view.line]
    for event in reversed(told):
        if event.kind == RETURNED:
            line[event.arguments[1] - 1] = GAP
        elif event.kind == PASSED:
            slot = line.index(event.arguments[0])
            line[slot : slot + 2] = [line[slot + 1], line[slot]]
        elif event.kind == FELL:
            car, slots = event.arguments
            slot = line.index(car)
            line.insert(slot - slots, line.pop(slot))
    return line if told else []


def _speeds(told: list[Event]) -> dict[int, str]:
    """What each car showed at the reveal."""
    return {
        event.arguments[0]: f"{FACES[event.arguments[1]]} = {event.arguments[2]}"
        f"|die {DIE[event.arguments[1] >> 1]}"
        for event in told
        if event.kind == REVEALED
    }


def _text(x: int, y: int, text: str, style: str = "", ink: str = "") -> str:
    named = f' class="{style}"' if style else ""
    filled = f' style="fill:{ink}"' if ink else ""
    return f'<text x="{x}" y="{y}"{named}{filled}>{escape(text)}</text>'


def _box(x: int, y: int, height: int, fill: str, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="6 4"' if dashed else ""
    return (
        f'<rect x="{x}" y="{y}" width="{_CARD}" height="{height}" rx="8"'
        f' fill="{fill}" stroke="#444"{dash}/>'
    )


def _circuit(view: RaceView) -> list[str]:
    """QGP-1.6: six sections with their limits; the one that is driven now is filled."""
    when = f"round {view.round} of {view.rounds}" if view.round else "before the race"
    parts = [_text(10, 24, f"{view.circuit}, difficulty {view.difficulty}, {when}", "head")]
    for section, (limit, drs) in enumerate(zip(view.limits, view.drs, strict=True)):
        x = _LEFT + section * _SLOT
        here = view.round > 0 and section == view.section
        parts.append(_box(x, 40, 44, "#ffe9a8" if here else "#f4f4f4"))
        label = f"SL {limit}" + (" DRS" if drs else "")
        parts.append(_text(x + _CARD // 2, 58, f"section {section + 1}", "small mid"))
        parts.append(_text(x + _CARD // 2, 76, label, "mid"))
    return parts


def _space(item: int, x: int, y: int, limit: int) -> list[str]:
    """QGP-6.6: the SL card or a gap, both as cars at the safety limit."""
    gap = item == GAP
    return [
        _box(x, y, 100, "none" if gap else "#ddd", dashed=gap),
        _text(x + _CARD // 2, y + 45, ITEMS[item], "name mid"),
        _text(x + _CARD // 2, y + 68, f"= {limit}", "mid"),
    ]


def _car(view: RaceView, name: str, x: int, y: int, shown: str, names: list[str]) -> list[str]:
    car = view.cars[name]
    middle = x + _CARD // 2
    ink = _INK[name[0]]
    speed, _, die = shown.partition("|")
    return [
        _box(x, y, 100, _FILLS[name[0]], dashed=car.damaged and not shown),
        _text(middle, y + 28, name + ("'" if car.damaged and not shown else ""), "name mid", ink),
        _text(middle, y + 50, speed or f"{car.power} [{car.limit}]", "mid", ink),
        _text(middle, y + 68, die or ("damaged" if car.damaged else ""), "small mid", ink),
        _text(middle, y + 90, names[car.seat][:9], "small mid", ink),
    ]


def _ways(view: RaceView, revealed: list[int]) -> list[str]:
    """From where each car was to where it is; a car that was in the pits comes from its gap."""
    now = [ITEMS.index(item) for item in view.line]
    parts = []
    for slot, item in enumerate(revealed):
        if ITEMS[item] in view.cars and item in now:
            x = _LEFT + slot * _SLOT + _CARD // 2
            to = _LEFT + now.index(item) * _SLOT + _CARD // 2
            fill = _FILLS[ITEMS[item][0]]
            parts.append(
                f'<path d="M{x} 210 C{x} 235 {to} 235 {to} 260" fill="none"'
                f' stroke="{fill}" stroke-width="{4 if to < x else 2}"/>'
            )
    return parts
