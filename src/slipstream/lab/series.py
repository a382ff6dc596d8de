"""A series of races between bots: who sits where, on which deal, and how one race is played.

Every deal is played once with each different seating, so that no bot owes its result to a good
grid or a good hand. A race depends on the series and its number alone, never on who plays it when.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from slipstream.bots.registry import make_bot
from slipstream.games.registry import load
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.kernel.game import CHANCE, Game, State
from slipstream.kernel.playout import random_play
from slipstream.notation.record import Record

LUCK = 1000
"""Seat s draws its own luck from part LUCK + s of the deal's seed."""
NO_CLOCK = 0
"""The time budget of bots in the lab: they think by count, or no race could be repeated."""


class Series(msgspec.Struct, frozen=True):
    """What was agreed for a match; small, and the same in every process."""

    code: str
    bots: tuple[str, ...]
    """One for each seat, as they sit in the first race."""
    seed: int
    options: dict[str, str]
    records: str = ""
    """Folder for the `.race` records, if any."""

    def game(self) -> Game:
        return load(self.code, len(self.bots), self.options)

    def seatings(self) -> int:
        """How many rotations of the bots differ: one if all are the same bot."""
        seats = len(self.bots)
        return next(turn for turn in range(1, seats + 1) if self.rotated(turn) == self.bots)

    def rotated(self, turn: int) -> tuple[str, ...]:
        """The bots by seat after everybody has moved up `turn` seats."""
        turn %= len(self.bots)
        return self.bots[-turn:] + self.bots[:-turn]

    def seating(self, race: int) -> tuple[str, ...]:
        return self.rotated(race % self.seatings())

    def deal(self, race: int) -> int:
        """The seed of a race's deal, shared by all seatings."""
        return derive(self.seed, race // self.seatings())


class Finish(msgspec.Struct, frozen=True):
    """One race: by seat, the points and the place among the seats, from 1."""

    seating: tuple[str, ...]
    decisions: int
    finished: bool
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    mishaps: tuple[list[str], ...] = ()


def seated(bots: list[str], seats: int) -> tuple[str, ...]:
    """One bot for every seat: one name fills all seats, two are the first against the rest."""
    if len(bots) == seats:
        return tuple(bots)
    if len(bots) in (1, 2):
        return (bots[0], *[bots[-1]] * (seats - 1))
    raise InvalidOption(
        f"{len(bots)} bots for {seats} seats: name one for each seat, one for all,"
        " or two: the first against the rest"
    )


def run_race(series: Series, game: Game, race: int) -> Finish:
    """Play race number `race`, from 0, and keep its record if records are wanted."""
    seating = series.seating(race)
    seed = series.deal(race)
    state = game.start()
    if not series.records and set(seating) == {"random"}:
        decisions = random_play(state, SeededDealer(seed), lucks(seed, game.seats))
    else:
        names = " ".join(f"{seat}=bot/{name}" for seat, name in enumerate(seating, 1))
        record = Record(game, {"Seats": names, "Seed": str(seed)})
        decisions = play_race(state, seating, seed, record.moves)
        if series.records:
            path = Path(series.records) / f"{game.code.lower()}-{race + 1:06}.race"
            path.write_text(record.write(), "utf-8")
    return finish(seating, state, decisions)


def lucks(seed: int, seats: int) -> list[SeededDealer]:
    """Each seat's own luck in the race that `seed` deals."""
    return [SeededDealer(derive(seed, LUCK + seat)) for seat in range(seats)]


def play_race(
    state: State, seating: tuple[str, ...], seed: int, moves: list[tuple[int, int]]
) -> int:
    """Bots by name play to the end; the number of real decisions."""
    bots = [make_bot(state.game, name) for name in seating]
    return drive(state, bots, seating, seed, moves)


def drive(
    state: State,
    bots: list[Bot],
    seating: tuple[str, ...],
    seed: int,
    moves: list[tuple[int, int]],
) -> int:
    """Bots play to the end, or beyond the game's proven length; the number of real decisions."""
    dealer = SeededDealer(seed)
    luck = lucks(seed, len(seating))
    decisions = 0
    while state.waiting and decisions <= state.game.longest:
        seat = state.waiting[0]
        if seat == CHANCE:
            action = state.sample(dealer)
        else:
            actions = state.legal(seat)
            action = actions[0]
            if len(actions) > 1:
                decisions += 1
                action = ask(
                    bots[seat], seating[seat], Perspective(state, seat, luck[seat], NO_CLOCK)
                )
        moves.append((seat, action))
        state.apply(seat, action)
    return decisions


def ask(bot: Bot, name: str, p: Perspective) -> int:
    """A bot's answer, which must be a legal one."""
    action = bot.choose(p)
    if action not in p.legal:
        raise SlipstreamError(
            f"bot {name!r} in seat {p.seat + 1} answered {action}, not a legal answer"
        )
    return action


def finish(seating: tuple[str, ...], state: State, decisions: int) -> Finish:
    """The race's result; entrants without a seat are left out of the places."""
    if state.waiting:
        return Finish(seating, decisions, finished=False)
    ranks = state.places()[: len(seating)]
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    mishaps = tuple(state.mishaps(seat) for seat in range(len(seating)))
    points = tuple(state.points()[: len(seating)])
    return Finish(seating, decisions, True, points, places, mishaps)
