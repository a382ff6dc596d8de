"""What is asked, in words: from the seat's own view, so that it tells nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from slipstream.kernel.game import Game
from slipstream.kernel.screen import Screen, parts, text, words
from slipstream.table.wire import Wording


def worded(
    game: Game, view: Any, names: list[str], tokens: Sequence[str]
) -> tuple[str, dict[str, Wording]]:
    """The question; and every token in words, with the parts that menus take apart."""
    screen = game.screen(view, names)
    found: dict[str, Wording] = {}
    for token in tokens:
        for part in parts(token):
            if part in screen.words:
                found[part] = _wording(part, screen)
        found[token] = _wording(token, screen)
    return text(screen.question), found


def _wording(token: str, screen: Screen) -> Wording:
    choice = words(token, screen)
    head = screen.words.get(parts(token)[0])
    # On the terminal a letter that is typed stands before its meaning; here it is clicked.
    label = text(choice.label).removeprefix(f"{token}  ")
    return Wording(label, choice.effect or (head.effect if head else ""))
