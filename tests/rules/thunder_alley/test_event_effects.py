"""TA-E1 to TA-E19: what each event does."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import Race
from rules.thunder_alley.table import (
    after_rain,
    evening,
    first_player,
    is_on,
    now_only_passes,
    quietly,
    races,
    running,
    stands,
    until,
)
from slipstream.games.thunder_alley.components import RAIN

RED_FIRST = "15"  # red, yellow, green, black, purple, pink, blue
YELLOW_FIRST = "16"  # yellow, green, black, purple, pink, blue, red
BLUE_FIRST = "21"  # blue, red, yellow, green, black, purple, pink


def wears(now: Race, *numbers: int) -> list[str]:
    return [now.wear(number) for number in numbers]


@clause("TA-E1", "TA-E3")
@pytest.mark.parametrize(
    ("event", "most", "fewer", "other"),
    [("blown_engine", "EE", "E", "TTTTT"), ("blown_transmission", "TT", "T", "EEEEE")],
)
def test_the_car_with_most_markers_is_retired_under_yellow(
    event: str, most: str, fewer: str, other: str
) -> None:
    """It takes the lowest Position marker left; the others are lined up."""
    wear = {29: fewer, 15: most, 43: other}
    now = evening("29@20.2 15@22.1 43@12.1", wear=wear).play(event)

    assert not races(now, 15)
    assert now.place(15) == 3
    assert stands(now) == "29@20.0 43@20.1"


@clause("TA-E2", "TA-W39", "TA-R70")
def test_blown_tire_is_a_forced_stop_of_ten_spaces() -> None:
    """29@33.1 goes to 23.P and keeps only what is permanent."""
    wear = {29: "tttfT", 15: "tt"}
    now = evening("29@33.1 15@30.1", wear=wear).play("blown_tire")

    assert now.at(29) == "23.P"
    assert now.wear(29) == "T"
    assert now.at(15) == "30.1"


@clause("TA-R52", "TA-W39")
def test_after_a_blown_tire_the_car_may_not_pit_again_in_this_turn() -> None:
    now = evening("29@33.1 25@31.0 15@30.1", wear={29: "ttt"}).play("blown_tire")

    assert now.steps() == ["25", "-"]
    assert until(now, "discard").at(29) == "23.P"


@clause("TA-R52")
def test_in_the_next_turn_it_may() -> None:
    """It has left the apron by then; here it is set back onto the track."""
    now = quietly(evening("29@33.1 15@30.1", wear={29: "ttt"}).play("blown_tire"))
    now.state.board.place(now.car(29), now.state.board.track.space(23, 0), 23)
    now = now_only_passes(now, first_player(now)).play(". overcast -")

    assert now.steps() == ["29", "-"]


@clause("TA-R85")
def test_variable_pits_do_not_change_a_blown_tire() -> None:
    now = evening("29@33.1 15@30.1", wear={29: "tttfT"}, pits="variable").play("blown_tire")

    assert now.at(29) == "23.P"
    assert now.wear(29) == "T"
    assert now.asks() == "pit:2"


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


COLLISION = "43@20.1 44@20.2 15@21.1 17@19.1 29@21.2"  # TA-W41


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


@clause("TA-E6")
def test_debris_is_a_yellow_flag_and_nothing_else() -> None:
    now = evening("29@20.2 15@12.1", wear={29: "t"}).play("debris_caution")

    assert stands(now) == "29@20.0 15@20.1"
    assert wears(now, 29, 15) == ["t", ""]


@clause("TA-E7")
def test_engine_damage_most_orange_takes_one_more() -> None:
    now = evening("29@20.2 15@12.1", wear={29: "EE", 15: "TE"}).play("engine_damage")

    assert wears(now, 29, 15) == ["EEE", "TE"]
    assert now.at(29) == "20.2"


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


@clause("TA-E9", "TA-E10")
@pytest.mark.parametrize(
    ("event", "letter"), [("fuel_miscalculation", "f"), ("gear_box_damage", "T")]
)
def test_the_car_with_most_of_them_takes_one_more(event: str, letter: str) -> None:
    wear = {29: letter, 15: letter * 2, 43: "BEEE"}
    now = evening("29@20.2 15@12.1 43@3.0", wear=wear).play(event)

    assert wears(now, 29, 15, 43) == [letter, letter * 3, "BEEE"]
    assert now.at(29) == "20.2"


@clause("TA-E11")
def test_its_getting_worse_counts_blue_and_yellow_and_gives_a_blue() -> None:
    wear = {29: "ss", 15: "sSS", 43: "ttttt"}
    now = evening("29@20.2 15@12.1 43@3.0", wear=wear).play("its_getting_worse")

    assert wears(now, 29, 15, 43) == ["ss", "ssSS", "ttttt"]
    assert now.at(29) == "20.2"


@clause("TA-E12")
def test_loose_turns_a_blue_of_the_car_with_most_blue_into_a_yellow() -> None:
    """Yellow markers do not count."""
    wear = {29: "ss", 15: "sSS"}
    now = evening("29@20.2 15@12.1", wear=wear).play("loose")

    assert wears(now, 29, 15) == ["sS", "sSS"]
    assert now.at(29) == "20.2"


@clause("TA-E13")
def test_marbles_give_each_players_best_car_a_black() -> None:
    field = "29@20.2 25@21.0 15@12.1 17@12.0"
    now = evening(field, teams="red,yellow,blue").play("marbles")

    assert now.asks() == "pit:1"
    assert wears(now, 29, 25, 15, 17) == ["", "t", "", "t"]
    assert now.at(29) == "20.2"


@clause("TA-E14")
def test_overcast_lets_each_player_take_a_black_off_one_own_car_or_not() -> None:
    """Only cars with a black; blue declines, yellow has none and is not asked."""
    wear = {29: "tt", 25: "t", 41: "f", 15: "t", 43: "ss"}
    field = "29@20.2 25@21.0 41@8.0 15@12.1 43@3.0"
    now = evening(field, wear=wear).play("overcast")
    assert now.asks() == "overcast:1"
    assert now.steps() == ["25", "29", "-"]
    now = now.play("29")
    assert now.asks() == "overcast:3"

    now = now.play("-")

    assert wears(now, 29, 25, 41, 15, 43) == ["t", "t", "f", "t", "ss"]
    assert now.asks() == "pit:1"
    assert now.at(29) == "20.2"


PILE_UP = "25@30.0 43@29.0 28@28.0 15@27.0 29@26.0 44@25.0 17@24.0 19@23.0"  # TA-W42


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


@clause("TA-E16.1", "TA-W43")
def test_the_first_rain_is_set_aside() -> None:
    now = evening("29@50.2 15@42.1").play("rain")

    assert now.asks() == "pit:1"
    assert now.at(29) == "50.2"
    assert now.state.rain
    assert now.state.events_used == []
    assert len(now.state.events.cards) == 25


@clause("TA-E16.2", "TA-W43")
def test_a_later_rain_ends_the_race_once_a_lap_is_done() -> None:
    """All racing cars take the markers left, in running order; those out keep theirs."""
    now = after_rain(evening("29@40.2 15@39.1 43@30.0")).play("rain")

    assert not is_on(now)
    assert now.state.end() == "rain"
    assert [now.place(number) for number in (29, 15, 43)] == [1, 2, 3]


@clause("TA-E16.3", "TA-R73", "TA-W43")
def test_before_a_lap_is_done_a_later_rain_does_nothing() -> None:
    """It is discarded, and the next one may still end the race."""
    now = after_rain(evening("29@39.2 15@38.1")).play("rain")
    assert now.asks() == "pit:1"
    assert now.at(29) == "39.2"
    assert len(now.state.events_used) == 1

    now = quietly(now)
    now.state.events_used = []
    now.state.events.put(RAIN)
    now.state.furthest = 40

    assert not is_on(now_only_passes(now, 1).play(". rain"))


@clause("TA-R74")
def test_in_the_rain_the_running_order_counts_lapped_cars_last() -> None:
    """The leader has its Turn Leader marker of this turn already, and gets no other."""
    now = after_rain(evening("29@58.2 15@58.1 43@18.0 22@17.0")).play("rain")

    assert [now.place(number) for number in (15, 29, 43, 22)] == [1, 2, 3, 4]
    assert [now.state.led[now.car(number)] for number in (15, 29, 43)] == [1, 1, 0]


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


@clause("TA-E18")
def test_sun_makes_every_player_put_a_black_on_one_racing_car() -> None:
    """It cannot be declined; a car that is out cannot take it."""
    now = evening("29@20.2 25@21.0 15@12.1", cars="3").play("sun_on_the_track")
    assert now.asks() == "sun:1"
    assert now.steps() == ["25", "29"]
    now = now.play("29")
    assert now.steps() == ["15"]

    now = now.play("15")

    assert wears(now, 29, 25, 15) == ["t", "", "t"]
    assert now.asks() == "pit:1"
    assert now.at(29) == "20.2"


@clause("TA-E19", "TA-R65", "TA-W44")
def test_tight_counts_blue_and_yellow_among_cars_that_have_a_blue() -> None:
    """1: 3 yellow; 3 (here 15): 1 blue; 2: 1 yellow and 1 blue, which becomes 2 yellow."""
    wear = {1: "SSS", 2: "sS", 15: "s"}
    now = evening("1@20.2 2@21.0 15@12.1", wear=wear).play("tight")

    assert wears(now, 1, 2, 15) == ["SSS", "SS", "s"]
    assert now.at(1) == "20.2"
