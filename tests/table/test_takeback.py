"""Going back: alone to the barrier, beyond it together."""

from __future__ import annotations

from slipstream import CHANCE
from slipstream.kernel.trace import lays_open
from slipstream.table.room import entries as e
from slipstream.table.room.race import NEAR, PlayedMove
from slipstream.table.room.room import Room
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
    seat, index, before = asked(made), made.race.index, truth(made)
    answer(made, token="m:2")

    assert made.ledger.back_to(seat) == index
    assert made.ledger.back_to(1 - seat) == made.race.index
    number = made.race.number
    made.takeback(seat, number, index, NOW)
    assert truth(made) == before
    assert made.race.number == number + 1
    refused(made, "stale", seat, number, index, NOW, command="takeback")
    assert [type(entry) for entry in made.ledger.taken()[-2:]] == [e.Played, e.Undone]


def test_an_answer_to_an_undone_position_is_stale() -> None:
    made = own_steps()
    seat, number = asked(made), made.race.number
    answer(made, token="m:2")
    made.takeback(seat, made.race.number, made.race.index - 1, NOW)

    refused(made, "repeated", seat, number, "m:2", NOW)
    refused(made, "stale", seat, number, "m:3", NOW)
    answer(made, token="m:3")


def test_beyond_the_barrier_all_humans_must_agree() -> None:
    made = room(seats=4, humans=3)
    drive(made, made.race.index + 12)
    index, drawn = made.race.index, made.race.drawn.copy()
    to = last_choice(made)
    made.takeback(0, made.race.number, to, NOW)

    assert made.ledger.proposal is not None
    assert made.race.index == index
    refused(made, "repeated", 0, made.race.number, True, NOW, command="consent")
    refused(made, "stood_in", 3, made.race.number, True, NOW, command="consent")
    made.consent(1, made.race.number, True, NOW)
    assert made.race.index == index
    made.consent(2, made.race.number, True, NOW)
    assert made.race.index == to
    assert made.race.drawn == drawn
    refused(made, "stale", 1, made.race.number, True, NOW, command="consent")


def test_one_no_is_enough_and_a_move_ends_the_question() -> None:
    made = room()
    drive(made, made.race.index + 6)
    to = last_choice(made)
    made.takeback(0, made.race.number, to, NOW)
    made.consent(1, made.race.number, False, NOW)

    assert made.ledger.proposal is None
    made.takeback(0, made.race.number, to, NOW)
    answer(made)
    assert made.ledger.proposal is None


def test_a_single_human_goes_back_as_far_as_there_is_a_choice() -> None:
    made = room(humans=1)
    drive(made, made.race.index + 12)
    to = last_choice(made)
    before_luck = to - 1
    assert made.race.moves[before_luck][0] == CHANCE
    refused(made, "luck", 0, made.race.number, before_luck, NOW, command="takeback")
    refused(made, "no_move", 0, made.race.number, made.race.index, NOW, command="takeback")
    made.takeback(0, made.race.number, to, NOW)

    assert made.race.index == to


def test_undone_luck_is_not_dealt_again() -> None:
    made = room(humans=1)
    again = room(humans=1)
    seat, token = asked(made), tokens(made, asked(made))[0]
    made.answer(seat, made.race.state.legal(seat)[0], NOW)
    first = [action for who, action in made.race.moves if who == CHANCE]
    made.takeback(0, made.race.number, again.race.index, NOW)
    made.answer(seat, made.race.state.legal(seat)[0], NOW)

    assert token
    assert [action for who, action in made.race.moves if who == CHANCE] != first


def test_nothing_is_taken_back_after_the_end() -> None:
    made = room(humans=1)
    drive(made)

    refused(made, "over", 0, made.race.number, last_choice(made), NOW, command="takeback")


def after_a_forced_step() -> tuple[Room, int]:
    """A choice, then a step without one, by the same seat, which may still go back."""
    made = room("TA", seats=2)
    for _ in range(1000):
        drive(made, made.race.index + 1)
        seat = made.race.moves[-1][0]
        here = made.race.index
        if seat != CHANCE and made.ledger.back_to(seat) <= here - 2:
            choices = [len(made.race.at(index).legal(seat)) for index in (here - 2, here - 1)]
            if choices[0] > choices[1] == 1:
                return made, seat
    raise AssertionError("some step has no choice")


def test_what_has_played_itself_is_taken_back_with_the_choice_before_it() -> None:
    made, seat = after_a_forced_step()
    here = made.race.index

    made.takeback(seat, made.race.number, here - 1, NOW)
    assert made.race.index == here - 2


def test_who_answers_all_in_person_takes_back_single_answers() -> None:
    made, seat = after_a_forced_step()
    made.wish(seat, False, NOW)
    here = made.race.index

    made.takeback(seat, made.race.number, here - 1, NOW)
    assert made.race.index == here - 1


def test_a_position_is_found_again_however_far_back_it_is() -> None:
    made = room("GPF1", humans=1)
    lines = {made.race.index: truth(made)}
    while made.race.index < 4 * NEAR:
        drive(made, made.race.index + 1)
        lines[made.race.index] = truth(made)

    assert [made.race.game.line(made.race.at(index), CHANCE) for index in lines] == list(
        lines.values()
    )


def test_an_answer_that_shows_its_seat_something_new_is_a_barrier() -> None:
    """Quick Grand Prix: the last player of the draft sees what the others hold, and goes on."""
    made = room("QGP", seats=2)
    barriers: dict[bool, bool] = {}
    while made.ledger.is_running:
        drive(made, made.race.index + 1)
        step = made.race.recent[-1]
        if isinstance(step, PlayedMove) and step.move.seat != CHANCE:
            opened = lays_open(step.events, made.race.game.kinds, step.move.seat)
            barriers[opened] = made.ledger.back_to(step.move.seat) == made.race.index

    assert barriers == {True: True, False: False}


def test_who_was_handed_over_by_another_still_has_to_agree() -> None:
    made = room(humans=2, seats=3)
    drive(made, 30)
    made.stand_in(1, 0, "random", True, NOW)
    to = to_a_choice(made, 10)
    made.takeback(0, made.race.number, to, NOW)

    assert made.race.index > to
    made.take_seat_back(1, NOW)
    made.consent(1, made.race.number, True, NOW)
    assert made.race.index == to


def test_who_has_left_the_seat_to_a_bot_need_not_agree() -> None:
    made = room(humans=2, seats=3)
    drive(made, 30)
    made.stand_in(1, 1, "random", False, NOW)
    to = to_a_choice(made, 10)
    made.takeback(0, made.race.number, to, NOW)

    assert made.race.index == to


def to_a_choice(made: Room, index: int) -> int:
    """The first position from there on at which a seat is asked."""
    while CHANCE in made.race.at(index).waiting:
        index += 1
    return index
