"""What is told of a race, as facts: messages with their arguments. The words are in `words`."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from sealed_bids.rules.asking import MARK
from sealed_bids.tell import screen
from sealed_bids.tell.view import BidsView
from slipstream.kernel.trace import HIDDEN, Event
from slipstream.tell.say import Say, seat
from slipstream.tell.screen import Screen
from slipstream.tell.teller import Choice, Teller, Way
from slipstream.tell.words import Words

_BIDS: Final = {f"b{card}": Choice(Say("choice-bid", {"card": card})) for card in range(1, 13)}
_MARKS: Final = {f"m:{mark}": Choice(Say("choice-mark", {"mark": mark})) for mark in (1, 2, 3)}
_BOASTS: Final = {
    ".": Choice(Say("choice-stop")),
    "+": Choice(Say("choice-roll"), Say("choice-roll.effect")),
}


class SealedBidsTeller(Teller):
    def event(self, event: Event) -> Say:
        """`event-drew` of a card that the reader may not know is `event-drew.hidden`."""
        told = super().event(event)
        return replace(told, id=f"{told.id}.hidden") if HIDDEN in event.arguments else told

    def question(self, view: BidsView) -> Say:
        return Say(f"ask-{view.asking}", {"seat": seat(view.mover)})

    def choices(self, view: BidsView) -> dict[str, Choice]:
        return {**_BIDS, **_MARKS, **_BOASTS}

    def ways(self, state: Any, seat: int) -> list[Way]:
        """A mark, and no boast."""
        asked = state.asking == MARK and seat in state.waiting
        outcomes = [Say("way-mark", {"mark": mark}) for mark in (1, 2, 3)]
        ways = [Way(f"@{mark}", (mark, 0), told) for mark, told in enumerate(outcomes, 1)]
        return ways if asked else []

    def screen(self, view: BidsView, words: Words) -> Screen:
        return screen.draw(self, view, words)


TELLER = SealedBidsTeller
