"""The game itself: what its options stand for, and what it tells of a race."""

from __future__ import annotations

import pytest

import slipstream
import spoken
from clauses import clause
from rules.grand_prix.drawn import race
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.tell.picture import picture
from slipstream.games.registry import teller, words
from slipstream.kernel.errors import InvalidOption


@clause("GP-13.3.1", "GP-R96")
def test_the_option_of_the_apex_changes_who_leads_a_sector() -> None:
    """CONE's sector 30 has its apex outside, sector 20 inside."""
    cars = "1@30.0 5@30.1 9@20.0 10@20.1"

    assert race(cars, circuit="cone", lead="apex").order() == [5, 1, 9, 10]
    assert race(cars, circuit="cone", lead="inside").order() == [1, 5, 9, 10]


@clause("GP-2.2")
def test_teams_that_are_usual_anyway_are_not_told() -> None:
    assert GrandPrix(2, {"teams": "scarlet,cobalt"}).options["teams"] == ""
    assert GrandPrix(2, {"teams": "cobalt,scarlet"}).options["teams"] == "cobalt,scarlet"


@clause("GP-2.2", "GP-R7")
def test_which_teams_there_are_is_told_to_who_names_others() -> None:
    with pytest.raises(InvalidOption) as refused:
        GrandPrix(2, {"teams": "lime,lime"})

    assert str(refused.value) == (
        "teams=lime,lime: name 2 different ones of scarlet, cobalt, emerald, amber, onyx, violet,"
        " silver, coral, teal, ivory, copper, lime (GP-2.2)"
    )


@clause("GP-R103")
def test_laps_that_are_usual_anyway_are_not_told() -> None:
    assert GrandPrix(2, {"circuit": "yunta_brothers", "laps": "4"}).options["laps"] == ""
    assert GrandPrix(2, {"circuit": "yunta_brothers", "laps": "3"}).options["laps"] == "3"


def test_what_is_usual() -> None:
    assert GrandPrix(3, {"circuit": "yunta_brothers"}).usual() == {
        "laps": "4",
        "teams": "scarlet,cobalt,emerald",
    }


@clause("GP-1.1.1")
def test_a_line_without_hands_has_too_few_players() -> None:
    with pytest.raises(InvalidOption, match=r"GP-1\.1\.1"):
        slipstream.read("GP/1 porto_vela turn=0 ask=grid deck=78")


def test_everybody_who_scores_is_a_seat() -> None:
    assert GrandPrix(3, {}).entrants() == ["seat 1", "seat 2", "seat 3"]


def test_the_board_is_that_of_the_circuit_with_the_laps_agreed() -> None:
    board = teller(GrandPrix(2, {"circuit": "altavento", "laps": "5"})).board()

    assert board
    assert board.title == "Altavento Autodrome"
    assert board.subtitle.args["laps"] == 5


def test_only_who_is_asked_for_a_step_has_ways_to_go() -> None:
    asked = race("1@10.0 5@40.0", "Conservative")
    over = asked.play(">*4")

    assert teller(asked.state.game).ways(asked.state, 0)[0].name == "@14.0"
    assert teller(asked.state.game).ways(asked.state, 1) == []
    assert over.asks() == "action:2"
    assert teller(over.state.game).ways(over.state, 1) == []


def test_who_is_asked_for_a_step_reaches_places() -> None:
    asked = race("1@10.0 5@40.0", "Conservative")
    begun = teller(asked.state.game)
    ways = begun.ways(asked.state, 0)

    reach = begun.reach(asked.state, 0, 1000)

    assert list(reach) == list(dict.fromkeys(way.name.partition("/")[0] for way in ways))
    assert set(reach.values()) == {2}
    assert begun.reach(asked.state, 1, 1000) == {}


@clause("GP-10.1.2.1")
def test_places_of_ways_count_the_cars_that_have_finished() -> None:
    begun = race("1@10.0 5@40.0", "Conservative")
    begun.state.best_left = 4

    told = spoken.outcomes(begun.state.game, begun.state, 0)

    assert next(iter(told.values())) == "still 5th"


def test_when_the_race_is_over_nobody_is_asked_and_nobody_has_ways_to_go() -> None:
    over = race("1@179.0 5@40.0", "Conservative", hands={1: "", 2: ""}, activated=[5]).play(">*4")

    assert over.state.waiting == []
    assert teller(over.state.game).ways(over.state, 0) == []


def test_the_picture_is_that_of_a_view_with_the_names_of_the_players() -> None:
    now = race("1@10.0 5@9.0").state
    view = now.game.view(now, 0)
    ann, cat = words(GrandPrix, ["Ann", "Ben"]), words(GrandPrix, ["Ann", "Cat"])

    shown = spoken.picture(now.game, view, [], ["Ann", "Ben"])

    assert shown == picture(view, ann)
    assert shown != picture(view, cat)
