"""A race on the terminal: from what a seat sees to rows of text, nothing printed here."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Final

from slipstream.games.formula_motor_racing.rules.deck import (
    CARS,
    CODES,
    COLOURS,
    EFFECT,
    PIT_STOP,
    TEAM,
)
from slipstream.games.formula_motor_racing.rules.house import Components
from slipstream.games.formula_motor_racing.tell import result
from slipstream.games.formula_motor_racing.tell.facts import (
    ANY,
    CARD,
    colour,
    colour_of,
    printed,
)
from slipstream.games.formula_motor_racing.tell.view import RaceView, owner_of, uncontrolled
from slipstream.tell.say import seat
from slipstream.tell.screen import Choice, Row, Screen, Segment, row, two_columns, width
from slipstream.tell.teller import Teller
from slipstream.tell.words import Words

_CELL: Final = 6
_HEAD: Final = 7
_NAME: Final = 23  # of an entrant, with its colours
_COLUMN: Final = 40


def draw(teller: Teller, view: RaceView, words: Words) -> Screen:
    """FMR, section 8: what the screen must show."""
    notices = [row(Segment(words.say(fact), "notice")) for fact in teller.notices(view)]
    is_asked = view.seat >= 0 and view.seat in view.waiting
    question = Segment(words.say(teller.question(view)), "strong" if is_asked else "")
    return Screen(
        board=(_summary(view, words), *notices, *_track(view, words), *_entrants(view, words)),
        hand=_hand(view, words),
        question=row(question),
        words=_choices(teller, view, words),
        unseen=_unseen(Components(teller.game.house).deck, view, words),
        result=result.rows(view, words) if view.asking == "end" else (),
    )


def _summary(view: RaceView, words: Words) -> Row:
    """The turn, the pile, and how often the reader still plays."""
    if view.asking == "end":
        return row(Segment(words("screen-over", turns=len(view.used)), "strong"))
    if not view.turn:
        return row(Segment(words("screen-not-begun"), "strong"))
    total = len(view.used) + sum(view.turns_left)
    parts = [words("screen-turn", turn=view.turn, turns=total)]
    parts.append(words("screen-deck", cards=view.deck))
    if view.aside:
        parts.append(words("screen-aside", cards=view.aside))
    if view.seat >= 0:
        parts.append(_turns(view, words))
    return row(Segment("  |  ".join(parts), "strong"))


def _turns(view: RaceView, words: Words) -> str:
    is_asked = view.asking == "play" and view.seat in view.waiting
    left = view.turns_left[view.seat] - is_asked
    plays = is_asked or (not left and view.mover == view.seat)
    return words("screen-your-turns.now" if plays else "screen-your-turns", turns=left)


def _track(view: RaceView, words: Words) -> tuple[Row, ...]:
    """FMR-4.2, FMR-6.4: the line, then the removed cars in the places they would take."""
    if not view.order:
        return ()
    cars = view.order + view.out
    places = [Segment(f"{place:^{_CELL}}", "faint") for place in range(1, CARS + 1)]
    points = [Segment(f"{worth:^{_CELL}}", "strong") for worth in view.place_points]
    owners = [Segment(f"{_short(view, name, words):^{_CELL}}", "faint") for name in cars]
    return (
        row(_head(words("screen-place")), *places),
        row(_head(words("screen-car")), *[_cell(view, name) for name in cars]),
        row(_head(words("screen-owner")), *owners),
        row(_head(words("screen-points")), *points),
        row(_head(""), Segment(words("screen-key"), "faint")),
    )


def _head(text: str) -> Segment:
    return Segment(f"{text:<{_HEAD}}", "faint")


def _cell(view: RaceView, name: str) -> Segment:
    """A car with its marks: letter, number and brackets tell what the colour tells."""
    if name in view.out:
        return Segment(f"{'x ' + name:^{_CELL}}", "faint")
    owner = owner_of(view, name)
    text = f"[{name}]" if owner == view.seat else f"({name})" if owner < 0 else name
    return Segment(f"{text:^{_CELL}}", colour_of(name))


def _short(view: RaceView, name: str, words: Words) -> str:
    owner = owner_of(view, name)
    return words.name(owner)[: _CELL - 1] if owner >= 0 else "-"


def _entrants(view: RaceView, words: Words) -> tuple[Row, ...]:
    """FMR-2.2: who owns which colour, points if the race ended now, turns to come."""
    blocks = [_seat_block(view, words, number) for number in range(len(view.hand_sizes))]
    for name, points in zip(uncontrolled(view), view.points[len(blocks) :], strict=True):
        label = Segment(words("uncontrolled-team", colour=colour(name)), name)
        blocks.append(_block(row("  ", label), points, "", words))
    return (row(), *two_columns(blocks, _COLUMN))


def _seat_block(view: RaceView, words: Words, number: int) -> Row:
    mark = "> " if number == view.mover and view.turn and view.asking != "end" else "  "
    pieces: list[Segment] = []
    for name in COLOURS:
        if view.owners[name] == number:
            pieces += [Segment(" "), Segment(words.say(colour(name)), name)]
    left = view.turns_left[number]
    turns = "" if view.asking == "end" else words("screen-turns", turns=left)
    style = "strong" if number == view.seat else ""
    room = min(7, _NAME - 3 - width(tuple(pieces)))
    player = Segment(f"{words.name(number)[:room]:<6}", style)
    return _block(row(mark, player, *pieces), view.points[number], turns, words)


def _block(name: Row, points: int, turns: str, words: Words) -> Row:
    gap = " " * (_NAME - width(name))
    rest = Segment(f" {words('screen-pts')}  {turns}")
    return (*name, Segment(gap), Segment(f"{points:>2}", "strong"), rest)


def _hand(view: RaceView, words: Words) -> tuple[Row, ...]:
    """All cards that the reader may see, but for a hand to choose from: the menu shows that."""
    rows: list[Row] = []
    asked = view.seat if view.asking == "play" and view.seat in view.waiting else -1
    for number, cards in enumerate(view.hands):
        if cards and number != asked:
            rows.append(row(Segment(words("screen-hand", seat=seat(number)), "strong")))
            rows += [_card_row(view, code, words) for code in cards]
    return tuple(rows)


def _card_row(view: RaceView, code: str, words: Words) -> Row:
    name = Segment(f"{words.say(CARD[CODES.index(code)]):<23}", _style(code))
    return row(f"  {code:<5}", name, "  ", Segment(words.say(view.cards[code].text), "faint"))


def _choices(teller: Teller, view: RaceView, words: Words) -> dict[str, Choice]:
    """In words and colours; of cards also how many there are."""
    mine = view.hands[view.seat] or () if view.seat >= 0 else ()
    found = {}
    for token, choice in teller.choices(view).items():
        label = words.say(choice.label)
        if mine.count(token) > 1:
            label = words("screen-copies", card=label, copies=mine.count(token))
        told = words.say(choice.effect) if choice.effect else ""
        found[token] = Choice(row(Segment(label, _style(token))), told)
    return found


def _style(token: str) -> str:
    """The colour of a car or a card, if it has one."""
    if token in CODES:
        return COLOURS[TEAM[CODES.index(token)]] if TEAM[CODES.index(token)] != ANY else ""
    return colour_of(token) if token not in ".+" else ""


def _unseen(deck: list[int], view: RaceView, words: Words) -> tuple[Row, ...]:
    """FMR-R25: how many of each card are in no place that the reader knows, and the pile."""
    known = [card for hand in view.hands if hand for card in hand]
    left = Counter(CODES[card] for card in deck) - Counter(view.used) - Counter(known)
    colours = [Segment(f"{words.say(colour(name)):<7}", name) for name in COLOURS]
    rows = [
        row(Segment(words("screen-unseen", left=left.total(), cards=len(deck)), "strong")),
        row(f"  {'':<23}", *colours, words("screen-any-car")),
    ]
    for name, columns in _kinds().items():
        counts = [left[CODES[columns[team]]] if team in columns else -1 for team in range(-1, 6)]
        cells = [f"{'' if n < 0 else n or '.'!s:<7}" for n in counts[1:] + counts[:1]]
        rows.append(row(f"  {words(name):<23}", *cells))
    pile = " ".join(reversed(view.used))
    discards = words("screen-discards", cards=pile) if pile else words("screen-discards.empty")
    return (*rows, *[row(line) for line in wrap(discards, 79)])


def _kinds() -> dict[str, dict[int, int]]:
    """Rows of the table of cards: the message of a card -> team or -1 -> card."""
    kinds: dict[str, dict[int, int]] = {}
    for card in range(len(CODES)):
        name = "card-pit" if EFFECT[card] == PIT_STOP else printed(card).id
        kinds.setdefault(name, {})[TEAM[card]] = card
    return kinds
