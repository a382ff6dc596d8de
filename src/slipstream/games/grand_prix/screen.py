"""A race on the terminal: from what a seat sees to rows of text, nothing printed here."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from slipstream.games.grand_prix.components import (
    CODES,
    DURATION,
    EVENT,
    EVENT_NAMES,
    NAMES,
    PIT_SPEED,
    RACE_DECK,
    TYRE_CHANGE,
    TYRE_LETTERS,
    TYRE_TYPES,
    WEAR_IDS,
    WEAR_LETTERS,
)
from slipstream.games.grand_prix.end_of_turn import EVENT_WORDS
from slipstream.games.grand_prix.track_picture import (
    TEXTS,
    colour,
    is_mine,
    standing,
    style,
    tag,
    track_rows,
)
from slipstream.games.grand_prix.view import CarView, RaceView
from slipstream.games.grand_prix.words import card_row, tyre_marks, words
from slipstream.kernel.screen import (
    Row,
    Screen,
    Segment,
    counted,
    ordinal,
    row,
    two_columns,
)
from slipstream.track.load import load
from slipstream.track.track import ZONE

_COLUMN: Final = 40  # two of them stand side by side
_FEW_TEAMS: Final = 5  # more of them stand in two columns


def draw(view: RaceView, names: list[str]) -> Screen:
    """Section 8: what a person must see."""
    return Screen(
        board=(
            *_summary(view),
            *track_rows(view),
            row(),
            *_tower(view, names),
            *_teams(view, names),
            *_garage(view),
        ),
        hand=_hand(view),
        question=_question(view, names),
        words=words(view, names),
        unseen=_unseen(view),
        result=_result(view, names) if view.asking == "end" else (),
    )


def event_name(word: str) -> str:
    """`tire_wear:2` as it is called, with its PIT number."""
    card = EVENT_WORDS.index(word)
    return f"{EVENT_NAMES[EVENT[card]]}, PIT {word.partition(':')[2]}"


def _summary(view: RaceView) -> tuple[Row, ...]:
    parts = [load(view.circuit).name, f"lap {view.lap} of {view.laps}"]
    parts.append(f"turn {view.turn}" if view.turn else "before the start")
    parts += [view.weather, TEXTS["flags"][view.flag]]
    rows = [row(Segment("  |  ".join(parts), "strong"))]
    if view.event:
        rows.append(row(Segment(f"Event: {event_name(view.event)}", "strong")))
    rows += [row(Segment(text, "notice")) for text in _notices(view)]
    return tuple(rows)


def _notices(view: RaceView) -> list[str]:
    """The Safety Zone; whom the PIT number calls in; cars that must still change their tyres."""
    found = []
    if view.zone >= 0:
        first, last = (view.zone - ZONE) % view.sectors, (view.zone + ZONE) % view.sectors
        found.append(f"SAFETY ZONE {first} to {last}: one lane, no lane changes")
    called = [tag(view, car) for car in view.cars if _is_called_in(view, car)]
    if called:
        found.append(f"PIT {view.event.partition(':')[2]} calls in {' '.join(called)}")
    due = [tag(view, car) for car in view.cars if _must_change(view, car)]
    if due:
        found.append(f"TYRES: {' and '.join(due)} must be changed before the finish")
    return found


def _is_called_in(view: RaceView, car: CarView) -> bool:
    """GP-8.4.1, GP-8.4.2."""
    number = view.event.partition(":")[2]
    on_road = car.at[-1:].isdecimal()
    return bool(car.icon) and on_road and not car.stopped and number in ("all", str(car.number)[-1])


def _must_change(view: RaceView, car: CarView) -> bool:
    """GP-7.6.2.1: an own car, from the last lap but one."""
    mine = is_mine(view, car) and car.status == "racing" and view.turn > 0
    return mine and not car.duty_done and view.lap >= view.laps - 1


def _tower(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """The running order, then those that have finished or dropped out, in two columns."""
    cells = [
        _placed(view, car, names) if car.slot else _racing(view, car, place, names)
        for place, car in enumerate(standing(view), 1)
    ]
    if not cells:
        return ()
    head = "   car  driver    at  gap tyres wear CC"
    legend = (
        "m moved   ' lapped   + soft bonus left   ! tyres to be changed   ~ anybody's",
        "wear: tyre suspension wing brakes gears engine go in the pits, Body stays",
    )
    return (
        row(Segment(head, "faint")),
        *two_columns(cells, _COLUMN),
        *(row(Segment(text, "faint")) for text in legend),
    )


def driver(car: CarView, names: list[str]) -> str:
    """The name of who drives it."""
    return names[car.controller] if car.controller >= 0 else "anyone"


def _racing(view: RaceView, car: CarView, place: int, names: list[str]) -> Row:
    gap = f"+{car.gap}" if place > 1 else ""
    at = car.at + "'" * car.lapped
    calls = str(car.close_calls) if car.close_calls else ""
    return row(
        f"{place:>2} ",
        Segment(f"{tag(view, car):<5}", style(view, car)),
        f"{driver(car, names)[:6]:<6}{at:>6} {gap:>4} ",
        f"{tyre_marks(car):<3} ",
        Segment(f"{car.wear:<6}", "bad" if car.penalty else ""),
        f"{calls:>2}" + "m" * car.activated,
    )


def _placed(view: RaceView, car: CarView, names: list[str]) -> Row:
    points = f" {car.points:>3} pts" if car.seat >= 0 else ""
    return row(
        f"{car.slot:>2} ",
        Segment(f"{tag(view, car):<5}", style(view, car)),
        Segment(f"{driver(car, names)[:6]:<6}{car.status:>9}{points}", "faint"),
    )


def _teams(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """Points if the race ended now, cards, and cars still to be activated."""
    cells = [_team(view, seat, names) for seat in range(len(view.teams))]
    rows = cells if len(cells) <= _FEW_TEAMS else two_columns(cells, _COLUMN)
    return (row(), *rows)


def _team(view: RaceView, seat: int, names: list[str]) -> Row:
    team = view.teams[seat]
    mark = "> " if seat == view.mover and view.asking not in ("end", "weather", "grid") else "  "
    first = "  First Player" if seat == view.first and view.turn else ""
    few = len(view.teams) <= _FEW_TEAMS
    shape = next((car.icon for car in view.cars if car.icon and car.controller == seat), "")
    waiting = [car for car in view.cars if car.controller == seat and not car.activated]
    racing = sum(car.status == "racing" for car in waiting)
    more = f"  {racing} to move{first}" if few else "  First" * bool(first)
    return row(
        mark,
        Segment(f"{names[seat][:8]:<9}", "strong" if seat == view.seat else ""),
        Segment(f"{team:<8}{TEXTS['shapes'].get(shape, ' ')} ", colour(team)),
        Segment(f"{view.points[seat]:>3}", "strong"),
        f" pts {view.hand_sizes[seat]:>3} card{'s' * (view.hand_sizes[seat] != 1)}{more}",
    )


def _garage(view: RaceView) -> tuple[Row, ...]:
    """The own team card: what each car carries, what that costs, and what a stop would take."""
    own = [car for car in view.cars if is_mine(view, car) and car.status == "racing"]
    rows = [_own_car(view, car) for car in own if view.turn]
    return (row(), *rows) if rows else ()


def _own_car(view: RaceView, car: CarView) -> Row:
    tyres = TYRE_TYPES[TYRE_LETTERS.index(car.tyres.rstrip("-")[-1])]
    parts = [f"{tyres} tyres" + (", bonus left" if car.bonus else "")]
    counts = Counter(car.wear)
    markers = [f"{count} {WEAR_IDS[WEAR_LETTERS.index(kind)]}" for kind, count in counts.items()]
    if markers:
        back = sum(DURATION[WEAR_LETTERS.index(kind)] for kind in car.wear if kind.islower())
        parts.append(", ".join(markers) + (f" ({back} back)" if back else ""))
    if car.close_calls:
        parts.append(f"{car.close_calls} CC")
    slow = f"; -{car.penalty} MP" if car.penalty else ""
    if car.worn_out:
        slow = "; worn out: eliminated when activated"
    name = Segment(f"  {tag(view, car):<5}", style(view, car))
    return row(name, "; ".join(parts), Segment(slow, "bad"))


def _hand(view: RaceView) -> tuple[Row, ...]:
    """The cards that the reader may see, unless the menu lists them."""
    if view.asking == "discard" and view.seat in view.waiting:
        return ()
    rows: list[Row] = []
    for seat, cards in enumerate(view.hands):
        if cards:
            mine = seat == view.seat
            rows.append(row(Segment("Your hand" if mine else f"Hand of seat {seat + 1}", "strong")))
            rows += [card_row(code, count) for code, count in Counter(cards).items()]
    return tuple(rows)


def _question(view: RaceView, names: list[str]) -> Row:
    mine = view.seat >= 0 and view.seat in view.waiting
    text = TEXTS["questions"][view.asking + ("_you" if mine else "")]
    move, stop = view.move, view.stop
    told = text.format(
        seat=names[view.mover],
        car=move.car if move else "",
        kind=move.kind if move else "",
        mp=move.mp if move else 0,
        pit=PIT_SPEED[CODES.index(move.card)] if move else 0,
        event=event_name(view.event) if view.event else "",
        next=view.cars[view.queue[0]].number if view.queue else "",
        stop=stop.car if stop else "",
        back=stop.back if stop else 0,
        change=TYRE_CHANGE,
    )
    return row(Segment(told, "strong" if mine else ""))


def _unseen(view: RaceView) -> tuple[Row, ...]:
    """GP-H2: race cards by name in no place that the reader knows; events still to come."""
    known = Counter([*view.used, *(code for hand in view.hands if hand for code in hand)])
    unseen = Counter(CODES[card] for card in RACE_DECK) - known
    cards = {NAMES[CODES.index(code)]: count for code, count in unseen.items()}
    gone = [*view.events, view.event]
    events = Counter(EVENT_NAMES[EVENT[at]] for at, w in enumerate(EVENT_WORDS) if w not in gone)
    last = [NAMES[CODES.index(code)] for code in view.used[:-4:-1]]
    total = unseen.total()
    return (
        row(Segment("Unseen race cards", "strong"), f": {total}, {view.deck} in the deck"),
        *counted(cards, NAMES),
        row(Segment("Events to come", "strong"), f": {view.event_deck}"),
        *counted(events, EVENT_NAMES),
        row(Segment("Discards", "strong"), ", newest first: " + (", ".join(last) or "none")),
    )


def _result(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """GP-10.A, GP-10.2.4, GP-R89: places with their points, players, the tie-break."""
    classified = [car for car in standing(view) if car.number not in view.disqualified]
    rows = [row(Segment("Finishing order", "strong"))]
    for place, car in enumerate(classified, 1):
        if car.seat >= 0 or place <= 3:
            points = f"{car.points:>3} points" if car.seat >= 0 else "  -"
            out = "  (out)" if car.status == "out" else ""
            name = Segment(f"{tag(view, car):<6}", style(view, car))
            text = f"{driver(car, names):<8}{points}{out}"
            rows.append(row(f"  {ordinal(place):<6}", name, text))
    rows += [
        row(f"  {number} is disqualified: it never changed its tyres (GP-7.6.2.4)")
        for number in view.disqualified
    ]
    rows.append(row(Segment("Players", "strong")))
    order = sorted(range(len(view.teams)), key=view.places.__getitem__)
    for seat in order:
        text = f"{names[seat]:<9}{view.points[seat]:>4} points"
        rows.append(row(f"  {view.places[seat]:>2}. ", Segment(text, colour(view.teams[seat]))))
    for one, other in pairwise(order):
        if view.points[one] == view.points[other] and view.places[one] != view.places[other]:
            text = "are level: the better car decides (GP-10.2.4)."
            rows.append(row(f"  {names[one]} and {names[other]} {text}"))
    winners = [seat for seat in order if view.places[seat] == 1]
    return (*rows, row(Segment(_winners(view, winners, names), "notice")))


def _winners(view: RaceView, winners: list[int], names: list[str]) -> str:
    if winners == [view.seat]:
        return "You win the race."
    told = " and ".join(names[seat] for seat in winners)
    return f"{told} {'wins' if len(winners) == 1 else 'share'} the race."
