"""Sealed Bids: a toy that passes the kit, so that the kit is known to test what no game asks yet.

Its clauses stand in sealed-bids.md. The kernel's and the notation's own tests play it too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from kit import toy_text
from slipstream.games.registry import GAMES
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import CHANCE, NOBODY, PUBLIC, Decision, Game, State
from slipstream.kernel.options import Option
from slipstream.kernel.screen import Way
from slipstream.kernel.text import Line
from slipstream.kernel.trace import Event, Kind

CARDS: Final = [value for value in range(1, 13) for _ in "12"]
HAND: Final = 2
DEAL, BID, MARK, BOAST, ROLL, DRAW, END = range(7)
DEALT, SEALED, REVEALED, WON, MARKED, ROLLED, DREW, FINISHED = range(8)


class Bids(State):
    """A race of Sealed Bids."""

    def __init__(self, game: SealedBids) -> None:
        super().__init__(game, DECISIONS)
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
        self.asking = asking
        self.waiting = [CHANCE] if DECISIONS[asking].source >= 0 else [self.mover]

    def ask_all(self) -> None:
        self.round += 1
        self.asking = BID
        self.waiting = list(range(self.game.seats))

    def finish(self, how: str) -> None:
        self.how = how
        self.mover = 0
        self.asking = END
        self.waiting = NOBODY
        self.tell(FINISHED, "TOY-4.1", CHANCE, [])

    def tell(self, kind: int, clause: str, seat: int, arguments: list[int]) -> None:
        if self.trace is not None:
            self.note(kind, clause, seat, arguments)

    def copy(self) -> Bids:
        game = self.game
        assert isinstance(game, SealedBids), "a state of this game"
        other = Bids(game)
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
        return [1 + sum(other > mine for other in self.score) for mine in self.score]

    def end(self) -> str:
        assert self.how, "the race is not over"
        return self.how


class FromPile(Decision[Bids]):
    source = 0

    def chances(self, s: Bids) -> list[tuple[int, int]]:
        return s.deck.chances()

    def sample(self, s: Bids, dealer: Dealer) -> int:
        return dealer.draw(0, s.deck.cards)

    def audience(self, s: Bids, seat: int) -> int:
        return s.mover

    def spell(self, s: Bids, action: int) -> str:
        return str(action)

    def is_word(self, s: Bids, text: str) -> bool:
        return text.isdecimal()

    def give(self, s: Bids, card: int, full: bool) -> bool:
        """One card to the mover; whether everybody has been served."""
        s.deck.take(card)
        s.hands[s.mover].take(card)
        if full:
            s.mover = (s.mover + 1) % s.game.seats
        return full and s.mover == 0


class Deal(FromPile):
    name = "deal"
    clause = "TOY-2.1"

    def audience(self, s: Bids, seat: int) -> int:
        return PUBLIC if self.open(s) else s.mover

    def open(self, s: Bids) -> bool:
        return s.game.options["open"] == "yes" and not s.hands[s.mover].cards

    def apply(self, s: Bids, seat: int, action: int) -> None:
        mine = s.hands[s.mover]
        first = not mine.cards
        if self.open(s):
            mine.show(action)
            s.tell(REVEALED, "TOY-2.2", s.mover, [action])
        else:
            s.tell(DEALT, self.clause, s.mover, [action])
        if self.give(s, action, not first):
            s.ask_all()


class Bid(Decision[Bids]):
    name = "bid"
    clause = "TOY-3.1"
    sealed = True

    def legal(self, s: Bids, seat: int) -> list[int]:
        return sorted(set(s.hands[seat].cards))

    def apply(self, s: Bids, seat: int, action: int) -> None:
        s.sealed[seat] = action
        s.waiting = [other for other in s.waiting if other != seat]
        s.tell(SEALED, self.clause, seat, [])
        if not s.waiting:
            self.reveal(s)

    def reveal(self, s: Bids) -> None:
        best = max(s.sealed)
        level = min(s.sealed) == best
        for seat, card in enumerate(s.sealed):
            s.tell(REVEALED, self.clause, seat, [card])
            s.hands[seat].play(card)
            s.used.append(card)
        s.mover = s.sealed.index(best)
        s.sealed = [0] * len(s.sealed)
        if level:
            s.finish("level")
            return
        s.score[s.mover] += 1
        s.tell(WON, "TOY-3.2", s.mover, [])
        s.ask(MARK)

    def spell(self, s: Bids, action: int) -> str:
        return f"b{action}"

    def is_word(self, s: Bids, text: str) -> bool:
        return text[:1] == "b" and text[1:].isdecimal()


class Mark(Decision[Bids]):
    name = "mark"
    clause = "TOY-3.3"

    def legal(self, s: Bids, seat: int) -> list[int]:
        return [1, 2, 3]

    def audience(self, s: Bids, seat: int) -> int:
        return seat

    def apply(self, s: Bids, seat: int, action: int) -> None:
        s.marks[seat] = action
        s.tell(MARKED, self.clause, seat, [action])
        s.ask(BOAST)

    def spell(self, s: Bids, action: int) -> str:
        return f"m:{action}"

    def is_word(self, s: Bids, text: str) -> bool:
        return text[:2] == "m:" and text[2:].isdecimal()


class Boast(Decision[Bids]):
    name = "boast"
    clause = "TOY-3.4"

    def legal(self, s: Bids, seat: int) -> list[int]:
        return [0, 1] if s.round > 1 else [0]

    def apply(self, s: Bids, seat: int, action: int) -> None:
        if action:
            s.ask(ROLL)
        else:
            s.mover = 0
            s.ask(DRAW)

    def spell(self, s: Bids, action: int) -> str:
        return "+" if action else "."

    def is_word(self, s: Bids, text: str) -> bool:
        return text == "+"


class Roll(Decision[Bids]):
    name = "roll"
    clause = "TOY-3.4"
    source = 1

    def chances(self, s: Bids) -> list[tuple[int, int]]:
        return [(side, 1) for side in range(1, 7)]

    def apply(self, s: Bids, seat: int, action: int) -> None:
        s.tell(ROLLED, self.clause, s.mover, [action])
        s.score[s.mover] += action >= 4
        s.mover = 0
        s.ask(DRAW)

    def spell(self, s: Bids, action: int) -> str:
        return str(action)

    def is_word(self, s: Bids, text: str) -> bool:
        return text.isdecimal()


class Draw(FromPile):
    name = "draw"
    clause = "TOY-3.5"

    def apply(self, s: Bids, seat: int, action: int) -> None:
        s.tell(DREW, self.clause, s.mover, [action])
        if self.give(s, action, True):
            if s.round == int(s.game.options["rounds"]):
                s.finish("finish")
            else:
                s.ask_all()


DECISIONS: Final[list[Decision[Any]]] = [Deal(), Bid(), Mark(), Boast(), Roll(), Draw()]


class First(Bot):
    """Always the first legal answer."""

    def choose(self, p: Perspective) -> int:
        return p.legal[0]


class SealedBids(Game):
    """The toy as a game."""

    code = "TOY"
    title = "Sealed Bids"
    version = 1
    fewest = 2
    most = 4
    seats_clause = "TOY-1.1"
    ends = ["finish", "level"]
    keys = toy_text.KEYS
    bots = {"first": First}
    kinds = [
        Kind("dealt", ["card"], ["card"]),
        Kind("sealed", [], []),
        Kind("revealed", ["card"], [], reveals=True),
        Kind("won", [], []),
        Kind("marked", ["mark"], ["mark"]),
        Kind("rolled", ["roll"], []),
        Kind("drew", ["card"], ["card"]),
        Kind("finished", [], []),
    ]
    offered = [
        Option("rounds", "3", ["1", "2", "3"], "TOY-2.4", "rounds of a race", False),
        Option("open", "no", ["no", "yes"], "TOY-2.2", "the first card is shown", False),
        Option("lead", "0", [], "TOY-2.3", "points from the race before", True),
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        lead = self.options["lead"]
        if not (len(lead) == 1 and lead in "0123456789"):
            raise InvalidOption(f"lead={lead}: 0 to 9 (TOY-2.3)")
        self.longest = int(self.options["rounds"]) * (seats + 2)

    def samples(self) -> dict[str, list[str]]:
        return {"lead": ["1"]}

    @classmethod
    def of_line(cls, line: Line) -> SealedBids:
        told = line.fields
        options: dict[str, str] = {key: told[key] for key in ("rounds", "open") if key in told}
        return cls(line.fields.get("hand", "").count(";") + 1, options)

    def start(self) -> Bids:
        return Bids(self)

    def read(self, line: str) -> Bids:
        return toy_text.read(Bids(self), line)

    def line(self, state: Any, seat: int) -> str:
        return toy_text.line(state, seat)

    def view(self, state: Any, seat: int) -> toy_text.BidsView:
        return toy_text.view(state, seat)

    def ways(self, state: Any, seat: int) -> list[Way]:
        """A mark, and no boast."""
        asked = state.asking == MARK and seat in state.waiting
        return [Way(f"@{mark}", (mark, 0)) for mark in (1, 2, 3)] if asked else []

    def sentence(self, event: Event, names: list[str]) -> str:
        return toy_text.sentence(self.kinds[event.kind].name, event, names)

    def entrants(self) -> list[str]:
        return [f"seat {seat + 1}" for seat in range(self.seats)]


@contextmanager
def registered() -> Iterator[None]:
    """The toy is a game like the others for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, SealedBids.code, lambda: SealedBids)
        yield
