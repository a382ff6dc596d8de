"""The bots of Quick Grand Prix: fair, mixed, and good at the obvious."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import slipstream
from slipstream.games.quick_grand_prix.bot.greedy import Greedy, Mixing, Planner, pick
from slipstream.games.quick_grand_prix.rules.state import RaceState
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.rows import vec
from slipstream.lab.match import match

SPARES = "spare=Q5,Q6,Q7,Q8,BG"
LAST = (
    "QGP/1 monza round=6 ask=plan:{waiting} draft=1,2 order=YA,RA,SL,YB,RB{sealed}"
    f" hand=1:Q1,Q2;2:Q3,Q4 {SPARES}"
)


def at(line: str) -> RaceState:
    state = slipstream.read(line)
    assert isinstance(state, RaceState)
    return state


def choice(state: RaceState, luck: int = 1, bot: Bot | None = None) -> str:
    seat = state.waiting[0]
    action = (bot or Greedy()).choose(Perspective(state, seat, SeededDealer(luck), 0))
    return state.decisions[state.asking].spell(state, action)


def draft(ask: str, hand: str, middle: str, deck: int) -> RaceState:
    of = f" deck={deck}" if deck else ""
    return at(f"QGP/1 monaco ask={ask}:1 draft=1,2 hand={hand} middle={middle}{of}")


def test_the_longer_a_race_still_is_the_less_is_certain() -> None:
    rest = f"ask=plan:1,2 draft=1,2 order=YA,YB,SL,RA,RB hand=1:Q1,Q2;2:Q3,Q4 {SPARES}"
    races = [at(f"QGP/1 monza laps=3 round={number} {rest}") for number in (1, 6, 13)]

    early, late, last_lap = [max(race.game.driver.value(race)) for race in races]

    assert 0.5 < early < late < last_lap


def test_plans_are_mixed() -> None:
    """Against a thinking rival one plan alone would be read."""
    state = at(LAST.format(waiting="1,2", sealed=""))

    assert len({choice(state, luck) for luck in range(25)}) > 2


def test_a_plan_does_not_depend_on_a_sealed_one() -> None:
    """Seat 1 thinks the same whatever seat 2 has handed in."""
    plans = ("Q3:3,Q4:4", "Q4:5,Q3:5", "Q3:5,Q4:4")
    states = [at(LAST.format(waiting="1", sealed=f" sealed=2:{plan}")) for plan in plans]

    for luck in range(8):
        assert len({choice(state, luck) for state in states}) == 1


def test_a_hopeless_plan_is_hardly_ever_chosen() -> None:
    """With 8, which is safe here, RA passes YB whatever it does; with 6 it may be left behind."""
    state = at(
        "QGP/1 monza round=4 ask=plan:1,2 draft=1,2 order=YB,RA,YA,RB,SL"
        " hand=1:Q7,BG;2:Q3,Q4 spare=Q1,Q2,Q5,Q6,Q8"
    )
    chosen = [choice(state, luck).partition(",")[0] for luck in range(30)]

    assert chosen.count("Q7:3") <= 3


def test_trials_leave_the_position_alone() -> None:
    state = at(LAST.format(waiting="1,2", sealed=""))
    before = state.game.line(state, -1)
    Mixing(state, 60, SeededDealer(1)).plan(0, SeededDealer(2))

    assert state.game.line(state, -1) == before


def test_in_a_hurry_a_seat_thinks_alone() -> None:
    """What others would plan is left to luck, so that nothing is learnt about it."""
    state = at(LAST.format(waiting="1,2", sealed=""))
    mixing = Mixing(state, 12, SeededDealer(1), 0)

    assert any(mixing.regrets[0])
    assert not any(mixing.regrets[1])
    assert sum(mixing.played[0]) == sum(range(12))
    assert not any(mixing.played[1])


def test_damage_counts_only_while_there_are_rounds_to_come() -> None:
    damaged = "order=YA,RA',SL,YB,RB"
    last = at(LAST.format(waiting="1,2", sealed="").replace("order=YA,RA,SL,YB,RB", damaged))
    sooner = at(
        LAST.format(waiting="1,2", sealed="")
        .replace("order=YA,RA,SL,YB,RB", damaged)
        .replace("round=6", "round=5")
    )
    plans = vec[i64]([last.legal(0)[0], last.legal(1)[0]])

    luck = SeededDealer(1)
    later, now = Mixing(last, 0, luck), Mixing(sooner, 0, luck)
    yellow = last.race.team[0]
    assert now.driven(plans)[yellow] == later.driven(plans)[yellow] - 1


@pytest.mark.parametrize(
    ("hand", "middle", "answer"),
    [
        ("1:(Q2);2:-", "Q6", "keep"),
        ("1:(Q6);2:-", "Q1", "swap:Q1"),
        ("1:(Q8);2:-", "Q7", "discard"),
    ],
)
def test_a_first_card_with_a_good_mark_is_kept_or_swapped_for(
    hand: str, middle: str, answer: str
) -> None:
    assert choice(draft("draft_first", hand, middle, 7)) == answer


def test_a_poor_second_card_cannot_be_discarded() -> None:
    assert choice(draft("draft_second", "1:(Q8);2:Q1", "Q7,BG", 5)) == "swap:Q7"


def test_the_hand_is_filled_with_a_different_high_number() -> None:
    """With Q6 the cards Q5 and Q7 would start further ahead, but go at the same speeds."""
    fill = draft("draft_fill", "1:Q6;2:Q1", "Q2,Q3,Q4,Q5,Q7,Q8,BG", 0)

    assert choice(fill) == "take:Q2"


def test_a_spare_is_taken_only_if_the_hand_is_too_much_alike() -> None:
    line = (
        "QGP/1 monaco round=1 ask=swap:1 draft=1,2 order=SL,RA,RB,YA,YB swap=RA"
        " hand=1:{hand};2:{other} spare={spare}"
    )

    assert choice(at(line.format(hand="Q1,Q2", other="Q3,Q4", spare="Q5,Q6,Q7,Q8,BG"))) == "Q2:Q5"
    assert choice(at(line.format(hand="Q1,Q5", other="Q3,Q4", spare="Q2,Q6,Q7,Q8,BG"))) == "."
    full = (
        "QGP/1 monaco round=1 ask=swap:1 draft=1,2,3,4 order=SL,RA,RB,YA,YB,GA,GB,BA,BB swap=RA"
        " hand=1:Q1,Q2;2:Q5,Q6;3:Q7,Q8;4:Q4,BG spare=Q3"
    )
    assert choice(at(full)) == "."


def test_the_planner_leaves_cards_and_grid_to_luck() -> None:
    state = draft("draft_first", "1:(Q2);2:-", "Q6", 7)
    plan = at(LAST.format(waiting="1,2", sealed=""))

    assert {choice(state, luck, Planner()) for luck in range(30)} == {"keep", "discard", "swap:Q6"}
    assert len({choice(plan, luck, Planner()) for luck in range(25)}) > 2


def test_the_grid_is_left_to_luck() -> None:
    state = at(f"QGP/1 monaco ask=grid_choice:1 draft=1,2 hand=1:Q1,Q2;2:Q3,Q4 {SPARES}")

    assert {choice(state, luck) for luck in range(20)} == {"A", "B"}


def test_without_any_weight_all_choices_are_alike() -> None:
    luck = SeededDealer(1)

    assert {pick(vec[i64]([0, -3, 0]), luck) for _ in range(40)} == {0, 1, 2}
    assert {pick(vec[i64]([0, 5, -1]), luck) for _ in range(40)} == {1}


@pytest.mark.once
def test_greedy_beats_random() -> None:
    """A short match; thousands of races give 9 of 10 wins (docs/rules, section 9)."""
    summary = match("QGP", 2, ["greedy", "random"], 20, seed=1)
    row = next(row for row in summary.bots if row.name == "greedy")

    assert row.wins >= 13
