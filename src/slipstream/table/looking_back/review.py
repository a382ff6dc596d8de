"""A race that is over, looked at again: chances and luck at once, verdicts a few at a time.

Whoever asks has a little more found out, and what there is told; the next question goes on from
there, in whichever process. So a review that nobody waits for costs nothing, and a long one lets
others' questions through.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from slipstream.analysis.chances import Turning
from slipstream.analysis.race import Choice, Judge, choices, put_together, verdict_of
from slipstream.analysis.verdict import Verdict, summed_up
from slipstream.games.registry import teller
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State
from slipstream.notation.record import Record
from slipstream.table.looking_back.looks import Look, past_race
from slipstream.table.looking_back.past_race import PastRace, play_first
from slipstream.table.store.reading import read_beside
from slipstream.table.store.reviews import review_of
from slipstream.table.telling import rest
from slipstream.table.telling.preview import Preview
from slipstream.tell.say import Say
from slipstream.tell.teller import answers

BUDGET_S: Final = 0.7  # of a worker, for one question; at least one decision is judged
SEED: Final = 0
VERSION: Final = 3  # raised when reviews of before are not to be told any more


class Found(NamedTuple):
    """A review as it is told, and whether it is more than what is kept."""

    body: bytes
    is_new: bool


def review(look: Look) -> Found:
    """What is known of a race, and a little more."""
    past, _ = past_race(look)
    record = past.ended_record()
    kept = read_beside(look.store, lambda found: review_of(found, look.table))
    known = read(kept, record)
    if known is None:
        return Found(msgspec.json.encode(begun(record)), True)
    if known.done == known.total:
        return Found(kept, False)
    return Found(msgspec.json.encode(continued(past, record, known)), True)


def read(kept: bytes, record: Record) -> rest.Review | None:
    """What is kept, if it is about this race as it stands, by this judge."""
    if not kept:
        return None
    try:
        known = msgspec.json.decode(kept, type=rest.Review)
    except msgspec.DecodeError:
        return None
    game = f"{record.game.code}/{record.game.version}"
    mine = (VERSION, game, len(record.moves))
    return known if (known.version, known.analysis.game, known.moves) == mine else None


def judge_of(record: Record) -> Judge:
    return Judge(record.game.driver.playouts, SEED)


def begun(record: Record) -> rest.Review:
    """The chances and the luck, before anything is judged."""
    total = len(choices(record))
    found = put_together(record, judge_of(record), [])
    return rest.Review(VERSION, len(record.moves), 0, total, found, {})


def continued(past: PastRace, record: Record, known: rest.Review) -> rest.Review:
    """Some more verdicts: those near the turning points first."""
    judged = {verdict.move for verdict in known.analysis.verdicts}
    left = [choice for choice in past.choices() if choice.index + 1 not in judged]
    verdicts, words = list(known.analysis.verdicts), dict(known.words)
    until = time.monotonic() + BUDGET_S
    for choice in most_telling(left, known.analysis.turning):
        state = past.at(choice.index)
        verdict = verdict_of(state, choice, judge_of(record))
        verdicts.append(verdict)
        if verdict.mark or verdict.best != verdict.played:
            words[verdict.move] = in_words(state, verdict)
        if time.monotonic() > until:
            break
    verdicts.sort(key=lambda verdict: verdict.move)
    drives = [summed_up(seat + 1, verdicts) for seat in range(record.game.seats)]
    found = replace(known.analysis, verdicts=verdicts, drives=drives)
    return replace(known, done=len(verdicts), analysis=found, words=words)


def most_telling(left: Sequence[Choice], turning: Sequence[Turning]) -> list[Choice]:
    """What was decided while the race turned, then the rest in order."""
    spans = [(one.begin, one.move) for one in turning]
    return sorted(
        left,
        key=lambda choice: (
            not any(begin <= choice.index < end for begin, end in spans),
            choice.index,
        ),
    )


def in_words(state: State, verdict: Verdict) -> rest.Judged:
    """What was played and what was better, as the seat would read it."""
    seat = verdict.seat - 1
    guess, preview = state.guess(seat, SeededDealer(SEED)), Preview(state, seat)
    offered = teller(state.game).choices(state.game.view(guess, seat))

    def label(move: str) -> Say:
        token = move.split(maxsplit=1)[0]
        return answers([token], offered)[token].label

    played, best = (
        preview.move(play_first(guess.copy(), seat, move))
        for move in (verdict.played, verdict.best)
    )
    return rest.Judged(
        label(verdict.played),
        label(verdict.best),
        best.outcome,
        best.effect.brief,
        played.effect.brief,
    )
