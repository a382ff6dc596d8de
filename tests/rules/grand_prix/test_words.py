"""What each decision takes for a word of its own, if not here then elsewhere."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import race
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.components import EVENT_CARDS
from slipstream.games.grand_prix.rules.end_of_turn import event_word


@pytest.mark.parametrize(
    ("name", "words", "others"),
    [
        ("weather", "dry wet", "rain DRY"),
        ("grid", "20 5", "x -"),
        ("tyres", "hs ww", "h hx xh hsw"),
        ("fill_hand", "CO WV", "co XX"),
        ("action", "- . 10 10! 10#CG", "x x#CG 10#XX #CG !x 10# 10X"),
        ("late_brake", "- x0 x1", "x y0 xx 0"),
        ("clean_air", "@14.1", "14.1 x@"),
        ("soft_bonus", "+ -", "x ="),
        ("event", "tire_wear:2 stop_and_go_penalty:1 weather_change:all", "tire_wear wear:2"),
        ("team", "scarlet lime", "red"),
        ("own_car", "10 -", "x 1x"),
        ("involved", "10 -", "x"),
        ("marker", "10 -", "x"),
        ("reaction", "- h s w", "x hs"),
        ("pit", "10 -", "x"),
        ("repair", "- t s w b g e B", "x tt"),
        ("new_tyres", "- h s w", "x"),
        ("discard", "- #CO", "CO #XX #"),
    ],
)
def test_words_of_a_decision(name: str, words: str, others: str) -> None:
    state = GrandPrix(2, {}).start()
    decision = next(d for d in state.decisions if d.name == name)

    assert [word for word in words.split() if not decision.is_word(state, word)] == []
    assert [word for word in others.split() if decision.is_word(state, word)] == []


def test_words_of_event_cards_are_their_names_with_the_pit_number() -> None:
    words = [event_word(card) for card in range(EVENT_CARDS)]

    assert words[:2] == ["weather_change:all", "weather_change:5"]
    assert [words[16], words[17]] == ["serious_crash:none", "spin_off:7"]
    assert [words[24], words[25]] == ["drive_through_penalty:4", "stop_and_go_penalty:1"]
    assert len(set(words)) == EVENT_CARDS


def test_event_cards_are_equally_likely() -> None:
    state = race("1@10.0 5@9.0", hands={1: "", 2: ""}).play("- -").state

    assert state.chances() == [(card, 1) for card in range(EVENT_CARDS)]


@clause("GP-3.4.4")
def test_all_passes_are_one_answer() -> None:
    state = race("20@10.0 5@9.0", out=[1, 10], first=1)

    assert state.steps().count(".") == 1
    assert list(state.play(".").state.activated[:2]) == [True, False]


def test_an_elimination_can_wait_for_the_clock_as_long_as_a_card_can_be_played() -> None:
    state = race("1@10.0 10@8.0 5@9.0", hands={1: "CO"}, wear={1: "tttttt"}).state
    decision = state.decisions[state.asking]

    assert decision.spell(state, decision.fallback(state, 0)) == "10#CO"
