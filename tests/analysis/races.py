"""Races to be looked back at."""

from __future__ import annotations

from pathlib import Path

from slipstream import CHANCE, SeededDealer, load
from slipstream.notation.record import Record

RACES = Path(__file__).parents[1] / "games"


def text_of(name: str) -> str:
    return (RACES / f"{name}.race").read_text("utf-8")


def random_race(
    code: str, seats: int, seed: int, moves: int, options: dict[str, str] | None = None
) -> Record:
    """As far as it comes in so many moves."""
    game = load(code, seats, options)
    made = Record(game)
    state, luck = game.start(), SeededDealer(seed)
    while state.waiting and len(made.moves) < moves:
        seat = state.waiting[-1]
        legal = state.legal(seat)
        action = state.sample(luck) if seat == CHANCE else legal[luck.below(99, len(legal))]
        made.moves.append((seat, action))
        state.apply(seat, action)
    return made
