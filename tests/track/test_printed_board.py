"""The printed board as data: every space where the rules have it, and all that is painted."""

from __future__ import annotations

import math

import msgspec
import pytest

from slipstream import load as load_game
from slipstream.games.registry import teller
from slipstream.tell.printed_board import PrintedBoard
from slipstream.tell.say import Say
from slipstream.track.circuits.load import load, offered
from slipstream.track.tell.printed_board import printed_board


def drawn(name: str) -> PrintedBoard:
    return printed_board(load(name), 3)


@pytest.mark.parametrize("name", offered())
def test_spaces_stand_in_the_order_of_their_numbers(name: str) -> None:
    """Events name a space by its number: the page looks it up by its place in the list."""
    track = load(name).track

    assert [space.id for space in drawn(name).spaces] == [
        track.spell(space) for space in range(track.spaces)
    ]


@pytest.mark.parametrize("name", offered())
def test_every_space_lies_on_the_part_of_the_board_that_is_shown(name: str) -> None:
    board = drawn(name)

    for space in board.spaces:
        assert board.left < space.x < board.left + board.width
        assert board.top < space.y < board.top + board.height


@pytest.mark.parametrize("name", offered())
def test_a_car_points_at_the_space_ahead(name: str) -> None:
    track, spaces = load(name).track, drawn(name).spaces

    for space in range(track.road):
        onward = track.ahead[space][0]
        here, there = spaces[space], spaces[onward]
        way = math.degrees(math.atan2(there.y - here.y, there.x - here.x))
        assert math.cos(math.radians(way - here.angle)) > 0.7


@pytest.mark.parametrize("name", offered())
def test_everything_a_player_knows_from_the_box_is_painted(name: str) -> None:
    painted = {mark.kind for mark in drawn(name).marks}

    assert {"road", "tile2", "joints", "link", "edge", "pit", "boxes", "restart"} <= painted
    assert {"flag", "chequer", "green", "grid", "slot", "sector", "arrow", "title"} <= painted


def test_numbers_stand_at_every_fifth_sector() -> None:
    numbers = [mark.text for mark in drawn("porto_vela").marks if mark.kind == "sector"]

    assert numbers == [str(sector) for sector in range(0, 78, 5)]


def test_a_kerb_marks_the_stretches_of_one_lane() -> None:
    def kerbs(name: str) -> int:
        return sum(mark.path.count("M") for mark in drawn(name).marks if mark.kind == "kerb")

    assert kerbs("porto_vela") == 4
    assert kerbs("yunta_brothers") == 0


def test_a_space_knows_its_kind() -> None:
    kinds = {space.id: space.kind for space in drawn("st_adriana").spaces}

    assert (kinds["3.0"], kinds["3.P"], kinds["3.O"]) == ("road", "pit", "runoff")


@pytest.mark.parametrize(("code", "laps"), [("TA", "3"), ("GP", "2")])
def test_a_game_shows_the_board_of_its_circuit_and_the_laps_agreed(code: str, laps: str) -> None:
    board = teller(load_game(code, 2, {"circuit": "verghns_grove", "laps": laps})).board()

    assert board is not None
    assert board.title == "Verghn's Grove"
    assert board.subtitle == Say("board-sectors", {"sectors": 51, "laps": int(laps)})


def test_a_board_is_plain_data_of_a_modest_size() -> None:
    text = msgspec.json.encode(drawn("lac_brume"))

    assert len(text) < 150_000
