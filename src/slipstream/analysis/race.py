"""A whole record, decision by decision; the same from the same seed, by however many processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Final

import msgspec

from slipstream.analysis.chances import Moment, Turning, moments, turning_points
from slipstream.analysis.judging import judge
from slipstream.analysis.luck import Fortune, Stroke, fortunes, strokes
from slipstream.analysis.verdict import Drive, Verdict, summed_up
from slipstream.bots.levels import ACE
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.game import CHANCE, State
from slipstream.notation.moves import movetext, spelled
from slipstream.notation.record import Record, read_record
from slipstream.workers import LostWorker, hired

JUDGES: Final = {"pro": 1, "ace": ACE}
"""How long they think, in times of a pro's playouts."""
NO_CLOCK: Final = 0
PARTS: Final = 8  # of the work of each process, so that all end together
SHOWN: Final = 0  # the seed of the guess on which a move is spelled


class Judge(msgspec.Struct, frozen=True):
    """Who judges: how often each decision is driven on, and by which luck."""

    playouts: int
    seed: int = 0


class Choice(msgspec.Struct, frozen=True):
    """A decision with a choice: where in the record it begins, and the whole move that was made."""

    index: int
    seat: int
    answers: list[int]


class Analysis(msgspec.Struct, frozen=True):
    """The verdicts of a race, in its order, and what they amount to; then chances and luck."""

    game: str
    seats: int
    playouts: int
    seed: int
    drives: list[Drive]
    verdicts: list[Verdict]
    chances: list[Moment]
    turning: list[Turning]
    fortunes: list[Fortune]
    strokes: list[Stroke]
    explained: float
    """What part of the difference between results the judge's luck explains in this game."""


def analyse(
    text: str,
    judge: Judge,
    seat: int | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    house: str = "",
) -> Analysis:
    """The record in `text`: all seats, or one of them, counted from 0.

    `progress` is told how many decisions are judged, and how many there are; `house` is the word
    of the house rules, if it was raced by any.
    """
    record = kept(text, house)
    wanted = [choice for choice in choices(record) if seat in (None, choice.seat)]
    verdicts: list[Verdict] = []
    for some in judged(text, house, judge, wanted, jobs):
        verdicts += some
        if progress:
            progress(len(verdicts), len(wanted))
    return put_together(record, judge, verdicts, seat)


def put_together(
    record: Record, judge: Judge, verdicts: Sequence[Verdict], seat: int | None = None
) -> Analysis:
    """Of as many verdicts as there are so far."""
    game = record.game
    found = sorted(verdicts, key=lambda verdict: verdict.move)
    line, chance = moments(record), list(strokes(record))
    return Analysis(
        f"{game.code}/{game.version}",
        game.seats,
        judge.playouts,
        judge.seed,
        [summed_up(one + 1, found) for one in range(game.seats) if seat in (None, one)],
        found,
        line,
        turning_points(line),
        fortunes(record, chance),
        chance,
        game.driver.luck_explains,
    )


@cache
def kept(text: str, house: str = "") -> Record:
    """Read once, in every process."""
    return read_record(text, house)


def usual_playouts(record: Record, level: str) -> int:
    """What a judge of this level takes for a decision of the recorded game."""
    return record.game.driver.playouts * JUDGES[level]


def choices(record: Record) -> list[Choice]:
    """Where a seat had more than one answer; the steps of a path are no choices of their own."""
    found: list[Choice] = []
    after = 0
    for index, state in enumerate(record.states()):
        if after <= index < len(record.moves):
            seat = record.moves[index][0]
            if seat != CHANCE and len(state.legal(seat)) > 1:
                answers = whole_move(state, record.moves[index:])
                found.append(Choice(index, seat, answers))
                after = index + len(answers)
    return found


def whole_move(state: State, moves: Sequence[tuple[int, int]]) -> list[int]:
    """The answer, and the path that belongs to it."""
    mine = moves[0][0]
    then = state.copy()
    answers: list[int] = []
    for seat, action in moves:
        if answers and (seat != mine or not then.decision.glued):
            break
        answers.append(action)
        then.apply(seat, action)
    return answers


def judged(
    text: str, house: str, judge: Judge, wanted: list[Choice], jobs: int
) -> Iterator[list[Verdict]]:
    """Some verdicts after the other; of several processes in any order."""
    if jobs == 1:
        yield from ([verdict] for verdict in verdicts_of(kept(text, house), judge, wanted))
        return
    size = max(1, len(wanted) // (PARTS * jobs))
    parts = [wanted[first : first + size] for first in range(0, len(wanted), size)]
    with hired(jobs) as workers:
        try:
            for _, found in workers.each(partial(part_of, text, house, judge), parts):
                yield found
        except LostWorker:
            raise SlipstreamError("a process of the analysis died: nothing is judged") from None


def part_of(text: str, house: str, judge: Judge, wanted: list[Choice]) -> list[Verdict]:
    return list(verdicts_of(kept(text, house), judge, wanted))


def verdicts_of(record: Record, judge: Judge, wanted: list[Choice]) -> Iterator[Verdict]:
    by_index = {choice.index: choice for choice in wanted}
    for index, state in enumerate(record.states()):
        if index in by_index:
            yield verdict_of(state, by_index[index], judge)


def verdict_of(state: State, choice: Choice, by: Judge) -> Verdict:
    """A decision's luck is its own, so that it does not matter which others are judged."""
    luck = SeededDealer(derive(by.seed, choice.index))
    p = Perspective(state, choice.seat, luck, NO_CLOCK)
    found = judge(p, choice.answers, by.playouts)
    return Verdict(
        choice.index + 1,
        state.turn(),
        choice.seat + 1,
        state.decision.name,
        written(state, choice.seat, choice.answers),
        written(state, choice.seat, found.best),
        found.loss,
        found.mark,
        found.counts,
    )


def written(state: State, seat: int, answers: list[int]) -> str:
    """A whole move as records write it, as far as nobody comes between: `27#FO :28.0o`."""
    guess = state.guess(seat, SeededDealer(SHOWN))
    moves = []
    for answer in answers:
        if seat not in guess.waiting or answer not in guess.legal(seat):
            break
        moves.append(spelled(guess, seat, answer))
        guess.apply(seat, answer)
    return movetext(moves)
