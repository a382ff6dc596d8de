"""Position lines of a race: written for any seat by one writer, read back strictly."""

from __future__ import annotations

import re
from typing import Final

from slipstream.games.quick_grand_prix.cards import (
    CARS,
    CODES,
    DECK,
    FACES,
    HAND,
    ITEMS,
    LETTERS,
    ROLES,
)
from slipstream.games.quick_grand_prix.cards import SL_CARD as SL
from slipstream.games.quick_grand_prix.state import (
    DEAL_FIRST,
    DEAL_MIDDLE,
    DRAFT_FILL,
    DRAFT_FIRST,
    DRAFT_SECOND,
    END,
    FIRST_ORDER,
    GRID_CHOICE,
    NO_CHOICE,
    NO_PLAN,
    PLAN,
    SWAP,
    Race,
    RaceState,
)
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.fields import Fields
from slipstream.kernel.game import CHANCE, NOBODY
from slipstream.kernel.text import Line, check_fields

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


def line(game: Race, s: RaceState, seat: int) -> str:
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


def teams(game: Race) -> str:
    return ",".join(LETTERS[team] for team in game.team)


def _seats(seats: list[int]) -> str:
    return ",".join(str(seat + 1) for seat in seats)


def _ask(s: RaceState) -> str:
    if s.asking == END:
        return "end"
    name = s.decisions[s.asking].name
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
    left = len(s.deck.cards)
    return str(left) if known or not left else f"{UNKNOWN}{left}"


def _sealed(s: RaceState, seat: int) -> str:
    return ";".join(
        f"{who + 1}:{s.decisions[PLAN].spell(s, plan) if seat in (who, CHANCE) else UNKNOWN}"
        for who, plan in enumerate(s.plans)
        if plan != NO_PLAN
    )


def filled(parts: Line) -> Line:
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
            plan = ",".join(FACES[2 * CODES.index(code)] for code in cards)
        plans.append(f"{seat}:{plan}")
    if "sealed" in fields:
        fields["sealed"] = ";".join(plans)
    if "deck" in fields:
        fields["deck"] = fields["deck"].removeprefix(UNKNOWN)
    return Line(parts.code, parts.version, parts.words, fields)


class _Reader(Fields):
    """Fills a state from a line."""

    def __init__(self, game: Race, s: RaceState, text: str) -> None:
        super().__init__(text)
        self.game = game
        self.s = s
        self.seats = [str(seat + 1) for seat in range(game.seats)]

    def several(self, key: str, names: list[str]) -> list[int]:
        """All different ones of `names` that a field lists."""
        text = self.field(key)
        found = [self.named(key, name, names) for name in text.split(",")] if text else []
        if len(set(found)) != len(found):
            raise self.fail(f"{key}: something stands twice", text)
        return found

    def by_seat(self, key: str, separator: str) -> dict[int, str]:
        """Entries like `2:Q1,Q8`, in seat order."""
        text = self.field(key)
        entries: dict[int, str] = {}
        for entry in text.split(separator) if text else []:
            number, _, value = entry.partition(":")
            seat = self.named(key, number, self.seats)
            if not value or seat in entries or any(other > seat for other in entries):
                raise self.fail(f"{key}: {entry!r} is out of place", entry)
            entries[seat] = value
        return entries

    def read(self) -> RaceState:
        self.head()
        self.ask()
        self.hands()
        self.middle()
        self.check_draft()
        self.grid()
        self.order()
        self.plans()
        self.swaps()
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

    def ask(self) -> None:
        s = self.s
        name, _, who = self.field("ask").partition(":")
        s.asking = self.named("ask", name, [*(each.name for each in s.decisions), "end"])
        s.draft = self.several("draft", self.seats)
        drawing = s.asking == FIRST_ORDER
        if (len(s.draft) < s.game.seats) != drawing:
            raise self.fail("draft: names each seat once when it is complete", self.field("draft"))
        nobody = s.asking in (FIRST_ORDER, DEAL_MIDDLE, END)
        if nobody != (not who):
            raise self.fail(f"ask: {name} asks {'no' if nobody else 'some'} seat", who)
        if s.asking == END:
            s.waiting = NOBODY
        elif s.asking != PLAN:
            s.mover = self.named("ask", who, self.seats) if who else 0
            if s.decisions[s.asking].source >= 0:
                s.ask_dealer(s.asking)
            else:
                s.ask(s.asking, s.mover)
        self.round()

    def round(self) -> None:
        s = self.s
        text = self.field("round")
        possible = [str(number + 1) for number in range(s.race.rounds)]
        if s.asking < PLAN:
            possible = [""]
        elif s.asking == END:
            possible = possible[-1:]
        if text not in possible:
            raise self.fail(f"round: {text!r} cannot be while this is asked (QGP-5.1)", text)
        s.round = int(text or 0)

    def hands(self) -> None:
        s = self.s
        entries = self.by_seat("hand", ";")
        if len(entries) != s.game.seats:
            raise self.fail(f"hand: one for each of {s.game.seats} seats", self.field("hand"))
        for text in entries.values():
            if UNKNOWN in text:
                raise self.fail(f"hand: {text!r} is hidden; such a line can only be shown", text)
            s.hands.append(self.hand([] if text == "-" else text.split(",")))

    def hand(self, names: list[str]) -> Hand:
        hidden = [name[1:-1] for name in names if name.startswith("(") and name.endswith(")")]
        shown = [name for name in names if name.strip("()") == name]
        cards = [self.named("hand", name, CODES) for name in shown + hidden]
        hand = Hand(sorted(cards), sorted(cards[: len(shown)]))
        if len(hidden) > 1 or _cards(hand, True) != (",".join(names) or "-"):
            raise self.fail("hand: known cards, then at most one as in (Q1)", ",".join(names))
        return hand

    def middle(self) -> None:
        s = self.s
        drafting = s.asking < GRID_CHOICE
        key, other = ("middle", "spare") if drafting else ("spare", "middle")
        if self.field(other):
            raise self.fail(f"{other}: not while {self.field('ask')} is asked", self.field(other))
        s.middle = Bag(sorted(self.several(key, CODES)))
        seen = s.middle.cards + [card for hand in s.hands for card in hand.cards]
        if len(set(seen)) != len(seen):
            raise self.fail("each speed card is in one place only (QGP-I2)", key)
        s.deck = Bag([card for card in DECK if card not in seen])
        expected = str(len(s.deck.cards)) if s.asking < DRAFT_FILL else ""
        if UNKNOWN in self.field("deck"):
            raise self.fail("deck: hidden; such a line can only be shown", self.field("deck"))
        if self.field("deck") != expected or (not expected and s.deck.cards):
            raise self.fail(f"deck: {len(s.deck.cards)} cards are left (QGP-I2)", "deck")
        for seat in self.several("swapped", self.seats):
            s.swapped |= 1 << seat

    def check_draft(self) -> None:
        """QGP-3: the hands are as they can be at this point of the draft."""
        s = self.s
        sizes = [len(s.hands[seat].cards) for seat in s.draft]
        hidden = [len(s.hands[seat].hidden()) for seat in s.draft]
        place = s.draft.index(s.mover) if s.asking > DEAL_MIDDLE else 0
        if s.asking <= DEAL_MIDDLE:
            right = not s.middle.cards and not any(hand.cards for hand in s.hands)
        elif s.asking < DRAFT_FILL:
            right = self.dealt(place, sizes, hidden)
        elif s.asking == DRAFT_FILL:
            right = self.filled(place, sizes, hidden)
        else:
            right = sizes == [HAND] * len(sizes) and not any(hidden)
        if not right or (s.swapped and s.asking != DRAFT_FILL):
            raise self.fail("hand: this cannot be while so much is dealt (QGP-3)", "hand")

    def dealt(self, place: int, sizes: list[int], hidden: list[int]) -> bool:
        """QGP-3.3 to QGP-3.7: nobody has two cards; the middle has one and every discard."""
        s = self.s
        answering = s.asking in (DRAFT_FIRST, DRAFT_SECOND)
        if max(sizes) > 1 or (sizes[place], hidden[place]) != (answering, answering):
            return False
        before, after = sizes[:place].count(0), sizes[place + 1 :].count(0)
        discards = len(s.middle.cards) - 1
        if s.asking in (DEAL_FIRST, DRAFT_FIRST):
            return discards == before and not any(sizes[place + 1 :])
        return before == 0 and after + 1 <= discards <= place + 1 + after

    def filled(self, place: int, sizes: list[int], hidden: list[int]) -> bool:
        """QGP-3.8, QGP-R3: who has only one card after a turn has swapped."""
        s = self.s
        swapped = [s.swapped >> seat & 1 for seat in s.draft]
        done = [size == HAND for size in sizes]
        rested = [bool(one) for one in swapped]
        if min(sizes) < 1 or max(sizes) > HAND or done[place] or max(hidden) > 1:
            return False
        if any(one and secret for one, secret in zip(swapped, hidden, strict=True)):
            return False
        if swapped[place]:
            return all(done[:place]) and all(
                a or b for a, b in zip(done[place:], rested[place:], strict=True)
            )
        turned = all(a or b for a, b in zip(done[:place], rested[:place], strict=True))
        return turned and not any(done[place:]) and not any(swapped[place:])

    def grid(self) -> None:
        s = self.s
        chosen = self.by_seat("grid", ",")
        if s.asking != GRID_CHOICE:
            if chosen:
                raise self.fail("grid: only while the grid is formed", self.field("grid"))
            return
        before = s.draft[: s.draft.index(s.mover)]
        if sorted(chosen) != sorted(before):
            raise self.fail(f"grid: seats {_seats(before)} have chosen", self.field("grid"))
        s.better = [NO_CHOICE] * s.game.seats
        for seat, role in chosen.items():
            s.better[seat] = self.named("grid", role, ROLES)

    def order(self) -> None:
        s = self.s
        names = self.field("order").split(",") if self.field("order") else []
        s.line = [self.named("order", name.removesuffix("'"), ITEMS[:-1]) for name in names]
        cars = [car for car in range(CARS) if s.owner_of(car) >= 0]
        if sorted(s.line) != ([] if s.asking < PLAN else [*cars, SL]):
            raise self.fail("order: names each car and the SL card once (QGP-I1)", "order")
        for item, name in zip(s.line, names, strict=True):
            if name.endswith("'"):
                s.damaged |= 1 << item
        if s.damaged >> SL:
            raise self.fail("order: the SL card takes no damage", "SL'")

    def plans(self) -> None:
        s = self.s
        sealed = self.by_seat("sealed", ";")
        if s.asking != PLAN:
            if sealed:
                raise self.fail("sealed: only while plans are made", self.field("sealed"))
            return
        s.plans = [NO_PLAN] * s.game.seats
        for seat, text in sealed.items():
            if text == UNKNOWN:
                raise self.fail("sealed: a hidden plan; such a line can only be shown", text)
            spelled = {s.decisions[PLAN].spell(s, plan): plan for plan in s.legal_plans(seat)}
            if text not in spelled:
                raise self.fail(f"sealed: {text!r} is no plan of seat {seat + 1}", text)
            s.seal(seat, spelled[text])
        waiting = [seat for seat in range(s.game.seats) if seat not in sealed]
        if self.field("ask") != f"plan:{_seats(waiting)}":
            raise self.fail(f"ask: plans are missing of {_seats(waiting)}", self.field("ask"))
        s.wait_for_plans()

    def swaps(self) -> None:
        s = self.s
        s.swaps = self.several("swap", ITEMS[:CARS])
        if s.asking != SWAP:
            if s.swaps:
                raise self.fail("swap: nobody is asked for one", self.field("swap"))
            return
        returned = [car for car in s.line if car in s.swaps]
        healthy = all(not s.damaged >> car & 1 for car in s.swaps)
        if not s.swaps or returned != s.swaps or not healthy:
            raise self.fail("swap: repaired cars in race order (QGP-8.9)", self.field("swap"))
        if s.owner_of(s.swaps[0]) != s.mover:
            raise self.fail("swap: the owner of the first car is asked", self.field("ask"))


def read(game: Race, blank: RaceState, text: str) -> RaceState:
    """A state from its line; nothing is guessed, nothing unknown is passed over."""
    return _Reader(game, blank, text).read()
