"""Can a position occur? The rules answer; reading its line is another matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from slipstream.drafting.tell import check as family
from slipstream.drafting.tell.check import is_same_question
from slipstream.drafting.tell.line import car_names
from slipstream.games.thunder_alley.rules.activation import move_ended
from slipstream.games.thunder_alley.rules.asking import (
    ACTIVATE,
    BAR_CARD,
    CLEAN_AIR,
    DISCARD,
    END,
    EVENT_CARD,
    FILL_HAND,
    GRID_CARD,
    LANE,
    ORIGINATOR,
    OVERCAST,
    PIT_STOP,
    REPAIR,
    SECOND_CAR,
    STEP,
    SUN,
    TAIL,
    TARGET,
    VICTIM,
)
from slipstream.games.thunder_alley.rules.components import (
    AFTER_MOVE,
    CARD_NUMBERS,
    COLLISION,
    TEAMWORK,
)
from slipstream.games.thunder_alley.rules.components import OVERCAST as OVERCAST_EVENT
from slipstream.games.thunder_alley.rules.components import SUN_ON_THE_TRACK as SUN_EVENT
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.events import (
    ask_overcast,
    ask_sun,
    begin_event,
    collide,
    find_car,
    victims,
)
from slipstream.games.thunder_alley.rules.pits import can_pit
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.games.thunder_alley.rules.turn import races
from slipstream.tell import check
from slipstream.tell.check import Check, Problem, unless

_MOVES: Final = (TAIL, STEP, LANE, CLEAN_AIR, SECOND_CAR)
_STOPS: Final = (PIT_STOP, REPAIR)
QUEUES: Final = (FILL_HAND, PIT_STOP, REPAIR, DISCARD)


def problems(s: RaceState) -> Iterator[Problem]:
    return check.problems(s, _CHECKS)


# Cars and cards


def _turn(s: RaceState) -> list[str]:
    return unless((s.asking == GRID_CARD) == (s.turn_number == 0))


def _cars(s: RaceState) -> list[str]:
    return family.every_car(s, s.asking != GRID_CARD)


def _race_on(s: RaceState) -> list[str]:
    return unless(s.asking == END or not s.nobody_races())


def _led(s: RaceState) -> list[str]:
    names = car_names(s.race)
    return [names[car] for car, now in enumerate(s.led_now) if now and not s.led[car]]


def _decks(s: RaceState) -> list[str]:
    drawing = s.asking in (GRID_CARD, FILL_HAND, BAR_CARD)
    return family.empty_deck(s, drawing, s.asking == EVENT_CARD)


# What the turn has come to


def _slots(s: RaceState) -> list[str]:
    """TA-2.5: as many for each seat as it has cars, and not yet all of them."""
    fits = all(s.grid.count(seat) <= s.race.cars for seat in s.grid)
    early = s.asking == GRID_CARD and len(s.grid) < len(s.racing)
    return unless(not s.grid or (early and fits))


def _hit(s: RaceState) -> list[str]:
    return unless(bool(s.hit) == (s.asking == VICTIM) and len(set(s.hit)) == len(s.hit))


def _flag(s: RaceState) -> list[str]:
    return unless(not s.yellow or s.asking in (*_STOPS, DISCARD))


def _stops(s: RaceState) -> list[str]:
    once = len(set(s.stops)) == len(s.stops) and all(s.racing[car] for car in s.stops)
    counted = any(s.removed) and not s.race.variable_pits
    return unless(not s.stops or (once and not counted and s.asking in _STOPS))


def _last(s: RaceState) -> list[str]:
    discarding = s.asking == DISCARD and s.last >= 0
    return unless(not discarding or s.used[-1:] == [s.last])


def _all_moved(s: RaceState) -> list[str]:
    return unless(s.asking != ACTIVATE or not s.all_flipped())


def _segments(s: RaceState) -> list[str]:
    """TA-3.4.1, TA-I6: the cars are flipped one by one, player after player."""
    seats = s.seats_from_first()
    counts = [sum(s.flipped[car] for car in s.own_cars(seat)) for seat in seats]
    if s.asking == END:
        return []
    if s.asking not in (ACTIVATE, *_MOVES):
        moved = 0 if s.asking in (GRID_CARD, FILL_HAND) else s.race.cars
        return unless(counts == [moved] * len(seats))
    begun = seats.index(s.mover) + (s.asking != ACTIVATE)  # players that have moved one more
    least = counts[0] if begun == len(seats) else counts[-1]
    more = 0 if begun == len(seats) else 1
    return unless(counts == [least + more * (place < begun) for place in range(len(seats))])


def _finishers(s: RaceState) -> list[str]:
    return unless(s.best_left == 1 or s.asking in (ACTIVATE, END, *_MOVES))


def _hands(s: RaceState) -> list[str]:
    """TA-I5: full hands when a turn begins, and a card less for a car at most."""
    full = s.race.cars + 1
    order = s.seats_from_first()
    wrong: list[str] = []
    for seat, hand in enumerate(s.hands):
        least, most = 0, full
        if s.asking == GRID_CARD:
            most = 0
        elif s.asking == FILL_HAND:
            place = order.index(seat) - order.index(s.mover)
            least, most = (full, full) if place < 0 else (0, full - (place == 0))
        elif s.asking not in (DISCARD, END):
            least = full - sum(s.flipped[car] for car in s.own_cars(seat))
        if not least <= len(hand.row) <= most:
            wrong.append(f"seat {seat + 1} cannot hold {len(hand.row)} cards")
    return wrong


# What is asked


def _event_drawn(s: RaceState) -> list[str]:
    return unless(s.asking not in EVENT_ASKS or bool(s.events_used))


def _event(s: RaceState) -> list[str]:
    """TA-8.1.2, TA-8.1.3: the event that goes on is the last one drawn."""
    if s.asking not in EVENT_ASKS:
        return []
    again = asked_again(s)
    same = is_same_question(s, again) and again.hit == s.hit
    return [] if same else [EVENT_WORDS[s.events_used[-1]]]


def asked_again(s: RaceState) -> RaceState:
    """The event once more, up to this question: the rules say whether it is asked."""
    again = s.copy()
    again.event = s.events_used[-1]
    again.hit = []
    again.asking = END
    EVENT_ASKS[s.asking](again, s)
    return again


def _bar(again: RaceState, _: RaceState) -> None:
    begin_event(again, again.event)


def _target(again: RaceState, s: RaceState) -> None:
    """TA-8.1.3: at once, or when a bar has named this team."""
    begin_event(again, again.event)
    own = [car for car in again.candidates if s.owner(car) == s.mover]
    if again.asking == BAR_CARD and own:
        again.candidates = own
        find_car(again)


def _victims(again: RaceState, s: RaceState) -> None:
    """TA-E5.3: with the answers of those asked before."""
    if again.event != COLLISION or not s.board.is_on_road(s.hit[0]):
        return
    collide(again, s.hit[0])
    while again.asking == VICTIM and len(again.hit) < len(s.hit):
        answer = s.hit[len(again.hit)]
        if answer not in victims(again, again.mover):
            break
        again.apply(again.mover, answer)


def _overcast(again: RaceState, s: RaceState) -> None:
    if again.event == OVERCAST_EVENT:
        again.queue = _from(s)
        ask_overcast(again)


def _sun(again: RaceState, s: RaceState) -> None:
    if again.event == SUN_EVENT:
        again.queue = _from(s)
        ask_sun(again)


def _from(s: RaceState) -> list[int]:
    order = s.seats_from_first()
    return order[order.index(s.mover) :]


EVENT_ASKS: Final[dict[int, Callable[[RaceState, RaceState], None]]] = {
    BAR_CARD: _bar,
    TARGET: _target,
    ORIGINATOR: _target,
    VICTIM: _victims,
    OVERCAST: _overcast,
    SUN: _sun,
}


def _seat(s: RaceState) -> list[str]:
    """TA-9.1.1, TA-12.1.1, TA-3.5.6: has the seat anything to answer?"""
    if s.asking == PIT_STOP:
        return unless(any(can_pit(s, car) for car in s.own_cars(s.mover)))
    if s.asking == REPAIR:
        own = bool(s.stops) and s.owner(s.stops[-1]) == s.mover
        return unless(s.race.variable_pits and own)
    return unless(s.asking != DISCARD or races(s, s.mover))


def _moving(s: RaceState) -> list[str]:
    return unless((s.active >= 0) == (s.asking in _MOVES))


def _under_way(s: RaceState) -> list[str]:
    """TA-3.4.7, TA-C2: the card was played, for a car of this player."""
    if s.active < 0:
        return []
    mine = s.owner(s.active) == s.mover and s.racing[s.active]
    moved = AFTER_MOVE[s.card] == TEAMWORK if s.second else s.flipped[s.active]
    played = s.used[-1:] == [s.card]
    return [] if mine and moved and played else [_head(s)]


def _head(s: RaceState) -> str:
    return family.move_word(s, CARD_NUMBERS)


def _move(s: RaceState) -> list[str]:
    """TA-6.1.7, TA-M9: a step while there is something to spend; then what the card says."""
    asked = family.is_asked_in_a_move(s, s.copy(), _after_move)
    return [] if asked else [_head(s)]


def _after_move(again: RaceState, _: RaceState) -> None:
    move_ended(again)


_CHECKS: Final[list[Check[RaceState]]] = [
    ("turn", "the grid is drawn before the first turn", _turn),
    ("cars", "with finished and out they name every car once (TA-I2)", _cars),
    ("cars", "the race is over when nobody races (TA-R35)", _race_on),
    ("led", "{} has led this turn", _led),
    ("deck", "an empty one has been shuffled again (TA-3.3.3)", _decks),
    ("slots", "only while the grid is drawn", _slots),
    ("hit", "the cars of a collision under way", _hit),
    ("flag", "only from the restart to the end of the turn", _flag),
    ("stops", "the cars that pit in this turn", _stops),
    ("last", "the card that was discarded last", _last),
    ("ask", "every car has moved (TA-3.1.1)", _all_moved),
    ("cars", "marked as moved in no order of segments (TA-I6)", _segments),
    ("finished", "then the turn has no end (TA-3.5.2)", _finishers),
    ("hand", "{} (TA-I5)", _hands),
    ("events", "one is being carried out", _event_drawn),
    ("events", "{} does not ask this here", _event),
    ("move", "where a car is moving, and only there", _moving),
    ("move", "{} is not under way", _under_way),
    *family.OF_A_MOVE,
    ("move", "{} is not asked this", _move),
    ("cars", "{} sectors are the race (TA-D7)", family.too_far),
    ("ask", "this seat has nothing to answer here", _seat),
    ("end", "how a race that is over has ended", family.has_ended),
]
