"""Puzzles as the page asks them: those that a game brings, and those of one's own mistakes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec

from slipstream.analysis.puzzles import shipped
from slipstream.analysis.verdict import BRILLIANT, Verdict
from slipstream.games.registry import GAMES, read, teller
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State
from slipstream.table.looking_back import review
from slipstream.table.looking_back.looks import Look, past_race
from slipstream.table.looking_back.past_race import PastRace
from slipstream.table.room.refusal import Refusal
from slipstream.table.store.reading import read_beside
from slipstream.table.store.reviews import review_of
from slipstream.table.telling import rest
from slipstream.table.telling.messages import happened
from slipstream.table.telling.position import position
from slipstream.table.telling.preview import Preview
from slipstream.tell.printed_board import PrintedBoard
from slipstream.tell.say import Say
from slipstream.tell.teller import answers

MOST: Final = 8  # of one race
TITLE: Final = Say("puzzle.title")
TEXT: Final = Say("puzzle.text")


class Asked(NamedTuple):
    """A position and its best answer, with what the other one costs."""

    state: State
    seat: int
    answer: str
    rival: str
    win: float
    places: float


@cache
def of_game(code: str) -> bytes:
    """The set that a game brings."""
    if code not in GAMES:
        raise Refusal("no_game", args={"games": list(GAMES)})
    asked = [
        Asked(read(one.line), one.seat - 1, one.answer, one.rival, one.win, one.places)
        for one in shipped(code).puzzle
    ]
    return msgspec.json.encode(lecture(code, asked, "puzzle"))


def of_race(look: Look, seat: int) -> bytes:
    """The worst decisions of a seat, as puzzles; as far as the race has been reviewed."""
    past, _ = past_race(look)
    record = past.ended_record()
    kept = read_beside(look.store, lambda found: review_of(found, look.table))
    known = review.read(kept, record)
    marked = known.analysis.verdicts if known else []
    mine = [one for one in marked if one.seat == seat + 1 and one.mark not in ("", BRILLIANT)]
    worst = sorted(mine, key=lambda one: -one.loss.weight())[:MOST]
    return msgspec.json.encode(lecture(record.game.code, list(_own(past, worst)), "puzzle-own"))


def _own(past: PastRace, verdicts: Iterable[Verdict]) -> Iterable[Asked]:
    """What the seat knew then; the rest is a guess."""
    for verdict in verdicts:
        seat = verdict.seat - 1
        guess = past.at(verdict.move - 1).guess(seat, SeededDealer(review.SEED))
        best, played = (text.split(maxsplit=1)[0] for text in (verdict.best, verdict.played))
        if best != played and seat in guess.waiting:
            loss = verdict.loss
            yield Asked(guess, seat, best, played, loss.win.value, loss.places.value)


def lecture(code: str, asked: Sequence[Asked], about: str) -> rest.Lecture:
    boards: list[PrintedBoard] = []
    steps = [_step(one, number, boards, about) for number, one in enumerate(asked)]
    return rest.Lecture(code, TITLE, TEXT, boards, steps)


def _step(asked: Asked, number: int, boards: list[PrintedBoard], about: str) -> rest.LectureStep:
    before, seat = asked.state, asked.seat
    game = before.game
    board = teller(game).board()
    if board and board not in boards:
        boards.append(board)
    after = before.copy()
    after.trace = []
    after.apply(seat, before.decision.read(before, seat, asked.answer))
    return rest.LectureStep(
        title=Say("puzzle-title", {"n": number + 1}),
        say=Say(f"{about}-ask"),
        clause="",
        answer=asked.answer,
        after=_why(asked, about),
        seat=seat,
        names=[""] * game.seats,
        options=dict(game.options),
        board=boards.index(board) if board else -1,
        position=position(before, seat, number, number=number),
        prospects=Preview(before, seat).all(number, asked.answer),
        view=game.view(after, seat),
        events=[happened(game, event, seat) for event in after.trace],
    )


def _why(asked: Asked, about: str) -> Say:
    """Both answers in words, and what lies between them."""
    offered = teller(asked.state.game).choices(asked.state.game.view(asked.state, asked.seat))
    told = answers([asked.answer, asked.rival], offered)
    return Say(
        f"{about}-why",
        {
            "best": told[asked.answer].label,
            "other": told[asked.rival].label,
            "percent": round(100 * asked.win),
            "places": f"{asked.places:.1f}",
        },
    )
