"""Rooms to try things on."""

from __future__ import annotations

import msgspec
import pytest

from slipstream import CHANCE, SeededDealer, load
from slipstream.table.room.clock import ClockRules
from slipstream.table.room.entries import Opened
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room

NOW = 1_000_000


def opened(code: str = "FMR", seats: int = 3, **agreed: object) -> Opened:
    """What was agreed, with a seed that the test may know."""
    fields: dict[str, object] = {"seed": "7", **agreed}
    return Opened(NOW, code, load(code, seats).version, seats, **fields)  # type: ignore[arg-type]


def room(code: str = "FMR", seats: int = 3, humans: int = 9, **agreed: object) -> Room:
    """A race that has begun: humans first, then bots."""
    made = Room.open(opened(code, seats, **agreed))
    for seat in range(seats):
        bot = "" if seat < humans else "random"
        made.sit(seat, f"Driver {seat + 1}", NOW, bot, "" if bot else f"key {seat}")
    return made


def minute() -> ClockRules:
    return ClockRules("move", 60_000)


def tokens(made: Room, seat: int) -> list[str]:
    """Everything that the seat may answer."""
    state = made.race.state
    return [state.decisions[state.asking].spell(state, action) for action in state.legal(seat)]


def asked(made: Room) -> int:
    return made.ledger.waiting()[0]


def answer(made: Room, seat: int | None = None, token: str = "", now: int = NOW) -> None:
    """The first legal answer of the seat that is asked, or the one that is named."""
    who = asked(made) if seat is None else seat
    made.post(who, made.race.number, token or tokens(made, who)[0], now)


def drive(made: Room, moves: int = 10_000, seed: int = 1) -> None:
    """Answers at random, by whoever is asked, until so many moves are made or the race is over."""
    luck = SeededDealer(seed)
    while made.ledger.is_running and made.race.index < moves:
        waiting = made.ledger.waiting()
        seat = waiting[luck.below(0, len(waiting))]
        actions = made.race.state.legal(seat)
        made.answer(seat, actions[luck.below(1, len(actions))], NOW)


def truth(made: Room) -> str:
    return made.race.game.line(made.race.state, CHANCE)


def own_steps() -> Room:
    """Sealed Bids at the point where the winner of the bid has marked and is asked to boast."""
    for seed in range(20):
        made = room("TOY", seats=2, seed=str(seed), options={"rounds": "2"})
        answer(made, 0)
        answer(made, 1)
        if (
            made.ledger.is_running
            and made.race.state.decisions[made.race.state.asking].name == "mark"
        ):
            return made
    raise AssertionError("some deal has a winner")


def refused(made: Room, code: str, *arguments: object, command: str = "post") -> Refusal:
    """A command that is refused and leaves everything as it was."""
    before = (
        truth(made),
        made.race.number,
        made.ledger.sealed.copy(),
        made.race.index,
        msgspec.json.encode(made.ledger.seats),
    )
    stored = len(made.ledger.fresh)
    with pytest.raises(Refusal) as caught:
        getattr(made, command)(*arguments)
    assert caught.value.code == code
    after = (
        truth(made),
        made.race.number,
        made.ledger.sealed.copy(),
        made.race.index,
        msgspec.json.encode(made.ledger.seats),
    )
    assert after == before
    assert len(made.ledger.fresh) == stored
    return caught.value


def last_choice(made: Room) -> int:
    return max(
        made.race.first + at for at, (seat, _) in enumerate(made.race.moves) if seat != CHANCE
    )
