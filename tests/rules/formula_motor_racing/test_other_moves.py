"""FMR-5.2 WRONG LINE, OFF CIRCUIT, LOSE CONTROL; FMR-5.3 TAILENDER TURBO; FMR-5.4 PIT STOP."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, race
from slipstream.kernel.errors import IllegalAction

NO_RED = "b1 g1 y1 o1 p1 p2 o2 y2 g2 b2 | r1 r2"


@clause("FMR-5.2.1")
@pytest.mark.parametrize(
    ("token", "after"),
    [
        ("WL:p1", "b1 g1 y1 o1 r1 p2 p1 r2 o2 y2 g2 b2"),
        ("OC:p1", "b1 g1 y1 o1 r1 p2 r2 p1 o2 y2 g2 b2"),
        ("LC:p1", "b1 g1 y1 o1 r1 p2 r2 o2 p1 y2 g2 b2"),
    ],
)
def test_the_car_moves_back_alone(token: str, after: str) -> None:
    assert race(GRID, hand="WL OC LC").play(token).picture == after


@clause("FMR-5.2.1")
@pytest.mark.parametrize("card", ["WL", "OC", "LC"])
def test_any_running_car_may_have_trouble(card: str) -> None:
    named = [token.partition(":")[2] for token in race(NO_RED, hand=card).choices(card)]

    assert sorted(named) == sorted(NO_RED.split()[:10])


@clause("FMR-R9")
@pytest.mark.parametrize(
    ("script", "after"),
    [
        ("LC:y2", "b1 g1 y1 o1 p1 p2 o2 g2 b2 y2"),
        ("OC:g2", "b1 g1 y1 o1 p1 p2 o2 y2 b2 g2"),
        ("LC:b2", "b1 g1 y1 o1 p1 p2 o2 y2 g2 b2"),
        ("WL:b2", "b1 g1 y1 o1 p1 p2 o2 y2 g2 b2"),
        ("CG:g2 ~11", "b1 g1 y1 o1 p1 p2 o2 y2 b2 g2"),
        ("CG:b2 ~11", "b1 g1 y1 o1 p1 p2 o2 y2 g2 b2"),
    ],
)
def test_trouble_stops_in_last_running_place(script: str, after: str) -> None:
    assert race(NO_RED, hand="WL OC LC CG", seat=3).run(script).picture == after + " | r1 r2"


@clause("FMR-5.3.1")
def test_the_turbo_is_for_the_last_three_running_cars() -> None:
    now = race(NO_RED, hand="TT")

    assert now.choices("TT") == ["TT:b2", "TT:g2", "TT:y2"]
    with pytest.raises(IllegalAction) as refused:
        now.play("TT:o2")
    assert refused.value.clause == "FMR-5.3.1"


@clause("FMR-5.3.1")
def test_the_turbo_gains_three_places() -> None:
    assert race(GRID, hand="TT").play("TT:y2").line == "b1 g1 y1 o1 r1 p1 y2 p2 r2 o2 g2 b2"


@clause("FMR-5.3.1", "FMR-4.6")
@pytest.mark.parametrize("running", range(4, 13))
def test_the_turbo_counts_from_the_last_running_car_however_many_run(running: int) -> None:
    cars = GRID.split()
    line, removed = cars[:running], cars[running:]
    now = race(" ".join([*line, *(["|", *removed] if removed else [])]), hand="TT")

    assert sorted(now.choices("TT")) == sorted(f"TT:{car}" for car in line[-3:])
    for car in line[-3:]:
        others = [other for other in line if other != car]
        others.insert(max(0, line.index(car) - 3), car)
        assert now.play(f"TT:{car}").line == " ".join(others)


@clause("FMR-5.3.2")
@pytest.mark.parametrize(
    ("token", "after"),
    [
        ("TT:y2", "b1 g1 y1 o1 r1 p1 y2 p2 r2 o2 g2 b2"),
        ("TT:g2", "b1 g1 y1 o1 r1 p1 p2 g2 r2 o2 y2 b2"),
    ],
)
def test_nobody_follows_a_turbo(token: str, after: str) -> None:
    assert race(GRID, hand="TT").play(token).line == after


@clause("FMR-R29")
@pytest.mark.parametrize(
    ("running", "choices", "after"),
    [
        ("r2 p1 b2", ["TT:b2", "TT:r2", "TT:p1"], "b2 r2 p1"),
        ("p1 b2", ["TT:b2", "TT:p1"], "b2 p1"),
        ("b2", ["TT:b2"], "b2"),
    ],
)
def test_a_turbo_among_few_cars_stops_in_first_place(
    running: str, choices: list[str], after: str
) -> None:
    removed = " ".join(car for car in GRID.split() if car not in running)
    now = race(f"{running} | {removed}", hand="TT")

    assert now.choices("TT") == choices
    assert now.play("TT:b2").line == after


@clause("FMR-5.4.1")
def test_a_coloured_pit_stop_names_a_running_car_of_its_colour() -> None:
    assert race(GRID, hand="PITo").choices("PITo") == ["PITo:o1", "PITo:o2"]
    with pytest.raises(IllegalAction) as refused:
        race(GRID, hand="PITo").play("PITo:b1")
    assert refused.value.clause == "FMR-5.4.1"


@clause("FMR-5.4.1", "FMR-5.4.2")
@pytest.mark.parametrize(("token", "told"), [("PITr:r1", "FMR-5.4.1"), ("PIT*:r1", "FMR-5.4.2")])
def test_the_roll_of_a_stop_names_the_clause_of_its_card(token: str, told: str) -> None:
    assert f"rolled {told} 8" in race(GRID, hand="PITr PIT*").run(f"{token} ~8").events()


@clause("FMR-5.4.1", "FMR-R15")
def test_the_car_is_named_before_the_roll() -> None:
    """The die is rolled after the play, and nothing but the roll is left to be decided."""
    now = race(GRID, hand="PITo").play("PITo:o1")

    assert now.asks() == "roll_pit:1"
    assert now.picture == GRID
    assert now.view(1).car == "o1"
    assert now.choices() == [str(side) for side in range(1, 13)]
    assert now.deal("2").asks() == "draw_card:1"


@clause("FMR-R15")
@pytest.mark.parametrize("card", ["CG", "CE"])
def test_the_car_of_a_charge_is_named_before_the_roll(card: str) -> None:
    now = race(GRID, hand=card).play(f"{card}:g1")

    assert now.asks() == "roll_charge:1"
    assert now.view(1).car == "g1"


@clause("FMR-5.4.2")
def test_a_beige_pit_stop_names_any_running_car() -> None:
    now = race(NO_RED, hand="PIT*")

    assert len(now.choices("PIT*")) == 10
    assert now.run("PIT*:p2 ~1").line == "b1 g1 y1 o1 p1 o2 p2 y2 g2 b2"


@clause("FMR-5.4.3")
@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize("token", ["PITr:r1", "PIT*:r1"])
def test_a_stop_costs_as_many_places_as_rolled(roll: int, token: str) -> None:
    after = race(GRID, hand="PITr PIT*").run(f"{token} ~{roll}").line.split()

    assert after.index("r1") == 4 + roll
    assert [car for car in after if car != "r1"] == GRID.replace("r1 ", "").split()


@clause("FMR-5.4.3")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_stop_costs_no_more_than_last_place(roll: int) -> None:
    after = race(GRID, hand="PITg").run(f"PITg:g2 ~{roll}")

    assert after.line == "b1 g1 y1 o1 r1 p1 p2 r2 o2 y2 b2 g2"


@clause("FMR-5.4.4")
@pytest.mark.parametrize("roll", range(7, 13))
@pytest.mark.parametrize("token", ["PITr:r1", "PIT*:b1"])
def test_from_seven_up_nobody_stops(roll: int, token: str) -> None:
    assert race(GRID, hand="PITr PIT*").run(f"{token} ~{roll}").picture == GRID


@clause("FMR-5.4.5")
def test_the_stop_of_a_removed_colour_rolls_no_die() -> None:
    after = race(NO_RED, hand="PITr").play("PITr")

    assert after.picture == NO_RED
    assert after.asks() == "draw_card:1"
    assert after.events()[-1] == "no_effect FMR-5.4.5 15 no_car"
