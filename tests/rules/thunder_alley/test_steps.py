"""TA-6.1, TA-7.4: what a step is, what it costs, and what wear leaves of the speed."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, LEAD, PURSUIT, SOLO, Plain, board, race
from slipstream.track.circuits.load import load, offered
from slipstream.track.rules.track import PIT

ALL_KINDS = pytest.mark.parametrize("kind", [SOLO(6), DRAFT(6), PURSUIT(6), LEAD(6)])

ALONE = """
    0    .    .    .
    1    .  *15    .
    2    .    .    .
         7    8    9
"""


@clause("TA-6.1.2")
@ALL_KINDS
def test_a_car_steps_forward_or_sideways_and_no_other_way(kind: Plain) -> None:
    assert race(ALONE, kind).steps() == [">", "i", "o"]


@clause("TA-6.1.3")
@ALL_KINDS
@pytest.mark.parametrize(("word", "place"), [(">", "9.1"), ("i", "8.0"), ("o", "8.2")])
def test_an_empty_space_costs_one_point(kind: Plain, word: str, place: str) -> None:
    after = race(ALONE, kind).play(word)

    assert after.at(15) == place
    assert after.points_left == 5


BLOCKED = """
    0    .    .    .
    1    .  *15   22
    2    .   29    .
         7    8    9
"""


@clause("TA-6.1.4")
@ALL_KINDS
def test_an_occupied_space_beside_costs_two_points(kind: Plain) -> None:
    after = race(BLOCKED, kind).play("o")

    assert after.at(15) == "8.2"
    assert after.points_left == 4


@clause("TA-6.1.5")
@pytest.mark.parametrize("kind", [SOLO(6), LEAD(6)])
def test_an_occupied_space_ahead_costs_three_points_in_solo_and_lead(kind: Plain) -> None:
    after = race(BLOCKED, kind).play(">")

    assert (after.at(15), after.at(22)) == ("9.1", "10.1")
    assert after.points_left == 3


@clause("TA-6.1.5", "TA-R6")
@pytest.mark.parametrize("kind", [DRAFT(1), PURSUIT(1)])
def test_draft_and_pursuit_push_for_one_point_and_never_for_three(kind: Plain) -> None:
    before = race(BLOCKED, kind)

    after = before.play(">")

    assert (after.at(15), after.at(22)) == ("9.1", "10.1")
    assert "b>" not in before.steps()


@clause("TA-6.1.6", "TA-R1")
@ALL_KINDS
def test_no_space_is_entered_twice_and_the_start_counts(kind: Plain) -> None:
    begun = race(ALONE, kind)

    assert begun.play("i").steps() == [">"]
    assert begun.play("> o").steps() == [">"]
    assert begun.play("> o >").steps() == [">", "i"]


@clause("TA-6.1.7")
@ALL_KINDS
def test_the_move_goes_on_until_every_point_is_spent(kind: Plain) -> None:
    now = race(ALONE, kind)
    for left in range(6, 0, -1):
        assert now.points_left == left
        assert "=" not in now.steps()
        now = now.play(">")

    assert now.at(15) == "14.1"
    assert now.drawn().active == ""


@clause("TA-6.1.8")
def test_a_car_may_be_displaced_though_the_road_is_free() -> None:
    before = race(
        """
        0    .    .    .
        1    .  *15    .
        2    .   29    .
             7    8    9
        """,
        SOLO(4),
    )

    assert before.steps() == [">", "i", "o"]
    assert before.play("o").at(29) == "7.2"


@clause("TA-6.1.9", "TA-4.5.2")
def test_the_active_player_chooses_for_every_car_that_is_moved() -> None:
    """Car 22 is green's, but blue pushes it and names its lane."""
    before = race(
        """
        0    .  *15   22    .
        1    .    .    .    .
        2    #    #    #    .
            17   18   19   20
        """,
        SOLO(4),
        circuit="tc",
    )

    asked = before.play(">")

    assert before.asks() == "step:2"
    assert asked.asks() == "lane:2"
    assert asked.steps() == [":20.0", ":20.1"]


LINE = """
    0    .    .    .    .
    1   22  *15   43    .
    2    .    .    .    .
         7    8    9   10
"""


@clause("TA-6.1.10", "TA-7.1.2")
def test_only_the_active_car_takes_wear_and_not_before_its_move_is_over() -> None:
    begun = race(LINE, "Watch the Gauge")

    assert begun.play("> > > > >").wear(15) == ""
    over = begun.play("> > > > > >")
    assert [over.wear(15), over.wear(22), over.wear(43)] == ["f", "", ""]


@clause("TA-6.1.11", "TA-1.3.2")
@ALL_KINDS
def test_nobody_drives_onto_the_apron(kind: Plain) -> None:
    before = race(
        """
        P    .   22    .
        0    .  *15    .
        1    .    .    .
        2    .    .    .
             7    8    9
        """,
        kind,
    )

    assert before.steps() == [">", "o"]
    assert before.play("> > > > > >").at(15) == "14.0"


@clause("TA-1.3.6")
def test_every_way_forward_leads_to_the_next_sector() -> None:
    for name in offered():
        track = load(name).track
        for space in range(track.road):
            reached = [track.sector[to] for to in track.ahead[space]]

            assert set(reached) == {(track.sector[space] + 1) % track.length}
            assert all(track.lane[to] != PIT for to in track.ahead[space])


@clause("TA-R31")
def test_neither_owner_nor_lap_protects_a_car() -> None:
    """Red shoves its own 25 and pushes 22, which is a lap behind."""
    before = race(
        """
        0    .    .    .    .
        1    .  *29  22'    .
        2    .   25    .    .
            47   48   49   50
        """,
        SOLO(6),
    )

    assert before.play("o").drawn() == board(
        """
        0    .    .    .    .
        1    .    .  22'    .
        2   25  *29    .    .
            47   48   49   50
        """
    )
    assert before.play(">").drawn() == board(
        """
        0    .    .    .    .
        1    .    .  *29  22'
        2    .   25    .    .
            47   48   49   50
        """
    )


@clause("TA-6.1.1", "TA-7.4.1")
@pytest.mark.parametrize(("markers", "left"), [(0, 7), (1, 7), (2, 7), (3, 4), (4, 3), (5, 2)])
def test_three_markers_or_more_cost_as_many_points(markers: int, left: int) -> None:
    """Whatever their colour."""
    assert race(ALONE, "Charge", wear={15: "tSbEf"[:markers]}).points_left == left


@clause("TA-7.4.2", "TA-7.4.3")
def test_with_no_points_left_the_card_is_played_and_its_wear_taken() -> None:
    before = race(ALONE, active=15, wear={15: "BBBBB"}, hands={2: [19]})

    after = before.play("15#19")

    assert after.at(15) == "8.1"
    assert after.wear(15) == "sBBBBB"
    assert after.state.used == [18]
    assert after.drawn().active == ""


@clause("TA-7.4.4")
def test_wear_does_not_slow_a_car_in_the_segment_of_another() -> None:
    worn = race(LINE, DRAFT(6), wear={22: "BBBBB", 43: "ttttt"})

    after = worn.play("> > > > > >")

    assert [after.at(43), after.at(15), after.at(22)] == ["15.1", "14.1", "13.1"]


@clause("TA-W5")
def test_seven_points_round_two_cars() -> None:
    before = race(
        """
        0  *29    .   23    .    .
        1    .    .   43    .    .
        2    .    .    .    .    .
            15   16   17   18   19
        """,
        SOLO(7),
    )

    assert before.play("> o o > > i >").drawn() == board(
        """
        0    .    .   23    .    .
        1    .    .   43    .   29
        2    .    .    .    .    .
            15   16   17   18   19
        """
    )


@clause("TA-W6")
@pytest.mark.parametrize(
    ("word", "left", "places"),
    [
        (">", 4, ["18.1", "19.1", "17.2"]),
        ("o", 5, ["17.2", "18.1", "16.2"]),
        ("i", 6, ["17.0", "18.1", "17.2"]),
    ],
)
def test_three_ahead_two_beside_one_into_the_open(word: str, left: int, places: list[str]) -> None:
    before = race(
        """
        0    .    .    .
        1    .  *29   43
        2    .   21    .
            16   17   18
        """,
        SOLO(7),
    )

    after = before.play(word)

    assert after.points_left == left
    assert [after.at(29), after.at(43), after.at(21)] == places


@clause("TA-W15")
def test_three_markers_and_a_speed_of_seven_leave_four() -> None:
    assert race(ALONE, "Out in Front", wear={15: "tst"}).points_left == 4
