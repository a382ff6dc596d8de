"""The worked examples of the specification, which prove the oracle itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle import Illegal, Oracle, Position
from oracle.cards import Card, plain, race_cards
from oracle.positions import read, write

Example = dict[str, str]


def examples() -> list[Example]:
    """The blocks of examples.txt as tables of key and value."""
    text = Path(__file__).with_name("examples.txt").read_text("utf-8")
    blocks = [block.splitlines() for block in text.strip().split("\n\n")[1:]]
    return [dict(line.split(" ", 1) for line in block) for block in blocks]


def card(name: str) -> Card:
    """A race card by name, or a plain one such as `solo 7`."""
    cards = race_cards()
    if name in cards:
        return cards[name]
    mode, speed = name.split()
    return plain(mode, int(speed))


def reached(example: Example) -> tuple[Oracle, Position]:
    """The position after the answers of an example."""
    oracle = Oracle(example["circuit"])
    car, name = example["play"].split(" ", 1)
    begun = oracle.activate(read(example["cars"]), car, card(name))
    return oracle, oracle.walk(begun, example.get("path", ""))


def having(key: str) -> list[object]:
    """Examples with such a line, named for the report."""
    return [pytest.param(e, id=e["id"]) for e in examples() if key in e]


@pytest.mark.parametrize("example", having("then"))
def test_the_cars_stand_where_the_example_says(example: Example) -> None:
    """Places; wear too, where the example speaks of it."""
    _, position = reached(example)
    expected = read("" if example["then"] == "-" else example["then"])

    for number, car in expected["cars"].items():
        assert position["cars"][number]["at"] == car["at"]
        if car["wear"]:
            assert position["cars"][number]["wear"] == car["wear"]
    assert position["cars"].keys() == expected["cars"].keys()


@pytest.mark.parametrize("example", having("left"))
def test_the_mp_left_are_those_of_the_example(example: Example) -> None:
    """Or the activation is over."""
    _, position = reached(example)
    activation = position["activation"]

    assert example["left"] == (str(activation["mp"]) if activation else "over")


@pytest.mark.parametrize("example", having("offers"))
def test_the_choices_are_those_of_the_example(example: Example) -> None:
    """No more and no fewer."""
    oracle, position = reached(example)

    expected = [] if example["offers"] == "-" else example["offers"].split()
    assert oracle.steps(position) == expected


def walked(circuit: str, cars: str, car: str, name: str, path: str) -> Position:
    """The position after some answers."""
    return reached({"circuit": circuit, "cars": cars, "play": f"{car} {name}", "path": path})[1]


def test_w8_sliding_in_front_of_a_car_links_it() -> None:
    """W8: #29 is behind after going out, and joins the line with the forward step that follows."""
    cars = "23@19.2 43@18.1 28@17.1 22@16.0 15@14.1 29@14.2"

    out = walked("t3", cars, "15", "draft 6", "> o")["activation"]
    forward = walked("t3", cars, "15", "draft 6", "> o >")["activation"]

    assert out is not None
    assert (out["linked"], out["rear"]) == (True, [])
    assert forward is not None
    assert (forward["linked"], forward["rear"]) == (True, ["29"])


def test_w15_three_markers_cost_three_mp() -> None:
    """W15: speed 7, so 4 MP."""
    activation = walked("t3", "15@10.1/tfE", "15", "solo 7", "")["activation"]

    assert activation is not None
    assert activation["mp"] == 4


def test_w24_the_second_car_stays_as_it_was() -> None:
    """W24: no penalty, no wear, no flip; the first car is flipped."""
    cars = "red:29@10.1 blue:15@11.1 red:25@8.0/BBBBB*"

    end = walked("t3", cars, "29", "Teamwork", "> > > > +25 > > >")

    assert write(end) == "blue:15@15.1 red:29@14.1* red:25@11.0/BBBBB*"


def test_w33_six_markers_and_no_card_is_played() -> None:
    """W33: the car is retired when next picked."""
    with pytest.raises(Illegal, match="retired"):
        walked("t3", "3@10.1/BBBBBs", "3", "Understeer", "")


def test_w36_places_in_the_order_of_crossing() -> None:
    """W36: #43, #15, #22; the Turn Leader marker for the first only."""
    end = walked("t3", "43@79.1 15@78.1 22@77.1", "15", "draft 6", "> > > > > >")

    assert end["finished"] == ["43", "15", "22"]
    assert end["led"] == {"43": 1}
