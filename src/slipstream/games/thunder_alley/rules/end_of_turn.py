"""Decisions of the end of a turn: events, pit stops, discards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.decisions import DONE, PickCar
from slipstream.games.thunder_alley.rules.answers import EVENT_DECK, FromRaceDeck
from slipstream.games.thunder_alley.rules.components import (
    BLACK,
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
from slipstream.games.thunder_alley.rules.kinds import DISCARDED, tell
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
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import Decision

# `blown_engine`, `its_getting_worse`.
EVENT_WORDS: Final[list[str]] = [
    name.lower().replace("'", "").replace(" ", "_").replace("-", "_") for name in EVENT_NAMES
]


@final
class EventCard(Decision[RaceState]):
    """One event at the end of the turn."""

    name = "event"
    clause = "TA-3.5.2"
    source = EVENT_DECK

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return s.events.chances()

    def sample(self, s: RaceState, dealer: Dealer) -> i64:
        return s.events.draw(EVENT_DECK, dealer)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.events.take(action)
        s.events_used.append(action)
        begin_event(s, action)

    def spell(self, s: RaceState, action: int) -> str:
        return EVENT_WORDS[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in EVENT_WORDS


@final
class BarCard(FromRaceDeck):
    """A race card turned up for its team bar."""

    name = "bar"
    clause = "TA-4.4.1"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.deck.take(action)
        read_bar(s, action)


@final
class Target(PickCar[RaceState]):
    """Among equal cars of one team its owner chooses."""

    name = "target"
    clause = "TA-4.4.3"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend(s.candidates)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        strike(s, action)


@final
class Originator(PickCar[RaceState]):
    """Which of the team's cars begins the collision."""

    name = "originator"
    clause = "TA-E5.2"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend(s.candidates)

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
            s.take_wear(action, BLACK, 1, "TA-E14")
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
        s.give_wear(action, BLACK, 1, "TA-E18")
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
class Repair(Decision[RaceState]):
    """The next marker that a variable pit stop removes, or no more."""

    name = "repair"
    clause = "TA-12.1.1"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend([*may_repair(s, s.stops[-1], s.last), DONE])

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action == DONE:
            repaired(s)
        else:
            repair(s, action)

    def spell(self, s: RaceState, action: int) -> str:
        return "-" if action == DONE else WEAR_LETTERS[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or text in WEAR_LETTERS

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return against_repair(text)


@final
class Discard(Decision[RaceState]):
    """The next card that is thrown away, or no more; always asked until the player is done."""

    name = "discard"
    clause = "TA-3.5.6"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        s.hands[seat].add_kinds(out, 0, s.last + 1)
        out.add(DONE)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action == DONE:
            s.queue = s.queue[1:]
            s.last = -1
            next_discard(s)
        else:
            tell(s, DISCARDED, "TA-3.5.6", seat, action)
            s.hands[seat].play(action)
            s.used.append(action)
            s.last = action

    def spell(self, s: RaceState, action: int) -> str:
        return "-" if action == DONE else f"#{action + 1}"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or (text[:1] == "#" and text[1:].isdecimal())

    def fallback(self, s: RaceState, seat: i64) -> int:
        return DONE
