"""What a seat may see of a race, field by field."""

from __future__ import annotations

import msgspec

from slipstream.games.formula_motor_racing.rules import scoring
from slipstream.games.formula_motor_racing.rules.asking import DEAL, DRAW_GRID, END, PLAY
from slipstream.games.formula_motor_racing.rules.deck import (
    CAR_NAMES,
    CODES,
    COLOURS,
    EFFECT,
    EFFECTS,
    NO_CAR,
    PLACES,
    TEAM,
)
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.games.formula_motor_racing.tell.facts import (
    ANY,
    colour_of,
    effect,
    is_dead,
    printed,
)
from slipstream.kernel.trace import CHANCE
from slipstream.tell.say import Say, seat


class CardView(msgspec.Struct, frozen=True):
    """An action card as it is printed, and what it would do now."""

    name: Say
    """Without its colour."""
    kind: str
    colour: str
    """Whose cars it is for; empty: for any car, or for that which the die picks."""
    places: int
    text: Say
    dead: bool
    """It cannot do anything now."""


class RaceView(msgspec.Struct, frozen=True):
    """A race as one seat, or a spectator, sees it."""

    seat: int
    """From 0; -1 sees everything, -2 what a spectator sees."""
    asking: str
    waiting: tuple[int, ...]
    mover: int
    turn: int
    order: tuple[str, ...]
    """The line, first place first."""
    out: tuple[str, ...]
    """The removed line, best placed first."""
    owners: dict[str, int]
    """Seat of each colour, -1 for an uncontrolled one."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Codes of the cards; None where they are hidden."""
    hand_sizes: tuple[int, ...]
    cards: dict[str, CardView]
    """The kinds of cards among the hands that are not hidden, and of the card played last, by their
    code."""
    deck: int
    """Cards that will still be drawn."""
    aside: int
    used: tuple[str, ...]
    """The discard pile, oldest first."""
    card: str
    """Being carried out, if any."""
    car: str
    rolled: int
    points: tuple[int, ...]
    """Of every entrant, if the race ended now."""
    car_points: dict[str, int]
    place_points: tuple[int, ...]
    """Of the places that score, the first one first (FMR-6.5)."""
    turns_left: tuple[int, ...]
    """Plays that each seat still has."""


def view(s: RaceState, seat: int) -> RaceView:
    """FMR-9.1 to FMR-9.4: an allow-list; only hands depend on who looks."""
    finished = scoring.finishing_order(s.order, s.out)
    worth = s.race.components.points
    return RaceView(
        seat=seat,
        asking="end" if s.asking == END else s.decision.name,
        waiting=tuple(s.waiting),
        mover=s.mover,
        turn=s.turn(),
        order=tuple(CAR_NAMES[car] for car in s.order),
        out=tuple(CAR_NAMES[car] for car in s.out),
        owners=dict(zip(COLOURS, s.race.owner, strict=True)),
        hands=tuple(
            tuple(CODES[card] for card in hand.cards) if seat in (owner, CHANCE) else None
            for owner, hand in enumerate(s.hands)
        ),
        cards={CODES[card]: card_view(s, card) for card in [*seen_hands(s, seat), *s.used[-1:]]},
        hand_sizes=tuple(len(hand.row) for hand in s.hands),
        deck=s.drawable(),
        aside=s.race.aside,
        used=tuple(CODES[card] for card in s.used),
        card=CODES[s.card] if s.card >= 0 else "",
        car=CAR_NAMES[s.car] if s.car != NO_CAR else "",
        rolled=s.rolled,
        points=tuple(s.points()),
        car_points={
            CAR_NAMES[car]: worth for car, worth in enumerate(scoring.car_points(worth, finished))
        },
        place_points=tuple(worth),
        turns_left=tuple(turns_left(s)),
    )


def seen_hands(s: RaceState, seat: int) -> list[int]:
    return [
        card for owner, hand in enumerate(s.hands) if seat in (owner, CHANCE) for card in hand.cards
    ]


def card_view(s: RaceState, card: int) -> CardView:
    dead = is_dead(s.order, card)
    return CardView(
        name=printed(card),
        kind=EFFECTS[EFFECT[card]],
        colour=COLOURS[TEAM[card]] if TEAM[card] != ANY else "",
        places=PLACES[card],
        text=effect(card, dead),
        dead=dead,
    )


def owner_of(view: RaceView, car: str) -> int:
    """The seat, or -1 of an uncontrolled car."""
    return view.owners[colour_of(car)]


def uncontrolled(view: RaceView) -> list[str]:
    """The colours that nobody owns."""
    return [name for name in COLOURS if view.owners[name] < 0]


def owner(view: RaceView, car: str) -> Say:
    seated = owner_of(view, car)
    return seat(seated) if seated >= 0 else Say("uncontrolled")


def turns_left(s: RaceState) -> list[int]:
    """FMR-6.3, FMR-R17: plays go round from the next to play until everybody holds four cards."""
    seats = s.game.seats
    plays = s.plays_left()
    if s.asking == DRAW_GRID:
        return [plays // seats] * seats
    first = s.opener() if s.asking == DEAL else s.mover + (s.asking != PLAY)
    return [(plays - (seat - first) % seats + seats - 1) // seats for seat in range(seats)]
