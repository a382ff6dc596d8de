"""Questions and answers in words: from what the seat sees, for every game."""

from __future__ import annotations

import pytest

from slipstream import CHANCE, GAMES, PUBLIC, SeededDealer, load
from slipstream.kernel.screen import parts
from slipstream.table.telling import position
from table.rooms import NOW, drive, room
from table.serving import Served

NAMES = [f"Driver {seat + 1}" for seat in range(11)]


@pytest.mark.parametrize("code", GAMES)
def test_every_answer_of_a_race_comes_in_words(code: str) -> None:
    made = room(code, seats=load(code, GAMES[code]().fewest).seats)
    luck = SeededDealer(2)
    while made.is_running and made.index < 400:
        seat = made.waiting()[0]
        told = position(made, seat, NOW)

        assert told.question
        assert set(told.answers) <= set(told.words)
        assert all(word.label.strip() == word.label != "" for word in told.words.values())
        known = {part for token in told.answers for part in (*parts(token), token)}
        assert set(told.words) <= known, "nothing is told that nobody may answer"
        drive(made, made.index + 1 + luck.below(0, 9), seed=made.index)


def test_an_answer_in_words_says_what_its_card_does() -> None:
    made = room("FMR")
    drive(made, 40)
    told = position(made, made.waiting()[0], NOW)
    token = next(token for token in told.answers if ":" in token)
    card = token.partition(":")[0]

    assert told.words[token].label.startswith(told.words[card].label)
    assert told.words[token].effect == told.words[card].effect != ""


@pytest.mark.parametrize("code", GAMES)
def test_who_is_not_asked_gets_no_answers_in_words(code: str) -> None:
    made = room(code)
    waiting = made.waiting()
    others = [seat for seat in [*range(made.game.seats), PUBLIC] if seat not in waiting]

    assert all(position(made, seat, NOW).words == {} for seat in others)


def test_words_are_the_same_whatever_the_seat_cannot_know() -> None:
    made = room("QGP")
    drive(made, 30)
    seat = made.waiting()[0]
    told = position(made, seat, NOW)
    made.state = made.state.guess(seat, SeededDealer(9))

    assert position(made, seat, NOW) == told


def test_who_wants_no_view_gets_no_words(served: Served) -> None:
    table = served.table()
    with table.connect(0, view=False) as bare, table.connect(0) as full:
        assert "question" not in bare.position
        assert "words" not in bare.position
        assert full.position["question"]


def test_nothing_is_asked_when_the_race_is_over() -> None:
    made = room("FMR")
    drive(made)
    told = position(made, 0, NOW)

    assert (told.question, told.words, told.decision) == ("", {}, "end")
    assert made.game.line(made.state, CHANCE)
