"""TA-D7, TA-M1, TA-M12: crossing the finish in the middle of a segment."""

from __future__ import annotations

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, LEAD, SOLO, Plain, Race, board, race


def crossed(now: Race) -> list[int]:
    """Cars that have finished but stand on the track until the segment ends."""
    return [now.state.race.numbers[car] for car in now.state.crossed]


LINE = """
    0    .    .    .    .    .
    1   22  *15   43    .    .
    2    .    .    .    .    .
        77   78   79   80   81
"""


@clause("TA-D7", "TA-M1")
def test_a_car_finishes_the_moment_its_progress_reaches_the_finish() -> None:
    """Two laps of 40 sectors: at 80, not at 79; whether it drives or is pushed."""
    before = race(LINE, DRAFT(3))

    assert crossed(before) == []
    assert crossed(before.play(">")) == [43]
    assert crossed(before.play("> >")) == [43, 15]


@clause("TA-D11")
def test_a_car_is_racing_then_crossed_then_out() -> None:
    before = race(LINE, DRAFT(2))
    car = before.car(43)

    over = before.play("> >")

    assert (before.state.racing[car], crossed(before)) == (True, [])
    assert before.play(">").at(43) == "80.1"
    assert crossed(before.play(">")) == [43]
    assert (over.at(43), over.state.racing[car], over.place(43)) == ("", False, 1)
    assert (over.at(22), over.place(22)) == ("79.1", 0)


@clause("TA-D12", "TA-R25")
def test_a_crossed_car_still_occupies_its_space_and_is_pushed_on() -> None:
    before = race(
        """
        0    .    .    .    .
        1  *15   43    .    .
        2    .    .    .    .
            78   79   80   81
        """,
        SOLO(6),
    )

    once = before.play(">")
    assert (crossed(once), once.at(43)) == ([43], "80.1")
    assert once.play(">").points_left == 0
    assert once.steps() == [">", "i", "o"]
    assert once.play(">").moved() == ["43@81.1", "15@80.1"]


@clause("TA-D9")
def test_the_leader_is_found_anew_after_every_step() -> None:
    before = race(
        """
        0    .    .    .
        1  *15    .    .
        2    .   43    .
            20   21   22
        """,
        SOLO(4),
    )

    def leader(now: Race) -> int:
        return now.state.race.numbers[now.state.leader()]

    assert leader(before) == 43
    assert leader(before.play(">")) == 15
    assert leader(race(LINE, DRAFT(3)).play(">")) == 15
    assert leader(race(LINE, DRAFT(3)).play("> >")) == 22


@clause("TA-R25", "TA-M9")
def test_a_crossed_car_moves_on_with_the_line_until_the_segment_ends() -> None:
    before = race(LINE, DRAFT(4))

    third = before.play("> > >")

    assert third.drawn() == board(
        """
        0    .    .    .    .    .    .
        1    .    .    .   22  *15   43
        2    .    .    .    .    .    .
            77   78   79   80   81   82
        """
    )
    over = third.play(">")
    assert [over.place(car) for car in (43, 15, 22)] == [1, 2, 3]
    assert over.drawn().places == ()


@clause("TA-R26")
def test_the_active_car_spends_its_points_beyond_the_line_and_teamwork_goes_on() -> None:
    before = race(
        """
        0    .    .    .   25
        1  *29    .    .    .
        2    .    .    .    .
            78   79   80   70
        """,
        "Teamwork",
    )

    asked = before.play("> > > >")

    assert (crossed(asked), asked.at(29)) == ([29], "82.1")
    assert asked.steps() == ["25"]
    assert asked.play("25 > > >").at(25) == "73.0"
    assert asked.play("25 > > >").place(29) == 1


@clause("TA-R26")
def test_clean_air_is_skipped_for_a_car_that_has_crossed() -> None:
    before = race(
        """
        0    .   43    .
        1  *13    .    .
        2    .    .    .
            79   70   60
        """,
        Plain("Clean Air", 1),
    )

    over = before.play(">")

    assert (over.place(13), over.drawn().active) == (1, "")


@clause("TA-R27")
def test_a_crossed_car_that_is_shoved_back_keeps_its_place() -> None:
    before = race(
        """
        0    .    .    .
        1    .    .    .
        2  *15   22    .
            78   79   80
        """,
        SOLO(8),
    )

    back = before.play("> i > o")

    assert (back.at(22), back.at(15)) == ("79.2", "80.2")
    assert crossed(back) == [22, 15]
    over = back.play(">")
    assert (over.place(22), over.place(15)) == (1, 2)
    assert over.drawn().places == ()


@clause("TA-R27", "TA-M1")
def test_a_car_that_crosses_twice_in_one_segment_finishes_once() -> None:
    """15 pushes 22 over the line; 12, a lap down, shoves it back and drags it over again."""
    before = race(
        """
        0    .    .    .    .
        1    .    .  12'    .
        2  *15   22    .    .
            78   79   80   81
        """,
        Plain("Teamwork", 1),
    )

    pushed = before.play("> 12")
    assert (crossed(pushed), pushed.at(22)) == ([22], "80.2")
    back = pushed.play("o")
    assert (back.at(22), back.at(15), back.at(12)) == ("79.2", "78.2", "40.2")
    over = back.play(">")
    assert [over.place(car) for car in (22, 15)] == [1, 0]
    assert (over.state.best_left, over.at(15)) == (2, "79.2")


@clause("TA-M1", "TA-10.1.1", "TA-10.1.4")
def test_only_the_winner_takes_a_turn_leader_marker() -> None:
    over = race(LINE, DRAFT(3)).play("> > >")

    assert [over.state.led[over.car(car)] for car in (43, 15, 22)] == [1, 0, 0]


@clause("TA-M12")
def test_at_most_one_car_of_a_line_crosses_at_a_step() -> None:
    now = race(LINE, DRAFT(4))
    counts = []
    for _ in range(3):
        now = now.play(">")
        counts.append(len(now.state.crossed))

    assert counts == [1, 2, 3]


@clause("TA-10.1.2")
def test_a_car_that_is_led_over_the_line_finishes_too() -> None:
    over = race(LINE, LEAD(4)).play("o > > >")

    assert [over.place(car) for car in (15, 22, 43)] == [1, 2, 0]


@clause("TA-W36")
def test_three_cars_finish_in_a_line() -> None:
    before = race(LINE, DRAFT(6))

    assert crossed(before.play(">")) == [43]
    assert crossed(before.play("> >")) == [43, 15]
    assert crossed(before.play("> > >")) == [43, 15, 22]
    fifth = before.play("> > > > >")
    assert [fifth.at(car) for car in (43, 15, 22)] == ["84.1", "83.1", "82.1"]
    over = before.play("> > > > > >")
    assert [over.place(car) for car in (43, 15, 22)] == [1, 2, 3]
    assert over.drawn().places == ()


@clause("TA-4.6.1", "TA-D6")
def test_the_lap_marker_follows_a_car_that_is_pushed_over_the_line() -> None:
    before = race(
        """
        0    .    .    .
        1    .    .    .
        2  *15   22    .
            38   39   40
        """,
        SOLO(4),
    )

    assert before.state.lap() == 1
    assert before.play(">").at(15) == "39.2"
    assert before.play(">").state.lap() == 2
