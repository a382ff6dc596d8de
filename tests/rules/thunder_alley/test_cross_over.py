"""TA-X, TA-R89, TA-R90: races on the circuits of Grand Prix and on boards of other shapes."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.table import evening, stands, start, until
from slipstream.games.thunder_alley.rules.components import NAMES
from slipstream.track.circuits.load import load

TRACKS = ["st_adriana", "yunta_brothers", "pullingers_pyramid", "verghns_grove"]
CROSS_OVER = ["altavento", "kestrel_vale", "lac_brume", "porto_vela"]


@clause("TA-X2")
@pytest.mark.parametrize("circuit", CROSS_OVER)
def test_a_race_on_a_grand_prix_circuit_has_two_laps(circuit: str) -> None:
    now = start(3, circuit=circuit).play("1")

    assert now.state.race.laps == 2
    assert now.state.finish == 2 * now.state.board.track.length


@clause("TA-X3")
def test_pit_lane_and_finish_line_marks_of_grand_prix_serve_as_apron_and_green_line() -> None:
    """Porto Vela has 78 sectors: 148 is eight before the end of two laps."""
    field = "29@148.1 15@147.1"
    pitted = evening(field, circuit="porto_vela").play("engine_damage 29 -")
    behind = evening(field, circuit="porto_vela").play("debris_caution")
    before = evening("29@147.1 15@146.1", circuit="porto_vela").play("debris_caution")

    assert pitted.at(29) == "143.P"
    assert stands(behind) == "29@147.0 15@147.1"
    assert stands(before) == "29@147.0 15@147.1"


@clause("TA-X4")
@pytest.mark.parametrize("circuit", CROSS_OVER)
def test_the_grid_of_a_grand_prix_circuit_is_its_inner_two_lanes(circuit: str) -> None:
    now = start(6, circuit=circuit).play("1")

    track = now.state.board.track
    rows = [track.restart[progress % track.length] for progress in range(-1, -13, -1)]
    slots = [space for row in rows for space in row][:18]
    assert [now.state.board.space_of[car] for car in now.state.order()] == slots


@clause("TA-X5")
@pytest.mark.parametrize("circuit", CROSS_OVER)
def test_nothing_else_of_grand_prix_takes_part(circuit: str) -> None:
    """No zone, no other cards, and every car has a player."""
    now = until(start(3, circuit=circuit).play("1"), "activate")
    state = now.state

    assert state.board.track.centre == -1
    assert len(state.order()) == 15
    assert {state.owner(car) for car in state.order()} == {0, 1, 2}
    assert len(state.deck.cards) + len(state.used) + 18 == len(NAMES) == 84
    assert len(state.events.cards) == 26


@clause("TA-X6")
def test_thunder_alleys_boards_have_their_own_lap_counts_in_grand_prix() -> None:
    laps = [load(circuit).track.laps for circuit in TRACKS]

    assert [count["GP"] for count in laps] == [3, 4, 3, 3]
    for circuit in TRACKS:
        track = load(circuit).track
        (back, inner), (row, outer) = track.grid(22)[20:]
        assert back == row == -11
        assert track.outside[inner] == outer


@clause("TA-R89")
def test_a_one_lane_sector_of_a_restart_holds_one_car() -> None:
    """The cone has one lane in sectors 26 to 29."""
    field = "29@31.1 15@30.1 22@29.0 43@28.0 25@27.0 17@26.0 8@25.0"
    now = evening(field, circuit="cone", laps="2").play("debris_caution")

    assert stands(now) == "29@31.0 15@31.1 22@30.0 43@30.1 25@29.0 17@28.0 8@27.0"


@clause("TA-R90")
@pytest.mark.parametrize("circuit", CROSS_OVER)
def test_a_larger_field_goes_on_behind_the_last_grid_slot(circuit: str) -> None:
    now = start(7, circuit=circuit, cars="5").play("1")

    track = now.state.board.track
    progress = [now.state.board.progress[car] for car in now.state.order()]
    assert len(progress) == 35
    assert progress == [slot[0] for slot in track.slots(-1, 35)]
