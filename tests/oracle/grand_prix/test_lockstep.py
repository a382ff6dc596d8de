"""The engine moves as the oracle does: the same words at every step, the same cars after it.

10,000 random activations in `make test`, as many again in `make more`, a million with --soak.
"""

from __future__ import annotations

from random import Random

import pytest

from lockstep.grand_prix import Activated, engine_facts, engine_state, oracle_facts
from lockstep.pair import Facts
from oracle.grand_prix import Oracle, Position
from oracle.grand_prix import restart as restarts
from oracle.grand_prix.cards import race_cards
from oracle.grand_prix.positions import draw, running_order, write
from oracle.grand_prix.scatter import field, scatter, sectors_for
from samples import usual
from slipstream.drafting.rules.ways import ways
from slipstream.games.grand_prix.rules.pits import go_back, is_restart_off, line_up_again, restart
from slipstream.games.grand_prix.rules.zones import make_zone

CIRCUITS = ["porto_vela", "altavento", "kestrel_vale", "lac_brume", "flat", "cone"]
THUNDER_ALLEY = ["st_adriana", "yunta_brothers", "pullingers_pyramid", "verghns_grove"]
TURNED = ["porto_vela", "altavento", "kestrel_vale", "lac_brume", "cone"]  # with apexes outside
# Of a circuit, so that two processes share the work; the second half is left to `make more`.
CHUNKS = usual(range(4), 0)
WALKS = 500
IN_A_ROW = 4  # activations from one position, each from where the one before it ended
ZONES = 100
WAYS = 50
SOAK = 50  # times as many
CARDS = list(race_cards().values())
AFTER_MOVE = {"clean_air", "slide_in", "slide_out", "swap_after"}


def walk(oracle: Oracle, position: Position, car: str, luck: Random) -> Position:
    """A random card and random answers; the position afterwards."""
    pair = Activated(oracle, position, car, luck.choice(CARDS))
    pair.compare()
    while options := pair.options():
        word = luck.choice(list(options))
        pair.play(word, options[word])
    return {**pair.position, "finished": [], "lap": 1}


def ready(position: Position) -> list[str]:
    """Cars that a card can be played on (GP-3.4.3)."""
    return [number for number, car in position["cars"].items() if not car["activated"]]


def times(request: pytest.FixtureRequest, count: int) -> int:
    return count * (SOAK if request.config.getoption("--soak") else 1)


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("name", CIRCUITS + THUNDER_ALLEY)
def test_engine_and_oracle_agree_step_by_step(
    name: str, chunk: int, request: pytest.FixtureRequest
) -> None:
    oracle, luck = Oracle(name), Random(f"{name} {chunk}")
    position = field(oracle, luck)
    for number in range(times(request, WALKS)):
        if number % IN_A_ROW == 0 or not ready(position):
            position = field(oracle, luck)
        if ready(position):
            position = walk(oracle, position, luck.choice(ready(position)), luck)


@pytest.mark.parametrize("name", TURNED)
def test_engine_and_oracle_agree_on_who_leads_from_the_apex(
    name: str, request: pytest.FixtureRequest
) -> None:
    """GP-13.3.1, GP-R96: the whole running order of the option, after each move."""
    oracle, luck = Oracle(name, lead="apex"), Random(f"{name} apex")
    turned = 0
    for _ in range(times(request, ZONES)):
        position = field(oracle, luck)
        if ready(position):
            position = walk(oracle, position, luck.choice(ready(position)), luck)
        inside = running_order(Oracle(name).circuit, position)
        turned += running_order(oracle.circuit, position) != inside

    assert turned


@pytest.mark.parametrize("name", CIRCUITS + THUNDER_ALLEY)
def test_engine_and_oracle_gather_alike(name: str, request: pytest.FixtureRequest) -> None:
    """GP-8.A: the same cars in the same places, and the same ones over the line."""
    oracle, luck = Oracle(name), Random(name)
    for _ in range(times(request, ZONES)):
        cars = luck.randrange(2, 23)
        position = scatter(oracle, luck, cars, sectors_for(oracle, cars) + luck.randrange(4))
        car = luck.choice(list(position["cars"]))
        zone = (position["cars"][car]["at"][0] + luck.randrange(-7, 8)) % len(oracle.circuit.lanes)
        state = engine_state(oracle, position)

        make_zone(state, zone)

        theirs = oracle_facts(oracle, oracle.gather(position, zone))
        picture = f"zone@{zone}, {name}: {write(position)}\n{draw(oracle.circuit, position, car)}"
        assert engine_facts(state) == theirs, picture


def ends_of_ways(pair: Activated) -> set[str]:
    """Every way played to the end of the move, its own answers as its proof."""
    ends = set()
    for way in ways(pair.state):
        state = pair.state.copy()
        for action in way.answers:
            assert action in state.legal(state.waiting[0])
            state.apply(state.waiting[0], action)
        ends.add(str(sorted(engine_facts(state).items())))
    return ends


@pytest.mark.parametrize("name", usual(CIRCUITS + THUNDER_ALLEY, *CIRCUITS[:2]))
def test_ways_are_all_the_outcomes(name: str, request: pytest.FixtureRequest) -> None:
    """With cards that have no text after the move, and speed enough for a few steps only."""
    oracle, luck = Oracle(name), Random(name)
    cards = [card for card in CARDS if card["effect"] not in AFTER_MOVE]
    for _ in range(times(request, WAYS)):
        position = field(oracle, luck)
        car = luck.choice(list(position["cars"]))
        here = position["cars"][car]
        if not here["npc"]:
            here |= {"wear": luck.choice(["BBB", "BBBB", "BBBBB"]), "tyre": "h"}
        pair = Activated(oracle, position, car, luck.choice(cards))
        if pair.options() and (not here["npc"] or pair.state.mp < 6):
            outcomes = oracle.outcomes(pair.position)
            expected = {str(sorted(oracle_facts(oracle, end).items())) for end in outcomes}
            assert ends_of_ways(pair) == expected, pair.divide("", [], [])


@pytest.mark.parametrize(
    ("name", "lead"),
    [(name, "inside") for name in CIRCUITS + THUNDER_ALLEY] + [(name, "apex") for name in TURNED],
)
def test_engine_and_oracle_restart_alike(
    name: str, lead: str, request: pytest.FixtureRequest
) -> None:
    """GP-9.A, GP-9.4.1: whether there is one, the line-up, stops, and the line-up after them."""
    oracle, luck = Oracle(name, lead=lead), Random(name)
    circuit = oracle.circuit
    for _ in range(times(request, ZONES)):
        cars = luck.randrange(2, 23)
        start = scatter(oracle, luck, cars, sectors_for(oracle, cars) + luck.randrange(20))
        state, numbers = engine_state(oracle, start), list(start["cars"])
        involved, red = luck.sample(numbers, luck.randrange(4) % cars), luck.random() < 0.5
        state.hit = [state.race.numbers.index(int(number)) for number in involved]
        anchor = start["cars"][running_order(circuit, start)[0]]["at"][0]
        line = restarts.restart_list(circuit, start, involved)
        there = restarts.lined_up(circuit, start, line, anchor)
        there = restarts.without_wear(there) if red else there
        picture = f"{name}: {write(start)}, involved: {involved}, {'red' if red else 'yellow'}"
        assert is_restart_off(state) == restarts.is_forbidden(circuit, oracle.laps, start), picture

        restart(state, red)
        assert places(engine_facts(state)) == places(oracle_facts(oracle, there)), picture

        for number in luck.sample(numbers, luck.randrange(cars + 1)):
            back = luck.choice([0, 0, 1, 2, 5, 5, 7, 40])
            there = restarts.stopped(there, number, back)
            go_back(state, state.race.numbers.index(int(number)), back, "GP-9.1.2")
        assert places(engine_facts(state)) == places(oracle_facts(oracle, there)), picture
        line_up_again(state)
        there = restarts.lined_up_again(circuit, there, line, anchor)
        assert places(engine_facts(state)) == places(oracle_facts(oracle, there)), picture


def places(facts: Facts) -> Facts:
    """All but the lap marker, which no restart moves."""
    return {key: value for key, value in facts.items() if key != "lap"}
