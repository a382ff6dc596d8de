"""The position of a race: the draft, the line, damage, hands and spares, sealed plans."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.rules import scoring
from slipstream.games.quick_grand_prix.rules.asking import (
    END,
    FIRST_ORDER,
    GRID_CHOICE,
    PLAN,
    SWAP,
)
from slipstream.games.quick_grand_prix.rules.cards import CARS, DECK, PLANS, SL_CARD
from slipstream.games.quick_grand_prix.rules.circuits import SECTIONS, Circuit
from slipstream.games.quick_grand_prix.rules.house import Components
from slipstream.games.quick_grand_prix.rules.kinds import FINISHED, SECTION
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY, Decision, Game, State
from slipstream.kernel.rows import Row, vec

NO_PLAN: Final = -1
NO_CHOICE: Final = -1
NOTHING: Final[list[int]] = []
_NO_HANDS: Final[list[Hand]] = []
_EMPTY: Final = Bag([])
_THE_DEALER: Final = [CHANCE]
# The seats of a bit set, ascending.
_SEATS: Final = [[seat for seat in range(4) if seats >> seat & 1] for seats in range(16)]


class RaceGame(Game):
    """What the rules need to know of a game: its circuit, its length, who runs which team."""

    def __init__(self, seats: int, options: dict[str, str], circuit: Circuit) -> None:
        super().__init__(seats, options)
        self.components = Components(self.house)
        self.circuit = circuit
        self.rounds: i64 = SECTIONS
        self.team: list[int] = []  # of each seat
        self.owner: list[int] = []  # seat of each team, or -1: takes no part


@final
class RaceState(State):
    """A race of Quick Grand Prix, its draft included.

    Lists are replaced, never changed: copies share them.
    """

    def __init__(self, game: RaceGame, decisions: list[Decision[Any]]) -> None:
        super().__init__(game, decisions)
        self.race = game
        self.draft = NOTHING  # the seats in draft order
        self.deck = _EMPTY  # undealt
        self.middle = _EMPTY  # face up; the spares once the draft is over
        self.hands = _NO_HANDS
        self.swapped: i64 = 0  # seats that have swapped in the last part of the draft, as a bit set
        self.better: Row = vec[i64]()  # of each seat: the role on the better grid place
        self.line: Row = vec[i64]()  # front to back: cars and the SL card
        self.damaged: i64 = 0  # cars, as a bit set
        self.round: i64 = 0  # 0 before the race
        self.plans: Row = vec[i64]()  # of each seat, sealed until the last is in
        self.swaps = NOTHING  # returned cars whose owners may still swap, in race order
        self.mover: i64 = 0  # who is asked or dealt to

    def set_up(self) -> None:
        """QGP-2.5, QGP-3.1: all nine cards are shuffled, whoever takes part."""
        self.deck = Bag(DECK[:])
        self.middle = Bag([])
        self.hands = [Hand([], []) for _ in range(self.game.seats)]
        self.ask_dealer(FIRST_ORDER)

    def ask_dealer(self, asking: i64) -> None:
        self.asking = asking
        self.waiting = _THE_DEALER

    def ask(self, asking: i64, seat: i64) -> None:
        self.asking = asking
        self.mover = seat
        self.waiting = _SEATS[1 << seat]

    def open_round(self) -> None:
        """QGP-5.2, QGP-5.3: the next section; everybody makes a plan."""
        self.round += 1
        self.mover = 0
        if self.trace is not None:
            section = self.section()
            limit = self.race.circuit.limits[section]
            drs = self.race.circuit.drs[section]
            self.note(SECTION, "QGP-5.2", CHANCE, [self.round, section + 1, limit, int(drs)])
        self.plans = vec[i64]([NO_PLAN] * self.game.seats)
        self.asking = PLAN
        self.wait_for_plans()

    def seal(self, seat: i64, plan: i64) -> None:
        """QGP-12.2: a plan is in; who is still to plan does not depend on what it says."""
        self.plans[seat] = plan
        self.wait_for_plans()

    def wait_for_plans(self) -> None:
        """QGP-5.3: all whose plan is missing are asked, in no order."""
        missing: i64 = 0
        for seat in range(len(self.plans)):
            if self.plans[seat] == NO_PLAN:
                missing |= 1 << seat
        self.waiting = _SEATS[missing]

    def section(self) -> i64:
        """QGP-5.2: the section of this round, from 0."""
        return (self.round - 1) % SECTIONS

    def owner_of(self, car: i64) -> i64:
        return self.race.owner[car >> 1]

    def legal_plans(self, seat: i64) -> Row:
        """QGP-5.3, QGP-5.4, QGP-8.1: with the two cards of the hand, and stops of damaged cars."""
        hand = self.hands[seat].row
        car: i64 = 2 * self.race.team[seat]
        return PLANS[(hand[0] * 9 + hand[1]) * 4 + (self.damaged >> car & 3)]

    def next_swap(self) -> None:
        """QGP-8.8, QGP-8.9: the owner of the next returned car is asked, then the round is over."""
        if self.swaps:
            self.ask(SWAP, self.owner_of(self.swaps[0]))
        else:
            self.end_round()

    def end_round(self) -> None:
        """QGP-5.1: the race lasts its number of rounds."""
        if self.round < self.race.rounds:
            self.open_round()
        else:
            self.finish()

    def finish(self) -> None:
        """QGP-10.1: the line as it stands is the finishing order."""
        self.mover = 0
        self.plans = vec[i64]()
        self.asking = END
        self.waiting = NOBODY
        if self.trace is not None:
            for place, car in enumerate(scoring.finishing_order(self.line), 1):
                self.note(FINISHED, "QGP-10.1", self.owner_of(car), [car, place])

    def turn(self) -> int:
        return self.round

    def copy(self) -> RaceState:
        other = RaceState(self.race, self.decisions)
        other.asking = self.asking
        other.waiting = self.waiting
        other.draft = self.draft
        other.deck = self.deck.copy() if len(self.deck.row) else _EMPTY
        other.middle = self.middle.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.swapped = self.swapped
        other.better = self.better[:]
        other.line = self.line[:]
        other.damaged = self.damaged
        other.round = self.round
        other.plans = self.plans[:]
        other.swaps = self.swaps
        other.mover = self.mover
        return other

    def guess(self, seat: int, dealer: Dealer) -> RaceState:
        """QGP-12.1, QGP-12.2, QGP-12.4: cards kept by others, the deck, other seats' plans."""
        other = self.copy()
        if self.asking < GRID_CHOICE:
            redeal(other.deck, other.hands, seat, dealer)
        if self.asking == PLAN and seat != CHANCE:
            for who, plan in enumerate(self.plans):
                if plan != NO_PLAN and who != seat:
                    other.plans[who] = dealer.draw(1, list(self.legal_plans(who)))
        return other

    def points(self) -> list[int]:
        finished = scoring.finishing_order(self.line)
        worth = self.race.components.points
        return scoring.points(worth, self.game.seats, self.race.owner, finished)

    def places(self) -> list[int]:
        finished = scoring.finishing_order(self.line)
        worth = self.race.components.points
        return scoring.places(worth, self.game.seats, self.race.owner, finished)

    def end(self) -> str:
        assert self.asking == END, "the race is not over"
        return "finish"


def grid(s: RaceState) -> list[int]:
    """QGP-4.2 to QGP-4.6: SL card, then the cars by the marks held; spares leave no place."""
    seat_of = [-1] * len(DECK)
    for seat, hand in enumerate(s.hands):
        for card in hand.cards:
            seat_of[card] = seat
    line = [SL_CARD]
    placed = 0
    for seat in seat_of:
        if seat >= 0:
            second = placed >> seat & 1
            line.append(2 * s.race.team[seat] + (s.better[seat] ^ second))
            placed |= 1 << seat
    return line


def owners(team: list[int]) -> list[int]:
    """QGP-2.1, QGP-2.4: the seat of each team, or -1."""
    owner = [-1] * (CARS >> 1)
    for seat, chosen in enumerate(team):
        owner[chosen] = seat
    return owner
