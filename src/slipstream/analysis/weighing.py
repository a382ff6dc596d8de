"""What if? One decision, and what several answers to it are worth beside the one that was played.

The judge's best answers and one that somebody asks about are driven on from the same guesses as the
played one, round by round: whoever has seen enough stops asking. As a verdict does, all of it rests
on what the seat could know, and depends on the seed alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from slipstream.analysis.judging import Question, SealedQuestion, outcome, questioned
from slipstream.analysis.race import NO_CLOCK, Choice, Judge
from slipstream.analysis.tally import Tally
from slipstream.analysis.verdict import ERRORS, Amount
from slipstream.bots.hints import without_twins
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.game import State

BEST: Final = 3  # moves that the judge names
TIMES: Final = 2  # of the playouts of a verdict: one decision is looked at, and somebody waits
FEWEST: Final = 2  # rounds, or there is no error
SHOWN: Final = 0  # the seed of the guess on which a move is completed


class Option(NamedTuple):
    """One answer: what the seat can expect after it, and how much more than after the played."""

    answers: list[int]
    win: Amount
    place: Amount
    gain_win: Amount
    gain_places: Amount
    is_sure: bool
    """Whether it is better or worse than the played one by more than chance."""
    share: float
    """How often the judge gives this answer, where answers are sealed and have to be mixed."""


class Trial:
    """What came of one answer so far."""

    def __init__(self, answers: list[int], share: float) -> None:
        self.answers = answers
        self.share = share
        self.win, self.place = Tally(), Tally()
        self.worth, self.gain_win, self.gain_places = Tally(), Tally(), Tally()

    def option(self) -> Option:
        worth = self.worth.amount()
        return Option(
            self.answers,
            self.win.amount().rounded(),
            self.place.amount().rounded(),
            self.gain_win.amount().rounded(),
            self.gain_places.amount().rounded(),
            worth.value != 0.0 and abs(worth.value) >= ERRORS * worth.error,
            self.share,
        )


class Weighing:
    """The played answer first, then the judge's best, then the one that was asked about."""

    def __init__(self, state: State, choice: Choice, by: Judge, tried: list[int]) -> None:
        luck = SeededDealer(derive(by.seed, choice.index))
        p = Perspective(state, choice.seat, luck, NO_CLOCK)
        self.question: Question | SealedQuestion = questioned(p, p.guess(), by.playouts)
        self.tried = completed(self.question, state, choice.seat, tried) if tried else []
        moves = [choice.answers, *best_moves(p, self.question), *([self.tried] if tried else [])]
        distinct = [move for at, move in enumerate(moves) if move not in moves[:at]]
        shares = shares_of(self.question)
        self.trials = [Trial(move, shares.get(move[0], 0.0)) for move in distinct]
        self.total = max(FEWEST, TIMES * by.playouts // max(1, len(distinct)))
        self.done = 0

    def round(self) -> None:
        """Every answer once more, from one new guess."""
        guess = self.question.fresh()
        found = [outcome(self.question, guess.copy(), one.answers) for one in self.trials]
        played = found[0]
        for trial, one in zip(self.trials, found, strict=True):
            trial.win.add(one.win)
            trial.place.add(one.place)
            trial.worth.add(one.worth - played.worth)
            trial.gain_win.add(one.win - played.win)
            trial.gain_places.add(played.place - one.place)
        self.done += 1

    def options(self) -> list[Option]:
        return [trial.option() for trial in self.trials]


def best_moves(p: Perspective, question: Question | SealedQuestion) -> list[list[int]]:
    """The judge's, the best first: of a sealed decision the commonest of its mixture."""
    if isinstance(question, SealedQuestion):
        mixture = question.mixture
        common = sorted((one for one in mixture if mixture[one]), key=lambda one: -mixture[one])
        return [[answer] for answer in common[:BEST]]
    search = question.search
    tried = [at for at, visits in enumerate(search.visits) if visits]
    ranked = sorted(tried, key=lambda at: -search.mean(at))
    moves = [question.best, *(search.moves[at] for at in ranked)]
    distinct = [move for at, move in enumerate(moves) if move not in moves[:at]]
    return without_twins(p, search.driver, distinct)[:BEST]


def shares_of(question: Question | SealedQuestion) -> dict[int, float]:
    return question.mixture if isinstance(question, SealedQuestion) else {}


def completed(
    question: Question | SealedQuestion, state: State, seat: int, begun: list[int]
) -> list[int]:
    """A whole move: of one that is only begun the judge's best end, else how a driver ends it."""
    guess = state.guess(seat, SeededDealer(SHOWN))
    for answer in begun:
        guess.apply(seat, answer)
    if guess.waiting != [seat] or not guess.decision.glued:
        return begun
    if isinstance(question, Question):
        search = question.search
        known = [at for at, move in enumerate(search.moves) if move[: len(begun)] == begun]
        if known:
            return search.moves[max(known, key=lambda at: search.visits[at] and search.mean(at))]
    driver, move = question.search.driver, list(begun)
    while guess.waiting == [seat] and guess.decision.glued:
        move.append(driver.reflex(guess, seat, SeededDealer(SHOWN)))
        guess.apply(seat, move[-1])
    return move
