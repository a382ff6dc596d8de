"""The position of a race: the line, the removed line, hands, draw pile and discard pile."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.games.formula_motor_racing.rules import scoring
from slipstream.games.formula_motor_racing.rules.asking import DRAW_CARD, DRAW_GRID, END, PLAY
from slipstream.games.formula_motor_racing.rules.deck import (
    CARS,
    CHOOSING,
    LETTERS,
    NO_CAR,
    NO_TARGETS,
    targets,
)
from slipstream.games.formula_motor_racing.rules.house import Components
from slipstream.games.formula_motor_racing.rules.kinds import FINISHED, OPENS
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY, Decision, Game, State
from slipstream.kernel.rows import Row, vec

NOTHING: Final[list[int]] = []
_NO_HANDS: Final[list[Hand]] = []
_EMPTY: Final = Bag([])
_THE_DEALER: Final = [CHANCE]
_SEATS: Final = [[seat] for seat in range(6)]


class RaceGame(Game):
    """What the rules need to know of a game: who owns which colour, and the cards set aside."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.components = Components(self.house)
        self.aside: i64 = 0
        self.owner: list[int] = []  # seat of each colour, or -1: uncontrolled
        self.entrant: list[int] = []  # of each colour: its seat, else after the seats


@final
class RaceState(State):
    """A race of Formula Motor Racing. Lists are replaced, never changed: copies share them."""

    def __init__(self, game: RaceGame, decisions: list[Decision[Any]]) -> None:
        super().__init__(game, decisions)
        self.race = game
        self.drawn = NOTHING  # colours, as the pit crew cards come out
        self.order: Row = vec[i64]()  # the line, first place first
        self.out = NOTHING  # the removed line, best placed first
        self.hands = _NO_HANDS
        self.deck = _EMPTY  # the draw pile, and what is set aside in a shorter race
        self.used: Row = vec[i64]()  # the discard pile, oldest first
        self.running: i64 = 0  # the cars of `order` as a bit set
        self.targets = NO_TARGETS
        self.mover: i64 = 0  # whose turn it is; who is being dealt to
        self.card: i64 = -1  # being carried out
        self.car: i64 = NO_CAR  # named for it, or hit first by a crash
        self.rolled: i64 = 0  # first roll of a spin

    def set_up(self) -> None:
        """FMR-2.5, FMR-2.6: all cards in the pile, empty hands, nothing removed."""
        self.hands = [Hand([], []) for _ in range(self.game.seats)]
        self.deck = Bag(self.race.components.deck[:])
        self.ask_dealer(DRAW_GRID)

    def line_up(self, order: list[int]) -> None:
        """FMR-1.6, FMR-7.4: the cars of `order` run, in this order."""
        self.order = vec[i64](order)
        self.running = sum([1 << car for car in order])
        self.targets = targets(self.running)

    def place_of(self, car: i64) -> i64:
        """Of a running car, from 0."""
        order = self.order
        place: i64 = 0
        while order[place] != car:
            place += 1
        return place

    def ask_dealer(self, asking: i64) -> None:
        self.asking = asking
        self.waiting = _THE_DEALER

    def ask_mover(self, asking: i64) -> None:
        self.asking = asking
        self.waiting = _SEATS[self.mover]

    def drawable(self) -> i64:
        """FMR-8.1: cards set aside stay in the bag unseen; only this many are ever drawn."""
        return len(self.deck.row) - self.race.aside

    def plays_left(self) -> i64:
        """FMR-6.3: play goes on until everybody holds four cards."""
        held = sum([len(hand.row) for hand in self.hands])
        return self.drawable() + held - (self.race.components.hand - 1) * self.game.seats

    def opener(self) -> int:
        """FMR-3.1, FMR-R5: the owner of the best-placed controlled car."""
        owner = self.race.owner
        return next(owner[car >> 1] for car in self.order if owner[car >> 1] >= 0)

    def open_race(self) -> None:
        """FMR-3.1, FMR-7.3: the cards are dealt, the race begins."""
        self.mover = self.opener()
        if self.trace is not None:
            self.note(OPENS, "FMR-3.1", self.mover, [])
        self.ask_mover(PLAY)

    def end_turn(self) -> None:
        """FMR-3.3, FMR-3.8: the effect is done; draw while the pile lasts, then the next seat."""
        if self.card >= 0:
            self.card = -1
            self.car = NO_CAR
            self.rolled = 0
        if len(self.deck.row) > self.race.aside:
            self.ask_dealer(DRAW_CARD)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """FMR-3.2, FMR-6.2, FMR-6.3: clockwise, until the next seat has had its last play."""
        self.mover = (self.mover + 1) % self.game.seats
        if len(self.hands[self.mover].row) == self.race.components.hand:
            self.ask_mover(PLAY)
        else:
            self.finish()

    def finish(self) -> None:
        """FMR-6.3: the cards left in hand are not played."""
        self.mover = 0
        self.asking = END
        self.waiting = NOBODY
        if self.trace is not None:
            self.note(FINISHED, "FMR-6.4", CHANCE, scoring.finishing_order(self.order, self.out))

    def turn(self) -> int:
        return len(self.used) + (self.asking == PLAY)

    def copy(self) -> RaceState:
        other = RaceState(self.race, self.decisions)
        other.asking = self.asking
        other.waiting = self.waiting
        other.drawn = self.drawn
        other.order = self.order[:]
        other.out = self.out
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck.copy()
        other.used = self.used[:]
        other.running = self.running
        other.targets = self.targets
        other.mover = self.mover
        other.card = self.card
        other.car = self.car
        other.rolled = self.rolled
        return other

    def guess(self, seat: int, dealer: Dealer) -> RaceState:
        """FMR-9.1 to FMR-9.3: other hands and the pile could be dealt in any other way."""
        other = self.copy()
        redeal(other.deck, other.hands, seat, dealer)
        return other

    def points(self) -> list[int]:
        finished = scoring.finishing_order(self.order, self.out)
        return scoring.points(self.race.components.points, self.race.entrant, finished)

    def places(self) -> list[int]:
        finished = scoring.finishing_order(self.order, self.out)
        return scoring.places(self.race.components.points, self.race.entrant, finished)

    def end(self) -> str:
        assert self.asking == END, "the race is not over"
        return "finish"


def owners(seats: int, chosen: list[int]) -> list[int]:
    """FMR-1.2 to FMR-1.4, FMR-R23: the seat of each colour from the colours in choosing order."""
    owner = [-1] * len(LETTERS)
    for seat, colour in zip(CHOOSING[str(seats)], chosen, strict=True):
        owner[colour] = seat
    return owner


def entrants(seats: int, owner: list[int]) -> list[int]:
    """FMR-1.5: who collects the points of each colour: its owner, or it collects its own."""
    result = []
    uncontrolled = seats
    for seat in owner:
        if seat < 0:
            result.append(uncontrolled)
            uncontrolled += 1
        else:
            result.append(seat)
    return result


def grid(drawn: list[int]) -> list[int]:
    """FMR-2.4, FMR-R16: the k-th colour drawn takes places k and 13-k, car 1 in front."""
    assert len(drawn) * 2 == CARS, "all colours are drawn"
    return [2 * colour for colour in drawn] + [2 * colour + 1 for colour in reversed(drawn)]
