"""TA-E4, TA-E5, TA-E8, TA-E15, TA-E17: the wall, collisions, pile-ups, spins."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import Race
from rules.thunder_alley.table import evening, running, stands

RED_FIRST = "15"  # red, yellow, green, black, purple, pink, blue
YELLOW_FIRST = "16"  # yellow, green, black, purple, pink, blue, red
COLLISION = "43@20.1 44@20.2 15@21.1 17@19.1 29@21.2"  # TA-W41
PILE_UP = "25@30.0 43@29.0 28@28.0 15@27.0 29@26.0 44@25.0 17@24.0 19@23.0"  # TA-W42


def wears(now: Race, *numbers: int) -> list[str]:
    return [now.wear(number) for number in numbers]


@clause("TA-E4")
def test_brush_the_wall_hits_a_car_in_the_outermost_lane() -> None:
    """Lane 2 on the straight of TC, lane 1 in its corner; the teams of such cars count."""
    field = "29@25.2 15@15.1 43@25.1 22@15.0"
    now = evening(field, circuit="tc").play("brush_the_wall")
    assert now.asks() == "bar:0"

    now = now.play(YELLOW_FIRST)

    assert wears(now, 29, 15, 43, 22) == ["", "B", "", ""]
    assert now.at(29) == "25.2"


@clause("TA-R78")
def test_the_only_lane_of_a_sector_is_the_outermost() -> None:
    now = evening("29@28.0 15@31.0", circuit="cone", laps="2").play("brush_the_wall")

    assert wears(now, 29, 15) == ["B", ""]


@clause("TA-E5.1")
def test_teams_with_a_car_next_to_another_can_collide() -> None:
    """22 stands alone and 23 is only diagonal to 15: their teams are not read on the bar."""
    now = evening("43@20.1 15@21.1 22@10.0 23@22.2").play("collision")
    assert now.asks() == "bar:0"

    now = now.play("24")  # green, red, pink, black, yellow, blue, purple

    assert wears(now, 43, 15, 22, 23) == ["BB", "BB", "", ""]


@clause("TA-E5.1")
def test_one_team_alone_needs_no_bar() -> None:
    now = evening("43@20.1 44@20.2 15@30.1").play("collision")

    assert now.asks() == "originator:1"


@clause("TA-E5.2", "TA-W41")
def test_the_owner_names_the_originator_among_the_adjacent_cars() -> None:
    now = evening(COLLISION + " 8@5.0").play(f"collision {YELLOW_FIRST}")

    assert now.asks() == "originator:2"
    assert now.steps() == ["43", "44"]


@clause("TA-E5.3", "TA-W41")
def test_the_originator_and_one_neighbour_of_each_other_team_are_hit() -> None:
    """43 touches 44, its own, which is spared, and two blue cars, of which blue picks one."""
    now = evening(COLLISION).play(f"collision {YELLOW_FIRST} 43")
    assert now.asks() == "victim:3"
    assert now.steps() == ["15", "17"]

    now = now.play("17")

    assert wears(now, 43, 44, 15, 17, 29) == ["BB", "", "", "BB", ""]


@clause("TA-E5.3", "TA-W41")
def test_directly_ahead_is_adjacent_diagonal_is_not() -> None:
    """44 touches 29 ahead of it; 15 is diagonal."""
    now = evening(COLLISION).play(f"collision {YELLOW_FIRST} 44")

    assert wears(now, 43, 44, 15, 17, 29) == ["", "BB", "", "", "BB"]


@clause("TA-E5.3")
def test_owners_choose_their_victims_in_seat_order_from_the_first_player() -> None:
    """Red's 29 is hemmed in by two yellow and two blue cars; blue is First Player."""
    field = "29@20.1 43@21.1 44@19.1 15@20.0 17@20.2"
    now = evening(field, first=3).play(f"collision {RED_FIRST}")
    assert now.asks() == "victim:3"
    now = now.play("17")
    assert now.asks() == "victim:2"
    assert now.steps() == ["43", "44"]

    now = now.play("44")

    assert wears(now, 29, 43, 44, 15, 17) == ["BB", "", "BB", "", "BB"]


@clause("TA-E5.4")
def test_the_cars_hit_go_to_the_very_end_in_running_order_and_may_pit() -> None:
    now = evening(COLLISION + " 8@5.0 22@3.1").play(f"collision {YELLOW_FIRST} 43 15")

    assert stands(now) == "29@21.0 44@21.1 17@20.0 8@20.1 22@19.0 15@19.1 43@18.0"
    assert now.play("-").steps() == ["8", "43", "44", "-"]


@clause("TA-R66")
def test_beside_teammates_only_the_originator_is_hit() -> None:
    now = evening("43@20.1 44@20.2 15@30.1").play("collision 44")

    assert wears(now, 43, 44, 15) == ["", "BB", ""]
    assert stands(now) == "15@30.0 43@30.1 44@29.0"


@clause("TA-E8")
def test_front_end_damage_hits_one_car_with_another_directly_ahead() -> None:
    """15 is behind 29, 43 beside it; 22 is behind 43 and green is read first."""
    now = evening("29@20.2 15@19.2 43@20.1 22@19.1").play("front_end_damage")
    assert now.asks() == "bar:0"

    now = now.play("17")  # green, black, purple, pink, blue, red, yellow

    assert wears(now, 29, 15, 43, 22) == ["", "", "", "B"]
    assert now.at(29) == "20.1"
    assert stands(now) == "43@20.0 29@20.1 22@19.0 15@19.1"


@clause("TA-R75")
def test_a_car_on_any_branch_of_a_fork_is_directly_ahead() -> None:
    """TC: 19.0 leads to 20.0 and 20.1."""
    for ahead in ("20.0", "20.1"):
        now = evening(f"15@19.0 29@{ahead}", circuit="tc").play("front_end_damage")
        assert wears(now, 15, 29) == ["B", ""]

    now = evening("15@19.0 29@20.2", circuit="tc").play("front_end_damage")
    assert wears(now, 15, 29) == ["", ""]


@clause("TA-E15.1", "TA-E15.2", "TA-W42")
def test_a_pile_up_hits_the_teams_in_the_order_of_the_bar() -> None:
    """Yellow, black, blue, red: the first team's best car takes two reds."""
    now = evening(PILE_UP).play("pileup")
    assert now.asks() == "bar:0"

    now = now.play(YELLOW_FIRST)

    assert wears(now, 43, 44) == ["BB", ""]


@clause("TA-E15.3", "TA-W42")
def test_each_next_team_is_hit_behind_the_car_hit_last() -> None:
    """One red for the second, one gray for all after it; red's 25 is ahead of it all."""
    now = evening(PILE_UP).play(f"pileup {YELLOW_FIRST}")

    assert wears(now, 28, 15, 29) == ["B", "b", "b"]
    assert wears(now, 25, 44, 17, 19) == ["", "", "", ""]


@clause("TA-E15.4", "TA-R67", "TA-W42")
def test_a_pile_up_stops_at_the_first_team_with_no_car_behind() -> None:
    """Black is ahead of 43: blue and red, behind it, are spared."""
    field = "28@31.0 25@30.0 43@29.0 15@27.0 29@26.0"
    now = evening(field).play(f"pileup {YELLOW_FIRST}")

    assert wears(now, 28, 25, 43, 15, 29) == ["", "", "BB", "", ""]
    assert now.at(28) == "31.0"
    assert now.at(25) == "31.1"


@clause("TA-E15.4")
def test_a_pile_up_stops_when_every_team_has_been_hit() -> None:
    now = evening("43@29.0 44@28.0 15@27.0 17@26.0").play(f"pileup {YELLOW_FIRST}")

    assert wears(now, 43, 44, 15, 17) == ["BB", "", "B", ""]


@clause("TA-R68")
def test_behind_means_behind_the_car_hit_most_recently() -> None:
    """Blue's 17 is behind 43 but ahead of 28, which was hit second: blue's 15 is hit."""
    now = evening("43@29.0 17@28.0 28@27.0 15@26.0").play(f"pileup {YELLOW_FIRST}")

    assert wears(now, 43, 17, 28, 15) == ["BB", "", "B", "b"]


@clause("TA-E15.5")
def test_a_pile_up_is_a_yellow_flag_and_sends_nobody_to_the_rear() -> None:
    now = evening(PILE_UP).play(f"pileup {YELLOW_FIRST}")

    assert running(now) == "25 43 28 15 29 44 17 19"
    assert stands(now).startswith("25@30.0 43@30.1 28@29.0 15@29.1")


@clause("TA-E17", "TA-W40", "TA-R69")
def test_spinout_sends_the_car_ten_sectors_back_into_lane_0() -> None:
    """9@25.2 to 15.0; 4 is pushed to 14.0 and 6 to 13.0; 8 beside them stays."""
    now = evening("9@25.2 4@15.0 6@14.0 8@13.1", wear={9: "tt", 8: "t"}).play("spinout")

    assert [now.at(number) for number in (9, 4, 6, 8)] == ["15.0", "14.0", "13.0", "13.1"]
    assert wears(now, 9, 8) == ["ttt", "t"]


@clause("TA-R69")
@pytest.mark.parametrize(
    ("field", "pushed"),
    [
        ("15@20.1 29@10.0 43@9.1", {29: "9.0", 43: "9.1"}),
        ("15@20.1 29@10.0 43@9.0", {29: "9.1", 43: "9.0"}),
        ("15@20.1 29@10.0 43@9.0 22@9.1", {29: "9.0", 43: "8.0", 22: "9.1"}),
    ],
)
def test_at_a_merge_the_lowest_empty_lane_is_used_else_the_lowest(
    field: str, pushed: dict[int, str]
) -> None:
    """TC: 10.0 is fed by 9.0 and 9.1."""
    now = evening(field, circuit="tc", wear={15: "t"}).play("spinout")

    assert now.at(15) == "10.0"
    assert {number: now.at(number) for number in pushed} == pushed


@clause("TA-R69")
def test_it_passes_over_everything_also_over_the_line() -> None:
    now = evening("15@45.1 29@44.1 43@35.0 22@34.0", wear={15: "t"}).play("spinout")

    assert [now.at(number) for number in (15, 29, 43, 22)] == ["35.0", "44.1", "34.0", "33.0"]
