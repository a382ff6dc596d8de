"""A race on the terminal: from what a seat sees to rows of text, nothing printed here."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from slipstream.drafting.track_picture import lane_words
from slipstream.games.thunder_alley.components import (
    BAR,
    COLOURS,
    EFFECTS,
    EVENT_DECK,
    EVENT_NAMES,
    KIND,
    NAMES,
    NO_WEAR,
    PIT_SPEED,
    RACE_CARDS,
    SPEED,
    TEAM_IDS,
    TEMPORARY,
    WEAR,
    WEAR_LETTERS,
)
from slipstream.games.thunder_alley.track_picture import shown, tag, track_rows
from slipstream.games.thunder_alley.view import MOVEMENT, CarView, RaceView
from slipstream.kernel.screen import (
    Choice,
    Row,
    Screen,
    Segment,
    counted,
    ordinal,
    row,
    two_columns,
)
from slipstream.track.load import load

_TEXTS: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "screen.toml").read_text("utf-8")
)
_COLUMN: Final = 40  # two of them stand side by side


def draw(view: RaceView, names: list[str]) -> Screen:
    """Section 8: what a person must see."""
    return Screen(
        board=(
            *_summary(view),
            *track_rows(view),
            row(),
            *_tower(view, names),
            *_teams(view, names),
        ),
        hand=_hand(view),
        question=_question(view, names),
        words=_words(view, names),
        unseen=_unseen(view),
        result=_result(view, names) if view.asking == "end" else (),
    )


def _by_number(view: RaceView) -> dict[int, CarView]:
    return {car.number: car for car in view.cars}


def _summary(view: RaceView) -> tuple[Row, ...]:
    parts = [load(view.circuit).name, f"lap {view.lap} of {view.laps}"]
    parts.append(f"turn {view.turn}" if view.turn else "before the start")
    parts.append(f"{view.flag} flag")
    if view.event:
        parts.append(view.event)
    rows = [row(Segment("  |  ".join(parts), "strong"))]
    if view.rain and not view.end:
        text = "CLOUDS: a Rain is out; the next one ends the race once a lap is done"
        rows.append(row(Segment(text, "notice")))
    return tuple(rows)


def _tower(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """The running order, then those that have finished or dropped out, in two columns."""
    cars = _by_number(view)
    cells = [_racing(view, cars[number], at, names) for at, number in enumerate(view.order, 1)]
    placed = [*view.finished, *view.out]
    cells = (
        [_placed(view, cars[number], names) for number in view.finished]
        + cells
        + [_placed(view, cars[number], names) for number in placed[len(view.finished) :]]
    )
    legend = "m moved   L turns led   ' a lap down   wear: lower case goes in the pits"
    head = [row(Segment("    car  owner     at   gap  wear", "faint"))] if cells else []
    return (
        *head,
        *two_columns(cells, _COLUMN),
        *([row(Segment(f"    {legend}", "faint"))] if cells else []),
    )


def _racing(view: RaceView, car: CarView, at: int, names: list[str]) -> Row:
    marks = ("m" if car.moved else " ") + (f"L{car.led}" if car.led else "  ")
    gap = f"+{car.gap}" if at > 1 else ""
    place = car.at + "'" * car.lapped
    wear_style = "bad" if car.penalty else ""
    return row(
        f"{at + len(view.finished):>2}. ",
        Segment(f"{tag(view, car):<5}", car.team),
        f"{names[car.seat][:6]:<6} {place:>6} {gap:>4}  ",
        Segment(f"{car.wear:<6}", wear_style),
        marks,
    )


def _placed(view: RaceView, car: CarView, names: list[str]) -> Row:
    return row(
        f"{car.place:>2}. ",
        Segment(f"{tag(view, car):<5}", car.team),
        Segment(f"{names[car.seat][:6]:<6} {car.status:>8}", "faint"),
        Segment(f" {car.points:>3} pts", "faint"),
    )


def _teams(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """Points if the race ended now, cards, and segments still to come."""
    rows = [row()]
    for seat, team in enumerate(view.teams):
        mark = "> " if seat == view.mover and view.asking not in ("end", "grid_card") else "  "
        first = "First Player" if seat == view.first and view.turn else ""
        left = view.segments_left[seat]
        rows.append(
            row(
                mark,
                Segment(f"{names[seat][:8]:<9}", "strong" if seat == view.seat else ""),
                Segment(f"{team:<7}", team),
                Segment(f"{view.points[seat]:>4}", "strong"),
                f" pts  {view.hand_sizes[seat]} cards  {left} to move  {first}",
            )
        )
    return tuple(rows)


def _hand(view: RaceView) -> tuple[Row, ...]:
    """The cards that the reader may see, unless the menu lists them."""
    rows: list[Row] = []
    if view.asking == "discard" and view.seat in view.waiting:
        return ()
    for seat, cards in enumerate(view.hands):
        if cards:
            mine = seat == view.seat
            rows.append(row(Segment("Your hand" if mine else f"Hand of seat {seat + 1}", "strong")))
            rows += [_card_row(card) for card in cards]
    return tuple(rows)


def _card_row(card: int) -> Row:
    choice = card_words(card)
    return row(f"  #{card:<4}", *choice.label, Segment(choice.effect, "faint"))


def card_words(card: int) -> Choice:
    """Speed on the track and out of the pits, type, wear, text."""
    at = card - 1
    kind = MOVEMENT[KIND[at]]
    wear = COLOURS[WEAR[at]] if WEAR[at] != NO_WEAR else "no wear"
    style = "" if WEAR[at] == NO_WEAR else "faint" if WEAR[at] < TEMPORARY else "bad"
    label = row(
        f"{NAMES[at]:<22}",
        Segment(f"{SPEED[at]} {kind:<8}", "strong"),
        Segment(f"{wear:<9}", style),
        f"pit {PIT_SPEED[at]}  ",
    )
    return Choice(label, _TEXTS["text"][EFFECTS[at]] or _TEXTS["kind"][kind])


def _question(view: RaceView, names: list[str]) -> Row:
    mine = view.seat >= 0 and view.seat in view.waiting
    text = _TEXTS["questions"][view.asking + ("_you" if mine else "")]
    move = view.move
    told = text.format(
        seat=names[view.mover],
        car=move.car if move else "",
        kind=move.kind if move else "",
        mp=move.mp if move else 0,
        event=view.event,
        flag=view.flag.capitalize(),
        pits=_TEXTS["pits"]["Variable" if view.variable_pits else view.flag.capitalize()]
        if view.asking == "pit"
        else "",
    )
    return row(Segment(told, "strong" if mine else ""))


def _words(view: RaceView, names: list[str]) -> dict[str, Choice]:
    """Cars, cards, steps, lanes, markers, and what ends a list."""
    words = {str(car.number): _car_words(view, car, names) for car in view.cars}
    mine = view.hands[view.seat] or () if view.seat >= 0 else ()
    words |= {f"#{card}": card_words(card) for card in mine}
    words |= {token: Choice(row(text)) for token, text in _TEXTS["answers"].items()}
    words |= lane_words(view.move.question if view.move else (), shown(view), view.sectors)
    words |= {
        letter: Choice(row(f"{letter}  a {colour} marker"))
        for letter, colour in zip(WEAR_LETTERS[:TEMPORARY], COLOURS, strict=False)
        if view.asking == "repair"
    }
    if view.asking in _TEXTS["done"]:
        words["-"] = Choice(row(_TEXTS["done"][view.asking]))
    return words


def _car_words(view: RaceView, car: CarView, names: list[str]) -> Choice:
    wear = f"  {car.wear}" if car.wear else ""
    slow = f"  {-car.penalty} MP" if car.penalty else ""
    if car.penalty > 5:
        slow = "  worn out: it must retire"
    place = ordinal(view.order.index(car.number) + 1) if car.number in view.order else car.status
    label = row(Segment(f"{car.number:<4}", car.team), f"{place:<5} {car.at:>6}{wear}{slow}")
    return Choice(label, "" if car.seat == view.seat else names[car.seat])


def _unseen(view: RaceView) -> tuple[Row, ...]:
    """TA-H3: race cards by name in no place that the reader knows; events still to come."""
    known = [*view.used, *(card for hand in view.hands if hand for card in hand)]
    unseen = [card for card in range(1, RACE_CARDS + 1) if card not in known]
    cards = Counter(NAMES[card - 1] for card in unseen)
    events = Counter(EVENT_NAMES[event] for event in EVENT_DECK) - Counter(view.events)
    events -= Counter(["Rain"] * view.rain)
    last = [f"#{card} ({TEAM_IDS[BAR[card - 1][0]]} first)" for card in view.used[:-4:-1]]
    return (
        row(Segment("Unseen race cards", "strong"), f": {len(unseen)}, {view.deck} in the deck"),
        *counted(cards, sorted(set(NAMES), key=NAMES.index)),
        row(Segment("Events to come", "strong"), f": {view.event_deck}"),
        *counted(events, EVENT_NAMES),
        row(Segment("Discards", "strong"), ", newest first: " + (", ".join(last) or "none")),
    )


def _result(view: RaceView, names: list[str]) -> tuple[Row, ...]:
    """TA-10.2.1 to TA-10.2.4, TA-R87: places with their points, teams, the tie-break."""
    cars = sorted(view.cars, key=lambda car: car.place)
    rows = [row(Segment("Finishing order", "strong"))]
    for car in cars:
        led = f"  led {car.led} turn{'' if car.led == 1 else 's'}" if car.led else ""
        out = "  (out)" if car.status == "out" else ""
        name = Segment(f"{tag(view, car):<6}", car.team)
        points = f"{names[car.seat]:<8}{car.points:>3} points{led}{out}"
        rows.append(row(f"  {ordinal(car.place):<5}", name, points))
    rows.append(row(Segment("Teams", "strong")))
    order = sorted(range(len(view.teams)), key=view.places.__getitem__)
    for seat in order:
        best = min(car.place for car in cars if car.seat == seat)
        text = f"{names[seat]:<9}{view.points[seat]:>4} points, best car {ordinal(best)}"
        rows.append(row(f"  {view.places[seat]}. ", Segment(text, view.teams[seat])))
    for one, other in pairwise(order):
        if view.points[one] == view.points[other]:
            text = "are level: the better best car decides (TA-R87)."
            rows.append(row(f"  {names[one]} and {names[other]} {text}"))
    won = "You win" if order[0] == view.seat else f"{names[order[0]]} wins"
    return (*rows, row(Segment(f"{won} the race.", "notice")))
