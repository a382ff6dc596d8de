"""What drivers of the family know: whole moves by weighing their ends, and quick answers.

It looks one move ahead. What others hold and what lies in the decks never enters.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64

from slipstream.drafting.bot.facts import HOPE, SHARED, TEN, add_cars, first_of
from slipstream.drafting.bot.outlook import WHOLE, Outlook
from slipstream.drafting.bot.reflex import free_road, lane_of, next_step, tail_of
from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.rules.state import NO_STEP
from slipstream.drafting.rules.ways import NO_LIMIT, ways
from slipstream.kernel.answers import Answers
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import WIDEST, Driver, blended, nearness, scored, shares, won
from slipstream.kernel.rows import Floats, Row, vec

LATER: Final = 3.0  # points that a retirement must be better than any move
NO_CARD: Final = -1
ENDS: Final = 6  # ends of a move that are worth a second thought
WALKED: Final = 4000  # by the clock, middle positions of a move: a long line has 80,000

PHASES: Final = [0.0, 1.0, 2.5, 5.0, 10.0]  # turns to go; in between the phases mix
S = TypeVar("S", bound=DraftingRace)


@final
class Candidate:
    """A whole move of one seat, and the points that it can hope for after it."""

    def __init__(self, answers: list[int], value: float) -> None:
        self.answers = answers
        self.value = value


def by_value(candidate: Candidate) -> float:
    return -candidate.value


class DraftingDriver(Driver, Generic[S]):
    """Each game answers the questions; the driving is the same."""

    before_luck = True
    open_reflex = True
    weighs_hands = False
    care = 1.0
    own_facts: ClassVar[int] = 0
    """Facts of a position that only this game knows."""
    careless: ClassVar[float] = 0.0
    """The part of a win that a pro may lose with one decision, for each seat ..."""
    most_careless: ClassVar[float] = 0.0
    """... but no more than this part of an even share of a win."""

    def __init__(self, driven: int, looks_at: int = WIDEST, walked: int = NO_LIMIT) -> None:
        self.driven = driven  # moves whose every end is weighed; all others go straight on
        self.looks_at = looks_at  # moves that the search tries out
        self.walked = walked  # positions in the middle of a move, at most

    def by_the_clock(self) -> Driver:
        return type(self)(self.driven, self.looks_at, WALKED)

    def widest(self) -> int:
        return self.looks_at

    def slack(self, seats: i64) -> float:
        """Up to a number of seats more of it sets the distance to aces, beyond that less."""
        return min(self.careless * float(seats), self.most_careless / float(seats))

    # The questions on which the games differ

    def copy(self, s: S) -> S:
        raise NotImplementedError

    def is_driven(self, s: S) -> bool:
        """Is there nothing left of the turn but its event, stops and discards?"""
        raise NotImplementedError

    def outlook(self, s: S) -> Outlook:
        """What the seats can hope for, from positions that may still change."""
        raise NotImplementedError

    def turns_left(self, s: S) -> float:
        """How many turns the race still lasts, more or less."""
        raise NotImplementedError

    def add_facts(self, s: S, seat: i64, row: Floats) -> None:
        """What else speaks for a seat, in `own_facts` numbers about as large as one."""
        raise NotImplementedError

    def asks_activation(self, s: S) -> bool:
        """Is a car with its card to be chosen?"""
        raise NotImplementedError

    def worth_a_thought(self, s: S, seat: i64, legal: list[int]) -> list[int]:
        """The activations that are weighed."""
        return legal

    def card_of(self, action: i64) -> i64:
        """The card that an activation plays, or NO_CARD."""
        raise NotImplementedError

    def like(self, card: i64) -> i64:
        """Cards with the same number move a car in the same way."""
        raise NotImplementedError

    def worth(self, card: i64) -> float:
        """How good a card is to keep."""
        raise NotImplementedError

    def keeping(self, s: S, seat: i64) -> float:
        """Points for which a card of worth 1 is kept rather than played."""
        raise NotImplementedError

    def is_retirement(self, action: i64) -> bool:
        raise NotImplementedError

    def is_worn_out(self, s: S, car: i64) -> bool:
        """Is there nothing left for a car but to retire?"""
        raise NotImplementedError

    def pay(self, s: S, card: i64) -> None:
        """What the card costs the active car, before its first step."""
        raise NotImplementedError

    def others(self, s: S, seat: i64, legal: list[int]) -> list[list[int]]:
        """Moves for every other question, best first."""
        raise NotImplementedError

    def activation(self, s: S, seat: i64, legal: Row) -> int:
        """The reflex for the choice of a car and its card."""
        raise NotImplementedError

    def quick(self, s: S, seat: i64, legal: list[int]) -> int:
        """The reflex for all that is neither an activation nor a step of a move."""
        raise NotImplementedError

    # What both do

    def reflex(self, s: S, seat: i64, luck: SeededDealer) -> int:
        """Most of the time of a playout is spent here, so no list is made that is not needed."""
        if self.asks_activation(s):
            answers = Answers()
            s.decisions[s.asking].answers(s, seat, answers)
            return self.activation(s, seat, answers.row[: answers.count])
        if s.asking == s.rules.asks_step:
            ahead = free_road(s)
            if ahead != NO_STEP:
                return ahead
        legal = s.legal(seat)
        return legal[0] if len(legal) == 1 else self.chosen(s, seat, legal)

    def chosen(self, s: S, seat: i64, legal: list[int]) -> int:
        """The reflex where there is something to choose."""
        asking = s.asking
        if asking == s.rules.asks_step:
            return next_step(s, seat, legal)
        if asking == s.rules.asks_lane:
            return lane_of(s, legal)
        if asking == s.rules.asks_tail:
            return tail_of(s, seat, legal)
        return self.quick(s, seat, legal)

    def cut(self, s: S) -> int:
        """In half turns: the cars are driven, then comes the event, which tells nothing."""
        turn: int = s.turn_number
        return 2 * turn + 1 if self.is_driven(s) else 2 * turn

    def hopes(self, s: S) -> list[float]:
        if not s.waiting:
            return scored(s)
        return no_less_than_none(self.prospects(s))

    def judged(self, s: S) -> tuple[list[float], list[float]]:
        """Every playout ends with this, so the prospects are looked at once for both."""
        if not s.waiting:
            return won(s), scored(s)
        prospects = self.prospects(s)
        return self.chances(s, prospects), no_less_than_none(prospects)

    def value(self, s: S) -> list[float]:
        return self.chances(s, self.prospects(s)) if s.waiting else won(s)

    def prospects(self, s: S) -> list[float]:
        """Expected points; far behind a little less than none, so that every place counts."""
        outlook = self.outlook(s)
        outlook.weigh(s.board.progress, s.board.space_of)
        return [int(hope) / WHOLE for hope in outlook.hopes]

    def chances(self, s: S, hopes: list[float]) -> list[float]:
        """To win: as the weights of all phases say, blended once for all seats."""
        now = blended(self.weights, self.phases(s), SHARED + self.own_facts)
        lost = self.weights[-1]
        most = max(hopes)
        first = first_of(s)
        scores: list[float] = []
        for seat in range(len(hopes)):
            row = self.facts(s, seat, hopes[seat], first)
            score = lost * lacking(s, seat, hopes[seat], most)
            for fact in range(len(row)):
                score += now[fact] * row[fact]
            scores.append(score)
        return shares(scores)

    def features(self, s: S) -> list[list[float]]:
        """The facts, as often as there are phases in which they count; what a lost seat lacks."""
        hopes = self.prospects(s)
        phases = self.phases(s)
        most = max(hopes)
        first = first_of(s)
        rows: list[list[float]] = []
        for seat in range(len(hopes)):
            facts = self.facts(s, seat, hopes[seat], first)
            told = [share * fact for share in phases for fact in facts]
            told.append(lacking(s, seat, hopes[seat], most))
            rows.append(told)
        return rows

    def phases(self, s: S) -> list[float]:
        """How near the end is: how much each phase is now."""
        turns = self.turns_left(s)
        return [nearness(turns, PHASES, phase) for phase in range(len(PHASES))]

    def facts(self, s: S, seat: i64, hope: float, first: i64) -> Floats:
        """What speaks for a seat, however near the end is."""
        row: Floats = vec[float]([0.0] * (SHARED + self.own_facts))
        row[HOPE] = hope / TEN
        add_cars(s, seat, first, row)
        self.add_facts(s, seat, row)
        return row

    def candidates(self, s: S, seat: i64) -> list[list[int]]:
        if self.asks_activation(s):
            return [candidate.answers for candidate in self.activations(s, seat)]
        if self.is_driving(s):
            found = self.ends(s, seat)
            return [candidate.answers for candidate in found[:ENDS]]
        return self.others(s, seat, s.legal(seat))

    def is_driving(self, s: S) -> bool:
        """Is the next question one about the steps of a move?"""
        rules = s.rules
        return s.asking in (rules.asks_step, rules.asks_lane, rules.asks_tail)

    def activations(self, s: S, seat: i64) -> list[Candidate]:
        """Straight on with every car and card; every end of the best of them; the best first."""
        tried: list[Candidate] = []
        known: dict[i64, Candidate] = {}
        keep = self.keeping(s, seat)
        legal = s.legal(seat)
        racing = [action for action in legal if not self.gives_up(s, action)]
        for action in self.worth_a_thought(s, seat, racing or legal):
            card = self.card_of(action)
            if card == NO_CARD:
                tried.append(Candidate([action], self.sitting_out(s, seat, action)))
                continue
            alike = (action >> 7 << 32) + self.like(card)
            if alike not in known:
                known[alike] = self.straight_on(s, seat, action)
            candidate = known[alike]
            answers = [action, *candidate.answers[1:]]
            tried.append(Candidate(answers, candidate.value - keep * self.worth(card)))
        tried.sort(key=by_value)
        found = tried[self.driven :]
        for candidate in tried[: self.driven]:
            found += self.ends_after(s, seat, candidate, keep)
        found.sort(key=by_value)
        return found

    def gives_up(self, s: S, action: i64) -> bool:
        """Is it the retirement of a car that could go on? Nobody even thinks of it."""
        return self.is_retirement(action) and not self.is_worn_out(s, action >> 7)

    def ends_after(self, s: S, seat: i64, candidate: Candidate, keep: float) -> list[Candidate]:
        """The best ends of an activation, or the candidate itself if nothing is driven."""
        action = candidate.answers[0]
        card = self.card_of(action)
        if card == NO_CARD:
            return [candidate]
        then = self.begun(s, seat, action)
        if not then.waiting:
            return [candidate]
        kept = keep * self.worth(card)
        return [
            Candidate([action, *end.answers], end.value - kept)
            for end in self.ends(then, seat)[:ENDS]
        ]

    def ends(self, s: S, seat: i64) -> list[Candidate]:
        """The move under way: its ends, the best first; in all but a few moves those are all."""
        outlook = self.outlook(s)
        found = [
            Candidate(way.answers, outlook.value(seat, way.progress, way.spaces))
            for way in ways(s, self.walked)
        ]
        found.sort(key=by_value)
        return found

    def sitting_out(self, s: S, seat: i64, action: i64) -> float:
        """A pass or nothing as it is; a retirement that can wait does."""
        then = self.copy(s)
        then.apply(seat, action)
        return self.now(then, seat) - (LATER if self.is_retirement(action) else 0.0)

    def now(self, s: S, seat: i64) -> float:
        return self.outlook(s).now(s, seat)

    def begun(self, s: S, seat: i64, action: i64) -> S:
        """The move before its first step, what its card costs already taken."""
        then = self.copy(s)
        then.walking = True
        then.apply(seat, action)
        then.walking = False
        self.pay(then, self.card_of(action))
        return then

    def straight_on(self, s: S, seat: i64, action: i64) -> Candidate:
        """Forward as long as that is possible, else whatever is."""
        then = self.begun(s, seat, action)
        outlook = self.outlook(then)
        answers = [action]
        then.walking = True
        while then.waiting:
            answers.append(then.legal(seat)[0])
            then.apply(seat, answers[-1])
        return Candidate(answers, outlook.now(then, seat))

    def answered(self, s: S, seat: i64, action: i64) -> Candidate:
        """An answer, with the best way on if the same car then moves."""
        then = self.copy(s)
        then.apply(seat, action)
        if then.waiting and then.active >= 0 and self.is_driving(then):
            end = self.ends(then, seat)[0]
            return Candidate([action, *end.answers], end.value)
        return Candidate([action], self.now(then, seat))


def no_less_than_none(prospects: list[float]) -> list[float]:
    return [max(0.0, hope) for hope in prospects]


def lacking(s: DraftingRace, seat: i64, hope: float, most: float) -> float:
    """What a seat without a car on the track lacks to the best of the others.

    It has all that it will ever have, however early that is, so this counts at once.
    """
    return 0.0 if is_on_track(s, seat) else (hope - most) / TEN


def is_on_track(s: DraftingRace, seat: i64) -> bool:
    """Has a seat a car that is still racing?"""
    return any(s.racing[car] for car in s.own_cars(seat))
