"""Numbered choices: tokens taken apart, so that a long list becomes two short ones."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from slipstream.cli.console import styled
from slipstream.cli.preview import preview
from slipstream.games.registry import teller
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State
from slipstream.tell.screen import Choice, Screen, row
from slipstream.tell.teller import choice_of, parts
from slipstream.tell.words import Words

FEW = 4  # so many tokens need no grouping
MOST_WAYS = 12  # whole moves in a menu; the others are made step by step


class Item(msgspec.Struct, frozen=True):
    """A line of a menu: one token, or all tokens with the same beginning."""

    name: str
    actions: list[int]
    tokens: list[str]
    run: tuple[int, ...] = ()
    """The answers of a whole move, if it is one."""
    told: str = ""
    """What the game says of a whole move."""


def items(state: State, seat: int) -> list[Item]:
    """The first menu: the first parts of the tokens, or whole tokens where they are few."""
    decision = state.decision
    spelled = {decision.spell(state, action): action for action in state.legal(seat)}
    heads: dict[str, list[str]] = {}
    for token in spelled:
        heads.setdefault(parts(token)[0], []).append(token)
    if len(heads) == 1 or len(spelled) <= FEW:
        return [Item(token, [action], [token]) for token, action in spelled.items()]
    return [Item(head, [spelled[t] for t in tokens], tokens) for head, tokens in heads.items()]


def whole_moves(state: State, seat: int, speech: Words) -> list[Item]:
    """After the steps: the farthest whole moves, as far as the seat can know them.

    Other ways to a place (`@14.1/2`) come after one way to every place.
    """
    ways = teller(state.game).ways(state.guess(seat, SeededDealer(0)), seat)
    several = [way for way in ways if len(way.answers) > 1]
    chosen = sorted(several, key=lambda way: "/" in way.name)[:MOST_WAYS]
    return [
        Item(
            way.name,
            [way.answers[0]],
            [way.name],
            way.answers,
            speech.say(way.outcome) if way.outcome else "",
        )
        for way in chosen
    ]


def within(item: Item, screen: Screen) -> list[Item]:
    """The second menu: all answers of one item, in the order of the screen's words."""
    order = {word: place for place, word in enumerate(screen.words)}
    pairs = sorted(
        zip(item.tokens, item.actions, strict=True),
        key=lambda pair: order.get(parts(pair[0])[1], len(order)),
    )
    return [Item(token, [action], [token]) for token, action in pairs]


def show_menu(
    out: Console, state: State, seat: int, menu: list[Item], screen: Screen, speech: Words
) -> None:
    """Number, token, words, and what it would do."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for number, item in enumerate(menu, 1):
        name = short_name(item, menu)
        choice = choice_of(name, screen)
        if item.told:
            choice = Choice(row(f"{name}  {item.told}"), choice.effect)
        text = Text(choice.effect)
        if len(item.actions) == 1:
            told = preview(state, seat, item.run or item.actions, speech)
            if told and told not in choice.effect:
                text.append(("\n" if choice.effect else "") + told, "dim" if choice.effect else "")
        label = styled(choice.label)
        grid.add_row(f" {number}", "" if label.plain.startswith(name) else name, label, text)
    out.print(grid)


def short_name(item: Item, menu: list[Item]) -> str:
    """The token, or its second part where all tokens begin alike."""
    heads = {parts(other.name)[0] for other in menu}
    tail = parts(item.name)[1]
    return tail if tail and len(menu) > 1 and len(heads) == 1 else item.name
