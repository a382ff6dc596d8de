"""Event cards: what each asks for first, and those that concern all cars."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import EVENT as EVENT_DRAWN
from slipstream.drafting.rules.kinds import tell
from slipstream.games.grand_prix.rules.asking import MARKER, RETIREMENT_CARD, WEATHER_REACTION
from slipstream.games.grand_prix.rules.components import (
    NPC_RETIREMENT,
    PIT_NUMBER,
    SOFT,
    SUSPENSION,
    SUSPENSION_DIFFICULTIES,
    SUSPENSION_STRESS,
    TIRE_TEST,
    TIRE_WEAR,
    TRACTION_HAZARD,
    TYRE,
    WEATHER_CHANGE,
)
from slipstream.games.grand_prix.rules.flags import NO_ZONE, end_event, event_name
from slipstream.games.grand_prix.rules.incidents import look_for_target
from slipstream.games.grand_prix.rules.kinds import TURNED, WEATHER
from slipstream.games.grand_prix.rules.npcs import running_npcs, with_digit
from slipstream.games.grand_prix.rules.pits import ask_repairs, begin_stop, may_pit
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.tyres import is_unsuited
from slipstream.kernel.game import CHANCE


def begin_event(s: RaceState, card: i64) -> None:
    """GP-3.5.1.1: the card is open; what it asks for first."""
    s.event = card
    tell(s, EVENT_DRAWN, "GP-3.5.1.1", CHANCE, card)
    event = event_name(s)
    if event == WEATHER_CHANGE:
        change_weather(s)
    elif event in (TIRE_WEAR, SUSPENSION_DIFFICULTIES):
        s.queue = s.seats_from_first()
        ask_markers(s)
    elif event == TIRE_TEST:
        test_tyres(s)
    elif event == SUSPENSION_STRESS:
        stress_suspensions(s)
    elif event == NPC_RETIREMENT:
        turn_up_card(s)
    elif event == TRACTION_HAZARD:
        end_event(s, s.board.progress[s.leader()] % s.board.track.length)
    else:
        look_for_target(s)


def change_weather(s: RaceState) -> None:
    """GP-EV-weather.1, GP-R65: it flips; then each unsuited car in running order."""
    s.wet = not s.wet
    s.ever_dry = s.ever_dry or not s.wet
    tell(s, WEATHER, "GP-EV-weather.1", CHANCE, int(s.wet))
    s.queue = [car for car in s.player_order() if is_unsuited(s, car)]
    ask_reactions(s)


def ask_reactions(s: RaceState) -> None:
    while s.queue:
        if may_pit(s, s.queue[0]):
            s.ask_seat(WEATHER_REACTION, s.owner(s.queue[0]))
            return
        stay_out(s, s.queue[0])  # GP-EV-weather.4: from the run-off nobody can pit
        s.queue = s.queue[1:]
    end_event(s, NO_ZONE)


def stay_out(s: RaceState, car: i64) -> None:
    """GP-EV-weather.2, GP-EV-weather.3: what it costs to stay on the wrong tyres."""
    if s.wet:
        s.add_close_calls(car, 2 if s.tyre[car] == SOFT else 1, "GP-EV-weather.2")
    else:
        s.add_wear(car, TYRE, 1, "GP-EV-weather.3")


def react(s: RaceState, tyre: i64) -> None:
    """GP-EV-weather.4: an ordinary stop, made at once, with these tyres."""
    begin_stop(s, s.queue[0])
    s.queue = s.queue[1:]
    s.fitting = tyre
    if not ask_repairs(s):
        ask_reactions(s)


def ask_markers(s: RaceState) -> None:
    """GP-EV-tire-wear, GP-EV-suspension-difficulties: each player picks one own car."""
    while s.queue:
        own = s.own_racing(s.queue[0])
        if len(own) > 1:
            s.ask_seat(MARKER, s.queue[0])
            return
        s.queue = s.queue[1:]
        for car in own:
            give_marker(s, car)
    end_event(s, NO_ZONE)


def give_marker(s: RaceState, car: i64) -> None:
    if event_name(s) == TIRE_WEAR:
        s.add_wear(car, TYRE, 1, "GP-EV-tire-wear")
    else:
        s.add_wear(car, SUSPENSION, 1, "GP-EV-suspension-difficulties")


def test_tyres(s: RaceState) -> None:
    """GP-EV-tire-test.1, GP-EV-tire-test.2: tyres that do not suit the weather suffer."""
    for car in s.player_order():
        if is_unsuited(s, car):
            clause = "GP-EV-tire-test.1" if s.wet else "GP-EV-tire-test.2"
            s.add_wear(car, TYRE, 1 if s.wet else 2, clause)
            if s.wet:
                s.add_close_calls(car, 2 if s.tyre[car] == SOFT else 1, clause)
    end_event(s, NO_ZONE)


def stress_suspensions(s: RaceState) -> None:
    """GP-EV-suspension-stress: one more for every car that has one."""
    for car in s.player_order():
        if s.count(car, SUSPENSION):
            s.add_wear(car, SUSPENSION, 1, "GP-EV-suspension-stress")
    end_event(s, NO_ZONE)


def turn_up_card(s: RaceState) -> None:
    """GP-EV-npc-retirement.1, GP-EV-npc-retirement.3, GP-R64: unless no NPC is left."""
    if running_npcs(s, False):
        s.refill_events()
        s.ask_dealer(RETIREMENT_CARD)
    else:
        end_event(s, NO_ZONE)


def retire_npc(s: RaceState, card: i64) -> None:
    """GP-EV-npc-retirement.2: the best placed with the digit turned up; else the next card."""
    s.events_used.append(card)
    tell(s, TURNED, "GP-EV-npc-retirement.1", CHANCE, card)
    found = with_digit(s, PIT_NUMBER[card])
    if found:
        s.drop_out(found[0])
        end_event(s, NO_ZONE)
    else:
        turn_up_card(s)


def after_stop(s: RaceState) -> None:
    """A stop within an event has been made: the next reaction to the weather, or the end."""
    if event_name(s) == WEATHER_CHANGE:
        ask_reactions(s)
    else:
        end_event(s, NO_ZONE)
