"""A position to look at: text in a terminal, a drawing in a notebook."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.games.registry import teller, words
from slipstream.kernel.game import State
from slipstream.kernel.trace import PUBLIC, seen
from slipstream.tell.screen import Row
from slipstream.tell.words import Words


class Board:
    """What one seat, or a spectator, sees of a race; made by `show`.

    It shows the position as it was then: a notebook draws it, `print` writes it.
    """

    def __init__(self, state: State, seat: int, names: Sequence[str], language: str) -> None:
        game = state.game
        self.view = game.view(state, seat)
        """Field by field; what the seat cannot know is not in it."""
        speech = words(type(game), names or [""] * game.seats, seat, language)
        self.svg = _drawing(state, seat, self.view, speech)
        """The drawing; empty if the game has none."""
        drawn = teller(game).screen(self.view, speech)
        last = drawn.result or (drawn.question,)
        self.text = "\n".join(map(_line, [*drawn.board, *drawn.hand, (), *last]))
        """As the terminal shows it, without colours."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str | None:
        return self.svg or None


def show(
    state: State, seat: int = PUBLIC, names: Sequence[str] = (), language: str = "en"
) -> Board:
    """A position as `seat` (from 0) sees it; without one, as a spectator does.

    Whoever has no name is a guest. If `state.trace` has been kept, the drawing tells what led here.
    """
    return Board(state, seat, names, language)


def _drawing(state: State, seat: int, view: object, speech: Words) -> str:
    game = state.game
    events = [seen(event, game.kinds, seat) for event in state.trace or []]
    return teller(game).picture(view, events, speech)


def _line(row: Row) -> str:
    return "".join(segment.text for segment in row).rstrip()
