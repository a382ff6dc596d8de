"""The turn sequence: one class for each question, what is legal beside what it does."""

from __future__ import annotations

from typing import Any, Final

from sealed_bids.rules.asking import BOAST, DRAW, MARK, ROLL
from sealed_bids.rules.kinds import DEALT, DREW, MARKED, REVEALED, ROLLED, SEALED, WON
from sealed_bids.rules.state import Bids
from slipstream.kernel.answers import Answers
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import PUBLIC, Decision


class FromPile(Decision[Bids]):
    """The dealer gives the mover a card that only the mover sees."""

    source = 0

    def chances(self, s: Bids) -> list[tuple[int, int]]:
        return s.deck.chances()

    def sample(self, s: Bids, dealer: Dealer) -> int:
        return s.deck.draw(0, dealer)

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
    """TOY-2.1: two cards for each seat, the first one open by agreement (TOY-2.2)."""

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
    """TOY-3.1: every seat seals a card; the last one in reveals them all."""

    name = "bid"
    clause = "TOY-3.1"
    sealed = True

    def answers(self, s: Bids, seat: int, out: Answers) -> None:
        out.extend(sorted(set(s.hands[seat].cards)))

    def apply(self, s: Bids, seat: int, action: int) -> None:
        s.sealed[seat] = action
        s.waiting = [other for other in s.waiting if other != seat]
        s.tell(SEALED, self.clause, seat, [])
        if not s.waiting:
            self.reveal(s)

    def reveal(self, s: Bids) -> None:
        """TOY-3.2: the highest card wins; TOY-4.2: all level, and the race is over."""
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
    """TOY-3.3: the winner marks a number that nobody else ever sees."""

    name = "mark"
    clause = "TOY-3.3"

    def answers(self, s: Bids, seat: int, out: Answers) -> None:
        out.extend([1, 2, 3])

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
    """TOY-3.4: the winner stops, or rolls the die."""

    name = "boast"
    clause = "TOY-3.4"

    def answers(self, s: Bids, seat: int, out: Answers) -> None:
        out.extend([0, 1] if s.round > 1 else [0])

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
    """TOY-3.4: four or more is another point."""

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
    """TOY-3.5: every seat draws a card, then the next round begins."""

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
