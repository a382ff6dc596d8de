"""What a seat may see of a race, field by field."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from slipstream.drafting.tell import view as family
from slipstream.drafting.tell.names import slug
from slipstream.drafting.tell.view import CardView, Movement, Viewer, letters_of
from slipstream.games.grand_prix.rules.activation import clean_air
from slipstream.games.grand_prix.rules.asking import CHOOSE_TYRES, CLEAN_AIR, NEUTRAL
from slipstream.games.grand_prix.rules.components import (
    CARS,
    CLOSE_CALLS,
    CODES,
    DURATION,
    EFFECTS,
    EVENT_FLAGS,
    ICONS,
    KIND,
    NAMES,
    NO_TYRE,
    NO_WEAR,
    PIT_NUMBER,
    PIT_SPEED,
    REMOVABLE,
    SPEED,
    TEAM_IDS,
    TYRE_LETTERS,
    TYRE_TYPES,
    WEAR,
    WEAR_IDS,
    WEAR_LETTERS,
)
from slipstream.games.grand_prix.rules.end_of_turn import EVENT_WORDS
from slipstream.games.grand_prix.rules.npcs import due_to_pit
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.trace import CHANCE
from slipstream.track.rules.track import ZONE

MOVEMENT: Final[list[Movement]] = ["solo", "line", "pursuit", "lead"]
Sky = Literal["dry", "wet"]
SKIES: Final[list[Sky]] = ["dry", "wet"]


class CarView(family.CarView, frozen=True, kw_only=True):
    """A car, on the track or out of the race."""

    controller: int
    """Who may activate it; -1 for anybody."""
    icon: str
    """Of an NPC: the shape of the player who controls it, or `neutral`."""
    stopped: bool
    """Has had its stop, so may not pit in this turn."""
    called_in: bool
    """An NPC that the PIT number of the event sends to the pits (GP-8.4.1)."""
    back: int
    """Sectors back in the pits for all its markers that can be removed."""
    close_calls: int
    tyres: str
    """The types it has been on, the present one last; None yet, or sealed: nothing."""
    bonus: bool
    """Whether its softs are unused."""
    duty_done: bool
    must_change: bool
    """From the last lap but one: its tyres must still be changed (GP-7.6.2.1)."""


class MoveView(family.MoveView, frozen=True, kw_only=True):
    """The move under way."""

    bonus: bool
    """Whether it is the soft-tyre bonus."""


class StopView(msgspec.Struct, frozen=True):
    """The pit stop being planned."""

    car: int
    back: int
    """Sectors it goes back for the work chosen so far."""
    tyres: str


class RaceView(family.RaceView, frozen=True, kw_only=True):
    """A race as one seat, or a spectator, sees it."""

    cars: tuple[CarView, ...]
    move: MoveView | None
    weather: Sky
    zone: int
    """Centre of the Safety Zone, or -1."""
    zone_sectors: tuple[int, ...]
    """Its first and its last sector, if there is one."""
    grid: tuple[int, ...]
    """Numbers by grid place while it is drawn, 0 for a gap."""
    queue: tuple[int, ...]
    """Seats or cars still to be asked after this one, in order."""
    restart: tuple[int, ...]
    """Cars in restart order while they may pit."""
    stop: StopView | None
    idle: int
    """Players in a row that did nothing."""
    points_left: tuple[int, ...]
    """Of the places that nobody has yet."""
    disqualified: tuple[int, ...]


def _card(card: int) -> CardView:
    wear = WEAR[card]
    return CardView(
        card=CODES[card],
        name=slug(NAMES[card]),
        speed=SPEED[card],
        pit=PIT_SPEED[card],
        kind=MOVEMENT[KIND[card]],
        wear=WEAR_IDS[wear] if wear != NO_WEAR else "",
        stays=wear >= REMOVABLE,
        close_calls=CLOSE_CALLS[card],
        effect=EFFECTS[card],
    )


CARDS: Final = [_card(card) for card in range(len(CODES))]


def view(s: RaceState, seat: int) -> RaceView:
    """GP-H1, GP-H2: an allow-list; only hands and sealed tyres depend on who looks."""
    seen = Viewer(s.race, s, seat, CARDS)
    spaces = clean_air(s) if s.asking == CLEAN_AIR else s.question
    centre, length = s.board.track.centre, s.board.track.length
    return RaceView(
        **seen.race(),
        teams=tuple(TEAM_IDS[team] for team in s.race.teams),
        cars=_cars(s, seen),
        events=tuple(EVENT_WORDS[event] for event in s.events_used),
        event=EVENT_WORDS[s.event] if s.event >= 0 else "",
        flag=EVENT_FLAGS[s.event] if s.event >= 0 else "green",
        move=MoveView(**seen.move(spaces), kind=MOVEMENT[s.kind], bonus=s.bonus)
        if s.active >= 0
        else None,
        weather=SKIES[s.wet],
        zone=centre,
        zone_sectors=((centre - ZONE) % length, (centre + ZONE) % length) if centre >= 0 else (),
        grid=tuple(s.race.numbers[car] if car >= 0 else 0 for car in s.grid),
        queue=tuple(s.queue),
        restart=seen.numbers(s.line),
        stop=_stop(s) if s.stopping >= 0 else None,
        idle=s.idle,
        points_left=tuple(s.race.components.points[s.best_left - 1 : s.worst_left]),
        disqualified=seen.numbers(s.disqualified()),
    )


def _cars(s: RaceState, seen: Viewer) -> tuple[CarView, ...]:
    due = due_to_pit(s, PIT_NUMBER[s.event]) if s.event >= 0 else []
    return tuple(
        CarView(
            **seen.car(car),
            **(_driven(s, car, seen.seat) if s.is_player_car(car) else _NPC),
            seat=s.whose(car),
            controller=s.race.controller[car],
            icon=_icon(s, car),
            moved=s.activated[car],
            stopped=s.stopped[car],
            called_in=car in due,
        )
        for car in range(CARS)
    )


# GP-1.5.5, GP-7.6.1: what no NPC has.
_NPC: Final[dict[str, Any]] = {
    "team": "",
    "wear": "",
    "penalty": 0,
    "worn_out": False,
    "spare": 0,
    "back": 0,
    "close_calls": 0,
    "tyres": "",
    "bonus": False,
    "duty_done": False,
    "must_change": False,
}


def _driven(s: RaceState, car: int, seat: int) -> dict[str, Any]:
    """What only a Player Car has: a team, markers and tyres."""
    components, markers = s.race.components, s.markers(car)
    tyres, done = _tyres(s, car, seat), s.has_done_duty(car)
    return {
        "team": TEAM_IDS[s.race.teams[s.owner(car)]],
        "wear": letters_of(s.wear, car, WEAR_LETTERS),
        "penalty": components.speed_penalty[min(markers, components.eliminated_at - 1)],
        "worn_out": markers >= components.eliminated_at,
        "spare": max(0, components.eliminated_at - 1 - markers),
        # GP-7.3.2: how far all its markers that a stop removes take it back.
        "back": sum(s.count(car, kind) * DURATION[kind] for kind in range(REMOVABLE)),
        "close_calls": s.close_calls[car],
        "tyres": tyres,
        "bonus": tyres.endswith("s"),
        "duty_done": tyres != "" and done,
        # GP-7.6.2.1: worth a warning from the last lap but one.
        "must_change": s.racing[car] and s.turn_number > 0 and not done and s.lap() >= s.laps - 1,
    }


def _icon(s: RaceState, car: int) -> str:
    """GP-2.3.1, GP-2.3.3: the shape on an NPC; most are nobody's with six players or more."""
    if s.is_player_car(car):
        return ""
    seat = s.race.controller[car]
    return ICONS[s.game.seats][seat] if seat != NEUTRAL else "neutral"


def _tyres(s: RaceState, car: int, seat: int) -> str:
    """GP-H1: sealed ones are for their owner."""
    if s.tyre[car] == NO_TYRE:
        return ""
    sealed = s.asking == CHOOSE_TYRES and seat not in (s.owner(car), CHANCE)
    return "" if sealed else tyre_letters(s, car)


def tyre_letters(s: RaceState, car: int) -> str:
    """The types it has been on, the present one last; `-` after used softs."""
    letters = [TYRE_LETTERS[kind] for kind in [*s.tyres_before[car], s.tyre[car]]]
    return "".join(letters) + "-" * s.soft_used[car]


def _stop(s: RaceState) -> StopView:
    tyres = TYRE_TYPES[s.fitting] if s.fitting != NO_TYRE else ""
    return StopView(car=s.race.numbers[s.stopping], back=s.back, tyres=tyres)
