"""FMR-3: what a turn is."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, race, start, walk
from slipstream.kernel.errors import InvalidText

NO_YELLOW = "b1 g1 o1 r1 p1 p2 r2 o2 g2 b2 | y2 y1"


@clause("FMR-3.1")
@pytest.mark.parametrize(("pole", "opener"), [("b", 1), ("y", 3), ("p", 6)])
def test_the_owner_of_the_car_in_first_place_opens(pole: str, opener: int) -> None:
    now = start(6).deal(pole).until("play")

    assert now.asks() == f"play:{opener}"


@clause("FMR-3.1")
def test_with_three_players_the_owner_of_the_second_colour_opens_too() -> None:
    assert start(3).deal("p").until("play").asks() == "play:3"


@clause("FMR-R5")
@pytest.mark.parametrize(
    ("drawn", "opener"),
    [("~r ~p ~o ~y ~g ~b", 4), ("~p ~g ~r ~b ~y ~o", 2), ("~y ~p ~r ~b ~g ~o", 3)],
)
def test_an_uncontrolled_pole_leaves_the_opening_to_the_best_controlled_car(
    drawn: str, opener: int
) -> None:
    assert start(4).run(drawn).until("play").asks() == f"play:{opener}"


@clause("FMR-R5")
def test_the_best_controlled_car_opens_later_races_too() -> None:
    """Both cars of red and of purple lead the field, and nobody owns them."""
    now = start(4, grid="r1,p2,r2,p1,y2,b1,g1,o1,o2,g2,b2,y1").until("play")

    assert now.asks() == "play:3"


@clause("FMR-3.2", "FMR-R24")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("grid", ["", "o1,b1,g1,y1,r1,p1,p2,r2,o2,y2,g2,b2"])
def test_turns_pass_clockwise_without_exception(seats: int, grid: str) -> None:
    """Removals, last plays and the place of the cars make no difference."""
    asked = [
        now.state.mover for now in walk(start(seats, grid=grid), 3) if now.asks().startswith("play")
    ]

    assert asked == [(asked[0] + turn) % seats for turn in range(len(asked))]


@clause("FMR-3.3")
def test_a_turn_is_play_then_effect_then_draw() -> None:
    before = race(GRID, hand="WL", seat=2, pile=10)
    played = before.play("WL:b1")
    drawn = played.deal("CR")

    assert played.view(2).used == (*before.view(2).used, "WL")
    assert played.line.startswith("g1 b1")
    assert "WL" not in played.hand(2)
    assert (played.asks(), played.view(2).deck) == ("draw_card:2", 10)
    assert (drawn.asks(), drawn.view(2).deck) == ("play:3", 9)
    assert "CR" in drawn.hand(2)
    assert len(drawn.hand(2)) == 5
    assert drawn.events() == ["drew FMR-3.3 33"]


@clause("FMR-3.3")
@pytest.mark.parametrize(
    "card", ["O2b", "PIT*", "TT", "CG", "CE", "WL", "OC", "LC", "SO", "SL", "CR"]
)
def test_every_card_leaves_the_hand_for_the_discard_pile(card: str) -> None:
    before = race(GRID, hand=card, pile=10)
    played = before.play(before.choices(card)[0])

    assert played.view(1).used[-1] == card
    assert card not in played.hand(1)


@clause("FMR-3.4")
def test_a_player_without_cars_still_plays_and_draws() -> None:
    now = race("g1 y1 o1 r1 p1 p2 r2 o2 y2 g2 | b1 b2", hand="LC", seat=6)
    blue = now.play("LC:g1").until("play:1")

    assert blue.choices() != []
    assert blue.play(blue.choices()[0]).until("draw_card").asks() == "draw_card:1"


@clause("FMR-3.5")
@pytest.mark.parametrize("pass_", [".", "-", "", "pass"])
def test_passing_is_not_allowed(pass_: str) -> None:
    with pytest.raises(InvalidText):
        race(GRID).play(pass_)


@clause("FMR-3.5")
@pytest.mark.parametrize("seats", [3, 6])
def test_every_card_in_hand_may_be_played_at_any_time(seats: int) -> None:
    for now in walk(start(seats), seed=8):
        if now.asks().startswith("play"):
            offered = {token.partition(":")[0] for token in now.choices()}

            assert offered == set(now.hand(now.state.mover + 1))


@clause("FMR-R8", "FMR-3.5")
def test_a_card_may_be_played_where_nothing_will_change() -> None:
    """The leader overtakes, the last car has trouble, a removed colour pits: all are offered."""
    now = race(NO_YELLOW, hand="O3b WL PITy O2y CG")

    assert now.choices("O3b") == ["O3b:b1", "O3b:b2"]
    assert "WL:b2" in now.choices("WL")
    assert now.choices("PITy") == ["PITy"]
    assert now.choices("O2y") == ["O2y"]
    for token in ("O3b:b1", "WL:b2", "PITy", "O2y"):
        assert now.play(token).picture == NO_YELLOW
        assert now.play(token).asks() == "draw_card:1"


@clause("FMR-3.6")
@pytest.mark.parametrize(
    ("script", "asked"),
    [("SO ~4", "spin_reroll:2"), ("SL ~9", "spin_reroll:2"), ("CR ~5", "crash_partner:2")],
)
def test_the_player_of_the_card_makes_its_choices_for_any_car(script: str, asked: str) -> None:
    """Green decides about cars of orange and red."""
    assert race(GRID, hand="SO SL CR", seat=2).run(script).asks() == asked


@clause("FMR-3.6")
def test_the_player_of_a_charge_decides_about_going_on() -> None:
    assert race(GRID, hand="CG", seat=2).run("CG:g2 ~4").asks() == "charge_continue:2"


@clause("FMR-3.7")
@pytest.mark.parametrize(
    "script", ["PIT*:b1 ~3", "CG:b1 ~3", "CE:g2 ~3 .", "SO ~3 .", "SL ~3 + ~4", "CR ~1", "CR ~4 y1"]
)
def test_the_effect_is_carried_out_completely_before_the_draw(script: str) -> None:
    """Nobody draws until the last roll or choice of the card is done."""
    now = race(GRID, hand=script.split(maxsplit=1)[0].partition(":")[0], seat=2)
    for word in script.split():
        assert not now.asks().startswith("draw_card")
        now = now.run(word)

    assert now.asks() == "draw_card:2"


@clause("FMR-3.7")
def test_the_card_drawn_cannot_be_used_in_the_same_turn() -> None:
    now = race(GRID, hand="WL", seat=2).play("WL:b1").deal("CR")

    assert now.asks() == "play:3"
    assert now.state.legal(1) == []


@clause("FMR-3.8")
def test_nobody_draws_once_the_pile_is_empty() -> None:
    now = race(GRID, hand="WL", seat=2, pile=0).play("WL:b1")

    assert now.asks() == "play:3"
    assert len(now.hand(2)) == 4


@clause("FMR-R26")
def test_card_and_car_are_one_action_and_cannot_be_taken_back() -> None:
    """Once the die is asked for, nothing but the choices of the card itself follows."""
    now = race(GRID, hand="CG", seat=2).play("CG:g2")

    assert now.asks() == "roll_charge:2"
    assert now.deal("4").choices() == [".", "+"]
    assert now.run("~4 .").asks() == "draw_card:2"


@clause("FMR-R36")
@pytest.mark.parametrize("token", ["O2y", "PITy", "O3b:b1", "WL:b2"])
def test_a_card_is_drawn_after_a_card_without_effect(token: str) -> None:
    now = race(NO_YELLOW, hand="O2y PITy O3b WL", pile=12).play(token).deal()

    assert len(now.hand(1)) == 5
    assert now.view(1).deck == 11


@clause("FMR-R37")
def test_two_identical_cards_are_one_option() -> None:
    now = race(GRID, hand="TT TT LC LC LC")

    assert now.choices("TT") == ["TT:b2", "TT:g2", "TT:y2"]
    assert len(now.choices()) == 3 + 12
    assert now.play("LC:b1").hand(1).count("LC") == 2


@clause("FMR-W42")
def test_one_turn_in_full() -> None:
    before = race(NO_YELLOW, hand="PITy", seat=2, pile=17)
    played = before.play("PITy")
    drawn = played.deal("SL")

    assert played.picture == NO_YELLOW
    assert played.asks() == "draw_card:2"
    assert played.view(2).used[-1] == "PITy"
    assert drawn.view(2).deck == 16
    assert len(drawn.hand(2)) == 5
    assert drawn.asks() == "play:3"
    assert drawn.state.legal(1) == []
