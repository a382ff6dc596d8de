"""TA-9.5 to TA-9.7, TA-M13: the restart after a yellow flag, and its pit stops."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import Race
from rules.thunder_alley.table import evening, held, led, quietly, running, stands, until
from slipstream.games.thunder_alley.rules.components import PIT_SPEED, SPEED
from slipstream.track.rules.order import lapped

LINE = "22@20.0 43@20.1 15@19.0 29@19.1 23@18.0 21@18.1"  # TA-W17
GREEN_FIRST = "59"


def restart(now: Race, *pitting: int) -> Race:
    """The pit stops of the restart, then nobody discards."""
    while now.asks().startswith("pit"):
        mine = [str(number) for number in pitting if str(number) in now.steps()]
        now = now.play(mine[0] if mine else "-")
    return now


def lap_down(now: Race) -> list[int]:
    return lapped(now.state.board, now.state.racing)


@clause("TA-9.6.1", "TA-1.3.4")
def test_the_leader_goes_to_the_inside_restart_lane_of_its_sector() -> None:
    """In lanes 0 and 1 of T3; on the straights of Verghn's Grove they are 1 and 2."""
    oval = evening("22@20.2 43@12.1").play("debris_caution")
    grove = evening("22@52.0 43@12.1", circuit="verghns_grove").play("debris_caution")

    assert oval.at(22) == "20.0"
    assert grove.at(22) == "52.1"


@clause("TA-9.6.2")
def test_the_others_follow_in_running_order() -> None:
    now = evening("22@20.2 43@20.1 15@18.0 29@18.2 23@7.1").play("debris_caution")

    assert stands(now) == "43@20.0 22@20.1 15@19.0 29@19.1 23@18.0"


@clause("TA-9.6.2", "TA-9.6.3", "TA-W45")
def test_lapped_cars_line_up_last_in_their_own_order_and_get_their_lap_back() -> None:
    """75 - 35 = 40: 6 and 5 are lapped; they stand behind 4, on the leader's lap."""
    field = "2@75.0 1@75.2 3@74.1 4@70.1 6@35.1 5@34.0"
    now = evening(field, laps="3").play("debris_caution")

    assert stands(now) == "2@75.0 1@75.1 3@74.0 4@74.1 6@73.0 5@73.1"


@clause("TA-9.6.3")
def test_a_lapped_car_that_stands_on_its_slot_already_is_told_to_have_its_lap_back() -> None:
    now = evening("2@75.0 1@75.1 3@34.0", laps="3").play("debris_caution")
    kinds = now.state.game.kinds
    told = [event for event in now.state.trace or [] if kinds[event.kind].name == "moved"]

    assert now.at(3) == "74.0"
    assert [(event.arguments[0], event.arguments[1], event.arguments[3]) for event in told] == [
        (now.car(3), 34, 74)
    ]


@clause("TA-9.6.4", "TA-R58")
def test_after_a_restart_nobody_is_lapped_or_removed() -> None:
    field = "2@75.0 1@75.2 3@74.1 4@70.1 6@35.1 5@34.0"
    now = evening(field, laps="3").play("debris_caution")
    assert lap_down(now) == []

    now = until(now, "discard")

    assert running(now) == "2 1 3 4 6 5"
    assert lap_down(now) == []


@clause("TA-9.6.5", "TA-9.5.1")
def test_pit_stops_follow_the_line_up() -> None:
    """When they are asked for, the field stands in line; markers go at once."""
    now = evening("22@20.2 43@12.1", wear={43: "tsbfE"}).play("debris_caution")
    assert now.asks() == "pit:1"
    assert stands(now) == "22@20.0 43@20.1"

    assert now.play("43").wear(43) == "E"


@clause("TA-W17", "TA-9.6.6", "TA-9.6.7")
def test_those_who_stayed_out_close_up_and_the_pitted_cars_come_back_behind_them() -> None:
    """43, 15 and 29 pit: 21 moves up in the outside file, 23 in the inside file."""
    now = evening(LINE).play("debris_caution")
    assert stands(now) == LINE

    now = restart(now, 43, 15, 29)

    assert stands(now) == "22@20.0 21@20.1 23@19.0 43@19.1 15@18.0 29@18.1"


@clause("TA-R57", "TA-9.6.6")
def test_they_close_up_file_by_file_and_not_in_running_order() -> None:
    """22 and 15 of the inside file pit: 23 leads, ahead of 43, which keeps to its own file."""
    now = restart(evening(LINE).play("debris_caution"), 22, 15)

    assert stands(now) == "23@20.0 43@20.1 29@19.0 21@19.1 22@18.0 15@18.1"


@clause("TA-M13")
def test_a_file_that_runs_out_is_filled_from_the_other() -> None:
    """The whole outside file pits: the inside file spreads over both lanes."""
    now = restart(evening(LINE).play("debris_caution"), 43, 29, 21)

    assert stands(now) == "22@20.0 15@20.1 23@19.0 43@19.1 29@18.0 21@18.1"


@clause("TA-M13", "TA-9.6.6")
@pytest.mark.parametrize(
    ("pitting", "line"),
    [
        ((43, 29), "22@20.0 21@20.1 15@19.0 1@19.1 23@18.0 28@18.1 43@17.0 29@17.1"),
        ((43, 29, 21), "22@20.0 1@20.1 15@19.0 23@19.1 28@18.0 43@18.1 29@17.0 21@17.1"),
        ((22, 15), "23@20.0 43@20.1 28@19.0 29@19.1 21@18.0 1@18.1 22@17.0 15@17.1"),
    ],
)
def test_a_file_shorter_by_two_or_more_is_filled_to_the_end(
    pitting: tuple[int, ...], line: str
) -> None:
    now = restart(evening(f"{LINE} 28@17.0 1@17.1").play("debris_caution"), *pitting)

    assert stands(now) == line


@clause("TA-M13")
def test_when_everybody_pits_the_order_is_that_of_the_line_up() -> None:
    now = restart(evening(LINE).play("debris_caution"), 22, 43, 15, 29, 23, 21)

    assert stands(now) == LINE


@clause("TA-9.5.2", "TA-9.6.7")
@pytest.mark.parametrize("first", [1, 6])
def test_of_two_cars_from_one_sector_the_inside_one_comes_out_first(first: int) -> None:
    """15 inside and 29 outside; 29's owner announces first, or last, which is all the same."""
    now = restart(evening(LINE, first).play("debris_caution"), 15, 29)

    assert stands(now) == "22@20.0 43@20.1 23@19.0 21@19.1 15@18.0 29@18.1"


@clause("TA-9.6.7")
def test_front_sectors_come_out_first() -> None:
    now = restart(evening(LINE).play("debris_caution"), 21, 23, 22)

    assert running(now) == "15 43 29 22 23 21"


@clause("TA-9.6.6", "TA-R89")
def test_files_close_up_through_one_lane_sectors() -> None:
    """The cone: sectors 26 to 29 have one lane, of the inside file; 22 and 25 pit."""
    field = "29@31.0 15@31.1 22@30.0 43@30.1 25@29.0 17@28.0 8@27.0"
    now = evening(field, circuit="cone", laps="2").play("debris_caution")
    assert stands(now) == field

    now = restart(now, 22, 25)

    assert stands(now) == "29@31.0 15@31.1 17@30.0 43@30.1 8@29.0 22@28.0 25@27.0"


@clause("TA-9.5.1")
def test_the_order_of_announcing_does_not_matter_under_yellow() -> None:
    """So a player's cars are asked for one after the other, each once."""
    now = evening("29@20.0 25@19.1 41@18.0 15@17.1").play("debris_caution")
    assert now.steps() == ["25", "29", "41", "-"]

    assert now.play("29").steps() == ["41", "-"]
    assert now.play("41").asks() == "pit:2"


@clause("TA-9.6.8")
def test_a_new_leader_after_the_restart_takes_a_turn_leader_marker() -> None:
    """22 led the turn; it pits, and 15 moves up behind it in the inside file."""
    now = evening("22@20.0 43@19.1 15@18.0 29@17.1 23@16.0").play("debris_caution")
    now = restart(now, 22)

    assert running(now).split()[0] == "15"
    assert [led(now, number) for number in (22, 43, 15)] == [1, 0, 1]


@clause("TA-9.6.8")
def test_a_car_that_led_already_gets_no_other_marker() -> None:
    """22 and 43 were level; 22 pits."""
    now = evening("22@20.0 43@20.1").play("debris_caution")
    now = restart(now, 22)

    assert running(now) == "43 22"
    assert [led(now, number) for number in (22, 43)] == [1, 1]


@clause("TA-9.6.9")
def test_cars_that_pitted_under_yellow_stand_on_the_track() -> None:
    """The next card is worth its speed on the track, not its pit-exit speed."""
    now = quietly(evening("22@20.0 43@20.1").play("debris_caution - 22"))
    assert now.at(22) == "20.1"
    now = now.play(".")
    card = held(now, 2)[0]

    assert now.play(f"22#{card}").points_left == SPEED[card - 1] > PIT_SPEED[card - 1]


@clause("TA-9.7", "TA-W46")
def test_beyond_the_green_line_the_line_up_starts_behind_it() -> None:
    """Two laps of 40: from 72 on the line-up starts at 71."""
    beyond = evening("1@75.2 2@74.0 3@74.1").play("debris_caution")
    on_it = evening("1@72.2 2@71.0 3@71.1").play("debris_caution")
    before = evening("1@71.2 2@70.0 3@70.1").play("debris_caution")

    assert stands(beyond) == "1@71.0 2@71.1 3@70.0"
    assert stands(on_it) == "1@71.0 2@71.1 3@70.0"
    assert stands(before) == "1@71.0 2@71.1 3@70.0"


@clause("TA-9.7")
def test_the_green_line_matters_on_the_last_lap_only() -> None:
    now = evening("1@35.2 2@34.0 3@34.1").play("debris_caution")

    assert stands(now) == "1@35.0 2@35.1 3@34.0"


@clause("TA-R60")
@pytest.mark.parametrize("front", range(65, 80))
def test_a_restart_never_moves_the_leader_forward(front: int) -> None:
    now = evening(f"1@{front}.2 2@50.0").play("debris_caution")

    assert now.state.board.progress[now.car(1)] == min(front, 71)


@clause("TA-R54")
def test_the_line_begins_at_the_first_car_left_when_the_leader_retires() -> None:
    now = evening("1@30.2 2@25.0 3@20.1", wear={1: "E"}).play("blown_engine")

    assert stands(now) == "2@25.0 3@25.1"


@clause("TA-R54")
def test_the_line_begins_at_the_first_car_left_when_the_leader_is_sent_to_the_rear() -> None:
    now = evening("1@30.1 2@29.1 3@20.1 15@18.0").play(f"collision {GREEN_FIRST}")

    assert stands(now) == "3@20.0 15@20.1 1@19.0 2@19.1"


@clause("TA-R54", "TA-9.6.3")
def test_a_lapped_car_in_front_of_the_line_stands_on_the_leaders_lap() -> None:
    """Both cars of the leader's lap collide; 3 is at 30, a lap down: its line begins at 70."""
    now = evening("1@75.1 2@74.1 3@30.1 15@28.0", laps="3").play(f"collision {GREEN_FIRST}")

    assert stands(now) == "3@70.0 15@70.1 1@69.0 2@69.1"


@clause("TA-R54")
def test_on_the_leaders_lap_means_not_ahead_of_it() -> None:
    """3 is level with the leader a lap down: it is lifted to the leader's sector, no further."""
    now = evening("1@75.0 2@74.0 3@35.2", laps="3").play(f"collision {GREEN_FIRST}")

    assert stands(now) == "3@75.0 1@75.1 2@74.0"


@clause("TA-9.7", "TA-R54")
def test_the_green_line_is_measured_by_the_first_car_of_the_line() -> None:
    """The leaders at 75 and 74 collide; 3, at 70, is before the line and stays there."""
    now = evening("1@75.1 2@74.1 3@70.1").play(f"collision {GREEN_FIRST}")

    assert stands(now) == "3@70.0 1@70.1 2@69.0"


@clause("TA-R55")
def test_when_all_cars_are_sent_to_the_rear_the_running_order_stays() -> None:
    now = evening("1@30.1 2@29.1").play(f"collision {GREEN_FIRST}")

    assert stands(now) == "1@30.0 2@30.1"
    assert (now.wear(1), now.wear(2)) == ("BB", "BB")


@clause("TA-R56")
def test_collision_cars_stand_behind_lapped_ones() -> None:
    """2, 15 and 3 are lapped; 2 and 15 were hit and stand with each other at the very end."""
    field = "1@75.2 43@60.0 15@35.0 2@34.0 3@33.2"
    now = evening(field, laps="3").play("collision 16")

    assert stands(now) == "1@75.0 43@75.1 3@74.0 15@74.1 2@73.0"


@clause("TA-R59", "TA-W48")
def test_a_restart_before_the_first_crossing() -> None:
    """Yunta Brothers, 16 cars: the 15th and the 16th stand behind the line, in sector 27."""
    red = "25@6.1 29@5.1 41@5.0 42@4.1"
    yellow = "8@4.0 11@3.1 16@3.0 43@2.1"
    green = "1@2.0 3@1.1 7@1.0 18@0.1"
    blue = "4@0.0 9@0.2 12@-1.0 15@-1.1"
    field = " ".join([red, yellow, green, blue])
    now = evening(field, circuit="yunta_brothers").play("debris_caution")

    assert stands(now).startswith("25@6.0 41@6.1")
    assert stands(now).endswith("12@-1.0 15@-1.1")
    assert now.state.lap() == 1
    board = now.state.board
    assert board.track.sector[board.space_of[now.car(15)]] == 27


@clause("TA-R59")
def test_a_leader_on_the_grid_stays_behind_the_line() -> None:
    now = evening("1@-1.1 2@-2.0 3@-2.1").play("debris_caution")

    assert stands(now) == "1@-1.0 2@-1.1 3@-2.0"


@clause("TA-R62")
def test_a_car_on_the_apron_would_be_lined_up_by_running_order() -> None:
    """No car can be there under yellow unless a variant leaves it."""
    now = evening("1@20.1 2@20.P 3@18.1 15@21.P").play("debris_caution")

    assert stands(now) == "15@21.0 1@21.1 2@20.0 3@20.1"
