"""The sequence of play: hands, segments, and the steps at the end of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import LAPPED, TURN, tell
from slipstream.drafting.rules.state import NOTHING
from slipstream.games.thunder_alley.rules.asking import (
    ACTIVATE,
    CARD_PER_PASS,
    DISCARD,
    EVENT_CARD,
    FILL_HAND,
    FINISH,
    GRID_CARD,
    LIMIT,
    NOBODY_LEFT,
    ONE_CARD,
)
from slipstream.games.thunder_alley.rules.components import BAR, LONGEST
from slipstream.games.thunder_alley.rules.kinds import GRID, STARTS
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.game import CHANCE
from slipstream.track.rules.order import lapped, tied_for_the_lead

# One card for all passes, one a pass, one a slot.
_GRID_CLAUSES: Final = ["TA-2.5.1", "TA-12.2.1", "TA-12.2.2"]


def bar_of_seats(s: RaceState, card: i64) -> list[int]:
    """TA-4.4.1, TA-4.4.2: the seats in the order of a card's team bar."""
    return [s.race.teams.index(team) for team in BAR[card] if team in s.race.teams]


def grid_bar(s: RaceState, card: i64) -> list[int]:
    """TA-2.5.1, TA-11.2.2, TA-R80: the bar for the grid; last race's winner is one place up."""
    bar = bar_of_seats(s, card)
    if s.race.winner >= 0:
        place = bar.index(s.race.winner)
        if place > 0:
            bar[place - 1], bar[place] = bar[place], bar[place - 1]
    return bar


def extend_grid(s: RaceState, card: i64) -> None:
    """TA-2.5.2, TA-12.2.1, TA-12.2.2: one card for all passes, one a pass, or one a slot."""
    tell(s, GRID, _GRID_CLAUSES[s.race.grid_option], CHANCE, card)
    bar = grid_bar(s, card)
    if s.race.grid_option == ONE_CARD:
        for number in range(s.race.cars):
            s.grid = s.grid + (bar if number % 2 == 0 else bar[::-1])
    elif s.race.grid_option == CARD_PER_PASS:
        s.grid = s.grid + bar
    else:
        s.grid = [*s.grid, next(seat for seat in bar if s.grid.count(seat) < s.race.cars)]
    if len(s.grid) < len(s.racing):
        s.refill()
        s.ask_dealer(GRID_CARD)
    else:
        line_up_grid(s)


def line_up_grid(s: RaceState) -> None:
    """TA-2.5.3, TA-2.5.5, TA-2.6.3: cars into the slots; the owner of the pole is First Player."""
    placed = [0] * s.game.seats
    for seat, slot in zip(s.grid, s.board.track.grid(len(s.grid)), strict=True):
        car = seat * s.race.cars + placed[seat]
        s.tell_place(car, slot[1], slot[0], STARTS, "TA-2.5.5")
        s.board.place(car, slot[1], slot[0])
        placed[seat] += 1
    s.first = s.grid[0]
    s.grid = NOTHING
    begin_turn(s)


def begin_turn(s: RaceState) -> None:
    """TA-3.2: a new turn; nobody is flipped, nobody has led it."""
    s.turn_number += 1
    tell(s, TURN, "TA-3.5.4" if s.turn_number > 1 else "TA-2.6.3", s.first, s.turn_number)
    s.clear_flags()
    s.clear_turn()
    s.queue = s.seats_from_first()
    fill_hands(s)


def fill_hands(s: RaceState) -> None:
    """TA-2.7, TA-3.3.1, TA-3.3.2: to cars + 1, First Player first and completely."""
    while s.queue:
        seat = s.queue[0]
        if len(s.hands[seat].row) <= s.race.cars:
            s.mover = seat
            s.refill()
            s.ask_dealer(FILL_HAND)
            return
        s.queue = s.queue[1:]
    s.ask_seat(ACTIVATE, s.first)


def next_segment(s: RaceState) -> None:
    """TA-3.4.1, TA-3.1.1: the player to the left, until every car has been flipped."""
    if s.active >= 0:
        s.clear_move()
        s.card = -1
        s.leaving = False
        s.second = False
    if s.nobody_races():
        s.stop_race(FINISH if s.best_left > 1 else NOBODY_LEFT)
    elif not s.all_flipped():
        s.ask_seat(ACTIVATE, (s.mover + 1) % s.game.seats)
    else:
        end_action_phase(s)


def end_segment(s: RaceState) -> None:
    """TA-R25, TA-M9: the cars that crossed leave the track, in the order they crossed."""
    for car in s.crossed:
        s.take_best(car)
    s.crossed = NOTHING
    next_segment(s)


def end_action_phase(s: RaceState) -> None:
    """TA-3.5.1.1, TA-3.5.2, TA-10.1.6: the race is over, or Turn Leader markers and an event."""
    if s.best_left > 1:
        s.stop_race(FINISH)
        return
    for car in tied_for_the_lead(s.board, s.racing):
        s.lead_turn(car, "TA-3.5.1.1")
    s.mover = s.first
    s.refill_events()
    s.ask_dealer(EVENT_CARD)


def after_pits(s: RaceState) -> None:
    """TA-3.5.3.3, TA-3.5.4, TA-9.6.8: the Leader now, and with it the First Player."""
    s.queue = NOTHING
    s.stops = NOTHING
    s.removed = NOTHING
    first = s.leader()
    s.lead_turn(first, "TA-9.6.8" if s.yellow else "TA-3.5.3.3")
    s.first = s.owner(first)
    for car in reversed(lapped(s.board, s.racing)):
        tell(s, LAPPED, "TA-3.5.5.1", s.owner(car), car)
        s.drop_out(car)
    if s.turn_number == LONGEST:
        s.stop_race(LIMIT)
        return
    s.queue = [seat for seat in s.seats_from_first() if races(s, seat)]
    s.last = -1
    next_discard(s)


def races(s: RaceState, seat: i64) -> bool:
    """Has the player a car still racing? (TA-R34)"""
    return any(s.racing[car] for car in s.own_cars(seat))


def next_discard(s: RaceState) -> None:
    """TA-3.5.6, TA-R44: from the new First Player clockwise."""
    if s.queue:
        s.ask_seat(DISCARD, s.queue[0])
    else:
        begin_turn(s)
