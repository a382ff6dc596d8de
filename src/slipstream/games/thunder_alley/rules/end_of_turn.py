"""Decisions of the end of a turn: events, pit stops, discards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.decisions import (
    DONE,
    FromCandidates,
    FromEventDeck,
    FromRaceDeck,
    PickCar,
    PickMarker,
    ThrowAway,
)
from slipstream.games.thunder_alley.rules.components import (
    BLACK,
    CARD_NUMBERS,
    EVENT_NAMES,
    WEAR_LETTERS,
)
from slipstream.games.thunder_alley.rules.events import (
    ask_overcast,
    ask_sun,
    ask_victims,
    begin_event,
    collide,
    read_bar,
    strike,
    victims,
    with_black,
)
from slipstream.games.thunder_alley.rules.pits import (
    ask_pit_stops,
    can_pit,
    may_repair,
    pit,
    pits_done,
    repair,
    repaired,
)
from slipstream.games.thunder_alley.rules.refusals import against_repair, against_stop
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.games.thunder_alley.rules.turn import next_discard
from slipstream.kernel.answers import Answers

# `blown_engine`, `its_getting_worse`.
EVENT_WORDS: Final[list[str]] = [
    name.lower().replace("'", "").replace(" ", "_").replace("-", "_") for name in EVENT_NAMES
]


@final
class EventCard(FromEventDeck[RaceState]):
    """One event at the end of the turn."""

    name = "event"
    clause = "TA-3.5.2"
    words = EVENT_WORDS

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.events.take(action)
        s.events_used.append(action)
        begin_event(s, action)


@final
class BarCard(FromRaceDeck[RaceState]):
    """A race card turned up for its team bar."""

    name = "bar"
    clause = "TA-4.4.1"
    codes = CARD_NUMBERS

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.deck.take(action)
        read_bar(s, action)


@final
class Target(FromCandidates[RaceState]):
    """Among equal cars of one team its owner chooses."""

    name = "target"
    clause = "TA-4.4.3"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        strike(s, action)


@final
class Originator(FromCandidates[RaceState]):
    """Which of the team's cars begins the collision."""

    name = "originator"
    clause = "TA-E5.2"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        collide(s, action)


@final
class Victim(PickCar[RaceState]):
    """Which of the player's cars beside the originator is hit."""

    name = "victim"
    clause = "TA-E5.3"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend(victims(s, seat))

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.hit = [*s.hit, action]
        s.queue = s.queue[1:]
        ask_victims(s)


@final
class Overcast(PickCar[RaceState]):
    """A black marker off one own car, or not."""

    name = "overcast"
    clause = "TA-E14"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend([*with_black(s, seat), DONE])

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action != DONE:
            s.repair(action, BLACK, 1, "TA-E14")
        s.queue = s.queue[1:]
        ask_overcast(s)


@final
class Sun(PickCar[RaceState]):
    """A black marker onto one own car."""

    name = "sun"
    clause = "TA-E18"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend([car for car in s.own_cars(seat) if s.racing[car]])

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.add_wear(action, BLACK, 1, "TA-E18")
        s.queue = s.queue[1:]
        ask_sun(s)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return "TA-R76" if text == "-" else self.clause


@final
class PitStop(PickCar[RaceState]):
    """The next car that pits, or no more."""

    name = "pit"
    clause = "TA-9.1.1"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        """TA-9.3.3: own cars, one after the other."""
        for car in s.own_cars(seat):
            if can_pit(s, car):
                out.add(car)
        out.add(DONE)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action == DONE:
            pits_done(s)
            ask_pit_stops(s)
        else:
            pit(s, action)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return against_stop(s, seat, text)

    def fallback(self, s: RaceState, seat: i64) -> int:
        return DONE


@final
class Repair(PickMarker[RaceState]):
    """At a variable pit stop."""

    clause = "TA-12.1.1"
    letters = WEAR_LETTERS

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend([*may_repair(s, s.stops[-1], s.last), DONE])

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action == DONE:
            repaired(s)
        else:
            repair(s, action)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return against_repair(text)


@final
class Discard(ThrowAway[RaceState]):
    """All cards are different: each only once."""

    clause = "TA-3.5.6"
    codes = CARD_NUMBERS

    def lowest(self, s: RaceState) -> i64:
        return s.last + 1

    def go_on(self, s: RaceState) -> None:
        s.last = -1
        next_discard(s)
