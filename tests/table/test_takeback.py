"""Going back: alone to the barrier, beyond it together."""

from __future__ import annotations

from slipstream import CHANCE
from slipstream.table import entries as e
from slipstream.table.room import Room
from slipstream.table.standing import NEAR, reveals
from table.rooms import (
    NOW,
    answer,
    asked,
    drive,
    last_choice,
    own_steps,
    refused,
    room,
    tokens,
    truth,
)


def test_own_answers_can_be_taken_back_to_the_barrier() -> None:
    made = own_steps()
    seat, index, before = asked(made), made.index, truth(made)
    answer(made, token="m:2")

    assert made.back_to(seat) == index
    assert made.back_to(1 - seat) == made.index
    number = made.number
    made.takeback(seat, number, index, NOW)
    assert truth(made) == before
    assert made.number == number + 1
    refused(made, "stale", seat, number, index, NOW, command="takeback")
    assert [type(entry) for entry in made.taken()[-2:]] == [e.Played, e.Undone]


def test_an_answer_to_an_undone_position_is_stale() -> None:
    made = own_steps()
    seat, number = asked(made), made.number
    answer(made, token="m:2")
    made.takeback(seat, made.number, made.index - 1, NOW)

    refused(made, "repeated", seat, number, "m:2", NOW)
    refused(made, "stale", seat, number, "m:3", NOW)
    answer(made, token="m:3")


def test_beyond_the_barrier_all_humans_must_agree() -> None:
    made = room(seats=4, humans=3)
    drive(made, made.index + 12)
    index, drawn = made.index, made.drawn.copy()
    to = last_choice(made)
    made.takeback(0, made.number, to, NOW)

    assert made.proposal is not None
    assert made.index == index
    refused(made, "repeated", 0, made.number, True, NOW, command="consent")
    refused(made, "stood_in", 3, made.number, True, NOW, command="consent")
    made.consent(1, made.number, True, NOW)
    assert made.index == index
    made.consent(2, made.number, True, NOW)
    assert made.index == to
    assert made.drawn == drawn
    refused(made, "stale", 1, made.number, True, NOW, command="consent")


def test_one_no_is_enough_and_a_move_ends_the_question() -> None:
    made = room()
    drive(made, made.index + 6)
    to = last_choice(made)
    made.takeback(0, made.number, to, NOW)
    made.consent(1, made.number, False, NOW)

    assert made.proposal is None
    made.takeback(0, made.number, to, NOW)
    answer(made)
    assert made.proposal is None


def test_a_single_human_goes_back_as_far_as_there_is_a_choice() -> None:
    made = room(humans=1)
    drive(made, made.index + 12)
    to = last_choice(made)
    before_luck = to - 1
    assert made.moves[before_luck][0] == CHANCE
    refused(made, "luck", 0, made.number, before_luck, NOW, command="takeback")
    refused(made, "no_move", 0, made.number, made.index, NOW, command="takeback")
    made.takeback(0, made.number, to, NOW)

    assert made.index == to


def test_undone_luck_is_not_dealt_again() -> None:
    made = room(humans=1)
    again = room(humans=1)
    seat, token = asked(made), tokens(made, asked(made))[0]
    made.answer(seat, made.state.legal(seat)[0], NOW)
    first = [action for who, action in made.moves if who == CHANCE]
    made.takeback(0, made.number, again.index, NOW)
    made.answer(seat, made.state.legal(seat)[0], NOW)

    assert token
    assert [action for who, action in made.moves if who == CHANCE] != first


def test_nothing_is_taken_back_after_the_end() -> None:
    made = room(humans=1)
    drive(made)

    refused(made, "over", 0, made.number, last_choice(made), NOW, command="takeback")


def after_a_forced_step() -> tuple[Room, int]:
    """A choice, then a step without one, by the same seat, which may still go back."""
    made = room("TA", seats=2)
    for _ in range(1000):
        drive(made, made.index + 1)
        seat = made.moves[-1][0]
        here = made.index
        if seat != CHANCE and made.back_to(seat) <= here - 2:
            choices = [len(made.at(index).legal(seat)) for index in (here - 2, here - 1)]
            if choices[0] > choices[1] == 1:
                return made, seat
    raise AssertionError("some step has no choice")


def test_what_has_played_itself_is_taken_back_with_the_choice_before_it() -> None:
    made, seat = after_a_forced_step()
    here = made.index

    made.takeback(seat, made.number, here - 1, NOW)
    assert made.index == here - 2


def test_who_answers_all_in_person_takes_back_single_answers() -> None:
    made, seat = after_a_forced_step()
    made.wish(seat, False, NOW)
    here = made.index

    made.takeback(seat, made.number, here - 1, NOW)
    assert made.index == here - 1


def test_a_position_is_found_again_however_far_back_it_is() -> None:
    made = room("GPF1", humans=1)
    lines = {made.index: truth(made)}
    while made.index < 4 * NEAR:
        drive(made, made.index + 1)
        lines[made.index] = truth(made)

    assert [made.game.line(made.at(index), CHANCE) for index in lines] == list(lines.values())


def test_an_answer_that_shows_its_seat_something_new_is_a_barrier() -> None:
    made = own_steps()
    seat = asked(made)
    sealed = room("TOY", seats=2).state
    sealed.apply(1, sealed.legal(1)[0])

    assert not reveals(made.state, seat, made.state.legal(seat)[0])
    assert reveals(sealed, 0, sealed.legal(0)[0])
