"""Event cards: who is looked for, and what happens to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import EVENT, HIT, NO_TARGET, tell
from slipstream.drafting.rules.state import NOTHING
from slipstream.games.thunder_alley.rules.asking import (
    BAR_CARD,
    NOBODY_LEFT,
    ORIGINATOR,
    OVERCAST,
    RAIN_ENDS,
    SUN,
    TARGET,
    VICTIM,
)
from slipstream.games.thunder_alley.rules.components import (
    BLACK,
    BLOWN_ENGINE,
    BLOWN_TIRE,
    BLOWN_TIRE_BACK,
    BLOWN_TRANSMISSION,
    BLUE,
    BRUSH_THE_WALL,
    COLLISION,
    DEBRIS_CAUTION,
    ENGINE_DAMAGE,
    EVENT_CLAUSES,
    FRONT_END_DAMAGE,
    FUEL_MISCALCULATION,
    GEAR_BOX_DAMAGE,
    GRAY,
    GREEN,
    ITS_GETTING_WORSE,
    LAVENDER,
    LOOSE,
    MARBLES,
    ORANGE,
    PILEUP,
    RAIN,
    RED,
    SPINOUT,
    SPINOUT_BACK,
    SUN_ON_THE_TRACK,
    TIGHT,
    YELLOW,
)
from slipstream.games.thunder_alley.rules.components import OVERCAST as OVERCAST_EVENT
from slipstream.games.thunder_alley.rules.kinds import (
    BAR,
    IS_PUSHED_BACK,
    RAIN_ASIDE,
    SPINS,
)
from slipstream.games.thunder_alley.rules.pits import begin_pits, drop_to_apron, line_up
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.games.thunder_alley.rules.turn import bar_of_seats, races
from slipstream.kernel.game import CHANCE
from slipstream.track.rules.board import NOBODY

COUNTED: Final[dict[int, list[int]]] = {
    BLOWN_ENGINE: [ORANGE],
    BLOWN_TIRE: [BLACK],
    BLOWN_TRANSMISSION: [LAVENDER],
    ENGINE_DAMAGE: [ORANGE],
    FUEL_MISCALCULATION: [GREEN],
    GEAR_BOX_DAMAGE: [LAVENDER],
    ITS_GETTING_WORSE: [BLUE, YELLOW],
    LOOSE: [BLUE],
    SPINOUT: [BLACK],
    TIGHT: [BLUE, YELLOW],
}
# Events that look for a car by its place.
BY_PLACE: Final = [BRUSH_THE_WALL, COLLISION, FRONT_END_DAMAGE]


def begin_event(s: RaceState, event: i64) -> None:
    """TA-8.1.1, TA-8.1.2: the card is open; look for its target."""
    s.event = event
    tell(s, EVENT, "TA-3.5.2", CHANCE, event)
    if event == RAIN:
        rain(s)
    elif event == DEBRIS_CAUTION:
        end_event(s, True)
    elif event == MARBLES:
        marbles(s)
    elif event == OVERCAST_EVENT:
        s.queue = s.seats_from_first()
        ask_overcast(s)
    elif event == SUN_ON_THE_TRACK:
        s.queue = s.seats_from_first()
        ask_sun(s)
    elif event == PILEUP:
        turn_up_bar(s)
    else:
        s.candidates = candidates(s, event)
        find_team(s)


def candidates(s: RaceState, event: i64) -> list[int]:
    """TA-8.1.2, TA-R71: the cars on which the event may fall, ascending."""
    on_road = [car for car in range(len(s.racing)) if s.board.is_on_road(car)]
    if event == BRUSH_THE_WALL:
        return [car for car in on_road if is_at_the_wall(s, car)]
    if event == COLLISION:
        return [car for car in on_road if neighbours(s, car)]
    if event == FRONT_END_DAMAGE:
        return [car for car in on_road if has_car_ahead(s, car)]
    return most(s, event)


def most(s: RaceState, event: i64) -> list[int]:
    """TA-8.1.2: the racing cars with most of the markers it counts; none if nobody has any."""
    best: i64 = 1
    found: list[int] = []
    for car in range(len(s.racing)):
        own = weight(s, event, car)
        if s.racing[car] and own >= best:
            if own > best:
                best = own
                found = []
            found.append(car)
    return found


def weight(s: RaceState, event: i64, car: i64) -> i64:
    """TA-E1 to TA-E19, TA-R64, TA-R65: the markers that the event counts."""
    if event == TIGHT and s.count(car, BLUE) == 0:
        return 0
    total: i64 = 0
    for colour in COUNTED[event]:
        total += s.count(car, colour)
    return total


def is_at_the_wall(s: RaceState, car: i64) -> bool:
    """TA-E4, TA-R78: in the outermost lane of its sector."""
    space = s.board.space_of[car]
    return space == s.board.track.outermost(s.board.track.sector[space])


def has_car_ahead(s: RaceState, car: i64) -> bool:
    """TA-E8, TA-R75: on any space linked ahead."""
    ahead = s.board.track.ahead[s.board.space_of[car]]
    return any(s.board.car_at[space] != NOBODY for space in ahead)


def neighbours(s: RaceState, car: i64) -> list[int]:
    """TA-E5.1: cars beside, directly ahead or directly behind; diagonals do not count."""
    near = s.board.track.adjacent(s.board.space_of[car])
    return sorted(s.board.car_at[space] for space in near if s.board.car_at[space] != NOBODY)


def find_team(s: RaceState) -> None:
    """TA-8.1.3, TA-8.1.4, TA-R38: nobody, one team, or the team bar decides."""
    teams = {s.owner(car) for car in s.candidates}
    if not teams:
        tell(s, NO_TARGET, "TA-8.1.4", CHANCE)
        end_event(s, False)
    elif len(teams) == 1:
        find_car(s)
    else:
        turn_up_bar(s)


def turn_up_bar(s: RaceState) -> None:
    s.refill()
    s.ask_dealer(BAR_CARD)


def read_bar(s: RaceState, card: i64) -> None:
    """TA-4.4.1 to TA-4.4.3: the first team of the bar among the candidates."""
    s.used.append(card)
    tell(s, BAR, "TA-E15.1" if s.event == PILEUP else "TA-4.4.1", CHANCE, card)
    bar = bar_of_seats(s, card)
    if s.event == PILEUP:
        pile_up(s, bar)
        return
    teams = [s.owner(car) for car in s.candidates]
    seat = next(seat for seat in bar if seat in teams)
    s.candidates = [car for car in s.candidates if s.owner(car) == seat]
    find_car(s)


def find_car(s: RaceState) -> None:
    """TA-8.1.3: among equal cars of one team its owner chooses."""
    if len(s.candidates) > 1:
        asking = ORIGINATOR if s.event == COLLISION else TARGET
        s.ask_seat(asking, s.owner(s.candidates[0]))
    elif s.event == COLLISION:
        collide(s, s.candidates[0])
    else:
        strike(s, s.candidates[0])


def strike(s: RaceState, car: i64) -> None:
    """TA-E1 to TA-E19: what happens to the car that was found."""
    event = s.event
    clause = EVENT_CLAUSES[event]
    tell(s, HIT, clause, s.owner(car), car)
    if event in (BLOWN_ENGINE, BLOWN_TRANSMISSION):
        s.drop_out(car)
    elif event == BLOWN_TIRE:
        blow_tire(s, car)
    elif event == SPINOUT:
        spin_out(s, car)
    elif event in (LOOSE, TIGHT):
        s.repair(car, BLUE, 1, clause)
        s.add_wear(car, YELLOW, 1, clause)
    else:
        s.add_wear(car, given(event), 1, clause)
    end_event(s, event in (BLOWN_ENGINE, BLOWN_TRANSMISSION, FRONT_END_DAMAGE))


def given(event: i64) -> i64:
    """TA-E4, TA-E7 to TA-E11: the marker that the event gives."""
    if event == ENGINE_DAMAGE:
        return ORANGE
    if event == FUEL_MISCALCULATION:
        return GREEN
    if event == GEAR_BOX_DAMAGE:
        return LAVENDER
    if event == ITS_GETTING_WORSE:
        return BLUE
    return RED


def blow_tire(s: RaceState, car: i64) -> None:
    """TA-E2, TA-R52, TA-R70, TA-R85: a forced stop, ten spaces back; it may not pit again."""
    s.remove_wear(car, "TA-E2")
    s.pitted[car] = True
    drop_to_apron(s, car, BLOWN_TIRE_BACK, "TA-E2")


def spin_out(s: RaceState, car: i64) -> None:
    """TA-E17, TA-R69: ten sectors back into lane 0; whoever stands there goes back one."""
    board = s.board
    progress = board.progress[car] - SPINOUT_BACK
    space = board.track.first[progress % board.track.length]
    s.tell_place(car, space, progress, SPINS, "TA-E17")
    board.lift(car)
    path = [space]
    while board.car_at[path[-1]] != NOBODY:
        feeding = board.track.behind[path[-1]]
        empty = [before for before in feeding if board.car_at[before] == NOBODY]
        path.append((empty or feeding)[0])
    for place in range(len(path) - 2, -1, -1):
        other = board.car_at[path[place]]
        s.tell_place(other, path[place + 1], board.progress[other] - 1, IS_PUSHED_BACK, "TA-R69")
        board.move(other, path[place + 1], -1)
    board.place(car, space, progress)
    s.add_wear(car, BLACK, 1, "TA-E17")


def rain(s: RaceState) -> None:
    """TA-E16.1 to TA-E16.3, TA-R73: set aside; later it ends the race once a lap is done."""
    if not s.rain:
        s.rain = True
        s.events_used.remove(RAIN)
        tell(s, RAIN_ASIDE, "TA-E16.1", CHANCE)
        end_event(s, False)
    elif s.lap() > 1:
        s.stop_race(RAIN_ENDS)
    else:
        tell(s, NO_TARGET, "TA-E16.3", CHANCE)
        end_event(s, False)


def marbles(s: RaceState) -> None:
    """TA-E13, TA-R76: each player's best-placed car takes a black."""
    order = s.order()
    for seat in s.seats_from_first():
        own = [car for car in order if s.owner(car) == seat]
        if own:
            s.add_wear(own[0], BLACK, 1, "TA-E13")
    end_event(s, False)


def with_black(s: RaceState, seat: i64) -> list[int]:
    """TA-E14: own racing cars that have a black marker."""
    return [car for car in s.own_cars(seat) if s.racing[car] and s.count(car, BLACK)]


def ask_overcast(s: RaceState) -> None:
    while s.queue:
        if with_black(s, s.queue[0]):
            s.ask_seat(OVERCAST, s.queue[0])
            return
        s.queue = s.queue[1:]
    end_event(s, False)


def ask_sun(s: RaceState) -> None:
    """TA-E18, TA-R76: every player with a racing car must take one black."""
    while s.queue:
        if races(s, s.queue[0]):
            s.ask_seat(SUN, s.queue[0])
            return
        s.queue = s.queue[1:]
    end_event(s, False)


def pile_up(s: RaceState, bar: list[int]) -> None:
    """TA-E15.1 to TA-E15.5, TA-R67, TA-R68: along the bar, each behind the car hit last."""
    behind = s.order()
    for number, seat in enumerate(seat for seat in bar if races(s, seat)):
        own = [car for car in behind if s.owner(car) == seat]
        if not own:
            break
        clause = "TA-E15.2" if number == 0 else "TA-E15.3"
        tell(s, HIT, clause, seat, own[0])
        s.add_wear(own[0], RED if number < 2 else GRAY, 2 if number == 0 else 1, clause)
        behind = behind[behind.index(own[0]) + 1 :]
    end_event(s, True)


def collide(s: RaceState, car: i64) -> None:
    """TA-E5.2, TA-E5.3: the originator is named; one neighbour of each other team is hit too."""
    s.hit = [car]
    s.candidates = neighbours(s, car)
    s.queue = [seat for seat in s.seats_from_first() if seat != s.owner(car)]
    ask_victims(s)


def victims(s: RaceState, seat: i64) -> list[int]:
    return [car for car in s.candidates if s.owner(car) == seat]


def ask_victims(s: RaceState) -> None:
    """TA-E5.3, TA-R66: owners choose among several of their own, in seat order."""
    while s.queue:
        mine = victims(s, s.queue[0])
        if len(mine) > 1:
            s.ask_seat(VICTIM, s.queue[0])
            return
        s.hit = s.hit + mine
        s.queue = s.queue[1:]
    for car in s.hit:
        tell(s, HIT, "TA-E5.3", s.owner(car), car)
        s.add_wear(car, RED, 2, "TA-E5.3")
    end_event(s, True)


def end_event(s: RaceState, yellow: bool) -> None:
    """TA-8.2.1: a restart under yellow; then pit stops."""
    if s.nobody_races():
        s.stop_race(NOBODY_LEFT)
        return
    s.yellow = yellow
    s.candidates = NOTHING
    if yellow:
        line_up(s, s.hit)
    s.hit = NOTHING
    s.event = -1
    begin_pits(s)
