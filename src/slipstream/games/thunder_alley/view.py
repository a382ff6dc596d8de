"""What a seat may see of a race, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from slipstream.drafting.english import place_name
from slipstream.drafting.view import CardView
from slipstream.games.thunder_alley.activation import penalty
from slipstream.games.thunder_alley.components import (
    EFFECTS,
    EVENT_NAMES,
    KIND,
    MEANINGS,
    NAMES,
    NO_WEAR,
    PIT_SPEED,
    SPEED,
    TEAM_IDS,
    TEMPORARY,
    WEAR,
)
from slipstream.games.thunder_alley.notation import wear_letters
from slipstream.games.thunder_alley.state import END, ENDS, GRID_CARD, RaceState
from slipstream.kernel.trace import CHANCE
from slipstream.track.order import gaps, is_lapped, laps_done

MOVEMENT: Final = ["solo", "draft", "pursuit", "lead"]


class CarView(msgspec.Struct, frozen=True):
    """A car, on the track or out of the race."""

    number: int
    team: str
    seat: int
    status: str
    """`grid` before there is one, then `racing`, `crossed`, `finished` or `out`."""
    at: str
    """`81.0`: progress and lane, P the apron; nothing for a car that is off the board."""
    stack: int
    """Cars below it, that is ahead of it, on its apron space."""
    progress: int
    laps: int
    """Completed."""
    gap: int
    """Sectors to the car before it in the running order."""
    wear: str
    """One letter a marker, lower case if a pit stop removes it."""
    penalty: int
    """Movement points that its wear costs."""
    moved: bool
    lapped: bool
    led: int
    """Turn Leader markers."""
    forced: bool
    """Has made a forced stop this turn, so may not pit."""
    place: int
    """Position marker; of a car still racing 0."""
    points: int
    """If the race ended now."""


class MoveView(msgspec.Struct, frozen=True):
    """The move under way."""

    car: int
    card: int
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
    second: bool
    """Whether it is the second car of Teamwork."""


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
    teams: tuple[str, ...]
    """Of each seat."""
    cars: tuple[CarView, ...]
    """Of all seats, in seat order."""
    order: tuple[int, ...]
    """Numbers of the cars still racing, the leader first."""
    finished: tuple[int, ...]
    """In the order they crossed the line."""
    out: tuple[int, ...]
    """Best placed first."""
    hands: tuple[tuple[int, ...] | None, ...]
    """Numbers of the cards; None where they are hidden."""
    hand_sizes: tuple[int, ...]
    printed: tuple[CardView, ...]
    """What stands on the cards of the hands that are seen, and on the one being played."""
    deck: int
    used: tuple[int, ...]
    """Race cards discarded, oldest first."""
    event_deck: int
    events: tuple[str, ...]
    """Events discarded, oldest first."""
    variable_pits: bool
    rain: bool
    """Whether a Rain is set aside: the next one may end the race."""
    flag: str
    event: str
    """Being carried out, if any."""
    candidates: tuple[int, ...]
    """Cars among which the event looks for its target."""
    hit: tuple[int, ...]
    stops: tuple[int, ...]
    """Cars that pit in this turn so far."""
    move: MoveView | None
    segments_left: tuple[int, ...]
    """Cars that each seat has still to flip."""
    points: tuple[int, ...]
    """Of every team, if the race ended now."""
    places: tuple[int, ...]
    end: str


def view(s: RaceState, seat: int) -> RaceView:
    """TA-H1 to TA-H4: an allow-list; only hands depend on who looks."""
    numbers = s.race.numbers
    order = [] if s.asking in (GRID_CARD, END) else s.order()
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
        teams=tuple(TEAM_IDS[team] for team in s.race.teams),
        cars=tuple(_cars(s)),
        order=tuple(numbers[car] for car in order),
        finished=tuple(numbers[car] for car in _placed(s, range(1, s.best_left))),
        out=tuple(numbers[car] for car in _placed(s, range(s.worst_left + 1, len(numbers) + 1))),
        hands=tuple(
            tuple(card + 1 for card in cards) if cards is not None else None for cards in hands
        ),
        hand_sizes=tuple(len(hand.cards) for hand in s.hands),
        printed=tuple(_printed(s, hands)),
        deck=len(s.deck.cards),
        used=tuple(card + 1 for card in s.used),
        event_deck=len(s.events.cards),
        events=tuple(EVENT_NAMES[event] for event in s.events_used),
        variable_pits=s.race.variable_pits,
        rain=s.rain,
        flag="red" if ENDS[s.ended] == "rain" else "yellow" if s.yellow else "green",
        event=EVENT_NAMES[s.event] if s.event >= 0 else "",
        candidates=tuple(numbers[car] for car in s.candidates),
        hit=tuple(numbers[car] for car in s.hit),
        stops=tuple(numbers[car] for car in s.stops),
        move=_move(s) if s.active >= 0 else None,
        segments_left=tuple(
            sum(not s.flipped[car] for car in s.own_cars(owner)) for owner in range(s.game.seats)
        ),
        points=tuple(s.points()),
        places=tuple(s.places()),
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
        card=str(card + 1),
        name=NAMES[card],
        speed=SPEED[card],
        pit=PIT_SPEED[card],
        kind=MOVEMENT[KIND[card]],
        wear=MEANINGS[wear] if wear != NO_WEAR else "",
        stays=wear >= TEMPORARY,
        close_calls=0,
        effect=EFFECTS[card] if EFFECTS[card] != "none" else "",
    )


def _placed(s: RaceState, places: range) -> list[int]:
    return [s.place.index(place) for place in places]


def _cars(s: RaceState) -> list[CarView]:
    board = s.board
    order = board.order()
    gap_of = dict(zip(order, gaps(board, order), strict=True))
    first = s.leader()
    points = s.car_points()
    return [
        CarView(
            number=number,
            team=TEAM_IDS[s.race.teams[s.owner(car)]],
            seat=s.owner(car),
            status=_status(s, car),
            at=place_name(s.race.track, board.progress[car], board.space_of[car]),
            stack=board.height[car],
            progress=board.progress[car] if car in gap_of else 0,
            laps=laps_done(board.progress[car], board.track.length) if car in gap_of else 0,
            gap=gap_of.get(car, 0),
            wear=wear_letters(s, car),
            penalty=penalty(s.markers(car)),
            moved=s.flipped[car],
            lapped=s.racing[car] and car in gap_of and is_lapped(board, first, car),
            led=s.led[car],
            forced=s.pitted[car] and car in gap_of,
            place=s.place[car],
            points=points[car],
        )
        for car, number in enumerate(s.race.numbers)
    ]


def _status(s: RaceState, car: int) -> str:
    if s.asking == GRID_CARD:
        return "grid"
    if s.place[car]:
        return "finished" if s.place[car] < s.best_left else "out"
    return "crossed" if car in s.crossed else "racing"


def _move(s: RaceState) -> MoveView:
    numbers = s.race.numbers
    return MoveView(
        car=numbers[s.active],
        card=s.card + 1,
        kind=MOVEMENT[s.kind],
        mp=s.mp,
        linked=s.linked,
        rear=tuple(numbers[car] for car in s.rear),
        been=tuple(f"{code >> 3}.{code & 7}" for code in s.entered),
        question=tuple(s.board.track.spell(space) for space in s.question),
        leaves_pits=s.leaving,
        second=s.second,
    )
