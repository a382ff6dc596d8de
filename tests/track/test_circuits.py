"""The eight circuits and the four loops against every count and hint of the specifications."""

from __future__ import annotations

import pytest

from clauses import clause
from slipstream.track.circuits.load import load, names, offered
from slipstream.track.rules.track import Track

TA = ["st_adriana", "yunta_brothers", "pullingers_pyramid", "verghns_grove"]
GP = ["porto_vela", "altavento", "kestrel_vale", "lac_brume"]
LOOPS = ["t3", "tc", "flat", "cone"]

# sectors, spaces, one-lane sectors
COUNTS = {
    "st_adriana": (50, 180, 0),
    "yunta_brothers": (28, 72, 0),
    "pullingers_pyramid": (39, 104, 0),
    "verghns_grove": (51, 129, 0),
    "porto_vela": (78, 168, 12),
    "altavento": (84, 322, 2),
    "kestrel_vale": (98, 250, 12),
    "lac_brume": (104, 325, 9),
    "t3": (40, 120, 0),
    "tc": (40, 110, 0),
    "flat": (60, 240, 0),
    "cone": (60, 160, 4),
}


def by_the_rule_of_thunder_alley(before: int, after: int) -> list[list[int]]:
    """TA 2.8: lane i leads to lane j exactly when their shares of the width overlap."""
    return [
        [j for j in range(after) if i * after < (j + 1) * before and j * before < (i + 1) * after]
        for i in range(before)
    ]


def test_there_are_eight_circuits_and_four_loops() -> None:
    assert sorted(offered()) == sorted(TA + GP)
    assert names() == sorted(TA + GP + LOOPS)
    assert {name: load(name).file.practice for name in names()} == {
        name: name in LOOPS for name in names()
    }


@pytest.mark.parametrize("name", COUNTS)
def test_each_has_the_sectors_and_spaces_its_specification_counts(name: str) -> None:
    track = load(name).track

    one_lane = sum(lanes == 1 for lanes in track.lanes)
    assert (track.length, track.road, one_lane) == COUNTS[name]


@clause("TA-X6", "GP-12.1")
def test_thunder_alleys_circuits_have_laps_for_both_games() -> None:
    laps = {name: load(name).track.laps for name in TA}

    assert [laps[name]["TA"] for name in TA] == [2, 4, 3, 2]
    assert [laps[name]["GP"] for name in TA] == [3, 4, 3, 3]


@clause("TA-X2", "GP-12.2", "GP-T11")
def test_grand_prixs_circuits_are_three_laps_and_two_in_thunder_alley() -> None:
    assert {name: load(name).track.laps for name in GP} == {name: {"TA": 2, "GP": 3} for name in GP}


@clause("TA-D4")
@pytest.mark.parametrize("name", [*TA, "t3", "tc"])
def test_links_of_thunder_alleys_boards_are_where_lanes_touch(name: str) -> None:
    track = load(name).track

    for sector in range(track.length):
        onward = track.lanes[(sector + 1) % track.length]
        assert track.links[sector] == by_the_rule_of_thunder_alley(track.lanes[sector], onward)


@clause("TA-X7", "GP-T6")
def test_links_of_grand_prixs_boards_are_their_own() -> None:
    """Porto Vela 43 to 44: lanes 0 and 1 share the inner lane; the other board would divide."""
    track = load("porto_vela").track

    assert track.links[43] == [[0], [0], [1]] != by_the_rule_of_thunder_alley(3, 2)


@clause("GP-T5")
def test_equal_lanes_without_links_run_straight_on() -> None:
    """Verghn's Grove 9 to 10: two corners of two lanes follow each other."""
    track = load("verghns_grove").track

    assert track.links[9] == [[0], [1]]
    assert track.links[8] == [[0], [1]]


@clause("GP-T6")
def test_equal_lanes_may_have_links_of_their_own() -> None:
    """Kestrel Vale 83 to 84."""
    assert load("kestrel_vale").track.links[83] == [[0], [0, 1], [1, 2]]


@clause("TA-1.3.4")
def test_restart_lanes_differ_round_verghns_grove() -> None:
    track = load("verghns_grove").track

    lanes = [[track.lane[space] for space in spaces] for spaces in track.restart]
    assert lanes[0:4] == [[1, 2], [1, 2], [1, 2], [0, 1]]
    assert lanes[47:] == [[1, 2]] * 4


@clause("GP-T9", "TA-X4")
@pytest.mark.parametrize("name", GP)
def test_restart_lanes_of_grand_prixs_boards_are_the_inner_two(name: str) -> None:
    track = load(name).track

    for sector, spaces in enumerate(track.restart):
        assert spaces == [track.first[sector] + lane for lane in range(min(2, track.lanes[sector]))]


def test_cars_of_thunder_alley_can_close_up_in_their_own_file_all_round() -> None:
    for name in TA:
        track = load(name).track
        for sector in range(track.length):
            onward = track.restart[(sector + 1) % track.length]
            for file, space in enumerate(track.restart[sector]):
                assert onward[file] in track.ahead[space]


@clause("GP-T4")
def test_the_apex_of_cone_is_outside_where_it_widens() -> None:
    track = load("cone").track

    assert [s for s in range(60) if track.apex_outside[s]] == list(range(30, 36))


def test_the_sector_maps_of_the_specification_hold() -> None:
    porto, cone = load("porto_vela").track, load("cone").track
    one_lane = [12, 13, 14, 30, 31, 32, 33, 47, 48, 55, 56, 57]

    assert [s for s in range(78) if porto.lanes[s] == 1] == one_lane
    assert _links(cone, 19, 1) == ["20.0", "20.1"]
    assert _links(cone, 19, 2) == ["20.1"]
    assert _links(cone, 25, 0) == _links(cone, 25, 1) == ["26.0"]
    assert _links(cone, 29, 0) == ["30.0", "30.1"]
    assert _links(cone, 35, 1) == ["36.1", "36.2"]


def _links(track: Track, sector: int, lane: int) -> list[str]:
    return [track.spell(space) for space in track.ahead[track.space(sector, lane)]]


@clause("GP-R102")
def test_thunder_alleys_boards_start_twenty_two_cars() -> None:
    """Yunta Brothers has 28 sectors; the 22nd place is outside the 21st."""
    track = load("yunta_brothers").track

    places = [f"{progress}.{track.lane_name[space]}" for progress, space in track.grid(22)]
    assert places[-2:] == ["-11.0", "-11.1"]


@pytest.mark.parametrize("name", COUNTS)
def test_each_part_names_its_source(name: str) -> None:
    circuit = load(name)

    told = circuit.reconstructed()
    assert "road" in told
    assert "drawing" in told
    assert ("name" in told) == (name not in TA)
    assert all(source.startswith("reconstructed: ") for source in told.values())


def test_a_circuit_introduces_itself() -> None:
    assert (
        repr(load("porto_vela")) == "<Circuit porto_vela: street circuit, 78 sectors, 168 spaces>"
    )
