"""Position lines to begin from, one for each kind of question."""

from __future__ import annotations

from slipstream import read
from slipstream.games.thunder_alley.rules.state import RaceState

# Two teams of two cars on the velodrome: 28 sectors, three lanes on the straights, four laps.
_HEAD = "TA/2 yunta_brothers turn=2 first=1"
_HANDS = "hand=1:5,6,7;2:8,9,10"
CARS = "cars=25@12.0/t,8@11.0/ts,29@10.1/B,11@9.0/s"
MOVED = "cars=25@12.0/t*,8@11.0/ts*,29@10.1/B*,11@9.0/s*"

ACTIVATE = f"{_HEAD} ask=activate:1 {CARS} {_HANDS} deck=78 per_team=2"
GRID = "TA/2 yunta_brothers turn=0 ask=grid_card hand=1:-;2:- deck=84 per_team=2 draw=card_per_slot"
FILL = f"{_HEAD} ask=fill_hand:2 {CARS} hand=1:5,6,7;2:8 deck=80 per_team=2"
EVENT = f"{_HEAD} ask=event {MOVED} hand=1:5;2:8 deck=82 per_team=2"
PIT = f"{_HEAD} ask=pit:1 {MOVED} hand=1:5;2:8 deck=82 events=loose per_team=2"
DISCARD = f"{_HEAD} ask=discard:1 {MOVED} hand=1:5;2:8 deck=81 used=4 events=loose per_team=2"
REPAIR = (
    f"{_HEAD} ask=repair:1 {MOVED} hand=1:5;2:8 deck=82 events=loose stops=25 per_team=2"
    " pits=variable"
)
END = f"{_HEAD} ask=end {MOVED} hand=1:5;2:8 deck=82 events=loose end=limit per_team=2"


def moving(
    card: int, move: str, cars: str, ask: str = "step:1", rest: str = "used={} per_team=2"
) -> str:
    """Seat 1 is moving a car with a card; the three other cards of its hand are left."""
    return (
        f"{_HEAD} ask={ask} move={move} cars={cars} hand=1:81,82;2:80,83,84 deck=78"
        f" {rest.format(card)}"
    )


STEP = moving(33, "25#33,mp:6,been:@12.0", "25@12.0*,8@11.0,29@10.1,11@9.0")
SOLO = moving(46, "25#46,mp:6,been:@12.0", "25@12.0*,8@11.0,29@10.1,11@9.0")
SECOND = moving(4, "25#4,second,mp:3,been:@12.0", "29@13.0*,25@12.0,8@11.0,11@9.0")
# Sector 18 has two lanes: 17.1 leads to 18.0 and 18.1, so a car pushed from there has a choice.
PUSHED = moving(46, "25#46,mp:6,been:@16.1,step:>", "8@17.1,25@16.1*,29@10.1,11@9.0", ask="lane:1")
# A lead from 18.0, which 17.0 and 17.1 feed.
TAIL = moving(28, "25#28,mp:6,been:@18.0,step:tail", "25@18.0*,8@17.0,29@17.1,11@9.0", ask="tail:1")
EXIT = moving(46, "25#46,exit,mp:2,step:exit", "8@18.0,29@18.1,25@18.P*,11@9.0", ask="lane:1")


def state(line: str) -> RaceState:
    found = read(line)
    assert isinstance(found, RaceState)
    return found
