"""What if? Another answer to a decision of a race that is over: what it would have done, and what
the judge thinks of it.

As with a review, each question finds out a little more; who stops asking has stopped the work.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import msgspec

from slipstream.analysis.race import Choice, written
from slipstream.analysis.weighing import Option, Weighing
from slipstream.games.registry import teller
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State
from slipstream.table.looking_back.looks import Look, past_race
from slipstream.table.looking_back.past_race import PastRace, play_first
from slipstream.table.looking_back.review import SEED, judge_of
from slipstream.table.room.refusal import Refusal
from slipstream.table.telling import rest
from slipstream.table.telling.preview import Preview
from slipstream.tell.teller import answers

BUDGET_S: Final = 0.4  # of a worker, for one question; at least two rounds are driven
LEAST: Final = 2
KEPT: Final = 16  # decisions that are being weighed
_kept: OrderedDict[tuple[str, str, int, str], Weighing] = OrderedDict()


def weigh(look: Look, index: int, move: str) -> bytes:
    """What the played answer, the judge's best and `move` are worth, as far as it is known."""
    past, _ = past_race(look)
    past.ended_record()
    choice = past.choice_at(index)
    state = past.at(choice.index)
    weighing = _weighing(look, past, choice, move)
    until = time.monotonic() + BUDGET_S
    while weighing.done < weighing.total and (weighing.done < LEAST or time.monotonic() < until):
        weighing.round()
    return msgspec.json.encode(_told(state, choice, weighing))


def _weighing(look: Look, past: PastRace, choice: Choice, move: str) -> Weighing:
    """Where the question before left it; another process begins anew, and finds the same."""
    key = (look.store, look.table, choice.index, move)
    found = _kept.pop(key, None)
    if found is None:
        state = past.at(choice.index)
        tried = play_first(state.guess(choice.seat, SeededDealer(SEED)), choice.seat, move)
        found = Weighing(state, choice, judge_of(past.ended_record()), tried)
    _kept[key] = found
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return found


def _told(state: State, choice: Choice, weighing: Weighing) -> rest.Weighed:
    preview = Preview(state, choice.seat)
    return rest.Weighed(
        choice.index,
        choice.seat,
        weighing.done,
        weighing.total,
        [
            told_option(
                state,
                preview,
                one,
                is_played=one.answers == choice.answers,
                is_best=one.answers == weighing.question.best,
                is_tried=one.answers == weighing.tried,
            )
            for one in weighing.options()
        ],
    )


def told_option(
    state: State,
    preview: Preview,
    option: Option,
    *,
    is_played: bool,
    is_best: bool,
    is_tried: bool,
) -> rest.WeighedMove:
    prospect = preview.move(option.answers)
    token = prospect.tokens[0]
    words = answers([token], teller(state.game).choices(state.game.view(state, preview.seat)))
    return rest.WeighedMove(
        move=written(state, preview.seat, option.answers),
        label=words[token].label,
        outcome=prospect.outcome,
        does=prospect.effect.brief,
        win=option.win,
        place=option.place,
        gain_win=option.gain_win,
        gain_places=option.gain_places,
        is_sure=option.is_sure,
        share=round(option.share, 3),
        is_played=is_played,
        is_best=is_best,
        is_tried=is_tried,
    )


def preview(look: Look, index: int, eyes: int, token: str) -> bytes:
    """What each answer to a question of the race would have done, as its seat could know it."""
    past, reader = past_race(look)
    seat = past.eyes(reader, eyes)
    state = past.at(index)
    if seat < 0 or seat not in state.waiting:
        raise Refusal("not_asked")
    return msgspec.json.encode(Preview(state, seat).all(index, token, ways=True))
