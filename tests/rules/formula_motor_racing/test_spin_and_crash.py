"""FMR-5.6 SPIN OUT and SPIN LAST; FMR-5.7 CRASH."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, race
from slipstream.kernel.errors import IllegalAction

NO_GREEN = "b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 | g2 g1"
SPINS = pytest.mark.parametrize("card", ["SO", "SL"])


@clause("FMR-5.6.1")
@pytest.mark.parametrize("place", range(1, 13))
def test_the_car_in_the_place_rolled_is_hit(place: int) -> None:
    now = race(GRID, hand="SO")

    assert now.choices("SO") == ["SO"]
    assert now.run(f"SO ~{place} .").out == GRID.split()[place - 1]


@clause("FMR-5.6.1")
@SPINS
def test_no_car_is_named_for_a_spin(card: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        race(GRID, hand=card).play(f"{card}:b1")

    assert refused.value.clause == "FMR-5.6.1"


@clause("FMR-5.6.2")
@SPINS
def test_one_re_roll_replaces_the_first_roll_for_good(card: str) -> None:
    now = race(GRID, hand=card, seat=3).run(f"{card} ~2")

    assert now.asks() == "spin_reroll:3"
    assert now.choices() == [".", "+"]
    assert now.picture == GRID
    assert now.run("+").asks() == "roll_spin:3"
    assert now.run("+ ~5").asks() == "draw_card:3"
    assert now.run("+ ~5").line.startswith("b1 g1 y1 o1 p1")


@clause("FMR-5.6.2")
def test_the_re_roll_may_hit_the_same_car() -> None:
    assert race(GRID, hand="SO").run("SO ~2 + ~2").out == "g1"


@clause("FMR-5.6.3")
def test_spin_out_removes_the_car_hit() -> None:
    after = race(NO_GREEN, hand="SO").run("SO ~5 .")

    assert after.picture == "b1 y1 o1 r1 p2 r2 o2 y2 b2 | p1 g2 g1"


@clause("FMR-5.6.4")
def test_spin_last_moves_the_car_hit_to_last_place() -> None:
    after = race(NO_GREEN, hand="SL").run("SL ~5 .")

    assert after.picture == "b1 y1 o1 r1 p2 r2 o2 y2 b2 p1 | g2 g1"


@clause("FMR-5.6.4")
def test_spin_last_leaves_the_last_car_where_it_is() -> None:
    assert race(NO_GREEN, hand="SL").run("SL ~10 .").picture == NO_GREEN


@clause("FMR-5.6.5")
@SPINS
@pytest.mark.parametrize("rolls", ["~11 .", "~12 .", "~1 + ~11"])
def test_a_spin_in_an_empty_place_has_no_effect(card: str, rolls: str) -> None:
    after = race(NO_GREEN, hand=card).run(f"{card} {rolls}")

    assert after.picture == NO_GREEN
    assert after.asks() == "draw_card:1"


@clause("FMR-5.6.6")
@SPINS
def test_a_spin_may_hit_the_players_own_car(card: str) -> None:
    after = race(GRID, hand=card, seat=2).run(f"{card} ~2 .")

    assert after.line.startswith("b1 y1")


@clause("FMR-R13")
@SPINS
def test_an_empty_place_may_be_re_rolled_or_accepted(card: str) -> None:
    now = race(NO_GREEN, hand=card).run(f"{card} ~12")

    assert now.choices() == [".", "+"]
    assert now.run(".").picture == NO_GREEN
    assert now.run("+ ~1").line.startswith("y1 o1 r1")
    assert now.run("+ ~11").picture == NO_GREEN


@clause("FMR-R27")
@pytest.mark.parametrize("script", ["SO ~12 .", "SL ~11 .", "SO ~3 + ~12", "CR ~11", "CR ~12"])
def test_a_roll_beyond_the_running_cars_is_never_converted(script: str) -> None:
    assert race(NO_GREEN, hand="SO SL CR").run(script).picture == NO_GREEN


@clause("FMR-5.7.1")
@pytest.mark.parametrize("place", range(2, 12))
def test_the_car_in_the_place_rolled_is_the_first_car_hit(place: int) -> None:
    now = race(GRID, hand="CR").run(f"CR ~{place}")

    assert now.view(1).car == GRID.split()[place - 1]


@clause("FMR-5.7.1")
@pytest.mark.parametrize("roll", [1, 12])
def test_a_crash_has_no_re_roll(roll: int) -> None:
    assert race(GRID, hand="CR").run(f"CR ~{roll}").asks() == "draw_card:1"


@clause("FMR-5.7.1")
def test_no_car_is_named_for_a_crash() -> None:
    with pytest.raises(IllegalAction) as refused:
        race(GRID, hand="CR").play("CR:b1")

    assert refused.value.clause == "FMR-5.7.1"


@clause("FMR-5.7.2")
def test_the_player_chooses_the_neighbour_in_front_or_behind() -> None:
    now = race(GRID, hand="CR", seat=3).run("CR ~4")

    assert now.asks() == "crash_partner:3"
    assert sorted(now.choices()) == ["r1", "y1"]
    assert now.play("y1").picture == "b1 g1 r1 p1 p2 r2 o2 y2 g2 b2 | y1 o1"
    assert now.play("r1").picture == "b1 g1 y1 p1 p2 r2 o2 y2 g2 b2 | o1 r1"


@clause("FMR-5.7.2")
@pytest.mark.parametrize("partner", ["o1", "g1", "b1"])
def test_no_other_car_can_be_chosen(partner: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        race(GRID, hand="CR", seat=3).run("CR ~4").play(partner)

    assert refused.value.clause == "FMR-5.7.2"


@clause("FMR-5.7.3")
@pytest.mark.parametrize(
    ("roll", "after"),
    [
        (1, "o1 r1 p1 p2 r2 o2 y2 b2 | b1 y1 g2 g1"),
        (10, "b1 y1 o1 r1 p1 p2 r2 o2 | y2 b2 g2 g1"),
    ],
)
def test_the_first_and_the_last_car_leave_no_choice(roll: int, after: str) -> None:
    now = race(NO_GREEN, hand="CR").run(f"CR ~{roll}")

    assert now.asks() == "draw_card:1"
    assert now.picture == after


@clause("FMR-5.7.4")
@pytest.mark.parametrize(("partner", "out"), [("p1", "p1 p2"), ("r2", "p2 r2")])
def test_the_one_ahead_stays_ahead_in_front_of_the_removed_line(partner: str, out: str) -> None:
    after = race(NO_GREEN, hand="CR").run(f"CR ~6 {partner}")

    assert after.out == f"{out} g2 g1"


@clause("FMR-R28")
def test_the_rear_one_counts_as_removed_first() -> None:
    after = race(GRID, hand="CR").run("CR ~7 r2")

    assert after.events() == [  # r2, then p2
        "removed FMR-5.7.2 9 8 crashes",
        "removed FMR-5.7.2 11 7 crashes",
    ]
    assert after.out == "p2 r2"


@clause("FMR-5.7.5")
@pytest.mark.parametrize("roll", [11, 12])
def test_a_crash_in_an_empty_place_has_no_effect(roll: int) -> None:
    after = race(NO_GREEN, hand="CR").run(f"CR ~{roll}")

    assert after.picture == NO_GREEN
    assert after.asks() == "draw_card:1"


@clause("FMR-5.7.6")
def test_a_crash_may_take_both_of_the_players_own_cars() -> None:
    after = race(GRID, hand="CR", seat=6).run("CR ~6 p2")

    assert after.out == "p1 p2"
    assert after.asks() == "draw_card:6"


@clause("FMR-5.7.6")
def test_a_crash_may_hit_one_own_car() -> None:
    assert race(GRID, hand="CR", seat=1).run("CR ~1").out == "b1 g1"


@clause("FMR-R14")
def test_last_place_is_the_last_running_one() -> None:
    """Twelve rolled with ten cars running is an empty place, ten is the last car."""
    now = race(NO_GREEN, hand="CR")

    assert now.run("CR ~12").picture == NO_GREEN
    assert now.run("CR ~10").out == "y2 b2 g2 g1"
    assert now.run("CR ~9").asks() == "crash_partner:1"


@clause("FMR-R14")
def test_a_lone_car_crashes_alone() -> None:
    removed = "b1 y1 o1 r1 p1 p2 r2 o2 y2 g2 g1"
    after = race(f"b2 | {removed}", hand="CR").run("CR ~1")

    assert after.picture == f" | b2 {removed}"
    assert after.asks() == "draw_card:1"
    assert after.events()[-1] == "removed FMR-R14 1 1 crashes"
