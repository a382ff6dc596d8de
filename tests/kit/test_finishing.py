"""Bots of every level, and drivers of every character, bring every race to its end."""

from __future__ import annotations

import pytest

from browser.shortest import options
from kit.entries import Entry, each_value
from slipstream import CHANCE, GAMES, SeededDealer
from slipstream.bots.characters import CHARACTERS
from slipstream.bots.levels import LEVELS, Searcher
from slipstream.bots.registry import make_bot
from slipstream.kernel.bot import Bot, Perspective

FIELDS = [*LEVELS, *(f"pro-{character}" for character in CHARACTERS)]
KINDS = [load() for load in GAMES.values()]
SHORT = [Entry(kind, kind.fewest, tuple(options(kind.code).items())) for kind in KINDS]
ALL = [entry for kind in KINDS for entry in each_value(kind)]


def driven(entry: Entry, first: int) -> None:
    """A race of hurried bots, the first of them in the first seat and so on."""
    game = entry.game()
    bots: list[Bot] = []
    for seat in range(game.seats):
        bot = make_bot(game, FIELDS[(first + seat) % len(FIELDS)])
        if isinstance(bot, Searcher):
            bot.times = 0.0  # every move that is looked at, once
        bots.append(bot)
    state = game.start()
    luck = SeededDealer(first)
    decisions = 0
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(luck))
            continue
        legal = state.legal(seat)
        answer = legal[0]
        if len(legal) > 1:
            decisions += 1
            answer = bots[seat].choose(Perspective(state, seat, luck, 0))
        assert answer in legal
        state.apply(seat, answer)
        assert decisions <= game.longest
    assert state.end() in game.ends


@pytest.mark.once
@pytest.mark.parametrize("entry", SHORT, ids=Entry.name)
def test_levels_finish_a_short_race(entry: Entry) -> None:
    driven(entry, 2)


@pytest.mark.more
@pytest.mark.parametrize("entry", ALL, ids=Entry.name)
def test_levels_and_characters_finish_every_race(entry: Entry) -> None:
    for first in range(0, len(FIELDS), entry.seats):
        driven(entry, first)
