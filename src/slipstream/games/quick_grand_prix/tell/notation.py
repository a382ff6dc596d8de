"""Position lines of a race: written for any seat by one writer, read back strictly."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.rules.asking import (
    DEAL_MIDDLE,
    DRAFT_FILL,
    END,
    FIRST_ORDER,
    GRID_CHOICE,
    PLAN,
    SWAP,
)
from slipstream.games.quick_grand_prix.rules.cards import (
    CARS,
    CODES,
    DECK,
    ITEMS,
    LETTERS,
    ROLES,
)
from slipstream.games.quick_grand_prix.rules.house import Components
from slipstream.games.quick_grand_prix.rules.state import NO_CHOICE, NO_PLAN, RaceGame, RaceState
from slipstream.games.quick_grand_prix.tell.check import problems
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.game import CHANCE, NOBODY
from slipstream.kernel.rows import vec
from slipstream.kernel.text import Line, check_fields
from slipstream.tell.fields import Fields

KEYS: Final = [
    "laps",
    "teams",
    "round",
    "ask",
    "draft",
    "order",
    "sealed",
    "swap",
    "grid",
    "hand",
    "spare",
    "middle",
    "deck",
    "swapped",
]
UNKNOWN: Final = "?"


def line(game: RaceGame, s: RaceState, seat: int) -> str:
    """What `seat` knows; a card that others hold face down is '?1', a sealed plan '?'."""
    drafting = s.asking < GRID_CHOICE
    middle = ",".join(CODES[card] for card in s.middle.cards)
    fields = {
        "laps": game.options["laps"] if game.options["laps"] != "1" else "",
        "teams": teams(game) if game.options["teams"] else "",
        "round": str(s.round) if s.round else "",
        "ask": _ask(s),
        "draft": _seats(s.draft),
        "order": ",".join(_item(s, item) for item in s.line),
        "sealed": _sealed(s, seat),
        "swap": ",".join(ITEMS[car] for car in s.swaps),
        "grid": ",".join(
            f"{who + 1}:{ROLES[role]}" for who, role in enumerate(s.better) if role != NO_CHOICE
        ),
        "hand": ";".join(
            f"{owner + 1}:{_cards(hand, seat in (owner, CHANCE))}"
            for owner, hand in enumerate(s.hands)
        ),
        "spare": "" if drafting else middle,
        "middle": middle if drafting else "",
        "deck": _deck(s, seat == CHANCE) if s.asking < DRAFT_FILL else "",
        "swapped": _seats([who for who in range(game.seats) if s.swapped >> who & 1]),
    }
    return Line(game.code, game.version, [game.circuit.code], fields).text()


def teams(game: RaceGame) -> str:
    return ",".join(LETTERS[team] for team in game.team)


def _seats(seats: list[int]) -> str:
    return ",".join(str(seat + 1) for seat in seats)


def _ask(s: RaceState) -> str:
    if s.asking == END:
        return "end"
    name = s.decision.name
    if s.asking in (FIRST_ORDER, DEAL_MIDDLE):
        return name
    return f"{name}:{_seats(s.waiting) if s.asking == PLAN else s.mover + 1}"


def _item(s: RaceState, item: int) -> str:
    return ITEMS[item] + ("'" if item < CARS and s.damaged >> item & 1 else "")


def _cards(hand: Hand, known: bool) -> str:
    """What everybody knows, then in brackets what only the holder does."""
    hidden = [f"({CODES[card]})" if known else f"{UNKNOWN}1" for card in hand.hidden()]
    return ",".join([CODES[card] for card in hand.shown] + hidden) or "-"


def _deck(s: RaceState, known: bool) -> str:
    """Which cards are left follows from the rest of the line, if that tells everything."""
    left = len(s.deck.row)
    return str(left) if known or not left else f"{UNKNOWN}{left}"


def _sealed(s: RaceState, seat: int) -> str:
    return ";".join(
        f"{who + 1}:{s.decisions[PLAN].spell(s, plan) if seat in (who, CHANCE) else UNKNOWN}"
        for who, plan in enumerate(s.plans)
        if plan != NO_PLAN
    )


def filled(parts: Line, components: Components) -> Line:
    """A full line for one with '?': any card that nobody has seen, the slowest plan."""
    seen = re.findall(r"Q[1-8]|BG", " ".join(parts.fields.values()))
    unseen = [code for code in CODES if code not in seen]
    fields = dict(parts.fields)
    hands = fields.get("hand", "")
    while f"{UNKNOWN}1" in hands and unseen:
        hands = hands.replace(f"{UNKNOWN}1", f"({unseen.pop(0)})", 1)
    fields["hand"] = hands
    held = dict(entry.partition(":")[::2] for entry in hands.split(";"))
    plans = []
    for entry in fields.get("sealed", "").split(";"):
        seat, _, plan = entry.partition(":")
        cards = held.get(seat, "").split(",")
        if plan == UNKNOWN and set(cards) <= set(CODES):
            plan = ",".join(components.faces[2 * CODES.index(code)] for code in cards)
        plans.append(f"{seat}:{plan}")
    if "sealed" in fields:
        fields["sealed"] = ";".join(plans)
    if "deck" in fields:
        fields["deck"] = fields["deck"].removeprefix(UNKNOWN)
    return Line(parts.code, parts.version, parts.words, fields)


class _Reader(Fields):
    """Fills a state from a line; whether it can occur is another question."""

    def __init__(self, game: RaceGame, s: RaceState, text: str) -> None:
        super().__init__(text)
        self.game = game
        self.s = s
        self.seats = [str(seat + 1) for seat in range(game.seats)]

    def several(self, key: str, names: list[str]) -> list[int]:
        """All different ones of `names` that a field lists."""
        found = [self.named(key, name, names) for name in self.entries(key)]
        if len(set(found)) != len(found):
            raise self.fail(f"{key}: something appears twice", self.field(key))
        return found

    def by_seat(self, key: str, separator: str) -> dict[int, str]:
        """Entries like `2:Q1,Q8`, in seat order."""
        found: dict[int, str] = {}
        for entry in self.entries(key, separator):
            number, _, value = entry.partition(":")
            seat = self.named(key, number, self.seats)
            if not value or any(other >= seat for other in found):
                raise self.fail(f"{key}: {entry!r} is out of place", entry)
            found[seat] = value
        return found

    def is_asked(self, asking: int, key: str, otherwise: str) -> bool:
        """Is this asked? If not, the field that belongs to it may not stand here."""
        if self.s.asking != asking and self.field(key):
            raise self.fail(f"{key}: {otherwise}", self.field(key))
        return self.s.asking == asking

    def read(self) -> RaceState:
        self.head()
        self.draft()
        self.hands()
        self.middle()
        self.grid()
        self.order()
        self.ask()
        self.refuse(problems(self.s))
        return self.s

    def head(self) -> None:
        parts, game = self.parts, self.game
        self.check_game(game)
        if parts.words != [game.circuit.code]:
            found = " ".join(parts.words)
            raise self.fail(f"this race is run at {game.circuit.code}, not {found!r}", found)
        check_fields(parts, KEYS)
        if (self.field("teams") or teams(game)) != teams(game):
            raise self.fail(f"teams: this race has {teams(game)}", self.field("teams"))
        if (self.field("laps") or "1") != game.options["laps"]:
            raise self.fail(f"laps: this race has {game.options['laps']}", self.field("laps"))

    def draft(self) -> None:
        s, name = self.s, self.field("ask").partition(":")[0]
        s.asking = self.named("ask", name, [*(each.name for each in s.decisions), "end"])
        s.draft = self.several("draft", self.seats)
        if (len(s.draft) < s.game.seats) != (s.asking == FIRST_ORDER):
            raise self.fail("draft: names each seat once when it is complete", self.field("draft"))
        for seat in self.several("swapped", self.seats):
            s.swapped |= 1 << seat
        if self.field("round"):
            s.round = self.number("round", self.field("round"), 1, 99)

    def hands(self) -> None:
        s = self.s
        entries = self.by_seat("hand", ";")
        if len(entries) != s.game.seats:
            raise self.fail(f"hand: one for each of {s.game.seats} seats", self.field("hand"))
        for text in entries.values():
            if UNKNOWN in text:
                raise self.fail(f"hand: {text!r} is hidden; such a line can only be shown", text)
            s.hands = [*s.hands, self.hand([] if text == "-" else text.split(","))]

    def hand(self, names: list[str]) -> Hand:
        hidden = [name[1:-1] for name in names if name.startswith("(") and name.endswith(")")]
        shown = [name for name in names if name.strip("()") == name]
        cards = [self.named("hand", name, CODES) for name in shown + hidden]
        hand = Hand(sorted(cards), sorted(cards[: len(shown)]))
        if len(hidden) > 1 or _cards(hand, True) != (",".join(names) or "-"):
            raise self.fail("hand: known cards, then at most one as in (Q1)", ",".join(names))
        return hand

    def middle(self) -> None:
        """The face-up cards; all that are nowhere else are in the deck."""
        s = self.s
        key, other = ("middle", "spare") if s.asking < GRID_CHOICE else ("spare", "middle")
        if self.field(other):
            raise self.fail(f"{other}: not while {self.field('ask')} is asked", self.field(other))
        s.middle = Bag(sorted(self.several(key, CODES)))
        seen = s.middle.cards + [card for hand in s.hands for card in hand.cards]
        if len(set(seen)) != len(seen):
            raise self.fail("each speed card is in one place only (QGP-I2)", key)
        s.deck = Bag([card for card in DECK if card not in seen])
        if UNKNOWN in self.field("deck"):
            raise self.fail("deck: hidden; such a line can only be shown", self.field("deck"))
        told = str(len(s.deck.row)) if s.asking < DRAFT_FILL else ""
        if self.field("deck") != told or (len(s.deck.row) and not told):
            raise self.fail(f"deck: {len(s.deck.row)} cards are left (QGP-I2)", "deck")

    def grid(self) -> None:
        s = self.s
        if self.is_asked(GRID_CHOICE, "grid", "only while the grid is formed"):
            s.better = vec[i64]([NO_CHOICE] * s.game.seats)
            for seat, role in self.by_seat("grid", ",").items():
                s.better[seat] = self.named("grid", role, ROLES)

    def order(self) -> None:
        s, names = self.s, self.entries("order")
        line = [self.named("order", name.removesuffix("'"), ITEMS[:-1]) for name in names]
        s.line = vec[i64](line)
        for item, name in zip(line, names, strict=True):
            if name.endswith("'"):
                s.damaged |= 1 << item

    def ask(self) -> None:
        """Who is asked: for a plan all who have not sealed one."""
        s = self.s
        name, _, who = self.field("ask").partition(":")
        nobody = s.asking in (FIRST_ORDER, DEAL_MIDDLE, END)
        if nobody != (not who):
            raise self.fail(f"ask: {name} asks {'no' if nobody else 'some'} seat", who)
        if self.is_asked(PLAN, "sealed", "only while plans are made"):
            self.plans(who)
            return
        if self.is_asked(SWAP, "swap", "nobody is asked for one"):
            s.swaps = self.several("swap", ITEMS[:CARS])
        s.mover = self.named("ask", who, self.seats) if who else 0
        if s.asking == END:
            s.waiting = NOBODY
        elif s.decision.source >= 0:
            s.ask_dealer(s.asking)
        else:
            s.ask(s.asking, s.mover)

    def plans(self, who: str) -> None:
        s = self.s
        s.plans = vec[i64]([NO_PLAN] * s.game.seats)
        for seat, text in self.by_seat("sealed", ";").items():
            if text == UNKNOWN:
                raise self.fail("sealed: a hidden plan; such a line can only be shown", text)
            known = s.race.components.faces
            faces = [self.named("sealed", face, known) for face in text.split(",")]
            if len(faces) != len(ROLES):
                raise self.fail(f"sealed: {text!r} is not a plan", text)
            s.plans[seat] = faces[0] << 5 | faces[1]
        s.wait_for_plans()
        if who != _seats(s.waiting):
            raise self.fail(f"ask: plans are missing of {_seats(s.waiting)}", self.field("ask"))


def read(game: RaceGame, blank: RaceState, text: str) -> RaceState:
    """A state from its line; nothing is guessed, nothing unknown is passed over."""
    return _Reader(game, blank, text).read()
