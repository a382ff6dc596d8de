"""A race on the terminal: from what a seat sees to rows of text, nothing printed here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from slipstream.games.quick_grand_prix.rules.cards import CODES, LETTERS, TEAMS
from slipstream.games.quick_grand_prix.tell.view import UNKNOWN, RaceView, is_asked
from slipstream.tell.say import seat as player
from slipstream.tell.screen import Choice, Row, Screen, Segment, row
from slipstream.tell.words import Words

_HEAD: Final = 10
_CELL: Final = 7
_CARDS: Final = 4  # in a row
_COLOUR: Final = dict(zip(LETTERS, TEAMS, strict=True))


def draw(view: RaceView, words: Words, question: str, choices: dict[str, Choice]) -> Screen:
    """QGP, section 8: what the screen must show."""
    return Screen(
        board=(
            *_circuit(view, words),
            *_line(view, words),
            *_seats(view, words),
            *_middle(view, words),
        ),
        hand=_chances(view, words),
        question=row(Segment(question, "strong" if is_asked(view) else "")),
        words=choices,
        unseen=_unseen(view, words),
        result=_result(view, words) if view.asking == "end" else (),
    )


def _head(text: str) -> Segment:
    return Segment(f"{text:<{_HEAD}}", "faint")


def _cells(cells: list[Segment]) -> list[Segment]:
    return [Segment(f"{cell.text:^{_CELL}}", cell.style) for cell in cells]


def _circuit(view: RaceView, words: Words) -> tuple[Row, ...]:
    """QGP-1.6, QGP-5.2: six sections, the current one marked, and the rounds to go."""
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
        row(Segment(title(view, words), "strong")),
        row(_head(words("screen-section")), *_cells(sections)),
        row(_head(words("screen-limit")), *_cells(limits)),
        row(),
    )


def title(view: RaceView, words: Words) -> str:
    where = {"circuit": view.circuit, "difficulty": view.difficulty}
    if not view.round:
        return words("screen-before", **where)
    return words("screen-race", round=view.round, rounds=view.rounds, **where)


def _line(view: RaceView, words: Words) -> tuple[Row, ...]:
    """QGP-4.6: the line front to back, with what each car can do."""
    if not view.line:
        return ()
    limit = view.limits[view.section]
    values = [
        f"{view.cars[item].power} [{view.cars[item].limit}]" if item in view.cars else f"= {limit}"
        for item in view.line
    ]
    owners = [
        words.name(view.cars[item].seat)[: _CELL - 1] if item in view.cars else ""
        for item in view.line
    ]
    return (
        row(
            _head(words("screen-slot")),
            *_cells([Segment(str(slot), "faint") for slot in _slots(view)]),
        ),
        row(_head(words("screen-line")), *_cells([_item(view, item) for item in view.line])),
        row(_head(words("screen-power")), *_cells([Segment(value) for value in values])),
        row(_head(words("screen-owner")), *_cells([Segment(owner, "faint") for owner in owners])),
        row(_head(""), Segment(words("screen-signs"), "faint")),
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


def _seats(view: RaceView, words: Words) -> tuple[Row, ...]:
    """QGP-12.1, QGP-12.3: hands as far as they are known, who has planned, points so far."""
    return tuple(_seat(view, words, seat) for seat in range(len(view.teams)))


def _seat(view: RaceView, words: Words, seat: int) -> Row:
    letter = view.teams[seat]
    mark = ">" if seat in view.waiting else " "
    cards = [_card(view, words, code) for code in view.hands[seat]]
    points = words("screen-points", points=f"{view.points[seat]:>2}") if view.line else ""
    return row(
        f"{mark} ",
        Segment(f"{words.name(seat)[:7]:<8}", "strong" if seat == view.seat else ""),
        Segment(f"{words(f'team-{letter.lower()}'):<8}", _COLOUR[letter]),
        Segment(f"{points:<9}", "strong"),
        f"{', '.join(cards):<36}",
        Segment(_plan(view, words, seat), "faint"),
    )


def _plan(view: RaceView, words: Words, seat: int) -> str:
    """Whether a plan is in; what it says only to its owner."""
    plan = view.plans.get(seat, "")
    if plan in ("", UNKNOWN):
        return words("screen-planned") if plan else ""
    return words("screen-plan", plan=plan)


def _card(view: RaceView, words: Words, code: str) -> str:
    """`Q8 4/6 die 3`"""
    if code == UNKNOWN:
        return words("screen-hidden")
    card = view.cards[code]
    return words("screen-card", code=code, low=card.low, high=card.high, die=card.die)


def _middle(view: RaceView, words: Words) -> tuple[Row, ...]:
    """QGP-3.9: what lies face up on the table."""
    spare = view.line or view.asking == "grid_choice"
    head = words("screen-spare" if spare else "screen-middle")
    return (row(), *_cards(view, words, head, list(view.middle)))


def _cards(view: RaceView, words: Words, head: str, codes: list[str]) -> list[Row]:
    """Cards in rows."""
    if not codes:
        return [row(_head(head), words("screen-nothing"))]
    told = [_card(view, words, code) for code in codes]
    parts = [", ".join(told[at : at + _CARDS]) for at in range(0, len(told), _CARDS)]
    return [row(_head("" if at else head), part) for at, part in enumerate(parts)]


def _chances(view: RaceView, words: Words) -> tuple[Row, ...]:
    """QGP-9.1, QGP-9.2: the totals that the own cars can reach, and the dice beside them."""
    if view.asking != "plan" or view.seat < 0:
        return ()
    mine = [car for car in view.line if car in view.cars and view.cars[car].seat == view.seat]
    return (
        row(),
        row(Segment(words("screen-chances"), "faint")),
        *(_chance(view, words, car) for car in sorted(mine)),
    )


def _chance(view: RaceView, words: Words, car: str) -> Row:
    totals = [
        f"{code} {', '.join(_total(view, car, number) for number in _numbers(view, code))}"
        for code in view.hands[view.seat]
    ]
    ahead, behind = _dice(view, words, car, -1), _dice(view, words, car, 1)
    beside = words("screen-beside", ahead=ahead, behind=behind)
    return row(Segment(f"{car:<{_HEAD}}", _COLOUR[car[0]]), f"{'; '.join(totals):<27}{beside}")


def _numbers(view: RaceView, code: str) -> tuple[int, int]:
    return view.cards[code].low, view.cards[code].high


def _total(view: RaceView, car: str, number: int) -> str:
    """A total speed with its relation to the safety limit: `9>8`."""
    limit = view.limits[view.section]
    speed = view.cars[car].power + number
    return f"{speed}{'<' if speed < limit else '=' if speed == limit else '>'}{limit}"


def _dice(view: RaceView, words: Words, car: str, step: int) -> str:
    """QGP-R7, QGP-R8: what the next car that way could show; the own die if there is none."""
    slot = view.line.index(car) + step
    while 0 <= slot < len(view.line):
        item = view.line[slot]
        if item in view.cars:
            held = view.hands[view.cars[item].seat]
            dice = "/".join(str(view.cards[code].die) for code in held)
            pits = "yes" if view.cars[item].damaged else "no"
            return words("screen-dice", car=item, dice=dice, pits=pits)
        slot += step
    return words("screen-own-die")


def _unseen(view: RaceView, words: Words) -> tuple[Row, ...]:
    """QGP-12.1, QGP-12.4: the cards in no place that the reader knows."""
    known = [*view.middle, *(code for hand in view.hands for code in hand)]
    left = [code for code in CODES if code not in known]
    return tuple(_cards(view, words, words("screen-unseen"), left))


def _result(view: RaceView, words: Words) -> tuple[Row, ...]:
    """QGP-10.2, QGP-10.3, QGP-11.3: the cars, the players, the tie-break."""
    cars = [item for item in view.line if item in view.cars]
    best = {view.cars[car].seat: place for place, car in reversed([*enumerate(cars, 1)])}
    order = sorted(best, key=lambda seat: (-view.points[seat], best[seat]))
    return (
        row(Segment(words("result-cars"), "strong")),
        *(_finish(view, words, place, car) for place, car in enumerate(cars, 1)),
        row(Segment(words("result-players"), "strong")),
        *(
            row(f"  {rank}. {words.name(seat):<10}{_points(words, view.points[seat])}")
            for rank, seat in enumerate(order, 1)
        ),
        *_level(view, words, order),
        row(Segment(words("result-won", seat=player(order[0])), "notice")),
    )


def _finish(view: RaceView, words: Words, place: int, car: str) -> Row:
    name = Segment(f"{words(f'car-{car.lower()}'):<10}", _COLOUR[car[0]])
    points = _points(words, view.scores[place - 1])
    return row(f"  {place}. ", name, f"{points}  {words.name(view.cars[car].seat)}")


def _points(words: Words, points: int) -> str:
    """In a column, however many digits."""
    return " " * (points < 10) + f"{words('result-points', points=points):<9}"


def _level(view: RaceView, words: Words, order: list[int]) -> Iterator[Row]:
    """QGP-11.3: why one of two is ahead though their points are the same."""
    for one, other in pairwise(order):
        points = view.points[one]
        if points == view.points[other]:
            told = {"first": player(one), "second": player(other), "points": points}
            yield row("  " + words("result-level", clause="QGP-11.3", **told))
