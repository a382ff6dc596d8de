"""GPF1-7: the pit lane."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race
from slipstream.kernel.errors import IllegalAction


@clause("GPF1-7.1")
def test_a_car_that_passes_19_chooses_lane_or_pit_lane() -> None:
    now = race("green@18", hand="4", box=6)

    assert now.choices() == ["4", "4:pit"]
    assert now.play("4").path == "19 20 21 22"
    assert now.play("4:pit").path == "19 B1 B2 B3"


@clause("GPF1-7.1")
@pytest.mark.parametrize("space", ["15", "13"])
def test_a_card_that_ends_on_or_before_19_opens_no_choice(space: str) -> None:
    assert race(f"green@{space}", hand="4").choices() == ["4"]


@clause("GPF1-7.2", "GPF1-R23")
def test_the_pit_lane_may_be_chosen_only_if_the_move_ends_there() -> None:
    now = race("green@17 red@B1")

    assert now.choices("6") == ["6"]
    with pytest.raises(IllegalAction, match=r"\bGPF1-7\.2\b"):
        now.play("6:pit")


@clause("GPF1-7.2", "GPF1-R24")
@pytest.mark.parametrize("space", ["11", "12", "13"])
def test_a_10_that_is_limited_to_six_may_not_reach_the_pit_lane(space: str) -> None:
    assert race(f"green@{space}").choices("10") == ["10"]


@clause("GPF1-R24", "GPF1-3.12")
def test_the_way_around_18_counts_for_the_limit() -> None:
    """From 12 over U6 and U7 a 10 would end on B2: it is worth 6, which is not enough."""
    assert race("green@12 red@18").choices("10") == ["10"]


@clause("GPF1-R24", "GPF1-5.1")
def test_the_detour_from_11_leads_past_no_pit_entry() -> None:
    """On the road and around 18 a 10 from 11 would end on B1; through the gravel it does not."""
    now = race("green@11 red@18")

    assert now.choices("10") == ["10"]
    assert now.play("10").where("green") == "KC7"


@clause("GPF1-7.1", "GPF1-5.8")
def test_a_car_that_leaves_a_bed_may_reach_the_pit_lane() -> None:
    now = race("green@KC7", box=6)

    assert now.choices("6") == ["6", "6:pit"]
    assert now.play("6:pit").path == "15 16 17 18 19 B1"


@clause("GPF1-7.3")
def test_a_car_that_ended_on_19_must_take_the_pit_lane() -> None:
    now = race("green@19", hand="6 2", box=6)

    assert now.choices() == ["2:pit", "6:pit"]
    assert now.play("6").path == "B1 B2 B3 B4 B5 B6"


@clause("GPF1-7.4", "GPF1-R27")
def test_on_the_final_lap_a_car_on_19_chooses_freely() -> None:
    now = race("green@19", hand="6 2", box=6, laps="green:1")

    assert now.choices() == ["2", "2:pit", "6", "6:pit"]


@clause("GPF1-7.4")
def test_on_the_final_lap_an_occupied_door_leaves_the_lane() -> None:
    assert race("green@19 red@B1", hand="6", laps="green:1").choices() == ["6"]


@clause("GPF1-7.5", "GPF1-R26")
def test_a_car_bound_to_the_pits_waits_at_an_occupied_door() -> None:
    now = race("green@19 red@B1", hand="6 4", box=6)

    assert now.choices() == ["4:pit", "6:pit"]
    now = now.play("6")
    assert (now.where("green"), now.hand(2)) == ("19", "4")
    assert now.play("6").choices() == ["4:pit"]


@clause("GPF1-7.6", "GPF1-R28")
def test_driving_through_without_a_stop_is_allowed() -> None:
    now = race("green@19", hand="6 6 6 6 6").run("6:pit 6 6 6")

    assert now.where("green") == "7"


@clause("GPF1-7.7")
def test_the_limit_begins_at_b2_and_ends_at_b16() -> None:
    assert race("green@B1").play("10").where("green") == "B7"
    assert race("green@B15").play("10").where("green") == "4"
    assert race("green@B16").play("10").where("green") == "9"


@clause("GPF1-7.8")
def test_the_pit_lane_crosses_the_finishing_line() -> None:
    now = race("green@B14", hand="4 4").play("4")

    assert now.where("green") == "B18"
    assert now.view(2).cars[1].laps == 3


@clause("GPF1-7.9")
def test_b19_leads_to_3() -> None:
    assert race("green@B18", hand="2").play("2").path == "B19 3"
