"""Pictures: what is on them, and a few kept as they were last looked at and found good."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from slipstream.tell.words import Words, catalogue
from slipstream.track.circuits.circuit import Circuit
from slipstream.track.circuits.load import load, names
from slipstream.track.rules.board import empty_board
from slipstream.track.tell.drawing import Picture, cars_on, draw
from slipstream.track.tell.look import LOOK, Car, Theme
from slipstream.track.tell.paths import path, thin

PICTURES = Path(__file__).parents[1] / "pictures"
SVG = "{http://www.w3.org/2000/svg}"


def car(circuit: Circuit, number: str, team: str, place: str, **how: object) -> Car:
    return Car(number, team, circuit.track.read(place)[1], **how)  # type: ignore[arg-type]


def velodrome() -> Picture:
    """Thunder Alley on Yunta Brothers: a pack through Turn 1, two cars in the pits."""
    yunta = load("yunta_brothers")
    cars = [
        car(yunta, "25", "red", "6.1", leads=True, mine=True),
        car(yunta, "29", "red", "5.1", mine=True, active=True),
        car(yunta, "43", "yellow", "5.0", moved=True),
        car(yunta, "22", "green", "3.2"),
        car(yunta, "28", "black", "3.1", moved=True),
        car(yunta, "28", "black", "4.1", ghost=True),
        car(yunta, "21", "purple", "2.0"),
        car(yunta, "23", "pink", "14.1", laps_down=1),
        car(yunta, "15", "blue", "14.2"),
        car(yunta, "8", "yellow", "1.P"),
        car(yunta, "4", "blue", "1.P"),
    ]
    return draw(yunta, cars, theme="light", lit=[yunta.track.read("6.0")[1]])


def cone() -> Picture:
    """Grand Prix on CONE: a Safety Zone, a spin, non-player cars, a full pit box."""
    circuit = load("cone")
    teams = ["silver", "teal", "ivory", "copper", "lime"]
    cars = [
        car(circuit, "1", "scarlet", "27.0", leads=True, laps_down=0),
        car(circuit, "4", "cobalt", "31.1", moved=True),
        car(circuit, "5", "emerald", "31.0", active=True),
        car(circuit, "23", "npc", "18.1", icon="star", controller="scarlet"),
        car(circuit, "30", "npc", "18.0", icon="diamond", controller="cobalt", moved=True),
        car(circuit, "20", "npc", "17.2", icon="neutral"),
        car(circuit, "9", "amber", "10.O"),
        *(car(circuit, str(40 + k), team, "2.P") for k, team in enumerate(teams)),
    ]
    return draw(circuit, cars, theme="dark", zone=10)


@pytest.mark.parametrize("name", ["velodrome", "cone"])
def test_pictures_are_as_they_were_last_seen(name: str, golden: bool) -> None:
    drawn = {"velodrome": velodrome, "cone": cone}[name]()
    kept = PICTURES / f"{name}.svg"
    if golden:
        drawn.save(kept)

    assert drawn.svg == kept.read_text("utf-8"), "look at it, then rewrite it with --golden"


@pytest.mark.parametrize("name", names())
def test_every_circuit_can_be_drawn_with_its_line_grid_and_pit_lane(name: str) -> None:
    drawn = draw(load(name))
    root = ElementTree.fromstring(drawn.svg)

    classes = {element.get("class") for element in root.iter()}
    assert {"road", "pit", "boxes", "edge", "joints", "chequer", "green", "grid"} <= classes
    assert load(name).name.upper() in drawn.svg


def test_a_circuit_and_a_picture_show_themselves_in_notebooks(tmp_path: Path) -> None:
    circuit = load("t3")
    drawn = draw(circuit)

    assert circuit._repr_svg_() == drawn._repr_svg_() == drawn.svg
    drawn.save(tmp_path / "t3.svg")
    assert (tmp_path / "t3.svg").read_text("utf-8") == drawn.svg


def test_every_car_shows_its_number_upright_and_says_where_it_is() -> None:
    root = ElementTree.fromstring(velodrome().svg)

    cars = [element for element in root.iter(f"{SVG}g") if element.get("class") == "car"]
    told = {element.findtext(f"{SVG}title"): element.findtext(f"{SVG}text") for element in cars}
    assert told["Car 25 on 6.1, leads"] == "25"
    assert told["Car 23 on 14.1, 1 lap down"] == "23"
    assert told["Car 28 on 4.1, would be here"] == "28"
    assert told["Car 43 on 5.0, has moved"] == "43"
    for element in cars:
        assert "rotate" not in str(element.get("transform"))


def test_cars_point_along_their_lane() -> None:
    """T3 is driven counter-clockwise: to the right along the bottom, to the left along the top."""
    circuit = load("t3")

    def heading(place: str) -> float:
        drawn = draw(circuit, [car(circuit, "1", "red", place)]).svg
        return float(re.findall(r'<g transform="rotate\((-?[\d.]+)\)">', drawn)[0])

    assert abs(heading("0.1")) < 1
    assert abs(abs(heading("20.1")) - 180) < 1
    assert abs(heading("10.1") + 90) < 10


def test_a_team_has_colour_and_livery_and_no_two_are_alike() -> None:
    teams = [look for name, look in LOOK["teams"].items() if name != "npc"]

    assert len(teams) == 12
    for part in ("colour", "livery"):
        assert len({str(look[part]) for look in teams}) == 12


def test_moved_cars_are_hollow() -> None:
    circuit = load("t3")

    def body(moved: bool) -> str:
        return draw(circuit, [car(circuit, "1", "red", "5.1", moved=moved)]).svg

    assert 'fill="#D92B2B"' in body(moved=False)
    assert 'fill="#D92B2B"' not in body(moved=True)


def test_a_full_pit_box_is_counted() -> None:
    assert ">+2<" in cone().svg


def test_tags_stand_inside_when_another_car_is_in_the_way() -> None:
    """The string of a tag never runs over a car of the same sector."""
    circuit = load("t3")
    alone = draw(circuit, [car(circuit, "1", "red", "20.0", leads=True)]).svg
    blocked = draw(
        circuit,
        [car(circuit, "1", "red", "20.0", leads=True), car(circuit, "3", "green", "20.2")],
    ).svg

    outwards, inwards = (
        float(re.findall(r'class="string" d="M[\d.]+,[\d.]+l[\d.-]+,(-?[\d.]+)"', svg)[0])
        for svg in (alone, blocked)
    )
    assert outwards < 0 < inwards, "outside is up, on the far straight"


def test_a_stack_in_the_run_off_grows_outwards() -> None:
    circuit = load("flat")
    cars = [car(circuit, str(k), "red", "0.O") for k in range(5)]

    drawn = draw(circuit, cars).svg

    heights = [
        float(y) for y in re.findall(r'class="car" transform="translate\([\d.]+ ([\d.]+)', drawn)
    ]
    assert heights == sorted(heights)
    assert len(heights) == 3
    assert ">+2<" in drawn


def test_the_cars_of_a_board_tell_who_leads_and_who_is_lapped() -> None:
    track = load("t3").track
    board = empty_board(track, 5)
    for number, place in enumerate(["45.1", "5.P", "45.P", "44.2"]):
        progress, space = track.read(place)
        board.place(number, space, progress)

    shown = cars_on(
        board, ["1", "2", "3", "4", "5"], ["red"] * 5, [True, False, False, False, False]
    )

    assert [(car.number, car.moved, car.leads, car.laps_down) for car in shown] == [
        ("1", True, True, 0),
        ("4", False, False, 0),
        ("2", False, False, 1),
        ("3", False, False, 0),
    ]
    assert cars_on(empty_board(track, 1), ["1"], ["red"], [False]) == []


@pytest.mark.parametrize("theme", ["auto", "dark", "light"])
def test_the_theme_is_a_class_of_the_root(theme: Theme) -> None:
    drawn = draw(load("t3"), theme=theme).svg

    assert f'class="slipstream {theme}"' in drawn
    assert ("prefers-color-scheme" in drawn) == (theme == "auto")


def test_the_body_follows_the_board_unless_it_is_named() -> None:
    circuit = load("t3")
    cars = [car(circuit, "1", "red", "5.1")]

    assert "ss-stock-scarlet" in draw(circuit, cars).svg
    assert "ss-formula-scarlet" in draw(circuit, cars, body="formula").svg


def test_paths_leave_out_what_a_straight_line_tells() -> None:
    assert thin([(0, 0), (5, 0), (10, 0), (10, 10)]) == [(0, 0), (10, 0), (10, 10)]
    assert path([(0, 0), (0, 0)]) == "M0,0"
    assert path([(0, 0), (10, 0.25), (10, 10)], close=True) == "M0,0l10,0.2 0,9.8Z"


def test_a_drawing_speaks_the_language_of_its_reader() -> None:
    words = Words(catalogue("de"))
    cars = [Car("25", "scarlet", 0, leads=True), Car("8", "onyx", 3, laps_down=2, moved=True)]

    svg = draw(load("altavento"), cars, zone=3, words=words).svg

    for text in ("Auto 25 auf", "FÜHRT", "RD −2", "2 Runden zurück, ist gefahren", "84 Sektoren"):
        assert text in svg
    for text in ("LEADS", "sectors", "ZONE 78-", "Car"):
        assert text not in svg
    assert "Kein Auto auf der Strecke" in draw(load("altavento"), words=words).svg
