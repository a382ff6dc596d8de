"""The printed board as data: every space where the rules have it, and what a stop there means."""

from __future__ import annotations

import math
import re

import pytest

from slipstream import load
from slipstream.games.grand_prix_f1.rules.board import BONUS, FINE, NEXT, SPACES
from slipstream.games.grand_prix_f1.tell.printed_board import printed_board
from slipstream.games.registry import teller
from slipstream.tell.say import Say

PLAN = printed_board(4)
PLACE = {space.id: space for space in PLAN.spaces}


def painted(kind: str) -> list[str]:
    """Names or words of all marks of a kind."""
    return [mark.name or mark.text for mark in PLAN.marks if mark.kind == kind]


def test_spaces_stand_in_the_order_of_their_numbers() -> None:
    """Events name a space by its number: the page looks it up by its place in the list."""
    assert [space.id for space in PLAN.spaces] == SPACES


def test_everything_lies_on_the_board() -> None:
    for space in PLAN.spaces:
        numbers = [float(n) for n in re.findall(r"-?[0-9.]+", space.outline.partition("l")[0])]
        assert 0 < space.x < PLAN.width
        assert 0 < space.y < PLAN.height
        assert all(0 < n < PLAN.width for n in numbers)


def test_no_two_spaces_lie_on_each_other() -> None:
    for one in PLAN.spaces:
        for other in PLAN.spaces:
            if one is not other:
                apart = math.dist((one.x, one.y), (other.x, other.y))
                assert apart > min(one.width, other.width, one.length, other.length) * 0.8


@pytest.mark.parametrize("name", [f"{number}" for number in range(1, 31)])
def test_a_car_of_the_lane_points_at_the_space_ahead(name: str) -> None:
    here, there = PLACE[name], PLACE[SPACES[NEXT[SPACES.index(name)][0]]]
    way = math.degrees(math.atan2(there.y - here.y, there.x - here.x))

    assert math.cos(math.radians(way - here.angle)) > 0.7


def test_two_cars_have_more_room_than_one() -> None:
    assert PLACE["29"].width > 1.5 * PLACE["13"].width


def test_frames_are_around_spaces_that_bring_or_cost_something() -> None:
    bonuses = [SPACES[space] for space in range(93) if BONUS[space]]
    fines = [SPACES[space] for space in range(93) if FINE[space]]

    assert painted("bonus") == bonuses
    assert painted("fine") == fines
    assert painted("detour") == ["11"]
    assert painted("limit") == ["B2", "B16"]


def test_numbers_names_and_costs_are_written_on_the_board() -> None:
    assert painted("number") == SPACES[:30]
    assert painted("gain") == ["+3", "+2", "+2"]
    assert set(painted("loss")) == {"\N{MINUS SIGN}4", "\N{MINUS SIGN}6"}
    assert painted("box-name") == [f"Box {number}" for number in range(1, 7)]
    assert painted("gravel-name").count("K1") == 3
    assert painted("overtake-name") == [f"U{number}" for number in range(1, 8)]
    assert painted("pit-name") == [f"B{number}" for number in range(1, 20)]


def test_both_finishing_lines_are_chequered() -> None:
    assert len(painted("chequer")) == 2


def test_the_game_tells_its_board_with_the_laps_agreed() -> None:
    board = teller(load("GPF1", 5, {"laps": "5"})).board()

    assert board is not None
    assert board.title == "Grand Prix-F1"
    assert board.subtitle == Say("board-spaces", {"spaces": 30, "laps": 5})
