"""Every clause of Sealed Bids: a position line in, answers, a position line out."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from sealed_bids.game import SealedBids
from slipstream import CHANCE, PUBLIC, InvalidOption, SeededDealer, play

FIRST = "TOY/1 ask=bid:1 round=1 hand=3,9;5,9 score=0,0 rounds=3 open=no"


class Table:
    """A position to play on from."""

    def __init__(self, line: str = FIRST, **options: str) -> None:
        game = SealedBids(line.partition("hand=")[2].split()[0].count(";") + 1, options)
        self.state = game.read(line)

    def play(self, *answers: str) -> dict[str, str]:
        """Answers of the waiting seats in turn; the fields of the line that follows."""
        for token in answers:
            seat = self.state.waiting[0]
            decision = self.state.decisions[self.state.asking]
            play(self.state, seat, decision.read(self.state, seat, token))
        return self.seen_by(CHANCE)

    def seen_by(self, seat: int) -> dict[str, str]:
        line = self.state.game.line(self.state, seat)
        return dict(word.split("=") for word in line.split()[1:])

    def tokens(self) -> list[str]:
        decision = self.state.decisions[self.state.asking]
        legal = self.state.legal(self.state.waiting[0])
        return [decision.spell(self.state, action) for action in legal]


def started(seats: int = 2, **options: str) -> Any:
    """A race, all cards dealt."""
    state = SealedBids(seats, options).start()
    dealer = SeededDealer(1)
    while state.waiting == [CHANCE]:
        play(state, CHANCE, state.sample(dealer))
    return state


@clause("TOY-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(InvalidOption, match="2 to 4"):
        SealedBids(seats, {})


@clause("TOY-2.1")
def test_each_seat_has_two_of_24_cards() -> None:
    state = started(4)

    assert [len(hand.cards) for hand in state.hands] == [2, 2, 2, 2]
    assert len(state.deck.cards) == 24 - 8


@clause("TOY-2.2")
def test_the_first_card_is_shown_by_agreement() -> None:
    assert [len(hand.shown) for hand in started(open="yes").hands] == [1, 1]
    assert [len(hand.shown) for hand in started().hands] == [0, 0]


@clause("TOY-2.3")
def test_seat_1_may_bring_points() -> None:
    assert started(3, lead="4").points() == [4, 0, 0]


@clause("TOY-2.4", "TOY-4.1")
def test_the_race_ends_after_the_last_round() -> None:
    table = Table(FIRST.replace("rounds=3", "rounds=1"), rounds="1")

    after = table.play("b3", "b5", "m:1", ".", "1", "1")

    assert after["ask"] == "finish:1"
    assert table.state.waiting == []


@clause("TOY-3.1")
def test_bids_are_hidden_until_the_last_is_in() -> None:
    table = Table()

    table.play("b3")
    assert table.seen_by(1)["sealed"] == table.seen_by(PUBLIC)["sealed"] == "?,0"

    assert table.play("b5")["used"] == "3,5"


@clause("TOY-3.2")
@pytest.mark.parametrize(("bids", "score"), [(("b3", "b5"), "0,1"), (("b9", "b5"), "1,0")])
def test_the_highest_card_wins_a_point(bids: tuple[str, str], score: str) -> None:
    assert Table().play(*bids)["score"] == score


@clause("TOY-3.2")
def test_of_level_seats_the_first_wins() -> None:
    three = "TOY/1 ask=bid:1 round=1 hand=3,4;5,9;7,9 score=0,0,0 rounds=3 open=no"

    assert Table(three).play("b3", "b9", "b9")["score"] == "0,1,0"


@clause("TOY-3.3")
def test_nobody_else_sees_the_mark() -> None:
    table = Table()
    table.play("b3", "b5", "m:2")

    assert table.seen_by(1)["marks"] == "0,2"
    assert table.seen_by(0)["marks"] == table.seen_by(PUBLIC)["marks"] == "0,?"


@clause("TOY-3.4")
@pytest.mark.parametrize(("roll", "score"), [("3", "0,1"), ("4", "0,2")])
def test_a_roll_of_four_is_another_point(roll: str, score: str) -> None:
    table = Table(FIRST.replace("round=1", "round=2"))

    assert table.play("b3", "b5", "m:2", "+", roll)["score"] == score


@clause("TOY-3.4")
def test_nobody_rolls_in_the_first_round() -> None:
    table = Table()
    table.play("b3", "b5", "m:2")

    assert table.tokens() == ["."]


@clause("TOY-3.5")
def test_each_seat_draws_a_card_after_the_round() -> None:
    after = Table().play("b3", "b5", "m:2", ".", "1", "2")

    assert after["hand"] == "1,9;2,9"
    assert after["ask"] == "bid:1"
    assert after["round"] == "2"


@clause("TOY-4.2")
def test_level_bids_of_all_end_the_race() -> None:
    assert Table().play("b9", "b9")["ask"] == "level:1"
