"""Position lines of a race: written for any seat by one writer."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.tell.line import (
    LineWriter,
    filled_hands,
    on_board,
    told_options,
)
from slipstream.drafting.tell.view import letters_of
from slipstream.games.grand_prix.rules.asking import (
    CHOOSE_TYRES,
    DISCARD,
    END,
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
from slipstream.games.grand_prix.rules.components import (
    CODES,
    NO_TYRE,
    TYRE_LETTERS,
    TYRE_TYPES,
    WEAR_LETTERS,
)
from slipstream.games.grand_prix.rules.end_of_turn import EVENT_WORDS
from slipstream.games.grand_prix.rules.house import Components
from slipstream.games.grand_prix.rules.state import RaceGame, RaceState
from slipstream.games.grand_prix.tell.view import tyre_letters
from slipstream.kernel.game import CHANCE
from slipstream.kernel.text import Line

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
DRY, WET_BY_NOW, ALWAYS_WET = range(len(SKIES))


def line(s: RaceState, seat: int) -> str:
    """What `seat` knows; hands of others are '?' and their size, sealed tyres '?'."""
    return Writer(s, seat).line()


class Writer(LineWriter):
    """A race of Grand Prix."""

    def __init__(self, s: RaceState, seat: int) -> None:
        super().__init__(s.race, s, seat, CODES)
        self.state = s

    def line(self) -> str:
        s = self.state
        calls = enumerate(s.close_calls)
        own = {
            "ask": self.asked(SEATLESS),
            "idle": str(s.idle) if s.idle else "",
            "move": self.move("exit" if s.leaving else "bonus" if s.bonus else ""),
            "sky": SKIES[sky(s)],
            "zone": str(s.board.track.centre) if s.board.track.centre >= 0 else "",
            "cars": ",".join(self.car(car) for car in on_board(s)),
            "cc": ",".join(f"{self.names[car]}:{count}" for car, count in calls if count),
            "tyre": ",".join(self.tyres()),
            "events": ",".join(EVENT_WORDS[event] for event in s.events_used),
            "event": EVENT_WORDS[s.event] if s.event >= 0 and not s.resolved else "",
            "slots": self.slots(),
            "queue": self.listed(s.queue) if s.asking in CARS_QUEUE else "",
            "stop": self.stop(),
            "last": self.last(),
            "restart": f"{s.anchor}:" + "+".join(self.names[car] for car in s.line)
            if s.line
            else "",
        }
        told = {key: value for key, value in options(s.race).items() if value}
        return self.text(KEYS, {**own, **told})

    def car(self, car: int) -> str:
        """`43@81.2/tB*!`: place, wear, and whether it was activated and has had its stop."""
        s = self.state
        wear = letters_of(s.wear, car, WEAR_LETTERS)
        marks = "*" * s.activated[car] + "!" * s.stopped[car]
        return self.place(car) + (f"/{wear}" if wear else "") + marks

    def left(self, car: int) -> str:
        s = self.state
        return self.names[car] + "*" * s.activated[car] + "+" * left_now(s, car)

    def tyres(self) -> list[str]:
        """`5:hs-`: the types so far, the present one last, `-` after used softs."""
        s = self.state
        found: list[str] = []
        for car, kind in enumerate(s.tyre):
            if kind != NO_TYRE:
                sealed = s.asking == CHOOSE_TYRES and self.seat not in (s.owner(car), CHANCE)
                found.append(f"{self.names[car]}:{'?' if sealed else tyre_letters(s, car)}")
        return found

    def slots(self) -> str:
        """The grid as far as it is drawn, `.` for a gap."""
        grid = self.state.grid
        return ",".join("." if car == VACANT else self.names[car] for car in grid).rstrip(".,")

    def stop(self) -> str:
        """`5:12:wet`: the car, how far back it goes so far, and new tyres if they are settled."""
        s = self.state
        if s.stopping < 0:
            return ""
        fitting = "" if s.fitting == NO_TYRE else ":" + TYRE_TYPES[s.fitting]
        return f"{self.names[s.stopping]}:{s.back}{fitting}"

    def last(self) -> str:
        """The item chosen last of a list asked item by item, where it matters."""
        s = self.state
        if s.last == 0:
            return ""
        return CODES[s.last] if s.asking == DISCARD else WEAR_LETTERS[s.last]


def sky(s: RaceState) -> int:
    """GP-2.5, GP-7.6.2.5: dry, wet, or wet since the start."""
    return s.wet + (s.wet and not s.ever_dry)


def options(game: RaceGame) -> dict[str, str]:
    return told_options(game, OPTIONS)


def left_now(s: RaceState, car: int) -> bool:
    """GP-7.6.2.4: whether a Player Car without a finish left the race in this turn."""
    return s.is_player_car(car) and s.place[car] > s.worst_left and s.left_on[car] == s.turn_number


def filled(line: Line, components: Components) -> Line:
    """Unknown cards become the lowest that nobody has seen; unknown tyres are hard."""
    fields = dict(line.fields)
    if "tyre" in fields:
        fields["tyre"] = fields["tyre"].replace("?", TYRE_LETTERS[0])
    deck = [CODES[card] for card in components.deck]
    return Line(line.code, line.version, line.words, filled_hands(fields, deck))
