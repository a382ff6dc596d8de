"""Numbered choices: tokens grouped at their colon, so that a long list becomes two short ones."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from slipstream.cli.console import styled
from slipstream.cli.preview import preview
from slipstream.kernel.game import State
from slipstream.kernel.screen import Choice, Screen, row

FEW = 4  # so many tokens need no grouping


class Item(msgspec.Struct, frozen=True):
    """A line of a menu: one token, or all tokens with the same beginning."""

    name: str
    actions: list[int]
    tokens: list[str]


def items(state: State, seat: int) -> list[Item]:
    """The first menu: what stands before the colon, or whole tokens where they are few."""
    decision = state.decisions[state.asking]
    spelled = {decision.spell(state, action): action for action in state.legal(seat)}
    heads: dict[str, list[str]] = {}
    for token in spelled:
        heads.setdefault(token.partition(":")[0], []).append(token)
    if len(heads) == 1 or len(spelled) <= FEW:
        return [Item(token, [action], [token]) for token, action in spelled.items()]
    return [Item(head, [spelled[t] for t in tokens], tokens) for head, tokens in heads.items()]


def within(item: Item, screen: Screen) -> list[Item]:
    """The second menu: all answers of one item, in the order of the screen's words."""
    order = {word: place for place, word in enumerate(screen.words)}
    pairs = sorted(
        zip(item.tokens, item.actions, strict=True),
        key=lambda pair: order.get(pair[0].partition(":")[2], len(order)),
    )
    return [Item(token, [action], [token]) for token, action in pairs]


def show_menu(
    out: Console, state: State, seat: int, menu: list[Item], screen: Screen, names: list[str]
) -> None:
    """Number, token, words, and what it would do."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for number, item in enumerate(menu, 1):
        name = short_name(item, menu)
        choice = words(name, screen)
        text = Text(choice.effect)
        if len(item.actions) == 1:
            told = preview(state, seat, item.actions[0], names)
            if told and told not in choice.effect:
                text.append(("\n" if choice.effect else "") + told, "dim" if choice.effect else "")
        label = styled(choice.label)
        grid.add_row(f" {number}", "" if label.plain.startswith(name) else name, label, text)
    out.print(grid)


def short_name(item: Item, menu: list[Item]) -> str:
    """The token, or what follows its colon where all tokens begin alike."""
    heads = {other.name.partition(":")[0] for other in menu}
    tail = item.name.partition(":")[2]
    return tail if tail and len(menu) > 1 and len(heads) == 1 else item.name


def words(name: str, screen: Screen) -> Choice:
    """A token in words: as a whole, or what it adds after its colon."""
    known = screen.words
    if name in known:
        return known[name]
    head, colon, tail = name.partition(":")
    if colon and tail in known:
        label = known[tail].label
        return Choice((*known[head].label, *row("  "), *label) if head in known else label)
    return Choice(row(name))
