"""The ledger: rows taken in secret, and what everybody can work out about them."""

from __future__ import annotations

from mypy_extensions import i64

from clauses import clause
from rules.grand_prix_f1.circuit import race
from slipstream import SeededDealer, playout
from slipstream.games.grand_prix_f1.game import GrandPrixF1
from slipstream.games.grand_prix_f1.rules.ledger import (
    Ledger,
    nothing_known,
    offered,
    possible_rows,
    rows_within,
)
from slipstream.kernel.rows import vec

PLENTY = [20, 20, 20]


def ledger(seats: int = 2) -> Ledger:
    return nothing_known(seats)


def guesses(book: Ledger, viewer: int, stock: list[int], asked: int = 0) -> set[str]:
    """All rows that come up in many guesses."""
    return {str(book.guess(viewer, stock, asked, SeededDealer(seed))) for seed in range(60)}


@clause("GPF1-R37")
def test_with_a_full_bank_the_greatest_totals_are_the_table() -> None:
    for sit_outs, litres in enumerate((0, 20, 40, 50)):
        assert offered(PLENTY, sit_outs) == rows_within(PLENTY, litres) == possible_rows(litres)


@clause("GPF1-16.4")
def test_bounds_grow_with_a_row_that_nobody_saw() -> None:
    book = ledger()
    book.refuelled(0, 3, [1, 1, 4], PLENTY)

    assert (list(book.low[:3]), list(book.high[:3])) == ([1, 1, 1], [4, 4, 4])
    assert book.fewest(0, 2, held=5) == 2
    assert book.most(0, 2, held=5) == 5


@clause("GPF1-16.3")
def test_a_later_stop_keeps_what_was_known_before_it() -> None:
    """Both 4s of the first row were played before the second stop."""
    book = ledger()
    book.refuelled(0, 1, [2, 2, 0], PLENTY)
    book.spent(0, 0, 1)
    book.spent(0, 0, 0)
    book.refuelled(0, 1, [0, 0, 2], PLENTY)

    rows = {guess.split("], [")[0] for guess in guesses(book, 1, PLENTY)}
    assert rows == {"[[2, 2, 0"}


@clause("GPF1-16.3")
def test_a_first_row_that_leaves_no_second_one_is_given_up() -> None:
    """Four 4s were played after two stops of 20 litres: both rows must have had two."""
    book = ledger()
    book.refuelled(0, 1, [2, 2, 0], PLENTY)
    book.refuelled(0, 1, [2, 2, 0], PLENTY)
    for left in (3, 2, 1, 0):
        book.spent(0, 0, left)

    assert guesses(book, 1, PLENTY) == {"[[2, 2, 0], [2, 2, 0]]"}


@clause("GPF1-16.6")
def test_two_seats_cannot_both_have_had_the_last_10s() -> None:
    """Two 10s were left, and both took 20 litres."""
    book = ledger()
    book.refuelled(0, 1, [0, 0, 2], [20, 20, 2])
    book.refuelled(1, 1, [2, 2, 0], [20, 20, 0])

    found = guesses(book, -2, [20, 20, 0])
    assert "[[0, 0, 2], [0, 0, 2]]" not in found
    assert len(found) > 3


@clause("GPF1-16.6")
def test_a_player_remembers_the_rows_that_were_offered() -> None:
    """Seat 2 saw that no 10 was left, so seat 1 had taken both."""
    book = ledger()
    book.refuelled(0, 1, [0, 0, 2], [20, 20, 2])
    book.refuelled(1, 1, [2, 2, 0], [20, 20, 0])

    assert guesses(book, 1, [20, 20, 0]) == {"[[0, 0, 2], [2, 2, 0]]"}
    assert len(guesses(book, -2, [20, 20, 0])) > 1


@clause("GPF1-16.6")
def test_a_player_who_is_choosing_sees_what_the_bank_can_fill() -> None:
    book = ledger()
    book.refuelled(0, 1, [0, 0, 2], [20, 20, 2])

    assert guesses(book, 1, [20, 20, 0], asked=1) == {"[[0, 0, 2]]"}
    assert len(guesses(book, 1, [20, 20, 0])) == 3


@clause("GPF1-R37")
def test_short_rows_are_guessed_by_their_litres() -> None:
    """24 litres were 3 x 4 + 2 x 6, the only ones left; nobody could know but from the stock."""
    book = ledger()
    book.refuelled(0, 2, [3, 2, 0], [3, 2, 0])

    assert guesses(book, 1, [0, 0, 0]) == {"[[3, 2, 0]]"}


def test_a_finish_needs_no_log() -> None:
    state = race("green@30", hand="1", laps="green:1").state.copy()
    state.apply(1, state.legal(1)[0])

    assert state.trace is None
    assert state.end() == "finish"


def test_races_can_be_played_without_a_log() -> None:
    """Rules tell the trace only when somebody listens."""
    options = {"accidents": "yes", "weather": "double"}
    for seed in range(60):
        state = GrandPrixF1(3 + seed % 6, options).start()
        playout(state, SeededDealer(seed), SeededDealer(seed + 1))

        assert state.waiting == []
        assert state.trace is None


@clause("GPF1-16.4")
def test_the_bounds_of_two_stops_add_up() -> None:
    book = ledger()
    book.refuelled(0, 3, [1, 1, 4], PLENTY)
    book.refuelled(0, 3, [1, 1, 4], PLENTY)

    assert (list(book.low[:3]), list(book.high[:3])) == ([2, 2, 2], [8, 8, 8])


@clause("GPF1-R37")
def test_what_three_players_took_must_have_been_in_the_bank() -> None:
    """Four 10s: two players took them all, so that the third had none to take."""

    def three(last: list[int]) -> Ledger:
        book = ledger(3)
        for seat, row in enumerate(([0, 0, 2], [0, 0, 2], last)):
            book.enter([seat, 1, *row, 0, 0, 0, 0, 0, 0, 20, 20, 4])
            book.know(seat, row, row)
        return book

    assert three([2, 2, 0]).is_possible()
    assert not three([0, 0, 2]).is_possible()


@clause("GPF1-16.4")
def test_another_row_changes_hand_and_bank_the_other_way_round() -> None:
    book = ledger()
    book.refuelled(0, 1, [2, 2, 0], PLENTY)
    hands = [vec[i64]([0, 0, 0, 2, 2, 0]), vec[i64]([0] * 6)]
    bank = vec[i64]([0, 0, 0, 18, 18, 20])
    book.replace(0, [0, 0, 2], hands, bank)

    assert list(hands[0]) == [0, 0, 0, 0, 0, 2]
    assert list(bank) == [0, 0, 0, 20, 20, 18]
    assert list(book.taken[:3]) == [0, 0, 2]
