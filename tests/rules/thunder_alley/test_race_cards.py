"""TA-5, TA-C1 to TA-C22: race cards; those without special text."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import FIRST_CARD, Plain, Race, race
from rules.thunder_alley.kinds import LINE, kind_of_movement
from slipstream.drafting.rules.state import DRAFT, PURSUIT, SOLO
from slipstream.games.thunder_alley.rules.components import (
    BAR,
    COLOURS,
    KIND,
    NAMES,
    NO_WEAR,
    PIT_SPEED,
    SPEED,
    TEAM_IDS,
    WEAR,
)


def played_out(card: str) -> Race:
    """The card spent on a lonely car, straight on."""
    now = race("0 . .\n1 *15 .\n2 . .\n8 9", card)
    while now.asks() == "step:2":
        now = now.play(">")
    return now


PLAIN = [
    pytest.param("Making a Move", "lead", 6, "f", marks=clause("TA-C8")),
    pytest.param("Watch the Gauge", "draft", 6, "f", marks=clause("TA-C9")),
    pytest.param("Staying with the Pack", "pursuit", 6, "f", marks=clause("TA-C10")),
    pytest.param("Dirty Air", "solo", 6, "f", marks=clause("TA-C11")),
    pytest.param("Set the Pace", "lead", 8, "T", marks=clause("TA-C12")),
    pytest.param("Top Gear", "solo", 8, "T", marks=clause("TA-C13")),
    pytest.param("Follow the Leader", "lead", 8, "E", marks=clause("TA-C14")),
    pytest.param("Floor It", "solo", 8, "E", marks=clause("TA-C15")),
    pytest.param("Fast Pace", "pursuit", 8, "t", marks=clause("TA-C16")),
    pytest.param("Charge", "solo", 7, "t", marks=clause("TA-C17")),
    pytest.param("Out in Front", "lead", 7, "t", marks=clause("TA-C19")),
]


@pytest.mark.parametrize(("card", "kind", "speed", "wear"), PLAIN)
def test_a_plain_card_drives_its_speed_and_leaves_its_marker(
    card: str, kind: str, speed: int, wear: str
) -> None:
    over = played_out(card)

    assert kind_of_movement(card) == kind
    assert over.at(15) == f"{8 + speed}.1"
    assert over.wear(15) == wear
    assert race(LINE, card).steps() == [">", "i", "o"]


@clause("TA-5.1")
@pytest.mark.parametrize(
    ("number", "name", "numbers", "wear", "bar"),
    [
        (15, "Clean Air", [4, 2, SOLO], "", "red yellow green black purple pink blue"),
        (81, "Understeer", [5, 2, PURSUIT], "blue", "black blue green pink yellow purple red"),
        (3, "Rubbin' is Racin'", [4, 3, DRAFT], "", "green purple blue yellow black pink red"),
    ],
)
def test_a_card_shows_name_speeds_kind_wear_and_team_bar(
    number: int, name: str, numbers: list[int], wear: str, bar: str
) -> None:
    card = number - 1

    assert NAMES[card] == name
    assert [SPEED[card], PIT_SPEED[card], KIND[card]] == numbers
    assert ("" if WEAR[card] == NO_WEAR else COLOURS[WEAR[card]]) == wear
    assert " ".join(TEAM_IDS[team] for team in BAR[card]) == bar


@clause("TA-5.2")
def test_the_text_of_a_card_overrides_the_general_rules() -> None:
    """Two sideways displacements that would cost four points cost none."""
    picture = """
        0    .  *15    .
        1    .   22    .
        2    .   29    .
             7    8    9
    """

    assert race(picture, "Rubbin' is Racin'").play("o o").points_left == 4
    assert race(picture, Plain("Watch the Gauge", 4)).play("o o").points_left == 0


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("Riding the Draft", marks=clause("TA-C3")),
        pytest.param("Chasing the Race", marks=clause("TA-C6")),
    ],
)
def test_no_sideways_step_but_forks_are_free(card: str) -> None:
    before = race(
        """
        0    .    .    .
        1  *21    .    .
        2    #    .    .
            19   20   21
        """,
        card,
        circuit="tc",
    )

    assert before.steps() == [">1", ">2"]
    assert before.play(">1").steps() == [">"]
    assert kind_of_movement(card) == "draft"


@clause("TA-W25")
def test_riding_the_draft_out_of_a_corner() -> None:
    before = race(
        """
        0    .    .    .    .    .
        1  *21    .    .    .    .
        2    #    #    .    .    .
            18   19   20   21   22
        """,
        "Riding the Draft",
        circuit="tc",
    )

    assert before.steps() == [">"]
    assert before.play(">").steps() == [">1", ">2"]
    assert before.play("> >2").steps() == [">"]
    assert before.play("> >2 > >").at(21) == "22.2"


@clause("TA-W26")
def test_chasing_the_race_with_three_markers() -> None:
    before = race(LINE, "Chasing the Race", wear={15: "tfE"})

    assert before.points_left == 2
    assert sorted(before.play("> >").wear(15)) == sorted("tfEs")


def test_every_card_is_named_by_a_test_of_this_file() -> None:
    """22 kinds: a new one would need a clause."""
    assert len(FIRST_CARD) == 22
