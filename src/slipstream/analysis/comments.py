"""Verdicts as comments of a record: `{? -0.4 -11% better: CG:g1}`.

They say in no language what a decision cost: its mark, the places, the part of a win, the better
move as a record writes it. Each stands behind the whole move that it is about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from slipstream.analysis.race import choices
from slipstream.analysis.verdict import BLUNDER, BRILLIANT, MISTAKE, SLIP, Verdict
from slipstream.notation.record import Record

SIGNS: Final = {BRILLIANT: "!!", SLIP.mark: "?!", MISTAKE.mark: "?", BLUNDER.mark: "??"}
_OWN: Final = re.compile(
    r"(?<!\S)(?:(?:\?!|\?\??)(?: -[0-9.]+)?(?: -[0-9]+%)? better: [^{}]*|!!(?!\S))"
)
"""A verdict is a word of its own: whoever writes “What a move!!” has not given one."""


def annotate(record: Record, verdicts: Sequence[Verdict]) -> None:
    """What every marked decision cost, into the record; verdicts of before make way."""
    told = {verdict.move - 1: comment_of(verdict) for verdict in verdicts if verdict.mark}
    ends = {choice.index: choice.index + len(choice.answers) - 1 for choice in choices(record)}
    kept = {index: without_verdicts(text) for index, text in record.comments.items()}
    for index, text in told.items():
        end = ends[index]
        kept[end] = " ".join(filter(None, [kept.get(end, ""), text]))
    record.comments = {index: text for index, text in sorted(kept.items()) if text}


def comment_of(verdict: Verdict) -> str:
    """Of a decision with a mark."""
    sign = SIGNS[verdict.mark]
    if verdict.mark == BRILLIANT:
        return sign
    places, win = verdict.loss.places.value, round(100 * verdict.loss.win.value)
    lost = [f"-{places:.1f}"] if places >= 0.05 else []
    lost += [f"-{win}%"] if win else []
    return " ".join([sign, *lost, f"better: {verdict.best}"])


def without_verdicts(comment: str) -> str:
    """The rest of a comment: what somebody wrote, and the clock's."""
    return " ".join(_OWN.sub("", comment).split())
