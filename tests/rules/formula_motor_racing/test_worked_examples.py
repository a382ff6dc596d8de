"""FMR-W3 to FMR-W32, W40 and W41: a picture, the answers of one turn, a picture."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, race

NO_GREEN = "b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 | g2 g1"
NINE_OUT = "o1 r1 p1 p2 r2 o2 y2 g2 b2"

EXAMPLES = [
    pytest.param(
        GRID,
        4,
        "O3o:o1",
        "o1 r1 b1 g1 y1 p1 p2 r2 o2 y2 g2 b2",
        marks=clause("FMR-W3"),
        id="W3",
    ),
    pytest.param(
        GRID,
        1,
        "O2p:p2",
        "b1 g1 y1 o1 p2 r2 r1 p1 o2 y2 g2 b2",
        marks=clause("FMR-W4"),
        id="W4",
    ),
    pytest.param(
        GRID,
        6,
        "O4p:p1",
        "b1 p1 p2 g1 y1 o1 r1 r2 o2 y2 g2 b2",
        marks=clause("FMR-W5"),
        id="W5",
    ),
    pytest.param(
        GRID,
        6,
        "O4p:p2",
        "b1 g1 p2 r2 y1 o1 r1 p1 o2 y2 g2 b2",
        marks=clause("FMR-W6"),
        id="W6",
    ),
    pytest.param(
        GRID,
        3,
        "O4y:y1",
        "y1 o1 b1 g1 r1 p1 p2 r2 o2 y2 g2 b2",
        marks=clause("FMR-W7"),
        id="W7",
    ),
    pytest.param(
        GRID,
        2,
        "O2g:g1",
        "g1 y1 b1 o1 r1 p1 p2 r2 o2 y2 g2 b2",
        marks=clause("FMR-W8"),
        id="W8",
    ),
    pytest.param(
        GRID,
        1,
        "O3b:b1",
        GRID,
        marks=clause("FMR-W9"),
        id="W9",
    ),
    pytest.param(
        GRID,
        1,
        "O3b:b2",
        "b1 g1 y1 o1 r1 p1 p2 r2 b2 o2 y2 g2",
        marks=clause("FMR-W10"),
        id="W10",
    ),
    pytest.param(
        "b1 y1 o1 r1 p1 p2 r2 o2 y2 g2 b2 | g1",
        2,
        "O2g",
        "b1 y1 o1 r1 p1 p2 r2 g2 b2 o2 y2 | g1",
        marks=clause("FMR-W11"),
        id="W11",
    ),
    pytest.param(
        NO_GREEN,
        2,
        "O4g",
        NO_GREEN,
        marks=clause("FMR-W12"),
        id="W12",
    ),
    pytest.param(
        GRID,
        2,
        "WL:b1",
        "g1 b1 y1 o1 r1 p1 p2 r2 o2 y2 g2 b2",
        marks=clause("FMR-W13"),
        id="W13",
    ),
    pytest.param(
        GRID,
        1,
        "OC:g1",
        "b1 y1 o1 g1 r1 p1 p2 r2 o2 y2 g2 b2",
        marks=clause("FMR-W14"),
        id="W14",
    ),
    pytest.param(
        GRID,
        1,
        "LC:g2",
        "b1 g1 y1 o1 r1 p1 p2 r2 o2 y2 b2 g2",
        marks=clause("FMR-W15"),
        id="W15",
    ),
    pytest.param(
        GRID,
        2,
        "TT:g2",
        "b1 g1 y1 o1 r1 p1 p2 g2 r2 o2 y2 b2",
        marks=clause("FMR-W16"),
        id="W16",
    ),
    pytest.param(
        NO_GREEN,
        1,
        "TT:b2",
        "b1 y1 o1 r1 p1 p2 b2 r2 o2 y2 | g2 g1",
        marks=clause("FMR-W17"),
        id="W17",
    ),
    pytest.param(
        GRID,
        1,
        "PITr:r1 ~4",
        "b1 g1 y1 o1 p1 p2 r2 o2 r1 y2 g2 b2",
        marks=clause("FMR-W18"),
        id="W18",
    ),
    pytest.param(
        GRID,
        1,
        "PITr:r1 ~7",
        GRID,
        marks=clause("FMR-W19"),
        id="W19",
    ),
    pytest.param(
        GRID,
        1,
        "PITo:o2 ~6",
        "b1 g1 y1 o1 r1 p1 p2 r2 y2 g2 b2 o2",
        marks=clause("FMR-W20"),
        id="W20",
    ),
    pytest.param(
        GRID,
        2,
        "PIT*:b1 ~2",
        "g1 y1 b1 o1 r1 p1 p2 r2 o2 y2 g2 b2",
        marks=clause("FMR-W21"),
        id="W21",
    ),
    pytest.param(
        GRID,
        5,
        "CE:r1 ~4 + ~9 + ~2 .",
        "b1 r1 g1 y1 o1 p1 p2 r2 o2 y2 g2 b2",
        marks=clause("FMR-W22"),
        id="W22",
    ),
    pytest.param(
        GRID,
        5,
        "CG:r1 ~7 + ~11",
        "b1 g1 y1 o1 p1 p2 r2 o2 y2 g2 b2 r1",
        marks=clause("FMR-W23"),
        id="W23",
    ),
    pytest.param(
        GRID,
        5,
        "CE:r1 ~3 + ~12",
        "b1 g1 y1 o1 p1 p2 r2 o2 y2 g2 b2 | r1",
        marks=clause("FMR-W24"),
        id="W24",
    ),
    pytest.param(
        GRID,
        5,
        "CG:b1 ~5",
        GRID,
        marks=clause("FMR-W25"),
        id="W25",
    ),
    pytest.param(
        GRID,
        3,
        "CG:y1 ~1 + ~6",
        "y1 b1 g1 o1 r1 p1 p2 r2 o2 y2 g2 b2",
        marks=clause("FMR-W26"),
        id="W26",
    ),
    pytest.param(
        GRID,
        1,
        "SL ~9 + ~2",
        "b1 y1 o1 r1 p1 p2 r2 o2 y2 g2 b2 g1",
        marks=clause("FMR-W27"),
        id="W27",
    ),
    pytest.param(
        NO_GREEN,
        2,
        "SO ~11 + ~3",
        "b1 y1 r1 p1 p2 r2 o2 y2 b2 | o1 g2 g1",
        marks=clause("FMR-W28"),
        id="W28",
    ),
    pytest.param(
        NO_GREEN,
        1,
        "SO ~1 + ~12",
        NO_GREEN,
        marks=clause("FMR-W29"),
        id="W29",
    ),
    pytest.param(
        GRID,
        1,
        "CR ~6 r1",
        "b1 g1 y1 o1 p2 r2 o2 y2 g2 b2 | r1 p1",
        marks=clause("FMR-W30"),
        id="W30",
    ),
    pytest.param(
        GRID,
        3,
        "CR ~1",
        "y1 o1 r1 p1 p2 r2 o2 y2 g2 b2 | b1 g1",
        marks=clause("FMR-W31"),
        id="W31",
    ),
    pytest.param(
        NO_GREEN,
        3,
        "CR ~10",
        "b1 y1 o1 r1 p1 p2 r2 o2 | y2 b2 g2 g1",
        marks=clause("FMR-W32"),
        id="W32",
    ),
    pytest.param(
        GRID,
        2,
        "CG:g2 ~8 + ~3 .",
        "b1 g1 y1 o1 r1 p1 p2 r2 g2 o2 y2 b2",
        marks=clause("FMR-W40"),
        id="W40",
    ),
    pytest.param(
        "b1 g1 y1 | " + NINE_OUT,
        1,
        "TT:g1",
        "g1 b1 y1 | " + NINE_OUT,
        marks=clause("FMR-W41"),
        id="W41",
    ),
]


@pytest.mark.parametrize(("before", "seat", "script", "after"), EXAMPLES)
def test_worked_example(before: str, seat: int, script: str, after: str) -> None:
    """The seat plays the turn out, and then the card to draw is all that is left of it."""
    now = race(before, hand=script.split(maxsplit=1)[0].partition(":")[0], seat=seat).run(script)

    assert now.picture == after
    assert now.asks() == f"draw_card:{seat}"


@clause("FMR-W12")
def test_the_card_of_a_removed_colour_is_discarded_and_a_card_drawn() -> None:
    now = race(NO_GREEN, hand="O4g", pile=10).play("O4g")

    assert now.view(1).used[-1] == "O4g"
    assert len(now.deal().hand(1)) == 5


@clause("FMR-W16")
def test_the_cars_eligible_for_the_turbo() -> None:
    assert sorted(race(GRID, hand="TT").choices("TT")) == ["TT:b2", "TT:g2", "TT:y2"]


@clause("FMR-W17")
def test_the_cars_eligible_for_the_turbo_with_ten_running() -> None:
    assert sorted(race(NO_GREEN, hand="TT").choices("TT")) == ["TT:b2", "TT:o2", "TT:y2"]


@clause("FMR-W25")
@pytest.mark.parametrize("roll", ["10", "11", "12"])
def test_a_failure_would_have_sent_the_rival_leader_to_the_end(roll: str) -> None:
    now = race(GRID, hand="CG", seat=5).run(f"CG:b1 ~{roll}")

    assert now.line == "g1 y1 o1 r1 p1 p2 r2 o2 y2 g2 b2 b1"
