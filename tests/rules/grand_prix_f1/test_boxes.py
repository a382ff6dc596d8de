"""GPF1-8: boxes and refuelling."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import Race, race
from slipstream.kernel.errors import IllegalAction, InvalidText


def in_box(marker: int, hand: str = "6", others: str = "", sky: str = "") -> Race:
    """Green stands in Box 2 at the beginning of a turn."""
    return race(
        f"green@BOX2 {others}",
        hand,
        box=2,
        ask="stay_or_leave",
        visit=f"green:{marker}",
        proof=f"green:{marker}" if marker else "",
        sky=sky,
    )


@clause("GPF1-8.1")
@pytest.mark.parametrize("space", ["B1", "B4", "B5"])
def test_at_the_own_box_a_car_goes_on_or_in(space: str) -> None:
    now = race(f"green@{space}", hand="6", box=2)

    assert now.choices() == ["6", "6:box"]
    assert "BOX2-IN" in now.play("6:box").path
    assert "BOX" not in now.play("6").path


@clause("GPF1-8.1")
def test_a_card_that_ends_at_the_entry_opens_no_choice() -> None:
    now = race("green@B1", hand="4", box=2)

    assert now.choices() == ["4"]
    with pytest.raises(IllegalAction, match=r"\bGPF1-8\.1\b"):
        now.play("4:box")


@clause("GPF1-8.2")
def test_no_other_box_may_be_entered() -> None:
    assert race("green@B2", hand="6", box=4).choices() == ["6"]
    assert race("green@B10", hand="6", box=4).choices() == ["6"]


@clause("GPF1-8.3")
def test_a_car_going_in_stops_on_the_box_space() -> None:
    now = race("green@B5", hand="6", box=2).play("6:box")

    assert (now.where("green"), now.lost) == ("BOX2", 4)


@clause("GPF1-8.4")
def test_a_car_that_ends_on_the_way_in_goes_on_with_its_next_card() -> None:
    now = race("green@B4", hand="6 2", box=2).play("2:box")

    assert now.where("green") == "BOX2-IN"
    assert now.choices() == ["6"]
    assert (now.play("6").path, now.play("6").lost) == ("BOX2", 5)


@clause("GPF1-8.5")
def test_arrival_begins_a_visit_and_nothing_else() -> None:
    now = race("green@B4 red@20", hand="3 6", box=2).play("3:box")

    assert now.asks() == "play_card:1"
    assert now.field("visit") == "green:0"
    assert now.hand(2) == "6"


@clause("GPF1-8.6")
def test_each_later_turn_in_the_visit_begins_with_stay_or_leave() -> None:
    assert in_box(0).choices() == ["leave", "stay"]
    assert in_box(1).choices() == ["leave", "stay"]
    assert in_box(2).choices() == ["leave", "stay"]


@clause("GPF1-8.7")
def test_staying_forfeits_the_turn_and_raises_the_marker() -> None:
    now = in_box(0)
    for marker in (1, 2, 3):
        now = now.play("stay")

        assert now.field("visit") == f"green:{marker}"
        assert now.events("stayed") == [f"stayed GPF1-8.7 1 {marker}"]
        assert now.hand(2) == "6"


@clause("GPF1-8.8", "GPF1-R35")
def test_at_marker_3_the_car_must_leave() -> None:
    now = in_box(3)

    assert now.choices() == ["leave"]
    with pytest.raises(IllegalAction, match=r"\bGPF1-8\.8\b"):
        now.play("stay")


@clause("GPF1-8.9", "GPF1-R31")
@pytest.mark.parametrize(("marker", "litres"), [(1, 20), (2, 40), (3, 50)])
def test_leaving_brings_fuel_then_tyres_then_a_card(marker: int, litres: int) -> None:
    now = in_box(marker).play("leave")

    assert now.asks() == "refuel_row:2"
    now = now.play(now.choices()[0])
    assert now.view(2).fuel[1] == 6 + litres
    assert now.asks() == "tyres:2"
    now = now.play("dry")
    assert now.asks() == "play_card:2"
    assert now.play("6").path == "BOX2-OUT B7 B8 B9 B10 B11"


@clause("GPF1-8.9")
def test_leaving_without_a_marker_brings_nothing() -> None:
    now = in_box(0).play("leave")

    assert now.asks() == "tyres:2"
    assert now.hand(2) == "6"


@clause("GPF1-8.10", "GPF1-8.11")
@pytest.mark.parametrize(
    ("marker", "rows"),
    [
        (1, ["10x2", "10x1,6x1,4x1", "6x2,4x2"]),
        (2, ["10x4", "10x3,6x1,4x1", "10x2,6x2,4x2", "10x1,6x3,4x3", "6x4,4x4"]),
        (3, ["10x4,6x1,4x1", "10x3,6x2,4x2", "10x2,6x3,4x3", "10x1,6x4,4x4"]),
    ],
)
def test_the_player_chooses_any_row_of_the_table(marker: int, rows: list[str]) -> None:
    assert in_box(marker).play("leave").choices() == rows


@clause("GPF1-8.11")
def test_the_row_comes_into_the_hand() -> None:
    assert in_box(2).run("leave 10x1,6x3,4x3").hand(2) == "10 6 6 6 6 4 4 4"


@clause("GPF1-8.10")
def test_other_rows_are_refused() -> None:
    now = in_box(1).play("leave")

    with pytest.raises(IllegalAction, match=r"\bGPF1-8\.10\b"):
        now.play("10x4")
    with pytest.raises(InvalidText):
        now.play("20")


@clause("GPF1-8.12")
def test_from_the_box_the_car_returns_to_the_pit_lane() -> None:
    assert in_box(0, hand="2").run("leave dry 2").path == "BOX2-OUT B7"


@clause("GPF1-8.13", "GPF1-R34")
def test_with_an_empty_hand_a_car_may_stay_and_must_until_it_has_a_marker() -> None:
    assert in_box(0, hand="").choices() == ["stay"]
    assert in_box(1, hand="").choices() == ["leave", "stay"]
    with pytest.raises(IllegalAction, match=r"\bGPF1-8\.13\b"):
        in_box(0, hand="").play("leave")


@clause("GPF1-8.14")
def test_there_is_no_duty_to_stop_and_no_limit_on_stops() -> None:
    """A car with a proof of its stop goes in again; one without any finishes."""
    again = race("green@B4", hand="3", box=2, proof="green:3").play("3:box")
    never = race("green@30", hand="1", laps="green:1").play("1")

    assert again.asks() == "stay_or_leave:2"
    assert never.view(2).cars[1].place == 1


@clause("GPF1-R29")
def test_the_box_may_not_be_chosen_while_its_first_space_is_occupied() -> None:
    """Both cars of a player use the same box."""
    now = race("green@B4 white@BOX2-IN", hand="6", box=2, seats=3)

    assert now.choices() == ["6"]


@clause("GPF1-R30")
@pytest.mark.parametrize("space", ["BOX2-IN", "BOX2-OUT"])
def test_only_the_box_space_allows_a_sit_out(space: str) -> None:
    assert race(f"green@{space}", hand="6", box=2).asks() == "play_card:2"


@clause("GPF1-R32", "GPF1-R33")
def test_a_car_that_cannot_drive_off_keeps_the_fuel_but_its_visit_is_over() -> None:
    now = race(
        "green@BOX2 white@BOX2-OUT",
        "6",
        box=2,
        seats=3,
        ask="stay_or_leave",
        visit="green:1",
        proof="green:1",
    )
    now = now.run("leave 10x2 rain 6")

    assert (now.where("green"), now.hand(2)) == ("BOX2", "10 10")
    assert now.field("visit") == ""
    assert now.field("proof") == "green:1"
    assert now.asks() == "play_card:2"


@clause("GPF1-R36")
@pytest.mark.parametrize("tyres", ["dry", "rain"])
def test_tyres_are_always_asked_for_when_leaving(tyres: str) -> None:
    now = in_box(0).play("leave")

    assert now.choices() == ["dry", "rain"]
    assert now.play(tyres).view(2).cars[1].tyres == tyres
    with pytest.raises(InvalidText):
        now.play("wet")


@clause("GPF1-R37")
def test_a_row_that_the_bank_lacks_is_not_offered() -> None:
    """All 10s but one are in other hands."""
    rich = {1: " ".join(["10"] * 39)}
    now = race(
        "green@BOX2 red@5",
        "6",
        box=2,
        hands=rich,
        ask="stay_or_leave",
        visit="green:2",
        proof="green:2",
    ).play("leave")

    assert now.choices() == ["10x1,6x3,4x3", "6x4,4x4"]
    with pytest.raises(IllegalAction, match=r"\bGPF1-R37\b"):
        now.play("10x4")


@clause("GPF1-R37")
def test_if_no_row_can_be_filled_the_greatest_total_is_taken() -> None:
    rich = {1: " ".join(["10"] * 40 + ["6"] * 37 + ["4"] * 39)}
    now = race(
        "green@BOX2 red@5",
        "6",
        box=2,
        hands=rich,
        ask="stay_or_leave",
        visit="green:1",
        proof="green:1",
    ).play("leave")

    assert now.choices() == ["6x2,4x1"]
    after = now.play("6x2,4x1")
    assert after.hand(2) == "6 6 6 4"
    assert after.view(1).fuel[1] == 22


@clause("GPF1-R37", "GPF1-10.8")
def test_an_empty_bank_gives_nothing_and_a_car_without_cards_is_out() -> None:
    everything = {1: " ".join(["10"] * 40 + ["6"] * 40 + ["4"] * 40)}
    now = race(
        "green@BOX2 red@5",
        "",
        box=2,
        hands=everything | dict.fromkeys((3, 4, 5, 6), ""),
        ask="stay_or_leave",
        visit="green:1",
        proof="green:1",
    ).play("leave")

    assert now.choices() == ["-"]
    now = now.run("- dry")
    assert now.where("green") == ""
    assert now.asks() == "play_card:1"


@clause("GPF1-R38")
def test_only_the_litres_are_told_to_others() -> None:
    now = in_box(2, others="red@5").run("leave 10x3,6x1,4x1")

    assert now.field("fuel", seat=1).startswith("2:2:?40:")
    assert now.field("fuel", seat=2).startswith("2:2:10x3,6x1,4x1:")


@clause("GPF1-8.7")
def test_the_clock_lets_a_car_stay_for_two_sit_outs() -> None:
    for marker, token in ((0, "stay"), (1, "stay"), (2, "leave"), (3, "leave")):
        now = in_box(marker).state
        decision = now.decisions[now.asking]

        assert decision.spell(now, decision.fallback(now, 1)) == token


@clause("GPF1-R36")
def test_the_clock_chooses_the_tyres_for_the_weather() -> None:
    for sky, tyres in (("", "dry"), ("rain", "rain")):
        now = in_box(0, sky=sky).play("leave").state
        decision = now.decisions[now.asking]

        assert decision.spell(now, decision.fallback(now, 1)) == tyres


@clause("GPF1-8.9")
def test_refuelling_is_told_with_its_litres() -> None:
    now = in_box(2).run("leave 10x1,6x3,4x3")

    assert now.events("refuelled") == ["refuelled GPF1-8.9 1 40 3 3 1"]
