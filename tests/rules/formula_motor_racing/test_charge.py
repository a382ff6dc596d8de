"""FMR-5.5: CHARGE (LOSE GEARS) and CHARGE (ENGINE BLOWS)."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, race

CHARGES = pytest.mark.parametrize("card", ["CG", "CE"])


@clause("FMR-5.5.1")
@CHARGES
def test_any_running_car_may_charge_and_the_die_is_rolled(card: str) -> None:
    now = race("b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 | g2 g1", hand=card)

    assert len(now.choices(card)) == 10
    for token in now.choices(card):
        assert now.play(token).asks() == "roll_charge:1"


@clause("FMR-5.5.2")
@CHARGES
@pytest.mark.parametrize("roll", range(1, 10))
def test_up_to_nine_the_car_gains_one_place_alone(card: str, roll: int) -> None:
    """p1 stands behind r1 and does not follow."""
    after = race(GRID, hand=card, seat=5).run(f"{card}:r1 ~{roll}")

    assert after.picture == "b1 g1 y1 r1 o1 p1 p2 r2 o2 y2 g2 b2"


@clause("FMR-5.5.3")
@pytest.mark.parametrize("roll", [10, 11, 12])
@pytest.mark.parametrize("seat", [1, 5])
def test_from_ten_up_the_gears_are_lost_and_the_car_is_last(roll: int, seat: int) -> None:
    after = race(GRID, hand="CG", seat=seat).run(f"CG:r1 ~{roll}")

    assert after.picture == "b1 g1 y1 o1 p1 p2 r2 o2 y2 g2 b2 r1"
    assert after.asks() == f"draw_card:{seat}"


@clause("FMR-5.5.3")
@pytest.mark.parametrize("roll", [10, 11, 12])
@pytest.mark.parametrize("seat", [1, 5])
def test_from_ten_up_the_engine_blows_and_the_car_is_out(roll: int, seat: int) -> None:
    after = race(GRID, hand="CE", seat=seat).run(f"CE:r1 ~{roll}")

    assert after.picture == "b1 g1 y1 o1 p1 p2 r2 o2 y2 g2 b2 | r1"
    assert after.asks() == f"draw_card:{seat}"


@clause("FMR-5.5.4")
@CHARGES
def test_an_own_car_may_stop_or_go_on_after_every_success(card: str) -> None:
    now = race(GRID, hand=card, seat=5).play(f"{card}:r2")
    for _ in range(6):
        now = now.deal("3")

        assert now.asks() == "charge_continue:5"
        assert now.choices() == [".", "+"]
        assert now.play(".").asks() == "draw_card:5"
        assert now.play(".").picture == now.picture
        now = now.play("+")
        assert now.asks() == "roll_charge:5"
        assert now.view(5).car == "r2"


@clause("FMR-5.5.4")
def test_going_on_may_still_fail() -> None:
    now = race(GRID, hand="CE CG", seat=5)

    assert now.run("CG:r2 ~1 + ~1 + ~10").line == "b1 g1 y1 o1 r1 p1 p2 o2 y2 g2 b2 r2"
    assert now.run("CE:r2 ~1 + ~1 + ~10").out == "r2"


@clause("FMR-5.5.5")
@CHARGES
@pytest.mark.parametrize("roll", range(1, 10))
def test_for_a_rival_there_is_exactly_one_roll(card: str, roll: int) -> None:
    assert race(GRID, hand=card, seat=1).run(f"{card}:r1 ~{roll}").asks() == "draw_card:1"


@clause("FMR-5.5.5")
@CHARGES
def test_for_an_uncontrolled_car_there_is_exactly_one_roll(card: str) -> None:
    assert race(GRID, hand=card, seats=4).run(f"{card}:r1 ~1").asks() == "draw_card:1"


@clause("FMR-R10")
@CHARGES
def test_a_charge_ends_by_itself_in_first_place(card: str) -> None:
    after = race(GRID, hand=card, seat=2).run(f"{card}:g1 ~1")

    assert after.line.startswith("g1 b1 y1")
    assert after.asks() == "draw_card:2"


@clause("FMR-R10")
@CHARGES
def test_a_charge_of_the_leader_is_one_roll(card: str) -> None:
    after = race(GRID, hand=card, seat=1).run(f"{card}:b1 ~9")

    assert after.picture == GRID
    assert after.asks() == "draw_card:1"


@clause("FMR-R10")
def test_a_charge_from_last_place_has_at_most_eleven_rolls() -> None:
    now = race(GRID, hand="CG", seat=1).play("CG:b2")
    for _ in range(10):
        now = now.run("~1 +")
    last = now.deal("1")

    assert last.line == "b2 b1 g1 y1 o1 r1 p1 p2 r2 o2 y2 g2"
    assert last.asks() == "draw_card:1"


@clause("FMR-R11")
@pytest.mark.parametrize("seat", [1, 4])
def test_leader_last_car_and_rivals_may_be_named(seat: int) -> None:
    now = race(GRID, hand="CG", seat=seat)

    assert {"CG:b1", "CG:b2", "CG:o1", "CG:p2"} <= set(now.choices("CG"))


@clause("FMR-R11")
@pytest.mark.parametrize("roll", range(1, 10))
def test_on_the_leader_a_success_changes_nothing(roll: int) -> None:
    assert race(GRID, hand="CE", seat=4).run(f"CE:b1 ~{roll}").picture == GRID


@clause("FMR-R11")
def test_charging_a_rival_leader_is_an_attack() -> None:
    after = race(GRID, hand="CE", seat=4).run("CE:b1 ~10")

    assert after.picture == "g1 y1 o1 r1 p1 p2 r2 o2 y2 g2 b2 | b1"


@clause("FMR-R12")
@pytest.mark.parametrize(("car", "asked"), [("b2", "charge"), ("o2", "charge"), ("g2", "draw")])
def test_with_three_players_both_colours_are_own_cars(car: str, asked: str) -> None:
    """Seat 1 has blue and orange."""
    after = race(GRID, hand="CG", seats=3).run(f"CG:{car} ~1")

    assert after.asks() == {"charge": "charge_continue:1", "draw": "draw_card:1"}[asked]


@clause("FMR-R40")
def test_a_rival_directly_behind_does_not_follow() -> None:
    after = race(GRID, hand="CE", seat=4).run("CE:o1 ~5 + ~5 .")

    assert after.line == "b1 o1 g1 y1 r1 p1 p2 r2 o2 y2 g2 b2"
