"""The event of a position once more: would it ask this?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from slipstream.games.grand_prix.rules.asking import (
    END,
    INVOLVED,
    MARKER,
    OWN_CAR,
    RETIREMENT_CARD,
    TEAM_DRAW,
    WEATHER_REACTION,
)
from slipstream.games.grand_prix.rules.components import (
    COLLISION,
    EVENT,
    NPC_RETIREMENT,
    SERIOUS_CRASH,
    SUSPENSION_DIFFICULTIES,
    TIRE_WEAR,
    WEATHER_CHANGE,
)
from slipstream.games.grand_prix.rules.events import (
    ask_markers,
    ask_reactions,
    begin_event,
    turn_up_card,
)
from slipstream.games.grand_prix.rules.incidents import crash, draw_team, involved
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.tyres import is_unsuited


def asked_again(s: RaceState) -> RaceState:
    """The event once more, up to this question: the rules say whether it is asked."""
    again = s.copy()
    again.asking = END
    again.hit = []
    names, ask = EVENT_ASKS[s.asking]
    if not names or EVENT[s.event] in names:
        ask(again, s)
    return again


def _retirement(again: RaceState, _: RaceState) -> None:
    turn_up_card(again)


def _team(again: RaceState, s: RaceState) -> None:
    begin_event(again, s.event)


def _own_car(again: RaceState, s: RaceState) -> None:
    """GP-4.4.2: at once, or when this team was drawn."""
    begin_event(again, s.event)
    if again.asking == TEAM_DRAW and involved(again, s.mover):
        draw_team(again, s.mover)


def _crash(again: RaceState, s: RaceState) -> None:
    """GP-EV-collision.2: with the answers of those asked before."""
    if not s.hit or not s.board.is_on_road(s.hit[0]):
        return
    crash(again, s.hit[0])
    while again.asking == INVOLVED and len(again.hit) < len(s.hit):
        answer = s.hit[len(again.hit)]
        if answer not in involved(again, again.mover):
            break
        again.apply(again.mover, answer)


def _marker(again: RaceState, s: RaceState) -> None:
    order = s.seats_from_first()
    again.queue = order[order.index(s.mover) :]
    ask_markers(again)


def _reaction(again: RaceState, s: RaceState) -> None:
    """GP-R65: each unsuited car, one after the other."""
    if is_own_queue(s) and all(is_unsuited(s, car) for car in s.queue):
        ask_reactions(again)


# The events that ask this, if not any; and how they do.
EVENT_ASKS: Final[dict[int, tuple[tuple[int, ...], Callable[[RaceState, RaceState], None]]]] = {
    RETIREMENT_CARD: ((NPC_RETIREMENT,), _retirement),
    TEAM_DRAW: ((), _team),
    OWN_CAR: ((), _own_car),
    INVOLVED: ((COLLISION, SERIOUS_CRASH), _crash),
    MARKER: ((TIRE_WEAR, SUSPENSION_DIFFICULTIES), _marker),
    WEATHER_REACTION: ((WEATHER_CHANGE,), _reaction),
}


def is_own_queue(s: RaceState) -> bool:
    """Cars of players are asked for, the first of them this seat's."""
    own = all(s.is_player_car(car) for car in s.queue)
    return own and bool(s.queue) and s.owner(s.queue[0]) == s.mover
