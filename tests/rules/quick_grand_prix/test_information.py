"""QGP-12: who knows what; nothing is told before its time."""

from __future__ import annotations

import pytest

import spoken
from clauses import clause
from rules.quick_grand_prix.table import W2, Race, draft, race, random_race
from slipstream.games.quick_grand_prix.rules.asking import GRID_CHOICE, PLAN
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, HIDDEN, PUBLIC
from slipstream.kernel.trace import seen
from slipstream.notation.record import Record, read_record

HANDS = "R Q1 Q2, B Q3 Q4"
SOME = ["Q1:1,Q2:2", "Q2:5,Q1:5", "pit,Q2:5"]


@clause("QGP-12.1")
def test_a_kept_card_is_known_to_its_holder_only() -> None:
    after = draft(order="1,2,3,4", deal="Q6 Q1 keep")

    assert after.view(1).hands[0] == ("Q1",)
    assert after.view(2).hands[0] == ("?",)
    assert after.state.game.view(after.state, PUBLIC).hands[0] == ("?",)
    assert after.state.game.view(after.state, CHANCE).hands[0] == ("Q1",)


@clause("QGP-12.1")
def test_cards_of_the_middle_and_from_it_are_public() -> None:
    swapped = draft(order="1,2,3,4", deal="Q6 Q3 swap:Q6")

    assert swapped.view(2).hands[0] == ("Q6",)
    assert swapped.view(2).middle == ("Q3",)


@clause("QGP-12.1")
def test_a_hidden_card_stands_last_so_that_its_place_tells_nothing() -> None:
    """Q1 and Q8 are kept; both look the same beside Q4."""
    for kept in ("Q1", "Q8"):
        after = draft(2, "1,2", f"Q6 {kept} keep Q2 keep take:Q4")

        assert after.view(2).hands[0] == ("Q4", "?")
        assert "hand=1:Q4,?1;" in after.line(2)
        assert f"hand=1:Q4,({kept});" in after.line(1)


@clause("QGP-12.1")
def test_a_dealt_card_is_told_to_its_seat_only() -> None:
    after = draft(order="1,2,3,4", deal="Q6 Q1")
    assert after.state.trace
    dealt = after.state.trace[-1]

    assert seen(dealt, after.state.game.kinds, 0).arguments == [0]
    assert seen(dealt, after.state.game.kinds, 1).arguments == [HIDDEN]
    assert "Ann draws a card" in spoken.sentence(
        after.state.game, seen(dealt, after.state.game.kinds, 1), ["Ann", "Ben", "Cid", "Dot"]
    )


@clause("QGP-12.4")
def test_the_deck_is_hidden_but_for_its_size() -> None:
    after = draft(order="1,2,3,4", deal="Q6 Q1 keep")

    assert after.view(2).deck == 7
    assert "deck=?7" in after.line(2)
    assert "deck=7" in after.line()


@clause("QGP-12.1", "QGP-12.4")
def test_guesses_deal_only_what_the_seat_cannot_know() -> None:
    """Seat 2 holds Q2 and has seen Q6; seat 1 may hold any of the other seven."""
    after = draft(order="1,2,3,4", deal="Q6 Q1 keep Q2")
    dealer = SeededDealer(1)
    guesses = [Race(after.state.guess(1, dealer)) for _ in range(200)]

    assert {guess.hand(1) for guess in guesses} == {
        *("Q1", "Q3", "Q4", "Q5", "Q7", "Q8", "BG"),
    }
    assert {(guess.hand(2), guess.middle) for guess in guesses} == {("Q2", "Q6")}
    assert {guess.line(2) for guess in guesses} == {after.line(2)}


@clause("QGP-12.1")
def test_when_the_rest_is_laid_out_only_the_kept_cards_are_guessed() -> None:
    """Seats 1 and 3 kept Q1 and Q4; that these two are kept is deducible, by whom is not."""
    after = draft(3, "1,2,3", "Q6 Q1 keep Q2 swap:Q6 Q4 keep")
    dealer = SeededDealer(1)
    guesses = [Race(after.state.guess(1, dealer)) for _ in range(50)]

    assert {(guess.hand(1), guess.hand(3)) for guess in guesses} == {("Q1", "Q4"), ("Q4", "Q1")}
    assert {guess.middle for guess in guesses} == {after.middle}


@clause("QGP-12.1")
def test_the_only_kept_card_is_guessed_right() -> None:
    """Everything else lies open, so seat 2 can deduce it."""
    after = draft(2, "1,2", "Q6 Q1 keep Q2 keep")
    guess = Race(after.state.guess(1, SeededDealer(3)))

    assert guess.hand(1) == "Q1"


@clause("QGP-12.2", "QGP-I13")
@pytest.mark.parametrize("plan", SOME)
def test_a_sealed_plan_changes_nothing_that_others_can_see(plan: str) -> None:
    """View, line, legal answers and messages are the same whatever was chosen."""
    before = race("SL RA' RB BA BB", HANDS)
    after, other = (before.answer(0, text) for text in (plan, "Q1:5,Q2:5"))

    for seat in (1, PUBLIC):
        game = after.state.game
        assert game.view(after.state, seat) == game.view(other.state, seat)
        assert game.line(after.state, seat) == game.line(other.state, seat)
        assert after.state.legal(seat) == other.state.legal(seat)
        assert messages(after, seat) == messages(other, seat)
    assert after.view(2).plans == {0: "?"}
    assert after.view(1).plans == {0: plan}


def messages(after: Race, seat: int) -> list[tuple[int, list[int]]]:
    """What was told, as a seat gets it."""
    kinds = after.state.game.kinds
    told = [seen(event, kinds, seat) for event in after.state.trace or []]
    return [(event.kind, event.arguments) for event in told]


@clause("QGP-12.2", "QGP-I13")
def test_no_copy_of_the_record_tells_a_pending_plan_from_another() -> None:
    record = Record(draft(order="1,2,3,4").state.game)
    record.moves = moves([*W2.split(), "A", "A", "A", "A"])
    plans = record.final().legal(0)
    copies: dict[int, set[str]] = {seat: set() for seat in (1, 2, 3, PUBLIC)}
    for plan in plans:
        record.moves.append((0, plan))
        for seat, texts in copies.items():
            texts.add(record.write(seat))
        record.moves.pop()

    assert len(plans) == 8
    assert [len(texts) for texts in copies.values()] == [1, 1, 1, 1]


def moves(script: list[str]) -> list[tuple[int, int]]:
    """The answers of a whole draft as numbers."""
    now = draft(order="1,2,3,4")
    found = []
    for word in script:
        seat = now.state.waiting[0]
        found.append((seat, now.state.decisions[now.state.asking].read(now.state, seat, word)))
        now = now.play(word)
    return found


@clause("QGP-12.2")
def test_a_record_copy_hides_pending_plans_and_shows_them_after_the_reveal() -> None:
    record = Record(draft(order="1,2,3,4").state.game)
    record.moves = moves([*W2.split(), "A", "A", "A", "A"])
    record.moves += [(2, record.final().legal(2)[0]), (0, record.final().legal(0)[0])]
    pending = record.write(1)
    record.moves += [(1, record.final().legal(1)[0]), (3, record.final().legal(3)[0])]
    revealed = record.write(1)

    assert "1   3 ?\n    1 ?\n" in pending
    assert "1   3 Q3:3,Q6:2\n    1 Q1:1,Q8:4\n    2 Q2:2,Q7:3\n    4 Q4:4,BG:5\n" in revealed


@clause("QGP-12.2")
def test_a_seat_reads_its_own_pending_plan_in_its_copy() -> None:
    record = Record(draft(order="1,2,3,4").state.game)
    record.moves = moves([*W2.split(), "A", "A", "A", "A"])
    record.moves.append((2, record.final().legal(2)[0]))

    assert "1   3 Q3:3,Q6:2\n" in record.write(2)


@clause("QGP-12.2")
def test_records_may_hold_plans_in_any_order() -> None:
    """Both texts are read back and end alike."""
    plans = [(seat, choice) for seat, choice in enumerate((0, 3, 5, 7))]
    ends = set()
    for order in (plans, plans[::-1]):
        record = Record(draft(order="1,2,3,4").state.game)
        record.moves = moves([*W2.split(), "A", "A", "A", "A"])
        for seat, choice in order:
            record.moves.append((seat, record.final().legal(seat)[choice]))
        again = read_record(record.write())
        assert again.moves == record.moves
        ends.add(again.game.line(again.final(), CHANCE))

    assert len(ends) == 1


@clause("QGP-12.2")
def test_a_guess_draws_other_plans_and_keeps_ones_own() -> None:
    before = race("SL RA RB BA BB", HANDS)
    after = before.answer(0, "Q1:1,Q2:2")
    dealer = SeededDealer(5)
    others = {tuple(after.state.guess(1, dealer).plans) for _ in range(100)}
    mine = {tuple(after.state.guess(0, dealer).plans) for _ in range(20)}

    assert len(others) == 8
    assert mine == {tuple(after.state.plans)}
    assert after.state.guess(CHANCE, dealer).plans == after.state.plans


@clause("QGP-12.3", "QGP-R5")
def test_from_the_grid_on_all_but_the_plans_is_public() -> None:
    for now in random_race(11, 3):
        if now.state.asking >= GRID_CHOICE and now.state.asking != PLAN:
            assert now.line(1) == now.line(PUBLIC + 1) == now.line()


@clause("QGP-I13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_depends_on_what_the_seat_cannot_know(seats: int) -> None:
    """Whatever is hidden is dealt again, and the seat sees the same."""
    dealer = SeededDealer(seats)
    for now in random_race(21, seats):
        game = now.state.game
        for seat in range(seats):
            guess = now.state.guess(seat, dealer)
            assert game.view(guess, seat) == game.view(now.state, seat)
            assert game.line(guess, seat) == game.line(now.state, seat)
            assert guess.legal(seat) == now.state.legal(seat)
