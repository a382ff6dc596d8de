"""A race on the terminal: from what a seat sees to rows of text, nothing printed here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from slipstream.games.grand_prix_f1.rules.board import (
    BONUS,
    CAPACITY,
    FINE,
    NEXT_FROM_STOP,
    PIT_ENTRY,
    SPACES,
)
from slipstream.games.grand_prix_f1.rules.cards import BOXES, VALUES
from slipstream.games.grand_prix_f1.tell import facts
from slipstream.games.grand_prix_f1.tell.choices import choices, question
from slipstream.games.grand_prix_f1.tell.view import CarView, RaceView
from slipstream.tell.say import Say, seat
from slipstream.tell.screen import Choice, Row, Screen, Segment, row, width
from slipstream.tell.words import Words

_STYLES: Final = {"silver": "grey"}
_WIDTH: Final = 79
_ROW: Final = 15  # spaces of the lane in a row
_CELL: Final = 5
_PIT_CELL: Final = 4
_PIT_SPACES: Final = [name for name in SPACES if name.startswith("B") and name[1:].isdecimal()]
_BOX_CELL: Final = 12
_NAME: Final = 9  # letters of a name that are shown in a table


def draw(view: RaceView, words: Words) -> Screen:
    """GPF1, section 8: what must be visible."""
    mine = view.seat >= 0 and view.seat in view.waiting
    return Screen(
        board=(_summary(view, words), *_circuit(view, words), row(), *_entrants(view, words)),
        hand=_hands(view, words),
        question=row(Segment(words.say(question(view)), "strong" if mine else "")),
        words=_choices(view, words),
        unseen=_bounds(view, words),
        result=_result(view, words) if view.asking == "end" else (),
    )


def _choices(view: RaceView, words: Words) -> dict[str, Choice]:
    return {
        token: Choice(
            row(words.say(choice.label)), words.say(choice.effect) if choice.effect else ""
        )
        for token, choice in choices(view).items()
    }


def _summary(view: RaceView, words: Words) -> Row:
    """Turn, weather, and how long it will last."""
    if view.asking == "end":
        return row(Segment(words("screen-over", turns=view.turn), "strong"))
    parts = [
        words("screen-turn", turn=view.turn),
        words("screen-sky", sky=view.sky, cards=view.ones_to_rain),
        words("screen-stack", stack=view.stack, used=view.used_ones),
    ]
    return row(Segment("  |  ".join(parts), "strong"))


def _style(colour: str) -> str:
    return _STYLES.get(colour, colour)


def _mark(car: CarView, words: Words) -> str:
    return words(f"car-{car.colour}.mark")


def _at(view: RaceView, words: Words, name: str, cell: int) -> list[Segment]:
    """The cars on a space, in a cell of its own; the one that moves in brackets."""
    cars = [car for car in view.cars if car.space == name]
    if not cars:
        return [Segment(f"{'.':^{cell}}", "faint")]
    pieces = []
    used = 0
    for car in cars:
        text = _mark(car, words)
        text = f"[{text}]" if car.colour == view.mover and len(cars) == 1 else text
        used += len(text)
        pieces.append(Segment(text, _style(car.colour)))
    left = (cell - used) // 2
    return [Segment(" " * left), *pieces, Segment(" " * (cell - used - left))]


def _note(space: int) -> str:
    """What a space brings or costs, and whether it is for one car only."""
    text = f"+{BONUS[space]}" if BONUS[space] else f"-{FINE[space]}" if FINE[space] else ""
    text += "~" if NEXT_FROM_STOP[space] else ">" if space == PIT_ENTRY else ""
    return text + ("_" if CAPACITY[space] == 1 else "")


def _circuit(view: RaceView, words: Words) -> tuple[Row, ...]:
    """The lane in two rows, the pit lane, and the detours that cars are on."""
    if not view.order:
        return ()
    rows: list[Row] = [row()]
    for first in (0, _ROW):
        spaces = range(first, first + _ROW)
        rows.append(row(*[Segment(f"{SPACES[space]:^{_CELL}}", "faint") for space in spaces]))
        rows.append(row(*[piece for s in spaces for piece in _at(view, words, SPACES[s], _CELL)]))
        rows.append(row(*[_noted(space) for space in spaces]))
    rows.append(row(Segment(words("screen-legend"), "faint")))
    rows.append(row(*[Segment(f"{name:^{_PIT_CELL}}", "faint") for name in _PIT_SPACES]))
    rows.append(row(*[s for name in _PIT_SPACES for s in _at(view, words, name, _PIT_CELL)]))
    return (*rows, _boxes(view, words), *_beside(view, words))


def _noted(space: int) -> Segment:
    style = "good" if BONUS[space] else "bad" if FINE[space] else "faint"
    return Segment(f"{_note(space):^{_CELL}}", style)


def _boxes(view: RaceView, words: Words) -> Row:
    """Whose box is where; box n is entered from B(2n + 1)."""
    pieces: list[str | Segment] = [Segment(words("screen-boxes") + " ", "faint")]
    for box in range(1, BOXES + 1):
        owners = [words.name(n)[:6] for n, number in enumerate(view.boxes) if number == box]
        pieces.append(f"{f'{box}:' + ('+'.join(owners) or '-'):<{_BOX_CELL}}"[:_BOX_CELL])
    return row(*pieces)


def _beside(view: RaceView, words: Words) -> list[Row]:
    """Cars on an overtaking lane or in the gravel; there are three beds of it."""
    places = [
        Segment(words("screen-beside-car", car=_name(car), space=car.space), _style(car.colour))
        for car in view.cars
        if car.space.startswith(("U", "K"))
    ]
    return _filled(Segment(words("screen-beside"), "faint"), places) if places else []


def _filled(head: Segment, pieces: Sequence[Segment]) -> list[Row]:
    """All pieces behind a head, in as many rows as they need."""
    rows = [row(head)]
    for piece in pieces:
        if width(rows[-1]) + len(piece.text) + 2 > _WIDTH:
            rows.append(())
        rows[-1] = (*rows[-1], Segment("  "), piece)
    return rows


def _name(car: CarView) -> Say:
    return facts.colour(car.colour)


def _entrants(view: RaceView, words: Words) -> list[Row]:
    """Every car in running order, with its markers."""
    by_colour = {car.colour: car for car in view.cars}
    order = view.race_order or tuple(by_colour)
    return _table([_entrant(view, words, by_colour[colour]) for colour in order])


def _table(lines: Sequence[Sequence[Segment]]) -> list[Row]:
    """Columns as wide as their longest text; what ends a line may be longer."""
    columns = zip_longest(*[line[:-1] for line in lines], fillvalue=Segment(""))
    widths = [max(len(cell.text) for cell in column) for column in columns]
    return [
        (
            *[
                Segment(f"{cell.text:<{wide}} ", cell.style)
                for cell, wide in zip(line[:-1], widths, strict=False)
            ],
            line[-1],
        )
        for line in lines
    ]


def _entrant(view: RaceView, words: Words, car: CarView) -> list[Segment]:
    mark = ">" if car.colour == view.mover else " "
    head = [
        Segment(f"{mark} {_mark(car, words)} {words.say(_name(car))}", _style(car.colour)),
        Segment(words.name(car.seat)[:_NAME], "strong" if car.seat == view.seat else ""),
    ]
    if car.fate != "racing":
        return [*head, Segment(fate(car, words))]
    right = "no" if car.wrong_tyres else "yes"
    tyres = words("screen-tyres", tyres=car.tyres, right=right)
    return [
        *head,
        Segment(car.space.partition("-")[0] or "-"),
        Segment(words("screen-laps", laps=car.laps)),
        Segment(words("screen-to-go", spaces=f"{car.distance:>3}")),
        Segment(words("screen-litres", litres=f"{view.fuel[car.seat]:>3}")),
        Segment(tyres, "bad" if car.wrong_tyres else ""),
        *_state(car, words),
    ]


def _state(car: CarView, words: Words) -> list[Segment]:
    if car.damaged:
        return [Segment(words("screen-damaged"), "notice")]
    return [Segment(words("screen-visiting", sit_outs=car.sit_outs))] if car.visiting else []


def fate(car: CarView, words: Words) -> str:
    if car.place:
        return words("fate-finished", place=car.place)
    return words("fate-disqualified" if car.fate == "finished" else f"fate-{car.fate}")


def _hands(view: RaceView, words: Words) -> tuple[Row, ...]:
    """Hands that the reader may see, grouped by value, with the litres."""
    rows = []
    for number, hand in enumerate(view.hands):
        if hand is not None:
            held = [facts.cards(v, hand.count(v)) for v in reversed(VALUES) if v in hand]
            cards = ", ".join(words.say(card) for card in held) or words("screen-no-cards")
            text = words("screen-hand-cards", cards=cards, litres=view.fuel[number])
            whose = words("screen-hand", seat=seat(number))
            rows.append(row(Segment(whose, "strong"), f": {text}"))
    return tuple(rows)


def _bounds(view: RaceView, words: Words) -> tuple[Row, ...]:
    """GPF1-16.3: what everybody can work out about the hands."""
    heads = "".join(f"{value!s:>7}" for value in VALUES)
    litres = words("screen-litres-column")
    rows = [row(Segment(words("screen-unseen"), "strong")), row(f"  {'':<12}{litres}{heads}")]
    for number, bounds in enumerate(view.bounds):
        cells = "".join(
            f"{str(low) if low == high else f'{low}-{high}':>7}" for low, high in bounds
        )
        held = f"{view.fuel[number]:>{len(litres)}}"
        rows.append(row(f"  {words.name(number)[:11]:<12}{held}{cells}"))
    bank = [facts.cards(value, count) for value, count in zip((2, 3), view.bank, strict=True)]
    rows.append(row(words("screen-bank", cards=bank)))
    return tuple(rows)


def _result(view: RaceView, words: Words) -> tuple[Row, ...]:
    """GPF1-10.5, GPF1-11.2, GPF1-R60: the places, and the points of every player."""
    by_colour = {car.colour: car for car in view.cars}
    places = [_placed(by_colour[colour], words) for colour in view.race_order]
    points = [
        Segment(words("result-player", seat=seat(number), points=points))
        for number, points in enumerate(view.points)
    ]
    winner = next((car.seat for car in view.cars if car.place == 1), None)
    won = words("result-nobody") if winner is None else words("result-won", seat=seat(winner))
    return (
        row(Segment(words("result-places"), "strong")),
        *_table(places),
        *_filled(Segment(words("result-points"), "strong"), points),
        row(Segment(won, "notice")),
    )


def _placed(car: CarView, words: Words) -> list[Segment]:
    rank = words("result-place", place=car.place) if car.place else "-"
    named = Segment(words.say(_name(car)), _style(car.colour))
    why = [] if car.place else [Segment(fate(car, words))]
    return [Segment(f"  {rank}"), named, Segment(words.name(car.seat)), *why]
