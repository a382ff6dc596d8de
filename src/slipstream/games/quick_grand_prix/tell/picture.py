"""A race as an SVG drawing: the line, and the last round from its reveal to its end."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from slipstream.games.quick_grand_prix.rules.cards import CODES, GAP, ITEMS
from slipstream.games.quick_grand_prix.rules.kinds import FELL, PASSED, RETURNED, REVEALED, SECTION
from slipstream.games.quick_grand_prix.tell.screen import title
from slipstream.games.quick_grand_prix.tell.view import RaceView
from slipstream.kernel.trace import Event
from slipstream.tell.words import Words

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


def draw(view: RaceView, told: list[Event], limit: int, said: list[str], words: Words) -> str:
    """The circuit, the line at the last reveal, the line now, and what happened in between."""
    revealed = before(view, told)
    width = _LEFT + max(_SLOT * max(len(view.line), 6), 560) + 20
    parts = _circuit(view, words)
    if revealed:
        shown = _speeds(view, told, words)
        parts += _row(view, words, 110, "picture-reveal", revealed, limit, shown)
        parts += _ways(view, revealed)
    now = [ITEMS.index(item) for item in view.line]
    last = 110 + _ROW * bool(revealed)
    parts += _row(view, words, last, "picture-now", now, view.limits[view.section], {})
    top = last + _ROW + 10
    parts += [_text(10, top + _TEXT * number, text) for number, text in enumerate(said)]
    height = top + _TEXT * len(said) + 10
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return "\n".join([head, f"<style>{_STYLE}</style>", *parts, "</svg>"]) + "\n"


def _row(
    view: RaceView,
    words: Words,
    y: int,
    name: str,
    line: list[int],
    limit: int,
    shown: dict[int, tuple[str, str]],
) -> list[str]:
    """A line of cars with its title."""
    parts = [_text(10, y + 50, words(name))]
    for slot, item in enumerate(line):
        x = _LEFT + slot * _SLOT
        if ITEMS[item] in view.cars:
            parts += _car(view, words, ITEMS[item], x, y, shown.get(item))
        else:
            parts += _space(words, item, x, y, limit)
    return parts


def last_round(events: Sequence[Event]) -> tuple[list[Event], int]:
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


def _speeds(view: RaceView, told: list[Event], words: Words) -> dict[int, tuple[str, str]]:
    """What each car showed at the reveal: its speed and its die."""
    shown = {}
    for event in told:
        if event.kind == REVEALED:
            car, face, speed = event.arguments
            code = CODES[face >> 1]
            card = view.cards[code]
            number = card.high if face & 1 else card.low
            shown[car] = (f"{code}:{number} = {speed}", words("picture-die", die=card.die))
    return shown


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


def _circuit(view: RaceView, words: Words) -> list[str]:
    """QGP-1.6: six sections with their limits; the one that is driven now is filled."""
    parts = [_text(10, 24, title(view, words), "head")]
    for section, (limit, drs) in enumerate(zip(view.limits, view.drs, strict=True)):
        x = _LEFT + section * _SLOT
        here = view.round > 0 and section == view.section
        parts.append(_box(x, 40, 44, "#ffe9a8" if here else "#f4f4f4"))
        label = words("picture-limit", limit=limit, drs="yes" if drs else "no")
        name = words("picture-section", section=section + 1)
        parts.append(_text(x + _CARD // 2, 58, name, "small mid"))
        parts.append(_text(x + _CARD // 2, 76, label, "mid"))
    return parts


def _space(words: Words, item: int, x: int, y: int, limit: int) -> list[str]:
    """QGP-6.6: the SL card or a gap, both as cars at the safety limit."""
    gap = item == GAP
    return [
        _box(x, y, 100, "none" if gap else "#ddd", dashed=gap),
        _text(x + _CARD // 2, y + 45, words("picture-gap") if gap else ITEMS[item], "name mid"),
        _text(x + _CARD // 2, y + 68, f"= {limit}", "mid"),
    ]


def _car(
    view: RaceView, words: Words, name: str, x: int, y: int, shown: tuple[str, str] | None
) -> list[str]:
    """A car card; at the reveal with the speed and the die that it showed."""
    car = view.cars[name]
    middle, ink = x + _CARD // 2, _INK[name[0]]
    marked = car.damaged and not shown
    value, note = shown or (
        f"{car.power} [{car.limit}]",
        words("picture-damaged") if car.damaged else "",
    )
    return [
        _box(x, y, 100, _FILLS[name[0]], dashed=marked),
        _text(middle, y + 28, name + "'" * marked, "name mid", ink),
        _text(middle, y + 50, value, "mid", ink),
        _text(middle, y + 68, note, "small mid", ink),
        _text(middle, y + 90, words.name(car.seat)[:9], "small mid", ink),
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
