"""What a seat may see of a race, field by field."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.tell import view as family
from slipstream.drafting.tell.names import slug
from slipstream.drafting.tell.view import CardView, Movement, Viewer, letters_of
from slipstream.games.thunder_alley.rules.activation import clean_air, penalty
from slipstream.games.thunder_alley.rules.asking import CLEAN_AIR, ENDS
from slipstream.games.thunder_alley.rules.components import (
    COLOURS,
    EFFECTS,
    KIND,
    NAMES,
    NO_WEAR,
    PIT_SPEED,
    RACE_CARDS,
    SPEED,
    TEAM_IDS,
    TEMPORARY,
    WEAR,
    WEAR_LETTERS,
)
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.state import RaceState

MOVEMENT: Final[list[Movement]] = ["solo", "draft", "pursuit", "lead"]


class CarView(family.CarView, frozen=True, kw_only=True):
    """A car, on the track or out of the race."""

    led: int
    """Turn Leader markers."""
    forced: bool
    """Has made a forced stop this turn, so may not pit."""


class MoveView(family.MoveView, frozen=True, kw_only=True):
    """The move under way."""

    second: bool
    """Whether it is the second car of Teamwork."""


class RaceView(family.RaceView, frozen=True, kw_only=True):
    """A race as one seat, or a spectator, sees it."""

    cars: tuple[CarView, ...]
    move: MoveView | None
    variable_pits: bool
    rain: bool
    """Whether a Rain is set aside: the next one may end the race."""
    stops: tuple[int, ...]
    """Cars that pit in this turn so far."""
    segments_left: tuple[int, ...]
    """Cars that each seat has still to flip."""


def _card(card: int) -> CardView:
    wear = WEAR[card]
    return CardView(
        card=str(card + 1),
        name=slug(NAMES[card]),
        speed=SPEED[card],
        pit=PIT_SPEED[card],
        kind=MOVEMENT[KIND[card]],
        wear=COLOURS[wear] if wear != NO_WEAR else "",
        stays=wear >= TEMPORARY,
        close_calls=0,
        effect=EFFECTS[card] if EFFECTS[card] != "none" else "",
    )


CARDS: Final = [_card(card) for card in range(RACE_CARDS)]


def view(s: RaceState, seat: int) -> RaceView:
    """TA-H1 to TA-H4: an allow-list; only hands depend on who looks."""
    seen = Viewer(s.race, s, seat, CARDS)
    spaces = clean_air(s) if s.asking == CLEAN_AIR else s.question
    return RaceView(
        **seen.race(),
        teams=tuple(TEAM_IDS[team] for team in s.race.teams),
        cars=_cars(s, seen),
        events=tuple(EVENT_WORDS[event] for event in s.events_used),
        event=EVENT_WORDS[s.event] if s.event >= 0 else "",
        flag="red" if ENDS[s.ended] == "rain" else "yellow" if s.yellow else "green",
        move=MoveView(**seen.move(spaces), kind=MOVEMENT[s.kind], second=s.second)
        if s.active >= 0
        else None,
        variable_pits=s.race.variable_pits,
        rain=s.rain,
        stops=seen.numbers(s.stops),
        segments_left=tuple(
            sum(not s.flipped[car] for car in s.own_cars(owner)) for owner in range(s.game.seats)
        ),
    )


def _cars(s: RaceState, seen: Viewer) -> tuple[CarView, ...]:
    return tuple(_car(s, seen, car) for car in range(len(s.racing)))


def _car(s: RaceState, seen: Viewer, car: int) -> CarView:
    """The markers of a car that has left the board are of no account: the line has none either."""
    is_there = s.board.space_of[car] >= 0
    markers = s.markers(car) if is_there else 0
    return CarView(
        **seen.car(car),
        seat=s.owner(car),
        team=TEAM_IDS[s.race.teams[s.owner(car)]],
        wear=letters_of(s.wear, car, WEAR_LETTERS) if is_there else "",
        penalty=penalty(markers),
        worn_out=markers >= s.race.components.worn_out_at,
        spare=max(0, s.race.components.worn_out_at - 1 - markers),
        moved=s.flipped[car],
        led=s.led[car],
        forced=s.pitted[car] and is_there,
    )
