"""Drawn races: a line of cars in, tokens, a line of cars out.

A picture is the line front to back; removed cars follow after a bar, best placed first, as in
`b1 y1 o1 | g2 g1`. Seats are counted from 1, as in records.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from slipstream.games.formula_motor_racing.game import FormulaMotorRacing
from slipstream.games.formula_motor_racing.rules.deck import CAR_NAMES, CODES, DECK
from slipstream.games.formula_motor_racing.rules.kinds import HOW, KINDS
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.games.formula_motor_racing.tell.view import RaceView
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE
from slipstream.kernel.trace import Event

GRID = "b1 g1 y1 o1 r1 p1 p2 r2 o2 y2 g2 b2"


@dataclass(frozen=True)
class Race:
    """A position that never changes: every answer gives another one."""

    state: RaceState

    def play(self, token: str) -> Race:
        """The answer of the seat that is asked; a card due before that is drawn by the dealer."""
        asked = self.deal() if self.asks().startswith("draw_card") else self
        return asked.answer(asked.state.waiting[0], token)

    def deal(self, token: str = "") -> Race:
        """The dealer's answer: a die roll or a card; without a token, the first possible one."""
        assert self.state.waiting == [CHANCE], "the dealer is not asked"
        return self.answer(CHANCE, token or self.choices()[0])

    def answer(self, seat: int, token: str) -> Race:
        decision = self.state.decisions[self.state.asking]
        return self.apply(seat, decision.read(self.state, seat, token))

    def apply(self, seat: int, action: int) -> Race:
        after = self.state.copy()
        after.trace = []
        after.apply(seat, action)
        return Race(after)

    def run(self, script: str) -> Race:
        """Several answers, the dealer's marked as in a record: `CE:r1 ~4 + ~9 .`"""
        race = self
        for word in script.split():
            race = race.deal(word[1:]) if word.startswith("~") else race.play(word)
        return race

    def until(self, asked: str) -> Race:
        """The dealer answers with the first chance until something else is asked."""
        race = self
        while not race.asks().startswith(asked):
            race = race.deal()
        return race

    def asks(self) -> str:
        """What is asked of which seat, as in a position line."""
        return self.state.game.line(self.state, CHANCE).split()[1].removeprefix("ask=")

    def choices(self, card: str = "") -> list[str]:
        """The tokens of whoever is asked; of one card only, if it is named."""
        state = self.state
        decision = state.decisions[state.asking]
        tokens = [decision.spell(state, action) for action in state.legal(state.waiting[0])]
        return [token for token in tokens if not card or token.partition(":")[0] == card]

    def events(self) -> list[str]:
        """What the last answer did, as `moved FMR-5.2.1 0 1 2 falls_back`: kind, clause, rest."""
        return [_told(event) for event in self.state.trace or []]

    @property
    def line(self) -> str:
        return " ".join(CAR_NAMES[car] for car in self.state.order)

    @property
    def out(self) -> str:
        return " ".join(CAR_NAMES[car] for car in self.state.out)

    @property
    def picture(self) -> str:
        return f"{self.line} | {self.out}" if self.out else self.line

    def hand(self, seat: int) -> list[str]:
        return [CODES[card] for card in self.state.hands[seat - 1].cards]

    def view(self, seat: int) -> RaceView:
        seen: RaceView = self.state.game.view(self.state, seat - 1)
        return seen


def _told(event: Event) -> str:
    kind = KINDS[event.kind]
    values = zip(kind.arguments, event.arguments, strict=True)
    told = [HOW[kind.name][value] if name == "how" else str(value) for name, value in values]
    return " ".join([kind.name, event.clause, *told])


def race(
    picture: str,
    hand: str = "",
    seat: int = 1,
    seats: int = 6,
    *,
    pile: int | None = None,
    aside: int = 0,
    colours: str = "",
    last_plays: int = 6,
) -> Race:
    """`seat` is to play with `hand` and what fills it up; `pile` cards can still be drawn.

    With an empty pile, `last_plays` of the seats still have theirs, `seat` first. Hands and the
    discard pile are filled from the top of the list of cards: overtakes first.
    """
    rest = [CODES[card] for card in DECK]
    for card in hand.split():
        rest.remove(card)
    hands = []
    for owner in range(1, seats + 1):
        held = hand.split() if owner == seat else []
        full = 5 if (owner - seat) % seats < last_plays else 4
        held += [rest.pop(0) for _ in range(full - len(held))]
        hands.append(f"{owner}:{','.join(held)}")
    pile = len(rest) - aside if pile is None else pile
    running, _, removed = picture.partition("|")
    fields = {
        "ask": f"play:{seat}",
        "order": ",".join(running.split()),
        "out": ",".join(removed.split()),
        "hand": ";".join(hands),
        "deck": str(pile),
        "used": ",".join(rest[: len(rest) - aside - pile]),
        "aside": str(aside) if aside else "",
    }
    game = FormulaMotorRacing(seats, {"aside": str(aside), "colours": colours})
    return Race(game.read(" ".join(["FMR/1", *(f"{k}={v}" for k, v in fields.items() if v)])))


def start(seats: int = 6, **options: str) -> Race:
    """A race before anything is drawn or dealt."""
    return Race(FormulaMotorRacing(seats, options).start())


def walk(race: Race, seed: int) -> Iterator[Race]:
    """This position and all that follow, at random, to the end of the race."""
    dealer, luck = SeededDealer(seed), SeededDealer(seed + 1)
    yield race
    while race.state.waiting:
        seat = race.state.waiting[0]
        if seat == CHANCE:
            race = race.apply(seat, race.state.sample(dealer))
        else:
            legal = race.state.legal(seat)
            race = race.apply(seat, legal[luck.below(0, len(legal)) if len(legal) > 1 else 0])
        yield race
