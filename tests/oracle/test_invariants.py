"""The invariants of the specification (TA-I*) on random walks through random positions."""

from __future__ import annotations

from itertools import pairwise

import pytest

from oracle import Oracle
from oracle.cards import Card
from oracle.positions import APRON, Activation, Position, loads
from oracle.scatter import activations, stroll
from oracle.ways import dumps

CIRCUITS = ["t3", "tc", "st_adriana", "yunta_brothers", "pullingers_pyramid", "verghns_grove"]
CROSS_OVER = ["cone", "flat", "porto_vela", "altavento"]


def sector(oracle: Oracle, progress: int) -> int:
    """TA-D5."""
    return progress % len(oracle.circuit.lanes)


def space(oracle: Oracle, position: Position, number: str) -> tuple[int, int]:
    """TA-D2, TA-D5."""
    progress, lane = position["cars"][number]["at"]
    return (sector(oracle, progress), lane)


def check_spaces(oracle: Oracle, position: Position) -> None:
    """TA-I1: one car a space, and every lane exists."""
    taken = []
    for car in position["cars"].values():
        progress, lane = car["at"]
        assert APRON <= lane < oracle.circuit.lanes[sector(oracle, progress)]
        if lane != APRON:
            taken.append((sector(oracle, progress), lane))
    assert len(taken) == len(set(taken))


def check_line(oracle: Oracle, position: Position, now: Activation) -> None:
    """TA-I9: after a step of Draft or Pursuit the line is nose to tail along links."""
    line = [*reversed(now["front"]), now["active"], *now["rear"]]
    for ahead, behind in pairwise([space(oracle, position, number) for number in line]):
        assert ahead in oracle.circuit.ahead[behind]


def check_step(word: str, before: Position, after: Position) -> None:
    """TA-I7, TA-I8, TA-I11, TA-I12: what one step may change, unless it lifts a car."""
    was = before["activation"]
    assert was is not None
    for number, car in after["cars"].items():
        change = car["at"][0] - before["cars"][number]["at"][0]
        lifted = word.startswith("@") and number == was["active"]
        assert lifted or -1 <= change <= 1
        assert number != was["active"] or change >= 0
        assert car["at"][1] != APRON or car["at"] == before["cars"][number]["at"]
    if word in {"b", "bi", "bo"} and was["effect"] == "none" and after["activation"] is None:
        assert all(after["cars"][n]["at"] == before["cars"][n]["at"] for n in after["cars"])


def check_activation(oracle: Oracle, word: str, before: Position, after: Position) -> None:
    """TA-I8, TA-I9, TA-I10: within one move."""
    was, now = before["activation"], after["activation"]
    if was is None or now is None or was["phase"] == "begin" or was["active"] != now["active"]:
        return
    assert len(now["entered"]) == len({tuple(space) for space in now["entered"]})
    assert 0 <= now["mp"] <= was["mp"]
    if was["linked"]:
        assert word[0] in ">:<"
    if now["mode"] in {"draft", "pursuit"} and not now["answers"]:
        check_line(oracle, after, now)
    if now["mode"] == "lead" and now["mp"] < was["mp"] and not word.startswith("b"):
        check_followers(oracle, before, after, now)


def check_followers(oracle: Oracle, before: Position, after: Position, now: Activation) -> None:
    """TA-I9: each follower of a Lead stands where its predecessor stood."""
    line = [now["active"], *now["rear"]]
    for leader, follower in pairwise(line):
        assert space(oracle, after, follower) == space(oracle, before, leader)


def walk_and_check(oracle: Oracle, position: Position, car: str, card: Card, seed: int) -> None:
    """One random path, every position of it looked at."""
    start = dumps(position)
    here = oracle.activate(position, car, card)
    check_spaces(oracle, here)
    for word, after in stroll(oracle, here, seed):
        check_spaces(oracle, after)
        check_step(word, here, after)
        check_activation(oracle, word, here, after)
        assert loads(dumps(after)) == after
        here = after
    assert here["activation"] is None, "TA-M11: a move never gets stuck"
    assert len(here["cars"]) + len(here["finished"]) == len(position["cars"])
    assert dumps(position) == start


@pytest.mark.parametrize("name", CIRCUITS + CROSS_OVER)
def test_invariants_hold_on_random_walks(name: str) -> None:
    """Every race card, three scattered positions, two walks each."""
    oracle = Oracle(name)
    for seed in range(3):
        for position, car, card in activations(oracle, seed):
            walk_and_check(oracle, position, car, card, seed)
            walk_and_check(oracle, position, car, card, seed + 100)


@pytest.mark.parametrize("name", ["tc", "yunta_brothers"])
def test_every_path_ends_in_an_outcome(name: str) -> None:
    """`outcomes` holds the end of any walk."""
    oracle = Oracle(name)
    for position, car, card in activations(oracle, 5)[::3]:
        begun = oracle.activate(position, car, card)
        ends = {dumps(end) for end in oracle.outcomes(begun)}
        walked = stroll(oracle, begun, 1)
        assert dumps(walked[-1][1] if walked else begun) in ends
