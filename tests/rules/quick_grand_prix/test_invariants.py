"""QGP-I: what always holds, on races at random."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clauses import clause
from rules.quick_grand_prix.table import Race, random_race
from slipstream.games.quick_grand_prix.rules.asking import GRID_CHOICE, PLAN
from slipstream.games.quick_grand_prix.rules.cards import CARS, GAP, LIMIT, SL_CARD
from slipstream.games.quick_grand_prix.rules.damage import check_damage, fastest
from slipstream.games.quick_grand_prix.rules.passing import compare
from slipstream.games.quick_grand_prix.rules.pits import come_back, fix_rows
from slipstream.games.quick_grand_prix.rules.rounds import Round
from slipstream.games.quick_grand_prix.rules.state import RaceState

RACES = [(seed, 2 + seed % 3) for seed in range(30)]


class Driven:
    """One round taken apart: the line at the reveal, after the falls and after the comparisons."""

    def __init__(self, s: RaceState) -> None:
        s.trace = []
        self.before = s
        self.round = Round(s)
        self.round.reveal(s.plans)
        self.revealed = self.round.line[:]
        self.top = fastest(self.round)
        check_damage(self.round)
        self.fallen = self.round.line[:]
        self.hurt = self.round.damaged
        fix_rows(self.round)
        compare(self.round)
        self.compared = self.round.line[:]
        come_back(self.round)
        self.after = self.round.line
        self.race = Race(s)

    def passes(self, car: int) -> list[int]:
        return [told["item"] for told in self.race.events("passed") if told["car"] == car]


def rounds() -> Iterator[Driven]:
    """Rounds of many races, with the last plan handed in."""
    for seed, seats in RACES:
        for now in random_race(seed, seats, circuit=["monaco", "monza", "spa"][seed % 3]):
            s = now.state
            if s.asking == PLAN and len(s.waiting) == 1:
                seat = s.waiting[0]
                s.seal(seat, s.legal_plans(seat)[seed % 8])
                yield Driven(s)


@pytest.fixture(scope="module")
def driven() -> list[Driven]:
    return list(rounds())


@clause("QGP-I1")
def test_between_rounds_the_line_has_every_car_and_the_sl_card_once() -> None:
    for seed, seats in RACES[:6]:
        for now in random_race(seed, seats):
            if now.state.asking >= PLAN:
                assert sorted(now.state.line) == [*range(2 * seats), SL_CARD]


@clause("QGP-I2")
def test_each_speed_card_is_in_one_place() -> None:
    for seed, seats in RACES[:6]:
        for now in random_race(seed, seats):
            s = now.state
            held = [card for hand in s.hands for card in hand.cards]
            assert sorted(held + s.middle.cards + s.deck.cards) == list(range(9))
            if s.asking >= GRID_CHOICE:
                assert [len(hand.cards) for hand in s.hands] == [2] * seats


@clause("QGP-I4")
def test_the_number_of_items_never_changes_in_a_round(driven: list[Driven]) -> None:
    for each in driven:
        sizes = {len(line) for line in (each.revealed, each.fallen, each.compared, each.after)}
        assert sizes == {len(each.before.line)}


@clause("QGP-I5")
def test_nobody_passes_more_than_the_limit(driven: list[Driven]) -> None:
    for each in driven:
        for car in each.before.line:
            if car < CARS:
                limit = LIMIT[car << 1 | (each.hurt >> car & 1)]
                assert len(each.passes(car)) <= limit


@clause("QGP-I6")
def test_every_step_is_a_pass_or_turns_a_card_down(driven: list[Driven]) -> None:
    for each in driven:
        ends = [
            told["car"]
            for kind in ("held", "blocked", "spent", "leads")
            for told in each.race.events(kind)
        ]
        assert sorted(ends) == sorted(
            car for car in each.before.line if car < CARS and car not in each.round.pitted
        )


@clause("QGP-I7")
def test_a_car_loses_its_lead_only_to_a_pass_a_fall_or_the_pits(driven: list[Driven]) -> None:
    for each in driven:
        cars = [car for car in each.before.line if car < CARS]
        after = list(each.after)
        fell = {told["car"] for told in each.race.events("fell")}
        for place, ahead in enumerate(cars):
            for behind in cars[place + 1 :]:
                if after.index(behind) < after.index(ahead):
                    excused = ahead in fell or ahead in each.round.pitted
                    assert excused or ahead in each.passes(behind)


@clause("QGP-I8")
def test_cars_that_stop_together_keep_their_order(driven: list[Driven]) -> None:
    seen = 0
    for each in driven:
        seen += len(each.round.pitted) > 1
        assert [car for car in each.after if car in each.round.pitted] == each.round.pitted

    assert seen


@clause("QGP-I9")
def test_damage_comes_from_the_highest_speed_and_goes_in_the_pits(driven: list[Driven]) -> None:
    for each in driven:
        limit = each.round.safety_limit
        revealed = {told["car"]: told["speed"] for told in each.race.events("revealed")}
        for car in range(CARS):
            was, now = each.before.damaged >> car & 1, each.round.damaged >> car & 1
            if now > was:
                assert revealed[car] == each.top == max(revealed.values()) > limit
            assert (now < was) == (car in each.round.pitted)


@clause("QGP-I10")
def test_within_the_limit_nobody_falls_and_no_card_or_gap_is_passed(driven: list[Driven]) -> None:
    calm = [each for each in driven if each.top <= each.round.safety_limit]

    assert calm
    for each in calm:
        assert each.fallen == each.revealed
        assert not any(told["item"] >= SL_CARD for told in each.race.events("passed"))


@clause("QGP-I11")
def test_gaps_and_the_sl_card_only_drift_back_in_the_comparisons(driven: list[Driven]) -> None:
    for each in driven:
        for kind in (SL_CARD, GAP):
            before = [slot for slot, item in enumerate(each.fallen) if item == kind]
            after = [slot for slot, item in enumerate(each.compared) if item == kind]
            assert all(old <= new for old, new in zip(before, after, strict=True))


@clause("QGP-R17")
def test_every_returning_car_finds_a_gap(driven: list[Driven]) -> None:
    for each in driven:
        assert len(each.after) == len(each.before.line)
        assert GAP not in each.after
