"""The move under way as text, the same in every game of the family.

`mp:3,linked,rear:43+15,been:@80.0+@81.0`: movement points left, the cars linked behind, the spaces
the active car has been in; and if a step waits for lanes to be chosen, `step:>1+9.1`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.decisions import Step
from slipstream.drafting.rules.state import LEAD, NO_STEP, DraftingState
from slipstream.drafting.rules.steps import LEAVE_PITS, SHIFT, TAKE_TAIL, go_on
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.rows import vec
from slipstream.track.rules.board import OFF
from slipstream.track.rules.track import PIT

PARTS: Final = ["mp", "linked", "rear", "been", "fork", "slants", "step", "over"]
_SPELLING: Final = Step()
# Steps that no player chooses.
_OWN_WORDS: Final[dict[int, str]] = {TAKE_TAIL: "tail", LEAVE_PITS: "exit"}
_NUMBER: Final = re.compile(r"[0-9]{1,2}")

Fail = Callable[[str, str], InvalidText]


def write_move(s: DraftingState, names: list[str]) -> list[str]:
    """Everything about the move that does not follow from its car and its card."""
    spell = s.board.track.spell
    parts = [
        ("mp", str(s.mp)),
        ("rear", "+".join(names[car] for car in s.rear)),
        ("been", "+".join(f"@{code >> 3}.{code & 7}" for code in s.entered)),
        ("fork", "+".join(spell(space) for space in s.route)),
        ("slants", str(s.diagonals) if s.diagonals else ""),
        ("step", "+".join([_word(s), *map(spell, s.answers)])),
        ("over", "+".join(names[car] for car in s.crossed)),
    ]
    told = {name: f"{name}:{value}" for name, value in parts if value}
    if s.linked:
        told["linked"] = "linked"
    return [told[name] for name in PARTS if name in told]


def _word(s: DraftingState) -> str:
    if s.step == NO_STEP:
        return ""
    return _OWN_WORDS.get(s.step >> SHIFT) or _SPELLING.spell(s, s.step)


class MoveReader:
    """Fills the move of a state whose active car, card and seat are set already."""

    def __init__(self, s: DraftingState, parts: list[str], names: list[str], fail: Fail) -> None:
        self.s = s
        self.names = names
        self.fail = fail
        self.values = self._split(parts)

    def _split(self, parts: list[str]) -> dict[str, list[str]]:
        values: dict[str, list[str]] = {}
        for part in parts:
            name, _, value = part.partition(":")
            if name not in PARTS or (name == "linked") == bool(value):
                raise self.fail(f"move: {part!r} is unknown", part)
            values[name] = value.split("+")
        if len(values) < len(parts):
            raise self.fail("move: each part stands once", parts[0])
        return values

    def read(self) -> None:
        """All but the step that waits for lanes: that one is among the legal ones."""
        s = self.s
        if "step" in self.values and not self._waits():
            raise self.fail("move: no step waits for a lane", "step")
        s.mp = self._number("mp", 0)
        s.diagonals = self._number("slants", s.diagonals)
        s.linked = "linked" in self.values
        s.rear = self._cars("rear")
        s.crossed = self._cars("over")
        s.entered = vec[i64]([self._entered(text) for text in self.values.get("been", [])])
        s.route = [self._place(text)[1] for text in self.values.get("fork", [])]

    def _number(self, name: str, most: int) -> int:
        """As printed on a card: at most two digits; `most` is a limit unless it is 0."""
        text = self.values.get(name, ["0"])[0]
        if len(self.values.get(name, [""])) > 1 or not _NUMBER.fullmatch(text):
            raise self.fail(f"move: {name} is a number", text)
        if name == "slants" and int(text) > most:
            raise self.fail(f"move: the card allows {most} slants", text)
        return int(text)

    def _cars(self, name: str) -> list[int]:
        board = self.s.board
        found: list[int] = []
        for text in self.values.get(name, []):
            car = self.names.index(text) if text in self.names else OFF
            if car == OFF or not board.is_on_road(car) or car in found:
                raise self.fail(f"move: {name}: {text!r} is not a car for this", text)
            found.append(car)
        return found

    def _place(self, text: str) -> tuple[int, int]:
        try:
            return self.s.board.track.read(text[:8])
        except InvalidText as error:
            raise self.fail(f"move: {error.message}", text) from error

    def _entered(self, text: str) -> int:
        track = self.s.board.track
        progress, space = self._place(text.removeprefix("@"))  # older lines have none
        if space >= track.road:
            raise self.fail(f"move: been: {text!r} is not on the road", text)
        return progress * 8 + track.lane[space]

    def _waits(self) -> bool:
        return self.s.asking in (self.s.rules.asks_tail, self.s.rules.asks_lane)

    def go_on(self) -> None:
        """The lanes chosen so far, each against the question that it answers."""
        s = self.s
        asking = s.asking
        if not self._waits():
            return
        word, *chosen = self.values.get("step", [""])
        s.step = self._step(word)
        for text in chosen:
            self._ask(word)
            space = self._place(text)[1]
            if space not in s.question:
                raise self.fail(f"move: step: {text!r} is not a lane to choose", text)
            s.answers = [*s.answers, space]
        self._ask(word)
        if s.asking != asking:
            raise self.fail("ask: this step asks something else", word)

    def _step(self, word: str) -> int:
        s = self.s
        here = s.board.space_of[s.active]
        if not s.board.is_on_road(s.active):
            track = s.board.track
            beside = track.outside[here] if track.lane[here] == PIT else track.inside[here]
            own = LEAVE_PITS << SHIFT | beside
            return own if word == "exit" else self._refuse(word)
        if word == "tail":
            begun = s.kind != LEAD or len(s.entered) > 1 or s.rear
            return TAKE_TAIL << SHIFT if not begun else self._refuse(word)
        legal = {_SPELLING.spell(s, step): step for step in _SPELLING.legal(s, s.mover)}
        return legal[word] if word in legal else self._refuse(word)

    def _refuse(self, word: str) -> int:
        raise self.fail(f"move: step: {word!r} is not being made", word)

    def _ask(self, word: str) -> None:
        """Ask anew; a step that has nothing left to ask would have been made."""
        self.s.question = []
        go_on(self.s)
        if not self.s.question:
            raise self.fail("move: step: no lane is left to choose", word)
