"""The turn sequence: every decision of a race, the dealer's among them."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.drafting.decisions import Lane, Step
from slipstream.games.thunder_alley.activation import (
    activate,
    clean_air,
    lift_forward,
    move_second_car,
    second_cars,
)
from slipstream.games.thunder_alley.components import (
    BLACK,
    EVENT_NAMES,
    RACE_CARDS,
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
from slipstream.games.thunder_alley.turn import (
    end_segment,
    extend_grid,
    fill_hands,
    next_discard,
    next_segment,
)
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import Decision

# Sources of luck.
RACE_DECK: Final = 0
EVENT_DECK: Final = 1

# An activation is car x 128 + card, or one of these.
CARD: Final = 127
RETIRE: Final = 125
PASS: Final = 126
DONE: Final = 127  # the last answer of a list asked item by item
WORN_OUT: Final = 6  # TA-7.2.1


class FromRaceDeck(Decision[RaceState]):
    """A race card; all are different."""

    source = RACE_DECK

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(card, 1) for card in s.deck.cards]

    def sample(self, s: RaceState, dealer: Dealer) -> int:
        return dealer.draw(RACE_DECK, s.deck.cards)

    def spell(self, s: RaceState, action: int) -> str:
        return str(action + 1)

    def is_word(self, s: RaceState, text: str) -> bool:
        return text.isdecimal() and 1 <= int(text) <= RACE_CARDS


@final
class GridCard(FromRaceDeck):
    """Its team bar makes the grid."""

    name = "grid_card"
    clause = "TA-2.5.1"

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        s.deck.take(action)
        s.used.append(action)
        extend_grid(s, action)


@final
class FillHand(FromRaceDeck):
    """Into the hand of `s.mover`, who alone sees it."""

    name = "fill_hand"
    clause = "TA-3.3.1"

    def audience(self, s: RaceState, seat: int) -> int:
        return s.mover

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        s.deck.take(action)
        s.hands[s.mover].take(action)
        fill_hands(s)


@final
class Activate(Decision[RaceState]):
    """A car and a card; a car that is out is a pass; a car can be retired."""

    name = "activate"
    clause = "TA-3.4.2"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        cards = s.hands[seat].cards
        actions: list[int] = []
        may_pass = True
        for car in s.own_cars(seat):
            if s.flipped[car]:
                continue
            base = car << 7
            if s.racing[car]:
                if s.markers(car) < WORN_OUT:
                    actions += [base | card for card in cards]
                actions.append(base | RETIRE)
            elif may_pass:
                actions.append(base | PASS)
                may_pass = False  # all cars that are out pass alike
        return actions

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        """TA-3.4.3 to TA-3.4.7."""
        car = action >> 7
        card = action & CARD
        if card < RACE_CARDS:
            activate(s, car, card)
            return
        s.flipped[car] = True
        if card == RETIRE:
            s.drop_out(car)
        next_segment(s)

    def spell(self, s: RaceState, action: int) -> str:
        card = action & CARD
        if card == PASS:
            return "."
        number = str(s.race.numbers[action >> 7])
        return number + ("!" if card == RETIRE else f"#{card + 1}")

    def is_word(self, s: RaceState, text: str) -> bool:
        car, mark, card = text.partition("#")
        if not mark:
            return text == "." or (text[-1:] == "!" and text[:-1].isdecimal())
        return car.isdecimal() and card.isdecimal()

    def fallback(self, s: RaceState, seat: int) -> int:
        """The first car with the first card; only a worn-out car is retired."""
        actions = self.legal(s, seat)
        return min(actions, key=lambda action: (action & CARD) == RETIRE)


@final
class CleanAirLift(Decision[RaceState]):
    """After the move: stay, or close up to the next car."""

    name = "clean_air"
    clause = "TA-C4"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return [0] + [space + 1 for space in clean_air(s)]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        if action:
            lift_forward(s, action - 1)
        end_segment(s)

    def spell(self, s: RaceState, action: int) -> str:
        return "@" + s.board.track.spell(action - 1) if action else "-"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or text.startswith("@")


class PickCar(Decision[RaceState]):
    """One car, by its number."""

    def spell(self, s: RaceState, action: int) -> str:
        return "-" if action == DONE else str(s.race.numbers[action])

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or text.isdecimal()


@final
class SecondCar(PickCar):
    """Teamwork's second car."""

    name = "second_car"
    clause = "TA-C2"

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return second_cars(s)

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        move_second_car(s, action)


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
        return event_word(action)

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in [event_word(event) for event in range(len(EVENT_NAMES))]


def event_word(event: int) -> str:
    """`blown_engine`, `its_getting_worse`."""
    return EVENT_NAMES[event].lower().replace("'", "").replace(" ", "_").replace("-", "_")


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
            s.add_wear(action, BLACK, -1)
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
        s.add_wear(action, BLACK, 1)
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
            s.hands[seat].play(action)
            s.used.append(action)
            s.last = action

    def spell(self, s: RaceState, action: int) -> str:
        return "-" if action == DONE else f"#{action + 1}"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or (text[:1] == "#" and text[1:].isdecimal())

    def fallback(self, s: RaceState, seat: int) -> int:
        return DONE


DECISIONS: Final[list[Decision[Any]]] = [
    GridCard(),
    FillHand(),
    Activate(),
    Lane("tail", "TA-6.9.2"),
    Step("TA-6.1.2"),
    Lane("lane", "TA-4.5.2"),
    CleanAirLift(),
    SecondCar(),
    EventCard(),
    BarCard(),
    Target(),
    Originator(),
    Victim(),
    Overcast(),
    Sun(),
    PitStop(),
    Repair(),
    Discard(),
]
