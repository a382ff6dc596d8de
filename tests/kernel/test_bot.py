"""A person's own bot, and the bots by name."""

from __future__ import annotations

import pytest

from slipstream import CHANCE, Game, InvalidOption, SeededDealer, State, load
from slipstream.bots.registry import bots_of, make_bot
from slipstream.kernel.bot import Bot, Perspective


class Last(Bot):
    """Written in plain Python, whatever the kernel is built as."""

    def choose(self, p: Perspective) -> int:
        return p.legal[-1]


def dealt(game: Game) -> State:
    """A race in which a seat has to answer."""
    state = game.start()
    dealer = SeededDealer(1)
    while state.waiting == [CHANCE]:
        state.apply(CHANCE, state.sample(dealer))
    return state


def test_a_bot_in_plain_python_plays_on_either_build() -> None:
    state = dealt(load("FMR", 3))
    seat = state.waiting[0]

    choice = Last().choose(Perspective(state, seat, SeededDealer(0), 100))

    assert choice == state.legal(seat)[-1]


def test_a_perspective_shows_the_seats_view_and_guesses_what_it_cannot_see() -> None:
    game = load("FMR", 3)
    state = dealt(game)
    p = Perspective(state, 1, SeededDealer(0), 100)

    assert p.view() == game.view(state, 1)
    assert game.line(p.guess(), 1) == game.line(state, 1)


def test_the_random_bot_answers_legally_and_by_its_own_luck_alone() -> None:
    game = load("FMR", 3)
    state = dealt(game)
    seat = state.waiting[0]
    bot = make_bot(game, "random")

    choices = {bot.choose(Perspective(state, seat, SeededDealer(n), 100)) for n in range(200)}

    assert choices == set(state.legal(seat))


def test_an_unknown_bot_is_refused_by_a_sentence_that_names_the_known_ones() -> None:
    game = load("FMR", 3)

    with pytest.raises(InvalidOption, match=r"FMR has no bot 'wise'; it has: random"):
        make_bot(game, "wise")
    assert set(bots_of(type(game))) >= {"random", *game.bots}
