"""Records to try things on, made by fixed luck."""

from __future__ import annotations

from slipstream import CHANCE, Game, SeededDealer, load
from slipstream.kernel.game import play
from slipstream.notation.record import Record, read_record


def driven(game: Game, seed: int, moves: int = 10_000) -> Record:
    """A race by the first legal answers, or its beginning."""
    record = Record(game)
    state = game.start()
    dealer = SeededDealer(seed)
    while state.waiting and len(record.moves) < moves:
        seat = state.waiting[0]
        action = state.sample(dealer) if seat == CHANCE else state.legal(seat)[0]
        play(state, seat, action)
        record.moves.append((seat, action))
    return record


def fmr(seed: int = 1, moves: int = 10_000) -> Record:
    return driven(load("FMR", 3), seed, moves)


def bids(*rows: str, seats: int = 2, tags: str = "") -> Record:
    """A record of Sealed Bids from its movetext."""
    return read_record(bids_text(*rows, seats=seats, tags=tags))


def bids_text(*rows: str, seats: int = 2, tags: str = "") -> str:
    numbers = " ".join(str(seat + 1) for seat in range(seats))
    head = f'[Game "TOY/1"]\n[Seats "{numbers}"]{tags}\n\n'
    return head + "\n".join(rows) + "\n"
