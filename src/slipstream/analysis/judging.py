"""What an answer cost: the best one is searched for, then both are driven on from new guesses.

The judge knows what the seat knew, a Perspective, and nothing else. The guesses on which two moves
are compared are not those by which the best was found: nobody looks good by chance alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from slipstream.analysis.tally import Tally
from slipstream.analysis.verdict import BRILLIANT, ERRORS, MISTAKE, Amount, Loss
from slipstream.bots.hints import expected_place
from slipstream.bots.levels import Meter, think_through
from slipstream.bots.registry import USUAL, make_bot
from slipstream.kernel.bot import Perspective
from slipstream.kernel.driver import Driver
from slipstream.kernel.game import State
from slipstream.kernel.search import (
    SealedSearch,
    Search,
    carry_out,
    draw,
    drive_on,
    is_sealed,
    worth,
)

SEARCHING: Final = 0.5  # the part of the budget that goes into the search
FEWEST: Final = 2  # comparisons, or there is no error


class Judgement(NamedTuple):
    """The best move and what the played one cost against it."""

    best: list[int]
    loss: Loss
    mark: str
    counts: bool = True
    """Whether there was anything to decide: some answers were better than others."""


class Question:
    """A decision that one seat alone answers, or of which it is known what others usually do."""

    def __init__(self, p: Perspective, driver: Driver, playouts: int) -> None:
        self.search = Search(p, driver)
        self.best = think_through(self.search, Meter(playouts, 0, 0))

    def is_right(self, played: list[int]) -> bool:
        return played == self.best

    def is_trivial(self) -> bool:
        """Is there one sensible move alone, or do the best and the worst differ by chance?"""
        search = self.search
        if len(search.moves) == 1:
            return True
        means = search.means()
        ranked = sorted(range(len(means)), key=lambda index: means[index])
        worst, best = ranked[0], ranked[-1]
        return means[best] - means[worst] <= ERRORS * search.doubt(best, worst)

    def fresh(self) -> State:
        """A new guess, in which nobody but the seat still has to answer."""
        guess: State = self.search.p.guess()
        if self.search.habits:
            self.search.seal(guess)
        return guess

    def better(self) -> list[int]:
        """What to compare with."""
        return self.best


class SealedQuestion:
    """A decision that all answer at once: right is whatever belongs to the mixture."""

    def __init__(self, p: Perspective, driver: Driver, playouts: int) -> None:
        self.search = SealedSearch(p, driver)
        done = self.search.try_out()
        while done < playouts:
            done += self.search.try_out()
        self.mixture = self.search.mixture()
        self.best = [max(self.mixture, key=lambda answer: self.mixture[answer])]

    def is_right(self, played: list[int]) -> bool:
        return self.mixture.get(played[0], 0.0) > 0.0

    def fresh(self) -> State:
        search = self.search
        guess = search.asked()
        for who, seat in enumerate(search.seats):
            if seat != search.seat:
                legal = guess.legal(seat)
                weights = [search.regrets[who].get(answer, 0.0) for answer in legal]
                guess.apply(seat, legal[draw(weights, search.luck)])
        return guess

    def better(self) -> list[int]:
        weights = list(self.mixture.values())
        return [list(self.mixture)[draw(weights, self.search.luck)]]


def judge(p: Perspective, played: list[int], playouts: int) -> Judgement:
    """The whole move that a seat made, against the best that it could have known."""
    state: State = p.guess()
    question = questioned(p, state, playouts)
    duels = comparing(playouts)
    if isinstance(question, SealedQuestion):
        if question.is_right(played):
            return Judgement(played, Loss(), "")
        return blamed(question.best, played, compare(question, question.better, played, duels))
    counts = not question.is_trivial()
    if not question.is_right(played):
        loss = compare(question, question.better, played, duels)
        found = blamed(question.best, played, loss)
        return found._replace(counts=counts or loss.is_any())
    usual = club_move(p, state) if counts else played
    if usual == played:
        return Judgement(played, Loss(), "", counts)
    missed = compare(question, lambda: played, usual, duels)
    return Judgement(played, Loss(), BRILLIANT if missed.reaches(MISTAKE) else "")


def searching(playouts: int) -> int:
    """How many of the playouts look for the best move."""
    return max(1, int(playouts * SEARCHING))


def comparing(playouts: int) -> int:
    """How often two moves are then driven on from the same guess."""
    return max(FEWEST, (playouts - searching(playouts)) // 2)


def questioned(p: Perspective, state: State, playouts: int) -> Question | SealedQuestion:
    """The decision, as a guess shows it, with its best move or its mixture found."""
    driver = state.game.driver.of_aces()
    if is_sealed(state) and not driver.foresees:
        return SealedQuestion(p, driver, searching(playouts))
    return Question(p, driver, searching(playouts))


def blamed(best: list[int], played: list[int], loss: Loss) -> Judgement:
    """A move that is as good as the best is itself the best."""
    return Judgement(best if loss.is_any() else played, loss, loss.mark())


class Differences(NamedTuple):
    """By how much one move is better than another, as measured: no doubt is given anybody."""

    worth: Amount
    win: Amount
    places: Amount
    points: Amount

    def told(self) -> Loss:
        """As a loss: if all in all it may be chance, nothing is lost in any measure."""
        found = [self.win, self.places, self.points]
        if not self.worth.is_sure():
            found = [Amount(0.0, one.error) for one in found]
        return Loss(*(one.told() for one in found))


def compare(
    question: Question | SealedQuestion,
    better: Callable[[], list[int]],
    worse: list[int],
    duels: int,
) -> Loss:
    """What it costs to make one move instead of another."""
    return measured(question, better, worse, duels).told()


def measured(
    question: Question | SealedQuestion,
    better: Callable[[], list[int]],
    worse: list[int],
    duels: int,
) -> Differences:
    """Both moves from the same guesses, which are new."""
    worths, wins, places, points = Tally(), Tally(), Tally(), Tally()
    for _ in range(duels):
        guess = question.fresh()
        one = outcome(question, guess.copy(), better())
        other = outcome(question, guess, worse)
        worths.add(one.worth - other.worth)
        wins.add(one.win - other.win)
        places.add(other.place - one.place)
        points.add(one.points - other.points)
    return Differences(*(tally.amount() for tally in (worths, wins, places, points)))


class Outcome(NamedTuple):
    """What came of a move when it was driven on."""

    worth: float
    win: float
    place: float
    points: float


def outcome(question: Question | SealedQuestion, s: State, move: list[int]) -> Outcome:
    search = question.search
    driver, seat = search.driver, search.p.seat
    carry_out(s, driver, seat, move, search.luck)
    drive_on(s, driver, search.until, search.luck)
    return Outcome(
        worth(driver, s, seat),
        driver.value(s)[seat],
        expected_place(driver, s, seat),
        driver.hopes(s)[seat],
    )


def club_move(p: Perspective, guess: State) -> list[int]:
    """What a club driver would have played: the answer, and the path that belongs to it."""
    club = make_bot(guess.game, USUAL)
    move = [club.choose(p)]
    guess.apply(p.seat, move[0])
    while guess.waiting == [p.seat] and guess.decision.glued:
        legal = guess.legal(p.seat)
        on_the_way = Perspective(guess, p.seat, p.dealer, p.budget_ms)
        move.append(club.choose(on_the_way) if len(legal) > 1 else legal[0])
        guess.apply(p.seat, move[-1])
    return move
