"""Each refusal names the clause that refuses."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, LEAD, PURSUIT, SOLO, Plain, Race, race
from rules.thunder_alley.lines import ACTIVATE, PIT, REPAIR, state
from rules.thunder_alley.table import day, evening
from slipstream.kernel.errors import IllegalAction


def refusal(r: Race, word: str) -> str:
    """The clause by which the seat that is asked may not answer so."""
    s = r.state
    with pytest.raises(IllegalAction) as refused:
        s.decisions[s.asking].read(s, s.waiting[0], word)
    return refused.value.clause


CROWD = """
    0    .  *15    .
    1    .   22    .
    2    .    .    .
         7    8    9
"""
BLOCKED = """
    0    .    .    .
    1    .  *15   43
    2    .   21    .
         7    8    9
"""


@clause("TA-6.1.7", "TA-6.1.2", "TA-C5")
@pytest.mark.parametrize(
    ("word", "named"),
    [
        ("=", "TA-6.1.7"),
        ("I", "TA-6.1.2"),
        ("O", "TA-6.1.2"),
        ("x", "TA-C5"),
        (">2", "TA-6.1.2"),
        (">0", "TA-4.5.2"),
        ("i", "TA-6.1.11"),
    ],
)
def test_steps_that_no_car_may_take_here(word: str, named: str) -> None:
    assert refusal(race(CROWD, SOLO(4)), word) == named


@clause("TA-6.1.4", "TA-6.1.5", "TA-6.1.6")
def test_steps_that_cost_too_much_or_lead_back() -> None:
    assert refusal(race(CROWD, SOLO(1)), "o") == "TA-6.1.4"
    assert refusal(race(BLOCKED, SOLO(2)), ">") == "TA-6.1.5"
    assert refusal(race(BLOCKED, SOLO(4)).play("i"), "o") == "TA-6.1.6"


@clause("TA-D2", "TA-6.1.3")
def test_at_the_wall_and_without_points() -> None:
    free = race(CROWD, "Rubbin' is Racin'").play("> > > >")

    assert refusal(race(BLOCKED, SOLO(4)).play("o"), "o") == "TA-D2"
    assert refusal(free, ">") == "TA-6.1.3"
    assert refusal(free.play("o"), "i") == "TA-6.1.6"


@clause("TA-6.4.1.3", "TA-6.5.2")
@pytest.mark.parametrize(("kind", "named"), [(DRAFT(4), "TA-6.4.1.3"), (PURSUIT(4), "TA-6.5.2")])
def test_a_linked_car_does_not_change_lanes(kind: Plain, named: str) -> None:
    assert refusal(race(BLOCKED, kind).play(">"), "i") == named


@clause("TA-6.10.1", "TA-6.10.2", "TA-6.10.4")
@pytest.mark.parametrize(
    ("mp", "word", "named"),
    [
        (3, "b>", "TA-6.10.4"),
        (2, "bo", "TA-6.10.4"),
        (1, "bi", "TA-6.10.2"),
    ],
)
def test_bumps_that_are_not_allowed(mp: int, word: str, named: str) -> None:
    assert refusal(race(BLOCKED, SOLO(mp)), word) == named


@clause("TA-6.10.1")
def test_nobody_bumps_an_empty_space() -> None:
    assert refusal(race(CROWD, SOLO(2)), "b>") == "TA-6.10.1"


@clause("TA-C3", "TA-C6", "TA-C18")
def test_what_the_text_of_a_card_forbids() -> None:
    slung = race(BLOCKED, "Slingshot").play("I")

    assert refusal(race(CROWD, "Riding the Draft"), "o") == "TA-C3"
    assert refusal(race(CROWD, "Chasing the Race"), "o") == "TA-C6"
    assert refusal(slung, "O") == "TA-C18"


FORK = """
    0    .  *15    .
    1    .    .    .
    2    #    #    .
        18   19   20
"""


@clause("TA-C20", "TA-C21", "TA-4.5.2")
def test_lanes_that_a_card_or_the_road_leaves_open() -> None:
    assert refusal(race(FORK, "Inside Line", circuit="tc"), ">1") == "TA-C21"
    assert refusal(race(FORK, "Inside Line", circuit="tc"), "o") == "TA-C21"
    assert refusal(race(FORK, "Outside Line", circuit="tc"), ">0") == "TA-C20"
    assert refusal(race(FORK, SOLO(4), circuit="tc"), ">") == "TA-4.5.2"


@clause("TA-6.9.1")
def test_a_line_keeps_its_lane() -> None:
    """43 took 20.1, so 15 does."""
    before = race(
        """
        0  *15   43    .    .
        1    .    .    .    .
        2    #    #    .    .
            18   19   20   21
        """,
        DRAFT(4),
        circuit="tc",
    )

    assert refusal(before.play("> :20.1"), ">0") == "TA-6.9.1"


@clause("TA-9.4.2")
@pytest.mark.parametrize(("card", "word"), [("69", "O"), ("16", "x")])
def test_out_of_the_pits_the_text_of_a_card_allows_nothing(card: str, word: str) -> None:
    field = "29@10.P 15@11.0"
    begun = day(field, hands={1: [int(card)]}, teams="red,blue", cars="2").play(f"29#{card}")

    assert begun.asks() == "step:1"
    assert refusal(begun, word) == "TA-9.4.2"


@clause("TA-3.4.2", "TA-3.1.2", "TA-3.4.7")
def test_cars_and_cards_that_cannot_be_activated() -> None:
    now = Race(state(ACTIVATE))
    moved = Race(state(ACTIVATE.replace("/ts,", "/ts*,").replace("/t,", "/t*,")))

    assert refusal(now, "8#5") == "TA-3.4.2"
    assert refusal(now, "99!") == "TA-3.4.2"
    assert refusal(now, "25#9") == "TA-3.4.7"
    assert refusal(moved, "25#5") == "TA-3.1.2"


@clause("TA-3.4.3", "TA-3.4.4", "TA-7.2.1")
def test_passes_and_worn_out_cars() -> None:
    worn = Race(state(ACTIVATE.replace("29@10.1/B", "29@10.1/ttttBB")))
    out = ACTIVATE.replace(",29@10.1/B", "").replace(" hand=", " out=29{} hand=")

    assert refusal(Race(state(ACTIVATE)), ".") == "TA-3.4.3"
    assert refusal(Race(state(out.format("*").replace("/ts,", "/ts*,"))), ".") == "TA-3.4.4"
    assert refusal(Race(state(out.format(""))), "29#5") == "TA-3.4.3"
    assert refusal(worn, "29#5") == "TA-7.2.1"


@clause("TA-C2", "TA-R16", "TA-R17")
def test_second_cars_that_teamwork_cannot_move() -> None:
    """29 has moved; 25 stands on the apron, 42 is out."""
    field = "29@10.1 41@8.1 25@9.P 15@20.0"
    begun = day(field, hands={1: [4]}, teams="red,blue", cars="4").play("29#4 > > > >")

    assert begun.asks() == "second_car:1"
    assert refusal(begun, "15") == "TA-C2"
    assert refusal(begun, "29") == "TA-C2"
    assert refusal(begun, "25") == "TA-R17"
    assert refusal(begun, "42") == "TA-R16"


@clause("TA-R76", "TA-E18")
def test_the_sun_spares_nobody() -> None:
    shining = evening("15@20.1 43@19.1").play("sun_on_the_track")

    assert refusal(shining, "-") == "TA-R76"
    assert refusal(shining, "99") == "TA-E18"


@clause("TA-9.1.1", "TA-9.5.2", "TA-R52")
def test_stops_that_cannot_be_made() -> None:
    blown = evening("15@20.1 17@19.1 43@18.1", 2, wear={15: "tt"}).play("blown_tire")
    yellow = evening("4@20.1 15@19.1 17@18.1 43@17.1", 2).play("debris_caution")

    assert refusal(blown, "15") == "TA-R52"
    assert refusal(blown, "43") == "TA-9.1.1"
    assert refusal(yellow.play("15"), "4") == "TA-9.5.2"
    assert refusal(yellow.play("4 15"), "4") == "TA-9.1.1", "announced already"
    assert refusal(Race(state(PIT)), "8") == "TA-9.1.1"


@clause("TA-7.3.1", "TA-R83")
def test_markers_that_a_stop_does_not_take_off() -> None:
    now = Race(state(REPAIR))

    assert refusal(now, "B") == "TA-7.3.1"
    assert refusal(now, "s") == "TA-R83"


@clause("TA-6.6.4")
def test_a_lead_pays_three_points_to_push() -> None:
    assert refusal(race(BLOCKED, LEAD(2)), ">") == "TA-6.1.5"
