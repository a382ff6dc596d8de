"""Grand Prix as a picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import slipstream
from cli.grand_prix import NAMES, middle
from cli.helpers import run
from rules.grand_prix.drawn import Race, race
from slipstream import CHANCE, PUBLIC, SeededDealer
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.tell.picture import picture
from slipstream.games.registry import words
from slipstream.kernel.playout import random_play


def drawn(of: Race, seat: int = 0) -> ElementTree.Element:
    game = of.state.game
    return ElementTree.fromstring(picture(game.view(of.state, seat), words(GrandPrix, NAMES, seat)))


def titles(root: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in root.iter() if one.tag.endswith("title")]


def test_the_picture_tells_everything_in_words_too() -> None:
    told = titles(drawn(middle()))

    assert (
        "1st: car 1; driven by You; on soft tyres, bonus left; wear: tyre, tyre and brake;"
        " 2 Close Calls" in told
    )
    assert "2nd: car 5; driven by Bot 2; on soft tyres; 1 Close Call" in told
    assert "5th: car 23; driven by You" in told
    assert "4th: car 20; driven by anyone" in told


@pytest.mark.parametrize("wet", [False, True])
def test_the_picture_has_weather_flag_zone_and_lanes_to_choose(wet: bool) -> None:
    r = race("1@26.0 9@25.1 14@24.1", "Conservative", circuit="cone", wet=wet, zone=40).play(">")
    root = drawn(r)
    texts = [one.text for one in root.iter() if one.tag.endswith("text")]
    classes = [one.get("class") for one in root.iter()]

    assert ("WET" if wet else "DRY") in texts
    assert "Green flag" in texts
    assert classes.count("lit") == 2
    assert {"zone", "closed", "active"} <= set(classes)


def test_pictures_of_the_whole_race() -> None:
    """From the grid to the finish, with finishers and cars that are out."""
    game = slipstream.load("GP", seats=3, options={"laps": "1"})
    state = game.start()

    assert "No car on the track" in picture(game.view(state, 0), words(GrandPrix, NAMES))

    random_play(state, SeededDealer(5), [SeededDealer(seat) for seat in range(3)])
    over = ElementTree.fromstring(picture(game.view(state, PUBLIC), words(GrandPrix, NAMES)))
    assert len([told for told in titles(over) if "driven by" in told]) == 22


def test_show_writes_the_picture_of_a_position() -> None:
    line = slipstream.load("GP", seats=2)
    state = line.start()

    shown = run("show", "--svg", "-", line.line(state, CHANCE))

    assert shown.exit_code == 0
    assert ElementTree.fromstring(shown.stdout).tag.endswith("svg")


def test_a_line_with_gaps_is_shown() -> None:
    game = slipstream.load("GP", seats=2)
    state = game.start()
    dealer = SeededDealer(1)
    while state.turn() < 1 or state.waiting == [CHANCE]:
        seat = state.waiting[0]
        state.apply(seat, state.sample(dealer) if seat == CHANCE else state.legal(seat)[0])

    shown = run("show", game.line(state, 0))

    assert shown.exit_code == 0
    assert "Grand Prix (Seat 1)" in shown.output
