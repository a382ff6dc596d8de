"""What a game knows about driving well: whole moves, what a race is worth, a quick answer.

The search asks a driver and nothing else about a game. One stateless object serves all races of
a game (`Game.driver`); it may look at a whole state, because it is only ever shown the search's
own guesses, never the truth.
"""

from __future__ import annotations

from math import exp
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from slipstream.kernel.dealer import SeededDealer

LUCK: Final = 0  # the source of a driver's own luck
WIDEST: Final = 24  # moves to look at, if a game says nothing else


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """By itself a driver of any game, who only knows how to answer; games know better."""

    horizon: ClassVar[int] = 1
    """By how much `cut` may grow before the search stops driving and asks for the value."""
    playouts: ClassVar[int] = 200
    """How often the search drives on for one decision of a pro: compiled, 50 ms at most."""
    points_share: ClassVar[float] = 0.1
    """What having all the expected points would be worth, where winning is worth 1."""
    weights: ClassVar[list[float]] = []
    """One for each of the `features`, found by `slipstream tune`."""
    numbers: ClassVar[list[float]] = []
    """By which its reflex goes, found by `slipstream tune --aim reflex`."""
    club_numbers: ClassVar[list[float]] = []
    """Those of club drivers: where the search for better ones begins, and whom they race."""
    finest: ClassVar[float] = 0.1
    """A number of the reflex that is smaller strays, in that search, as if it were so large."""
    care: ClassVar[float] = 0.0
    """By how many standard errors a move must beat the best-looking one to be preferred."""
    branches: ClassVar[bool] = False
    """Whether pros and aces weigh what others may do after their move, too: if `candidates` is
    quick enough for a tree of them."""
    before_luck: ClassVar[bool] = False
    """Whether the race is valued before the luck that comes at the `cut`, or after it."""
    ideas: ClassVar[int] = 6
    """Moves that come to a rookie's mind: those that look best."""
    foresees: ClassVar[bool] = False
    """Whether it knows how others usually answer what is sealed (`habits`)."""
    reckons: ClassVar[float] = 0.0
    """How often it takes others to have thought beyond these habits, as it does itself."""
    open_reflex: ClassVar[bool] = False
    """Whether its reflex looks at nothing that the seat cannot see, and so needs no guess."""
    weighs_hands: ClassVar[bool] = True
    """Whether the value depends on who holds which cards; if not, no draw is good or bad."""
    luck_counts: ClassVar[float] = 1.0
    """By how many points one point of luck, as the judge sees it, changes a result; found once."""
    luck_explains: ClassVar[float] = 0.0
    """What part of the difference between results that luck explains: 0 is nothing, 1 is all."""

    def going_by(self, numbers: list[float]) -> Driver:
        """The same driver whose reflex goes by other numbers: by itself it goes by none."""
        return self

    def of_rookies(self) -> Driver:
        """Who has a rookie's ideas: by itself the same driver, who only thinks less."""
        return self

    def of_clubs(self) -> Driver:
        """Who has the ideas of a club driver with a character: by itself as a rookie's."""
        return self.of_rookies()

    def of_aces(self) -> Driver:
        """Who has an ace's ideas: by itself the same driver, who only thinks longer."""
        return self

    def by_the_clock(self) -> Driver:
        """Who answers somebody that waits, and leaves out what may take seconds: by itself nobody
        else. In the lab nothing is left out."""
        return self

    def slack(self, seats: i64) -> float:
        """The part of a win that a pro may give away with one decision: so far it is below aces."""
        return 0.0

    def widest(self) -> int:
        """How many moves the search looks at: the best-looking of the `candidates`."""
        return WIDEST

    def candidates(self, s: Any, seat: i64) -> list[list[int]]:
        """Whole moves of a seat that is asked, best-looking first.

        Each is the seat's answers in the order in which they will be asked for. Different moves
        may begin with the same answer.
        """
        return [[answer] for answer in s.legal(seat)]

    def value(self, s: Any) -> list[float]:
        """Every seat's chance to win, calibrated; together 1. A race that is over: the truth."""
        if not s.waiting:
            return won(s)
        rows = self.features(s)
        if not rows:
            seats: int = s.game.seats
            return [1.0 / seats] * seats
        return weighed(rows, self.weights)

    def features(self, s: Any) -> list[list[float]]:
        """What speaks for each seat, in numbers that `weights` weigh; none: nobody knows."""
        return []

    def hopes(self, s: Any) -> list[float]:
        """The points that every seat can expect. A race that is over: the truth."""
        return scored(s)

    def judged(self, s: Any) -> tuple[list[float], list[float]]:
        """The `value` and the `hopes`; games that find both from the same look once."""
        return self.value(s), self.hopes(s)

    def reflex(self, s: Any, seat: i64, luck: SeededDealer) -> int:
        """A quick and sensible answer to the open decision; never a needless retirement."""
        legal: list[int] = s.legal(seat)
        return legal[luck.below(LUCK, len(legal))]

    def together(self, s: Any, luck: SeededDealer) -> list[int]:
        """Quick answers of all seats that a sealed decision still asks, in their order."""
        return [self.reflex(s, seat, luck) for seat in s.waiting]

    def habits(self, s: Any, luck: SeededDealer) -> list[dict[int, float]]:
        """How often each seat that is asked gives which sealed answer, as weights."""
        return []

    def reopen(self, s: Any) -> None:
        """Take back all sealed answers to the open decision, so that every seat is asked again."""

    def cut(self, s: Any) -> int:
        """How far the race has come, in turns or rounds: never falls."""
        turn: int = s.turn()
        return turn


def nearness(at: float, phases: list[float], phase: int) -> float:
    """How much a phase of the race is now, from 0 to 1; all phases together are 1."""
    here = phases[phase]
    if at <= here:
        before = phases[phase - 1] if phase > 0 else here
        return 1.0 if before == here else max(0.0, (at - before) / (here - before))
    if phase + 1 == len(phases):
        return 1.0
    after = phases[phase + 1]
    return max(0.0, (after - at) / (after - here))


def blended(weights: list[float], near: list[float], facts: i64) -> list[float]:
    """What each of the facts weighs now, by how much each phase is: weights go phase by phase."""
    found = [0.0] * facts
    for phase in range(len(near)):
        share = near[phase]
        if share > 0.0:
            for fact in range(facts):
                found[fact] += share * weights[phase * facts + fact]
    return found


def weighed(rows: list[list[float]], weights: list[float]) -> list[float]:
    """The chances of all seats, by what speaks for each and how much that weighs."""
    scores: list[float] = []
    for row in rows:
        score = 0.0
        for index in range(len(row)):
            score += weights[index] * row[index]
        scores.append(score)
    return shares(scores)


def shares(scores: list[float]) -> list[float]:
    """Chances that add up to 1, by e to the power of each score."""
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def won(s: Any) -> list[float]:
    """Who has won a race that is over: 1, or a share of it if several are first."""
    seats: int = s.game.seats
    places: list[int] = s.places()[:seats]
    best = min(places)
    share = 1.0 / places.count(best)
    return [share if place == best else 0.0 for place in places]


def scored(s: Any) -> list[float]:
    """The points that every seat would have if the race ended now."""
    seats: int = s.game.seats
    points: list[int] = s.points()[:seats]
    return [float(worth) for worth in points]
