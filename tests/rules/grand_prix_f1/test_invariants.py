"""GPF1-I1 to GPF1-I19: what holds after every step of any race."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache

import pytest

from clauses import clause
from kit.races import clause_ids
from rules.grand_prix_f1.circuit import Race, race, start, walk
from slipstream.games.grand_prix_f1.game import GrandPrixF1
from slipstream.games.grand_prix_f1.rules import driving
from slipstream.games.grand_prix_f1.rules.board import (
    BED,
    BOX_ENTRY,
    BOX_SPACE,
    BOX_STOP,
    CAPACITY,
    IN_PITS,
    IS_STOP,
    KIND,
    LAST_OF_BED,
    LIMITED,
    OVER_THE_LINE,
    SPACES,
)
from slipstream.games.grand_prix_f1.rules.cards import COUNT, KINDS, LITRES, VALUES, litres
from slipstream.games.grand_prix_f1.rules.state import FINISHED, RACING, RaceState
from slipstream.kernel.game import CHANCE

RULES = [
    (3, {}),
    (4, {"accidents": "yes"}),
    (5, {"weather": "sudden"}),
    (6, {"laps": "5", "weather": "double", "accidents": "yes"}),
    (8, {"weather": "double"}),
]
EVERY = pytest.mark.parametrize("number", range(len(RULES)))


@cache
def steps(number: int) -> list[tuple[Race, Race]]:
    """Every position of two races with the one after it."""
    seats, options = RULES[number]
    found: list[tuple[Race, Race]] = []
    for seed in (number, number + 50):
        races = list(walk(start(seats, **options), seed))
        found += itertools.pairwise(races)
    return found


def positions(number: int) -> Iterator[RaceState]:
    for _, after in steps(number):
        yield after.state


def moves(number: int) -> Iterator[tuple[Race, Race, int, int, list[int]]]:
    """Every card played: before, after, kind, value and path."""
    for before, after in steps(number):
        for event in after.events("played"):
            _, _, _, kind, value = event.split()
            path = [SPACES.index(name) for name in after.path.split()]
            yield before, after, int(kind), int(value), path


@clause("GPF1-I1")
@EVERY
def test_no_space_holds_more_cars_than_it_may(number: int) -> None:
    for s in positions(number):
        for space in range(len(SPACES)):
            assert list(s.space).count(space) == s.cars_on[space] <= CAPACITY[space]
        for car, fate in enumerate(s.fate):
            assert (s.space[car] >= 0) == (fate == RACING and bool(s.order))


@clause("GPF1-I2")
@EVERY
def test_no_card_is_lost_or_made(number: int) -> None:
    for s in positions(number):
        for kind in range(KINDS):
            total = sum(hand[kind] for hand in s.hands) + s.bank[kind]
            assert total + (0 if kind else s.ones + s.used) == COUNT[kind]
        assert list(s.fuel) == [litres(hand) for hand in s.hands]


@clause("GPF1-I3")
@EVERY
def test_there_are_never_less_than_no_cards(number: int) -> None:
    for s in positions(number):
        assert min(min(hand) for hand in s.hands) >= 0
        assert min([*s.bank, s.ones, s.used]) >= 0


@clause("GPF1-I4")
@EVERY
def test_a_turn_is_one_card_one_sit_out_or_the_end_of_a_car(number: int) -> None:
    done: list[str] = []
    for before, after in steps(number):
        if before.asks() == "draw_place":
            done = []
        ended = {"played", "stayed", "out_of_fuel"}
        done += [event.split()[0] for event in after.events() if event.split()[0] in ended]
        if after.state.turns and before.state.turns != after.state.turns:
            assert len(done) == after.state.turns - len(after.state.waiting)
    assert done


@clause("GPF1-I5")
@EVERY
def test_no_move_is_longer_than_its_value(number: int) -> None:
    for before, _, kind, value, path in moves(number):
        s = before.state
        assert len(path) <= value <= VALUES[kind] <= 10
        slow = s.damaged[s.car] or s.tyres[s.car] != s.sky
        if slow or LIMITED[s.space[s.car]]:
            assert len(path) <= 6


@clause("GPF1-I6")
@EVERY
def test_points_are_lost_for_one_reason_only(number: int) -> None:
    for _, after, _, value, path in moves(number):
        reasons = ["blocked", "gravel_stop", "arrived", "finished"]
        told = [name for name in reasons if after.events(name)]
        if len(path) < value:
            assert len(told) == 1
        else:
            assert told in ([], ["arrived"], ["finished"])


@clause("GPF1-I7")
@EVERY
def test_every_step_takes_the_first_way_with_room(number: int) -> None:
    for before, _, _, _, path in moves(number):
        s = before.state
        entry = BOX_ENTRY[s.box[s.race.owner[s.car]]]
        here = s.space[s.car]
        for step, to in enumerate(path):
            ways = [
                driving.ways_on(here, step == 0, route, entry)
                for route in (driving.STRAIGHT, driving.PIT, driving.INTO_BOX)
            ]
            first = [next((w for w in way if s.cars_on[w] < CAPACITY[w]), -1) for way in ways]
            assert to in first
            here = to


@clause("GPF1-I8")
@EVERY
def test_moves_from_1_11_and_19_lead_where_they_must(number: int) -> None:
    for before, _, _, _, path in moves(number):
        s = before.state
        start = SPACES[s.space[s.car]]
        if start in ("1", "11") or (start == "19" and s.laps[s.car] > 1):
            assert [SPACES[space] for space in path[:1]] in (
                [],
                [{"1": "KA1", "11": "KC1", "19": "B1"}[start]],
            )


@clause("GPF1-I9")
@EVERY
def test_overtaking_lanes_and_gravel_are_entered_only_when_forced(number: int) -> None:
    better = {"U1": "2", "U4": "4", "U6": "18", "KB1": "5", "U5": "5"}
    for before, _, _, _, path in moves(number):
        s = before.state
        here = s.space[s.car]
        for step, to in enumerate(path):
            name, start = SPACES[to], SPACES[here]
            if name in better and not (name == "U5" and start == "U4"):
                assert s.cars_on[SPACES.index(better[name])] == 1
            if name in ("KA1", "KC1"):
                lane = SPACES.index("2" if name == "KA1" else "12")
                assert step == 0 or s.cars_on[lane] == 1
            here = to


@clause("GPF1-I10")
@EVERY
def test_lap_markers_drop_by_one_with_every_crossing_but_the_first(number: int) -> None:
    for before, after, _, _, path in moves(number):
        s, t = before.state, after.state
        route = [s.space[s.car], *path]
        crossings = sum(OVER_THE_LINE[a] == b for a, b in itertools.pairwise(route))
        assert crossings <= 1
        assert s.laps[s.car] - t.laps[s.car] == (crossings if s.crossed[s.car] else 0)
        assert t.crossed[s.car] == (s.crossed[s.car] or crossings == 1)


@clause("GPF1-I11")
@EVERY
def test_box_spaces_are_for_their_owners_and_markers_for_open_visits(number: int) -> None:
    for s in positions(number):
        for car, space in enumerate(s.space):
            if space >= 0 and KIND[space] == BOX_SPACE:
                assert abs(int(space) - BOX_STOP[s.box[s.race.owner[car]]]) <= 1
            assert 0 <= s.sit_outs[car] <= 3
            assert not s.sit_outs[car] or s.visiting[car]
            assert not s.visiting[car] or IS_STOP[space]


@clause("GPF1-I12")
@EVERY
def test_litres_follow_from_public_numbers(number: int) -> None:
    seats, _ = RULES[number]
    kinds = start(seats).state.game.kinds
    fuel: list[int] = []
    for before, after in steps(number):
        if before.asks() == "draw_place" and not before.state.drawn:
            fuel = list(before.state.fuel)
        for event in after.state.trace or []:
            name, told = kinds[event.kind].name, event.arguments
            if name in ("played", "paid"):
                fuel[event.seat] -= VALUES[told[1]]
            elif name in {"bonus", "refuelled"}:
                fuel[event.seat] += told[1]
        if not after.asks().startswith("draw_one"):
            assert fuel == list(after.state.fuel)


@clause("GPF1-I13")
@EVERY
def test_the_weather_changes_at_most_as_often_as_its_rule_says(number: int) -> None:
    _, options = RULES[number]
    most = {"basic": 1, "sudden": 1, "double": 2}[options.get("weather", "basic")]
    changes = 0
    for before, after in steps(number):
        if before.asks() == "draw_place":
            changes = 0
        changes += len(after.events("rain")) + len(after.events("sun"))
        assert changes <= most
        assert not after.events("sun") or options.get("weather") == "double"


@clause("GPF1-I14")
@EVERY
def test_tyres_change_only_when_a_car_leaves_its_box(number: int) -> None:
    for before, after in steps(number):
        if before.state.tyres != after.state.tyres:
            assert before.asks().startswith("tyres")


@clause("GPF1-I15")
@EVERY
def test_places_have_no_gaps_and_no_car_finishes_and_is_out(number: int) -> None:
    for s in positions(number):
        assert not set(s.finished) & set(s.out)
        assert [car for car, fate in enumerate(s.fate) if fate == FINISHED] == sorted(s.finished)
        places = sorted(car.place for car in s.game.view(s, 0).cars if car.place)
        assert places == list(range(1, len(places) + 1))


@clause("GPF1-I16")
@EVERY
def test_without_accidents_nobody_is_damaged_and_cars_go_out_at_their_own_turn(number: int) -> None:
    _, options = RULES[number]
    for _, after in steps(number):
        if "accidents" not in options:
            assert not any(after.state.damaged)
            assert not after.events("severe")
        for event in after.events("out_of_fuel"):
            out = int(event.split()[-1])
            assert after.state.fuel[after.state.race.owner[out]] == 0


@clause("GPF1-I17")
@EVERY
def test_the_result_of_a_card_and_a_route_is_unique(number: int) -> None:
    """Each answer leads where the view says, and no two answers of one card to the same space."""
    for before, _, _, _, _ in list(moves(number))[::7]:
        plays = before.view(before.state.waiting[0] + 1).plays
        ends = [(play.token.partition(":")[0], play.space) for play in plays]
        assert len(set(ends)) == len(plays)
        for play in plays:
            assert before.play(play.token).path == " ".join(play.path)


@clause("GPF1-I19")
@EVERY
def test_bonuses_are_bounded_and_nothing_happens_without_a_move(number: int) -> None:
    for _, after, _, _, path in moves(number):
        effects = [*after.events("bonus"), *after.events("fined")]
        assert len(effects) <= 1
        assert path or not effects
        for event in after.events("bonus"):
            assert int(event.split()[-1]) <= 3
        for event in after.events("fined"):
            assert int(event.split()[-1]) in (4, 6)


@clause("GPF1-I5")
def test_only_moves_from_the_pits_and_the_gravel_are_limited_by_their_start() -> None:
    assert all(LIMITED[space] for space in range(len(SPACES)) if BED[space])
    assert not any(LIMITED[space] for space in range(30))
    assert sum(LAST_OF_BED) == 3
    assert LITRES == [0, 20, 40, 50]
    assert IN_PITS[SPACES.index("B16")]
    assert not LIMITED[SPACES.index("B16")]


@clause("GPF1-I6")
def test_a_move_of_full_value_into_the_own_box_is_an_arrival() -> None:
    now = race("green@B3", hand="2 6").play("2:box")

    assert now.events("arrived") == ["arrived GPF1-8.3 1 0"]


@clause("GPF1-16.3")
@pytest.mark.parametrize(
    ("seats", "weather", "seed"), [(6, "double", 1), (4, "sudden", 2), (8, "basic", 3)]
)
def test_every_event_names_a_clause_and_whose_it_is(seats: int, weather: str, seed: int) -> None:
    for now in walk(start(seats, accidents="yes", weather=weather), seed):
        for event in now.state.trace or []:
            assert event.clause in clause_ids()
            assert event.seat in (CHANCE, *range(seats))


@clause("GPF1-I19")
def test_a_race_is_no_longer_than_its_cards() -> None:
    """Per car and lap: 9 cards and 3 sit-outs of a stop, 7 cards of 3 bonuses, and 3 to leave."""
    per_lap = 9 + 3 + 7 + 3 + 3

    assert GrandPrixF1(6, {}).longest == 6 * 14 + 6 * 4 * per_lap + 6
    assert GrandPrixF1(6, {"laps": "5"}).longest == 6 * 16 + 6 * 5 * per_lap + 6
    assert GrandPrixF1(4, {}).longest == 4 * 26 + 8 * 4 * per_lap + 4
