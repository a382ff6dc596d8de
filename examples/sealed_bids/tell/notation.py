"""The position line both ways: what a seat knows, with `?` where it cannot know."""

from __future__ import annotations

import re
from typing import Final

from sealed_bids.rules.state import CARDS, Bids
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.text import Line, check_fields, read_line
from slipstream.kernel.trace import CHANCE

KEYS: Final = [
    "ask",
    "round",
    "hand",
    "shown",
    "sealed",
    "marks",
    "score",
    "used",
    "rounds",
    "open",
]


def _numbers(cards: list[int]) -> str:
    return ",".join(map(str, cards)) or "-"


def fields(s: Bids, seat: int) -> dict[str, str]:
    """The position in words; the dealer (CHANCE) knows everything."""
    ours = [seat in (CHANCE, owner) for owner in range(s.game.seats)]
    hidden = [hand.hidden() for hand in s.hands]
    shown = [hand.shown for hand in s.hands]
    hands = [
        _numbers(cards) if mine or not cards else f"?{len(cards)}"
        for mine, cards in zip(ours, hidden, strict=True)
    ]
    sealed = [str(n) if mine or not n else "?" for mine, n in zip(ours, s.sealed, strict=True)]
    marks = [str(n) if mine or not n else "?" for mine, n in zip(ours, s.marks, strict=True)]
    return {
        "ask": f"{s.how or s.decisions[s.asking].name}:{s.mover + 1}",
        "round": str(s.round),
        "hand": ";".join(hands),
        "shown": ";".join(map(_numbers, shown)) if any(shown) else "",
        "sealed": ",".join(sealed) if any(s.sealed) else "",
        "marks": ",".join(marks) if any(s.marks) else "",
        "score": ",".join(map(str, s.score)),
        "used": _numbers(s.used) if s.used else "",
        "rounds": s.game.options["rounds"],
        "open": s.game.options["open"],
    }


def line(s: Bids, seat: int) -> str:
    return Line(s.game.code, s.game.version, [], fields(s, seat)).text()


def filled(parts: Line) -> Line:
    """A full line that fits one with '?': cards that nobody has seen, and any mark."""
    found = dict(parts.fields)
    seen = ";".join(found.get(key, "-") for key in ("hand", "shown", "used"))
    rest = CARDS[:]
    for card in map(int, re.findall(r"(?<![\d?])\d+", seen)):
        if card in rest:
            rest.remove(card)
    while gap := re.search(r"\?(\d+)", found.get("hand", "")):
        dealt, rest = rest[: int(gap[1])], rest[int(gap[1]) :]
        found["hand"] = found["hand"].replace(gap[0], _numbers(dealt), 1)
    hands = found.get("hand", "").split(";")
    sealed = found.get("sealed", "").split(",")
    if "sealed" in found:
        pairs = zip(sealed, hands, strict=False)
        found["sealed"] = ",".join(one.replace("?", hand.split(",")[0]) for one, hand in pairs)
    if "marks" in found:
        found["marks"] = found["marks"].replace("?", "1")
    return Line(parts.code, parts.version, parts.words, found)


def read(s: Bids, text: str) -> Bids:
    """The inverse of `line`; the options must be those of the game."""
    parts = read_line(text)
    check_fields(parts, KEYS)
    try:
        _fill(s, parts.fields)
    except (ValueError, KeyError, IndexError) as error:
        raise InvalidText(f"no position of Sealed Bids ({error})", "", text) from error
    if line(s, CHANCE) != text:
        raise InvalidText("this is not how Sealed Bids writes that position", "", text)
    return s


def _fill(s: Bids, found: dict[str, str]) -> None:
    seats = range(s.game.seats)
    name, mover = found["ask"].split(":")
    s.mover = list(seats)[int(mover) - 1]
    s.round = int(found["round"])
    shown = found.get("shown", ";".join("-" for _ in seats)).split(";")
    for seat in seats:
        known = _cards(shown[seat])
        s.hands[seat] = Hand(sorted(known + _cards(found["hand"].split(";")[seat])), known)
    s.used = _cards(found.get("used", "-"))
    s.score = _list(found["score"], s.game.seats)
    s.sealed = _list(found.get("sealed", ",".join("0" for _ in seats)), s.game.seats)
    s.marks = _list(found.get("marks", ",".join("0" for _ in seats)), s.game.seats)
    rest = s.deck.cards[:]
    for card in s.used + [card for hand in s.hands for card in hand.cards]:
        rest.remove(card)
    s.deck = Bag(rest)
    if any(card and card not in s.hands[seat].cards for seat, card in enumerate(s.sealed)):
        raise ValueError("a sealed card is in hand")
    _ask(s, name)


def _ask(s: Bids, name: str) -> None:
    if name in s.game.ends:
        s.finish(name)
        return
    s.ask([decision.name for decision in s.decisions].index(name))
    if s.decisions[s.asking].sealed:
        s.waiting = [seat for seat, card in enumerate(s.sealed) if not card]


def _cards(text: str) -> list[int]:
    return [] if text == "-" else [int(number) for number in text.split(",")]


def _list(text: str, length: int) -> list[int]:
    numbers = [int(number) for number in text.split(",")]
    if len(numbers) != length:
        raise ValueError(f"{text} is not one number a seat")
    return numbers
