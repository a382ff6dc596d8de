"""Can a position occur? The rules answer; reading its line is another matter."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from slipstream.drafting.tell import check as family
from slipstream.drafting.tell.check import is_same_question
from slipstream.drafting.tell.line import car_names
from slipstream.games.grand_prix.rules.activation import move_ended, offer_bonus
from slipstream.games.grand_prix.rules.asking import (
    ACTION,
    CHOOSE_TYRES,
    CLEAN_AIR,
    DISCARD,
    END,
    EVENT_CARD,
    FILL_HAND,
    GRID_CAR,
    INVOLVED,
    LANE,
    LATE_BRAKE,
    NEUTRAL,
    NEW_TYRES,
    PIT_STOP,
    REPAIR,
    RETIREMENT_CARD,
    SOFT_BONUS,
    START_WEATHER,
    STEP,
    TAIL,
    VACANT,
)
from slipstream.games.grand_prix.rules.components import (
    CARS,
    CODES,
    EVENT,
    MECHANICAL_FAILURE,
    NO_TYRE,
    SOFT,
    WEATHER_CHANGE,
    WET,
)
from slipstream.games.grand_prix.rules.pits import may_pit, may_repair
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.turn import draw_for_grid, fill_draw_bag, may_act
from slipstream.games.grand_prix.rules.tyres import may_change_to
from slipstream.games.grand_prix.tell.event_again import EVENT_ASKS, asked_again, is_own_queue
from slipstream.games.grand_prix.tell.notation import ALWAYS_WET, DRY, WET_BY_NOW, sky
from slipstream.tell import check
from slipstream.tell.check import Check, Problem, unless

BEFORE_THE_RACE: Final = (START_WEATHER, GRID_CAR, CHOOSE_TYRES)
_NO_CARS_YET: Final = (START_WEATHER, GRID_CAR)
_MOVES: Final = (TAIL, STEP, LANE, LATE_BRAKE, CLEAN_AIR, SOFT_BONUS)
_STOPS: Final = (REPAIR, NEW_TYRES)
_ZONE_STANDS: Final = (FILL_HAND, ACTION, *_MOVES, PIT_STOP, *_STOPS, DISCARD, END)


def problems(s: RaceState) -> Iterator[Problem]:
    return check.problems(s, _CHECKS)


# Weather, cars, tyres, cards


def _turn(s: RaceState) -> list[str]:
    return unless((s.asking in BEFORE_THE_RACE) == (s.turn_number == 0))


def _agreed(s: RaceState) -> list[str]:
    return unless(s.asking != START_WEATHER or s.race.weather == "random")


def _sky(s: RaceState) -> list[str]:
    """GP-2.5, GP-7.6.2.5: dry, wet, or wet since the start."""
    now = sky(s)
    if s.asking == START_WEATHER:
        return unless(now == DRY)
    first = {"dry": DRY, "wet": ALWAYS_WET}.get(s.race.weather, now)
    if s.asking in BEFORE_THE_RACE:
        return unless(now == first and now != WET_BY_NOW)
    return unless(now != ALWAYS_WET or first != DRY)


def _cars(s: RaceState) -> list[str]:
    return family.every_car(s, s.asking not in _NO_CARS_YET)


def _race_on(s: RaceState) -> list[str]:
    return unless(s.asking == END or not s.no_player_car())


def _lanes(s: RaceState) -> list[str]:
    """GP-I14: in a Safety Zone there is one."""
    track = s.board.track
    found = [s.board.space_of[car] for car in s.board.order()]
    return [track.spell(at) for at in found if track.lane[at] >= track.lanes[track.sector[at]]]


def _close_calls(s: RaceState) -> list[str]:
    """GP-R98: only cars on the board have them."""
    names = car_names(s.race)
    counts = enumerate(s.close_calls)
    return [names[car] for car, count in counts if count and s.board.space_of[car] < 0]


def _changes(s: RaceState) -> list[str]:
    """GP-7.6.2.2, GP-7.6.4.1: a change is one of type, and only softs are used."""
    names = car_names(s.race)
    wrong: list[str] = []
    for car, kind in enumerate(s.tyre):
        kinds = [*s.tyres_before[car], kind]
        same = any(one == other for one, other in pairwise(kinds))
        if same or (s.soft_used[car] and kind != SOFT):
            wrong.append(names[car])
    return wrong


def _tyres(s: RaceState) -> list[str]:
    """GP-2.7.1: all cars have them once the race is on; before, both of a seat or none."""
    has = [kind != NO_TYRE for kind in s.tyre]
    if s.asking != CHOOSE_TYRES:
        return unless(not any(has) if s.asking in _NO_CARS_YET else all(has))
    whole = all(has[car] == has[car + 1] for car in range(0, len(has), 2))
    new = not any(s.tyres_before) and not any(s.soft_used)
    return unless(whole and not all(has) and new and (s.wet or WET not in s.tyre))


def _hands(s: RaceState) -> list[str]:
    """GP-I6: never more than the chart's number; none before the race."""
    most = s.race.hand if s.turn_number else 0
    return [str(seat + 1) for seat, hand in enumerate(s.hands) if len(hand.row) > most]


def _filling(s: RaceState) -> list[str]:
    """GP-3.3.1: hands are filled one after the other."""
    if s.asking != FILL_HAND:
        return []
    order = s.seats_from_first()
    before = order[: order.index(s.mover)]
    full = all(len(s.hands[seat].row) == s.race.hand for seat in before)
    return unless(full and len(s.hands[s.mover].row) < s.race.hand)


def _decks(s: RaceState) -> list[str]:
    drawing = s.asking in (EVENT_CARD, RETIREMENT_CARD)
    return family.empty_deck(s, s.asking == FILL_HAND, drawing)


# What stands only at certain times


def _slots(s: RaceState) -> list[str]:
    return unless(len(s.grid) > 0 if s.asking == GRID_CAR else not s.grid)


def _bag(s: RaceState) -> list[str]:
    return unless(s.asking != GRID_CAR or len(s.bag.row) > 0)


def _drawn(s: RaceState) -> list[str]:
    """GP-2.6.1 to GP-2.6.3: the same cars, drawn one by one, take the same places."""
    if s.asking != GRID_CAR or VACANT not in s.grid:
        return []
    trial = s.copy()
    fill_draw_bag(trial)
    while trial.grid != s.grid:
        car = s.grid[trial.grid.index(VACANT)]
        if car not in trial.bag.row:
            return ["."]
        draw_for_grid(trial, car)
    return []


def _zone(s: RaceState) -> list[str]:
    stands = s.asking in _ZONE_STANDS and (s.event < 0 or s.resolved)
    return unless(s.board.track.centre < 0 or stands)


def _idle(s: RaceState) -> list[str]:
    return unless(not s.idle or s.asking == ACTION)


def _hit(s: RaceState) -> list[str]:
    return unless(not s.hit or s.asking == INVOLVED)


def _stop(s: RaceState) -> list[str]:
    return unless(s.stopping < 0 or s.asking in _STOPS)


def _event(s: RaceState) -> list[str]:
    return unless(s.event < 0 or s.resolved or s.asking in EVENT_ASKS or s.asking in _STOPS)


def _event_open(s: RaceState) -> list[str]:
    return unless(s.event >= 0 or s.asking not in EVENT_ASKS)


def _events(s: RaceState) -> list[str]:
    """GP-3.5.2: pit stops follow an event."""
    return unless(s.event >= 0 or s.asking not in (PIT_STOP, *_STOPS))


def _finishers(s: RaceState) -> list[str]:
    return unless(s.best_left == 1 or s.asking in (ACTION, END, *_MOVES))


def _early(s: RaceState) -> list[str]:
    """Before the race nothing has happened."""
    if s.asking not in BEFORE_THE_RACE:
        return []
    new = s.worst_left == CARS and not s.used and not s.events_used
    return unless(new and s.lap() == 1 and not any(s.close_calls))


def _restart(s: RaceState) -> list[str]:
    """GP-9.3.1.5: while cars may pit under it, and never with a Safety Zone."""
    if not s.line:
        return []
    pits = s.asking in (PIT_STOP, *_STOPS) and s.resolved
    return unless(pits and sorted(s.line) == sorted(s.order()) and s.board.track.centre < 0)


# What is asked


def _moving(s: RaceState) -> list[str]:
    return unless((s.active >= 0) == (s.asking in _MOVES))


def _under_way(s: RaceState) -> list[str]:
    """GP-3.4.3: the card was played, for a car that this player may activate."""
    if s.active < 0:
        return []
    mine = s.race.controller[s.active] in (s.mover, NEUTRAL) and s.activated[s.active]
    return [] if mine and s.used[-1:] == [s.card] else [_head(s)]


def _head(s: RaceState) -> str:
    return family.move_word(s, CODES)


def _bonus(s: RaceState) -> list[str]:
    """GP-7.6.4.1."""
    used = s.active >= 0 and s.is_player_car(s.active) and s.soft_used[s.active]
    return unless(used or not s.bonus)


def _move(s: RaceState) -> list[str]:
    """GP-6.1.7, GP-6.A7, GP-6.A8: a step while there is something to spend; card; bonus."""
    asked = family.is_asked_in_a_move(s, s.copy(), _after_move)
    return [] if asked else [_head(s)]


def _after_move(again: RaceState, s: RaceState) -> None:
    """GP-7.6.4.3: nothing is asked after a bonus, which is used up."""
    ask = offer_bonus if s.bonus or s.asking == SOFT_BONUS else move_ended
    ask(again)


def _seat(s: RaceState) -> list[str]:
    """Has the seat anything to answer?"""
    if s.asking == ACTION:
        return unless(may_act(s, s.mover))
    if s.asking in EVENT_ASKS:
        again = asked_again(s)
        return unless(is_same_question(s, again) and again.hit == s.hit)
    if s.asking == PIT_STOP:
        return unless(is_own_queue(s) and may_pit(s, s.queue[0]))
    return unless(s.asking not in _STOPS or _is_own_stop(s))


def _is_own_stop(s: RaceState) -> bool:
    """GP-7.6.2.2, GP-EV-mechanical.1, GP-EV-weather.4: which tyres are settled, and when."""
    if s.stopping < 0 or s.owner(s.stopping) != s.mover or s.stopped[s.stopping]:
        return False
    settled = s.fitting != NO_TYRE
    if not s.resolved:
        ordered = WEATHER_CHANGE if s.asking == REPAIR else MECHANICAL_FAILURE
        fits = EVENT[s.event] == ordered and settled == (s.asking == REPAIR)
    else:
        fits = not settled
    allowed = may_change_to(s, s.stopping)
    if not fits or not all(s.is_player_car(car) for car in s.queue):
        return False
    if settled and s.fitting not in allowed:
        return False
    return bool(may_repair(s) if s.asking == REPAIR else allowed)


_EARLY: Final = "not while this is asked"
_CHECKS: Final[list[Check[RaceState]]] = [
    ("turn", "0 is before the race, and only that", _turn),
    ("ask", "the weather was agreed", _agreed),
    ("sky", "that cannot be the weather here", _sky),
    ("cars", "with finished and out they name every car once (GP-I2)", _cars),
    ("cars", "the race is over when no Player Car is left (GP-R87)", _race_on),
    ("cars", "{}: a Safety Zone has one lane (GP-I14)", _lanes),
    ("cc", "{} cannot have them here (GP-R98)", _close_calls),
    ("tyre", "{}: a change is one of type, and only softs are used", _changes),
    ("tyre", "one set for each Player Car (GP-2.7.1)", _tyres),
    ("hand", "seat {} holds too many (GP-I6)", _hands),
    ("hand", "they are filled in turn order (GP-3.3.1)", _filling),
    ("deck", "an empty one has been shuffled again (GP-3.3.3)", _decks),
    ("slots", "only while the grid is drawn", _slots),
    ("slots", "only while the grid is drawn", _bag),
    ("slots", "no draw fills them so (GP-2.6.1)", _drawn),
    ("zone", _EARLY, _zone),
    ("idle", _EARLY, _idle),
    ("hit", _EARLY, _hit),
    ("stop", _EARLY, _stop),
    ("event", _EARLY, _event),
    ("event", "one is being carried out", _event_open),
    ("events", "pit stops follow an event", _events),
    ("finished", _EARLY, _finishers),
    ("ask", "before the race nothing has happened yet", _early),
    ("restart", "every car in the race once, while cars may pit", _restart),
    ("move", "where a car is moving, and only there", _moving),
    ("move", "{} is not under way", _under_way),
    ("move", "only used softs give a bonus", _bonus),
    *family.OF_A_MOVE,
    ("move", "{} is not asked this", _move),
    ("cars", "{} sectors are the race (GP-T11)", family.too_far),
    ("ask", "this seat has nothing to answer here", _seat),
    ("end", "how a race that is over has ended", family.has_ended),
]
