"""The four levels: drivers of every game who think with the one search, more or less long.

In the lab a driver thinks by count, so that every race can be repeated from its seed; at the
table by the clock. A rookie thinks for a moment only, and follows good ideas and poor ones
alike.
"""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import Final

from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.character import PLAIN, Character
from slipstream.kernel.driver import Driver
from slipstream.kernel.game import Game, State
from slipstream.kernel.search import SealedSearch, Search, draw, is_sealed

LEVELS: Final = ["rookie", "club", "pro", "ace"]
"""Weakest first. A club driver looks one answer ahead, in a way of each game's own."""
PRO_MS: Final = 50
ACE_MS: Final = 400
ACE: Final = 5  # times the playouts of a pro
ROOKIE: Final = 20  # parts of the playouts of a pro
KEPT: Final = 64  # moves to remember
CLUB: Final = 10  # parts of the playouts of a pro, of club drivers with a character
RUIN: Final = 0.1  # the part of a win that nobody throws away with open eyes
REHEARSALS: Final = 6  # of what others may think: fewer tell nothing
REHEARSING: Final = 0.5  # the part of the budget that goes into what others think, at most
CALM: Final = 2.0  # how much a pro prefers the best to what its slack just allows, as a power of e


class Meter:
    """How long a decision may still take: by count, or by the clock if there is one."""

    def __init__(self, playouts: int, ms: int, budget_ms: int) -> None:
        self.playouts = playouts
        self.done = 0
        self.seconds = min(ms, budget_ms) / 1000 if budget_ms else 0.0
        self.started = perf_counter()

    def spent(self) -> float:
        """The part of the budget that is gone; 1 or more: all of it."""
        if self.seconds:
            return (perf_counter() - self.started) / self.seconds
        return self.done / self.playouts


def in_time(p: Perspective, driver: Driver) -> Driver:
    """At the table somebody waits; in the lab nobody does, and every race can be repeated."""
    return driver.by_the_clock() if p.budget_ms else driver


def rehearse(search: Search, meter: Meter) -> None:
    """What others may think, before the own moves; who has no time for enough of it leaves it."""
    while search.rehearses() and meter.spent() < REHEARSING:
        meter.done += search.rehearse()
        if meter.spent() * REHEARSALS > REHEARSING * search.rehearsals:
            return
    search.reckon()


def think_through(search: Search, meter: Meter) -> list[int]:
    """The best move: in each stage of equal length the worse half is given up.

    What is clearly worse goes at once, and with the last rival the thought is over.
    """
    rehearse(search, meter)
    begun = meter.spent()
    stages = (len(search.moves) - 1).bit_length()
    for stage in range(1, stages + 1):
        meter.done += search.try_out()
        while meter.spent() < begun + (1 - begun) * stage / stages and len(search.open) > 1:
            meter.done += search.try_out()
            search.give_up()
        if len(search.open) == 1:
            break
        if stage < stages:
            search.halve()
    return search.best() if stages else search.moves[0]


class Searcher(Bot):
    """Thinks with the search, and carries out the move that it has found."""

    def __init__(self, times: float, ms: int, character: Character = PLAIN) -> None:
        self.times = times
        self.ms = ms
        self.character = character
        self.begun: dict[str, list[int]] = {}  # what is left of a move, by what the seat knows

    def choose(self, p: Perspective) -> int:
        if len(p.legal) == 1:
            return p.legal[0]
        guess: State = p.guess()
        if is_sealed(guess) and not self.foresees(guess.game):
            return self.mix(p, guess.game)
        following = self.goes_on(p, guess)
        if following is not None:
            return following
        move = self.think(p, guess.game)
        self.remember(p, guess, move)
        return move[0]

    def foresees(self, game: Game) -> bool:
        """Does it know what others will do at the same time?"""
        return game.driver.foresees

    def with_ideas(self, game: Game) -> Driver:
        """Whose ideas it has."""
        return game.driver

    def slack(self, game: Game) -> float:
        """The part of a win that it may give away with one decision, knowingly."""
        return 0.0

    def meter(self, p: Perspective, game: Game) -> Meter:
        playouts = self.with_ideas(game).playouts
        return Meter(max(1, int(playouts * self.times)), self.ms, p.budget_ms)

    def mix(self, p: Perspective, game: Game) -> int:
        """An answer that nobody sees yet is drawn from a mixture."""
        search = SealedSearch(p, game.driver, self.character)
        meter = self.meter(p, game)
        meter.done += search.try_out()
        while meter.spent() < 1:
            meter.done += search.try_out()
        return search.choose()

    def think(self, p: Perspective, game: Game) -> list[int]:
        return think_through(self.search(p, game), self.meter(p, game))

    def search(self, p: Perspective, game: Game) -> Search:
        driver = in_time(p, self.with_ideas(game))
        return Search(p, driver, self.character, driver.branches)

    def goes_on(self, p: Perspective, guess: State) -> int | None:
        """The next answer of a move that was begun, if this is where it leads."""
        if not self.begun:
            return None
        rest = self.begun.pop(guess.game.line(guess, p.seat), [])
        if not rest or rest[0] not in p.legal:
            return None
        self.remember(p, guess, rest)
        return rest[0]

    def remember(self, p: Perspective, guess: State, move: list[int]) -> None:
        """Keep the rest of a move for where its first answer leads, if nobody comes between."""
        if len(move) == 1:
            return
        rest = move
        while len(rest) > 1:
            guess.apply(p.seat, rest[0])
            rest = rest[1:]
            if guess.waiting != [p.seat]:
                return
            if len(guess.legal(p.seat)) > 1:
                break
        if len(self.begun) >= KEPT:
            self.begun.clear()
        self.begun[guess.game.line(guess, p.seat)] = rest


class Pro(Searcher):
    """About 50 ms a decision, and not always the best of what it has seen."""

    def __init__(self, character: Character = PLAIN) -> None:
        super().__init__(1.0, PRO_MS, character)

    def slack(self, game: Game) -> float:
        return game.driver.slack(game.seats)

    def think(self, p: Perspective, game: Game) -> list[int]:
        """Mostly the best move; now and then another that seems to lose little."""
        search = self.search(p, game)
        best = think_through(search, self.meter(p, game))
        reach = self.slack(game)
        if len(search.moves) == 1 or reach == 0.0:
            return best
        most = search.means()[search.moves.index(best)]
        weights = [weight(max(0.0, most - mean), reach, CALM) for mean in search.means()]
        return search.moves[draw(weights, search.luck)]


class Ace(Searcher):
    """Less than half a second a decision: the best it finds, whatever the others may do."""

    def __init__(self, character: Character = PLAIN) -> None:
        super().__init__(ACE, ACE_MS, character)

    def with_ideas(self, game: Game) -> Driver:
        return game.driver.of_aces()


class Rookie(Searcher):
    """Thinks for a moment, and does one of the things that look right."""

    floor = 1.0
    """The part of the way to the worst idea beyond which it does nothing."""
    calm = 0.0
    """How much it prefers the best to what is at the floor, as a power of e."""

    def __init__(self, character: Character = PLAIN) -> None:
        super().__init__(1 / ROOKIE, PRO_MS // ROOKIE, character)

    def foresees(self, game: Game) -> bool:
        """A rookie thinks of itself alone."""
        return False

    def with_ideas(self, game: Game) -> Driver:
        return game.driver.of_rookies()

    def mix(self, p: Perspective, game: Game) -> int:
        """Any move that comes to mind, without a thought about the others."""
        driver = self.with_ideas(game)
        ideas = driver.candidates(p.guess(), p.seat)[: driver.ideas]
        return ideas[p.dealer.below(0, len(ideas))][0]

    def think(self, p: Perspective, game: Game) -> list[int]:
        """Every move that comes to mind a few times, and none is given up."""
        driver = in_time(p, self.with_ideas(game))
        search = Search(p, driver, self.character)
        search.keep(driver.ideas)
        meter = self.meter(p, game)
        meter.done += search.try_out()
        while meter.spent() < 1:
            meter.done += search.try_out()
        means = search.means()
        best, worst = max(means), min(means)
        reach = min((best - worst) * self.floor, RUIN)
        weights = [weight(best - mean, reach, self.calm) for mean in means]
        return search.moves[draw(weights, search.luck)]


class ClubDriver(Rookie):
    """A club driver with a character: thinks a little longer than a rookie, and errs less."""

    floor = 0.25
    calm = 2.0

    def __init__(self, character: Character = PLAIN) -> None:
        Searcher.__init__(self, 1 / CLUB, PRO_MS // CLUB, character)

    def with_ideas(self, game: Game) -> Driver:
        return game.driver.of_clubs()

    def mix(self, p: Perspective, game: Game) -> int:
        """As club drivers usually do, where that is known."""
        driver = game.driver
        if not driver.foresees:
            return Searcher.mix(self, p, game)
        guess: State = p.guess()
        driver.reopen(guess)
        habit = driver.habits(guess, p.dealer)[guess.waiting.index(p.seat)]
        return list(habit)[draw(list(habit.values()), p.dealer)]


def weight(lost: float, reach: float, calm: float) -> float:
    """How often a driver does what loses so much: the less the more, never beyond its reach."""
    if lost > reach:
        return 0.0
    return exp(-calm * lost / reach) if reach > 0 else 1.0
