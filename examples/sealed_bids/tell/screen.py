"""The terminal's picture of a view: columns here, words from the catalogue."""

from __future__ import annotations

from sealed_bids.tell.view import BidsView
from slipstream.tell.screen import Choice, Row, Screen, Segment, row
from slipstream.tell.teller import Teller
from slipstream.tell.words import Words


def draw(teller: Teller, view: BidsView, words: Words) -> Screen:
    return Screen(
        board=_board(view, words),
        question=row(words.say(teller.question(view))),
        words={
            token: Choice(row(words.say(one.label)), words.say(one.effect) if one.effect else "")
            for token, one in teller.choices(view).items()
        },
        result=_result(view, words) if view.asking == "end" else (),
    )


def _board(view: BidsView, words: Words) -> tuple[Row, ...]:
    """One row a seat: points, cards, what is sealed and marked."""
    titles = [words(f"screen-{name}") for name in ("points", "hand", "sealed", "mark")]
    head = row(words("screen-round", round=view.round, rounds=view.rounds))
    seats = [_seat(view, words, seat) for seat in range(len(view.score))]
    return (head, row(Segment(_cells("", *titles), "faint")), *seats)


def _seat(view: BidsView, words: Words, seat: int) -> Row:
    hand, shown = view.hands[seat], view.shown[seat]
    hidden = ["?"] * (view.hand_sizes[seat] - len(shown))
    cards = " ".join(map(str, hand if hand is not None else [*shown, *hidden]))
    sealed, mark = _mark(view.sealed[seat]), _mark(view.marks[seat])
    return row(_cells(words.name(seat), str(view.score[seat]), cards, sealed, mark))


def _cells(name: str, points: str, hand: str, sealed: str, mark: str) -> str:
    return f"{name[:11]:<12}{points:<8}{hand:<10}{sealed:<10}{mark}"


def _mark(number: int | None) -> str:
    return "?" if number is None else str(number or "-")


def _result(view: BidsView, words: Words) -> tuple[Row, ...]:
    order = sorted(range(len(view.score)), key=lambda seat: -view.score[seat])
    return tuple(row(f"{view.score[seat]:>3}  {words.name(seat)}") for seat in order)
