"""Every token of a race in words, for the menus of the terminal."""

from __future__ import annotations

from itertools import product

from slipstream.drafting.track_picture import lane_words
from slipstream.games.grand_prix.components import (
    CLOSE_CALLS,
    CODES,
    DURATION,
    EFFECTS,
    KIND,
    NAMES,
    NO_WEAR,
    PIT_SPEED,
    REMOVABLE,
    SPEED,
    TYRE_LETTERS,
    TYRE_TYPES,
    WEAR,
    WEAR_IDS,
    WEAR_LETTERS,
)
from slipstream.games.grand_prix.track_picture import TEXTS, is_mine, shown, style
from slipstream.games.grand_prix.view import MOVEMENT, CarView, RaceView
from slipstream.kernel.screen import Choice, Row, Segment, ordinal, row


def words(view: RaceView, names: list[str]) -> dict[str, Choice]:
    """Cars, cards, steps, lanes, markers, tyres, and what ends a list."""
    found = {str(car.number): car_words(view, car, names) for car in view.cars}
    mine = view.hands[view.seat] or () if view.seat >= 0 else ()
    found |= {f"#{code}": card_words(code) for code in mine}
    found |= {token: Choice(row(text)) for token, text in TEXTS["answers"].items()}
    found |= lane_words(view.move.question if view.move else (), shown(view), view.sectors)
    if view.asking == "tyres":
        found |= both_tyres(view)
    if view.asking == "repair":
        found |= {WEAR_LETTERS[kind]: marker_words(kind) for kind in range(REMOVABLE)}
    if view.asking in ("reaction", "new_tyres"):
        pairs = zip(TYRE_LETTERS, TYRE_TYPES, strict=True)
        found |= {letter: Choice(row(f"{letter}  {name} tyres")) for letter, name in pairs}
    if view.asking in TEXTS["done"]:
        found["-"] = Choice(row(TEXTS["done"][view.asking]))
    return found


def card_row(code: str, count: int) -> Row:
    """A card of a hand, and how often it is there."""
    choice = card_words(code)
    times = f"x{count}" if count > 1 else ""
    return row(f" #{code:<3}{times:<3}", *choice.label, Segment(choice.effect, "faint"))


def card_words(code: str) -> Choice:
    """Speed on the track and out of the pits, type, wear, Close Calls, text."""
    card = CODES.index(code)
    kind = MOVEMENT[KIND[card]]
    wear = WEAR_IDS[WEAR[card]] if WEAR[card] != NO_WEAR else ""
    calls = f"{CLOSE_CALLS[card]}CC" if CLOSE_CALLS[card] else ""
    label = row(
        f"{NAMES[card]:<18}",
        Segment(f"{SPEED[card]} {kind:<8}", "strong"),
        Segment(f"{wear:<13}", _wear_style(card)),
        f"{calls:<4}pit {PIT_SPEED[card]}  ",
    )
    return Choice(label, TEXTS["text"].get(EFFECTS[card]) or TEXTS["kind"][kind])


def _wear_style(card: int) -> str:
    """What takes long to repair stands out."""
    if WEAR[card] == NO_WEAR:
        return ""
    return "faint" if DURATION[WEAR[card]] == 1 else "bad"


def car_words(view: RaceView, car: CarView, names: list[str]) -> Choice:
    """Its place, where it is, what it carries; whose it is, if not the reader's own."""
    wear = "".join(f"  {text}" for text in (tyre_marks(car), car.wear) if text and car.at)
    slow = f"  -{car.penalty} MP" if car.penalty else ""
    if car.worn_out:
        slow = "  worn out: it is eliminated"
    calls = f"  {car.close_calls} CC" if car.close_calls else ""
    place = ordinal(view.order.index(car.number) + 1) if car.number in view.order else car.status
    name = f"{car.number:<3}{TEXTS['shapes'].get(car.icon, ' ')} "
    label = row(Segment(name, style(view, car)), f"{place:<5} {car.at:>6}{wear}{calls}{slow}")
    if not car.icon:
        return Choice(label, "" if is_mine(view, car) else names[car.seat])
    if car.controller < 0:
        return Choice(label, "NPC, anybody's")
    return Choice(label, "your NPC" if car.controller == view.seat else names[car.controller])


def tyre_marks(car: CarView) -> str:
    """`s+!`: the type, a bonus left, the duty to do; nothing for an NPC."""
    present = car.tyres.rstrip("-")[-1:]
    return present + "+" * car.bonus + "!" * (present != "" and not car.duty_done)


def both_tyres(view: RaceView) -> dict[str, Choice]:
    """`sh`: soft for the first own car, hard for the second."""
    own = [str(car.number) for car in view.cars if is_mine(view, car)] or ["first", "second"]
    found = {}
    for one, other in product(range(len(TYRE_TYPES)), repeat=2):
        text = f"{own[0]} on {TYRE_TYPES[one]}, {own[1]} on {TYRE_TYPES[other]} tyres"
        found[TYRE_LETTERS[one] + TYRE_LETTERS[other]] = Choice(row(text))
    return found


def marker_words(kind: int) -> Choice:
    marker = WEAR_IDS[kind]
    article = "an" if marker[0] in "aeiou" else "a"
    label = f"{WEAR_LETTERS[kind]}  {article} {marker} marker: {DURATION[kind]} back"
    return Choice(row(label))
