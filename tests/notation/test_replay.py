"""Replays: any state of a race again, how far back a move may be taken, and proving a deal."""

from __future__ import annotations

import pytest

from notation.records import bids, driven, fmr
from slipstream import CHANCE, InvalidText, load
from slipstream.notation.record import Divergence, Record, read_record
from slipstream.notation.replay import STRIDE, Replay, check_deal, commitment

ROUND = ("0   1~3,4", "    2~5,7", "1   1 b4", "    2 b5 m:1 .")


def test_states_come_by_index_in_any_order() -> None:
    record = fmr()
    replay = Replay(record)
    lines = [record.game.line(state, CHANCE) for state in record.states()]

    assert len(lines) > 3 * STRIDE
    for index in (len(record.moves), 0, STRIDE, STRIDE - 1, 2 * STRIDE + 1, 5):
        assert record.game.line(replay.at(index), CHANCE) == lines[index]


def test_a_state_of_a_replay_is_free_to_play_on() -> None:
    record = fmr()
    replay = Replay(record)
    state = replay.at(STRIDE)
    before = record.game.line(state, CHANCE)
    state.apply(*record.moves[STRIDE])

    assert record.game.line(replay.at(STRIDE), CHANCE) == before


@pytest.mark.parametrize("index", [-1, 10_000])
def test_there_is_no_state_beyond_the_record(index: int) -> None:
    with pytest.raises(AssertionError, match="no such move"):
        Replay(fmr()).at(index)


def test_a_seat_may_take_back_its_own_last_moves() -> None:
    """Moves 7 and 8 are the winner's own, after the reveal."""
    replay = Replay(bids(*ROUND))

    assert replay.barrier(8) == 6
    assert replay.barrier(7) == 6


def test_luck_sealed_answers_and_other_seats_moves_stand_for_good() -> None:
    replay = Replay(bids(*ROUND, "    1~9"))

    assert replay.barrier(0) == 0
    assert replay.barrier(4) == 4
    assert replay.barrier(5) == 5
    assert replay.barrier(6) == 6
    assert replay.barrier(9) == 9


def test_the_first_move_of_a_record_may_be_taken_back() -> None:
    whole = fmr()
    first = next(n for n, (seat, _) in enumerate(whole.moves) if seat != CHANCE)
    part = Record(whole.game, {"Start": whole.game.line(Replay(whole).at(first), CHANCE)})
    part.moves = whole.moves[first : first + 1]

    assert Replay(part).barrier(1) == 0


def test_a_deal_is_proved_by_its_seed() -> None:
    record = driven(load("TOY", 3), 77)
    check_deal(record)
    record.tags["Seed"] = "77"
    check_deal(record)

    record.tags["Seed"] = "78"

    with pytest.raises(Divergence, match=r"move \d+ \(turn \d\): ~\d+ is not what seed 78 deals"):
        check_deal(record)


@pytest.mark.parametrize("seed", ["", "-1", "1.5", "a", "9" * 5000])
def test_a_seed_is_a_natural_number(seed: str) -> None:
    record = driven(load("TOY", 3), 77)
    record.tags["Seed"] = seed

    with pytest.raises(InvalidText, match="Seed is a natural number"):
        check_deal(record)


def test_a_seed_must_be_the_one_that_was_committed_to() -> None:
    record = fmr(seed=5)
    record.tags = {"Commitment": commitment("5"), "Seed": "5"}
    check_deal(read_record(record.write()))
    record.tags["Commitment"] = commitment("6")

    with pytest.raises(Divergence, match="committed"):
        check_deal(read_record(record.write()))
