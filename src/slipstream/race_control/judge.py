"""Is this move legal, and if not, why? For a position that somebody has typed or tapped in."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec

from slipstream.control import Control
from slipstream.games.registry import read, teller
from slipstream.kernel.errors import IllegalAction, SlipstreamError
from slipstream.kernel.game import CHANCE
from slipstream.race_control import acts as a
from slipstream.race_control.race import ControlledRace, Setup
from slipstream.tell.say import Say
from slipstream.tell.teller import Choice

NO_STEP: Final = "no single step leads there"
_PARTS: Final = re.compile(r"([^#:]+)([#:].+)")


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """What race control says about a move."""

    is_legal: bool
    clause: str = ""
    """What the question is about, or what refuses the move."""
    refused: str = ""
    """Why the position or the move cannot be read at all."""
    seat: int = -1
    """Who is asked; -1 for luck, or for nobody."""
    moves: tuple[str, ...] = ()
    """What may be played instead."""


def judge(line: str, move: str) -> Ruling:
    """A move in a position, both in notation; without a move, what may be played."""
    try:
        state = read(line.strip())
    except SlipstreamError as error:
        return Ruling(False, refused=str(error))
    if not state.waiting:
        return Ruling(False, refused="the race is over")
    seat, row = state.waiting[0], state.decision
    moves = tuple(row.spell(state, action) for action in state.legal(seat))
    if not move.strip():
        return Ruling(True, row.clause, seat=seat, moves=moves)
    try:
        for token in move.split():
            state.play(token, state.waiting[0] if state.waiting else CHANCE)
    except IllegalAction as error:
        return Ruling(False, error.clause or row.clause, seat=seat, moves=moves)
    except SlipstreamError as error:
        return Ruling(False, row.clause, refused=error.args[0], seat=seat, moves=moves)
    return Ruling(True, row.clause, seat=seat)


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position that was tapped in, and a move in it."""

    setup: Setup
    acts: list[a.Act] = []
    """As race control keeps the race: order, laps and what lies on the cars."""
    spaces: dict[int, str] = {}
    """Where cars stand on the drawn board."""
    seat: int = -1
    """Who plays; -1 for whoever is asked."""
    moves: list[Annotated[str, msgspec.Meta(max_length=60)]] = []
    to: Annotated[str, msgspec.Meta(max_length=10)] = ""
    """A space that was tapped: the next step goes there."""


class Answer(msgspec.Struct, frozen=True):
    """Something that may be played: its token, taken apart as it is chosen, with its words."""

    token: str
    parts: tuple[str, ...]
    labels: tuple[Say, ...]
    space: str


class CarAt(msgspec.Struct, frozen=True):
    """A car and its space; empty where there are none."""

    car: int
    word: str
    say: Say
    seat: int
    space: str


class Look(msgspec.Struct, frozen=True):
    """The position after the moves that are legal, and what race control says of the last one."""

    ruling: Ruling
    moves: list[str]
    """Those that have been played."""
    cars: list[CarAt]
    question: Say | None
    """What is asked next; None if the move is over."""
    answers: list[Answer]


def look(position: Position) -> Look:
    """Is this move legal? Every tap is carried out by the rules, or refused with their clause."""
    control = ControlledRace(position.setup, position.acts).control
    control.come_to_hand()
    if not control.state.waiting:
        return _look(control, Ruling(False, refused="the race is over"), [], False)
    control.stand(position.spaces)
    seat = control.state.waiting[0] if position.seat < 0 else position.seat
    control.turn_to(seat)
    ruling, played, is_open = _played(control, seat, position.moves)
    if position.to and is_open and ruling.is_legal:
        step = control.step_to(position.to)
        if step:
            ruling, last, is_open = _played(control, seat, [step])
            played += last
        else:
            ruling = Ruling(False, control.state.decision.clause, refused=NO_STEP)
    return _look(control, ruling, played, is_open)


def _played(control: Control, seat: int, moves: Sequence[str]) -> tuple[Ruling, list[str], bool]:
    """What the last of them was worth, those that were played, and whether the move goes on."""
    played: list[str] = []
    clause = control.state.decision.clause
    for token in moves:
        clause = control.state.decision.clause
        try:
            control.state.play(token, seat)
        except IllegalAction as error:
            return Ruling(False, error.clause or clause), played, True
        except SlipstreamError as error:
            return Ruling(False, clause, refused=error.args[0]), played, True
        played.append(token)
        if not _goes_on(control, seat):
            return Ruling(True, clause), played, False
    return Ruling(True, clause), played, True


def _goes_on(control: Control, seat: int) -> bool:
    """Whether the same seat still has to answer before its move is over."""
    return seat in control.state.waiting and not control.is_by_hand


def _look(control: Control, ruling: Ruling, played: list[str], is_open: bool) -> Look:
    state = control.state
    names = control.cars()
    cars = [
        CarAt(car, control.word(car), names[car], control.team(car), control.space(car))
        for car in control.running()
    ]
    if not is_open:
        return Look(ruling, played, cars, None, [])
    seat = state.waiting[0]
    tell = teller(state.game)
    view = state.game.view(state, seat)
    labels = tell.choices(view)
    answers = [_answer(control, seat, action, labels) for action in state.legal(seat)]
    return Look(ruling, played, cars, tell.question(view), answers)


def _answer(control: Control, seat: int, action: int, labels: Mapping[str, Choice]) -> Answer:
    """A card and a car are chosen one after the other: `29#6`, `O2g:g1`."""
    token = control.state.decision.spell(control.state, action)
    found = _PARTS.match(token)
    parts = (found[1], found[2]) if found and token not in labels else (token,)
    said = [labels.get(part) or labels.get(part.lstrip(":")) for part in parts]
    told = tuple(
        one.label if one else Say("text", {"text": part.replace("_", " ")})
        for one, part in zip(said, parts, strict=True)
    )
    return Answer(token, parts, told, control.space_after(seat, action))
