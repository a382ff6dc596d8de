"""What an ace would do: the best moves of a decision, what each is worth in places, and why.

Like every bot a hint knows a Perspective and nothing else. First the moves are searched as an ace
searches them; then the best of them are driven on from the same guesses, and what came of it is
counted.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from slipstream.bots.levels import ACE, ACE_MS, Meter, in_time, rehearse
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import Driver
from slipstream.kernel.game import State
from slipstream.kernel.search import (
    SealedSearch,
    Search,
    carry_out,
    drive_on,
    is_sealed,
    own_luck,
)
from slipstream.tell.say import Say

BEST: Final = 3  # moves that are told
FINALISTS: Final = 6  # moves of which they are chosen: those that begin differently first
SEARCHING: Final = 0.6  # the part of the budget that goes into the search
LOST: Final = 0.5  # places behind what was expected that count as a loss
SLIGHT: Final = 0.05  # of a place: as good as nothing


class Advice(NamedTuple):
    """One move: the answers in a row, and what came of it when it was driven on."""

    answers: list[int]
    before: float
    """The place that could be expected before the move."""
    place: float
    """The place that can be expected after it."""
    win: float
    """The chance to win."""
    risk: float
    """How often the seat fell back by half a place or more."""
    share: float = 1.0
    """How often an ace gives this answer, where answers are sealed and have to be mixed."""


class Trials:
    """What came of one move so far."""

    def __init__(self, answers: list[int], share: float) -> None:
        self.answers = answers
        self.share = share
        self.places: list[float] = []
        self.win = 0.0

    def advice(self, before: float) -> Advice:
        count = len(self.places)
        lost = sum(place - before >= LOST for place in self.places)
        mean = sum(self.places) / count
        return Advice(self.answers, before, mean, self.win / count, lost / count, self.share)


def advise(p: Perspective, times: float = ACE) -> list[Advice]:
    """The best moves, best first; by count, or by the clock if the perspective has one."""
    guess: State = p.guess()
    driver = in_time(p, guess.game.driver.of_aces())
    meter = Meter(max(1, int(driver.playouts * times)), ACE_MS, p.budget_ms)
    if is_sealed(guess) and not driver.foresees:
        search = None
        shares = sealed_answers(p, driver, meter)
    else:
        search = Search(p, driver, branches=driver.branches)
        shares = best_moves(p, search, meter)
    trials = [Trials(move, share) for move, share in shares]
    before = drive_on_all(p, driver, trials, meter, search)
    found = [one.advice(before) for one in trials]
    return sorted(found, key=lambda one: (-one.share if search is None else 0.0, one.place))


def best_moves(p: Perspective, search: Search, meter: Meter) -> list[tuple[list[int], float]]:
    """Those that stay open when the worse half is given up again and again."""
    rehearse(search, meter)
    begun = meter.spent()
    stages = max(1, (len(search.moves) - 1).bit_length())
    for stage in range(1, stages + 1):
        meter.done += search.try_out()
        done = begun + (1 - begun) * SEARCHING * stage / stages
        while meter.spent() < done and len(search.open) > 1:
            meter.done += search.try_out()
        if len(search.open) > FINALISTS:
            search.halve()
    ranked = sorted(search.open, key=lambda at: -search.mean(at))
    moves = without_twins(p, search.driver, [search.moves[at] for at in ranked])
    firsts = [move for at, move in enumerate(moves) if is_new(move, moves[:at])]
    rest = [move for move in moves if move not in firsts]
    return [(move, 1.0) for move in [*firsts, *rest][:BEST]]


def without_twins(p: Perspective, driver: Driver, moves: list[list[int]]) -> list[list[int]]:
    """Of moves that play cards of one name and promise the same, the first: a hand may have two."""
    guess: State = p.guess()
    found: dict[tuple[object, ...], list[int]] = {}
    for move in moves:
        cards = guess.decision.cards(guess, move[0])
        s = guess.copy()
        carry_out(s, driver, p.seat, move, SeededDealer(0))
        chances, hopes = driver.judged(s)
        found.setdefault((*cards, *chances, *hopes) if cards else tuple(move), move)
    return list(found.values())


def is_new(move: list[int], better: list[list[int]]) -> bool:
    return all(move[0] != other[0] for other in better)


def sealed_answers(p: Perspective, driver: Driver, meter: Meter) -> list[tuple[list[int], float]]:
    """The commonest answers of the mixture."""
    search = SealedSearch(p, driver)
    meter.done += search.try_out()
    while meter.spent() < SEARCHING:
        meter.done += search.try_out()
    ranked = sorted(search.mixture().items(), key=lambda item: -item[1])
    return [([answer], share) for answer, share in ranked[:BEST] if share]


def drive_on_all(
    p: Perspective, driver: Driver, trials: list[Trials], meter: Meter, search: Search | None
) -> float:
    """Every move from the same guesses, at least twice; the place that was expected before."""
    luck = own_luck(p)
    expected: list[float] = []
    while len(expected) < 2 or meter.spent() < 1:
        guess: State = p.guess()
        if search is None:
            driver.reopen(guess)
        elif search.habits:
            search.seal(guess)
        expected.append(expected_place(driver, guess, p.seat))
        for one in trials:
            drive_one(driver, guess.copy(), p.seat, one, luck)
        meter.done += len(trials)
    return sum(expected) / len(expected)


def drive_one(driver: Driver, s: State, seat: int, one: Trials, luck: SeededDealer) -> None:
    until = driver.cut(s) + driver.horizon
    carry_out(s, driver, seat, one.answers, luck)
    drive_on(s, driver, until, luck)
    one.places.append(expected_place(driver, s, seat))
    one.win += driver.value(s)[seat]


def expected_place(driver: Driver, s: State, seat: int) -> float:
    """From the chances to win: of two seats the better one is ahead by its share of both.

    A race that is over: the truth; who is level shares the places.
    """
    if not s.waiting:
        places = s.places()[: s.game.seats]
        level = places.count(places[seat]) - 1
        return 1 + sum(place < places[seat] for place in places) + level / 2
    chances = driver.value(s)
    return 1 + sum(
        ahead(chances[other], chances[seat]) for other in range(len(chances)) if other != seat
    )


def ahead(rival: float, own: float) -> float:
    return rival / (rival + own) if rival + own > 0 else 0.5


def reasons(advice: Advice, best: Advice) -> list[Say]:
    """What speaks for a move and against it: gain, cost and risk, to be put into words."""
    found = [gain(advice.before - advice.place)]
    cost = round(advice.place - best.place, 1)
    if advice.share < 1:
        found.append(Say("hint-share", {"percent": round(100 * advice.share)}))
    elif cost > 0:
        found.append(Say("hint-cost", {"places": cost}))
    found.append(Say("hint-win", {"percent": round(100 * advice.win)}))
    if percent := round(100 * advice.risk):
        found.append(Say("hint-risk", {"percent": percent}))
    return found


def gain(places: float) -> Say:
    if abs(places) < SLIGHT:
        return Say("hint-even")
    return Say("hint-gain" if places > 0 else "hint-loss", {"places": round(abs(places), 1)})
