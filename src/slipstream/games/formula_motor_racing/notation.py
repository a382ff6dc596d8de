"""Position lines of a race: written for any seat by one writer, read back strictly."""

from __future__ import annotations

import re
from typing import Final

from slipstream.games.formula_motor_racing.deck import (
    CAR_NAMES,
    CHOOSING,
    CODES,
    CRASH,
    DECK,
    DIE,
    EFFECT,
    ENGINE_BLOWS,
    HAND,
    LETTERS,
    LOSE_GEARS,
    NO_CAR,
    PIT_STOP,
    SPIN_LAST,
    SPIN_OUT,
    TEAM,
)
from slipstream.games.formula_motor_racing.state import (
    CHARGE_CONTINUE,
    CRASH_PARTNER,
    DEAL,
    DRAW_CARD,
    DRAW_GRID,
    END,
    PLAY,
    ROLL_CHARGE,
    ROLL_CRASH,
    ROLL_PIT,
    ROLL_SPIN,
    SPIN_REROLL,
    RaceState,
    Teams,
)
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.fields import Fields
from slipstream.kernel.game import CHANCE, NOBODY
from slipstream.kernel.text import Line, check_fields

KEYS: Final = ["ask", "drawn", "order", "out", "hand", "deck", "used", "move", "teams", "aside"]

# Which card may be under way while something is asked.
_UNDER_WAY: Final[dict[int, list[int]]] = {
    ROLL_PIT: [PIT_STOP],
    ROLL_CHARGE: [LOSE_GEARS, ENGINE_BLOWS],
    CHARGE_CONTINUE: [LOSE_GEARS, ENGINE_BLOWS],
    ROLL_SPIN: [SPIN_OUT, SPIN_LAST],
    SPIN_REROLL: [SPIN_OUT, SPIN_LAST],
    ROLL_CRASH: [CRASH],
    CRASH_PARTNER: [CRASH],
}


def line(game: Teams, s: RaceState, seat: int) -> str:
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
    name = s.decisions[s.asking].name
    return name if s.asking == DRAW_GRID else f"{name}:{s.mover + 1}"


def _cars(cars: list[int]) -> str:
    return ",".join(CAR_NAMES[car] for car in cars)


def _cards(hand: Hand, known: bool) -> str:
    if not hand.cards:
        return "-"
    return ",".join(CODES[card] for card in hand.cards) if known else f"?{len(hand.cards)}"


def _move(s: RaceState) -> str:
    if s.card < 0:
        return ""
    car = ":" + CAR_NAMES[s.car] if s.car != NO_CAR else ""
    return CODES[s.card] + car + (f"~{s.rolled}" if s.rolled else "")


def teams(game: Teams) -> str:
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


def filled(line: Line) -> Line:
    """The same line with any unseen cards in the hidden hands; what is wrong stays wrong."""
    entries = [entry.partition(":") for entry in line.fields.get("hand", "").split(";")]
    seen = line.fields.get("used", "").split(",")
    seen += [code for _, _, cards in entries for code in cards.split(",")]
    unseen = [CODES[card] for card in DECK]
    for code in seen:
        if code in unseen:
            unseen.remove(code)
    hands = []
    for number, colon, cards in entries:
        size = int(cards[1:]) if re.fullmatch(r"\?[1-5]", cards) else 0
        hands.append(number + colon + (",".join(unseen[:size]) if size else cards))
        del unseen[:size]
    return Line(line.code, line.version, line.words, line.fields | {"hand": ";".join(hands)})


class _Reader(Fields):
    """Fills a state from a line."""

    def __init__(self, game: Teams, s: RaceState, text: str) -> None:
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
        elif s.decisions[s.asking].source >= 0:
            s.ask_dealer(s.asking)
        else:
            s.ask_mover(s.asking)

    def cars(self) -> None:
        s = self.s
        s.drawn = self.several("drawn", self.field("drawn"), LETTERS)
        twice = len(set(s.drawn)) != len(s.drawn)
        if twice or len(s.drawn) == len(LETTERS) or (s.drawn and s.asking != DRAW_GRID):
            raise self.fail("drawn: different colours, as the grid is drawn", self.field("drawn"))
        order = self.several("order", self.field("order"), CAR_NAMES)
        s.out = self.several("out", self.field("out"), CAR_NAMES)
        expected = [] if s.asking == DRAW_GRID else list(range(len(CAR_NAMES)))
        if sorted(order + s.out) != expected or (s.out and s.asking == DEAL):
            raise self.fail("order and out name each of the 12 cars once (FMR-I1)", "order")
        s.line_up(order)

    def hands(self) -> None:
        s = self.s
        entries = self.field("hand").split(";")
        if len(entries) != s.game.seats:
            raise self.fail(f"hand: one for each of {s.game.seats} seats", self.field("hand"))
        for seat, entry in enumerate(entries):
            number, _, cards = entry.partition(":")
            if number != str(seat + 1) or not cards:
                raise self.fail(f"hand: {entry!r} is not the hand of seat {seat + 1}", entry)
            if cards.startswith("?"):
                raise self.fail(f"hand: {entry!r} is hidden; such a line can only be shown", entry)
            held = [] if cards == "-" else self.several("hand", cards, CODES)
            s.hands.append(Hand(sorted(held), []))

    def cards(self) -> None:
        s = self.s
        s.used = self.several("used", self.field("used"), CODES)
        rest = DECK[:]
        for card in s.used + [card for hand in s.hands for card in hand.cards]:
            if card not in rest:
                raise self.fail(f"too many {CODES[card]} (FMR-I2)", CODES[card])
            rest.remove(card)
        s.deck = Bag(rest)
        if self.field("deck") != str(s.drawable()):
            raise self.fail(f"deck: {s.drawable()} cards are left (FMR-I2)", self.field("deck"))
        sizes = [len(hand.cards) for hand in s.hands]
        if not self.possible(sizes):
            raise self.fail(f"hand: sizes {sizes} cannot be (FMR-I4)", self.field("hand"))

    def possible(self, sizes: list[int]) -> bool:
        """FMR-I4: five each but for what is just being dealt, carried out, or played last."""
        s, full = self.s, HAND
        if s.asking == DRAW_GRID:
            return not s.used and not any(sizes)
        if s.asking == DEAL:
            dealt = [full] * s.mover + [sizes[s.mover]] + [0] * (len(sizes) - s.mover - 1)
            return not s.used and sizes == dealt and sizes[s.mover] < full
        if s.asking == END:
            return s.drawable() == 0 and sizes == [full - 1] * len(sizes)
        others = sizes[s.mover + 1 :] + sizes[: s.mover]
        if sizes[s.mover] != full - (s.asking != PLAY) or (s.asking != PLAY and not s.used):
            return False
        if s.drawable() > 0:
            return others == [full] * len(others)
        to_come = others.count(full)
        last = [full] * to_come + [full - 1] * (len(others) - to_come)
        return s.drawable() == 0 and others == last and s.asking != DRAW_CARD

    def move(self) -> None:
        s = self.s
        text = self.field("move")
        allowed = _UNDER_WAY.get(s.asking, [])
        if not text and not allowed:
            return
        rest, _, rolled = text.partition("~")
        code, _, car = rest.partition(":")
        card = self.named("move", code, CODES)
        if EFFECT[card] not in allowed or s.used[-1:] != [card]:
            raise self.fail(f"move: {code} is not under way", code)
        s.card = card
        needs_car = s.asking not in (ROLL_SPIN, SPIN_REROLL, ROLL_CRASH)
        if needs_car:
            self.car(code, car)
        elif car:
            raise self.fail(f"move: no car is named yet for {code}", car)
        self.roll(rolled)

    def car(self, code: str, car: str) -> None:
        s = self.s
        running = [CAR_NAMES[car] for car in s.order]
        s.car = s.order[self.named("move", car, running)]
        clause = self.refusing()
        if clause:
            raise self.fail(f"move: {car} cannot be in {code} here ({clause})", car)

    def refusing(self) -> str:
        """The clause by which the car under way cannot have come so far, if there is one."""
        s = self.s
        if TEAM[s.card] not in (-1, s.car >> 1):
            return "FMR-5.4.1"
        if s.asking == CHARGE_CONTINUE and s.teams.owner[s.car >> 1] != s.mover:
            return "FMR-5.5.5"
        if s.asking == CHARGE_CONTINUE and s.car == s.order[0]:
            return "FMR-R10"
        if s.asking == CRASH_PARTNER and s.car in (s.order[0], s.order[-1]):
            return "FMR-5.7.3"
        return ""

    def roll(self, rolled: str) -> None:
        s = self.s
        if not rolled and s.asking != SPIN_REROLL:
            return
        if s.asking not in (SPIN_REROLL, ROLL_SPIN):
            raise self.fail("move: only a spin keeps its first roll", rolled)
        sides = [str(side + 1) for side in range(DIE)]
        s.rolled = 1 + self.named("move", rolled, sides)


def read(game: Teams, blank: RaceState, text: str) -> RaceState:
    """A state from its line; nothing is guessed, nothing unknown is passed over."""
    return _Reader(game, blank, text).read()
