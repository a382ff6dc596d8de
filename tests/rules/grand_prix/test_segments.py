"""Chapter 3: who is asked next, and when nobody is any more."""

from __future__ import annotations

from clauses import clause
from rules.grand_prix.drawn import race


@clause("GP-3.4.3", "GP-3.4.7")
def test_one_last_card_is_enough_to_be_asked_for_an_npc() -> None:
    """Ben's only car has been activated; 20 is neutral."""
    hands = {1: "", 2: "CO"}
    after = race("1@10.0 5@30.0 20@2.0", "Conservative", hands=hands, activated=[5]).play(">*4")

    assert after.asks() == "action:2"
    assert after.steps() == ["20#CO"]


@clause("GP-3.4.9")
def test_players_who_did_nothing_are_forgotten_when_the_phase_is_over() -> None:
    after = race("1@10.0 5@30.0 20@2.0", hands={1: "", 2: ""}).play("-")

    assert (after.asks(), after.state.idle) == ("action:2", 1)
    then = after.play("-")
    assert (then.asks(), then.state.idle) == ("event:0", 0)
