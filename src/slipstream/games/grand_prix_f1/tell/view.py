"""What a seat may see of a race, field by field."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from slipstream.games.grand_prix_f1.rules import driving
from slipstream.games.grand_prix_f1.rules.asking import END, PLAY_CARD
from slipstream.games.grand_prix_f1.rules.board import (
    BONUS,
    FINE,
    SPACES,
)
from slipstream.games.grand_prix_f1.rules.cards import (
    COLOURS,
    FUEL,
    KINDS,
    START_CARDS,
    THREE,
    TWO,
    VALUES,
)
from slipstream.games.grand_prix_f1.rules.decisions import TYRES
from slipstream.games.grand_prix_f1.rules.driving import ROUTES
from slipstream.games.grand_prix_f1.rules.state import BASIC, NO_BOX, NO_CARD, SUN, RaceState
from slipstream.games.grand_prix_f1.tell.notation import SKY
from slipstream.kernel.rows import Row
from slipstream.kernel.trace import CHANCE
from slipstream.tell.say import Say

Fate = Literal["racing", "finished", "fuel", "crash"]
Why = Literal["", "blocked", "gravel", "box"]
Duty = Literal["", "gravel", "pit"]
Accident = Literal["", "damage", "severe"]
FATES: Final[list[Fate]] = ["racing", "finished", "fuel", "crash"]
WHYS: Final[list[Why]] = ["", "blocked", "gravel", "box", ""]
DUTIES: Final[list[Duty]] = ["", "gravel", "pit"]
ACCIDENTS: Final[list[Accident]] = ["", "damage", "severe"]


class CarView(msgspec.Struct, frozen=True):
    """A car, as everybody sees it."""

    colour: str
    seat: int
    space: str
    """Empty off the board."""
    laps: int
    """The lap marker; 1 is the final lap."""
    crossed: bool
    """Has it crossed the line after the start?"""
    distance: int
    """Spaces to the finish on the shortest way, 0 off the board."""
    tyres: Literal["dry", "rain"]
    wrong_tyres: bool
    damaged: bool
    visiting: bool
    sit_outs: int
    proof: int
    """The highest sit-out marker it has used."""
    fate: Fate
    place: int
    """Among the cars that have a place, from 1; 0 for none."""
    points: int
    """What that place is worth."""


class PlayView(msgspec.Struct, frozen=True):
    """Where a card would take the car that moves, and what that would cost."""

    action: int
    token: str
    value: int
    """What the card is worth on this route."""
    path: tuple[str, ...]
    space: str
    """Where the move ends; empty if it ends the race."""
    lost: int
    why: Why
    """Why points are lost."""
    bonus: int
    fine: int
    duty: Duty
    """What the next move must do."""
    accident: Accident
    outcome: tuple[Say, ...] = ()
    """What it brings or costs, the most important thing first; nothing if it goes as printed."""


class RaceView(msgspec.Struct, frozen=True):
    """A race as one seat, or a spectator, sees it."""

    seat: int
    """From 0; -1 sees everything, -2 what a spectator sees."""
    asking: str
    waiting: tuple[int, ...]
    turn: int
    laps: int
    """To drive."""
    mover: str
    """The car that moves; empty before and after the race."""
    order: tuple[str, ...]
    """Cars in order of starting places, which is the order of turns."""
    drawn: tuple[str, ...]
    cars: tuple[CarView, ...]
    boxes: tuple[int, ...]
    """Of each seat, from 1; 0 while it has none."""
    sky: Literal["sun", "rain"]
    stack: int
    """Cards of the 1-stack, a weather card among them counted."""
    used_ones: int
    ones_to_rain: int
    """1-cards until the rain begins, if that is known; else -1."""
    bank: tuple[int, int]
    """2s and 3s left to exchange for; the rest of the bank is secret."""
    fuel: tuple[int, ...]
    """Litres of each seat."""
    hands: tuple[tuple[int, ...] | None, ...]
    """Values of the cards, ascending; None where they are hidden."""
    bounds: tuple[tuple[tuple[int, int], ...], ...]
    """By seat and value (1, 2, 3, 4, 6, 10): fewest and most cards that the seat can hold."""
    race_order: tuple[str, ...]
    """All cars as they would be listed now."""
    points: tuple[int, ...]
    bonus: int
    """1-cards received and not yet exchanged."""
    fine: int
    paid: tuple[int, ...]
    plays: tuple[PlayView, ...]
    """For the seat that is to play a card: every answer and what it brings."""


def view(s: RaceState, seat: int) -> RaceView:
    """GPF1-16.1 to GPF1-16.4: an allow-list; only hands and plays depend on who looks."""
    placed = s.classified()
    return RaceView(
        seat=seat,
        asking="end" if s.asking == END else s.decision.name,
        waiting=tuple(s.waiting),
        turn=s.turns,
        laps=s.race.laps,
        mover=COLOURS[s.car] if s.turns and s.asking != END else "",
        order=tuple(COLOURS[car] for car in s.order),
        drawn=tuple(START_CARDS[place] for place in s.drawn),
        cars=tuple(_car(s, car, placed) for car in range(s.race.cars)),
        boxes=tuple(box + 1 if box != NO_BOX else 0 for box in s.box),
        sky=SKY[s.sky],
        stack=s.ones + (s.hidden != NO_CARD),
        used_ones=s.used,
        ones_to_rain=s.ones if s.race.weather == BASIC and s.sky == SUN else -1,
        bank=(s.bank[TWO], s.bank[THREE]),
        fuel=tuple(s.fuel),
        hands=tuple(
            _values(hand) if seat in (owner, CHANCE) else None for owner, hand in enumerate(s.hands)
        ),
        bounds=tuple(_bounds(s, owner) for owner in range(s.race.seats)),
        race_order=tuple(COLOURS[car] for car in s.race_order()),
        points=tuple(s.points()),
        bonus=s.got,
        fine=s.fine,
        paid=tuple(VALUES[kind] for kind in s.paid),
        plays=_plays(s, seat),
    )


def _car(s: RaceState, car: int, placed: list[int]) -> CarView:
    worth = s.race.components.points
    racing = s.space[car] >= 0
    place = placed.index(car) + 1 if car in placed else 0
    return CarView(
        colour=COLOURS[car],
        seat=s.race.owner[car],
        space=SPACES[s.space[car]] if racing else "",
        laps=s.laps[car],
        crossed=s.crossed[car],
        distance=s.distance(car) if racing else 0,
        tyres=TYRES[s.tyres[car]],
        wrong_tyres=s.tyres[car] != s.sky,
        damaged=s.damaged[car],
        visiting=s.visiting[car],
        sit_outs=s.sit_outs[car],
        proof=s.proof[car],
        fate=FATES[s.fate[car]],
        place=place,
        points=worth[place - 1] if 0 < place <= len(worth) else 0,
    )


def _values(hand: Row) -> tuple[int, ...]:
    return tuple(VALUES[kind] for kind in range(KINDS) for _ in range(hand[kind]))


def _bounds(s: RaceState, seat: int) -> tuple[tuple[int, int], ...]:
    """What everybody can work out: 1s, 2s and 3s exactly, fuel cards up to the rows taken."""
    hand = s.hands[seat]
    exact = [(hand[kind], hand[kind]) for kind in range(FUEL)]
    fuel = [
        (
            s.ledger.fewest(seat, kind - FUEL, hand[kind]),
            s.ledger.most(seat, kind - FUEL, hand[kind]),
        )
        for kind in range(FUEL, KINDS)
    ]
    return (*exact, *fuel)


def _plays(s: RaceState, seat: int) -> tuple[PlayView, ...]:
    if s.asking != PLAY_CARD or seat not in s.waiting:
        return ()
    return tuple(_play(s, action) for action in s.legal(seat))


def _play(s: RaceState, action: int) -> PlayView:
    kind, route = divmod(action, ROUTES)
    value = driving.value_of(s, s.car, kind, route)
    result = driving.drive(s, s.car, value, route)
    path = driving.path(s, s.car, route, driving.steps_driven(result))
    end = driving.last_space(result)
    why = driving.why_ended(result)
    lost = value - driving.steps_driven(result)
    over = why == driving.OVER
    accident = driving.accident(s, s.car, route, result, lost)
    is_last = over or accident == driving.SEVERE_ACCIDENT  # GPF1-R70
    counts = bool(path) and not is_last
    play = PlayView(
        action=action,
        token=s.decision.spell(s, action),
        value=value,
        path=tuple(SPACES[space] for space in path),
        space="" if over else SPACES[end],
        lost=0 if over else lost,
        why=WHYS[why],
        bonus=BONUS[end] if counts else 0,
        fine=FINE[end] if counts else 0,
        duty="" if is_last else DUTIES[driving.duty(s, s.car, end)],
        accident=ACCIDENTS[accident],
    )
    return msgspec.structs.replace(play, outcome=_outcome(play, VALUES[kind]))


def _outcome(play: PlayView, card: int) -> tuple[Say, ...]:
    """GPF1-3.8 to GPF1-3.12: a card can be worth less than it shows."""
    if play.accident == "severe":
        return (Say("outcome-severe"),)
    if not play.space:
        return (Say("outcome-finish"),)
    found = [
        (play.accident, Say("outcome-damaged")),
        (play.value < card, Say("outcome-limited", {"value": play.value})),
        (play.bonus, Say("outcome-bonus", {"litres": play.bonus})),
        (play.fine, Say("outcome-fine", {"litres": play.fine})),
        (play.lost, Say("outcome-lost", {"litres": play.lost, "why": play.why})),
        (play.duty, Say(f"outcome-{play.duty}-next")),
    ]
    return tuple(fact for is_so, fact in found if is_so)
