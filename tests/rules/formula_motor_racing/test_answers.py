"""Tokens of every decision: read, refused with a reason, and what the clock answers."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, Race, race, start, walk
from slipstream.games.formula_motor_racing.game import FormulaMotorRacing
from slipstream.games.formula_motor_racing.rules.deck import CODES
from slipstream.kernel.dealer import ScriptedDealer, SeededDealer
from slipstream.kernel.errors import AmbiguousText, IllegalAction, InvalidOption, InvalidText
from slipstream.kernel.game import CHANCE, play
from slipstream.kernel.playout import playout


@pytest.mark.parametrize(
    ("script", "token"),
    [
        ("", "O9b:b1"),
        ("", "WL:x1"),
        ("", "WL:"),
        ("", "WL:b1:b2"),
        ("", "~4"),
        ("CG:b2", "x"),
        ("CG:b2", "-1"),
        ("CG:b2 ~4", "yes"),
        ("CG:b2 ~4", "4"),
        ("SO ~4", "no"),
        ("CR", "six"),
        ("CR ~6", "front"),
        ("WL:b1", "XX"),
    ],
)
def test_what_is_no_token_is_refused_and_quoted(script: str, token: str) -> None:
    now = race(GRID, hand="WL CG SO CR").run(script)
    seat = now.state.waiting[0]

    with pytest.raises(InvalidText, match="is not an answer to") as refused:
        now.answer(seat, token)
    assert refused.value.token == token
    assert refused.value.line == now.state.game.line(now.state, seat)


@pytest.mark.parametrize(
    ("script", "token", "refusing"),
    [
        ("", "OC:b1", "FMR-3.3"),
        ("", "OC", "FMR-3.3"),
        ("CG:b2", "13", "FMR-5.5.1"),
        ("PIT*:b2", "0", "FMR-5.4.1"),
        ("SO", "13", "FMR-5.6.1"),
        ("CR", "0", "FMR-5.7.1"),
        ("CR ~6", "b1", "FMR-5.7.2"),
        ("WL:b1", "O2b", "FMR-3.3"),
    ],
)
def test_what_the_rules_refuse_names_the_clause(script: str, token: str, refusing: str) -> None:
    """OFF CIRCUIT is not in hand, and O2b is in the hand of seat 2, not in the pile."""
    now = race(GRID, hand="WL CG SO CR PIT*").run(script)

    with pytest.raises(IllegalAction) as refused:
        now.answer(now.state.waiting[0], token)
    assert refused.value.clause == refusing
    assert f"({refusing})" in str(refused.value)


@pytest.mark.parametrize(
    ("token", "longer"), [("O3o", "O3o:o1 or O3o:o2"), ("TT", "TT:b2 or TT:g2")]
)
def test_a_card_that_may_be_for_several_cars_is_ambiguous(token: str, longer: str) -> None:
    with pytest.raises(AmbiguousText, match=longer) as refused:
        race(GRID, hand="O3o TT").play(token)

    assert refused.value.token == token


@pytest.mark.parametrize(
    ("token", "refusing"),
    [("O2y:b1", "FMR-5.1.1"), ("PITy:b1", "FMR-5.4.1"), ("O2y:y1", "FMR-4.6")],
)
def test_the_card_of_a_removed_colour_names_no_car(token: str, refusing: str) -> None:
    now = race("b1 g1 o1 r1 p1 p2 r2 o2 g2 b2 | y2 y1", hand="O2y PITy")

    with pytest.raises(IllegalAction) as refused:
        now.play(token)
    assert refused.value.clause == refusing


@pytest.mark.parametrize(("token", "error"), [("w", InvalidText), ("r", IllegalAction)])
def test_the_pit_crew_cards_are_drawn_once(token: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        start().run("~r").deal(token)


@clause("FMR-3.2")
def test_a_seat_out_of_turn_is_refused() -> None:
    now = race(GRID, seat=2)

    with pytest.raises(IllegalAction, match="seat 1 is not asked now; waiting for seat 2"):
        play(now.state, 0, now.state.legal(1)[0])


def test_every_token_is_spelled_once_and_read_back() -> None:
    for seed in range(8):
        for now in walk(start(3 + seed % 4), seed):
            if now.state.waiting:
                tokens = now.choices()
                seat = now.state.waiting[0]
                decision = now.state.decisions[now.state.asking]
                actions = [decision.read(now.state, seat, token) for token in tokens]

                assert len(set(tokens)) == len(tokens)
                assert actions == now.state.legal(seat)


def clock(now: Race) -> str:
    """What is answered when the clock runs out."""
    seat = now.state.waiting[0]
    decision = now.state.decisions[now.state.asking]
    return decision.spell(now.state, decision.fallback(now.state, seat))


@pytest.mark.parametrize(
    ("hand", "token"),
    [
        ("CE SO SL CR O2g", "O2g:g1"),
        ("CE SO SL CR WL", "WL:g1"),
        ("CE SO SL CR TT", "TT:b2"),
        ("CE SO SL CR PITg", "PITg:g1"),
        ("CE SO SL CR CG", "CG:g1"),
        ("CE CE CE SO CR", "CE:g1"),
    ],
)
def test_when_the_clock_runs_out_no_own_car_is_harmed_without_need(hand: str, token: str) -> None:
    assert clock(race(GRID, hand=hand)) == token


@pytest.mark.parametrize(("script", "token"), [("CG:b2 ~4", "."), ("SO ~4", "."), ("CR ~4", "y1")])
def test_when_the_clock_runs_out_nothing_is_rolled_again(script: str, token: str) -> None:
    assert clock(race(GRID, hand="CG SO CR").run(script)) == token


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_race_that_nobody_watches_is_the_same_race(seats: int) -> None:
    """Without a trace, played by the fastest loop: same luck, same end, no events."""
    silent = start(seats).state.copy()
    playout(silent, SeededDealer(7), SeededDealer(8))
    watched = list(walk(start(seats), 7))[-1].state

    assert silent.trace is None
    assert silent.game.line(silent, CHANCE) == watched.game.line(watched, CHANCE)


@clause("FMR-2.5")
def test_pit_crews_cards_and_die_are_three_sources_of_luck() -> None:
    """So the cards of a race do not depend on how often the die is rolled."""
    asked = (start(), start().until("deal"), race(GRID, hand="SO").play("SO"))

    assert [now.state.source() for now in asked] == [0, 1, 2]


@clause("FMR-2.5")
def test_a_dealer_can_be_told_what_to_deal() -> None:
    now = start().until("deal")
    crash = CODES.index("CR")

    assert now.state.sample(ScriptedDealer([crash])) == crash


@pytest.mark.parametrize(
    "grid", ["b1", "b1,b1,y1,o1,r1,p1,p2,r2,o2,y2,g2,b2", "x1,g1,y1,o1,r1,p1,p2,r2,o2,y2,g2,b2"]
)
@clause("FMR-7.1")
def test_a_grid_names_each_car_once(grid: str) -> None:
    with pytest.raises(InvalidOption, match=r"name each of the 12 cars once \(FMR-7\.1\)"):
        FormulaMotorRacing(4, {"grid": grid})
