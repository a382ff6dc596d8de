"""What is told of a race."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from slipstream.games.grand_prix_f1.game import GrandPrixF1
from slipstream.games.grand_prix_f1.tell import choices, commentary, events, picture, screen
from slipstream.games.grand_prix_f1.tell.printed_board import printed_board
from slipstream.kernel.trace import Event
from slipstream.tell.commentary.seen import Moment, Runner, Seen
from slipstream.tell.printed_board import PrintedBoard
from slipstream.tell.say import Say
from slipstream.tell.screen import Screen
from slipstream.tell.teller import Choice, Teller
from slipstream.tell.words import Words


class GrandPrixF1Teller(Teller):
    game: GrandPrixF1

    def event(self, event: Event) -> Say:
        return events.fact_of(event)

    def brief(self, events_of: Sequence[Event]) -> list[Say]:
        """Where the car goes, what it loses, pays and wins; nothing of the next car's turn."""
        mine = [event for event in events_of if event.arguments[:1] == events_of[0].arguments[:1]]
        return [events.in_short(event) for event in mine if event.kind in events.BRIEF]

    def question(self, view: Any) -> Say:
        return choices.question(view)

    def choices(self, view: Any) -> dict[str, Choice]:
        return choices.choices(view)

    def scene(self, view: Any) -> Say:
        return commentary.scene(view)

    def field(self, view: Any) -> list[Runner]:
        return commentary.field(view)

    def moments(self, seen: Seen) -> Iterator[Moment]:
        return commentary.moments(seen)

    def screen(self, view: Any, words: Words) -> Screen:
        return screen.draw(view, words)

    def picture(self, view: Any, events: Sequence[Event], words: Words) -> str:
        return picture.draw(view, words)

    def board(self) -> PrintedBoard:
        return printed_board(self.game.laps)


TELLER = GrandPrixF1Teller
