"""Words of the answers, who sees them, and what is answered when the clock runs out."""

from __future__ import annotations

import pytest

from rules.thunder_alley.drawn import Race
from rules.thunder_alley.table import day, evening, start, until
from slipstream.kernel.game import CHANCE, PUBLIC


def is_word(now: Race, text: str) -> bool:
    return now.state.decisions[now.state.asking].is_word(now.state, text)


def fallback(now: Race) -> str:
    decision = now.state.decisions[now.state.asking]
    return decision.spell(now.state, decision.fallback(now.state, now.state.waiting[0]))


ACTIVATE = day("29@20.0 25@12.0 15@19.0", cars="3", wear={25: "tttttt"})
EVENT = evening("29@20.0 25@12.0 15@19.0", wear={29: "t"})
OVERCAST = EVENT.play("overcast")
PIT = EVENT.play("marbles")
REPAIR = evening("29@20.0 15@19.0", wear={29: "ts"}, pits="variable").play("rain 29")
DISCARD = until(PIT, "discard")
CLEAN_AIR = day("29@20.0 15@30.0", hands={1: [13]}).play("29#13 > > > >")


@pytest.mark.parametrize(
    ("now", "words", "others"),
    [
        (start(2), ["1", "84"], ["0", "85", "x", "-1"]),
        (start(2).play("1"), ["2", "84"], ["85", "."]),
        (ACTIVATE, [".", "29!", "29#1", "7#80"], ["29", "29!!", "#1", "x#1", "29#", "1#x", "!!"]),
        (CLEAN_AIR, ["-", ":29.0", "@29.0"], ["29.0", "x"]),
        (EVENT, ["rain", "its_getting_worse", "front_end_damage"], ["Rain", "snow"]),
        (OVERCAST, ["-", "29", "99"], ["x", "#1"]),
        (PIT, ["-", "29"], ["!", "29!"]),
        (REPAIR, ["-", "t", "f", "T"], ["Q", "tt", "1"]),
        (DISCARD, ["-", "#1"], ["1", "#", "#x", ""]),
    ],
)
def test_words_of_a_decision_are_known_as_such(
    now: Race, words: list[str], others: list[str]
) -> None:
    assert [is_word(now, word) for word in words] == [True] * len(words)
    assert [is_word(now, word) for word in others] == [False] * len(others)


@pytest.mark.parametrize(
    "now", [start(2), ACTIVATE, CLEAN_AIR, EVENT, OVERCAST, PIT, REPAIR, DISCARD]
)
def test_every_answer_has_a_word_of_its_own(now: Race) -> None:
    assert len(set(now.steps())) == len(now.steps())
    assert all(is_word(now, word) for word in now.steps())


def test_nobody_retires_a_car_by_being_late() -> None:
    assert fallback(ACTIVATE).startswith("29#")


def test_unless_there_is_nothing_else_to_do() -> None:
    now = day("29@20.0 15@19.0", wear={29: "tttttt"})

    assert fallback(now) == "29!"


def test_nobody_pits_or_discards_by_being_late() -> None:
    assert fallback(PIT) == "-"
    assert fallback(DISCARD) == "-"


def test_a_card_drawn_to_a_hand_is_seen_by_its_owner_alone() -> None:
    dealing = start(3, teams="black,red,blue").play("15")
    decision = dealing.state.decisions[dealing.state.asking]
    turned_up = EVENT.state.decisions[EVENT.state.asking]

    assert decision.audience(dealing.state, CHANCE) == 1
    assert turned_up.audience(EVENT.state, CHANCE) == PUBLIC


def test_a_race_that_is_not_over_has_not_ended() -> None:
    with pytest.raises(AssertionError, match="not over"):
        PIT.state.end()


def test_a_space_with_the_sign_of_progress_is_read_in_older_records() -> None:
    state = CLEAN_AIR.state

    assert state.decision.read(state, 0, "@29.0") == state.decision.read(state, 0, ":29.0")
