"""The room: what it accepts, from whom, and what it refuses without changing anything."""

from __future__ import annotations

import msgspec
import pytest

from slipstream import CHANCE, GAMES
from slipstream.bots.registry import USUAL
from slipstream.notation.record import result
from slipstream.table.room import entries as e
from slipstream.table.room.clock import ClockRules
from slipstream.table.room.ledger import KEPT, STRIDE
from slipstream.table.room.refusal import NeedsHistory, OldRules
from slipstream.table.room.room import Room
from slipstream.table.telling.messages import seats, table_info
from table.rooms import (
    NOW,
    answer,
    asked,
    drive,
    minute,
    opened,
    own_steps,
    refused,
    room,
    tokens,
    truth,
)


def test_the_race_begins_when_the_last_seat_is_taken() -> None:
    made = Room.open(opened())
    made.sit(0, "Ann", NOW, key="a")
    made.sit(1, "Ben", NOW, key="b")

    assert made.ledger.waiting() == []
    refused(made, "not_begun", 0, 0, "TT", NOW)
    refused(made, "taken", 1, "Eve", NOW, command="sit")
    refused(made, "no_seat", 3, "Eve", NOW, command="sit")
    refused(made, "no_bot", 2, "Bot", NOW, "genius", command="sit")

    made.sit(2, "Bot", NOW, bot="greedy")
    assert len(made.ledger.waiting()) == 1


@pytest.mark.parametrize("code", [*GAMES, "TOY"])
def test_a_race_runs_to_its_end_and_stands_there_again_when_it_is_read(code: str) -> None:
    made = room(code)
    drive(made)

    assert made.ledger.over
    assert isinstance(made.ledger.fresh[-1], e.Over)
    assert made.ledger.fresh[-1].result == result(made.race.game, made.race.state)
    stored = [e.decode(e.encode(entry)) for entry in made.ledger.taken()]
    again = Room.read(None, stored)
    assert truth(again) == truth(made)
    assert again.race.number == made.race.number
    assert again.race.moves == made.race.moves
    refused(made, "over", asked_last(made), made.race.number, "b1", NOW)


def asked_last(made: Room) -> int:
    return next(seat for seat, _ in reversed(made.race.moves) if seat != CHANCE)


def test_an_answer_names_the_position_that_it_answers() -> None:
    made = room()
    seat, number, token = asked(made), made.race.number, tokens(made, asked(made))[0]
    answer(made)

    assert made.race.number > number
    refused(made, "repeated", seat, number, token, NOW)
    refused(made, "stale", seat, number, "XX", NOW)
    refused(made, "unknown_number", seat, made.race.number + 1, token, NOW)
    refused(made, "unknown_number", seat, -1, token, NOW)


def test_only_the_seat_that_is_asked_may_answer() -> None:
    made = room()
    other = (asked(made) + 1) % 3

    refused(made, "not_asked", other, made.race.number, tokens(made, asked(made))[0], NOW)


def test_a_rule_that_refuses_is_named() -> None:
    made = room()
    seat = asked(made)
    held = {token.partition(":")[0] for token in tokens(made, seat)}
    foreign = next(code for code in ("TT", "WL", "CG", "OC", "O3g", "O3y") if code not in held)

    refusal = refused(made, "illegal", seat, made.race.number, foreign, NOW)
    assert refusal.clause.startswith("FMR-")
    refused(made, "invalid", seat, made.race.number, "castle", NOW)


def test_luck_follows_at_once_and_is_part_of_the_same_change() -> None:
    made = room()
    made.ledger.taken()
    answer(made)

    kinds = [entry.seat for entry in made.ledger.taken() if isinstance(entry, e.Played)]
    assert kinds[0] >= 0
    assert set(kinds[1:]) == {CHANCE}
    assert CHANCE not in made.ledger.waiting()


def test_sealed_answers_come_in_any_order_and_are_played_in_the_order_of_the_seats() -> None:
    made = room("TOY", seats=3)
    number = made.race.number
    answer(made, 2)
    answer(made, 0)

    assert made.race.number == number
    assert made.ledger.waiting() == [1]
    assert made.ledger.may_answer(2)
    answer(made, 1)
    assert made.race.number > number
    bids = [seat for seat, _ in made.race.moves if seat != CHANCE]
    assert bids[:3] == [0, 1, 2]
    assert made.ledger.sealed == {}


def test_a_sealed_answer_may_be_changed_until_the_last_is_in() -> None:
    made = room("TOY", seats=2)
    first, second = different(made, 0)
    answer(made, 0, first)
    refused(made, "repeated", 0, made.race.number, first, NOW)
    answer(made, 0, second)
    number = made.race.number
    answer(made, 1)

    played = [
        entry for entry in made.ledger.fresh if isinstance(entry, e.Played) and entry.seat == 0
    ]
    assert [entry.text for entry in played][:1] == [second]
    refused(made, "repeated", 0, number, second, NOW)
    refused(made, "stale", 0, number, first, NOW)


def different(made: Room, seat: int) -> list[str]:
    found = tokens(made, seat)
    assert len(found) == 2, "this deal gives two different cards"
    return found


def test_sealed_answers_survive_being_stored() -> None:
    made = room("TOY", seats=3)
    answer(made, 1)
    again = Room.read(None, made.ledger.taken())

    assert again.ledger.waiting() == [0, 2]
    answer(made, 0)
    answer(made, 2)
    for entry in made.ledger.taken():
        again.ledger.carry_out(entry)
    assert truth(again) == truth(made)


def test_forced_answers_play_themselves_where_the_seat_wants_that() -> None:
    made = own_steps()
    seat = asked(made)
    answer(made, token="m:1")

    assert made.ledger.automatic() == [(seat, "forced")]
    made.wish(seat, False, NOW)
    assert made.ledger.automatic() == []
    made.automate(seat, made.race.number, NOW)
    assert asked(made) == seat
    made.wish(seat, True, NOW)
    made.automate(seat, made.race.number - 1, NOW)
    assert asked(made) == seat
    made.automate(seat, made.race.number, NOW)
    assert made.ledger.waiting() == [0, 1]


def test_bots_are_as_slow_as_the_slowest_wish_at_the_table() -> None:
    made = room(humans=2, pace_ms=700)
    made.wish(0, True, NOW, 0)

    assert made.ledger.pace_ms == 700
    made.wish(1, True, NOW, 250)
    assert made.ledger.pace_ms == 250
    made.wish(0, False, NOW)
    assert made.ledger.pace_ms == 250
    assert Room.read(None, made.ledger.taken()).ledger.pace_ms == 250
    assert room(humans=0, pace_ms=700).ledger.pace_ms == 700


def test_the_fallback_answers_when_time_is_up() -> None:
    made = room(clock=minute())
    seat = asked(made)
    fallback = made.race.state.decisions[made.race.state.asking].fallback(made.race.state, seat)
    made.time_out(NOW + 59_999)
    assert asked(made) == seat
    index = made.race.index
    made.time_out(NOW + 60_000)

    assert made.race.moves[index] == (seat, fallback)
    assert made.ledger.clock.expired(NOW + 60_001) == []


def test_several_clocks_run_out_together() -> None:
    made = room("TOY", seats=3, clock=minute())
    answer(made, 1)
    number = made.race.number
    made.time_out(NOW + 60_000)

    assert made.race.number > number


def test_bots_have_no_clock() -> None:
    made = room(humans=1, clock=ClockRules("race", 10_000))
    drive(made, made.race.index + 12)

    assert all(made.ledger.seats[seat].is_human for seat in made.ledger.clock.since)


def test_a_bot_stands_in_for_an_absent_human_until_it_returns() -> None:
    made = room()
    seat = asked(made)
    other = (seat + 1) % 3
    refused(made, "present", seat, other, "random", False, NOW, command="stand_in")
    refused(made, "no_bot", seat, other, "genius", True, NOW, command="stand_in")
    refused(made, "no_seat", 7, other, "random", True, NOW, command="stand_in")
    made.stand_in(seat, other, "random", True, NOW)

    assert made.ledger.automatic() == [(seat, "bot")]
    refused(made, "repeated", seat, other, "random", True, NOW, command="stand_in")
    refused(made, "stood_in", seat, made.race.number, tokens(made, seat)[0], NOW)
    made.take_seat_back(seat, NOW)
    assert made.ledger.automatic() == []
    refused(made, "repeated", seat, NOW, command="take_seat_back")
    answer(made)


def test_for_an_absent_human_the_bot_plays_that_was_agreed_on() -> None:
    for agreed, bot in (("", USUAL), ("random", "random")):
        made = room(stand_in=agreed)
        made.stand_in(0, 1, "random" if bot != "random" else USUAL, True, NOW)
        made.stand_in(2, 2, "random", False, NOW)

        assert made.ledger.seats[0].stand_in == bot
        assert made.ledger.seats[2].stand_in == "random", "one's own seat goes to any bot"


def test_a_snapshot_and_the_entries_after_it_are_the_room() -> None:
    made = room(clock=minute())
    drive(made, made.race.index + STRIDE)
    made.say(1, "well driven", NOW)
    made.ledger.taken()
    kept = made.ledger.snapshot()
    assert kept is not None
    assert made.ledger.snapshot() is None
    stored = msgspec.json.decode(msgspec.json.encode(kept), type=type(kept))
    drive(made, made.race.index + 9, seed=2)
    again = Room.read(stored, made.ledger.taken())

    assert truth(again) == truth(made)
    assert (again.race.number, again.race.index) == (made.race.number, made.race.index)
    assert again.ledger.clock.since == made.ledger.clock.since
    assert again.ledger.clock.left == made.ledger.clock.left
    assert list(again.ledger.chat) == list(made.ledger.chat)
    drive(made, seed=3)
    drive(again, seed=3)
    assert truth(again) == truth(made)
    assert len(again.race.recent) <= KEPT


def test_a_snapshot_knows_no_earlier_moves() -> None:
    made = room(humans=1)
    drive(made, made.race.index + STRIDE)
    again = Room.read(made.ledger.snapshot(), [])

    with pytest.raises(NeedsHistory):
        again.takeback(0, again.race.number, 21, NOW)


def test_no_snapshot_is_taken_where_somebody_may_go_back() -> None:
    made = own_steps()
    made.ledger._snapped = -STRIDE
    answer(made, token="m:2")

    assert made.ledger.snapshot() is None


def test_a_table_of_other_rules_is_not_played_on() -> None:
    with pytest.raises(OldRules, match="FMR/99"):
        Room.open(msgspec.structs.replace(opened(), version=99))


def test_luck_that_was_given_elsewhere_is_not_given_again() -> None:
    """Two processes serve one table: each deals on where the other has stopped."""
    made, other = room(), room()
    made.ledger.taken()
    other.ledger.taken()
    for number in range(12):
        here, there = (made, other) if number % 2 else (other, made)
        answer(here)
        for entry in here.ledger.taken():
            there.ledger.carry_out(entry)
    alone = room()
    for _ in range(12):
        answer(alone)

    assert truth(made) == truth(other) == truth(alone)


def test_everybody_is_told_of_a_muted_seat_and_of_a_locked_table() -> None:
    made = room()
    made.mute(1, True, NOW)
    made.lock(True, NOW)

    told = seats(made.ledger, [])
    assert [seat.muted for seat in told.seats] == [False, True, False]
    assert told.locked
    assert table_info(made.ledger, "abc", []).locked
