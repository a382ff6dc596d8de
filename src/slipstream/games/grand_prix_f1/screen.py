"""A race on the terminal: from what a seat sees to rows of text, nothing printed here."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from slipstream.games.grand_prix_f1 import events as told
from slipstream.games.grand_prix_f1.board import (
    BONUS,
    CAPACITY,
    FINE,
    GRAVEL,
    KIND,
    NEXT_FROM_STOP,
    OVERTAKING,
    PIT_ENTRY,
    SPACES,
)
from slipstream.games.grand_prix_f1.cards import (
    BOXES,
    FUEL_VALUES,
    LITRES,
    MOST_SIT_OUTS,
    ROWS,
    VALUES,
)
from slipstream.games.grand_prix_f1.decisions import row_text
from slipstream.games.grand_prix_f1.ledger import row_litres
from slipstream.games.grand_prix_f1.view import CarView, PlayView, RaceView
from slipstream.kernel.screen import Choice, Row, Screen, Segment, row
from slipstream.kernel.trace import Event

_TEXTS: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "screen.toml").read_text("utf-8")
)
_MARKS: Final = {
    "red": "R",
    "green": "G",
    "yellow": "Y",
    "blue": "B",
    "white": "W",
    "black": "K",
    "orange": "O",
    "silver": "S",
}
_STYLES: Final = {"silver": "grey"}
_ROW: Final = 15  # spaces of the lane in a row
_CELL: Final = 5
_PIT_CELL: Final = 4


def draw(view: RaceView, names: list[str]) -> Screen:
    """GPF1, section 8: what must be visible."""
    return Screen(
        board=(*_summary(view), *_circuit(view, names), *_entrants(view, names)),
        hand=_hand(view, names),
        question=_question(view, names),
        words=_words(view),
        unseen=_bounds(view, names),
        result=_result(view, names) if view.asking == "end" else (),
    )


def _summary(view: RaceView) -> tuple[Row, ...]:
    """Turn, weather, and how long it will last."""
    if view.asking == "end":
        turns = f"{view.turn} turn{'' if view.turn == 1 else 's'}"
        return (row(Segment(f"The race is over after {turns}.", "strong")),)
    sky = "sunshine" if view.sky == "sun" else "RAIN"
    parts = [f"Turn {view.turn}" if view.turn else "Before the race", sky]
    if view.ones_to_rain >= 0:
        parts.append(f"rain when {view.ones_to_rain} more 1s are won")
    parts.append(f"1-stack {view.stack}, used {view.used_ones}")
    return (row(Segment("  |  ".join(parts), "strong")),)


def _at(view: RaceView, name: str, cell: int) -> list[Segment]:
    """The cars on a space, in a cell of its own; the one that moves in brackets."""
    cars = [car for car in view.cars if car.space == name]
    if not cars:
        return [Segment(f"{'.':^{cell}}", "faint")]
    pieces = []
    used = 0
    for car in cars:
        text = _MARKS[car.colour]
        text = f"[{text}]" if car.colour == view.mover and len(cars) == 1 else text
        used += len(text)
        pieces.append(Segment(text, _STYLES.get(car.colour, car.colour)))
    left = (cell - used) // 2
    return [Segment(" " * left), *pieces, Segment(" " * (cell - used - left))]


def _note(space: int) -> str:
    """What a space brings or costs."""
    text = f"+{BONUS[space]}" if BONUS[space] else f"-{FINE[space]}" if FINE[space] else ""
    text += "~" if NEXT_FROM_STOP[space] else ">" if space == PIT_ENTRY else ""
    return text or ("_" if CAPACITY[space] == 1 else "")


def _circuit(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """The lane in two rows, the pit lane, and the detours that cars are on."""
    if not view.order:
        return ()
    rows: list[Row] = [row()]
    for first in (0, _ROW):
        spaces = range(first, first + _ROW)
        rows.append(row(*[Segment(f"{SPACES[space]:^{_CELL}}", "faint") for space in spaces]))
        rows.append(row(*[piece for s in spaces for piece in _at(view, SPACES[s], _CELL)]))
        rows.append(row(*[_noted(space) for space in spaces]))
    rows.append(row(Segment(_TEXTS["legend"]["lane"], "faint")))
    pits = [f"B{number}" for number in range(1, 20)]
    rows.append(row(*[Segment(f"{name:^{_PIT_CELL}}", "faint") for name in pits]))
    rows.append(row(*[piece for name in pits for piece in _at(view, name, _PIT_CELL)]))
    rows.append(_boxes(view, names))
    off = [car for car in view.cars if car.space.startswith(("U", "K"))]
    if off:
        places = [Segment(f"  {car.colour} on {car.space}", car.colour) for car in off]
        rows.append(row(Segment("Beside the road:", "faint"), *places))
    return tuple(rows)


def _noted(space: int) -> Segment:
    style = "good" if BONUS[space] else "bad" if FINE[space] else "faint"
    return Segment(f"{_note(space):^{_CELL}}", style)


def _boxes(view: RaceView, names: list[str]) -> Row:
    """Whose box is where; box n is entered from B(2n + 1)."""
    pieces: list[str | Segment] = [Segment("Boxes ", "faint")]
    for box in range(1, 7):
        owners = [names[seat][:6] for seat, number in enumerate(view.boxes) if number == box]
        pieces.append(f"{f'{box}:' + '+'.join(owners):<12}"[:12] if owners else f"{f'{box}:-':<12}")
    return row(*pieces)


def _entrants(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """Every car in running order, with its markers."""
    by_colour = {car.colour: car for car in view.cars}
    order = view.race_order or tuple(by_colour)
    return (row(), *[_entrant(view, names, by_colour[colour]) for colour in order])


def _entrant(view: RaceView, names: list[str], car: CarView) -> Row:
    style = _STYLES.get(car.colour, car.colour)
    mark = "> " if car.colour == view.mover else "  "
    name = Segment(f"{names[car.seat][:9]:<10}", "strong" if car.seat == view.seat else "")
    head = row(mark, Segment(f"{_MARKS[car.colour]} {car.colour:<7}", style), name)
    if car.fate != "racing":
        return (*head, Segment(_fate(car)))
    lap = "final lap" if car.laps == 1 else f"{car.laps} laps"
    facts = f"{car.space or '-':<9}{lap:<10}{car.distance:>4} to go  {view.fuel[car.seat]:>3} l  "
    wrong = Segment(f"{car.tyres}: WRONG", "bad") if car.wrong_tyres else Segment(car.tyres)
    more = "  DAMAGED" if car.damaged else ""
    more += f"  stop {car.sit_outs}" if car.visiting else ""
    return (*head, Segment(facts), wrong, Segment(more, "notice" if car.damaged else ""))


def _fate(car: CarView) -> str:
    if car.place:
        return f"finished in place {car.place}"
    return {"fuel": "out of fuel", "crash": "crashed", "finished": "disqualified"}[car.fate]


def _hand(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """Hands that the reader may see, grouped by value, with the litres."""
    rows = []
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            whose = "Your hand" if seat == view.seat else f"Hand of {names[seat]}"
            counts = [f"{hand.count(v)} x {v}" for v in reversed(VALUES) if v in hand]
            cards = ", ".join(counts) or "no cards"
            text = f": {cards}  ({view.fuel[seat]} litres)"
            rows.append(row(Segment(whose, "strong"), text))
    return tuple(rows)


def _question(view: RaceView, names: list[str]) -> Row:
    mine = view.seat >= 0 and view.seat in view.waiting
    key = view.asking + ("_you" if mine and view.asking + "_you" in _TEXTS["questions"] else "")
    car = next((car for car in view.cars if car.colour == view.mover), None)
    seat = view.waiting[0] if view.waiting and view.waiting[0] >= 0 else car.seat if car else 0
    text = _TEXTS["questions"][key].format(
        seat=names[seat],
        car=view.mover,
        space=car.space if car else "",
        marker=car.sit_outs if car else 0,
        litres=LITRES[car.sit_outs] if car else 0,
        weather="It rains" if view.sky == "rain" else "The sun shines",
        bonus=view.bonus,
        fine=view.fine,
        left=view.fine - sum(view.paid),
    )
    return row(Segment(text, "strong" if mine else ""))


def _words(view: RaceView) -> dict[str, Choice]:
    """Answers in words; a card with several routes tells all of them."""
    words = {
        token: Choice(row(text)) for token, text in _TEXTS["answers"].get(view.asking, {}).items()
    }
    for card in dict.fromkeys(play.token.partition(":")[0] for play in view.plays):
        ways = [play for play in view.plays if play.token.partition(":")[0] == card]
        effect = "" if len(ways) == 1 else "; ".join(_way(play) for play in ways)
        words[card] = Choice(row(f"a {card}"), effect)
    words |= {"pit": Choice(row("into the pit lane")), "box": Choice(row("into the box"))}
    return words | _box_words(view) | _paying_words(view)


def _box_words(view: RaceView) -> dict[str, Choice]:
    """GPF1-1.13, GPF1-8.7, GPF1-8.10: boxes to take, what a stop brings, fuel in rows."""
    if view.asking == "choose_box":
        return {str(box): Choice(row(f"box {box}")) for box in range(1, BOXES + 1)}
    car = next((car for car in view.cars if car.colour == view.mover), None)
    if car is None or view.asking not in ("stay_or_leave", "refuel_row"):
        return {}
    if view.asking == "refuel_row":
        return {row_text(cards): _row_words(cards) for rows in ROWS for cards in rows}
    stay, leave = _TEXTS["answers"]["stay_or_leave"]["stay"], _TEXTS["leave"]
    more = LITRES[min(car.sit_outs + 1, MOST_SIT_OUTS)]
    return {
        "stay": Choice(row(f"{stay}: {more} litres then")),
        "leave": Choice(row(leave.format(litres=LITRES[car.sit_outs]))),
    }


def _row_words(cards: list[int]) -> Choice:
    """`3 x 10, 1 x 6: 36 litres in 4 cards`"""
    taken = [
        f"{cards[n]} x {value}" for n, value in reversed([*enumerate(FUEL_VALUES)]) if cards[n]
    ]
    text = f"{row_litres(cards)} litres in {sum(cards)} cards"
    return Choice(row(f"{', '.join(taken)}: {text}" if taken else _TEXTS["no_fuel"]))


def _paying_words(view: RaceView) -> dict[str, Choice]:
    """GPF1-6.11: what is still to pay after a card."""
    if view.asking != "pay_fine":
        return {}
    left = view.fine - sum(view.paid)
    return {f"-{value}": Choice(row(f"a {value}: {_rest(left - value)}")) for value in VALUES}


def _rest(left: int) -> str:
    if left > 0:
        return f"{left} still to pay"
    return f"paid, {-left} for nothing" if left else "paid exactly"


def _way(play: PlayView) -> str:
    """Where a card would take me, in short."""
    name = play.token.partition(":")[2] or "lane"
    cost = f" fine {play.fine}" if play.fine else f" +{play.bonus}" if play.bonus else ""
    cost += f" ({play.lost} lost)" if play.lost else ""
    return f"{name}: {play.space or 'finish'}{cost}"


def brief(events: list[Event]) -> str:
    """What an answer does: where the car goes, what it loses, pays and wins."""
    mine = [event for event in events if event.arguments[:1] == events[0].arguments[:1]]
    parts = [_part(event) for event in mine]
    return ", ".join(part for part in parts if part)


def _part(event: Event) -> str:
    rest = event.arguments[1:]
    if event.kind == told.DROVE:
        return _driven([space for space in rest[1:] if space >= 0])
    texts = {
        told.LAP_DONE: "lap done",
        told.FINISHED: "finish",
        told.BLOCKED: "blocked, {} lost",
        told.GRAVEL_STOP: "held by the gravel, {} lost",
        told.ARRIVED: "in the box, {} lost",
        told.DAMAGED: "damaged",
        told.REPAIRED: "repaired",
        told.SEVERE: "OUT in a severe accident",
        told.BONUS: "+{} bonus",
        told.FINED: "fine {}",
        told.RAIN: "rain begins",
        told.SUN: "the sun returns",
        told.STAYED: "marker {}",
        told.REFUELLED: "{} litres",
        told.OUT_OF_FUEL: "OUT of fuel",
    }
    return texts.get(event.kind, "").format(*rest)


def _driven(path: list[int]) -> str:
    """Where a move ends, and by which way if that is not the lane."""
    end = path[-1]
    text = f"to {SPACES[end]}"
    if KIND[end] == GRAVEL:
        text += " in the gravel"
    elif OVERTAKING in [KIND[space] for space in path]:
        text += " by the overtaking lane"
    if NEXT_FROM_STOP[end]:
        text += " (gravel next)"
    return text + (" (pit lane next)" if end == PIT_ENTRY else "")


def _bounds(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """GPF1-16.3: what everybody can work out about the hands."""
    heads = "".join(f"{value!s:>7}" for value in VALUES)
    rows = [row(Segment("What the hands can hold", "strong")), row(f"  {'':<12}litres{heads}")]
    for seat, bounds in enumerate(view.bounds):
        cells = "".join(
            f"{str(low) if low == high else f'{low}-{high}':>7}" for low, high in bounds
        )
        rows.append(row(f"  {names[seat][:11]:<12}{view.fuel[seat]:>6}{cells}"))
    twos, threes = view.bank
    rows.append(row(f"Bank: {twos} twos, {threes} threes; the fuel cards are nobody's knowledge."))
    return tuple(rows)


def _result(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """GPF1-10.5, GPF1-11.2, GPF1-R60: the places, and the points of every player."""
    rows = [row(Segment("Places", "strong"))]
    by_colour = {car.colour: car for car in view.cars}
    for colour in view.race_order:
        car = by_colour[colour]
        rank = f"{car.place}." if car.place else "-"
        text = f"  {names[car.seat]}" + ("" if car.place else f", {_fate(car)}")
        rows.append(row(f"  {rank:<4}", Segment(colour, _STYLES.get(colour, colour)), text))
    points = ", ".join(f"{names[seat]} {points}" for seat, points in enumerate(view.points))
    rows.append(row(Segment("Points", "strong"), f": {points}"))
    winners = [car for car in view.cars if car.place == 1]
    if not winners:
        text = "No car has a place: nobody wins (GPF1-R60)."
    elif winners[0].seat == view.seat:
        text = "You win the race."
    else:
        text = f"{names[winners[0].seat]} wins the race."
    return (*rows, row(Segment(text, "notice")))
