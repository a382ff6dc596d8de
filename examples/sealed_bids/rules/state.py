"""The state of a race: mutable, cheap to copy, without luck or text."""

from __future__ import annotations

from typing import Any, Final

from sealed_bids.rules.asking import BID, DEAL, END
from sealed_bids.rules.kinds import FINISHED
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY, Decision, Game, State

CARDS: Final = [value for value in range(1, 13) for _ in "12"]  # TOY-2.1


class Bids(State):
    """A race of Sealed Bids: all that is on the table, and who is asked what."""

    def __init__(self, game: Game, decisions: list[Decision[Any]]) -> None:
        super().__init__(game, decisions)
        self.hands = [Hand([], []) for _ in range(game.seats)]
        self.deck = Bag(CARDS[:])
        self.used: list[int] = []
        self.sealed = [0] * game.seats  # 0: not in yet
        self.marks = [0] * game.seats
        self.score = [int(game.options["lead"]), *[0] * (game.seats - 1)]
        self.round = 0
        self.mover = 0
        self.asking = DEAL
        self.waiting = [CHANCE]
        self.how = ""

    def turn(self) -> int:
        return self.round

    def ask(self, asking: int) -> None:
        """The next question: to the dealer, or to the mover."""
        self.asking = asking
        self.waiting = [CHANCE] if self.decisions[asking].source >= 0 else [self.mover]

    def ask_all(self) -> None:
        """TOY-3.1: a round begins, and every seat is asked at once."""
        self.round += 1
        self.asking = BID
        self.waiting = list(range(self.game.seats))

    def finish(self, how: str) -> None:
        """TOY-4.1: nobody is asked any more."""
        self.how = how
        self.mover = 0
        self.asking = END
        self.waiting = NOBODY
        self.tell(FINISHED, "TOY-4.1", CHANCE, [])

    def tell(self, kind: int, clause: str, seat: int, arguments: list[int]) -> None:
        """For the log, if anybody listens; search does not."""
        if self.trace is not None:
            self.note(kind, clause, seat, arguments)

    def copy(self) -> Bids:
        other = Bids(self.game, self.decisions)
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck.copy()
        other.used = self.used[:]
        other.sealed = self.sealed[:]
        other.marks = self.marks[:]
        other.score = self.score[:]
        other.round, other.mover = self.round, self.mover
        other.asking, other.waiting, other.how = self.asking, self.waiting, self.how
        return other

    def guess(self, seat: int, dealer: Dealer) -> Bids:
        """Deal again what the seat cannot see: other hands, sealed cards and marks."""
        other = self.copy()
        redeal(other.deck, other.hands, seat, dealer)
        for who, hand in enumerate(other.hands):
            if who != seat and other.sealed[who]:
                other.sealed[who] = dealer.draw(0, hand.cards)
            if who != seat and other.marks[who]:
                other.marks[who] = dealer.roll(1, 3)
        return other

    def points(self) -> list[int]:
        return self.score[:]

    def places(self) -> list[int]:
        """TOY-3.2: more points are better; equal points share a place."""
        return [1 + sum(other > mine for other in self.score) for mine in self.score]

    def end(self) -> str:
        assert self.how, "the race is not over"
        return self.how
