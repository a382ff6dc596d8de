"""Position lines of a race: written for any seat by one writer, read back strictly."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from slipstream.games.formula_motor_racing.rules.asking import (
    DRAW_CARD,
    DRAW_GRID,
    END,
    ROLL_CRASH,
    ROLL_PIT,
    ROLL_SPIN,
    SPIN_REROLL,
)
from slipstream.games.formula_motor_racing.rules.deck import (
    CAR_NAMES,
    CHOOSING,
    CODES,
    DIE,
    LETTERS,
    NO_CAR,
)
from slipstream.games.formula_motor_racing.rules.house import Components
from slipstream.games.formula_motor_racing.rules.state import RaceGame, RaceState
from slipstream.games.formula_motor_racing.tell.check import problems
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.game import CHANCE, NOBODY
from slipstream.kernel.rows import vec
from slipstream.kernel.text import Line, check_fields
from slipstream.tell.fields import Fields

KEYS: Final = ["ask", "drawn", "order", "out", "hand", "deck", "used", "move", "teams", "aside"]

# Cards under way while these are asked name no car: the die does.
_NO_CAR_YET: Final = (ROLL_SPIN, SPIN_REROLL, ROLL_CRASH)


def line(game: RaceGame, s: RaceState, seat: int) -> str:
    """What `seat` knows; hands of others are '?' and their size."""
    fields = {
        "ask": _ask(s),
        "drawn": ",".join(LETTERS[colour] for colour in s.drawn),
        "order": _cars(s.order),
        "out": _cars(s.out),
        "hand": ";".join(
            f"{owner + 1}:{_cards(hand, seat in (owner, CHANCE))}"
            for owner, hand in enumerate(s.hands)
        ),
        "deck": str(s.drawable()),
        "used": ",".join(CODES[card] for card in s.used),
        "move": _move(s),
        "teams": teams(game) if game.options["colours"] else "",
        "aside": str(game.aside) if game.aside else "",
    }
    return Line(game.code, game.version, [], fields).text()


def _ask(s: RaceState) -> str:
    if s.asking == END:
        return "end"
    name = s.decision.name
    return name if s.asking == DRAW_GRID else f"{name}:{s.mover + 1}"


def _cars(cars: Iterable[int]) -> str:
    return ",".join(CAR_NAMES[car] for car in cars)


def _cards(hand: Hand, known: bool) -> str:
    if not hand.cards:
        return "-"
    return ",".join(CODES[card] for card in hand.cards) if known else f"?{len(hand.row)}"


def _move(s: RaceState) -> str:
    if s.card < 0:
        return ""
    car = ":" + CAR_NAMES[s.car] if s.car != NO_CAR else ""
    return CODES[s.card] + car + (f"~{s.rolled}" if s.rolled else "")


def teams(game: RaceGame) -> str:
    """Who owns which colours, as in '1:bo,2:gr,3:py'."""
    letters = [""] * game.seats
    for letter, owner in zip(LETTERS, game.owner, strict=True):
        if owner >= 0:
            letters[owner] += letter
    return ",".join(f"{seat + 1}:{mine}" for seat, mine in enumerate(letters))


def choosing_order(seats: int, text: str) -> str:
    """The inverse of `teams`: the colours as they were chosen one by one (FMR-R23)."""
    left = [list(entry.partition(":")[2]) for entry in text.split(",")]
    turns = CHOOSING.get(str(seats), [])
    return ",".join(left[seat].pop(0) for seat in turns if seat < len(left) and left[seat])


def filled(line: Line, components: Components) -> Line:
    """The same line with any unseen cards in the hidden hands; what is wrong stays wrong."""
    entries = [entry.partition(":") for entry in line.fields.get("hand", "").split(";")]
    seen = line.fields.get("used", "").split(",")
    seen += [code for _, _, cards in entries for code in cards.split(",")]
    unseen = [CODES[card] for card in components.deck]
    for code in seen:
        if code in unseen:
            unseen.remove(code)
    hands = []
    for number, colon, cards in entries:
        size = int(cards[1:]) if re.fullmatch(r"\?[1-9]", cards) else 0
        size = size if size <= components.hand else 0
        hands.append(number + colon + (",".join(unseen[:size]) if size else cards))
        del unseen[:size]
    return Line(line.code, line.version, line.words, line.fields | {"hand": ";".join(hands)})


class _Reader(Fields):
    """Fills a state from a line."""

    def __init__(self, game: RaceGame, s: RaceState, text: str) -> None:
        super().__init__(text)
        self.game = game
        self.s = s

    def several(self, key: str, text: str, names: list[str]) -> list[int]:
        return [self.named(key, name, names) for name in text.split(",")] if text else []

    def read(self) -> RaceState:
        self.head()
        self.ask()
        self.cars()
        self.hands()
        self.cards()
        self.move()
        self.refuse(problems(self.s))
        self.s.line_up(list(self.s.order))
        return self.s

    def head(self) -> None:
        parts, game = self.parts, self.game
        self.check_game(game)
        if parts.words:
            raise self.fail(f"{game.code} lines have no word {parts.words[0]!r}", parts.words[0])
        check_fields(parts, KEYS)
        given = self.field("teams")
        if (given or teams(game)) != teams(game):
            raise self.fail(f"teams: this race has {teams(game)}", given)
        if (self.field("aside") or "0") != str(game.aside):
            raise self.fail(f"aside: this race has {game.aside}", self.field("aside"))

    def ask(self) -> None:
        s = self.s
        name, _, seat = self.field("ask").partition(":")
        names = [decision.name for decision in s.decisions] + ["end"]
        s.asking = self.named("ask", name, names)
        if s.asking in (DRAW_GRID, END):
            if seat:
                raise self.fail(f"ask: {name} asks no seat", seat)
        else:
            s.mover = self.named("ask", seat, [str(n + 1) for n in range(s.game.seats)])
        if s.asking == END:
            s.waiting = NOBODY
        elif s.decision.source >= 0:
            s.ask_dealer(s.asking)
        else:
            s.ask_mover(s.asking)

    def cars(self) -> None:
        s = self.s
        s.drawn = self.several("drawn", self.field("drawn"), LETTERS)
        s.order = vec[i64](self.several("order", self.field("order"), CAR_NAMES))
        s.out = self.several("out", self.field("out"), CAR_NAMES)

    def hands(self) -> None:
        s = self.s
        for cards in self.held(s.game.seats):
            held = [] if cards == "-" else self.several("hand", cards, CODES)
            s.hands = [*s.hands, Hand(sorted(held), [])]

    def cards(self) -> None:
        s = self.s
        used = self.several("used", self.field("used"), CODES)
        s.used = vec[i64](used)
        taken = used + [card for hand in s.hands for card in hand.cards]
        rest = self.rest(s.race.components.deck, taken, CODES, "too many {} (FMR-I2)")
        s.deck = Bag(rest)
        if self.field("deck") != str(s.drawable()):
            raise self.fail(f"deck: {s.drawable()} cards are left (FMR-I2)", self.field("deck"))

    def move(self) -> None:
        """The card under way, the car it is for, and the first roll of a spin: `CE:r1`, `SO~7`."""
        s, text = self.s, self.field("move")
        if not text and not ROLL_PIT <= s.asking < DRAW_CARD:
            return
        rest, _, rolled = text.partition("~")
        code, _, car = rest.partition(":")
        s.card = self.named("move", code, CODES)
        if car and s.asking in _NO_CAR_YET:
            raise self.fail(f"move: no car is named yet for {code}", car)
        if s.asking not in _NO_CAR_YET:
            s.car = s.order[self.named("move", car, [CAR_NAMES[car] for car in s.order])]
        self.roll(rolled)

    def roll(self, rolled: str) -> None:
        s = self.s
        if not rolled and s.asking != SPIN_REROLL:
            return
        if s.asking not in (SPIN_REROLL, ROLL_SPIN):
            raise self.fail("move: only a spin keeps its first roll", rolled)
        sides = [str(side + 1) for side in range(DIE)]
        s.rolled = 1 + self.named("move", rolled, sides)


def read(game: RaceGame, blank: RaceState, text: str) -> RaceState:
    """A state from its line; nothing is guessed, nothing unknown is passed over."""
    return _Reader(game, blank, text).read()
