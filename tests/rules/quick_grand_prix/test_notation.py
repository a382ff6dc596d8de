"""Position lines and words: written for anybody, read back strictly."""

from __future__ import annotations

import pytest

from rules.quick_grand_prix.table import W2, draft, drafted, race, random_race
from slipstream.games.quick_grand_prix.game import QuickGrandPrix
from slipstream.games.quick_grand_prix.rules.kinds import KINDS
from slipstream.games.quick_grand_prix.rules.state import RaceState
from slipstream.games.quick_grand_prix.tell.check import problems
from slipstream.games.registry import load, read
from slipstream.kernel.errors import InvalidOption, InvalidText
from slipstream.kernel.game import CHANCE
from slipstream.kernel.text import read_line

START = "QGP/1 monaco ask=deal_middle draft=1,2 hand=1:-;2:- deck=9"
FIRST = "QGP/1 monaco ask=draft_first:2 draft=1,2 hand=1:(Q1);2:(Q2) middle=Q6 deck=6"
SECOND = "QGP/1 monaco ask=draft_second:1 draft=1,2 hand=1:(Q1);2:Q2 middle=Q5,Q6 deck=5"
FILL = "QGP/1 monaco ask=draft_fill:1 draft=1,2 hand=1:(Q1);2:Q2 middle=Q3,Q4,Q5,Q6,Q7,Q8,BG"
GRID = "QGP/1 monaco ask=grid_choice:2 draft=1,2 grid=1:A hand=1:Q1,Q2;2:Q3,Q4 spare=Q5,Q6,Q7,Q8,BG"
PLAN = (
    "QGP/1 monaco round=1 ask=plan:2 draft=1,2 order=SL,RA',RB,YA,YB sealed=1:pit,Q1:5"
    " hand=1:Q1,Q2;2:Q3,Q4 spare=Q5,Q6,Q7,Q8,BG"
)
SWAP = (
    "QGP/1 monaco round=1 ask=swap:1 draft=1,2 order=SL,RA,RB,YA,YB' swap=RA"
    " hand=1:Q1,Q2;2:Q3,Q4 spare=Q5,Q6,Q7,Q8,BG"
)
END = (
    "QGP/1 monaco round=6 ask=end draft=1,2 order=SL,RA,RB,YA,YB hand=1:Q1,Q2;2:Q3,Q4"
    " spare=Q5,Q6,Q7,Q8,BG"
)
SECOND_LAP = (
    "QGP/1 monaco ask=draft_fill:1 draft=1,2 hand=1:Q1;2:Q2,Q3 middle=Q4,Q5,Q6,Q7,Q8,BG swapped=1"
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_read_back_from_its_line(seats: int) -> None:
    for seed in range(4):
        for now in random_race(
            seed, seats, laps=str(1 + seed % 3), teams="B,G,R,Y"[: 2 * seats - 1]
        ):
            again = read(now.line())
            assert again.game.line(again, CHANCE) == now.line()
            assert again.waiting == now.state.waiting
            for seat in now.state.waiting:
                assert again.legal(seat) == now.state.legal(seat)


@pytest.mark.parametrize("line", [START, FIRST, SECOND, FILL, GRID, PLAN, SWAP, END, SECOND_LAP])
def test_lines_stay_as_they_are(line: str) -> None:
    state = read(line)

    assert state.game.line(state, CHANCE) == line


def test_what_a_seat_cannot_know_is_marked() -> None:
    state = read(PLAN)

    assert "sealed=1:?" in state.game.line(state, 1)
    assert "sealed=1:pit,Q1:5" in state.game.line(state, 0)
    assert "hand=1:?1;2:?1" not in draft(2, "1,2", "Q6 Q1 keep Q2").line(1)
    assert "hand=1:?1;2:(Q2)" in draft(2, "1,2", "Q6 Q1 keep Q2").line(2)


@pytest.mark.parametrize(
    ("line", "old", "new", "message"),
    [
        (START, "QGP/1 monaco", "QGP/1 monaco monza", "run at monaco"),
        (START, "ask=deal_middle", "ask=deal", "'deal' is unknown"),
        (START, "ask=deal_middle", "ask=deal_middle:1", "asks no seat"),
        (START, "draft=1,2", "draft=1", "names each seat once"),
        (START, "draft=1,2", "draft=1,1", "appears twice"),
        (START, "draft=1,2", "draft=1,3", "'3' is unknown"),
        (START, "1:-;2:-", "1:Q1;2:-", "deck: 8 cards are left"),
        (START, "1:-;2:- deck=9", "1:Q1;2:- deck=8", "cannot be"),
        (START, "1:-;2:- deck=9", "2:-;1:- deck=9", "out of place"),
        (START, "1:-;2:- deck=9", "1:;2:- deck=9", "out of place"),
        (START, "deck=9", "middle=Q1 deck=8", "cannot be"),
        (START, "deck=9", "deck=8", "deck: 9 cards are left"),
        (START, "deck=9", "deck=?9", "deck: hidden"),
        (START, "ask=", "round=1 ask=", "round: '1' cannot be"),
        (START, "hand=", "grid=1:A hand=", "only while the grid is formed"),
        (START, "hand=", "sealed=1:? hand=", "only while plans are made"),
        (START, "hand=", "swap=RA hand=", "nobody is asked"),
        (START, "hand=", "order=RA hand=", "each car and the SL card once"),
        (START, "deck=9", "deck=9 swapped=1", "cannot be"),
        (FIRST, "draft_first:2", "draft_first", "asks some seat"),
        (FIRST, "draft_first:2", "draft_first:3", "'3' is unknown"),
        (FIRST, "(Q1)", "?1", "can only be shown"),
        (FIRST, "(Q1)", "(Q1),Q3", "known cards, then"),
        (FIRST, "(Q1)", "(Q1),(Q3)", "at most one"),
        (FIRST, "(Q1)", "(Q6)", "one place only"),
        (FIRST, "2:(Q2)", "2:Q2", "cannot be"),
        (FIRST, "(Q1);2:(Q2) middle=Q6 deck=6", "Q3,(Q1);2:(Q2) middle=Q6 deck=5", "cannot be"),
        (FIRST, "middle=Q6 deck=6", "middle=Q5,Q6 deck=5", "cannot be"),
        (FIRST, "middle", "spare", "not while draft_first:2"),
        (SECOND, "middle=Q5,Q6 deck=5", "middle=Q6 deck=6", "cannot be"),
        (SECOND, "middle=Q5,Q6 deck=5", "middle=Q4,Q5,Q6 deck=4", "cannot be"),
        (FILL, "2:Q2 ", "2:- ", "deck: 1 cards are left"),
        (FILL, "2:Q2 middle=", "2:- middle=Q2,", "cannot be"),
        (FILL, "2:Q2 middle=Q3,", "2:Q2,Q3 middle=", "cannot be"),
        (FILL, ",BG", ",BG swapped=2", "cannot be"),
        (FILL, ",BG", ",BG swapped=1", "cannot be"),
        (FILL, "draft_fill:1", "draft_fill:2", "cannot be"),
        (SECOND_LAP, "2:Q2,Q3 middle=", "2:Q2 middle=Q3,", "cannot be"),
        (GRID, "grid=1:A ", "", "seats 1 have chosen"),
        (GRID, "1:A", "1:C", "'C' is unknown"),
        (GRID, "Q1,Q2", "Q2,(Q1)", "cannot be"),
        (GRID, "spare", "middle", "not while grid_choice:2"),
        (PLAN, "round=1", "round=7", "round: '7' cannot be"),
        (PLAN, "round=1 ", "", "round: '' cannot be"),
        (PLAN, "SL,RA'", "SL',RA'", "takes no damage"),
        (PLAN, "YA,YB", "YA,YA", "each car and the SL card once"),
        (PLAN, "YA,YB", "YA,gap", "'gap' is unknown"),
        (PLAN, "1:pit,Q1:5", "1:?", "can only be shown"),
        (PLAN, "1:pit,Q1:5", "1:Q1:5,pit", "not a plan of seat 1"),
        (PLAN, "ask=plan:2", "ask=plan:1,2", "plans are missing of 2"),
        (SWAP, "swap=RA", "swap=YB", "repaired cars"),
        (SWAP, "swap=RA", "swap=RB,RA", "repaired cars"),
        (SWAP, " swap=RA", "", "repaired cars"),
        (SWAP, "swap=RA", "swap=YA", "the owner of the first car"),
        (END, "round=6", "round=5", "round: '5' cannot be"),
        (END, "QGP/1 monaco", "QGP/1 monaco colour=red", "unknown field"),
    ],
)
def test_a_wrong_line_is_refused_with_the_part_that_is_wrong(
    line: str, old: str, new: str, message: str
) -> None:
    assert old in line
    with pytest.raises(InvalidText) as refused:
        read(line.replace(old, new, 1))

    assert message in str(refused.value)


def test_a_plan_is_two_faces() -> None:
    with pytest.raises(InvalidText, match="'pit' is not a plan"):
        read(PLAN.replace("pit,Q1:5", "pit"))


def test_whether_a_position_can_occur_is_asked_of_the_rules() -> None:
    """Any draft that the rules play can be read; the cards in it may be any."""
    drawn = read(FILL.replace("Q2", "X").replace("BG", "Q2").replace("X", "BG"))
    assert isinstance(drawn, RaceState)
    drawn.swapped = 2

    assert [(found.field, found.why) for found in problems(drawn)] == [
        ("hand", "this cannot be while so much is dealt (QGP-3)")
    ]


def test_a_line_without_hands_names_the_field() -> None:
    with pytest.raises(InvalidText) as refused:
        read("QGP/1 monaco ask=deal_middle draft=1,2 deck=9")

    assert refused.value.message == "hand: the line names no hands"
    assert refused.value.token == "hand"
    assert "deck=9" in refused.value.line


def test_a_line_without_a_circuit_is_refused() -> None:
    with pytest.raises(InvalidOption, match=r"circuit=: .*QGP-2\.3"):
        read(START.replace(" monaco", ""))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (START.replace("QGP/1", "FMR/1"), "FMR/1 is not QGP/1"),
        (START.replace("monaco", "monza"), "this race is run at monaco"),
        (START.replace("ask", "laps=2 ask"), "this race has 1"),
        (START.replace("ask", "teams=G,B ask"), "this race has R,Y"),
        (START.replace(";2:-", ""), "one for each of 2 seats"),
    ],
)
def test_a_line_of_another_race_is_refused(line: str, message: str) -> None:
    with pytest.raises(InvalidText, match=message):
        load("QGP", 2).read(line)


def test_teams_in_their_usual_order_need_not_be_named() -> None:
    assert load("QGP", 3, {"teams": "R,Y,G"}).options["teams"] == ""
    assert "teams=B,R" in draft(2, "1,2", teams="B,R").line()


def test_a_race_is_the_same_whether_anybody_listens_or_not() -> None:
    for seed in range(6):
        *_, told = random_race(seed, 2 + seed % 3)
        *_, untold = random_race(seed, 2 + seed % 3, listen=False)

        assert untold.line() == told.line()
        assert untold.state.trace is None


def test_every_kind_of_event_has_its_words() -> None:
    told = set()
    for seed in range(30):
        *_, last = random_race(seed, 2 + seed % 3)
        told |= {event.kind for event in last.state.trace or []}
        assert all(last.log)

    assert told == set(range(len(KINDS)))


def test_the_log_speaks_of_the_sl_card_and_drs() -> None:
    after = race("RA SL BA RB BB", "R Q2 Q1, B Q8 Q5", sl=6, drs=True).drive(
        "RA Q2:2, BA Q8:4, RB Q1:1, BB Q5:1"
    )

    assert "Blue A passes the SL card: 7 against 6 (QGP-6.6)" in after.log
    assert "Blue B passes Red B with DRS: both at 3 (QGP-7.1)" in after.log
    assert "Round 2: section 2, safety limit 6, DRS (QGP-5.2)" in after.log


def test_the_bound_on_decisions_is_the_one_of_the_specification() -> None:
    longest = [QuickGrandPrix(4, {"laps": laps}).longest for laps in ("1", "2", "3")]

    assert longest == [68, 116, 164]


def test_entrants_are_the_seats() -> None:
    assert load("QGP", 2).entrants() == ["seat 1", "seat 2"]


def test_before_the_grid_everybody_is_level() -> None:
    start = draft(2)

    assert start.state.points() == [0, 0]
    assert start.state.places() == [1, 1]


def test_a_view_names_what_is_asked_until_the_end() -> None:
    *_, last = random_race(2, 2)

    assert last.view(1).asking == "end"
    assert drafted(W2).view(1).asking == "grid_choice"


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("line", [FIRST, SECOND, FILL, PLAN, GRID])
def test_what_a_seat_knows_can_be_filled_in(line: str, seat: int) -> None:
    """Unseen cards and the slowest plan stand for what is hidden; the seat sees the same."""
    state = read(line)
    known = state.game.line(state, seat - 1)
    full = read(state.game.filled(read_line(known)).text())

    assert full.game.line(full, seat - 1) == known


def test_what_is_wrong_stays_wrong_when_it_is_filled_in() -> None:
    unknown = "QGP/1 monaco ask=plan:2 sealed=1:? hand=1:Q1,X;2:?1"
    nothing = read_line("QGP/1 monaco ask=deal_middle draft=1,2 deck=?9")

    assert "sealed=1:?" in QuickGrandPrix(2, {}).filled(read_line(unknown)).text()
    with pytest.raises(InvalidText, match="names no hands"):
        QuickGrandPrix.of_line(nothing)
    assert QuickGrandPrix(2, {}).filled(nothing).fields["deck"] == "9"


def test_more_hidden_cards_than_there_are_stay_hidden() -> None:
    cards = "Q1,Q2,Q3,Q4,Q5,Q6,Q7,Q8,BG"
    line = read_line(f"QGP/1 monaco ask=draft_fill:1 draft=1,2 hand=1:?1;2:- middle={cards}")

    assert "hand=1:?1" in QuickGrandPrix(2, {}).filled(line).text()
