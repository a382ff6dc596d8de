"""Position lines of a race: written for any seat by one writer."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.notation import write_move
from slipstream.games.grand_prix.asking import (
    CHOOSE_TYRES,
    DISCARD,
    END,
    ENDS,
    EVENT_CARD,
    GRID_CAR,
    NEW_TYRES,
    PIT_STOP,
    REPAIR,
    RETIREMENT_CARD,
    START_WEATHER,
    TEAM_DRAW,
    VACANT,
    WEATHER_REACTION,
)
from slipstream.games.grand_prix.cars import RaceGame
from slipstream.games.grand_prix.components import (
    CARS,
    CODES,
    NO_TYRE,
    RACE_DECK,
    TYRE_LETTERS,
    WEAR_LETTERS,
    WEARS,
)
from slipstream.games.grand_prix.end_of_turn import EVENT_WORDS
from slipstream.games.grand_prix.state import RaceState
from slipstream.kernel.cards import Hand
from slipstream.kernel.game import CHANCE
from slipstream.kernel.text import Line
from slipstream.track.board import OFF

# Fields by name, and the option that each of the last ones stands for.
OPTIONS: Final[dict[str, str]] = {
    "teams": "teams",
    "laps": "laps",
    "start": "weather",
    "draw": "grid",
    "pits": "pits",
    "lead": "lead",
    "winner": "winner",
}
KEYS: Final = [
    "lap",
    "turn",
    "first",
    "ask",
    "idle",
    "move",
    "sky",
    "zone",
    "cars",
    "finished",
    "out",
    "cc",
    "tyre",
    "hand",
    "deck",
    "used",
    "events",
    "event",
    "slots",
    "hit",
    "queue",
    "stop",
    "last",
    "restart",
    "end",
    *OPTIONS,
]
# What is asked of no seat in particular.
SEATLESS: Final = (
    START_WEATHER,
    GRID_CAR,
    CHOOSE_TYRES,
    EVENT_CARD,
    RETIREMENT_CARD,
    TEAM_DRAW,
    END,
)
# Where the queue is one of cars; queues of seats follow from who is asked.
CARS_QUEUE: Final = (WEATHER_REACTION, PIT_STOP, REPAIR, NEW_TYRES)
SKIES: Final = ["", "wet", "always_wet"]


def names(game: RaceGame) -> list[str]:
    """Cars by their numbers."""
    return [str(number) for number in game.numbers]


def line(game: RaceGame, s: RaceState, seat: int) -> str:
    """What `seat` knows; hands of others are '?' and their size, sealed tyres '?'."""
    cars = names(game)
    fields = {
        "lap": str(s.lap()) if s.lap() > 1 else "",
        "turn": str(s.turn_number),
        "first": str(s.first + 1) if s.turn_number else "",
        "ask": _ask(s),
        "idle": str(s.idle) if s.idle else "",
        "move": _move(s, cars),
        "sky": SKIES[s.wet + (s.wet and not s.ever_dry)],
        "zone": str(s.board.track.centre) if s.board.track.centre >= 0 else "",
        "cars": ",".join(_car(s, car, cars[car]) for car in listed(s)),
        "finished": _placed(s, cars, range(1, 1 + finished(s))),
        "out": _placed(s, cars, range(CARS, s.worst_left, -1)),
        "cc": ",".join(f"{cars[car]}:{count}" for car, count in enumerate(s.close_calls) if count),
        "tyre": ",".join(_tyres(s, seat, cars)),
        "hand": ";".join(
            f"{owner + 1}:{_hand(hand, seat in (owner, CHANCE))}"
            for owner, hand in enumerate(s.hands)
        ),
        "deck": str(len(s.deck.cards)),
        "used": ",".join(CODES[card] for card in s.used),
        "events": ",".join(EVENT_WORDS[event] for event in s.events_used),
        "event": EVENT_WORDS[s.event] if s.event >= 0 and not s.resolved else "",
        "slots": _slots(s, cars),
        "hit": ",".join(cars[car] for car in s.hit),
        "queue": ",".join(cars[car] for car in s.queue) if s.asking in CARS_QUEUE else "",
        "stop": _stop(s, cars),
        "last": _last(s),
        "restart": f"{s.anchor}:" + "+".join(cars[car] for car in s.line) if s.line else "",
        "end": ENDS[s.ended],
        **{key: value for key, value in options(game).items() if value},
    }
    return Line(game.code, game.version, [game.options["circuit"]], fields).text()


def options(game: RaceGame) -> dict[str, str]:
    """The options in the words of a line, '' where they are as usual."""
    told = {**game.agreed(season=False), **game.agreed(season=True)}
    return {key: told.get(option, "") for key, option in OPTIONS.items()}


def listed(s: RaceState) -> list[int]:
    """The cars on the board in running order; those on top of others in the pits come last."""
    return sorted(s.board.order(), key=s.board.height.__getitem__)


def finished(s: RaceState) -> int:
    """How many cars finished before the flag fell: the others stand where they were."""
    on_board = sum(space != OFF for space in s.board.space_of) if s.asking == END else 0
    return s.best_left - 1 - on_board


def _ask(s: RaceState) -> str:
    name = "end" if s.asking == END else s.decisions[s.asking].name
    return name if s.asking in SEATLESS else f"{name}:{s.mover + 1}"


def _car(s: RaceState, car: int, name: str) -> str:
    """`43@81.2/tB*!`: place, wear, and whether it was activated and has had its stop."""
    place = f"{s.board.progress[car]}.{s.board.track.lane_name(s.board.space_of[car])}"
    wear = wear_letters(s, car)
    marks = "*" * s.activated[car] + "!" * s.stopped[car]
    return f"{name}@{place}" + (f"/{wear}" if wear else "") + marks


def wear_letters(s: RaceState, car: int) -> str:
    """One letter a marker, lower case if a pit stop removes it."""
    counts = s.wear[car * WEARS : (car + 1) * WEARS]
    return "".join(map(str.__mul__, WEAR_LETTERS, counts)) if any(counts) else ""


def _placed(s: RaceState, cars: list[str], places: range) -> str:
    found = [s.place.index(place) for place in places]
    return ",".join(cars[car] + "*" * s.activated[car] + "+" * left_now(s, car) for car in found)


def left_now(s: RaceState, car: int) -> bool:
    """GP-7.6.2.4: whether a Player Car without a finish left the race in this turn."""
    return s.is_player_car(car) and s.place[car] > s.worst_left and s.left_on[car] == s.turn_number


def _tyres(s: RaceState, seat: int, cars: list[str]) -> list[str]:
    """`5:hs-`: the types so far, the present one last, `-` after used softs."""
    found: list[str] = []
    for car, kind in enumerate(s.tyre):
        if kind != NO_TYRE:
            sealed = s.asking == CHOOSE_TYRES and seat not in (s.owner(car), CHANCE)
            found.append(f"{cars[car]}:{'?' if sealed else tyre_letters(s, car)}")
    return found


def tyre_letters(s: RaceState, car: int) -> str:
    letters = [TYRE_LETTERS[kind] for kind in [*s.tyres_before[car], s.tyre[car]]]
    return "".join(letters) + "-" * s.soft_used[car]


def _hand(hand: Hand, known: bool) -> str:
    if not hand.cards:
        return "-"
    return ",".join(CODES[card] for card in hand.cards) if known else f"?{len(hand.cards)}"


def _move(s: RaceState, cars: list[str]) -> str:
    if s.active < 0:
        return ""
    how = ["exit"] if s.leaving else ["bonus"] if s.bonus else []
    return ",".join([f"{cars[s.active]}#{CODES[s.card]}", *how, *write_move(s, cars)])


def _slots(s: RaceState, cars: list[str]) -> str:
    """The grid as far as it is drawn, `.` for a gap."""
    text = ",".join("." if car == VACANT else cars[car] for car in s.grid)
    return text.rstrip(".,")


def _stop(s: RaceState, cars: list[str]) -> str:
    """`5:12:w`: the car, how far back it goes so far, and new tyres if they are settled."""
    if s.stopping < 0:
        return ""
    fitting = "" if s.fitting == NO_TYRE else ":" + TYRE_LETTERS[s.fitting]
    return f"{cars[s.stopping]}:{s.back}{fitting}"


def _last(s: RaceState) -> str:
    """The item chosen last of a list asked item by item, where it matters."""
    if s.last == 0:
        return ""
    return CODES[s.last] if s.asking == DISCARD else WEAR_LETTERS[s.last]


def chosen_options(line: Line) -> dict[str, str]:
    """The options of the race that a line belongs to."""
    told = {option: line.fields[key] for key, option in OPTIONS.items() if key in line.fields}
    return {**({"circuit": line.words[0]} if line.words else {}), **told}


def filled(line: Line) -> Line:
    """Unknown cards become the lowest that nobody has seen; unknown tyres are hard."""
    fields = dict(line.fields)
    if "tyre" in fields:
        fields["tyre"] = fields["tyre"].replace("?", TYRE_LETTERS[0])
    unseen = [CODES[card] for card in RACE_DECK]
    entries = [entry.partition(":")[::2] for entry in fields.get("hand", "").split(";")]
    seen = [card for _, cards in entries for card in cards.split(",")]
    for card in [*seen, *fields.get("used", "").split(",")]:
        if card in unseen:
            unseen.remove(card)
    hands = []
    for seat, cards in entries:
        held = cards
        if cards[:1] == "?" and cards[1:].isdecimal() and int(cards[1:]) <= len(unseen):
            held = ",".join(unseen[: int(cards[1:])])
            del unseen[: int(cards[1:])]
        hands.append(f"{seat}:{held}")
    if "hand" in fields:
        fields["hand"] = ";".join(hands)
    return Line(line.code, line.version, line.words, fields)
