"""Moves as words, one by one, and as a seat may know them."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from notation.records import bids
from sealed_bids.rules.decisions import Mark
from sealed_bids.rules.state import Bids
from slipstream import CHANCE, HIDDEN, PUBLIC, IllegalAction, InvalidText, State, load, read
from slipstream.kernel.answers import Answers
from slipstream.notation.moves import (
    Move,
    apply_word,
    hide,
    known,
    movetext,
    redacted,
    rows,
    spelled,
)
from slipstream.notation.replay import Replay


def move(seat: int, text: str, audience: int = PUBLIC, turn: int = 1) -> Move:
    return Move(turn=turn, seat=seat, action=7, decision="d", text=text, audience=audience)


def test_a_move_is_spelled_before_it_is_played() -> None:
    state = load("TOY", 2).start()

    assert spelled(state, CHANCE, 12) == Move(
        turn=0, seat=CHANCE, action=12, decision="deal", text="12", audience=0
    )


def test_a_row_belongs_to_a_seat_until_another_moves() -> None:
    moves = [move(0, "a"), move(0, "b"), move(CHANCE, "6"), move(1, "c"), move(0, "d")]

    assert rows(moves, {}) == ["1   1 a b ~6", "    2 c", "    1 d"]


def test_moves_alone_stand_without_turn_and_seat() -> None:
    assert movetext([move(0, "a"), move(CHANCE, "6"), move(1, "c", turn=2)]) == "a ~6 c"


def test_a_row_begins_with_every_turn() -> None:
    moves = [move(0, "a"), move(0, "b", turn=2), move(CHANCE, "6", turn=3), move(0, "c", turn=3)]

    assert rows(moves, {}) == ["1   1 a", "2   1 b", "3   ~6", "    1 c"]


def test_cards_into_one_hand_are_one_word() -> None:
    moves = [move(CHANCE, "x", 0), move(CHANCE, "y", 0), move(CHANCE, "z", 1), move(CHANCE, "w")]

    assert rows(moves, {}) == ["1   1~x,y", "    2~z ~w"]
    assert rows(redacted(moves, 1), {}) == ["1   1~?2", "    2~z ~w"]


def test_public_outcomes_are_words_of_their_own() -> None:
    assert rows([move(CHANCE, "3"), move(CHANCE, "4")], {}) == ["1   ~3 ~4"]


def test_a_comment_ends_a_word() -> None:
    moves = [move(CHANCE, "x", 0), move(CHANCE, "y", 0), move(CHANCE, "z", 0)]

    assert rows(moves, {1: "here"}) == ["1   1~x,y {here}", "    1~z"]


def step(text: str, seat: int = 0, turn: int = 1) -> Move:
    return Move(
        turn=turn, seat=seat, action=7, decision="s", text=text, audience=PUBLIC, glued=True
    )


def test_a_path_is_one_word() -> None:
    moves = [move(0, "15#62"), step(">"), step(">1"), step("i"), move(0, "."), step("=")]

    assert rows(moves, {}) == ["1   1 15#62 >>1i . ="]


def test_a_path_ends_with_its_seat_its_turn_or_a_comment() -> None:
    moves = [step(">"), step(">", 1), step("i", 1), step("o", 1, 2)]

    assert rows(moves, {}) == ["1   1 >", "    2 >i", "2   2 o"]
    assert rows(moves, {1: "here"}) == ["1   1 >", "    2 > {here} i", "2   2 o"]


def test_unknown_steps_of_a_path_stand_alone() -> None:
    moves = [step(">"), hide(step(">")), hide(step("i")), step("o")]

    assert rows(moves, {}) == ["1   1 > ? ? o"]


def test_a_hidden_move_keeps_who_and_when_alone() -> None:
    hidden = hide(move(2, "secret", 2))

    assert (hidden.seat, hidden.turn, hidden.decision) == (2, 1, "d")
    assert (hidden.text, hidden.action) == ("?", HIDDEN)


def test_a_move_is_known_to_its_audience_and_the_dealer() -> None:
    private = move(CHANCE, "x", 1)

    assert [known(private, seat) for seat in (0, 1, CHANCE, PUBLIC)] == [False, True, True, False]
    assert known(move(0, "x"), PUBLIC)


def test_pending_answers_are_known_to_their_seat_alone() -> None:
    moves = [move(0, "x"), move(1, "y")]

    assert [m.text for m in redacted(moves, 1, [0, 1])] == ["?", "y"]
    assert [m.text for m in redacted(moves, PUBLIC, [1])] == ["x", "?"]


def test_a_word_is_read_and_played() -> None:
    state = load("TOY", 2).start()

    assert apply_word(state, None, "1~3,4") == [(CHANCE, 3), (CHANCE, 4)]
    assert apply_word(state, 0, "2~5,7") == [(CHANCE, 5), (CHANCE, 7)]
    assert apply_word(state, 1, "b5") == [(1, 5)]
    assert state.waiting == [0]


def test_a_refusal_tells_a_seat_nothing_that_is_hidden() -> None:
    """The position quoted to a seat that is not asked is the spectators'."""
    state = Replay(bids("0   1~3,4", "    2~5,7", "1   2 b5")).at(5)

    with pytest.raises(InvalidText, match="seat 2 is not asked") as error:
        apply_word(state, 1, "b7")
    assert error.value.line == state.game.line(state, PUBLIC)
    assert "?" in error.value.line


def test_a_token_may_be_cut_short_at_its_colon() -> None:
    state = Replay(bids("0   1~3,4", "    2~5,7", "1   2 b5", "    1 b3")).at(6)
    state.decisions = [OnlyTwo() if isinstance(d, Mark) else d for d in state.decisions]

    assert state.decisions[state.asking].read(state, 1, "m") == 2


class OnlyTwo(Mark):
    def answers(self, s: Bids, seat: i64, out: Answers) -> None:
        out.extend([2])


def on_the_way() -> State:
    """Teamwork for car 25, three movement points left, and a fork after the next sector."""
    return read(
        "TA/2 yunta_brothers turn=1 first=1 ask=step:1 move=25#4,mp:3,been:@8.0"
        " cars=25@8.0*,29@5.0,8@1.0,11@0.0 hand=1:5,6;2:7,8,9 deck=78 used=4 per_team=2"
    )


def test_a_path_is_taken_apart_by_the_longest_token_that_fits() -> None:
    state = on_the_way()

    moves = apply_word(state, 0, ">>0o")

    assert len(moves) == 3
    assert state.decisions[state.asking].name == "second_car"


def test_a_path_that_goes_wrong_is_refused_at_the_step() -> None:
    with pytest.raises(IllegalAction, match="'bo' is not allowed here"):
        apply_word(on_the_way(), 0, ">bo")
    with pytest.raises(InvalidText, match="'zo' is not an answer"):
        apply_word(on_the_way(), 0, ">zo")


def test_a_path_ends_where_something_else_is_asked() -> None:
    with pytest.raises(InvalidText, match="the path ends before '29'"):
        apply_word(on_the_way(), 0, ">>0o29")


def test_a_path_ends_with_the_turn_of_its_seat() -> None:
    state = on_the_way()
    apply_word(state, 0, ">>0o")
    apply_word(state, 0, "29")

    with pytest.raises(InvalidText, match="seat 1 is not asked for '>>'"):
        apply_word(state, 0, ">>>>>")
