"""FMR-4: one line without gaps, and the removed line."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, race
from slipstream.kernel.errors import IllegalAction

NO_GREEN = "b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 | g2 g1"


@clause("FMR-4.1")
def test_the_line_closes_up_after_a_removal() -> None:
    """y1 goes out of third place, so a roll of 3 now means o1."""
    now = race(GRID, hand="SO", seat=6, pile=9).run("SO ~3 .").deal("CR").until("play")

    assert now.picture == "b1 g1 o1 r1 p1 p2 r2 o2 y2 g2 b2 | y1"
    assert race(now.picture, hand="SL").run("SL ~3 .").line == "b1 g1 r1 p1 p2 r2 o2 y2 g2 b2 o1"


@clause("FMR-4.1")
@pytest.mark.parametrize(
    ("card", "moved"),
    [
        ("OC:o1", "b1 g1 y1 r1 p1 o1 p2 r2 o2 y2 g2 b2"),
        ("TT:y2", "b1 g1 y1 o1 r1 p1 y2 p2 r2 o2 g2 b2"),
        ("O2p:p1", "b1 g1 y1 p1 p2 o1 r1 r2 o2 y2 g2 b2"),
    ],
)
def test_the_line_closes_up_after_a_movement(card: str, moved: str) -> None:
    assert race(GRID, hand=card.partition(":")[0]).play(card).picture == moved


@clause("FMR-4.2")
def test_places_count_running_cars_only() -> None:
    """Two cars are out, so tenth is last: rolls, falls and the turbo count from there."""
    now = race(NO_GREEN, hand="SL TT LC CR O3b")

    assert now.run("SL ~10 + ~9").line == "b1 y1 o1 r1 p1 p2 r2 o2 b2 y2"
    assert now.choices("TT") == ["TT:b2", "TT:y2", "TT:o2"]
    assert now.play("LC:o2").line == "b1 y1 o1 r1 p1 p2 r2 y2 b2 o2"
    assert now.run("CR ~11").picture == NO_GREEN


@clause("FMR-4.2")
def test_directly_behind_refers_to_running_cars_only() -> None:
    """Of g1, out since, nothing is left between b1 and y1; b2 is last and has no follower."""
    now = race(NO_GREEN, hand="O2b O2y")

    assert now.play("O2y:y1").line == "y1 o1 b1 r1 p1 p2 r2 o2 y2 b2"
    assert now.play("O2b:b2").line == "b1 y1 o1 r1 p1 p2 r2 b2 o2 y2"


@clause("FMR-4.3")
def test_every_car_jumped_forwards_drops_back_one_place() -> None:
    after = race(GRID, hand="TT").play("TT:b2")

    assert after.line == "b1 g1 y1 o1 r1 p1 p2 r2 b2 o2 y2 g2"


@clause("FMR-4.4")
def test_every_car_that_gets_past_moves_up_one_place() -> None:
    after = race(GRID, hand="LC").play("LC:o1")

    assert after.line == "b1 g1 y1 r1 p1 p2 o1 r2 o2 y2 g2 b2"


@clause("FMR-4.5")
def test_a_removed_car_goes_ahead_of_all_removed_earlier() -> None:
    after = race(NO_GREEN, hand="CE").run("CE:p1 ~12")

    assert after.picture == "b1 y1 o1 r1 p2 r2 o2 y2 b2 | p1 g2 g1"


@clause("FMR-4.6")
@pytest.mark.parametrize("card", ["WL", "OC", "LC", "CG", "CE", "PIT*", "TT", "O2g", "PITg"])
def test_a_removed_car_cannot_be_named(card: str) -> None:
    now = race("b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 g2 | g1", hand=card)

    assert f"{card}:g1" not in now.choices(card)
    with pytest.raises(IllegalAction) as refused:
        now.play(f"{card}:g1")
    assert refused.value.clause == "FMR-4.6"


@clause("FMR-4.7")
@pytest.mark.parametrize(
    ("picture", "script", "after"),
    [
        ("b1 g1 y1 | o1 r1 p1 p2 r2 o2 y2 g2 b2", "TT:y1", "y1 b1 g1"),
        ("b1 g1 y1 | o1 r1 p1 p2 r2 o2 y2 g2 b2", "TT:b1", "b1 g1 y1"),
        ("b1 g1 y1 | o1 r1 p1 p2 r2 o2 y2 g2 b2", "O4y:y1", "y1 b1 g1"),
        ("b1 g1 y1 | o1 r1 p1 p2 r2 o2 y2 g2 b2", "CG:b1 ~9", "b1 g1 y1"),
    ],
)
def test_no_effect_moves_a_car_beyond_first_place(picture: str, script: str, after: str) -> None:
    assert race(picture, hand="TT O4y CG").run(script).line == after


@clause("FMR-4.8")
@pytest.mark.parametrize("script", ["LC:y2", "OC:y2", "PIT*:y2 ~6", "CG:y2 ~10", "SL ~9 ."])
def test_no_effect_moves_a_car_beyond_last_running_place(script: str) -> None:
    after = race(NO_GREEN, hand="LC OC PIT* CG SL").run(script)

    assert after.picture == "b1 y1 o1 r1 p1 p2 r2 o2 b2 y2 | g2 g1"


@clause("FMR-R35")
@pytest.mark.parametrize(
    ("token", "rolls"),
    [
        *[(card, "") for card in ("O2b", "WL", "OC", "LC", "TT", "PITb", "PIT*", "CG", "CE")],
        ("SO", "~1 ."),
        ("SL", "~1 + ~1"),
        ("CR", "~1"),
    ],
)
def test_without_running_cars_every_card_resolves_without_effect(token: str, rolls: str) -> None:
    nobody = "| " + GRID
    before = race(nobody, hand=token)
    after = before.play(token).run(rolls)

    assert before.choices(token) == [token]
    assert after.out == GRID
    assert after.asks() == "draw_card:1"


@clause("FMR-R35")
def test_without_running_cars_the_race_runs_to_its_normal_end() -> None:
    now = race("| " + GRID, pile=3)
    while now.state.waiting:
        now = now.deal() if now.state.waiting == [-1] else now.play(now.choices()[0])

    assert now.state.points() == [10, 6, 4, 3, 2, 1]
