"""Chapters 3 and 4: the turn, who may do what, leaving the race, laps."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import Race, race
from slipstream.games.grand_prix.rules.asking import ACTION, FILL_HAND
from slipstream.games.grand_prix.rules.components import CODES, HAND
from slipstream.games.grand_prix.rules.turn import begin_turn
from slipstream.kernel.cards import Bag
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE
from slipstream.track.rules.order import lapped


def cars_offered(r: Race) -> set[str]:
    return {word.partition("#")[0] for word in r.steps() if "#" in word}


def lapped_cars(r: Race) -> list[int]:
    return [r.state.race.numbers[car] for car in lapped(r.state.board, r.state.racing)]


@clause("GP-1.5.1", "GP-1.5.2", "GP-1.5.3")
def test_a_player_drives_own_cars_own_npcs_and_neutral_ones() -> None:
    r = race("1@10.0 5@9.0 20@8.0 23@7.0 16@6.0", npcs_of={23: 2, 16: 1})

    assert r.asks() == "action:1"
    assert cars_offered(r) == {"1", "20", "16"}
    then = r.play("1#WV >*4 =")
    assert then.asks() == "action:2"
    assert cars_offered(then) == {"5", "20", "23"}


@clause("GP-1.5.4", "GP-I7")
def test_a_car_is_activated_once_and_being_pushed_is_no_activation() -> None:
    after = race("1@10.0 5@11.0 20@5.0", "Conservative", hands={1: "CG", 2: "CO,CO"}).play(">*4")

    assert after.at(5) == "15.0"
    assert cars_offered(after) == {"5", "20"}
    then = after.play("20#CO >*4")
    assert then.asks() == "action:2"
    assert cars_offered(then) == {"5"}


@clause("GP-1.5.6", "GP-10.3.1")
def test_npcs_take_slots_and_nobody_their_points() -> None:
    after = race("20@177.0 1@170.0", "Conservative", hands={1: "", 2: ""}, activated=[1])
    after = after.play(">*4")

    assert after.asks() == "end"
    assert after.slot(20) == 1
    assert sum(after.state.points()) == 0


@clause("GP-3.3.2", "GP-3.4.10")
def test_a_player_without_cars_keeps_a_full_hand_and_drives_npcs() -> None:
    r = race("5@9.0 20@8.0", first=1, teams="scarlet,emerald")

    assert cars_offered(r) == {"20"}
    state = r.state.copy()
    begin_turn(state)
    dealer = SeededDealer(1)
    while state.asking == FILL_HAND:
        state.apply(CHANCE, state.sample(dealer))
    assert [len(hand.cards) for hand in state.hands] == [12, 12]


@clause("GP-3.3.3", "GP-R20")
def test_an_empty_deck_is_made_of_the_discards_in_the_middle_of_a_draw() -> None:
    state = race("5@9.0 1@8.0", hands={1: "", 2: ""}).state.copy()
    state.used = state.deck.cards[2:]
    state.deck = Bag(state.deck.cards[:2])
    begin_turn(state)
    state.apply(CHANCE, state.deck.cards[0])
    state.apply(CHANCE, state.deck.cards[0])

    assert len(state.deck.cards) == 76
    assert state.used == []
    assert max(seats * hand for seats, hand in HAND.items()) == 33


@clause("GP-3.4.1")
def test_segments_go_round_clockwise() -> None:
    hands = {1: "CO", 2: "CO", 3: "CO"}
    r = race("1@10.0 4@9.1 5@8.2 10@7.3", first=2, hands=hands)

    seats = [r.asks()]
    for words in ("4#CO >*4", "5#CO >*4", "1#CO >*4"):
        r = r.play(words)
        seats.append(r.asks())
    assert seats == ["action:2", "action:3", "action:1", "action:1"]
    assert r.steps() == ["10!", "-"]


@clause("GP-3.4.2")
def test_the_four_actions() -> None:
    r = race("1@10.0 5@9.0 20@8.0", out=[10], hands={1: "CO"}, wear={1: "ttsswB"})

    assert r.steps() == ["1!", ".", "20#CO"]


@clause("GP-3.4.3", "GP-5.4", "GP-R19")
def test_a_played_card_lies_open_on_the_discard_pile() -> None:
    r = race("1@10.0 5@9.0", hands={1: "CO,CG"})

    after = r.play("1#CG")

    assert after.state.hands[0].cards == [CODES.index("CO")]
    assert after.state.used == [CODES.index("CG")]


@clause("GP-3.4.4", "GP-4.3.2")
def test_a_car_that_is_out_is_a_pass_once_a_turn() -> None:
    r = race("5@9.0 20@8.0 11@7.0", out=[1], first=1, hands={1: "CO,CO"})

    passed = r.play(".")

    assert "." in r.steps()
    assert len(passed.state.hands[0].cards) == 2
    again = passed.play("5#WV >*4 =")
    assert again.asks() == "action:1"
    assert "." not in again.steps()


@clause("GP-3.4.5", "GP-R17", "GP-7.2.1")
def test_six_markers_mean_elimination_instead_of_a_card() -> None:
    r = race("5@9.0 33@7.0 1@8.0", wear={5: "ttsswB"}, hands={2: "CO"}, first=2)

    assert r.steps() == ["5!", "33#CO", "33!"]
    after = r.play("5!")
    assert (after.is_out(5), after.slot(5)) == (True, 3)
    later = after.play("1#WV >*4 =")
    assert "." not in later.steps()


@clause("GP-3.4.6")
@pytest.mark.parametrize("place", ["9.0", "9.P", "9.O"])
def test_a_player_car_may_be_retired_wherever_it_is_but_no_npc(place: str) -> None:
    r = race(f"5@{place} 1@8.0 20@7.0 23@6.0", npcs_of={23: 2}, first=2)

    assert [word for word in r.steps() if "!" in word] == ["5!"]
    after = r.play("5!")
    assert after.is_out(5)
    assert after.state.activated[after.car(5)]


@clause("GP-3.4.7", "GP-R14")
def test_who_can_act_must_act() -> None:
    with_card = race("5@9.0 1@8.0", hands={1: "", 2: "CO"}, first=2)
    worn_out = race("5@9.0 1@8.0", hands={1: "", 2: ""}, wear={5: "ttsswB"}, first=2)

    assert with_card.steps() == ["5#CO", "5!"]
    assert worn_out.steps() == ["5!"]


@clause("GP-3.4.8", "GP-R14")
def test_without_a_card_a_player_does_nothing_or_retires() -> None:
    r = race("5@9.0 1@8.0", hands={1: "", 2: ""}, first=2)

    assert r.steps() == ["5!", "-"]


@clause("GP-R18", "GP-3.4.8")
def test_a_player_with_cards_but_no_car_is_passed_over_and_keeps_them() -> None:
    start = race("5@9.0 1@8.1 33@5.2", "Conservative", activated=[1], hands={1: "CO", 2: "CG"})

    after = start.play(">*4")

    assert after.asks() == "action:2"
    assert after.state.hands[0].cards == [CODES.index("CO")]


@clause("GP-3.4.9", "GP-R15")
def test_the_phase_ends_after_a_round_in_which_all_did_nothing() -> None:
    r = race("1@10.0 4@9.0 5@8.0 33@7.0", hands={1: "", 2: "", 3: ""})

    assert r.play("- - -").asks() == "event:0"
    retired = r.play("- - 5!")
    assert retired.asks() == "action:1"
    assert retired.play("- - -").asks() == "event:0"


@clause("GP-3.5.0.1", "GP-8.3.1.2")
def test_the_zone_is_removed_first_of_all() -> None:
    r = race("1@20.0 5@19.0", zone=20, hands={1: "", 2: ""})

    assert r.zone() == 20
    assert r.play("- -").zone() == -1


@clause("GP-3.2.1", "GP-3.5.1.1", "GP-3.A")
def test_a_turn_from_the_event_to_the_next_action() -> None:
    r = race("1@20.0 5@19.0", hands={1: "", 2: ""}, first=1)

    asked = [r.asks()]
    for word in ("- -", "tire_test:9", "-", "-", "-", "-"):
        r = r.play(word)
        asked.append(r.asks())
    assert asked[:2] == ["action:1", "event:0"]
    assert asked[2:] == ["pit:1", "pit:2", "discard:1", "discard:2", "fill_hand:0"]
    assert r.state.turn_number == 6


@clause("GP-3.5.6", "GP-I6")
def test_marks_are_cleared_and_hands_filled() -> None:
    state = race("1@20.0 5@19.0", event="stop_and_go_penalty:1", close_calls={1: 1}).state.copy()
    assert state.stopped[0]
    dealer = SeededDealer(1)
    while state.asking != ACTION:
        seat = state.waiting[0]
        state.apply(seat, state.sample(dealer) if seat == CHANCE else state.legal(seat)[-1])

    assert not any(state.stopped)
    assert not any(state.activated)
    assert [len(hand.cards) for hand in state.hands] == [12, 12]


@clause("GP-3.2.2", "GP-8.1.1", "GP-9.1.7")
def test_after_a_finish_there_is_no_end_of_turn() -> None:
    r = race("1@178.0 5@100.0", "Conservative", hands={1: "", 2: ""})

    after = r.play(">*4 -")

    assert after.asks() == "end"
    assert after.state.events_used == []
    assert after.state.end() == "finish"


@clause("GP-3.5.2.1", "GP-3.5.2.2", "GP-9.1.6")
def test_players_stop_in_turn_order_both_cars_at_once_then_npcs() -> None:
    r = race("1@30.0 10@29.0 4@28.0 14@27.0 19@26.0", event="tire_test:9", first=2)

    asked = [r.asks()]
    for word in ("-", "14 -", "-"):
        r = r.play(word)
        asked.append(r.asks())
    assert asked == ["pit:2", "pit:2", "pit:1", "pit:1"]
    assert r.at(19) == "26.0"
    assert r.play("-").at(19) == "21.P"


@clause("GP-3.5.3.1", "GP-R8")
def test_the_marker_goes_to_the_best_placed_player_car_also_in_the_pits() -> None:
    after = race("20@40.0 5@35.P 1@30.0", event="tire_test:9", first=1).play("- -")

    assert after.asks() == "discard:2"
    assert after.state.first == 1


@clause("GP-3.5.5.1")
def test_any_cards_may_be_discarded() -> None:
    r = race("1@20.0 5@19.0", event="tire_test:9", hands={1: "CO,CO,CG"}).play("- -")

    assert r.steps() == ["#CO", "#CG", "-"]
    after = r.play("#CO #CG")
    assert after.state.hands[0].cards == [CODES.index("CO")]
    assert after.steps() == ["-"]
    assert after.play("-").asks() == "discard:2"


@clause("GP-3.5.5.1")
def test_two_cards_of_one_name_may_both_be_discarded() -> None:
    r = race("1@20.0 5@19.0", event="tire_test:9", hands={1: "CO,CO,CG"}).play("- -")

    once = r.play("#CO")

    assert once.steps() == ["#CO", "#CG", "-"]
    assert once.play("#CO").state.hands[0].cards == [CODES.index("CG")]


@clause("GP-4.1.2", "GP-4.1.4", "GP-R12")
def test_the_lead_changes_at_once_and_passes_on_from_a_finisher() -> None:
    r = race("1@178.0 5@178.1 9@100.0", "Conservative")

    assert r.play(">").state.leader() == r.car(1)
    finished = r.play(">*2")
    assert finished.crossed() == [1]
    assert finished.state.leader() == r.car(5)


@clause("GP-4.1.4")
def test_nobody_leads_when_all_have_crossed() -> None:
    r = race("1@178.0", "Conservative").play(">*2")

    assert r.state.leader() == -1


@clause("GP-4.2.1", "GP-4.2.2", "GP-I12")
def test_a_car_is_lapped_exactly_while_it_is_a_lap_behind() -> None:
    r = race("1@99.0 9@40.2", "Conservative")

    assert lapped_cars(r) == []
    assert lapped_cars(r.play(">")) == [9]


@clause("GP-R10", "GP-R11", "GP-R49")
def test_a_long_stop_can_cost_a_lap_and_the_race() -> None:
    r = race("1@100.0 5@60.0", event="tire_test:9", wear={5: "eeet"}, first=1)

    after = r.play("- 5 e e e -")

    assert after.state.board.progress[after.car(5)] == 30
    assert after.slot(5) == 2


@clause("GP-3.5.4.1", "GP-4.2.4", "GP-10.2.2")
def test_a_lapped_car_takes_the_worst_free_slot() -> None:
    after = race("1@100.0 5@30.0 9@95.0", event="tire_test:9").play("- - -")

    assert after.slot(5) == 3


@clause("GP-4.3.1")
def test_a_retired_car_takes_the_worst_free_slot_and_leaves_the_board() -> None:
    after = race("1@10.0 5@9.0 9@8.0").play("1!")

    assert (after.slot(1), after.at(1)) == (3, "")


@clause("GP-4.3.3", "GP-R16")
def test_a_finisher_that_was_not_activated_may_pass_at_once() -> None:
    r = race("1@178.0 5@179.0 33@100.0", "Conservative", hands={1: "", 2: "CO"}).play(">*4")

    assert r.slot(5) == 1
    assert "." in r.steps()


@clause("GP-4.4.1", "GP-R95", "GP-8.1.3")
def test_a_team_draw_gives_each_tied_team_one_token() -> None:
    r = race("1@10.0 10@9.0 5@8.0", event="wing_damage:6", close_calls={1: 2, 10: 2, 5: 2})

    assert r.asks() == "team:0"
    assert r.state.chances() == [(0, 1), (1, 1)]
    assert r.play("emerald").wear(5) == "w"


@clause("GP-4.4.2")
def test_the_owner_picks_between_two_tied_cars() -> None:
    r = race("1@10.0 10@9.0 5@8.0", event="wing_damage:6", close_calls={1: 2, 10: 2, 5: 2})

    drawn = r.play("scarlet")

    assert drawn.asks() == "own_car:1"
    assert drawn.steps() == ["1", "10"]
    assert drawn.play("10").wear(10) == "w"


@clause("GP-4.4.3", "GP-4.4.4")
def test_no_draw_if_one_team_is_tied_with_itself() -> None:
    r = race("1@10.0 10@9.0 5@8.0 20@7.0", event="wing_damage:6", close_calls={1: 2, 10: 2, 5: 1})

    assert r.asks() == "own_car:1"


@clause("GP-4.5.1.1")
def test_corners_have_no_rules_of_their_own() -> None:
    r = race("1@22.0 5@22.1", "Charge", circuit="cone")

    assert r.steps() == [">", "o"]
    assert r.play("o").cars(1, 5) == "1@22.1 5@23.1"


@clause("GP-4.5.2.1", "GP-4.5.4.1")
def test_at_a_fork_the_active_player_chooses() -> None:
    r = race("1@29.0 5@0.0", "Charge", circuit="cone")

    assert r.steps() == [">0", ">1"]
    assert r.play(">1").at(1) == "30.1"


@clause("GP-4.6.2", "GP-R9", "GP-I13")
def test_a_stop_over_the_line_takes_the_lap_but_not_the_lap_marker() -> None:
    r = race("1@61.0 5@50.0", event="tire_test:9", wear={1: "b"}).play("1 b - -")

    assert r.at(1) == "56.P"
    assert r.state.lap() == 2


@clause("GP-4.6.3", "GP-4.6.1")
def test_the_lap_marker_follows_the_leader() -> None:
    r = race("1@118.0 5@50.0", "Conservative")

    assert [r.state.lap(), r.play(">").state.lap(), r.play(">*2").state.lap()] == [2, 2, 3]


@clause("GP-R21", "GP-8.1.7")
def test_the_event_deck_is_renewed_without_the_card_that_is_open() -> None:
    state = race("1@10.0 5@9.0 17@8.0").state.copy()
    state.events_used = [card for card in range(32) if card != 9]
    state.events = Bag([9])
    state.ask_dealer(11)
    state.apply(CHANCE, 9)

    after = Race(state)
    assert after.asks() == "retirement:0"
    assert state.events.cards == [card for card in range(32) if card != 9]
    assert state.events_used == []
