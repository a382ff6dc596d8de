"""Which moments are told, and in which words: the important ones, of many kinds and cars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from slipstream.tell.commentary.seen import CAR, Moment
from slipstream.tell.say import Say

WAYS: Final = "abc"  # in which a message can be worded: `$way` names them in turn
SAME_THEME: Final = 0.72  # what each moment of a kind leaves of the weight of the next
SAME_CAR: Final = 0.9
NEAR: Final = 0.6  # of the same car, just before or after another that is told
CROWDED: Final = 0.85  # in the same part of the race
LEAST: Final = 12.0  # nothing lighter is told


def chosen(moments: Sequence[Moment], most: int, length: int) -> list[Moment]:
    """The weightiest, one after the other; each makes those like it and near it lighter."""
    left, found = list(moments), list[Moment]()
    while left and len(found) < most:
        best = max(left, key=lambda moment: (worth(moment, found, length), -moment.move))
        if worth(best, found, length) < LEAST:
            break
        found.append(best)
        left.remove(best)
    return sorted(found, key=lambda moment: moment.move)


def worth(moment: Moment, told: Sequence[Moment], length: int) -> float:
    """What is left of its weight beside what is told already."""
    value = moment.weight
    for other in told:
        is_near = abs(other.move - moment.move) <= max(1, length // 60)
        shares = set(other.cars) & set(moment.cars)
        if is_near and shares and other.theme == moment.theme:
            return 0.0
        if is_near and shares:
            value *= NEAR
        if abs(other.move - moment.move) <= length // 16:
            value *= CROWDED
        if other.theme == moment.theme:
            value *= SAME_THEME
        value *= SAME_CAR ** len(shares)
    return value


class Speaker:
    """Puts facts in a row: other words for the same message, and short names said a moment ago."""

    def __init__(self) -> None:
        self.used: Counter[str] = Counter()
        self.just_named: list[Say] = []

    def speak(self, fact: Say) -> Say:
        named: list[Say] = []
        args = {name: self._argument(value, named) for name, value in fact.args.items()}
        args["way"] = WAYS[self.used[fact.id] % len(WAYS)]
        self.used[fact.id] += 1
        self.just_named = named
        return Say(fact.id, args, fact.clause)

    def _argument(self, value: Any, named: list[Say]) -> Any:
        if isinstance(value, list | tuple):
            return [self._argument(one, named) for one in value]
        if not isinstance(value, Say) or value.id != CAR:
            return value
        named.append(value)
        return value.args["car"] if value in self.just_named else value


def spoken(facts: Sequence[Say]) -> list[Say]:
    speaker = Speaker()
    return [speaker.speak(fact) for fact in facts]
