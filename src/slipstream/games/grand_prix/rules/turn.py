"""The sequence of play: grid, hands, segments, and the steps at the end of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import LAPPED, TURN, tell
from slipstream.drafting.rules.state import NOTHING
from slipstream.games.grand_prix.rules.asking import (
    ACTION,
    ALL_DRAWN,
    CHOOSE_TYRES,
    DISCARD,
    EVENT_CARD,
    FILL_HAND,
    FINISH,
    GRID_CAR,
    LIMIT,
    NO_PLAYER_CAR,
    SECOND_CARS_REVERSED,
    START_WEATHER,
    VACANT,
)
from slipstream.games.grand_prix.rules.components import (
    CARS,
    LONGEST,
    SECOND_CARS_FROM,
)
from slipstream.games.grand_prix.rules.kinds import IDLE, STARTS, WEATHER
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.zones import remove_zone
from slipstream.kernel.cards import Bag
from slipstream.kernel.game import CHANCE
from slipstream.kernel.rows import vec
from slipstream.track.rules.order import lapped


def begin_race(s: RaceState) -> None:
    """GP-2.5: the weather; it may be left to luck."""
    s.set_up()
    if s.race.weather == "random":
        s.ask_dealer(START_WEATHER)
    else:
        start_under(s, s.race.weather == "wet")


def start_under(s: RaceState, wet: bool) -> None:
    """GP-2.5, GP-2.6.1, GP-13.1.2: the weather is known; the first cars go into the bag."""
    s.wet = wet
    s.ever_dry = not wet
    tell(s, WEATHER, "GP-2.5", CHANCE, int(wet))
    fill_draw_bag(s)
    s.ask_dealer(GRID_CAR)


def fill_draw_bag(s: RaceState) -> None:
    """GP-2.6.1, GP-13.1.1: nobody has a place yet."""
    s.grid = [VACANT] * CARS
    if s.race.grid_option == ALL_DRAWN:
        s.bag = Bag(list(range(CARS)))
    else:
        s.bag = Bag(list(range(0, s.race.player_cars, 2)))


def draw_for_grid(s: RaceState, car: i64) -> None:
    """GP-2.6.1, GP-2.6.3: a car drawn takes the first vacant grid number."""
    s.bag.take(car)
    fill_places(s, s.grid.index(VACANT), [car])
    if len(s.bag.row) == 0:
        place_second_cars(s)
    if len(s.bag.row) > 0:
        s.ask_dealer(GRID_CAR)
    else:
        line_up_grid(s)


def fill_places(s: RaceState, place: i64, cars: list[int]) -> None:
    """From a grid number on, counted from 0."""
    grid = s.grid[:]
    for number, car in enumerate(cars):
        grid[place + number] = car
    s.grid = grid


def place_second_cars(s: RaceState) -> None:
    """GP-2.6.2, GP-13.1.1: in the reverse of the draw, or into the bag with the NPCs."""
    if s.grid.count(VACANT) != CARS - s.game.seats:
        return
    drawn = s.grid[: s.game.seats]
    if s.race.grid_option == SECOND_CARS_REVERSED:
        fill_places(s, SECOND_CARS_FROM - 1, [first + 1 for first in reversed(drawn)])
    placed = set(s.grid)
    s.bag = Bag([car for car in range(CARS) if car not in placed])


def line_up_grid(s: RaceState) -> None:
    """GP-2.6.4, GP-2.8.1, GP-T8, GP-11.3.1: cars into their places; who is First Player."""
    if s.race.winner in s.race.numbers:
        place = s.grid.index(s.race.numbers.index(s.race.winner))
        if place > 0:
            fill_places(s, place - 1, [s.grid[place], s.grid[place - 1]])
    for car, slot in zip(s.grid, s.board.track.grid(CARS), strict=True):
        s.tell_place(car, slot[1], slot[0], STARTS, "GP-T8")
        s.board.place(car, slot[1], slot[0])
    s.grid = NOTHING
    s.first = s.owner(s.first_player_car())
    s.mover = s.first
    s.asking = CHOOSE_TYRES
    s.waiting = list(range(s.game.seats))


def begin_turn(s: RaceState) -> None:
    """GP-3.2.1, GP-3.5.6: a new turn; nobody is activated, nobody has stopped."""
    s.turn_number += 1
    s.activated = vec[bool]([False] * CARS)
    s.stopped = vec[bool]([False] * CARS)
    s.clear_turn()
    tell(s, TURN, "GP-3.5.3.1" if s.turn_number > 1 else "GP-2.8.1", s.first, s.turn_number)
    s.queue = s.seats_from_first()
    fill_hands(s)


def fill_hands(s: RaceState) -> None:
    """GP-2.9, GP-3.3.1, GP-3.3.2: to the chart's number, in turn order, each hand at once."""
    while s.queue:
        seat = s.queue[0]
        if len(s.hands[seat].row) < s.race.hand:
            s.mover = seat
            s.refill()
            s.ask_dealer(FILL_HAND)
            return
        s.queue = s.queue[1:]
    ask_action(s, s.first)


def may_drive(s: RaceState, seat: i64) -> bool:
    """GP-3.4.3, GP-R17: is there a car in the race, not activated and not worn out?"""
    for car in s.race.driven_by[seat]:
        if (
            s.racing[car]
            and not s.activated[car]
            and s.markers(car) < s.race.components.eliminated_at
        ):
            return True
    return False


def may_act(s: RaceState, seat: i64) -> bool:
    """GP-3.4.3 to GP-3.4.6: an own car that is not activated can pass, or be retired."""
    for car in s.own_cars(seat):
        if not s.activated[car]:
            return True
    return len(s.hands[seat].row) > 0 and may_drive(s, seat)


def ask_action(s: RaceState, seat: i64) -> None:
    """GP-3.4.1, GP-3.4.8, GP-3.4.9, GP-R15: the next player who can do something."""
    while s.idle < s.game.seats:
        if may_act(s, seat):
            s.ask_seat(ACTION, seat)
            return
        s.idle += 1
        seat = (seat + 1) % s.game.seats
    end_action_phase(s)


def do_nothing(s: RaceState) -> None:
    """GP-3.4.8: unplayed cards stay in hand."""
    tell(s, IDLE, "GP-3.4.8", s.mover)
    s.idle += 1
    ask_action(s, (s.mover + 1) % s.game.seats)


def end_segment(s: RaceState) -> None:
    """GP-3.4.1, GP-10.1.2.2, GP-R87: cars that crossed are lifted; the next player."""
    s.lift_finishers()
    s.clear_segment()
    if s.no_player_car():
        s.stop_race(FINISH if s.best_left > 1 else NO_PLAYER_CAR)
    else:
        ask_action(s, (s.mover + 1) % s.game.seats)


def end_action_phase(s: RaceState) -> None:
    """GP-3.2.2, GP-3.5.0.1, GP-3.5.1.1: the race is over, or an event is drawn."""
    remove_zone(s)
    if s.best_left > 1:
        s.stop_race(FINISH)
        return
    s.idle = 0
    s.mover = s.first
    s.refill_events()
    s.ask_dealer(EVENT_CARD)


def after_pits(s: RaceState) -> None:
    """GP-3.5.3.1, GP-3.5.4.1: the First Player Marker moves, and lapped cars leave."""
    s.first = s.owner(s.first_player_car())
    for car in reversed(lapped(s.board, s.racing)):
        tell(s, LAPPED, "GP-3.5.4.1", s.whose(car), car)
        s.drop_out(car, "GP-4.2.4")
    s.clear_turn()
    if s.no_player_car():
        s.stop_race(NO_PLAYER_CAR)
    elif s.turn_number == LONGEST:
        s.stop_race(LIMIT)
    else:
        s.queue = s.seats_from_first()
        next_discard(s)


def next_discard(s: RaceState) -> None:
    """GP-3.5.5.1: in turn order, with the new First Player."""
    s.last = 0
    if s.queue:
        s.ask_seat(DISCARD, s.queue[0])
    else:
        begin_turn(s)
