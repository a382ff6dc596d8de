"""The position of a race: the draft, the line, damage, hands and spares, sealed plans."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.games.quick_grand_prix import scoring
from slipstream.games.quick_grand_prix.cards import CARS, DECK, PLANS, SL_CARD
from slipstream.games.quick_grand_prix.circuits import SECTIONS, Circuit
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY, Decision, Game, State

# What is asked, in the order of the table of decisions.
FIRST_ORDER: Final = 0
DEAL_MIDDLE: Final = 1
DEAL_FIRST: Final = 2
DRAFT_FIRST: Final = 3
DEAL_SECOND: Final = 4
DRAFT_SECOND: Final = 5
DRAFT_FILL: Final = 6
GRID_CHOICE: Final = 7
PLAN: Final = 8
SWAP: Final = 9
END: Final = 10

# Kinds of events, in step with `KINDS` of game.py.
DRAFTS: Final = 0
MIDDLE: Final = 1
DEALT: Final = 2
KEPT: Final = 3
DISCARDED: Final = 4
SWAPPED: Final = 5
LAID: Final = 6
TOOK: Final = 7
SPARE: Final = 8
SHOWED: Final = 9
CHOSE: Final = 10
STARTS: Final = 11
SECTION: Final = 12
SEALED: Final = 13
REVEALED: Final = 14
PITTED: Final = 15
CHECKED: Final = 16
FELL: Final = 17
DAMAGED: Final = 18
PASSED: Final = 19
HELD: Final = 20
BLOCKED: Final = 21
SPENT: Final = 22
LEADS: Final = 23
RETURNED: Final = 24
EXCHANGED: Final = 25
DECLINED: Final = 26
FINISHED: Final = 27

NO_PLAN: Final = -1
NO_CHOICE: Final = -1
_THE_DEALER: Final = [CHANCE]
# The seats of a bit set, ascending.
_SEATS: Final = [[seat for seat in range(4) if seats >> seat & 1] for seats in range(16)]


class Race(Game):
    """What the rules need to know of a game: its circuit, its length, who runs which team."""

    def __init__(self, seats: int, options: dict[str, str], circuit: Circuit) -> None:
        super().__init__(seats, options)
        self.circuit = circuit
        self.rounds = SECTIONS
        self.team: list[int] = []  # of each seat
        self.owner: list[int] = []  # seat of each team, or -1: takes no part


@final
class RaceState(State):
    """A race of Quick Grand Prix, its draft included."""

    def __init__(self, game: Race, decisions: list[Decision[Any]]) -> None:
        super().__init__(game, decisions)
        self.race = game
        self.draft: list[int] = []  # the seats in draft order
        self.deck = Bag([])  # undealt
        self.middle = Bag([])  # face up; the spares once the draft is over
        self.hands: list[Hand] = []
        self.swapped = 0  # seats that have swapped in the last part of the draft, as a bit set
        self.better: list[int] = []  # of each seat: the role on the better grid place
        self.line: list[int] = []  # front to back: cars and the SL card
        self.damaged = 0  # cars, as a bit set
        self.round = 0  # 0 before the race
        self.plans: list[int] = []  # of each seat, sealed until the last is in
        self.swaps: list[int] = []  # returned cars whose owners may still swap, in race order
        self.mover = 0  # who is asked or dealt to

    def set_up(self) -> None:
        """QGP-2.5, QGP-3.1: all nine cards are shuffled, whoever takes part."""
        self.deck = Bag(DECK[:])
        self.middle = Bag([])
        self.hands = [Hand([], []) for _ in range(self.game.seats)]
        self.ask_dealer(FIRST_ORDER)

    def ask_dealer(self, asking: int) -> None:
        self.asking = asking
        self.waiting = _THE_DEALER

    def ask(self, asking: int, seat: int) -> None:
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
        self.plans = [NO_PLAN] * self.game.seats
        self.asking = PLAN
        self.wait_for_plans()

    def seal(self, seat: int, plan: int) -> None:
        """QGP-12.2: a plan is in; who is still to plan does not depend on what it says."""
        self.plans[seat] = plan
        self.wait_for_plans()

    def wait_for_plans(self) -> None:
        """QGP-5.3: all whose plan is missing are asked, in no order."""
        missing = 0
        for other, sealed in enumerate(self.plans):
            if sealed == NO_PLAN:
                missing |= 1 << other
        self.waiting = _SEATS[missing]

    def section(self) -> int:
        """QGP-5.2: the section of this round, from 0."""
        return (self.round - 1) % SECTIONS

    def owner_of(self, car: int) -> int:
        return self.race.owner[car >> 1]

    def legal_plans(self, seat: int) -> list[int]:
        """QGP-5.3, QGP-5.4, QGP-8.1: with the two cards of the hand, and stops of damaged cars."""
        cards = self.hands[seat].cards
        damaged = self.damaged >> 2 * self.race.team[seat] & 3
        return PLANS[(cards[0] * 9 + cards[1]) * 4 + damaged]

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
        self.plans = []
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
        other.draft = self.draft[:]
        other.deck = self.deck.copy()
        other.middle = self.middle.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.swapped = self.swapped
        other.better = self.better[:]
        other.line = self.line[:]
        other.damaged = self.damaged
        other.round = self.round
        other.plans = self.plans[:]
        other.swaps = self.swaps[:]
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
                    other.plans[who] = dealer.draw(1, self.legal_plans(who))
        return other

    def points(self) -> list[int]:
        finished = scoring.finishing_order(self.line)
        return scoring.points(self.game.seats, self.race.owner, finished)

    def places(self) -> list[int]:
        finished = scoring.finishing_order(self.line)
        return scoring.places(self.game.seats, self.race.owner, finished)

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
