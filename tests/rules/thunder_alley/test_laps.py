"""TA-4.1, TA-4.2, TA-4.6: the Leader, lapped cars, the lap marker."""

from __future__ import annotations

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, SOLO, Race, race
from rules.thunder_alley.table import (
    day,
    evening,
    first_player,
    led,
    races,
    running,
    seat_of,
    straight_on,
    until,
)
from slipstream.track.rules.order import lapped, laps_done

DIRTY_AIR = 46  # Solo 6


def lap_down(now: Race) -> list[int]:
    state = now.state
    return [state.race.numbers[car] for car in lapped(state.board, state.racing)]


@clause("TA-4.1.1")
def test_running_order_is_progress_then_inside_lane_then_the_apron_bottom_first() -> None:
    now = day("29@20.1 15@20.0 43@20.2 25@20.P 41@20.P 42@21.2 44@19.0 17@-1.0")

    assert running(now) == "42 15 29 43 25 41 44 17"


@clause("TA-D9", "TA-4.1.1")
def test_the_leader_is_known_after_every_single_step() -> None:
    """15 draws level outside 29, passes it, and takes the inside lane of its sector."""
    now = day("29@20.1 15@19.2", first=2, hands={2: [DIRTY_AIR]}).play(f"15#{DIRTY_AIR}")
    leaders = [now.state.race.numbers[now.state.leader()]]
    for word in (">", ">", "i"):
        now = now.play(word)
        leaders.append(now.state.race.numbers[now.state.leader()])

    assert leaders == [29, 29, 15, 15]


@clause("TA-D9")
def test_the_leader_is_known_when_the_one_before_retires_or_pits() -> None:
    now = day("29@20.1 15@19.2 25@18.1")
    retired = now.play("29!")
    pitted = evening("29@20.1 15@19.2").play("overcast 29")

    assert running(now) == "29 15 25"
    assert running(retired) == "15 25"
    assert running(pitted) == "15 29"


@clause("TA-4.1.2")
def test_when_finished_cars_have_left_the_best_car_still_racing_leads() -> None:
    """Also while a car that has crossed is still on the track."""
    now = day("43@79.1 15@70.0 29@71.2", first=2, hands={2: [DIRTY_AIR]}).play(f"43#{DIRTY_AIR} >")
    assert now.at(43) == "80.1"
    assert now.state.race.numbers[now.state.leader()] == 29

    now = straight_on(now)

    assert now.at(43) == ""
    assert now.state.race.numbers[now.state.leader()] == 29


@clause("TA-4.1.2")
def test_nobody_leads_when_everybody_has_crossed() -> None:
    now = day("43@79.1", teams="red,yellow", first=2, hands={2: [DIRTY_AIR]})
    now = now.play(f"43#{DIRTY_AIR} >")

    assert now.state.leader() == -1


@clause("TA-4.2.1")
def test_a_car_is_lapped_when_the_leader_reaches_its_sector_or_goes_past() -> None:
    now = day("15@56.1 29@17.0 25@20.0", first=2, hands={2: [DIRTY_AIR]}).play(f"15#{DIRTY_AIR}")
    seen = [lap_down(now)]
    for _ in range(5):
        now = now.play(">")
        seen.append(lap_down(now))

    assert seen == [[], [29], [29], [29], [25, 29], [25, 29]]


@clause("TA-4.2.2")
def test_cars_level_with_the_leader_on_its_lap_are_not_lapped() -> None:
    now = until(evening("15@58.1 43@58.0 29@58.2").play("overcast"), "discard")

    assert running(now) == "43 15 29"


@clause("TA-4.2.3")
def test_a_lapped_car_that_gets_ahead_of_the_leader_again_is_safe() -> None:
    """Level with the Leader is not enough."""
    now = day("15@58.1 29@16.0", hands={1: [DIRTY_AIR]}).play(f"29#{DIRTY_AIR}")
    seen = [lap_down(now)]
    for _ in range(3):
        now = now.play(">")
        seen.append(lap_down(now))

    assert seen == [[29], [29], [29], []]


@clause("TA-4.2.4")
def test_a_lapped_car_drives_as_any_other() -> None:
    """29 is activated and shoves the Leader on, three points each time."""
    now = day("15@58.1 29@17.1", hands={1: [DIRTY_AIR]}).play(f"29#{DIRTY_AIR}")
    assert lap_down(now) == [29]

    now = now.play("> >")

    assert (now.at(29), now.at(15)) == ("19.1", "60.1")


@clause("TA-4.6.1")
def test_the_lap_marker_goes_on_when_the_leading_car_passes_the_line() -> None:
    """Not for a car behind it, and not once more for the next car."""
    now = day("15@38.1 29@36.1", first=2, laps="3", hands={2: [DIRTY_AIR], 1: [DIRTY_AIR + 1]})
    now = now.play(f"15#{DIRTY_AIR} >")
    before = now.state.lap()
    now = now.play(">")
    after = now.state.lap()
    now = straight_on(straight_on(now).play(f"29#{DIRTY_AIR + 1}"))

    assert (before, after) == (1, 2)
    assert now.at(29) == "42.1"
    assert now.state.lap() == 2


@clause("TA-4.6.1")
def test_a_car_pushed_over_the_line_moves_the_lap_marker_too() -> None:
    now = race(
        """
        0    .    .    .
        1  *15   43    .
        2    .    .    .
            38   39   40
        """,
        card=DRAFT(1),
    )
    assert now.state.lap() == 1

    assert now.play(">").state.lap() == 2


@clause("TA-4.6.2")
def test_the_first_crossing_does_not_move_the_lap_marker() -> None:
    now = day("15@-1.1 29@-2.1", first=2, hands={2: [DIRTY_AIR]})
    now = straight_on(now.play(f"15#{DIRTY_AIR}"))

    assert now.at(15) == "5.1"
    assert now.state.lap() == 1


@clause("TA-4.6.3")
def test_a_car_moved_back_over_the_line_must_cross_it_again() -> None:
    """43 has completed a lap; shoved back it has completed none."""
    now = race(
        """
        0    .    .
        1    .  *15
        2    .   43
            39   40
        """,
        card=SOLO(2),
    )

    assert laps_done(now.state.board.progress[now.car(43)], 40) == 1

    now = now.play("o")

    assert now.at(43) == "39.2"
    assert laps_done(now.state.board.progress[now.car(43)], 40) == 0


@clause("TA-R46")
def test_a_car_shoved_back_level_with_the_leader_is_lapped() -> None:
    """29 was ahead of the Leader by a sector, physically; shoved back it is lap-down."""
    now = day("15@58.0 29@19.2 43@19.1", first=2, hands={2: [DIRTY_AIR]}).play(f"43#{DIRTY_AIR}")
    assert lap_down(now) == []

    now = now.play("o")

    assert now.at(29) == "18.2"
    assert lap_down(now) == [29]


@clause("TA-R46")
def test_a_car_is_no_longer_lapped_when_the_leader_is_gone() -> None:
    now = day("15@58.0 29@18.2 43@50.1", first=3)
    assert lap_down(now) == [29]

    assert lap_down(now.play("15!")) == []


@clause("TA-R47")
def test_a_lapped_car_level_with_the_leader_is_removed_one_a_sector_ahead_is_not() -> None:
    level = until(evening("15@58.0 29@18.2 43@50.1").play("overcast"), "discard")
    ahead = until(evening("15@58.0 29@19.2 43@50.1").play("overcast"), "discard")

    assert running(level) == "15 43"
    assert running(ahead) == "15 43 29"


@clause("TA-R48", "TA-W35")
def test_the_lap_marker_stays_when_the_leader_pits_back_over_the_line() -> None:
    """Yunta Brothers: from 58, on its third lap, to 53.P, on its second."""
    now = evening("15@58.1 29@50.0", circuit="yunta_brothers", first=2).play("overcast")
    assert now.state.lap() == 3

    now = now.play("15")

    assert now.at(15) == "53.P"
    assert laps_done(now.state.board.progress[now.car(15)], 28) == 1
    assert now.state.lap() == 3


@clause("TA-R49")
def test_the_leader_may_be_on_the_apron() -> None:
    now = until(evening("15@28.1 29@20.0", first=2).play("overcast 15"), "discard")

    assert running(now) == "15 29"
    assert first_player(now) == seat_of(now, 15)


@clause("TA-R49", "TA-R50")
def test_a_car_on_the_track_is_ahead_of_the_apron_in_its_sector() -> None:
    """15 pits back to the sector of 29, which leads now, alone."""
    now = until(evening("15@25.1 29@20.2", first=2).play("overcast 15"), "discard")

    assert running(now) == "29 15"
    assert (led(now, 29), led(now, 15)) == (1, 1)
    assert first_player(now) == seat_of(now, 29)


@clause("TA-R51")
def test_a_car_that_pits_itself_a_lap_down_is_removed_in_the_same_turn() -> None:
    now = evening("15@58.0 29@20.2 43@50.1").play("overcast")
    assert lap_down(now) == []

    now = until(now.play("29"), "discard")

    assert not races(now, 29)
    assert now.place(29) == 3
