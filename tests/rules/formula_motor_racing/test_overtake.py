"""FMR-5.1: OVERTAKE +2, +3 and +4."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, race
from slipstream.kernel.errors import AmbiguousText, IllegalAction


def overtaken(token: str, picture: str = GRID, seat: int = 1, seats: int = 6) -> str:
    return race(picture, hand=token.partition(":")[0], seat=seat, seats=seats).play(token).picture


@clause("FMR-5.1.1")
def test_with_both_cars_running_the_choice_is_free() -> None:
    now = race(GRID, hand="O3o")

    assert now.choices("O3o") == ["O3o:o1", "O3o:o2"]
    with pytest.raises(AmbiguousText):
        now.play("O3o")


@clause("FMR-5.1.1")
def test_with_one_car_running_there_is_no_choice() -> None:
    now = race("b1 g1 y1 r1 p1 p2 r2 o2 y2 g2 b2 | o1", hand="O3o")

    assert now.choices("O3o") == ["O3o:o2"]
    assert now.play("O3o").line == "b1 g1 y1 r1 o2 y2 p1 p2 r2 g2 b2"


@clause("FMR-5.1.1")
def test_a_car_of_another_colour_cannot_be_named() -> None:
    with pytest.raises(IllegalAction) as refused:
        overtaken("O3o:b1")

    assert refused.value.clause == "FMR-5.1.1"


@clause("FMR-5.1.2")
@pytest.mark.parametrize(
    ("token", "after"),
    [
        ("O2r:r2", "b1 g1 y1 o1 r1 r2 o2 p1 p2 y2 g2 b2"),
        ("O3r:r2", "b1 g1 y1 o1 r2 o2 r1 p1 p2 y2 g2 b2"),
        ("O4r:r2", "b1 g1 y1 r2 o2 o1 r1 p1 p2 y2 g2 b2"),
    ],
)
def test_car_and_follower_move_by_the_number_on_the_card(token: str, after: str) -> None:
    assert overtaken(token) == after


@clause("FMR-5.1.3")
@pytest.mark.parametrize(
    ("picture", "after"),
    [
        (GRID, "b1 g1 y1 o1 r1 p1 p2 r2 o2 b2 y2 g2"),
        ("b1 r1 p1 p2 r2 b2 | o2 o1 y1 g1 g2 y2", "b1 r1 p1 b2 p2 r2 | o2 o1 y1 g1 g2 y2"),
    ],
)
def test_the_last_car_moves_alone(picture: str, after: str) -> None:
    assert overtaken("O2b:b2", picture) == after


@clause("FMR-5.1.4", "FMR-R6")
@pytest.mark.parametrize("token", ["O2y:y1", "O3y:y1", "O4y:y1"])
def test_places_beyond_the_first_are_lost_for_both(token: str) -> None:
    """From third place two places are all there is to gain: the follower gains two as well."""
    assert overtaken(token) == "y1 o1 b1 g1 r1 p1 p2 r2 o2 y2 g2 b2"


@clause("FMR-R6")
def test_the_last_car_is_stopped_by_first_place_too() -> None:
    assert overtaken("O4b:b2", "g1 y1 b2 | b1 g2 y2 o1 o2 r1 r2 p1 p2").startswith("b2 g1 y1 |")


@clause("FMR-5.1.5")
@pytest.mark.parametrize("token", ["O2b:b1", "O3b:b1", "O4b:b1"])
def test_on_the_leader_nothing_moves(token: str) -> None:
    assert overtaken(token) == GRID


@clause("FMR-5.1.6")
def test_without_a_running_car_of_the_colour_there_is_no_effect() -> None:
    picture = "b1 g1 y1 r1 p1 p2 r2 y2 g2 b2 | o2 o1"
    now = race(picture, hand="O4o")

    assert now.choices("O4o") == ["O4o"]
    assert now.play("O4o").picture == picture
    assert now.play("O4o").events() == ["played FMR-3.3 15 15", "no_effect FMR-5.1.6 15 no_car"]


@clause("FMR-5.1.7")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("token", ["O2r:r2", "O2o:o2", "O2b:b2"])
def test_any_player_may_play_any_colour(token: str, seat: int) -> None:
    """Uncontrolled red, a rival's car or the own one: all move alike."""
    assert overtaken(token, seat=seat, seats=4) == overtaken(token)


@clause("FMR-5.1.8")
def test_cars_jumped_by_a_block_drop_back_two_places_each() -> None:
    before = GRID.split()
    after = overtaken("O4o:o2").split()

    jumped = ["r1", "p1", "p2", "r2"]
    assert [after.index(car) - before.index(car) for car in jumped] == [2, 2, 2, 2]
    assert [car for car in after if car in jumped] == jumped


@clause("FMR-R7")
def test_the_follower_is_compulsory_and_of_any_colour() -> None:
    """There is no second token without the follower, and rivals and team-mates follow alike."""
    assert race(GRID, hand="O2p").choices("O2p") == ["O2p:p1", "O2p:p2"]
    assert overtaken("O2p:p2") == "b1 g1 y1 o1 p2 r2 r1 p1 o2 y2 g2 b2"
    assert overtaken("O2p:p1") == "b1 g1 y1 p1 p2 o1 r1 r2 o2 y2 g2 b2"


@clause("FMR-R7")
def test_the_front_team_mate_is_simply_jumped() -> None:
    assert overtaken("O2p:p2").index("p2") < overtaken("O2p:p2").index("p1")


@clause("FMR-R39")
def test_the_followers_follower_stays() -> None:
    """o2 stands behind r2, the follower of p2: exactly two cars gain places."""
    before, after = GRID.split(), overtaken("O3p:p2").split()

    assert [car for car in before if after.index(car) < before.index(car)] == ["p2", "r2"]
    assert after.index("o2") == before.index("o2")
