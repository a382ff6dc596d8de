"""Answers as facts: whole tokens, and the parts that menus take apart."""

from __future__ import annotations

import pytest

from slipstream.tell.say import Say
from slipstream.tell.teller import Choice, answers, parts

CARD = Choice(Say("card-turbo"), Say("text-turbo"))
CAR = Choice(Say("choice-car", {"car": "15"}))
KNOWN = {"TT": CARD, "15": CAR, "#62": CARD}


@pytest.mark.parametrize(
    ("token", "both"),
    [("TT:15", ("TT", "15")), ("15#62", ("15", "#62")), ("15!", ("15", "!")), ("#62", ("#62", ""))],
)
def test_a_token_comes_apart_at_its_colon_or_at_a_mark(token: str, both: tuple[str, str]) -> None:
    assert parts(token) == both


def test_a_token_with_words_of_its_own_is_told_by_them() -> None:
    assert answers(["TT"], KNOWN) == {"TT": CARD}


def test_a_token_is_told_by_both_parts_and_does_what_the_first_one_does() -> None:
    told = answers(["TT:15"], KNOWN)

    joined = Say("joined", {"first": CARD.label, "second": CAR.label})
    assert told == {"TT": CARD, "15": CAR, "TT:15": Choice(joined, CARD.effect)}


def test_of_an_unknown_first_part_only_the_second_is_told() -> None:
    assert answers(["?:15"], KNOWN)["?:15"] == CAR


@pytest.mark.parametrize(("token", "effect"), [("TT:?", CARD.effect), ("?", None)])
def test_what_has_no_words_speaks_for_itself(token: str, effect: Say | None) -> None:
    assert answers([token], KNOWN)[token] == Choice(Say("token", {"token": token}), effect)
