"""Bots in general: how they are found, and what they may rely on."""

from __future__ import annotations

import pytest

import slipstream
from slipstream.bots.registry import levels_of, make_bot
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer


class Last(Bot):
    """Written as anybody would write a bot: plain Python on top of the package."""

    def choose(self, p: Perspective) -> int:
        return p.legal[-1]


def opened() -> slipstream.State:
    state = slipstream.load("FMR", 4).start()
    dealer = SeededDealer(1)
    while state.waiting == [slipstream.CHANCE]:
        state.apply(slipstream.CHANCE, state.sample(dealer))
    return state


def test_anybody_can_write_a_bot() -> None:
    """Also on top of the compiled build."""
    state = opened()
    seat = state.waiting[0]

    choice = Last().choose(Perspective(state, seat, SeededDealer(2), 0))

    assert choice == state.legal(seat)[-1]


def test_a_perspective_shows_what_the_seat_sees_and_guesses_the_rest() -> None:
    state = opened()
    seat = state.waiting[0]
    p = Perspective(state, seat, SeededDealer(2), 0)

    assert p.view() == state.game.view(state, seat)
    assert p.guess() is not state
    assert state.game.line(p.guess(), seat) == state.game.line(state, seat)


def test_the_random_bot_gives_every_answer_and_repeats_itself_with_the_same_luck() -> None:
    state = opened()
    seat = state.waiting[0]
    bot = make_bot(state.game, "random")

    def choices(seed: int) -> list[int]:
        luck = SeededDealer(seed)
        return [bot.choose(Perspective(state, seat, luck, 0)) for _ in range(400)]

    assert choices(7) == choices(7)
    assert set(choices(7)) == set(state.legal(seat))


def test_levels_are_listed_weakest_first() -> None:
    assert list(levels_of(type(slipstream.load("FMR", 4)))) == ["rookie", "club", "pro", "ace"]


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(
        slipstream.InvalidOption, match=r"no bot 'clever'; it has: random, rookie, pro"
    ):
        make_bot(slipstream.load("FMR", 4), "clever")


def test_a_bot_that_does_not_choose_is_no_bot() -> None:
    state = opened()

    with pytest.raises(NotImplementedError):
        Bot().choose(Perspective(state, state.waiting[0], SeededDealer(2), 0))
