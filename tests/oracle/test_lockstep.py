"""The engine moves as the oracle does: the same words at every step, the same cars after it.

10,000 random activations in `make test`, as many again in `make more`, a million with --soak.
"""

from __future__ import annotations

from random import Random

import pytest

from lockstep.thunder_alley import Activated, engine_facts, oracle_facts
from oracle import Oracle, Position
from oracle.cards import race_cards
from oracle.scatter import PERMANENT, TEMPORARY, scatter
from samples import usual
from slipstream.drafting.rules.ways import ways

CIRCUITS = ["t3", "tc", "st_adriana", "yunta_brothers", "pullingers_pyramid", "verghns_grove"]
CROSS_OVER = ["porto_vela", "altavento", "kestrel_vale", "lac_brume"]
# Of a circuit, so that two processes share the work; the second half is left to `make more`.
CHUNKS = usual(range(4), 0)
WALKS = 500
WAYS = 300
SOAK = 50  # times as many
CARDS = list(race_cards().values())
AFTER_MOVE = {"second_car_draft_3", "clean_air", "after_move_inside", "after_move_outside"}


def sectors_for(oracle: Oracle, cars: int) -> int:
    """So many sectors have room for all cars, wherever they are."""
    lanes = oracle.circuit.lanes
    narrow = min(lanes)
    return min(-(-cars // narrow) + 1, len(lanes))


def field(oracle: Oracle, luck: Random) -> tuple[Position, str]:
    """A crowd of 2 to 21 cars and one of them, with up to five wear markers."""
    cars = luck.choice([luck.randrange(2, 12), luck.randrange(10, 22)])
    spread = sectors_for(oracle, cars) + luck.choice([0, 0, 1, 2, 5])
    position = scatter(oracle, luck.randrange(1 << 30), cars, spread)
    car = str(luck.randrange(cars) + 1)
    markers = luck.choice([0, 0, 0, 1, 2, 3, 4, 5])
    position["cars"][car]["wear"] = "".join(luck.choices(TEMPORARY + PERMANENT, k=markers))
    for other in position["cars"]:
        position["cars"][other]["moved"] = other != car and luck.random() < 0.3
    return position, car


def walk(oracle: Oracle, luck: Random) -> None:
    position, car = field(oracle, luck)
    pair = Activated(oracle, position, car, luck.choice(CARDS))
    pair.compare()
    while options := pair.options():
        word = luck.choice(list(options))
        pair.play(word, options[word])


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("name", CIRCUITS + CROSS_OVER)
def test_engine_and_oracle_agree_step_by_step(
    name: str, chunk: int, request: pytest.FixtureRequest
) -> None:
    oracle = Oracle(name)
    luck = Random(f"{name} {chunk}")
    for _ in range(WALKS * (SOAK if request.config.getoption("--soak") else 1)):
        walk(oracle, luck)


def ends_of_ways(pair: Activated) -> set[str]:
    """Every way played to the end of the segment, its own answers as its proof."""
    ends = set()
    for way in ways(pair.state):
        state = pair.state.copy()
        for action in way.answers:
            assert action in state.legal(state.waiting[0])
            state.apply(state.waiting[0], action)
        ends.add(str(sorted(engine_facts(state).items())))
    return ends


@pytest.mark.parametrize("name", usual(CIRCUITS + CROSS_OVER, CIRCUITS[0], *CROSS_OVER))
def test_ways_are_all_the_outcomes(name: str, request: pytest.FixtureRequest) -> None:
    """With cards that have no text after the move, and speed enough for a few steps only."""
    oracle = Oracle(name)
    luck = Random(name)
    cards = [card for card in CARDS if card["effect"] not in AFTER_MOVE]
    for _ in range(WAYS * (SOAK if request.config.getoption("--soak") else 1)):
        position, car = field(oracle, luck)
        position["cars"][car]["wear"] = luck.choice(["BBB", "BBBB", "BBBBB"])
        pair = Activated(oracle, position, car, luck.choice(cards))
        if pair.options():
            outcomes = oracle.outcomes(pair.position)
            expected = {str(sorted(oracle_facts(end).items())) for end in outcomes}
            assert ends_of_ways(pair) == expected, pair.divide("", [], [])
