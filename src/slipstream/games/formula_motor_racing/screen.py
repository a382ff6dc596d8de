"""A race on the terminal: from what a seat sees to rows of text, nothing printed here."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from slipstream.games.formula_motor_racing.deck import (
    CAR_NAMES,
    CARS,
    CODES,
    COLOURS,
    DECK,
    EFFECT,
    EFFECTS,
    LETTERS,
    NAMES,
    OVERTAKE,
    PIT_STOP,
    PLACES,
    POINTS,
    TEAM,
)
from slipstream.games.formula_motor_racing.state import MOVED, NO_EFFECT, REMOVED
from slipstream.games.formula_motor_racing.view import RaceView
from slipstream.kernel.screen import Choice, Row, Screen, Segment, ordinal, row, width
from slipstream.kernel.trace import Event

_TEXTS: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "screen.toml").read_text("utf-8")
)
_CELL: Final = 6
_LEVEL: Final = "{} and {} are level on {} points: the better best car decides (FMR-R34)."
_COLOUR_OF: Final = dict(zip(LETTERS, COLOURS, strict=True))


def draw(view: RaceView, names: list[str]) -> Screen:
    """FMR, section 8: what the screen must show."""
    return Screen(
        board=(*_summary(view), *_track(view, names), *_entrants(view, names)),
        hand=_hand(view, names),
        question=_question(view, names),
        words=_words(view, names),
        unseen=_unseen(view),
        result=_result(view, names) if view.asking == "end" else (),
    )


def _colour(car: str) -> str:
    return _COLOUR_OF[car[0]]


def _owner(view: RaceView, car: str) -> int:
    return view.owners[_colour(car)]


def _summary(view: RaceView) -> tuple[Row, ...]:
    """The turn, the pile, and how often the reader still plays."""
    if view.asking == "end":
        return (row(Segment(f"The race is over after {len(view.used)} turns.", "strong")),)
    if not view.turn:
        return (row(Segment("The race has not begun yet.", "strong")),)
    total = len(view.used) + sum(view.turns_left)
    pile = f"{view.deck} card{'' if view.deck == 1 else 's'} to draw"
    parts = [f"Turn {view.turn} of {total}", pile]
    if view.aside:
        parts.append(f"{view.aside} set aside")
    if view.seat >= 0:
        parts.append(_turns(view))
    rows = [row(Segment("  |  ".join(parts), "strong"))]
    if not view.deck:
        rows.append(
            row(
                Segment("LAST PLAYS: the pile is empty, one play for each who holds five", "notice")
            )
        )
    return tuple(rows)


def _turns(view: RaceView) -> str:
    now = view.asking == "play" and view.seat in view.waiting
    left = view.turns_left[view.seat] - now
    if not left:
        return "this is your last turn" if now or view.mover == view.seat else "no turn left"
    return f"you have {left} more turn{'' if left == 1 else 's'}" + (" after this" if now else "")


def _track(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """FMR-4.2, FMR-6.4: the line, then the removed cars in the places they would take."""
    if not view.order:
        return ()
    cars = view.order + view.out
    places = [Segment(f"{place:^{_CELL}}", "faint") for place in range(1, CARS + 1)]
    points = [Segment(f"{worth:^{_CELL}}", "strong") for worth in POINTS]
    owners = [Segment(f"{_short(view, car, names):^{_CELL}}", "faint") for car in cars]
    return (
        row(_head("place"), *places),
        row(_head("car"), *[_cell(view, car) for car in cars]),
        row(_head("owner"), *owners),
        row(_head("points"), *points),
        row(Segment(f"{'':7}[ ] yours   ( ) uncontrolled   x  out of the race", "faint")),
    )


def _head(text: str) -> Segment:
    return Segment(f"{text:<7}", "faint")


def _cell(view: RaceView, car: str) -> Segment:
    """A car with its marks: letter, number and brackets tell what the colour tells."""
    if car in view.out:
        return Segment(f"{'x ' + car:^{_CELL}}", "faint")
    owner = _owner(view, car)
    text = f"[{car}]" if owner == view.seat else f"({car})" if owner < 0 else car
    return Segment(f"{text:^{_CELL}}", _colour(car))


def _short(view: RaceView, car: str, names: list[str]) -> str:
    owner = _owner(view, car)
    return names[owner][: _CELL - 1] if owner >= 0 else "-"


def _entrants(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """FMR-2.2: who owns which colour, points if the race ended now, turns to come."""
    blocks = [_seat_block(view, names, seat) for seat in range(len(view.hand_sizes))]
    free = [colour for colour in COLOURS if view.owners[colour] < 0]
    for colour, points in zip(free, view.points[len(blocks) :], strict=True):
        name = Segment(f"{colour}, uncontrolled", colour)
        blocks.append(_block(row(Segment("  "), name), points, ""))
    half = (len(blocks) + 1) // 2
    rows = [_joined(blocks[at], blocks[at + half : at + half + 1]) for at in range(half)]
    return (row(), *rows)


def _seat_block(view: RaceView, names: list[str], seat: int) -> Row:
    mark = "> " if seat == view.mover and view.turn and view.asking != "end" else "  "
    colours = [colour for colour in COLOURS if view.owners[colour] == seat]
    pieces: list[Segment] = []
    for colour in colours:
        pieces += [Segment(" "), Segment(colour, colour)]
    left = view.turns_left[seat]
    turns = "" if view.asking == "end" else f"{left} turn{'' if left == 1 else 's'}"
    style = "strong" if seat == view.seat else ""
    return _block(
        row(mark, Segment(f"{names[seat][:7]:<6}", style), *pieces), view.points[seat], turns
    )


def _block(name: Row, points: int, turns: str) -> Row:
    gap = " " * max(1, 23 - width(name))
    return (*name, Segment(gap), Segment(f"{points:>2}", "strong"), Segment(f" pts  {turns:<9}"))


def _joined(left: Row, right: list[Row]) -> Row:
    return (*left, *(piece for other in right for piece in other))


def _hand(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """All cards that the reader may see, but for a hand to choose from: the menu shows that."""
    rows: list[Row] = []
    asked = view.seat if view.asking == "play" and view.seat in view.waiting else -1
    for seat, cards in enumerate(view.hands):
        if cards and seat != asked:
            whose = "Your hand" if seat == view.seat else f"Hand of {names[seat]}"
            rows.append(row(Segment(whose, "strong")))
            rows += [_card_row(view, code) for code in cards]
    return tuple(rows)


def _card_row(view: RaceView, code: str) -> Row:
    choice = _card(view, code)
    gap = " " * max(2, 25 - width(choice.label))
    return row(f"  {code:<5}", *choice.label, gap, Segment(choice.effect, "faint"))


def _card(view: RaceView, code: str, copies: int = 1) -> Choice:
    """A card in words; one that cannot do anything here says so."""
    card = CODES.index(code)
    team = COLOURS[TEAM[card]] if TEAM[card] >= 0 else ""
    a_team = f"{'an' if team[0] in 'aeiou' else 'a'} {team}" if team else "any"
    texts = _TEXTS["nothing" if _is_dead(view, card) else "effects"]
    effect = texts[EFFECTS[EFFECT[card]]].format(team=team, a_team=a_team, places=PLACES[card])
    name = NAMES[card] + (f" x{copies}" if copies > 1 else "")
    return Choice(row(Segment(name, team)), effect)


def _is_dead(view: RaceView, card: int) -> bool:
    """FMR-5.1.5, FMR-5.1.6, FMR-5.4.5: no running car of the colour, or only the leader."""
    if TEAM[card] < 0:
        return False
    running = [car for car in view.order if car[0] == LETTERS[TEAM[card]]]
    if EFFECT[card] == OVERTAKE:
        return not [car for car in running if car != view.order[0]]
    return not running


def _words(view: RaceView, names: list[str]) -> dict[str, Choice]:
    """Cards, cars and the answers to a question."""
    mine = view.hands[view.seat] or () if view.seat >= 0 else ()
    words = {code: _card(view, code, mine.count(code)) for code in mine}
    for place, car in enumerate(view.order, 1):
        owner = _owner(view, car)
        whose = names[owner] if owner >= 0 else "uncontrolled"
        label = row(Segment(f"{car}  {ordinal(place):<5}", _colour(car)), f"{whose:<6}")
        words[car] = Choice(label)
    for token, text in _TEXTS["answers"].get(view.asking, {}).items():
        words[token] = Choice(row(text))
    return words


def _question(view: RaceView, names: list[str]) -> Row:
    mine = view.seat >= 0 and view.seat in view.waiting
    key = view.asking + ("_you" if mine else "")
    hit = view.order[view.rolled - 1] if 0 < view.rolled <= len(view.order) else "an empty place"
    place = ordinal(view.order.index(view.car) + 1) if view.car in view.order else ""
    text = _TEXTS["questions"][key].format(
        seat=names[view.mover], car=view.car, roll=view.rolled, hit=hit, place=place
    )
    return row(Segment(text, "strong" if mine else ""))


def _unseen(view: RaceView) -> tuple[Row, ...]:
    """FMR-R25: how many of each card are in no place that the reader knows, and the pile."""
    known = [card for hand in view.hands if hand for card in hand]
    left = Counter(CODES[card] for card in DECK) - Counter(view.used) - Counter(known)
    rows = [
        row(Segment("Unseen cards", "strong"), f": {left.total()} of {len(DECK)}"),
        row(f"  {'':<23}", *[Segment(f"{c:<7}", c) for c in COLOURS], "any car"),
    ]
    for name, columns in _kinds().items():
        counts = [left[CODES[columns[team]]] if team in columns else -1 for team in range(-1, 6)]
        cells = [f"{'' if n < 0 else n or '.'!s:<7}" for n in counts[1:] + counts[:1]]
        rows.append(row(f"  {name:<23}", *cells))
    pile = " ".join(reversed(view.used)) or "empty"
    return (*rows, row(Segment("Discard pile", "strong"), f", newest first: {pile}"))


def _kinds() -> dict[str, dict[int, int]]:
    """Rows of the table of cards: name -> team or -1 -> card."""
    kinds: dict[str, dict[int, int]] = {}
    for card, name in enumerate(NAMES):
        is_split = TEAM[card] >= 0 or EFFECT[card] == PIT_STOP
        kinds.setdefault(name.partition(" (")[0] if is_split else name, {})[TEAM[card]] = card
    return kinds


def _result(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """FMR-6.5, FMR-7.5, FMR-7.6, FMR-R20: the podium, the table of entrants, the tie-break."""
    table = _table(view, names)
    rows = [
        row(f"  {rank}. {entry.name:<26}{_points(entry.points):<11} best car {ordinal(entry.best)}")
        for rank, entry in enumerate(table, 1)
    ]
    return (
        row(Segment("Podium", "strong")),
        *[_step(view, names, place) for place in range(3)],
        row(Segment("Points", "strong")),
        *rows,
        *_ties(table),
        row(Segment(_winner(view, table[0]), "notice")),
    )


def _points(number: int) -> str:
    return f"{number:>3} point{'' if number == 1 else 's'}"


def _step(view: RaceView, names: list[str], place: int) -> Row:
    car = (view.order + view.out)[place]
    owner = _owner(view, car)
    who = names[owner] if owner >= 0 else "uncontrolled"
    worth = f"  {POINTS[place]:>2} points  {who}"
    return row(f"  {ordinal(place + 1)}  ", Segment(car, _colour(car)), worth)


class _Entry(NamedTuple):
    """An entrant after the race."""

    points: int
    best: int  # place of its best car
    name: str
    seat: int  # -1: uncontrolled


def _table(view: RaceView, names: list[str]) -> list[_Entry]:
    """FMR-R34: the entrants, best first."""
    free = [colour for colour in COLOURS if view.owners[colour] < 0]
    teams = [[c for c in COLOURS if view.owners[c] == seat] for seat in range(len(view.hands))]
    teams += [[colour] for colour in free]
    called = names[: len(view.hands)] + [f"{colour}, uncontrolled" for colour in free]
    cars = view.order + view.out
    entries = []
    for index, colours in enumerate(teams):
        best = next(place for place, car in enumerate(cars, 1) if _colour(car) in colours)
        seat = index if index < len(view.hands) else -1
        entries.append(_Entry(view.points[index], best, called[index], seat))
    return sorted(entries, key=lambda entry: (-entry.points, entry.best))


def _ties(table: list[_Entry]) -> list[Row]:
    return [
        row("  " + _LEVEL.format(first.name, second.name, first.points))
        for first, second in pairwise(table)
        if first.points == second.points
    ]


def _winner(view: RaceView, first: _Entry) -> str:
    if first.seat < 0:
        colour = first.name.partition(",")[0]
        return f"The uncontrolled {colour} team is first: no player has won (FMR-R20)."
    return "You win the race." if first.seat == view.seat else f"{first.name} wins the race."


def brief(events: list[Event]) -> str:
    """What happened to the cars, without who played or rolled what."""
    parts: list[str] = []
    for event in events:
        if event.kind == MOVED:
            car, before, after = event.arguments
            name = CAR_NAMES[car]
            follows = parts and event.clause == "FMR-5.1.2"
            went = "follows to" if follows else f"{ordinal(before)} ->"
            parts.append(f"{name} {went} {ordinal(after)}")
        elif event.kind == REMOVED:
            parts.append(f"{CAR_NAMES[event.arguments[0]]} out")
        elif event.kind == NO_EFFECT:
            parts.append("no effect")
    return ", ".join(parts)
