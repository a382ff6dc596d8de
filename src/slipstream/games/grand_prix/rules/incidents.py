"""Events that look for one car, and for those beside it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import HIT, NO_TARGET, tell
from slipstream.games.grand_prix.rules.asking import INVOLVED, OWN_CAR, TEAM_DRAW
from slipstream.games.grand_prix.rules.components import (
    BLOWN_ENGINE,
    BODY,
    BRAKE_FAILURE,
    COLLISION,
    DRIVE_THROUGH,
    DURATION,
    ENGINE,
    ENGINE_PROBLEMS,
    ENGINE_PROBLEMS_BACK,
    EVENT_KEY,
    GEAR_BOX_FAILURE,
    HARD_HIT,
    MECHANICAL_FAILURE,
    MECHANICAL_FAILURE_BACK,
    NO_WEAR,
    REMOVABLE,
    SERIOUS_CRASH,
    SPIN_AROUND,
    SPIN_OFF,
    STOP_AND_GO,
    STOP_AND_GO_BACK,
    STRIKE_THE_BARRIER,
    TRANSMISSION,
    TRANSMISSION_PROBLEMS,
    TRANSMISSION_PROBLEMS_BACK,
    TYRE,
    WHEEL_RUB,
    WING,
    WING_DAMAGE,
    WING_DAMAGE_BACK,
)
from slipstream.games.grand_prix.rules.flags import NO_ZONE, end_event, event_name
from slipstream.games.grand_prix.rules.kinds import SPINS, TEAM
from slipstream.games.grand_prix.rules.npcs import running_npcs
from slipstream.games.grand_prix.rules.pits import ask_tyres, begin_stop, go_back
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.game import CHANCE
from slipstream.track.rules.board import NOBODY

# GP-8.1.6: what can happen only on the track.
_ON_THE_ROAD: Final = [
    COLLISION,
    HARD_HIT,
    SERIOUS_CRASH,
    SPIN_OFF,
    SPIN_AROUND,
    STRIKE_THE_BARRIER,
    WHEEL_RUB,
]
_CRASHES: Final = [COLLISION, SERIOUS_CRASH]
_BODY_MARKERS: Final[dict[int, int]] = {COLLISION: 2, SERIOUS_CRASH: 3}
# The clause by which an event gives its markers.
_MARKER: Final[dict[int, str]] = {
    COLLISION: "GP-EV-collision.3",
    SERIOUS_CRASH: "GP-EV-serious-crash.2",
    HARD_HIT: "GP-EV-hard-hit.2",
    STRIKE_THE_BARRIER: "GP-EV-strike-barrier",
    WHEEL_RUB: "GP-EV-wheel-rub.2",
    WING_DAMAGE: "GP-EV-wing-damage",
}


# The clause by which an event sends a car to the pits.
_STOPS: Final[dict[int, str]] = {
    DRIVE_THROUGH: "GP-EV-drive-through",
    STOP_AND_GO: "GP-EV-stop-go",
    SPIN_AROUND: "GP-EV-spin-around.1",
    ENGINE_PROBLEMS: "GP-EV-engine-problems.2",
    MECHANICAL_FAILURE: "GP-EV-mechanical.2",
    TRANSMISSION_PROBLEMS: "GP-EV-transmission-problems",
    WING_DAMAGE: "GP-EV-wing-damage",
}


def weight(s: RaceState, car: i64) -> i64:
    """GP-8.1.5, GP-EV-spin-off.1: how much of what the card looks at a Player Car has."""
    kind = EVENT_KEY[s.event]
    if kind != NO_WEAR:
        return s.count(car, kind)
    event = event_name(s)
    if event == MECHANICAL_FAILURE:
        return s.markers(car)
    calls = s.close_calls[car]
    if event in (SPIN_OFF, SPIN_AROUND):
        return (calls + s.count(car, TYRE)) * 4096 + calls  # level cars: by Close Calls (GP-R55)
    if event == SERIOUS_CRASH and not neighbours(s, car):
        return 0
    return calls


def most(s: RaceState) -> list[int]:
    """GP-8.1.5, GP-8.1.6: the Player Cars with most of it, ascending; none if nobody has any."""
    on_road = event_name(s) in _ON_THE_ROAD
    best = 1
    found: list[int] = []
    for car in range(s.race.player_cars):
        if s.racing[car] and (s.board.is_on_road(car) or not on_road):
            own = weight(s, car)
            if own > best:
                best = own
                found = []
            if own == best:
                found.append(car)
    return found


def neighbours(s: RaceState, car: i64) -> list[int]:
    """Cars beside, directly ahead or directly behind; never diagonal."""
    near = s.board.track.adjacent(s.board.space_of[car])
    return [s.board.car_at[space] for space in near if s.board.car_at[space] != NOBODY]


def look_for_target(s: RaceState) -> None:
    """GP-8.1.3, GP-4.4.1, GP-4.4.3: one team, a Team Draw, or the NPC clause of the card."""
    s.candidates = most(s)
    if not s.candidates:
        strike_npc(s)
    elif event_name(s) == ENGINE_PROBLEMS:
        for car in s.candidates:
            s.add_wear(car, ENGINE, 1, "GP-EV-engine-problems.1")  # GP-R52
        end_event(s, NO_ZONE)
    elif s.owner(s.candidates[0]) != s.owner(s.candidates[-1]):
        s.ask_dealer(TEAM_DRAW)
    else:
        find_car(s)


def draw_team(s: RaceState, seat: i64) -> None:
    tell(s, TEAM, "GP-4.4.1", seat, seat)
    s.candidates = [car for car in s.candidates if s.owner(car) == seat]
    find_car(s)


def find_car(s: RaceState) -> None:
    """GP-4.4.2, GP-4.4.3: between two cars of one team the owner picks."""
    if len(s.candidates) > 1:
        s.ask_seat(OWN_CAR, s.owner(s.candidates[0]))
    else:
        strike(s, s.candidates[0])


def strike(s: RaceState, car: i64) -> None:
    """What happens to the Player Car that was found."""
    event = event_name(s)
    tell(s, HIT, "GP-8.1.5", s.owner(car), car)
    if event in _CRASHES:
        crash(s, car)
    elif event in (BLOWN_ENGINE, BRAKE_FAILURE, GEAR_BOX_FAILURE):
        s.drop_out(car)  # GP-8.2.4
        end_event(s, NO_ZONE)
    elif event == MECHANICAL_FAILURE:
        fail_mechanically(s, car)
    elif event == TRANSMISSION_PROBLEMS:
        s.add_wear(car, TRANSMISSION, 1, "GP-EV-transmission-problems")
        end_event(s, NO_ZONE)
    else:
        incident(s, car)


def incident(s: RaceState, car: i64) -> None:
    """Events that look at Close Calls, and take those of the car."""
    event = event_name(s)
    sector = s.board.progress[car] % s.board.track.length
    zone = NO_ZONE
    touched = [car]
    if event in (HARD_HIT, WHEEL_RUB):
        touched += [other for other in neighbours(s, car) if s.is_player_car(other)]
    if event in (HARD_HIT, STRIKE_THE_BARRIER, WHEEL_RUB, WING_DAMAGE):
        kind = TYRE if event == WHEEL_RUB else WING if event == WING_DAMAGE else BODY
        for other in touched:
            s.add_wear(other, kind, 1, _MARKER[event])
    else:
        leave_road(s, car)
    for other in touched:
        s.clear_close_calls(other)
    if event in (HARD_HIT, STRIKE_THE_BARRIER, SPIN_OFF, SPIN_AROUND):
        zone = sector
    end_event(s, zone)


def leave_road(s: RaceState, car: i64) -> None:
    """GP-EV-drive-through, GP-EV-stop-go, GP-EV-spin-around.1, GP-EV-spin-off.2."""
    if event_name(s) == SPIN_OFF:
        s.stopped[car] = True
        progress = s.board.progress[car]
        space = s.board.track.run_off[progress % s.board.track.length]
        s.tell_place(car, space, progress, SPINS, "GP-EV-spin-off.2")
        s.board.move(car, space, 0)
    else:
        back = STOP_AND_GO_BACK if event_name(s) == STOP_AND_GO else 0
        go_back(s, car, back, _STOPS[event_name(s)])


def fail_mechanically(s: RaceState, car: i64) -> None:
    """GP-EV-mechanical.1, GP-8.2.5, GP-R63: all removable wear off, twice its duration."""
    begin_stop(s, car)
    for kind in range(REMOVABLE):
        s.back += 2 * DURATION[kind] * s.count(car, kind)
    s.remove_wear(car, "GP-EV-mechanical.1")
    if not ask_tyres(s):
        end_event(s, NO_ZONE)


# Events without a Player Car to find


def strike_npc(s: RaceState) -> None:
    """GP-8.1.2, GP-8.1.5: the leading NPC that the card can affect, or no effect at all."""
    event = event_name(s)
    found = running_npcs(s, event in _ON_THE_ROAD)
    if event == SERIOUS_CRASH:
        found = [car for car in found if neighbours(s, car)]  # GP-R54
    if not found:
        tell(s, NO_TARGET, "GP-8.1.2", CHANCE)
        end_event(s, NO_ZONE)
        return
    car = found[0]
    tell(s, HIT, "GP-8.1.5", CHANCE, car)
    sector = s.board.progress[car] % s.board.track.length
    if event in _CRASHES:
        crash(s, car)
    elif event in (HARD_HIT, STRIKE_THE_BARRIER, BLOWN_ENGINE, BRAKE_FAILURE, GEAR_BOX_FAILURE):
        retire_struck_npc(s, car, sector)
    elif event == WHEEL_RUB:
        rub(s, car)
    elif event in (SPIN_OFF, SPIN_AROUND, DRIVE_THROUGH, STOP_AND_GO):
        leave_road(s, car)
        end_event(s, sector if event in (SPIN_OFF, SPIN_AROUND) else NO_ZONE)
    else:
        go_back(s, car, npc_back(event), _STOPS[event])
        end_event(s, NO_ZONE)


def npc_back(event: i64) -> i64:
    """GP-EV-engine-problems.2, GP-EV-mechanical.2, GP-R57."""
    if event == ENGINE_PROBLEMS:
        return ENGINE_PROBLEMS_BACK
    if event == TRANSMISSION_PROBLEMS:
        return TRANSMISSION_PROBLEMS_BACK
    if event == WING_DAMAGE:
        return WING_DAMAGE_BACK
    return MECHANICAL_FAILURE_BACK


def retire_struck_npc(s: RaceState, car: i64, sector: i64) -> None:
    """GP-EV-hard-hit.3, GP-EV-strike-barrier, GP-8.2.4: it retires; a Hard Hit hurts others too."""
    event = event_name(s)
    if event == HARD_HIT:
        for other in neighbours(s, car):
            s.add_wear(other, BODY, 1, _MARKER[event])
            s.clear_close_calls(other)
    s.drop_out(car)
    end_event(s, sector if event in (HARD_HIT, STRIKE_THE_BARRIER) else NO_ZONE)


def rub(s: RaceState, car: i64) -> None:
    """GP-EV-wheel-rub.2, GP-R58: an NPC takes nothing, the Player Cars beside it do."""
    for other in neighbours(s, car):
        s.add_wear(other, TYRE, 1, _MARKER[WHEEL_RUB])
        s.clear_close_calls(other)
    end_event(s, NO_ZONE)


# Collision and Serious Crash


def crash(s: RaceState, car: i64) -> None:
    """GP-EV-collision.1, GP-EV-collision.2, GP-R60: the originator, and NPCs next to it."""
    near = neighbours(s, car)
    s.hit = [car] + [other for other in near if not s.is_player_car(other)]
    s.candidates = sorted(other for other in near if s.is_player_car(other))
    own = s.owner(car) if s.is_player_car(car) else -1
    s.queue = [seat for seat in s.seats_from_first() if seat != own]
    ask_involved(s)


def involved(s: RaceState, seat: i64) -> list[int]:
    return [car for car in s.candidates if s.owner(car) == seat]


def ask_involved(s: RaceState) -> None:
    """GP-EV-collision.2: of two cars of a team next to the originator the owner picks one."""
    while s.queue:
        mine = involved(s, s.queue[0])
        if len(mine) > 1:
            s.ask_seat(INVOLVED, s.queue[0])
            return
        s.hit = s.hit + mine
        s.queue = s.queue[1:]
    damage(s)


def damage(s: RaceState) -> None:
    """GP-EV-collision.3, GP-EV-serious-crash.2, GP-R94: body markers; NPCs retire, last first."""
    event = event_name(s)
    for car in reversed(s.order()):
        if car in s.hit:
            if s.is_player_car(car):
                s.add_wear(car, BODY, _BODY_MARKERS[event], _MARKER[event])
                s.clear_close_calls(car)
            else:
                s.drop_out(car)
    end_event(s, NO_ZONE)
