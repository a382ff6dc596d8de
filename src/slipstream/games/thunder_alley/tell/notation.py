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
from slipstream.games.thunder_alley.rules.asking import (
    BAR_CARD,
    DISCARD,
    END,
    EVENT_CARD,
    GRID_CARD,
    REPAIR,
)
from slipstream.games.thunder_alley.rules.components import (
    CARD_NUMBERS,
    WEAR_LETTERS,
)
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.house import Components
from slipstream.games.thunder_alley.rules.state import RaceGame, RaceState
from slipstream.kernel.text import Line

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


def line(s: RaceState, seat: int) -> str:
    """What `seat` knows; hands of others are '?' and their size."""
    return Writer(s, seat).line()


class Writer(LineWriter):
    """A race of Thunder Alley."""

    def __init__(self, s: RaceState, seat: int) -> None:
        super().__init__(s.race, s, seat, CARD_NUMBERS)
        self.state = s

    def line(self) -> str:
        s = self.state
        own = {
            "ask": self.asked(SEATLESS),
            "move": self.move("exit" if s.leaving else "second" if s.second else ""),
            "cars": ",".join(self.car(car) for car in on_board(s)),
            "led": ",".join(f"{self.names[car]}:{led}" for car, led in enumerate(s.led) if led),
            "events": ",".join(EVENT_WORDS[event] for event in s.events_used),
            "rain": "1" if s.rain else "",
            "slots": ",".join(str(owner + 1) for owner in s.grid),
            "stops": ",".join(
                self.names[car] + (f":{count}" if count else "")
                for car, count in zip(s.stops, s.removed, strict=True)
            ),
            "last": self.last(),
            "flag": "yellow" if s.yellow else "",
        }
        told = {key: value for key, value in options(s.race).items() if value}
        return self.text(KEYS, {**own, **told})

    def car(self, car: int) -> str:
        """`43@81.2/tE*+!`: place, wear, and whether it has moved, led and been forced to stop."""
        s = self.state
        wear = letters_of(s.wear, car, WEAR_LETTERS)
        marks = "*" * s.flipped[car] + "+" * s.led_now[car] + "!" * s.pitted[car]
        return self.place(car) + (f"/{wear}" if wear else "") + marks

    def left(self, car: int) -> str:
        return self.names[car] + "*" * self.state.flipped[car]

    def last(self) -> str:
        """The item chosen last of a list asked item by item, where it does not follow."""
        s = self.state
        if s.asking == REPAIR and s.last > 0:
            return WEAR_LETTERS[s.last]
        return CARD_NUMBERS[s.last] if s.asking == DISCARD and s.last >= 0 else ""


def options(game: RaceGame) -> dict[str, str]:
    return told_options(game, OPTIONS)


def filled(line: Line, components: Components) -> Line:
    """Unknown cards become the lowest that nobody has seen."""
    deck = [CARD_NUMBERS[card] for card in components.deck]
    return Line(line.code, line.version, line.words, filled_hands(line.fields, deck))
