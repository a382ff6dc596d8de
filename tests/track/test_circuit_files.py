"""The loader refuses what is no legal circuit, and says which sector is wrong and why."""

from __future__ import annotations

import re

import pytest

from clauses import clause
from slipstream.kernel.errors import SlipstreamError
from slipstream.track.circuits.legality import WHOLE
from slipstream.track.circuits.load import DATA, InvalidCircuit, load, read


def refusal(name: str, *changes: tuple[str, str]) -> InvalidCircuit:
    """What the loader says of a circuit's file after some changes."""
    text = (DATA / f"{name}.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text, f"{old} is not in {name}"
        text = text.replace(old, new, 1)
    with pytest.raises(InvalidCircuit) as caught:
        read(text, name)
    return caught.value


def fault(name: str, *changes: tuple[str, str]) -> tuple[int, str]:
    """The only fault: its sector and its reason."""
    error = refusal(name, *changes)
    assert len(error.faults) == 1, error
    return error.faults[0]


CONE_0 = '{ sectors = 20, lanes = 3, apex = "inside", turn = -150, links = [[0], [0, 1], [1]] }'
CONE_20 = '{ sectors = 6, lanes = 2, apex = "inside", turn = -30, links = [[0], [0]] }'
CONE_26 = '{ sectors = 4, lanes = 1, apex = "inside", links = [[0, 1]] }'
CONE_30 = '{ sectors = 6, lanes = 2, apex = "outside", links = [[0], [1, 2]] }'


def test_a_text_that_is_no_toml_is_refused() -> None:
    with pytest.raises(InvalidCircuit, match=r"mine: .*line 1"):
        read("what?", "mine")


def test_a_missing_or_unknown_or_misspelt_field_is_refused() -> None:
    assert "apex" in refusal("t3", (', apex = "inside"', "")).faults[0].reason
    assert (
        "chicanes" in refusal("t3", ('home = "TA"', 'home = "TA"\nchicanes = 2')).faults[0].reason
    )
    assert "home" in refusal("t3", ('home = "TA"', 'home = "FMR"')).faults[0].reason


def test_the_id_is_the_name_of_the_file() -> None:
    assert fault("t3", ('id = "t3"', 'id = "t4"')) == (WHOLE, "its id is 't4'")


def test_an_unknown_circuit_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SlipstreamError, match=r"no circuit 'monza'; there are altavento, cone,"):
        load("monza")


def test_a_road_without_stretches_is_refused() -> None:
    text = (DATA / "t3.toml").read_text("utf-8")
    empty = re.sub(r"road = \[.*?\n\]", "road = []", text, flags=re.S)

    with pytest.raises(InvalidCircuit, match="t3: the road has no stretch"):
        read(empty, "t3")


def test_a_stretch_without_sectors_is_refused() -> None:
    sector, reason = fault("cone", (CONE_26, CONE_26.replace("sectors = 4", "sectors = 0")))

    assert (sector, reason) == (26, "a stretch of 0 sectors")


@clause("GP-T1", "GP-R2")
@pytest.mark.parametrize("lanes", [0, 6])
def test_a_sector_has_one_to_five_lanes(lanes: int) -> None:
    error = refusal("flat", ("lanes = 4", f"lanes = {lanes}"))

    assert (0, f"{lanes} lanes: there are 1 to 5 (GP-T1)") in error.faults


@pytest.mark.parametrize("lanes", ["[1, 0]", "[0]", "[0, 1, 2]", "[1, 1]"])
def test_restart_lanes_are_two_inside_first(lanes: str) -> None:
    sector, reason = fault("t3", ('apex = "inside"', f'apex = "inside", restart = {lanes}'))

    assert sector == 0
    assert reason == f"restart lanes {lanes}: inside then outside, two where there are"


@pytest.mark.parametrize("lanes", ["[1, 3]", "[-1, 0]"])
def test_restart_lanes_must_exist(lanes: str) -> None:
    sector, reason = fault("t3", ('apex = "inside"', f'apex = "inside", restart = {lanes}'))

    assert (sector, reason) == (0, f"restart lanes {lanes}: the lanes are 0 to 2")


@clause("GP-T6")
def test_links_are_obligatory_where_the_number_of_lanes_changes() -> None:
    missing = CONE_0.replace(", links = [[0], [0, 1], [1]]", "")

    assert fault("cone", (CONE_0, missing)) == (
        19,
        "3 lanes become 2, but links are missing (GP-T6)",
    )


def test_links_must_be_given_for_every_lane() -> None:
    changed = CONE_0.replace("[[0], [0, 1], [1]]", "[[0], [1]]")

    assert fault("cone", (CONE_0, changed)) == (19, "links for 2 lanes, but it has 3")


@clause("GP-T7")
@pytest.mark.parametrize(
    ("links", "said"),
    [
        ("[[0], [], [1]]", "lane 1 leads to []: one to three neighbouring lanes (GP-T7 b)"),
        ("[[0], [1, 0], [1]]", "lane 1 leads to [1, 0]: one to three neighbouring lanes (GP-T7 b)"),
        ("[[0], [0, 2], [1]]", "lane 1 leads to [0, 2]: one to three neighbouring lanes (GP-T7 b)"),
        ("[[1], [1], [1]]", "lane 0 does not lead to lane 0 (GP-T7 c)"),
        ("[[0], [0], [0]]", "its outermost lane does not lead to lane 1 (GP-T7 c)"),
        ("[[0], [1], [0, 1]]", "links of lanes 1 and 2 cross or part (GP-T7 d)"),
    ],
)
def test_links_are_neighbouring_lanes_and_never_cross(links: str, said: str) -> None:
    changed = CONE_0.replace("[[0], [0, 1], [1]]", links)

    assert fault("cone", (CONE_0, changed)) == (19, said)


def test_four_links_of_one_lane_are_too_many() -> None:
    sector, reason = fault(
        "flat", ("turn = -360", "links = [[0, 1, 2, 3], [3], [3], [3]], turn = -360")
    )

    assert (sector, reason[:28]) == (59, "lane 0 leads to [0, 1, 2, 3]")


def test_four_lanes_into_one_are_too_many() -> None:
    road = (
        '{ sectors = 30, lanes = 4, apex = "inside", turn = -180, links = [[0], [0], [0], [0]] },\n'
        '{ sectors = 30, lanes = 1, apex = "inside", turn = -180, links = [[0, 1, 2]] },\n'
    )
    text = (DATA / "flat.toml").read_text("utf-8")
    text = re.sub(r"road = \[.*?\n\]", f"road = [\n{road}]", text, flags=re.S)

    with pytest.raises(InvalidCircuit) as caught:
        read(text, "flat")

    assert caught.value.faults == [
        (29, "more than three lanes lead to lane 0 (GP-T7 e)"),
        (59, "its outermost lane does not lead to lane 3 (GP-T7 c)"),
    ]


@clause("GP-T7")
def test_a_grand_prix_circuit_has_at_least_44_sectors() -> None:
    sector, reason = fault("t3", ('home = "TA"', 'home = "GP"'))

    assert (sector, reason) == (WHOLE, "40 sectors: at least 44 (GP-T7 a)")


@clause("GP-R102")
def test_a_thunder_alley_circuit_only_needs_room_for_its_grid() -> None:
    sector, reason = fault("t3", ("sectors = 40, lanes", "sectors = 12, lanes"))

    assert (sector, reason) == (WHOLE, "12 sectors: at least 13 (GP-T7 a)")


@clause("GP-T7")
def test_a_grand_prix_grid_is_two_lanes_wide_and_keeps_its_lanes() -> None:
    """The last 24 sectors of CONE become one lane, or shift outwards inside the grid."""
    last = '{ sectors = 24, lanes = 3, apex = "inside", turn = -180 }'
    narrow = (
        '{ sectors = 20, lanes = 3, apex = "inside", turn = -180, links = [[0], [0], [0]] },\n'
        '  { sectors = 4, lanes = 1, apex = "inside", links = [[0, 1, 2]] }'
    )
    shifted = (
        '{ sectors = 20, lanes = 3, apex = "inside", turn = -180, links = [[0], [0], [1, 2]] },\n'
        '  { sectors = 4, lanes = 3, apex = "inside" }'
    )
    counts = ("spaces = 160, one_lane = 4", "spaces = 152, one_lane = 8")

    error = refusal("cone", (last, narrow), counts)
    assert [fault for fault in error.faults if fault.sector > 55] == [
        (sector, "one lane on the starting grid (GP-T7 f)") for sector in range(56, 60)
    ]
    assert fault("cone", (last, shifted)) == (55, "grid lane 1 does not lead to itself (GP-T7 f)")


def test_restart_lanes_of_thunder_alley_lead_to_each_other() -> None:
    """Without their own restart lanes sectors 0 to 2 of Verghn's Grove line up further in."""
    error = refusal(
        "verghns_grove",
        ("{ sectors = 2, lanes = 3, restart = [1, 2], apex", "{ sectors = 2, lanes = 3, apex"),
        ('restart = [1, 2], apex = "inside", turn = 20', 'apex = "inside", turn = 20'),
    )

    assert error.faults == [
        (50, "inside restart lane 1 does not lead to restart lane 0"),
        (50, "outside restart lane 2 does not lead to restart lane 1"),
    ]


def test_the_turning_adds_up_to_one_full_turn_in_the_driving_direction() -> None:
    assert fault("t3", ("turn = -360", "turn = -350")) == (
        WHOLE,
        "it turns -350 degrees in all, not -360",
    )


@pytest.mark.parametrize("key", ["sectors", "spaces", "one_lane"])
def test_the_counts_are_checked(key: str) -> None:
    told = getattr(load("tc").file.count, key)

    sector, reason = fault("tc", (f"{key} = {told}", f"{key} = {told + 1}"))

    assert (sector, reason) == (WHOLE, f"count says {key} = {told + 1}, the road has {told}")


@clause("TA-R72")
def test_a_race_has_one_to_nine_laps() -> None:
    assert fault("t3", ("TA = 2", "TA = 0")) == (WHOLE, "0 laps in TA: 1 to 9 (TA-R72)")
    assert fault("t3", ("GP = 3", "GP = 10")) == (WHOLE, "10 laps in GP: 1 to 9 (TA-R72)")


def test_every_part_names_its_source() -> None:
    sector, reason = fault("t3", ('name = "reconstructed: made', 'name = "invented: made'))

    assert (sector, reason) == (WHOLE, "the source of name is neither rulebook nor reconstructed")


def test_the_drawing_needs_corners_and_widths() -> None:
    said = "the drawing needs three corners and widths above 0"

    assert fault("t3", ("pit_gap = ", "pit_gap = -")) == (WHOLE, said)


def test_arcs_that_do_not_fit_are_refused() -> None:
    """Yunta Brothers with half circles larger than the track is high."""
    error = refusal("yunta_brothers", ("278.9, 218.3]", "278.9, 300]"))

    assert (WHOLE, "the drawing has no room for the arcs of corners 1 and 2") in error.faults


def test_lanes_wider_than_a_sector_is_long_are_refused() -> None:
    sector, reason = fault("yunta_brothers", ("lane = 57.1", "lane = 120"))

    assert (sector, reason) == (WHOLE, "the drawing's spaces are wider than long")


def test_the_drawing_bends_where_the_road_turns() -> None:
    """Sectors 4 to 9 of Yunta Brothers said to turn 30 degrees less, the straight after 30 more."""
    error = refusal(
        "yunta_brothers",
        ("turn = -180", "turn = -150"),
        ("{ sectors = 8, lanes = 3,", "{ sectors = 8, lanes = 3, turn = -30,"),
    )

    assert error.faults == [
        (4, "turns -150 degrees, but is drawn turning -179"),
        (10, "turns -30 degrees, but is drawn turning -1"),
    ]
    assert str(error) == (
        "yunta_brothers: sector 4: turns -150 degrees, but is drawn turning -179;"
        " sector 10: turns -30 degrees, but is drawn turning -1"
    )


def test_named_corners_have_their_apex_where_road_and_drawing_have_it() -> None:
    error = refusal("yunta_brothers", ('at = 7, side = "inside"', 'at = 7, side = "outside"'))

    assert error.faults == [
        (7, "Turns 1 and 2 has its apex outside, but is drawn the other way"),
        (7, "Turns 1 and 2 has its apex outside, the road says otherwise"),
    ]
