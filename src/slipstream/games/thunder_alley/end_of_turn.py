"""Decisions of the end of a turn: events, pit stops, discards."""

from __future__ import annotations

from typing import Final, final

from slipstream.games.thunder_alley.answers import DONE, EVENT_DECK, FromRaceDeck, PickCar
from slipstream.games.thunder_alley.components import (
    BLACK,
    EVENT_NAMES,
    TEMPORARY,
    WEAR_LETTERS,
)
from slipstream.games.thunder_alley.events import (
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
from slipstream.games.thunder_alley.pits import (
    ask_pit_stops,
    may_pit,
    may_repair,
    pit,
    pits_done,
    repair,
    repaired,
)
from slipstream.games.thunder_alley.state import RaceState
from slipstream.games.thunder_alley.telling import DISCARDED, tell
from slipstream.games.thunder_alley.turn import next_discard
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

    def sample(self, s: RaceState, dealer: Dealer) -> int:
        return dealer.draw(EVENT_DECK, s.events.cards)

    def apply(self, s: RaceState, seat: int, action: int) -> None:
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

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        s.deck.take(action)
        read_bar(s, action)


@final
class Target(PickCar):
    """Among equal cars of one team its owner chooses."""

    name = "target"
    clause = "TA-4.4.3"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return s.candidates

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        strike(s, action)


@final
class Originator(PickCar):
    """Which of the team's cars begins the collision."""

    name = "originator"
    clause = "TA-E5.2"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return s.candidates

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        collide(s, action)


@final
class Victim(PickCar):
    """Which of the player's cars beside the originator is hit."""

    name = "victim"
    clause = "TA-E5.3"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return victims(s, seat)

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        s.hit.append(action)
        del s.queue[0]
        ask_victims(s)


@final
class Overcast(PickCar):
    """A black marker off one own car, or not."""

    name = "overcast"
    clause = "TA-E14"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return [*with_black(s, seat), DONE]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        if action != DONE:
            s.take_wear(action, BLACK, 1, "TA-E14")
        del s.queue[0]
        ask_overcast(s)


@final
class Sun(PickCar):
    """A black marker onto one own car."""

    name = "sun"
    clause = "TA-E18"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return [car for car in s.own_cars(seat) if s.racing[car]]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        s.give_wear(action, BLACK, 1, "TA-E18")
        del s.queue[0]
        ask_sun(s)


@final
class PitStop(PickCar):
    """The next car that pits, or no more."""

    name = "pit"
    clause = "TA-9.1.1"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return [*may_pit(s, seat), DONE]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        if action == DONE:
            pits_done(s)
            ask_pit_stops(s)
        else:
            pit(s, action)

    def fallback(self, s: RaceState, seat: int) -> int:
        return DONE


@final
class Repair(Decision[RaceState]):
    """The next marker that a variable pit stop removes, or no more."""

    name = "repair"
    clause = "TA-12.1.1"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return [*may_repair(s, s.stops[-1], s.last), DONE]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        if action == DONE:
            repaired(s)
        else:
            repair(s, action)

    def spell(self, s: RaceState, action: int) -> str:
        return "-" if action == DONE else WEAR_LETTERS[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or text in WEAR_LETTERS[:TEMPORARY]


@final
class Discard(Decision[RaceState]):
    """The next card that is thrown away, or no more; always asked until the player is done."""

    name = "discard"
    clause = "TA-3.5.6"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return [card for card in s.hands[seat].cards if card > s.last] + [DONE]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        if action == DONE:
            del s.queue[0]
            s.last = -1
            next_discard(s)
        else:
            tell(s, DISCARDED, self.clause, seat, action)
            s.hands[seat].play(action)
            s.used.append(action)
            s.last = action

    def spell(self, s: RaceState, action: int) -> str:
        return "-" if action == DONE else f"#{action + 1}"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or (text[:1] == "#" and text[1:].isdecimal())

    def fallback(self, s: RaceState, seat: int) -> int:
        return DONE
