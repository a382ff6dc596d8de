"""Moves taken back, and luck that stays counted."""

from __future__ import annotations

import pytest

from cli.helpers import record
from slipstream import CHANCE, InvalidText
from slipstream.notation.record import Divergence, Record, read_record, read_tags
from slipstream.notation.replay import check_deal, dealer_after, take_back


def played_on(made: Record, moves: int) -> None:
    """First answers for everybody, with the luck of the record's own dealer."""
    dealer = dealer_after(made)
    state = made.final()
    for _ in range(moves):
        seat = state.waiting[0]
        action = state.sample(dealer) if seat == CHANCE else state.legal(seat)[0]
        made.moves.append((seat, action))
        state.apply(seat, action)


def decision_before(made: Record, index: int) -> int:
    while made.moves[index - 1][0] == CHANCE:
        index -= 1
    return index - 1


def test_undone_luck_is_counted_and_the_deal_can_still_be_proved() -> None:
    made = record(moves=60)
    take_back(made, decision_before(made, 40))
    played_on(made, 20)

    check_deal(made)
    check_deal(read_record(made.write()))


def test_luck_asked_for_again_is_new() -> None:
    made = record(moves=60)
    index = decision_before(made, 40)
    before = made.moves[:]
    before_undo = [stream.count for stream in dealer_after(made).streams]
    take_back(made, index)

    assert made.moves == before[:index]
    assert [stream.count for stream in dealer_after(made).streams] == before_undo


def test_undo_after_undo_adds_up() -> None:
    made = record(moves=80)
    made.comments[decision_before(made, 30) - 1] = "a fine race"
    for index in (70, 50, 30):
        take_back(made, decision_before(made, index))
        played_on(made, 5)

    check_deal(made)
    assert "a fine race %undone 1:" in made.write()


def test_luck_that_was_never_undone_leaves_no_comment() -> None:
    made = record(moves=60)
    while made.moves[-1][0] == CHANCE:
        made.moves.pop()
    take_back(made, len(made.moves) - 1)

    assert made.comments == {}


def test_the_luck_that_opens_a_race_stays() -> None:
    with pytest.raises(AssertionError, match="stays"):
        take_back(record(moves=60), 0)


def test_a_start_with_a_choice_can_be_taken_back_whole() -> None:
    made = record(moves=60)
    begun = Record(made.game, {"Seed": "5", "Start": made.game.line(made.final(), CHANCE)})
    while begun.final().waiting == [CHANCE]:
        played_on(begun, 1)
    again = Record(made.game, {"Seed": "5", "Start": made.game.line(begun.final(), CHANCE)})
    played_on(again, 6)
    take_back(again, 0)
    played_on(again, 6)

    check_deal(again)
    assert again.comments[0].startswith("%undone")


def test_a_false_deal_is_named() -> None:
    made = record(seed=3)
    made.tags["Seed"] = "4"

    with pytest.raises(Divergence, match="is not what seed 4 deals"):
        check_deal(made)


def test_a_record_without_a_seed_has_no_deal_to_prove() -> None:
    made = record()
    del made.tags["Seed"]

    check_deal(made)


def test_a_seed_is_a_natural_number() -> None:
    made = record(moves=20)
    made.tags["Seed"] = "-1"

    with pytest.raises(InvalidText, match="Seed is a natural number"):
        check_deal(made)


def test_tags_can_be_read_alone() -> None:
    assert read_tags(record(moves=20).write(0))["View"] == "1"
