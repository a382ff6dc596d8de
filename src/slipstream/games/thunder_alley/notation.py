"""Position lines of a race: written for any seat by one writer."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.notation import write_move
from slipstream.games.thunder_alley.components import (
    RACE_CARDS,
    WEAR_LETTERS,
    WEARS,
)
from slipstream.games.thunder_alley.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.state import (
    BAR_CARD,
    DISCARD,
    END,
    ENDS,
    EVENT_CARD,
    GRID_CARD,
    REPAIR,
    RaceGame,
    RaceState,
)
from slipstream.kernel.cards import Hand
from slipstream.kernel.game import CHANCE
from slipstream.kernel.text import Line
from slipstream.track.board import OFF

# Fields by name, and the option that each of the last ones stands for.
OPTIONS: Final[dict[str, str]] = {
    "teams": "teams",
    "per_team": "cars",
    "numbers": "numbers",
    "laps": "laps",
    "pits": "pits",
    "draw": "grid",
    "winner": "winner",
}
KEYS: Final = [
    "lap",
    "turn",
    "first",
    "ask",
    "move",
    "cars",
    "finished",
    "out",
    "led",
    "hand",
    "deck",
    "used",
    "events",
    "rain",
    "slots",
    "hit",
    "stops",
    "last",
    "flag",
    "end",
    *OPTIONS,
]
# What is asked of no seat in particular.
SEATLESS: Final = (GRID_CARD, EVENT_CARD, BAR_CARD, END)


def names(game: RaceGame) -> list[str]:
    """Cars by their numbers."""
    return [str(number) for number in game.numbers]


def line(game: RaceGame, s: RaceState, seat: int) -> str:
    """What `seat` knows; hands of others are '?' and their size."""
    cars = names(game)
    fields = {
        "lap": str(s.lap()) if s.lap() > 1 else "",
        "turn": str(s.turn_number),
        "first": str(s.first + 1) if s.turn_number else "",
        "ask": _ask(s),
        "move": _move(s, cars),
        "cars": ",".join(_car(s, car, cars[car]) for car in listed(s)),
        "finished": _placed(s, cars, range(1, s.best_left)) if s.asking != END else _finished(s),
        "out": _placed(s, cars, range(len(cars), s.worst_left, -1)),
        "led": ",".join(f"{cars[car]}:{count}" for car, count in enumerate(s.led) if count),
        "hand": ";".join(
            f"{owner + 1}:{_hand(hand, seat in (owner, CHANCE))}"
            for owner, hand in enumerate(s.hands)
        ),
        "deck": str(len(s.deck.cards)),
        "used": ",".join(str(card + 1) for card in s.used),
        "events": ",".join(EVENT_WORDS[event] for event in s.events_used),
        "rain": "1" if s.rain else "",
        "slots": ",".join(str(owner + 1) for owner in s.grid),
        "hit": ",".join(cars[car] for car in s.hit),
        "stops": ",".join(
            cars[car] + (f":{count}" if count else "")
            for car, count in zip(s.stops, s.removed, strict=True)
        ),
        "last": _last(s),
        "flag": "yellow" if s.yellow else "",
        "end": ENDS[s.ended],
        **{key: value for key, value in options(game).items() if value},
    }
    return Line(game.code, game.version, [game.options["circuit"]], fields).text()


def options(game: RaceGame) -> dict[str, str]:
    """The options in the words of a line, '' where they are as usual."""
    told = {**game.agreed(season=False), **game.agreed(season=True)}
    return {key: told.get(option, "") for key, option in OPTIONS.items()}


def listed(s: RaceState) -> list[int]:
    """The cars on the board in running order; those on top of others on the apron come last."""
    return sorted(s.board.order(), key=s.board.height.__getitem__)


def _ask(s: RaceState) -> str:
    name = "end" if s.asking == END else s.decisions[s.asking].name
    return name if s.asking in SEATLESS else f"{name}:{s.mover + 1}"


def _car(s: RaceState, car: int, name: str) -> str:
    """`43@81.2/tE*+!`: place, wear, and whether it has moved, led and been forced to stop."""
    place = f"{s.board.progress[car]}.{s.board.track.lane_name(s.board.space_of[car])}"
    wear = wear_letters(s, car)
    marks = ("*" if s.flipped[car] else "") + ("+" if s.led_now[car] else "")
    return f"{name}@{place}" + (f"/{wear}" if wear else "") + marks + "!" * s.pitted[car]


def wear_letters(s: RaceState, car: int) -> str:
    """One letter a marker, lower case if a pit stop removes it."""
    counts = s.wear[car * WEARS : (car + 1) * WEARS]
    return "".join(map(str.__mul__, WEAR_LETTERS, counts)) if any(counts) else ""


def _placed(s: RaceState, cars: list[str], places: range) -> str:
    found = [s.place.index(place) for place in places]
    return ",".join(cars[car] + "*" * s.flipped[car] for car in found)


def _finished(s: RaceState) -> str:
    """When all is over: those that have left the board before the flag fell."""
    on_board = sum(space != OFF for space in s.board.space_of)
    return _placed(s, names(s.race), range(1, s.best_left - on_board))


def _hand(hand: Hand, known: bool) -> str:
    if not hand.cards:
        return "-"
    return ",".join(str(card + 1) for card in hand.cards) if known else f"?{len(hand.cards)}"


def _move(s: RaceState, cars: list[str]) -> str:
    if s.active < 0:
        return ""
    how = ["exit"] if s.leaving else ["second"] if s.second else []
    return ",".join([f"{cars[s.active]}#{s.card + 1}", *how, *write_move(s, cars)])


def _last(s: RaceState) -> str:
    """The item chosen last of a list asked item by item, where it does not follow."""
    if s.asking == REPAIR and s.last > 0:
        return WEAR_LETTERS[s.last]
    return str(s.last + 1) if s.asking == DISCARD and s.last >= 0 else ""


def chosen_options(line: Line) -> dict[str, str]:
    """The options of the race that a line belongs to."""
    told = {option: line.fields[key] for key, option in OPTIONS.items() if key in line.fields}
    return {**({"circuit": line.words[0]} if line.words else {}), **told}


def filled(line: Line) -> Line:
    """Unknown cards become the lowest that nobody has seen."""
    entries = [entry.partition(":")[::2] for entry in line.fields.get("hand", "").split(";")]
    seen = {card for _, cards in entries for card in cards.split(",")}
    seen |= set(line.fields.get("used", "").split(","))
    unseen = [str(card + 1) for card in range(RACE_CARDS) if str(card + 1) not in seen]
    hands = []
    for seat, cards in entries:
        held = cards
        if cards[:1] == "?" and cards[1:].isdecimal() and int(cards[1:]) <= len(unseen):
            held = ",".join(unseen[: int(cards[1:])])
            del unseen[: int(cards[1:])]
        hands.append(f"{seat}:{held}")
    fields = {**line.fields, "hand": ";".join(hands)} if "hand" in line.fields else line.fields
    return Line(line.code, line.version, line.words, fields)
