"""The worked examples of the specification, which prove the oracle itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.grand_prix import Oracle, Position
from oracle.grand_prix.cards import Card, plain, race_cards
from oracle.grand_prix.positions import read

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
    kind, speed = name.split()
    return plain(kind, int(speed))


def reached(example: Example) -> tuple[Oracle, Position]:
    """The position after the answers of an example."""
    oracle = Oracle(example.get("circuit", "flat"))
    position = read(example["cars"])
    if "gather" in example:
        return oracle, oracle.gather(position, int(example["gather"]))
    car, name = example["play"].split(" ", 1)
    begun = oracle.activate(position, car, card(name))
    return oracle, oracle.walk(begun, example.get("path", ""))


def having(key: str) -> list[object]:
    """Examples with such a line, named for the report."""
    return [pytest.param(e, id=e["id"]) for e in examples() if key in e]


@pytest.mark.parametrize("example", having("then"))
def test_the_cars_stand_where_the_example_says(example: Example) -> None:
    """With their markers, Close Calls and tyres."""
    _, position = reached(example)
    expected = read(example["then"])

    for number, car in expected["cars"].items():
        there = position["cars"][number]
        assert (there["at"], there["wear"]) == (car["at"], car["wear"])
        assert (there["cc"], there["tyre"]) == (car["cc"], car["tyre"])
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

    assert oracle.steps(position) == example["offers"].split()


@pytest.mark.parametrize("example", having("slots"))
def test_slots_are_given_in_the_order_of_crossing(example: Example) -> None:
    """GP-10.1.2.1."""
    _, position = reached(example)

    assert position["finished"] == example["slots"].split()
