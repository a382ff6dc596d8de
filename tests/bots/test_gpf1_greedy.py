"""The planning bot of Grand Prix-F1: what it knows, what it does, and how often it gets home."""

from __future__ import annotations

import pytest

from rules.grand_prix_f1.circuit import Race, race, start
from slipstream import CHANCE, SeededDealer, State, load
from slipstream.bots.random_bot import RandomBot
from slipstream.games.grand_prix_f1.bot.greedy import PLANNER, Greedy, stay_or_leave
from slipstream.games.grand_prix_f1.bot.planning import CLUB, Planner
from slipstream.games.grand_prix_f1.rules.decisions import STAY
from slipstream.games.grand_prix_f1.rules.driving import ROUTES
from slipstream.games.grand_prix_f1.rules.state import RaceState
from slipstream.kernel.bot import Bot, Perspective


def choice(now: Race, seed: int = 1) -> str:
    """What the bot answers, as a token."""
    seat = now.state.waiting[0]
    action = Greedy().choose(Perspective(now.state, seat, SeededDealer(seed), 0))
    return now.state.decisions[now.state.asking].spell(now.state, action)


def drive(bots: list[Bot], seed: int, **options: str) -> RaceState:
    state: State = load("GPF1", len(bots), options).start()
    dealer = SeededDealer(seed)
    lucks = [SeededDealer(100 * seed + seat) for seat in range(len(bots))]
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(dealer))
        else:
            state.apply(seat, bots[seat].choose(Perspective(state, seat, lucks[seat], 0)))
    assert isinstance(state, RaceState)
    return state


def test_it_goes_for_fuel_before_it_runs_dry() -> None:
    now = race("green@14", hand="6 6 4 4", laps="green:3")

    assert choice(now).endswith(":pit") or choice(now).endswith(":box")


def test_it_does_not_stop_when_the_fuel_will_do() -> None:
    now = race("green@14", hand="10 10 6 6 4 4", laps="green:1")

    assert ":" not in choice(now)


def test_it_takes_the_line_when_it_can() -> None:
    assert choice(race("green@25", hand="10 6 4", laps="green:1")) in ("6", "10")


def test_it_stays_for_fuel_and_leaves_with_enough() -> None:
    low = race("green@BOX1", "4", ask="stay_or_leave", visit="green:0", laps="green:3")
    full = race("green@BOX1", "10 10 10 10", ask="stay_or_leave", visit="green:0", laps="green:1")

    assert choice(low) == "stay"
    assert choice(full) == "leave"


def test_in_a_two_car_game_it_sits_out_once_for_the_proof() -> None:
    fuel = " ".join(["10"] * 12)
    now = race("red@BOX1", fuel, seats=3, ask="stay_or_leave", visit="red:0", laps="red:1")

    assert choice(now) == "stay"


def test_it_leaves_the_common_hand_to_the_other_car_as_well() -> None:
    """Blue needs what takes it to its box, unless it stands there or is out."""
    alone = race("red@16", "10 10 10", seats=3)
    waiting = race("red@16 blue@BOX1", "10 10 10", seats=3, visit="blue:0")
    both = race("red@16 blue@17", "10 10 10", seats=3)

    assert [PLANNER.spoken_for(now.state, 0) for now in (alone, waiting)] == [0, 0]
    assert PLANNER.spoken_for(both.state, 0) >= 7
    assert PLANNER.spoken_for(race("red@16 blue@17").state, 0) == 0


def test_in_a_team_the_second_car_leaves_the_fast_cards_to_the_first() -> None:
    """GPF1-R76: a seat's place is that of its better car. Both drive from one hand."""
    plain, team = Planner(CLUB), Planner([*CLUB[:-1], 5])
    hand = "10 10 6 6 6 4 4 4 4 4 4"
    ahead = race("red@16 blue@5", hand, seats=3, laps="red:1,blue:3", proof="red:1,blue:1")

    def prospects(planner: Planner, car: int) -> list[int]:
        state = ahead.state
        return [planner.prospect(state, car, state.hands[0], kind * ROUTES, 0) for kind in (3, 5)]

    four, ten = prospects(plain, 3)
    assert ten < four
    four, ten = prospects(team, 3)
    assert four < ten, "the first car has more of a 10"
    assert team.team_outlook(ahead.state, 0, ahead.state.hands[0]) == team.team_outlook(
        ahead.state, 3, ahead.state.hands[0]
    )


def test_the_second_car_stays_for_fuel_that_the_first_one_needs() -> None:
    team = Planner([*CLUB[:-1], 5])

    def asked(hand: str) -> RaceState:
        where, laps = "red@BOX1 blue@16", "red:3,blue:2"
        return race(
            where, hand, seats=3, ask="stay_or_leave", visit="red:1", proof="red:1", laps=laps
        ).state

    assert stay_or_leave(asked("10 10 4"), 0, team) == STAY
    assert not team.serves(asked(" ".join(["10"] * 12)), 0)
    assert not team.serves(race("red@16", "10", seats=3).state, 0)


def test_it_takes_lower_cards_for_the_pit_lane() -> None:
    few = race("green@BOX1", "10", ask="refuel_row", visit="green:2", proof="green:2")
    many = race("green@BOX1", "4 4 4 4 6 6 6 6", ask="refuel_row", visit="green:2", proof="green:2")

    assert choice(few) == "6x4,4x4"
    assert choice(many) == "10x4"
    assert choice(race("green@BOX1", "10", ask="refuel_row", visit="green:1", proof="green:1")) == (
        "6x2,4x2"
    )


def test_it_sets_the_tyres_for_the_weather() -> None:
    assert choice(race("green@BOX1", ask="tyres", visit="green:0", sky="rain")) == "rain"
    assert choice(race("green@BOX1", ask="tyres", visit="green:0", tyres="green:rain")) == "dry"


def test_it_pays_with_what_costs_least() -> None:
    now = race("green@9", hand="4 4 1 1 1 6").play("1")

    assert choice(now) == "-4"
    assert choice(now.play("-4")) == "-1"


def test_it_exchanges_bonus_points_for_one_card() -> None:
    assert choice(race("green@27", hand="4 6").play("4")) == "3"
    assert choice(race("green@8", hand="4 6").play("4")) == "2"


def test_it_does_not_ram_other_cars() -> None:
    now = race("green@10 red@13", hand="10 2", accidents="yes", laps="green:2")

    assert choice(now) == "2"


def test_a_forced_answer_needs_no_thought() -> None:
    assert choice(race("green@5", hand="6")) == "6"


def test_boxes_differ_with_luck() -> None:
    now = start(6).run("~1 ~2 ~3 ~4 ~5 ~6")

    assert len({choice(now, seed) for seed in range(20)}) > 2


def test_what_is_hidden_makes_no_difference() -> None:
    now = race("red@BOX6 green@KB1", "4", box=6, ask="stay_or_leave", visit="red:2", proof="red:2")
    rows = ("10x4", "10x2,6x2,4x2", "6x4,4x4")
    answers = {choice(now.run(f"leave {row} dry 4"), seed=3) for row in rows}

    assert len(answers) == 1


@pytest.mark.parametrize("seed", range(4))
def test_the_same_luck_gives_the_same_race(seed: int) -> None:
    one, other = (drive([Greedy() for _ in range(5)], seed) for _ in range(2))

    assert one.game.line(one, CHANCE) == other.game.line(other, CHANCE)


@pytest.mark.once
def test_it_gets_home_and_wins_against_random_players() -> None:
    """A sample of the figures of `slipstream match`: at least 95 % and 90 % of 500 races."""
    home = won = 0
    for seed in range(40):
        bots: list[Bot] = [RandomBot() for _ in range(5)]
        bots[seed % 5] = Greedy()
        final = drive(bots, seed)
        home += seed % 5 in final.finished
        won += final.finished[:1] == [seed % 5]

    assert home >= 36
    assert won >= 36


@pytest.mark.once
def test_most_of_its_cars_get_home_among_themselves() -> None:
    finals = [drive([Greedy() for _ in range(6)], seed) for seed in range(8)]

    assert sum(len(final.finished) for final in finals) >= 0.7 * 48


@pytest.mark.parametrize(
    ("seats", "rules"), [(3, {}), (4, {"accidents": "yes"}), (8, {"weather": "double"})]
)
def test_it_drives_every_kind_of_race(seats: int, rules: dict[str, str]) -> None:
    final = drive([Greedy() for _ in range(seats)], 5, **rules)

    assert final.end() == "finish"
