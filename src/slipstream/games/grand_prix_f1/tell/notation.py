"""Position lines of a race: one writer for the truth and for what a seat knows of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal

from slipstream.games.grand_prix_f1.rules.asking import DRAW_PLACE, END
from slipstream.games.grand_prix_f1.rules.board import NAME, SPACES
from slipstream.games.grand_prix_f1.rules.cards import (
    COLOURS,
    FUEL,
    KINDS,
    START_CARDS,
    THREE,
    TWO,
    VALUES,
)
from slipstream.games.grand_prix_f1.rules.decisions import TYRES, row_text
from slipstream.games.grand_prix_f1.rules.ledger import (
    FUELS,
    HIGH,
    LOW,
    ROOM,
    ROW,
    SEAT,
    row_litres,
)
from slipstream.games.grand_prix_f1.rules.state import (
    FINISHED,
    NO_BOX,
    NO_CARD,
    NO_FUEL,
    RACING,
    RAIN,
    RaceGame,
    RaceState,
)
from slipstream.games.grand_prix_f1.tell.filling import filled_hand, filled_rows, hand_of
from slipstream.games.grand_prix_f1.tell.reading import KEYS, Reader
from slipstream.kernel.game import CHANCE
from slipstream.kernel.text import Line

__all__ = ["KEYS", "line", "read"]

_HIDDEN: Final = re.compile(r"\?/\d+l/([^/]+)/([^/]+)")
SKY: Final[list[Literal["sun", "rain"]]] = ["sun", "rain"]


def line(game: RaceGame, s: RaceState, seat: int) -> str:
    """What `seat` knows; of other hands only the litres, of their rows nothing."""
    named = {
        "ask": _ask(s),
        "turn": _turn(s),
        "drawn": ",".join(START_CARDS[place] for place in s.drawn),
        "order": _cars(s.order),
        "box": ",".join(f"{n + 1}:{box + 1}" for n, box in enumerate(s.box) if box != NO_BOX),
        "cars": ",".join(
            f"{COLOURS[car]}@{SPACES[space]}" for car, space in enumerate(s.space) if space >= 0
        ),
        "laps": _marks(s, [laps if laps != game.laps else 0 for laps in s.laps], FINISHED),
        "grid": _cars([car for car, crossed in enumerate(s.crossed) if not crossed]),
        "tyres": ",".join(
            f"{COLOURS[car]}:{TYRES[tyres]}" for car, tyres in enumerate(s.tyres) if tyres
        ),
        "visit": ",".join(
            f"{COLOURS[car]}:{s.sit_outs[car]}" for car, here in enumerate(s.visiting) if here
        ),
        "proof": _marks(s, s.proof, NO_BOX),
        "damaged": _cars([car for car, damaged in enumerate(s.damaged) if damaged]),
        "finished": _cars(s.finished),
        "out": ",".join(
            f"{COLOURS[car]}:{'fuel' if s.fate[car] == NO_FUEL else 'crash'}" for car in s.out
        ),
        "sky": "rain" if s.sky == RAIN else "",
        "ones": f"{s.ones}{'' if s.hidden == NO_CARD else '+' + SKY[s.hidden]}/{s.used}",
        **_secrets(s, seat),
        "move": _move(s),
        "rules": ",".join(f"{name}:{value}" for name, value in game.agreed(season=False).items()),
    }
    return Line(game.code, game.version, [NAME], {key: named[key] for key in KEYS}).text()


def _secrets(s: RaceState, seat: int) -> dict[str, str]:
    """GPF1-16.1 to GPF1-16.4: hands, the bank's fuel cards, and rows taken."""
    rows = [_entry(entry, seat in (entry[SEAT], CHANCE)) for entry in s.ledger.entries]
    bank = list(s.bank)
    return {
        "hand": ";".join(
            f"{owner + 1}:{_hand(list(hand)) if seat in (owner, CHANCE) else _hidden(s, owner)}"
            for owner, hand in enumerate(s.hands)
        ),
        "bank": _counts(bank, [TWO, THREE]) + ",?" if seat != CHANCE else _hand(bank),
        "fuel": ";".join(rows),
        "known": ";".join(
            f"{owner + 1}:{_bounds(s, owner)}"
            for owner in range(s.race.seats)
            if any(entry[SEAT] == owner for entry in s.ledger.entries)
        ),
    }


def _ask(s: RaceState) -> str:
    if s.asking == END:
        return "end"
    name = s.decision.name
    return name if s.asking == DRAW_PLACE else f"{name}:{s.race.owner[s.car] + 1}"


def _turn(s: RaceState) -> str:
    if not s.turns or s.asking == END:
        return str(s.turns or "")
    return f"{s.turns}:{COLOURS[s.car]}"


def _cars(cars: Iterable[int]) -> str:
    return ",".join(COLOURS[car] for car in cars)


def _marks(s: RaceState, marks: Iterable[int], without: int) -> str:
    return ",".join(
        f"{COLOURS[car]}:{mark}"
        for car, mark in enumerate(marks)
        if mark and s.fate[car] != without
    )


def _counts(cards: list[int], kinds: list[int]) -> str:
    return ",".join(f"{VALUES[kind]}x{cards[kind]}" for kind in kinds if cards[kind])


def _hand(cards: list[int]) -> str:
    return _counts(cards, list(reversed(range(KINDS)))) or "-"


def _hidden(s: RaceState, seat: int) -> str:
    """Of a hidden hand the litres, what is in it besides the rows, what is spent of them."""
    taken = s.ledger.taken[seat * FUELS : (seat + 1) * FUELS]
    rest = [*s.hands[seat][:FUEL], *[s.hands[seat][FUEL + n] - taken[n] for n in range(FUELS)]]
    besides, spent = [max(0, count) for count in rest], [max(0, -count) for count in rest]
    return f"?/{s.fuel[seat]}l/{_hand(besides)}/{_hand(spent)}"


def _triple(numbers: Iterable[int]) -> str:
    return "/".join(str(number) for number in numbers)


def _entry(entry: list[int], known: bool) -> str:
    row = entry[ROW:LOW]
    parts = [
        str(entry[SEAT] + 1),
        str(entry[SEAT + 1]),
        row_text(row) if known else f"?{row_litres(row)}",
        _triple(entry[LOW:HIGH]),
        _triple(entry[HIGH:ROOM]),
        _triple(entry[ROOM:]),
    ]
    return ":".join(parts)


def _bounds(s: RaceState, seat: int) -> str:
    mine = slice(seat * FUELS, (seat + 1) * FUELS)
    return f"{_triple(s.ledger.low[mine])}:{_triple(s.ledger.high[mine])}"


def _move(s: RaceState) -> str:
    """A bonus or a fine under way."""
    if s.due or s.got:
        return f"bonus:{s.got}/{s.due}"
    if s.fine:
        return f"fine:{s.fine}" + "".join(f"-{VALUES[kind]}" for kind in s.paid)
    return ""


def filled(line: Line) -> Line:
    """The same line with rows that fit in place of the hidden ones; what is wrong stays wrong."""
    rows = filled_rows(line.fields.get("fuel", ""), line.fields.get("known", ""))
    if rows is None:
        return line
    hands = []
    for entry in line.fields.get("hand", "").split(";"):
        number, _, cards = entry.partition(":")
        hidden = _HIDDEN.fullmatch(cards)
        if hidden:
            besides, spent = hand_of(hidden[1]), hand_of(hidden[2])
            rest = [one - other for one, other in zip(besides, spent, strict=True)]
            cards = _hand(filled_hand(rest, number, rows))
        hands.append(f"{number}:{cards}")
    fields = {**line.fields, "hand": ";".join(hands), "bank": "", "fuel": ";".join(rows)}
    given = {key: fields[key] for key in line.fields if fields[key]}
    return Line(line.code, line.version, line.words, given)


def read(game: RaceGame, blank: RaceState, text: str) -> RaceState:
    """A state from its line; nothing is guessed, nothing unknown is passed over."""
    return Reader(game, blank, text).read()


assert RACING == 0, "cars race unless something became of them"
