"""What the greedy bot of Grand Prix does, and that it beats random play."""

from __future__ import annotations

import pytest

from rules.grand_prix.drawn import Race, race
from slipstream.bots.registry import make_bot
from slipstream.games.grand_prix.bot.driver import DRIVER
from slipstream.games.grand_prix.bot.greedy import GreedyBot
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.asking import CHOOSE_TYRES
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE

QUIET = "suspension_stress:5"


def answer(r: Race) -> str:
    state = r.state.copy()
    seat = state.waiting[0]
    action = GreedyBot().choose(Perspective(state, seat, SeededDealer(1), 0))
    return state.decisions[state.asking].spell(state, action)


def test_it_drives_its_own_car_with_the_card_that_gains_most() -> None:
    """Conservative does not pass them, Top Gear costs more wear than it gains."""
    r = race("1@10.0 5@15.1 9@16.2", hands={1: "CO,CG,TG"})

    assert answer(r) == "1#CG"


def test_it_lets_a_neutral_car_push_its_own() -> None:
    r = race("1@10.0 5@12.1 20@9.0", hands={1: "CO"}, activated=[1])

    assert answer(r) == "20#CO"


def test_it_keeps_its_last_card_for_its_own_car() -> None:
    r = race("1@10.0 5@12.1 20@9.0", hands={1: "CO"})

    assert answer(r) == "1#CO"


def test_it_passes_rather_than_retires_and_does_nothing_rather_than_retire() -> None:
    passing = race("10@10.0 5@12.1", out=[1], first=1, hands={1: ""})
    idle = race("1@10.0 5@12.1", hands={1: ""})

    assert answer(passing) == "."
    assert answer(idle) == "-"


def test_it_never_thinks_of_retiring_a_car_that_can_race() -> None:
    fit = race("1@10.0 10@9.0 5@12.1", hands={1: "CO,CG"}).state
    worn_out = race("1@10.0 10@9.0 5@12.1", hands={1: "CO,CG"}, wear={1: "tttttt"}).state

    def retired(s: RaceState) -> set[str]:
        begins = [s.decision.spell(s, move[0]) for move in DRIVER.candidates(s, 0)]
        return {word for word in begins if word.endswith("!")}

    assert retired(fit) == set()
    assert retired(worn_out) == {"1!"}


def test_it_overtakes_where_it_can() -> None:
    r = race("1@10.0 5@11.0 9@13.0", "Overtake")

    assert answer(r) == "x"


def test_it_brakes_late_and_uses_its_softs_when_the_race_ends() -> None:
    braking = race("1@10.0 5@19.0", "Late Brake").play(">*8")
    driving = race("1@165.0 5@177.1", "Top Gear", tyres={1: "s"}, duty_done=[1]).play(">*9")

    assert answer(braking).startswith("x")
    assert answer(driving) == "+"


def test_it_saves_its_softs_for_a_faster_card() -> None:
    r = race("1@10.0 5@30.1", "Conservative", tyres={1: "s"}).play(">*4")

    assert answer(r) == "-"


def test_it_takes_a_single_answer_as_it_is() -> None:
    assert answer(race("1@10.0 5@11.0", "Conservative")) == ">"


@pytest.mark.parametrize(("wet", "tyres"), [(False, "ss"), (True, "ww")])
def test_it_starts_on_the_fastest_tyres(wet: bool, tyres: str) -> None:
    state = GrandPrix(2, {"weather": "wet" if wet else "dry"}).start()
    while state.waiting == [CHANCE]:
        state.apply(CHANCE, state.legal(CHANCE)[0])
    assert state.asking == CHOOSE_TYRES

    assert answer(Race(state)) == tyres


@pytest.mark.parametrize(
    ("place", "wear", "done", "pits"),
    [
        ("30.0", "", False, False),
        ("120.0", "", False, True),
        ("30.0", "ttt", False, True),
        ("30.0", "ttt", True, False),
        ("30.0", "tttt", True, True),
        ("30.0", "BBBB", True, False),
        ("170.0", "tttt", True, False),
    ],
)
def test_it_pits_when_duty_or_wear_asks_for_it(
    place: str, wear: str, done: bool, pits: bool
) -> None:
    r = race(
        f"1@{place} 5@29.1", event=QUIET, wear={1: wear}, duty_done=[1] if done else [], first=1
    )

    assert (answer(r) == "1") == pits


def test_behind_a_restart_it_pits_for_anything_and_repairs_all() -> None:
    r = race("1@30.0 5@29.1 20@20.0", event="collision:4", wear={1: "e"}, duty_done=[1], first=1)

    assert answer(r) == "1"
    assert answer(r.play("1")) == "e"


@pytest.mark.parametrize(
    ("wear", "first"), [("tb", "t"), ("b", "-"), ("bwe", "w"), ("eggB", "g"), ("eg", "-")]
)
def test_what_it_repairs(wear: str, first: str) -> None:
    r = race("1@30.0 5@29.1", event=QUIET, wear={1: wear}, first=1).play("1")

    assert answer(r) == first


@pytest.mark.parametrize(
    ("tyre", "done", "new"), [("h", False, "soft"), ("s-", True, "hard"), ("h", True, "-")]
)
def test_which_tyres_it_fits(tyre: str, done: bool, new: str) -> None:
    r = race(
        "1@30.0 5@29.1", event=QUIET, tyres={1: tyre}, duty_done=[1] if done else [], first=1
    ).play("1")

    assert answer(r) == new


@pytest.mark.parametrize(("done", "reaction"), [(True, "-"), (False, "wet")])
def test_how_it_reacts_to_the_rain(done: bool, reaction: str) -> None:
    r = race("1@30.0 5@29.1", event="weather_change:5", duty_done=[1] if done else [], first=1)

    assert answer(r) == reaction


def test_a_marker_goes_to_the_car_with_the_fewest() -> None:
    r = race("1@30.0 10@20.0 5@29.1", event="tire_wear:2", wear={1: "t"}, first=1)

    assert answer(r) == "10"


def test_it_throws_slow_cards_away() -> None:
    r = race("1@30.0 5@29.1", event=QUIET, hands={1: "CO,CG"}, first=1).play("- -")

    assert answer(r) == "#CO"
    assert answer(r.play("#CO")) == "-"


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_random_play_on_the_last_lap(seat: int) -> None:
    start = race("1@140.0 5@140.1 10@138.0 33@138.1 20@137.0 11@136.1", duty_done=[1, 5, 10, 33])
    state = start.state.copy()
    dealer = SeededDealer(4)
    bots = [make_bot(state.game, "greedy" if other == seat else "random") for other in range(2)]
    while state.waiting:
        mover = state.waiting[0]
        if mover == CHANCE:
            state.apply(CHANCE, state.sample(dealer))
        else:
            luck = SeededDealer(mover + 10 * state.turn_number)
            state.apply(mover, bots[mover].choose(Perspective(state, mover, luck, 0)))

    assert state.points()[seat] > state.points()[1 - seat]
