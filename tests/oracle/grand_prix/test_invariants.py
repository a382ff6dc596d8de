"""The invariants of the specification (GP-I*) on random walks through random positions."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from oracle.grand_prix import Oracle, Position
from oracle.grand_prix.cards import Card, race_cards
from oracle.grand_prix.positions import PIT, RUN_OFF
from oracle.grand_prix.road import Road
from oracle.grand_prix.scatter import field, scatter, sectors_for, stroll
from oracle.ways import dumps

CIRCUITS = ["porto_vela", "altavento", "kestrel_vale", "lac_brume", "flat", "cone"]
THUNDER_ALLEY = ["st_adriana", "yunta_brothers", "pullingers_pyramid", "verghns_grove"]


def space(oracle: Oracle, position: Position, number: str) -> tuple[int, int]:
    """Where a car stands."""
    progress, lane = position["cars"][number]["at"]
    return (progress % len(oracle.circuit.lanes), lane)


def check_spaces(oracle: Oracle, position: Position) -> None:
    """GP-I1, GP-I14: one car a space, every lane exists, lane 0 alone in a zone."""
    road = Road(oracle.circuit, position["zone"])
    spaces = [space(oracle, position, number) for number in position["cars"]]
    taken = [(sector, lane) for sector, lane in spaces if lane not in {PIT, RUN_OFF}]
    assert all(0 <= lane < road.lanes(sector) for sector, lane in taken)
    assert len(taken) == len(set(taken))


def check_step(word: str, before: Position, after: Position) -> None:
    """GP-1.3.3, GP-I9, GP-I10: what one answer may change."""
    was = before["activation"]
    assert was is not None
    for number, car in after["cars"].items():
        change = car["at"][0] - before["cars"][number]["at"][0]
        if number == was["active"]:
            assert change >= 0
        else:
            assert -1 <= change <= 1
            assert change >= 0 or word[0] == "x"
        assert car["at"][1] >= 0 or car["at"] == before["cars"][number]["at"]
        assert not car["npc"] or not (car["wear"] or car["cc"] or car["tyre"])  # GP-I5


def check_activation(oracle: Oracle, word: str, before: Position, after: Position) -> None:
    """GP-I8, GP-I11: within one move."""
    was, now = before["activation"], after["activation"]
    if was is None or now is None or was["phase"] != "step" or was["bonus"] != now["bonus"]:
        return
    assert 0 <= now["mp"] <= was["mp"]
    if was["linked"] and now["phase"] == "step":
        assert word[0] in ">:<"
    if now["type"] == "lead" and now["visited"] != was["visited"]:
        for leader, follower in pairwise([now["active"], *now["tail"]]):
            assert space(oracle, after, follower) == space(oracle, before, leader)


def walk_and_check(oracle: Oracle, position: Position, car: str, card: Card, luck: Random) -> None:
    """One random path, every position of it looked at."""
    start = dumps(position)
    here = oracle.activate(position, car, card)
    check_spaces(oracle, here)
    for word, after in stroll(oracle, here, luck):
        check_spaces(oracle, after)
        check_step(word, here, after)
        check_activation(oracle, word, here, after)
        here = after
    assert here["activation"] is None
    assert len(here["cars"]) + len(here["finished"]) == len(position["cars"])
    assert dumps(position) == start, "positions are never changed"


@pytest.mark.parametrize("name", CIRCUITS + THUNDER_ALLEY)
def test_invariants_hold_on_random_walks(name: str) -> None:
    """Every race card from six random positions."""
    oracle, luck = Oracle(name), Random(name)
    for _ in range(6):
        position = field(oracle, luck)
        for card in race_cards().values():
            walk_and_check(oracle, position, luck.choice(list(position["cars"])), card, luck)


@pytest.mark.parametrize("name", CIRCUITS + THUNDER_ALLEY)
def test_a_zone_gathers_everybody_in_one_file(name: str) -> None:
    """GP-8.3.2.2, GP-I14: nobody gets lost, nobody falls back, and what is gathered stays."""
    oracle, luck = Oracle(name), Random(name)
    for _ in range(20):
        position = scatter(oracle, luck, 14, sectors_for(oracle, 14))
        zone = luck.randrange(len(oracle.circuit.lanes))
        made = oracle.gather(position, zone)

        check_spaces(oracle, made)
        assert made["cars"].keys() == position["cars"].keys()
        for number, car in position["cars"].items():
            assert made["cars"][number]["at"][0] >= car["at"][0]
        if not made["finished"]:
            assert oracle.gather(made, zone) == made


@pytest.mark.parametrize("name", ["cone", "yunta_brothers"])
def test_every_path_ends_in_an_outcome(name: str) -> None:
    """`outcomes` holds the end of any walk."""
    oracle, luck = Oracle(name), Random(name)
    for card in list(race_cards().values())[::3]:
        position = field(oracle, luck)
        begun = oracle.activate(position, luck.choice(list(position["cars"])), card)
        ends = {dumps(end) for end in oracle.outcomes(begun)}
        walked = stroll(oracle, begun, luck)
        assert dumps(walked[-1][1] if walked else begun) in ends
