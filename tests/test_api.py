"""What `import slipstream` offers: races in words, records, bots, and positions to look at."""

from __future__ import annotations

import doctest
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

import slipstream
from slipstream import (
    CHANCE,
    GAMES,
    AmbiguousText,
    IllegalAction,
    InvalidText,
    NoSuchSeat,
    Perspective,
    Record,
    Replay,
    SeededDealer,
    State,
    load,
    make_bot,
    read,
    read_record,
    seat_name,
    show,
)
from slipstream.games.quick_grand_prix.tell.teller import QuickGrandPrixTeller

PLANS = (
    "QGP/1 monaco round=1 ask=plan:1,2 draft=1,2 order=SL,RA,RB,YA,YB hand=1:Q1,Q2;2:Q3,Q4"
    " spare=Q5,Q6,Q7,Q8,BG"
)
DRAFT = "QGP/1 monaco ask=draft_first:2 draft=1,2 hand=1:(Q1);2:(Q2) middle=Q6 deck=6"


def started(code: str, seed: int = 1) -> State:
    state = load(code, GAMES[code]().fewest).start()
    state.deal(SeededDealer(seed))
    return state


def test_the_first_lines_of_the_package_hold() -> None:
    assert doctest.testmod(slipstream).attempted > 3
    assert doctest.testmod(slipstream).failed == 0


def test_everything_that_is_offered_is_there() -> None:
    assert all(hasattr(slipstream, name) for name in slipstream.__all__)


@pytest.mark.parametrize("code", GAMES)
def test_a_race_is_driven_in_words(code: str) -> None:
    """Every word that `moves` names is legal; the dealer answers in between."""
    dealer = SeededDealer(3)
    state = load(code, GAMES[code]().fewest).start()
    state.deal(dealer)
    answers = 0
    while state.waiting and answers < 60:
        seat = state.waiting[-1]
        state.play(state.moves(seat)[-1], seat)
        state.deal(dealer)
        answers += 1

    assert CHANCE not in state.waiting


def test_words_are_those_of_the_one_who_is_asked() -> None:
    state = read(DRAFT)

    assert state.moves() == ["keep", "discard", "swap:Q6"]
    assert state.moves(0) == [], "seat 1 is not asked"
    state.play("swap")
    assert state.decision.name == "draft_fill"


def test_where_several_are_asked_the_seat_is_named() -> None:
    state = read(PLANS)

    with pytest.raises(AmbiguousText, match=r"several seats are asked: seat 1 \(seat=0\), seat 2"):
        state.moves()
    with pytest.raises(AmbiguousText, match="say which one answers"):
        state.play("Q1:1,Q2:2")
    state.play("Q1:1,Q2:2", seat=0)
    assert state.waiting == [1]


@pytest.mark.parametrize(
    ("word", "seat", "refusal", "message"),
    [
        ("swap:Q8", None, IllegalAction, "'swap:Q8' is not allowed here (QGP-3.6)"),
        ("fly", None, InvalidText, "'fly' is not an answer to 'draft_first'"),
        ("keep", 0, IllegalAction, "seat 1 is not asked now; waiting for seat 2 (seat=1)"),
    ],
)
def test_a_word_that_is_not_legal_is_refused_and_nothing_has_changed(
    word: str, seat: int | None, refusal: type[Exception], message: str
) -> None:
    state = read(DRAFT)
    with pytest.raises(refusal) as refused:
        state.play(word, seat)

    assert message in str(refused.value)
    assert state.game.line(state, CHANCE) == DRAFT


@pytest.mark.parametrize("code", GAMES)
def test_a_seat_that_a_race_does_not_have_is_named_with_both_ways_of_counting(code: str) -> None:
    """A number beyond the last is not taken for anybody."""
    state = started(code)
    game = state.game
    doors: list[Callable[[int], object]] = [
        state.moves,
        lambda seat: state.play("x", seat),
        lambda seat: slipstream.play(state, seat, 0),
        lambda seat: Perspective(state, seat, SeededDealer(1), 100),
        lambda seat: show(state, seat),
        lambda seat: game.view(state, seat),
        lambda seat: game.line(state, seat),
    ]
    for door in doors:
        for seat in (game.seats, -3):
            with pytest.raises(NoSuchSeat) as refused:
                door(seat)
            assert f"no seat {seat}" in str(refused.value)
            assert f"0 to {game.seats - 1} in Python" in str(refused.value)
            assert f"1 to {game.seats} in lines and records" in str(refused.value)


def test_people_count_seats_from_one_and_python_from_zero() -> None:
    game = load("FMR", seats=4)

    assert [game.seat(number) for number in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert [seat_name(game.seat(number)) for number in (1, 4)] == ["seat 1", "seat 4"]
    for number in (0, 5):
        with pytest.raises(
            NoSuchSeat, match=f"seat {number} is not in this race: its seats are 1 to 4"
        ):
            game.seat(number)


def test_who_is_asked_is_told_as_people_and_as_python_count() -> None:
    with pytest.raises(
        IllegalAction, match=r"seat 1 is not asked now; waiting for seat 2 \(seat=1\)"
    ):
        read(DRAFT).play("keep", seat=0)
    with pytest.raises(AmbiguousText, match=r"seat 1 \(seat=0\), seat 2 \(seat=1\); say which"):
        read(PLANS).moves()


def test_when_the_race_is_over_nothing_is_left_to_say() -> None:
    state = read(
        "QGP/1 monaco round=6 ask=end draft=1,2 order=SL,RA,RB,YA,YB hand=1:Q1,Q2;2:Q3,Q4"
        " spare=Q5,Q6,Q7,Q8,BG"
    )

    assert state.moves() == []
    assert state.moves(0) == []
    with pytest.raises(IllegalAction, match="the race is over"):
        state.play("keep")


@pytest.mark.parametrize("code", GAMES)
def test_a_position_is_drawn_in_a_notebook_and_written_elsewhere(code: str) -> None:
    state = started(code)
    seat = state.waiting[0]
    board = show(state, seat)

    ElementTree.fromstring(board._repr_svg_() or "")
    assert board.view == state.game.view(state, seat)
    assert str(board) == repr(board) == board.text
    assert "You" in board.text
    assert "You" not in show(state).text


def test_a_board_shows_what_its_seat_may_know() -> None:
    state = read(DRAFT)

    assert "Q1 1/5" in show(state, 0).text
    assert "Q1 1/5" not in show(state, 1).text
    assert "Ann" in show(state, names=["Ann", "Ben"]).text
    assert "Abschnitt" in show(state, language="de").text


def test_a_game_without_a_drawing_shows_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    state = read(DRAFT)
    monkeypatch.setattr(QuickGrandPrixTeller, "picture", lambda *_: "")

    assert show(state)._repr_svg_() is None


def test_a_record_is_written_read_and_replayed() -> None:
    game, dealer = load("FMR", 3), SeededDealer(5)
    record, state = Record(game), game.start()
    bot = make_bot(game, "random")
    while state.waiting and len(record.moves) < 50:
        seat = state.waiting[0]
        action = (
            state.sample(dealer)
            if seat == CHANCE
            else bot.choose(Perspective(state, seat, SeededDealer(1), 100))
        )
        record.moves.append((seat, action))
        slipstream.play(state, seat, action)
    again = read_record(record.write())
    last = Replay(again).at(len(record.moves))

    assert again.moves == record.moves
    assert game.line(last, CHANCE) == game.line(state, CHANCE)
