"""A track's tables: neighbours, pit lane, run-off, grid, Safety Zone, names of places."""

from __future__ import annotations

import pytest

from clauses import clause
from slipstream.kernel.errors import InvalidText
from slipstream.track.circuits.load import load, names
from slipstream.track.rules.track import PIT, RUN_OFF, WALL, Track

T3 = load("t3").track
TC = load("tc").track
FLAT = load("flat").track
CONE = load("cone").track


def at(track: Track, place: str) -> int:
    return track.read(place)[1]


def spelled(track: Track, spaces: list[int]) -> list[str]:
    return [track.spell(space) for space in spaces]


@clause("TA-D1", "TA-D2")
def test_spaces_are_numbered_sector_by_sector_from_the_inside() -> None:
    assert spelled(TC, [0, 1, 2, 3]) == ["0.0", "0.1", "0.2", "1.0"]
    assert spelled(TC, list(range(28, 34))) == ["9.1", "9.2", "10.0", "10.1", "11.0", "11.1"]
    assert TC.length == 40


@pytest.mark.parametrize("name", names())
def test_tables_of_spaces_have_an_entry_for_each(name: str) -> None:
    track = load(name).track

    tables = [track.sector, track.lane, track.rank, track.apex_rank, track.inside, track.outside]
    assert [len(table) for table in tables] == [track.spaces] * 6
    assert len(track.ahead) == len(track.behind) == track.spaces
    assert track.spaces == track.road + 2 * track.length


@pytest.mark.parametrize(("name", "home"), [("st_adriana", "TA"), ("altavento", "GP")])
def test_a_circuit_has_its_home(name: str, home: str) -> None:
    assert load(name).track.home == home


@clause("TA-D1", "GP-T2")
@pytest.mark.parametrize("name", names())
def test_the_line_lies_between_the_last_sector_and_sector_0(name: str) -> None:
    track = load(name).track

    for space in range(track.road):
        onward = track.ahead[space]
        assert onward, "every space leads on"
        assert {track.sector[to] for to in onward} == {(track.sector[space] + 1) % track.length}


@pytest.mark.parametrize("name", names())
def test_behind_is_the_inverse_of_ahead(name: str) -> None:
    track = load(name).track

    joined = {(a, b) for a in range(track.spaces) for b in track.ahead[a]}
    assert joined == {(a, b) for b in range(track.spaces) for a in track.behind[b]}


@clause("TA-D4")
def test_lanes_merge_into_a_corner_and_divide_out_of_it() -> None:
    assert spelled(TC, TC.ahead[at(TC, "9.1")]) == ["10.0", "10.1"]
    assert spelled(TC, TC.behind[at(TC, "10.0")]) == ["9.0", "9.1"]
    assert spelled(TC, TC.ahead[at(TC, "19.0")]) == ["20.0", "20.1"]
    assert spelled(TC, TC.ahead[at(TC, "5.1")]) == ["6.1"]


@clause("GP-4.5.4.1")
def test_walls_stand_on_both_sides_of_a_one_lane_sector() -> None:
    space = at(CONE, "27.0")

    assert (CONE.inside[space], CONE.outside[space]) == (WALL, WALL)


def test_lanes_lie_beside_each_other() -> None:
    space = at(T3, "8.1")

    assert T3.spell(T3.inside[space]) == "8.0"
    assert T3.spell(T3.outside[space]) == "8.2"
    assert T3.inside[at(T3, "8.0")] == WALL
    assert T3.outside[at(T3, "8.2")] == WALL


def test_adjacent_is_beside_ahead_and_behind_but_never_diagonal() -> None:
    assert spelled(TC, TC.adjacent(at(TC, "10.0"))) == ["10.1", "11.0", "9.0", "9.1"]
    assert spelled(T3, T3.adjacent(at(T3, "8.1"))) == ["8.0", "8.2", "9.1", "7.1"]


@clause("TA-D3", "GP-T3")
def test_the_pit_lane_has_a_box_beside_every_sector_and_runs_all_round() -> None:
    assert [T3.spell(box) for box in T3.pit[:2]] == ["0.P", "1.P"]
    assert spelled(T3, T3.ahead[T3.pit[39]]) == ["0.P"]
    assert spelled(T3, T3.behind[T3.pit[0]]) == ["39.P"]
    assert T3.spell(T3.outside[T3.pit[7]]) == "7.0"
    assert T3.inside[T3.pit[7]] == WALL


def test_a_run_off_lies_outside_the_outermost_lane() -> None:
    space = CONE.run_off[22]

    assert CONE.spell(space) == "22.O"
    assert CONE.spell(CONE.inside[space]) == "22.1"
    assert CONE.outside[space] == WALL
    assert CONE.ahead[space] == CONE.behind[space] == []
    assert CONE.outermost(22) == at(CONE, "22.1")


@clause("TA-R21", "GP-R29")
def test_diagonal_is_one_lane_beyond_what_the_space_leads_to() -> None:
    assert spelled(T3, T3.diagonals[at(T3, "8.1")]) == ["9.0", "9.2"]
    assert spelled(T3, T3.diagonals[at(T3, "8.0")]) == ["9.1"]
    assert spelled(TC, TC.diagonals[at(TC, "9.1")]) == []
    assert spelled(TC, TC.diagonals[at(TC, "19.0")]) == ["20.2"]


@clause("TA-D13")
def test_line_up_slots_use_each_sectors_own_restart_lanes() -> None:
    track = load("verghns_grove").track

    slots = [f"{progress}.{track.lane_name[space]}" for progress, space in track.slots(54, 8)]
    assert slots == ["54.0", "54.1", "53.1", "53.2", "52.1", "52.2", "51.1", "51.2"]


@clause("TA-D13")
def test_a_one_lane_sector_gives_one_slot() -> None:
    slots = [f"{progress}.{CONE.lane_name[space]}" for progress, space in CONE.slots(31, 6)]

    assert slots == ["31.0", "31.1", "30.0", "30.1", "29.0", "28.0"]


@clause("GP-T8")
def test_the_grid_of_porto_vela() -> None:
    """GP-W2: grid 1 is 77.0 with progress -1, grid 22 is 67.1 with progress -11."""
    track = load("porto_vela").track
    grid = track.grid(22)

    assert [(progress, track.spell(space)) for progress, space in (grid[0], grid[1], grid[21])] == [
        (-1, "77.0"),
        (-1, "77.1"),
        (-11, "67.1"),
    ]


@clause("TA-D5")
def test_grid_row_k_starts_at_progress_minus_k() -> None:
    """TA-W1: on Verghn's Grove slot 1 is -1.1 and slot 2 is -1.2."""
    track = load("verghns_grove").track

    slots = [f"{progress}.{track.lane_name[space]}" for progress, space in track.grid(4)]
    assert slots == ["-1.1", "-1.2", "-2.1", "-2.2"]


@clause("GP-8.3.1.1")
def test_a_safety_zone_has_eleven_sectors_also_across_the_line() -> None:
    zoned = FLAT.zoned(58)

    closed = [sector for sector in range(60) if zoned.in_zone(sector)]
    assert closed == [0, 1, 2, 3, 53, 54, 55, 56, 57, 58, 59]
    assert not any(FLAT.in_zone(sector) for sector in range(60))


@clause("GP-8.3.1.1")
@pytest.mark.parametrize("centre", range(60))
def test_wherever_its_centre_a_safety_zone_reaches_five_sectors_to_each_side(centre: int) -> None:
    zoned = FLAT.zoned(centre)

    closed = {sector for sector in range(60) if zoned.in_zone(sector)}
    assert zoned.centre == centre
    assert closed == {(centre + step) % 60 for step in range(-5, 6)}


@clause("GP-8.3.2.1")
def test_a_safety_zone_is_one_lane_wide_and_every_lane_leads_into_it() -> None:
    zoned = FLAT.zoned(20)

    assert spelled(zoned, zoned.ahead[at(zoned, "14.3")]) == ["15.0"]
    assert spelled(zoned, zoned.behind[at(zoned, "15.0")]) == ["14.0", "14.1", "14.2", "14.3"]
    assert list(zoned.lanes[14:17]) == [4, 1, 1]
    assert list(zoned.breadth) == list(FLAT.lanes)


@clause("GP-8.3.4.1")
def test_in_a_safety_zone_there_is_no_way_but_forward_until_its_last_sector() -> None:
    zoned = FLAT.zoned(20)
    inner, last, before = at(zoned, "20.0"), at(zoned, "25.0"), at(zoned, "14.2")

    assert (zoned.inside[inner], zoned.outside[inner]) == (WALL, WALL)
    assert zoned.diagonals[inner] == zoned.diagonals[before] == []
    assert spelled(zoned, zoned.diagonals[last]) == ["26.1"]


def test_the_zone_ends_where_lane_0_leads() -> None:
    """Other lanes of the first sector past it are reached from nowhere (GP-R101)."""
    zoned = FLAT.zoned(20)

    assert spelled(zoned, zoned.ahead[at(zoned, "25.0")]) == ["26.0"]
    assert spelled(zoned, zoned.ahead[at(zoned, "25.3")]) == ["26.0"]
    assert zoned.behind[at(zoned, "26.3")] == []


def test_a_closed_lane_has_no_neighbours_beside_it() -> None:
    zoned = FLAT.zoned(20)
    closed = at(zoned, "20.2")

    assert (zoned.inside[closed], zoned.outside[closed]) == (WALL, WALL)


def test_pit_and_run_off_lead_back_to_the_open_lane_of_a_zone() -> None:
    zoned = FLAT.zoned(20)

    assert zoned.spell(zoned.outside[zoned.pit[20]]) == "20.0"
    assert zoned.spell(zoned.inside[zoned.run_off[20]]) == "20.0"


def test_a_zone_is_made_once_and_keeps_the_spaces() -> None:
    zoned = FLAT.zoned(20)

    assert zoned is FLAT.zoned(20)
    assert (zoned.road, zoned.restart) == (FLAT.road, FLAT.restart)
    assert list(zoned.sector) == list(FLAT.sector)
    assert (zoned.name, zoned.home, zoned.laps) == (FLAT.name, FLAT.home, FLAT.laps)


def test_places_are_named_by_sector_or_progress_and_lane() -> None:
    assert T3.read("39.2") == (39, T3.space(39, 2))
    assert T3.read("-1.0") == (-1, T3.space(39, 0))
    assert T3.read("45.P") == (45, T3.space(5, PIT))
    assert T3.read("45.O") == (45, T3.space(5, RUN_OFF))


@pytest.mark.parametrize("text", ["", "7", "7.", "x.1", "7.A", "7.1.2"])
def test_other_texts_are_no_places(text: str) -> None:
    with pytest.raises(InvalidText, match="is not a place") as refused:
        T3.read(text)

    assert (refused.value.token, refused.value.line) == (text, "")


def test_a_lane_that_a_sector_does_not_have_is_refused() -> None:
    with pytest.raises(InvalidText, match=r"'12\.2': the lanes of sector 12 are 0 to 1") as refused:
        TC.read("12.2")

    assert (refused.value.token, refused.value.line) == ("12.2", "")
