"""Questions and answers as facts: from what the seat sees, for every game."""

from __future__ import annotations

import pytest

from slipstream import CHANCE, GAMES, PUBLIC, SeededDealer, load
from slipstream.games.registry import words
from slipstream.table.telling.position import present
from slipstream.tell.teller import parts
from table.rooms import NOW, drive, room
from table.serving import Served

NAMES = [f"Driver {seat + 1}" for seat in range(11)]


@pytest.mark.parametrize("code", GAMES)
def test_every_answer_of_a_race_comes_in_words(code: str) -> None:
    made = room(code, seats=load(code, GAMES[code]().fewest).seats)
    luck = SeededDealer(2)
    while made.ledger.is_running and made.race.index < 400:
        seat = made.ledger.waiting()[0]
        told = present(made.ledger, seat, NOW)

        speech = words(type(made.race.game), NAMES, seat)
        labels = [speech.say(word.label) for word in told.words.values()]

        assert told.question
        assert speech.say(told.question)
        assert set(told.answers) <= set(told.words)
        assert all(label.strip() == label != "" for label in labels)
        known = {part for token in told.answers for part in (*parts(token), token)}
        assert set(told.words) <= known, "nothing is told that nobody may answer"
        drive(made, made.race.index + 1 + luck.below(0, 9), seed=made.race.index)


def test_an_answer_in_words_says_what_its_card_does() -> None:
    made = room("FMR")
    drive(made, 40)
    told = present(made.ledger, made.ledger.waiting()[0], NOW)
    token = next(token for token in told.answers if ":" in token)
    card = token.partition(":")[0]

    assert told.words[token].label.args["first"] == told.words[card].label
    assert told.words[token].effect == told.words[card].effect is not None


@pytest.mark.parametrize("code", GAMES)
def test_who_is_not_asked_gets_no_answers_in_words(code: str) -> None:
    made = room(code)
    waiting = made.ledger.waiting()
    others = [seat for seat in [*range(made.race.game.seats), PUBLIC] if seat not in waiting]

    assert all(present(made.ledger, seat, NOW).words == {} for seat in others)


def test_words_are_the_same_whatever_the_seat_cannot_know() -> None:
    made = room("QGP")
    drive(made, 30)
    seat = made.ledger.waiting()[0]
    told = present(made.ledger, seat, NOW)
    made.race.state = made.race.state.guess(seat, SeededDealer(9))

    assert present(made.ledger, seat, NOW) == told


def test_who_wants_no_view_gets_no_words(served: Served) -> None:
    table = served.table()
    with table.connect(0, view=False) as bare, table.connect(0) as full:
        assert "question" not in bare.position
        assert "words" not in bare.position
        assert full.position["question"]


def test_nothing_is_asked_when_the_race_is_over() -> None:
    made = room("FMR")
    drive(made)
    told = present(made.ledger, 0, NOW)

    assert (told.question, told.words, told.decision) == (None, {}, "end")
    assert made.race.game.line(made.race.state, CHANCE)
