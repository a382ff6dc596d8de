"""One search for all games: drive on many times from guesses, and see what each move is worth.

Nothing is known here but a `Perspective` and what the game's `Driver` says. Moves are tried out
in rounds, every open move once from the same guess; by and by the worse half is given up
(*sequential halving*). A move is driven on by reflex until the driver's `cut`, then valued.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.kernel.bot import Perspective
from slipstream.kernel.character import PLAIN, Character
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import Driver
from slipstream.kernel.game import CHANCE, State
from slipstream.kernel.tree import Node, descend, learn

SEEDS: Final = 7  # the source of a perspective's luck that search takes its own from
SEED_RANGE: Final = 1 << 30
ENOUGH: Final = 12  # tries after which a move may be given up on its own
SURE: Final = 3.0  # standard errors by which it must be worse
ENOUGH_REHEARSALS: Final = 30  # of each answer of another seat, in one's mind
TEMPER: Final = 0.06  # the part of a win by which an answer that is e times as common is better
HAIR: Final = 0.001  # the part of a win that nobody thinks twice about


def own_luck(p: Perspective) -> SeededDealer:
    """Luck of the search's own, that depends on the bot's luck alone."""
    return SeededDealer(p.dealer.below(SEEDS, SEED_RANGE))


def drive_on(s: State, driver: Driver, until: int, luck: SeededDealer) -> None:
    """Everybody by reflex, the dealer by luck, until the race has come so far."""
    before_luck = driver.before_luck
    waiting = s.waiting
    while waiting:
        seat: i64 = waiting[0]
        decision = s.decisions[s.asking]
        if (seat != CHANCE or before_luck) and driver.cut(s) >= until:
            return
        if seat == CHANCE:
            decision.apply(s, CHANCE, decision.sample(s, luck))
        elif decision.sealed:
            answers = driver.together(s, luck)
            for index in range(len(answers)):
                decision.apply(s, waiting[index], answers[index])
        else:
            decision.apply(s, seat, driver.reflex(s, seat, luck))
        waiting = s.waiting


def carry_out(s: State, driver: Driver, seat: i64, move: list[int], luck: SeededDealer) -> None:
    """A whole move of a seat, as far as it can still be made; in between the others by reflex."""
    done: i64 = 0
    while s.waiting and done < len(move):
        asked: i64 = s.waiting[0]
        decision = s.decisions[s.asking]
        if asked == CHANCE:
            decision.apply(s, CHANCE, decision.sample(s, luck))
        elif asked != seat:
            decision.apply(s, asked, driver.reflex(s, asked, luck))
        else:
            if done and move[done] not in decision.legal(s, seat):
                return
            decision.apply(s, seat, move[done])
            done += 1


def worth(driver: Driver, s: State, seat: i64, character: Character = PLAIN) -> float:
    """What a seat wants: to win, and to have many of the points whoever wins; by its character."""
    chances, hopes = driver.judged(s)
    return character.worth(chances, hopes, driver.points_share, seat)


@final
class Search:
    """One decision of one seat, for as many rounds as the caller has patience."""

    def __init__(
        self,
        p: Perspective,
        driver: Driver,
        character: Character = PLAIN,
        branches: bool = False,
    ) -> None:
        self.p = p
        self.driver = driver
        self.character = character
        self.branches = branches
        self.seat: i64 = p.seat
        self.luck = own_luck(p)
        first: State = p.guess()
        self.habits: list[dict[int, float]] = []
        if is_sealed(first):
            driver.reopen(first)
            self.habits = driver.habits(first, self.luck)
        self.asked = first.waiting
        self.until = driver.cut(first) + driver.horizon
        self.moves = driver.candidates(first, self.seat)[: driver.widest()]
        self.totals = [0.0] * len(self.moves)
        self.squares = [0.0] * len(self.moves)
        self.visits = [0] * len(self.moves)
        self.open = list(range(len(self.moves)))
        self.nodes = [Node() for _ in self.moves]
        self.first = first
        self.rehearsals = 0
        self.rehearsed: list[dict[int, float]] = []  # of each other seat: what its answers brought
        if self.habits and driver.reckons > 0.0:
            self.rehearsed = [
                {} if seat == self.seat else dict.fromkeys(first.legal(seat), 0.0)
                for seat in self.asked
            ]

    def try_out(self) -> int:
        """Every open move once more, from one new guess; how many moves that were."""
        guess: State = self.p.guess()
        driver = self.driver
        if self.habits:
            self.seal(guess)
        for index in self.open:
            s = guess.copy()
            carry_out(s, driver, self.seat, self.moves[index], self.luck)
            root = self.nodes[index]
            path = descend(s, root, driver, self.until, self.luck) if self.branches else []
            drive_on(s, driver, self.until, self.luck)
            if self.branches:
                learn(s, driver, root, path)
            found = worth(driver, s, self.seat, self.character)
            self.totals[index] += found
            self.squares[index] += found * found
            self.visits[index] += 1
        return len(self.open)

    def seal(self, guess: State) -> None:
        """Whatever others may have answered already: they do what they usually do."""
        self.driver.reopen(guess)
        self.all_but(self.seat, guess)

    def all_but(self, one: i64, s: State) -> None:
        """Everybody else gives a sealed answer, each by its habits."""
        for who, seat in enumerate(self.asked):
            if seat != one:
                habit = self.habits[who]
                s.apply(seat, list(habit)[draw(list(habit.values()), self.luck)])

    def rehearses(self) -> bool:
        """Is it worth while to think once more about what others think?"""
        return len(self.rehearsed) > 0 and self.rehearsals < ENOUGH_REHEARSALS

    def rehearse(self) -> int:
        """Every answer of every other seat once, while all do the usual; how many they were."""
        driver = self.driver
        tried = 0
        for who, totals in enumerate(self.rehearsed):
            seat = self.asked[who]
            others = self.first.copy()
            self.all_but(seat, others)
            for answer in totals:
                s = others.copy()
                s.apply(seat, answer)
                drive_on(s, driver, self.until, self.luck)
                totals[answer] += worth(driver, s, seat)
            tried += len(totals)
        self.rehearsals += 1
        return tried

    def reckon(self) -> None:
        """Others think, too: some of the time they do what has done them good in rehearsals."""
        part = self.driver.reckons
        for who, totals in enumerate(self.rehearsed):
            if totals and self.rehearsals:
                habit = as_shares(self.habits[who])
                thought = as_shares(preferred(totals, TEMPER * self.rehearsals))
                self.habits[who] = {
                    answer: (1.0 - part) * habit.get(answer, 0.0) + part * thought[answer]
                    for answer in thought
                }

    def keep(self, number: int) -> None:
        """Look at no more than the best-looking moves, before any is tried."""
        self.moves = self.moves[:number]
        self.open = self.open[:number]

    def mean(self, index: int) -> float:
        return self.totals[index] / self.visits[index]

    def halve(self) -> None:
        """Give up the worse half of the open moves; of equals the better-looking one stays.

        A careful driver keeps the best-looking move of all in sight.
        """
        ranked = sorted(self.open, key=lambda index: (-self.mean(index), index))
        kept = ranked[: (len(ranked) + 1) // 2]
        if self.driver.care > 0.0 and self.open[0] not in kept:
            kept[-1] = self.open[0]
        self.open = sorted(kept)

    def give_up(self) -> None:
        """Try no more what can hardly turn out better than the best by more than a hair.

        How far means may be off is taken from all open moves together: a few tries of one move
        may be alike by chance.
        """
        best = self.leader()
        if self.visits[best] < ENOUGH:
            return
        variances = [self.variance(index) for index in self.open]
        reach = SURE * sqrt(2.0 * sum(variances) / len(variances)) - HAIR
        if reach <= 0.0:
            self.open = [best]
        else:
            floor = self.mean(best) - reach
            self.open = [index for index in self.open if self.mean(index) >= floor]

    def best(self) -> list[int]:
        """The move that did best among those still open, if that is no chance."""
        first = self.open[0]
        found = self.leader()
        lead = self.mean(found) - self.mean(first)
        if lead < self.driver.care * self.doubt(found, first):
            found = first
        return self.moves[found]

    def leader(self) -> int:
        """Of the open moves the one that has done best; of equals the better-looking one."""
        found = self.open[0]
        for index in self.open:
            if self.mean(index) > self.mean(found):
                found = index
        return found

    def doubt(self, one: int, other: int) -> float:
        """By how much the difference of two means may be off."""
        return sqrt(self.variance(one) + self.variance(other))

    def variance(self, index: int) -> float:
        """Of a mean: how far it may be off, squared."""
        mean = self.mean(index)
        return max(0.0, self.squares[index] / self.visits[index] - mean * mean) / self.visits[index]

    def means(self) -> list[float]:
        """What every move was worth when it was last tried."""
        return [self.mean(index) for index in range(len(self.moves))]


@final
class SealedSearch:
    """A sealed decision: all seats answer it again and again, each more often what it missed.

    Regret matching: in the long run nobody would have done better with any one other answer, so
    the answers are as mixed as they must be against drivers who think the same.
    """

    def __init__(self, p: Perspective, driver: Driver, character: Character = PLAIN) -> None:
        self.p = p
        self.driver = driver
        self.character = character
        self.seat: i64 = p.seat
        self.luck = own_luck(p)
        first = self.asked()
        self.until = driver.cut(first) + driver.horizon
        self.seats = first.waiting
        # By seat and answer. What others may answer differs from guess to guess.
        self.regrets: list[dict[int, float]] = [{} for _ in self.seats]
        self.played: dict[int, float] = {}  # by the seat itself
        self.trials = 0

    def asked(self) -> State:
        """A guess in which nobody has answered yet."""
        s: State = self.p.guess()
        self.driver.reopen(s)
        return s

    def try_out(self) -> int:
        """Everybody draws an answer, and learns what each other one would have brought instead."""
        guess = self.asked()
        self.trials += 1
        legal = [guess.legal(seat) for seat in self.seats]
        chosen: list[int] = []
        for who, answers in enumerate(legal):
            weights = [self.regrets[who].get(answer, 0.0) for answer in answers]
            if self.seats[who] == self.seat:
                self.remember(answers, positive(weights))
            chosen.append(answers[draw(weights, self.luck)])
        tried = 0
        for who, answers in enumerate(legal):
            tried += self.learn(guess, who, answers, chosen)
        return tried

    def remember(self, answers: list[int], mixture: list[float]) -> None:
        """How the seat mixed its answers this time; later times weigh more."""
        for index, answer in enumerate(answers):
            self.played[answer] = self.played.get(answer, 0.0) + mixture[index] * self.trials

    def learn(self, guess: State, who: int, answers: list[int], chosen: list[int]) -> int:
        """One seat's regrets, if the others stay with what they drew."""
        mine = chosen[who]
        worths: list[float] = []
        for answer in answers:
            chosen[who] = answer
            worths.append(self.outcome(guess, who, chosen))
        chosen[who] = mine
        had = worths[answers.index(mine)]
        regrets = self.regrets[who]
        for index, answer in enumerate(answers):
            regrets[answer] = max(0.0, regrets.get(answer, 0.0) + worths[index] - had)
        return len(worths)

    def outcome(self, guess: State, who: int, chosen: list[int]) -> float:
        s = guess.copy()
        for index, seat in enumerate(self.seats):
            s.apply(seat, chosen[index])
        drive_on(s, self.driver, self.until, self.luck)
        seat = self.seats[who]
        return worth(self.driver, s, seat, self.character if seat == self.seat else PLAIN)

    def mixture(self) -> dict[int, float]:
        """How often the seat should give each answer; what was only tried out is left out."""
        floor = max(self.played.values()) * RARE
        kept = [share if share >= floor else 0.0 for share in self.played.values()]
        return dict(zip(self.played, shares_of(kept), strict=True))

    def choose(self) -> int:
        """An answer drawn from the mixture."""
        mixture = self.mixture()
        return list(mixture)[draw(list(mixture.values()), self.luck)]


RARE: Final = 0.2  # of the commonest answer's share
FINE: Final = 1 << 30  # steps of a fraction that luck is asked for


def preferred(totals: dict[int, float], temper: float) -> dict[int, float]:
    """How often each answer is given by who knows what it brings, as weights."""
    most = max(totals.values())
    return {answer: exp((total - most) / temper) for answer, total in totals.items()}


def as_shares(habit: dict[int, float]) -> dict[int, float]:
    """How often each answer is given, in parts of all."""
    return dict(zip(habit, shares_of(list(habit.values())), strict=True))


def positive(weights: list[float]) -> list[float]:
    """Shares by positive weight; all alike if none has any."""
    return shares_of([max(0.0, weight) for weight in weights])


def shares_of(weights: list[float]) -> list[float]:
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def draw(weights: list[float], luck: SeededDealer) -> int:
    """One of the choices by its positive weight; all are alike if none has any."""
    left = luck.below(0, FINE) / FINE
    mixture = positive(weights)
    choice = mixture.index(max(mixture))  # if rounding leaves a little
    for index, share in enumerate(mixture):
        if 0.0 <= left < share:
            choice = index
        left -= share
    return choice


def is_sealed(s: Any) -> bool:
    """Does the open decision ask several seats at once, none of which sees the others' answers?"""
    sealed: bool = s.decision.sealed
    return sealed
