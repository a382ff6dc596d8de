"""GPF1-R1 to GPF1-R9 and section 2.3: the rebuilt circuit keeps to every hint of the rulebook."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from mypy_extensions import i64

from clauses import clause
from rules.grand_prix_f1.circuit import race
from slipstream.games.grand_prix_f1.rules.board import (
    BONUS,
    BOX_ENTRY,
    BOX_STOP,
    CAPACITY,
    FINE,
    GRID,
    IN_PITS,
    KIND,
    KINDS_OF_SPACE,
    LAP,
    LIMITED,
    NEXT,
    NEXT_BOX,
    NEXT_FROM_STOP,
    NEXT_PIT,
    OVER_THE_LINE,
    SPACES,
    TO_LINE,
    every_way,
)
from slipstream.games.grand_prix_f1.rules.cards import (
    COUNT,
    FUEL_VALUES,
    LITRES,
    MOST_OF_A_VALUE,
    ONE_CAR_HAND,
    ROWS,
    TWO_CAR_HAND,
    VALUES,
    litres,
)
from slipstream.kernel.rows import vec


def at(name: str) -> int:
    return SPACES.index(name)


def names(spaces: list[int]) -> list[str]:
    return [SPACES[space] for space in spaces]


def steps(route: str) -> int:
    """Steps along a route, each of them along an edge of the graph."""
    spaces = [at(name) for name in route.split()]
    for here, to in itertools.pairwise(spaces):
        assert to in every_way(here), f"{SPACES[here]} does not lead to {SPACES[to]}"
    return len(spaces) - 1


def run(first: str, count: int) -> str:
    letters, number = first.rstrip("0123456789"), int(first.lstrip("ABCKU"))
    return " ".join(f"{letters}{number + n}" for n in range(count))


@clause("GPF1-R1")
def test_there_are_93_spaces_of_five_kinds() -> None:
    kinds = Counter(KINDS_OF_SPACE[kind] for kind in KIND)

    assert kinds == {"lane": 30, "overtake": 7, "gravel": 19, "pit": 19, "box": 18}
    assert [name for name in SPACES if name.isdecimal()] == [str(n) for n in range(1, 31)]


@clause("GPF1-R1")
def test_hint_1_most_lane_spaces_hold_two_cars() -> None:
    narrow = [SPACES[n] for n in range(30) if CAPACITY[n] == 1]

    assert narrow == ["2", "4", "5", "12", "13", "14", "18"]
    assert list(CAPACITY[:30]).count(2) == 23


@clause("GPF1-R5")
def test_hints_2_and_11_overtaking_lanes_lie_beside_the_other_narrow_spaces() -> None:
    """2, 4 and 18 can be passed outside; 5, 12, 13 and 14 cannot."""
    assert steps("1 U1 U2 U3 3") == 4
    assert steps("3 U4 U5 5") == 3
    assert steps("17 U6 U7 19") == 3


@clause("GPF1-R4", "GPF1-R3")
def test_hints_3_and_9_three_gravel_beds() -> None:
    assert steps(f"1 {run('KA1', 5)} 3") == 6
    assert steps(f"4 U5 {run('KB1', 7)} 8") == 9
    assert steps(f"11 {run('KC1', 7)} 15") == 8


@clause("GPF1-R6")
def test_hint_4_the_pit_lane_leaves_after_19_and_returns_at_3() -> None:
    assert names(NEXT_PIT[at("19")]) == ["B1"]
    assert steps(f"19 {run('B1', 19)} 3") == 20
    assert steps(" ".join(str(n) for n in range(19, 31)) + " 1 2 3") == 14


@clause("GPF1-R7")
@pytest.mark.parametrize("box", range(1, 7))
def test_hints_5_22_and_24_every_box_lies_between_two_pit_spaces(box: int) -> None:
    entry, exit_ = f"B{2 * box + 1}", f"B{2 * box + 3}"

    assert names(NEXT_BOX[at(entry)]) == [f"BOX{box}-IN"]
    assert steps(f"{entry} BOX{box}-IN BOX{box} BOX{box}-OUT {exit_}") == 4
    assert SPACES[BOX_ENTRY[box - 1]] == entry
    assert SPACES[BOX_STOP[box - 1]] == f"BOX{box}"


@clause("GPF1-6.16")
def test_hint_6_bonuses_lie_on_1_12_and_19_only() -> None:
    assert {SPACES[n]: bonus for n, bonus in enumerate(BONUS) if bonus} == {
        "1": 3,
        "12": 2,
        "19": 2,
    }


@clause("GPF1-6.9", "GPF1-6.10")
def test_hint_7_ten_spaces_cost_a_fine() -> None:
    fines = {SPACES[n]: fine for n, fine in enumerate(FINE) if fine}

    assert [name for name, fine in fines.items() if fine == 6] == ["4", "10", "18"]
    assert [name for name, fine in fines.items() if fine == 4] == [
        "9",
        "16",
        "22",
        "24",
        "26",
        "27",
        "30",
    ]
    assert set(fines.values()) == {4, 6}


@clause("GPF1-5.1")
def test_hint_8_only_a_stop_on_1_or_11_leads_into_the_gravel() -> None:
    leaving = {SPACES[n]: names(ways) for n, ways in enumerate(NEXT_FROM_STOP) if ways}

    assert leaving == {"1": ["KA1"], "11": ["KC1"]}


@clause("GPF1-4.4", "GPF1-4.6", "GPF1-4.8")
def test_hint_9_the_way_into_the_gravel_is_the_last_of_each_list() -> None:
    assert names(NEXT[at("1")]) == ["2", "U1", "KA1"]
    assert names(NEXT[at("4")]) == ["5", "U5"]
    assert names(NEXT[at("11")]) == ["12", "KC1"]


@clause("GPF1-R8")
def test_hint_12_yellow_spaces_hold_one_car_but_their_doorsteps_two() -> None:
    yellow = [n for n, name in enumerate(SPACES) if name.startswith("K")]

    assert {CAPACITY[space] for space in yellow} == {1}
    assert CAPACITY[at("1")] == CAPACITY[at("11")] == CAPACITY[at("29")] == 2


@clause("GPF1-R2")
def test_hint_13_the_overtaking_lane_returns_to_3() -> None:
    assert names(NEXT[at("U3")]) == ["3"]
    assert CAPACITY[at("3")] == 2


@clause("GPF1-7.7")
def test_hints_16_and_23_the_limit_holds_from_b1_to_b15_and_in_the_boxes() -> None:
    limited = [SPACES[n] for n in range(len(SPACES)) if LIMITED[n] and IN_PITS[n]]
    boxes = [name for name in SPACES if name.startswith("BOX")]

    assert limited == [f"B{n}" for n in range(1, 16)] + boxes


@clause("GPF1-10.4", "GPF1-7.8")
def test_hint_20_the_line_is_crossed_at_30_and_at_b15() -> None:
    crossing = {SPACES[n]: SPACES[to] for n, to in enumerate(OVER_THE_LINE) if to >= 0}

    assert crossing == {"30": "1", "B15": "B16"}


@clause("GPF1-1.11")
def test_hint_21_the_grid_counts_down_from_30() -> None:
    assert names(GRID) == [str(n) for n in range(30, 22, -1)]


@clause("GPF1-R1")
def test_a_lap_has_30_steps_and_38_with_a_stop() -> None:
    lap = " ".join(str(n) for n in range(1, 31)) + " 1"
    box = "B3 BOX1-IN BOX1 BOX1-OUT B5"
    stop = f"3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 B1 B2 {box} {run('B6', 14)} 3"

    assert steps(lap) == LAP == 30
    assert steps(stop) == 38
    assert TO_LINE[at("30")] == TO_LINE[at("B15")] == 1
    assert TO_LINE[at("1")] == 30


@clause("GPF1-10.1", "GPF1-R20")
def test_the_pole_car_drives_121_spaces_and_the_sixth_126() -> None:
    now = race("red@30 black@25", grid="red,black")

    assert [car.distance for car in now.view(1).cars if car.space] == [121, 126]


@clause("GPF1-R9")
def test_the_halves_of_a_two_lane_space_are_not_distinguished() -> None:
    one = race("green@28 red@29").play("6")

    assert one.path == "29 30 1 2 3 4"


@clause("GPF1-R74")
def test_there_are_156_cards_and_a_bank_of_6s() -> None:
    the_five, sun_and_rain = 1, 2

    assert sum(COUNT) + the_five + sun_and_rain == 156
    assert race("green@28").state.bank[VALUES.index(6)] > 0


@clause("GPF1-8.10")
def test_the_refuelling_table_has_every_row_there_can_be() -> None:
    every = range(MOST_OF_A_VALUE + 1)
    for sit_outs, amount in enumerate(LITRES):
        rows = [[a, b, c] for a in every for b in every for c in every]
        fitting = [
            row
            for row in rows
            if sum(v * n for v, n in zip(FUEL_VALUES, row, strict=True)) == amount
        ]

        assert ROWS[sit_outs] == fitting
    assert [len(rows) for rows in ROWS[1:]] == [3, 5, 4]


@clause("GPF1-1.4", "GPF1-12.1")
def test_a_hand_is_90_litres_and_160_for_two_cars() -> None:
    assert litres(vec[i64](ONE_CAR_HAND)) == 90
    assert litres(vec[i64](TWO_CAR_HAND)) == 160
