"""What a seat may see of a race, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from slipstream.drafting.english import place_name
from slipstream.drafting.view import CardView
from slipstream.games.grand_prix.asking import (
    CHOOSE_TYRES,
    END,
    ENDS,
    GRID_CAR,
    NEUTRAL,
    START_WEATHER,
)
from slipstream.games.grand_prix.components import (
    CARS,
    CLOSE_CALLS,
    CODES,
    EFFECTS,
    ELIMINATED_AT,
    EVENT_FLAGS,
    ICONS,
    KIND,
    NAMES,
    NO_TYRE,
    NO_WEAR,
    PIT_SPEED,
    REMOVABLE,
    SPEED,
    SPEED_PENALTY,
    TEAM_IDS,
    TYRE_TYPES,
    WEAR,
    WEAR_IDS,
)
from slipstream.games.grand_prix.end_of_turn import EVENT_WORDS
from slipstream.games.grand_prix.notation import finished, tyre_letters, wear_letters
from slipstream.games.grand_prix.scoring import worth
from slipstream.games.grand_prix.state import RaceState
from slipstream.kernel.trace import CHANCE
from slipstream.track.order import gaps, is_lapped, laps_done

MOVEMENT: Final = ["solo", "line", "pursuit", "lead"]
SKIES: Final = ["dry", "wet"]


class CarView(msgspec.Struct, frozen=True):
    """A car, on the track or out of the race."""

    number: int
    seat: int
    """Its owner; -1 for an NPC."""
    controller: int
    """Who may activate it; -1 for anybody."""
    icon: str
    """Of an NPC: the shape of the player who controls it, or `neutral`."""
    team: str
    """Of a Player Car."""
    status: str
    """`grid` before there is one, then `racing`, `crossed`, `finished` or `out`."""
    at: str
    """`81.0`: progress and lane, P the pit lane, O the run-off; nothing off the board."""
    stack: int
    """Cars below it, that is ahead of it, in its pit box or run-off."""
    progress: int
    laps: int
    """Completed."""
    gap: int
    """Sectors to the car before it in the running order."""
    activated: bool
    lapped: bool
    stopped: bool
    """Has had its stop, so may not pit in this turn."""
    wear: str
    """One letter a marker, lower case if a pit stop removes it."""
    penalty: int
    """Movement points that its wear costs."""
    worn_out: bool
    """Will be eliminated when it is activated."""
    close_calls: int
    tyres: str
    """The types it has been on, the present one last; None yet, or sealed: nothing."""
    bonus: bool
    """Whether its softs are unused."""
    duty_done: bool
    slot: int
    """Finishing slot; of a car still racing 0."""
    points: int
    """If the race ended now."""


class MoveView(msgspec.Struct, frozen=True):
    """The move under way."""

    car: int
    card: str
    kind: str
    mp: int
    linked: bool
    rear: tuple[int, ...]
    """Cars linked behind, nearest first."""
    been: tuple[str, ...]
    """Places that the active car may not enter again."""
    question: tuple[str, ...]
    """Spaces among which a lane is chosen, if one is."""
    leaves_pits: bool
    bonus: bool
    """Whether it is the soft-tyre bonus."""


class StopView(msgspec.Struct, frozen=True):
    """The pit stop being planned."""

    car: int
    back: int
    """Sectors it goes back for the work chosen so far."""
    tyres: str


class RaceView(msgspec.Struct, frozen=True):
    """A race as one seat, or a spectator, sees it."""

    seat: int
    """From 0; -1 sees everything, -2 what a spectator sees."""
    asking: str
    waiting: tuple[int, ...]
    mover: int
    circuit: str
    sectors: int
    lap: int
    laps: int
    turn: int
    first: int
    """First Player."""
    weather: str
    zone: int
    """Centre of the Safety Zone, or -1."""
    teams: tuple[str, ...]
    """Of each seat."""
    cars: tuple[CarView, ...]
    """Player Cars in seat order, then NPCs."""
    order: tuple[int, ...]
    """Numbers of the cars still racing, the leader first."""
    finished: tuple[int, ...]
    """In the order they crossed the line."""
    out: tuple[int, ...]
    """Best placed first."""
    grid: tuple[int, ...]
    """Numbers by grid place while it is drawn, 0 for a gap."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Codes of the cards; None where they are hidden."""
    hand_sizes: tuple[int, ...]
    printed: tuple[CardView, ...]
    """What stands on the cards of the hands that are seen, and on the one being played."""
    deck: int
    used: tuple[str, ...]
    """Race cards discarded, oldest first."""
    event_deck: int
    events: tuple[str, ...]
    """Events discarded, oldest first."""
    event: str
    """Of this turn, if it is drawn, with its PIT number."""
    flag: str
    candidates: tuple[int, ...]
    """Cars among which the event looks for its target."""
    involved: tuple[int, ...]
    queue: tuple[int, ...]
    """Seats or cars still to be asked after this one, in order."""
    restart: tuple[int, ...]
    """Cars in restart order while they may pit."""
    stop: StopView | None
    move: MoveView | None
    idle: int
    """Players in a row that did nothing."""
    points: tuple[int, ...]
    """Of every player, if the race ended now."""
    places: tuple[int, ...]
    disqualified: tuple[int, ...]
    end: str


def view(s: RaceState, seat: int) -> RaceView:
    """GP-H1, GP-H2: an allow-list; only hands and sealed tyres depend on who looks."""
    numbers = s.race.numbers
    order = [] if s.asking in (START_WEATHER, GRID_CAR, END) else s.order()
    hands = [hand.cards if seat in (owner, CHANCE) else None for owner, hand in enumerate(s.hands)]
    return RaceView(
        seat=seat,
        asking="end" if s.asking == END else s.decisions[s.asking].name,
        waiting=tuple(s.waiting),
        mover=s.mover,
        circuit=s.race.options["circuit"],
        sectors=s.board.track.length,
        lap=s.lap(),
        laps=s.race.laps,
        turn=s.turn_number,
        first=s.first,
        weather=SKIES[s.wet],
        zone=s.board.track.centre,
        teams=tuple(TEAM_IDS[team] for team in s.race.teams),
        cars=tuple(_cars(s, seat)),
        order=tuple(numbers[car] for car in order),
        finished=tuple(numbers[car] for car in _placed(s, range(1, 1 + finished(s)))),
        out=tuple(numbers[car] for car in _placed(s, range(s.worst_left + 1, CARS + 1))),
        grid=tuple(numbers[car] if car >= 0 else 0 for car in s.grid),
        hands=tuple(
            tuple(CODES[card] for card in cards) if cards is not None else None for cards in hands
        ),
        hand_sizes=tuple(len(hand.cards) for hand in s.hands),
        printed=tuple(_printed(s, hands)),
        deck=len(s.deck.cards),
        used=tuple(CODES[card] for card in s.used),
        event_deck=len(s.events.cards),
        events=tuple(EVENT_WORDS[event] for event in s.events_used),
        event=EVENT_WORDS[s.event] if s.event >= 0 else "",
        flag=EVENT_FLAGS[s.event] if s.event >= 0 else "green",
        candidates=tuple(numbers[car] for car in s.candidates),
        involved=tuple(numbers[car] for car in s.hit),
        queue=tuple(s.queue),
        restart=tuple(numbers[car] for car in s.line),
        stop=_stop(s) if s.stopping >= 0 else None,
        move=_move(s) if s.active >= 0 else None,
        idle=s.idle,
        points=tuple(s.points()),
        places=tuple(s.places()),
        disqualified=tuple(numbers[car] for car in s.disqualified()),
        end=ENDS[s.ended],
    )


def _printed(s: RaceState, hands: Sequence[list[int] | None]) -> list[CardView]:
    cards = {card for cards in hands for card in cards or ()}
    if s.active >= 0:
        cards.add(s.card)
    return [_card(card) for card in sorted(cards)]


def _card(card: int) -> CardView:
    wear = WEAR[card]
    return CardView(
        card=CODES[card],
        name=NAMES[card],
        speed=SPEED[card],
        pit=PIT_SPEED[card],
        kind=MOVEMENT[KIND[card]],
        wear=WEAR_IDS[wear] if wear != NO_WEAR else "",
        stays=wear >= REMOVABLE,
        close_calls=CLOSE_CALLS[card],
        effect=EFFECTS[card],
    )


def _placed(s: RaceState, places: range) -> list[int]:
    return [s.place.index(place) for place in places]


def _cars(s: RaceState, seat: int) -> list[CarView]:
    board = s.board
    order = board.order()
    gap_of = dict(zip(order, gaps(board, order), strict=True))
    first = s.leader()
    places = s.final_places()
    tyres = [_tyres(s, car, seat) for car in range(CARS)]
    return [
        CarView(
            number=number,
            seat=s.whose(car),
            controller=s.race.controller[car],
            icon=_icon(s, car),
            team=TEAM_IDS[s.race.teams[s.owner(car)]] if s.is_player_car(car) else "",
            status=_status(s, car),
            at=place_name(s.race.track, board.progress[car], board.space_of[car]),
            stack=board.height[car],
            progress=board.progress[car] if car in gap_of else 0,
            laps=laps_done(board.progress[car], board.track.length) if car in gap_of else 0,
            gap=gap_of.get(car, 0),
            activated=s.activated[car],
            lapped=s.racing[car] and car in gap_of and first >= 0 and is_lapped(board, first, car),
            stopped=s.stopped[car],
            wear=wear_letters(s, car),
            penalty=SPEED_PENALTY[min(s.markers(car), ELIMINATED_AT - 1)],
            worn_out=s.markers(car) >= ELIMINATED_AT,
            close_calls=s.close_calls[car] if s.is_player_car(car) else 0,
            tyres=tyres[car],
            bonus=tyres[car].endswith("s"),
            duty_done=tyres[car] != "" and s.has_done_duty(car),
            slot=s.place[car],
            points=worth(places[car]),
        )
        for car, number in enumerate(s.race.numbers)
    ]


def _icon(s: RaceState, car: int) -> str:
    """GP-2.3.1, GP-2.3.3: the shape on an NPC; most are nobody's with six players or more."""
    if s.is_player_car(car):
        return ""
    seat = s.race.controller[car]
    return ICONS[s.game.seats][seat] if seat != NEUTRAL else "neutral"


def _tyres(s: RaceState, car: int, seat: int) -> str:
    """GP-H1: sealed ones are for their owner."""
    if not s.is_player_car(car) or s.tyre[car] == NO_TYRE:
        return ""
    sealed = s.asking == CHOOSE_TYRES and seat not in (s.owner(car), CHANCE)
    return "" if sealed else tyre_letters(s, car)


def _status(s: RaceState, car: int) -> str:
    if s.asking in (START_WEATHER, GRID_CAR):
        return "grid"
    if s.place[car]:
        return "finished" if s.place[car] < s.best_left else "out"
    return "crossed" if car in s.crossed else "racing"


def _stop(s: RaceState) -> StopView:
    tyres = TYRE_TYPES[s.fitting] if s.fitting != NO_TYRE else ""
    return StopView(car=s.race.numbers[s.stopping], back=s.back, tyres=tyres)


def _move(s: RaceState) -> MoveView:
    numbers = s.race.numbers
    return MoveView(
        car=numbers[s.active],
        card=CODES[s.card],
        kind=MOVEMENT[s.kind],
        mp=s.mp,
        linked=s.linked,
        rear=tuple(numbers[car] for car in s.rear),
        been=tuple(f"{code >> 3}.{code & 7}" for code in s.entered),
        question=tuple(s.board.track.spell(space) for space in s.question),
        leaves_pits=s.leaving,
        bonus=s.bonus,
    )
