"""All that may be answered, as facts: from the seat's own view, so that it tells nothing more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from slipstream.tell.say import Say
from slipstream.tell.screen import parts
from slipstream.tell.teller import Choice


def answers(tokens: Sequence[str], choices: Mapping[str, Choice]) -> dict[str, Choice]:
    """Every token, with the parts that menus take apart."""
    found: dict[str, Choice] = {}
    for token in tokens:
        for part in parts(token):
            if part in choices:
                found[part] = choices[part]
        found[token] = _whole(token, choices)
    return found


def _whole(token: str, choices: Mapping[str, Choice]) -> Choice:
    """As a whole, or of its parts; what the first part does, the whole does."""
    if token in choices:
        return choices[token]
    head, tail = parts(token)
    first, second = choices.get(head), choices.get(tail)
    if second is None:
        return Choice(Say("token", {"token": token}), first.effect if first else None)
    if first is None:
        return second
    both = Say("joined", {"first": first.label, "second": second.label})
    return Choice(both, first.effect)
