"""What can be evolved of a driver, and the races that say how good a candidate is.

For *places* the weights of its value evolve, in races of pros; whom they must beat are pros with
the weights that are shipped. For *reflex* the numbers evolve by which its reflex goes, in races
by reflex alone; they begin with those of club drivers, and these they must beat. Every deal is
raced with the candidate once in each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from slipstream.bots.levels import Pro
from slipstream.games.registry import find, load
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.driver import Driver, won
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import State
from slipstream.kernel.search import drive_on
from slipstream.lab.sequential import EVEN, place_score
from slipstream.lab.series import drive, finish

PLACES, REFLEX = "places", "reflex"
DIGITS = 4
LEAST = 0.1  # a weight that is smaller strays as if it were so large
CANDIDATE, OTHER = "candidate", "other"
TO_THE_END = 1 << 60


class Outcome(msgspec.Struct, frozen=True):
    """Of a candidate, in one race or on average: its share of the win, and its place score."""

    won: float
    placed: float


class Aim(msgspec.Struct, frozen=True):
    """What is evolved, and how: the same aim gives the same weights."""

    game: str
    seats: int
    generations: int
    population: int
    races: int
    """Of each candidate, at least; at the end ten times as many."""
    think: float
    """How long pros think, in parts of what they usually do; a reflex does not."""
    seed: int
    what: str = PLACES

    def command(self) -> str:
        think = "" if self.what == REFLEX else f" --think {self.think:g}"
        return (
            f"slipstream tune {self.game} --aim {self.what} --seats {self.seats}"
            f" --generations {self.generations} --population {self.population}"
            f" --races {self.races}{think} --seed {self.seed}"
        )

    def deals(self) -> int:
        return -(-self.races // self.seats)

    def total(self) -> int:
        """Races of a whole run."""
        return (self.generations * self.population + 10) * self.deals() * self.seats

    def start(self) -> list[float]:
        """What the first generation strays from."""
        driver = find(self.game).driver
        if self.what == REFLEX:
            if not driver.club_numbers:
                raise InvalidOption(f"the reflex of {self.game} goes by no numbers to tune")
            return list(driver.club_numbers)
        if len(driver.weights) < 2:
            raise InvalidOption(
                f"{self.game} has fewer than two weights: there is nothing to balance"
            )
        return list(driver.weights)

    def units(self) -> list[float]:
        """By what each weight strays."""
        least = find(self.game).driver.finest if self.what == REFLEX else LEAST
        return [max(least, abs(weight)) for weight in self.start()]

    def weights(self, point: Iterable[float]) -> list[float]:
        """As a file has them, so that who reads it drives the same; no number is below 0."""
        found = [
            round(float(x) * unit, DIGITS) for x, unit in zip(point, self.units(), strict=True)
        ]
        return [max(0.0, number) for number in found] if self.what == REFLEX else found

    def score(self, outcome: Outcome) -> float:
        """A place says more than a win, in few races; of many races of reflexes both count."""
        return (outcome.won + outcome.placed) / 2 if self.what == REFLEX else outcome.placed


Race = Callable[[int, int], Outcome]
"""Of a candidate in a seat, on the deal of a seed."""


def outcomes(aim: Aim, weights: list[float], part: int, deals: range) -> list[Outcome]:
    """The mean of each deal; `part` of the seed says which deals these numbers stand for."""
    race = of_reflexes(aim, weights) if aim.what == REFLEX else of_pros(aim, weights)
    seed = derive(aim.seed, part)
    return [mean([race(seat, derive(seed, deal)) for seat in range(aim.seats)]) for deal in deals]


def mean(found: list[Outcome]) -> Outcome:
    count = len(found)
    return Outcome(sum(one.won for one in found) / count, sum(one.placed for one in found) / count)


def outcome(state: State, seating: tuple[str, ...]) -> Outcome:
    """A race beyond the game's proven length is nobody's."""
    ended = finish(seating, state, 0)
    if not ended.finished:
        return Outcome(1 / len(seating), EVEN)
    mine = seating.index(CANDIDATE)
    return Outcome(won(state)[mine], place_score(ended.places[mine], len(seating)))


def seated(aim: Aim, mine: int) -> tuple[str, ...]:
    return tuple(CANDIDATE if seat == mine else OTHER for seat in range(aim.seats))


def of_pros(aim: Aim, weights: list[float]) -> Race:
    """One with these weights against others with those that are shipped."""
    game = load(aim.game, aim.seats)

    def race(mine: int, seed: int) -> Outcome:
        state = game.start()
        bots: list[Bot] = [pro(aim) for _ in range(aim.seats)]
        bots[mine] = WithWeights(bots[mine], game.driver, weights)
        drive(state, bots, seated(aim, mine), seed, [])
        return outcome(state, seated(aim, mine))

    return race


def pro(aim: Aim) -> Pro:
    bot = Pro()
    bot.times = aim.think
    return bot


class WithWeights(Bot):
    """Drives with other weights than the game's: they are the game's while it thinks."""

    def __init__(self, bot: Bot, driver: Driver, weights: list[float]) -> None:
        self.bot = bot
        self.driver = driver
        self.weights = weights

    def choose(self, p: Perspective) -> int:
        with weighing(self.driver, self.weights):
            return self.bot.choose(p)


@contextmanager
def weighing(driver: Driver, weights: list[float]) -> Iterator[None]:
    kind = type(driver)
    before = kind.weights
    kind.weights = weights
    try:
        yield
    finally:
        kind.weights = before


def of_reflexes(aim: Aim, numbers: list[float]) -> Race:
    """One that goes by these numbers against others that go by those of club drivers."""
    game = load(aim.game, aim.seats)
    one = game.driver.going_by(numbers)
    rest = game.driver.going_by(game.driver.club_numbers)

    def race(mine: int, seed: int) -> Outcome:
        state = game.start()
        drive_on(state, OneAgainstTheRest(mine, one, rest), TO_THE_END, SeededDealer(seed))
        return outcome(state, seated(aim, mine))

    return race


class OneAgainstTheRest(Driver):
    """One seat has a reflex of its own."""

    def __init__(self, mine: int, one: Driver, rest: Driver) -> None:
        self.mine = mine
        self.one = one
        self.rest = rest

    def reflex(self, s: Any, seat: int, luck: SeededDealer) -> int:
        return (self.one if seat == self.mine else self.rest).reflex(s, seat, luck)

    def cut(self, s: Any) -> int:
        return 0
