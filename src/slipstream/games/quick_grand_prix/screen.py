"""A race on the terminal: from what a seat sees to rows of text, nothing printed here."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from slipstream.games.quick_grand_prix.cards import CODES, DIE, LETTERS, NUMBER, POINTS, TEAMS
from slipstream.games.quick_grand_prix.view import UNKNOWN, RaceView
from slipstream.kernel.screen import Choice, Row, Screen, Segment, row

_TEXTS: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "screen.toml").read_text("utf-8")
)
_CELL: Final = 7
_COLOUR: Final = dict(zip(LETTERS, TEAMS, strict=True))
_LEVEL: Final = "  {} and {} are level on {} points: the better best car decides (QGP-11.3)."


def draw(view: RaceView, names: list[str]) -> Screen:
    """QGP, section 8: what the screen must show."""
    return Screen(
        board=(*_circuit(view), *_line(view, names), *_seats(view, names), *_middle(view)),
        hand=_chances(view),
        question=_question(view, names),
        words=_words(view),
        unseen=_unseen(view),
        result=_result(view, names) if view.asking == "end" else (),
    )


def _head(text: str) -> Segment:
    return Segment(f"{text:<8}", "faint")


def _cells(cells: list[Segment]) -> list[Segment]:
    return [Segment(f"{cell.text:^{_CELL}}", cell.style) for cell in cells]


def _circuit(view: RaceView) -> tuple[Row, ...]:
    """QGP-1.6, QGP-5.2: six sections, the current one marked, and the rounds to go."""
    where = f"{view.circuit}, difficulty {view.difficulty}"
    when = f"round {view.round} of {view.rounds}" if view.round else "before the race"
    here = view.section if view.round else -1
    sections = [
        Segment(f">{section + 1}<" if section == here else f"{section + 1}", "faint")
        for section in range(len(view.limits))
    ]
    limits = [
        Segment(f"{limit}{' DRS' if drs else ''}", "strong" if section == here else "")
        for section, (limit, drs) in enumerate(zip(view.limits, view.drs, strict=True))
    ]
    return (
        row(Segment(f"{where}: {when}", "strong")),
        row(_head("section"), *_cells(sections)),
        row(_head("limit"), *_cells(limits)),
        row(),
    )


def _line(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """QGP-4.6: the line front to back, with what each car can do."""
    if not view.line:
        return ()
    limit = view.limits[view.section]
    values = [
        f"{view.cars[item].power} [{view.cars[item].limit}]" if item in view.cars else f"= {limit}"
        for item in view.line
    ]
    owners = [
        names[view.cars[item].seat][: _CELL - 1] if item in view.cars else "" for item in view.line
    ]
    return (
        row(_head("slot"), *_cells([Segment(str(slot), "faint") for slot in _slots(view)])),
        row(_head("line"), *_cells([_item(view, item) for item in view.line])),
        row(_head("power"), *_cells([Segment(value) for value in values])),
        row(_head("owner"), *_cells([Segment(owner, "faint") for owner in owners])),
        row(Segment("        [ ] yours   ' damaged   power [how many it may pass]", "faint")),
        row(),
    )


def _slots(view: RaceView) -> range:
    return range(1, len(view.line) + 1)


def _item(view: RaceView, item: str) -> Segment:
    """A car with its marks: letters and brackets tell what the colour tells."""
    if item not in view.cars:
        return Segment(item, "strong")
    name = item + "'" * view.cars[item].damaged
    text = f"[{name}]" if view.cars[item].seat == view.seat else name
    return Segment(text, _COLOUR[item[0]])


def _seats(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """QGP-12.1, QGP-12.3: hands as far as they are known, who has planned, points so far."""
    return tuple(_seat(view, names, seat) for seat in range(len(view.teams)))


def _seat(view: RaceView, names: list[str], seat: int) -> Row:
    letter = view.teams[seat]
    mark = ">" if seat in view.waiting else " "
    cards = [_card(code) if code != UNKNOWN else "a hidden card" for code in view.hands[seat]]
    plan = view.plans.get(seat, "")
    told = {"": "", UNKNOWN: "plan is in"}.get(plan, f"plan {plan}")
    points = f"{view.points[seat]:>2} pts" if view.line else ""
    return row(
        f"{mark} ",
        Segment(f"{names[seat][:7]:<8}", "strong" if seat == view.seat else ""),
        Segment(f"{_COLOUR[letter]:<8}", _COLOUR[letter]),
        Segment(f"{points:<8}", "strong"),
        f"{', '.join(cards):<38}",
        Segment(told, "faint"),
    )


def _card(code: str) -> str:
    """`Q8 4/6 die 3`"""
    card = CODES.index(code)
    return f"{code} {NUMBER[2 * card]}/{NUMBER[2 * card + 1]} die {DIE[card]}"


def _middle(view: RaceView) -> tuple[Row, ...]:
    """QGP-3.9: what lies face up on the table."""
    head = "spare" if view.line or view.asking == "grid_choice" else "middle"
    return (row(), *_cards(head, list(view.middle)))


def _cards(head: str, codes: list[str]) -> list[Row]:
    """Cards in rows of five."""
    parts = [", ".join(_card(code) for code in codes[at : at + 5]) for at in range(0, 9, 5)]
    rows = [row(_head(head), parts[0] or "nothing")]
    return rows + ([row(_head(""), parts[1])] if parts[1] else [])


def _chances(view: RaceView) -> tuple[Row, ...]:
    """QGP-9.1, QGP-9.2: the totals that the own cars can reach, and the dice beside them."""
    if view.asking != "plan" or view.seat < 0:
        return ()
    mine = [car for car in view.line if car in view.cars and view.cars[car].seat == view.seat]
    caption = "your cars: total speeds against the limit; dice that the neighbours may show"
    return (
        row(),
        row(Segment(caption, "faint")),
        *(_chance(view, car) for car in sorted(mine)),
    )


def _chance(view: RaceView, car: str) -> Row:
    totals = [
        f"{code} {', '.join(_total(view, car, face) for face in _faces(code))}"
        for code in view.hands[view.seat]
    ]
    beside = f"ahead {_dice(view, car, -1)}, behind {_dice(view, car, 1)}"
    return row(Segment(f"{car:<8}", _COLOUR[car[0]]), f"{'; '.join(totals):<27}{beside}")


def _faces(code: str) -> tuple[int, int]:
    return 2 * CODES.index(code), 2 * CODES.index(code) + 1


def _total(view: RaceView, car: str, face: int) -> str:
    """A total speed with its relation to the safety limit: `9>8`."""
    limit = view.limits[view.section]
    speed = view.cars[car].power + NUMBER[face]
    return f"{speed}{'<' if speed < limit else '=' if speed == limit else '>'}{limit}"


def _dice(view: RaceView, car: str, step: int) -> str:
    """QGP-R7, QGP-R8: what the next car that way could show; the own die if there is none."""
    slot = view.line.index(car) + step
    while 0 <= slot < len(view.line):
        item = view.line[slot]
        if item in view.cars:
            held = view.hands[view.cars[item].seat]
            pits = " or pit" if view.cars[item].damaged else ""
            return f"{item} " + "/".join(str(DIE[CODES.index(code)]) for code in held) + pits
        slot += step
    return "its own"


def _words(view: RaceView) -> dict[str, Choice]:
    """Cards, answers, and for a plan both totals at once."""
    words = {token: Choice(row(text)) for token, text in _TEXTS["answers"].items()}
    for code in CODES:
        words[code] = Choice(row(_card(code)))
    if view.asking == "plan" and view.seat >= 0:
        words |= _plan_words(view)
    return words


def _plan_words(view: RaceView) -> dict[str, Choice]:
    """Every plan by its token, and by what follows the colon of its first card."""
    letter = view.teams[view.seat]
    first, second = view.hands[view.seat]
    words: dict[str, Choice] = {}
    faces = [
        "pit",
        *(f"{code}:{NUMBER[face]}" for code in (first, second) for face in _faces(code)),
    ]
    for one in faces:
        for other in faces:
            label = f"{_car_plan(view, letter + 'A', one)}   {_car_plan(view, letter + 'B', other)}"
            choice = Choice(row(label))
            words[f"{one},{other}"] = choice
            words[f"{one},{other}".partition(":")[2]] = choice
    for code in (first, second):
        words[code] = Choice(row(f"{letter}A drives {_card(code)}"))
        words[f"pit,{code}"] = Choice(row(f"{letter}A stops, {letter}B drives {_card(code)}"))
    return words


def _car_plan(view: RaceView, car: str, face: str) -> str:
    if face == "pit":
        return f"{car} pit stop"
    code, _, number = face.partition(":")
    low, high = _faces(code)
    return f"{car} {_total(view, car, low if NUMBER[low] == int(number) else high)}"


def _question(view: RaceView, names: list[str]) -> Row:
    mine = view.seat >= 0 and view.seat in view.waiting
    key = view.asking + ("_you" if mine else "")
    held = view.hands[view.seat] if view.seat >= 0 else ()
    text = _TEXTS["questions"][key].format(
        seat=names[view.mover],
        waiting=", ".join(names[seat] for seat in view.waiting if seat >= 0),
        card=held[0] if held else "",
        car=view.swaps[0] if view.swaps else "",
        limit=view.limits[view.section],
    )
    return row(Segment(text, "strong" if mine else ""))


def _unseen(view: RaceView) -> tuple[Row, ...]:
    """QGP-12.1, QGP-12.4: the cards in no place that the reader knows."""
    known = [*view.middle, *(code for hand in view.hands for code in hand)]
    left = [code for code in CODES if code not in known]
    return tuple(_cards("unseen", left))


def _result(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """QGP-10.2, QGP-10.3, QGP-11.3: the cars, the players, the tie-break."""
    cars = [item for item in view.line if item in view.cars]
    best = {view.cars[car].seat: place for place, car in reversed([*enumerate(cars, 1)])}
    order = sorted(best, key=lambda seat: (-view.points[seat], best[seat]))
    finish = [
        row(
            f"  {place}. ",
            Segment(car, _COLOUR[car[0]]),
            f"  {worth:>2} points  {names[view.cars[car].seat]}",
        )
        for place, (car, worth) in enumerate(zip(cars, POINTS, strict=False), 1)
    ]
    table = [
        row(f"  {rank}. {names[seat]:<10}{view.points[seat]:>3} points")
        for rank, seat in enumerate(order, 1)
    ]
    level = [
        row(_LEVEL.format(names[one], names[other], view.points[one]))
        for one, other in pairwise(order)
        if view.points[one] == view.points[other]
    ]
    won = "You win the race." if order[0] == view.seat else f"{names[order[0]]} wins the race."
    return (
        row(Segment("Finish", "strong")),
        *finish,
        row(Segment("Points", "strong")),
        *table,
        *level,
        row(Segment(won, "notice")),
    )
