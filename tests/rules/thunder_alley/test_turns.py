"""TA-3.1 to TA-3.4: hands, segments, passes."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, Race, race
from rules.thunder_alley.table import (
    day,
    discards,
    empty_the_deck,
    evening,
    first_player,
    held,
    led,
    quietly,
    races,
    start,
    straight_on,
    until,
    with_state,
)
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.rows import vec

DIRTY_AIR = 46  # Solo 6, green
TEAMWORK = 4  # Draft 4, no wear, and a second car
RIDING = 7  # Draft 4, no wear


def words(now: Race) -> list[str]:
    """The kinds of answers to an activation: a car with a card, to retire it, a pass."""
    return sorted({word.partition("#")[0] for word in now.steps()})


def facts(now: Race) -> tuple[str, ...]:
    return (
        now.asks(),
        "led" if led(now, 15) else "not led",
        f"First Player {first_player(now)}",
        "with 43" if races(now, 43) else "without 43",
        f"turn {now.state.turn()}",
    )


@clause("TA-3.1.1")
def test_the_action_phase_ends_when_every_car_has_been_flipped() -> None:
    """Two cars each and one of them out: four segments, the last of them a pass."""
    now = day("29@20.0 25@10.1 15@15.2")
    asked = []
    while now.asks().startswith("activate"):
        asked.append(now.asks())
        now = straight_on(now.play(now.steps()[0]))

    assert asked == ["activate:1", "activate:2", "activate:1", "activate:2"]
    assert all(now.state.flipped)
    assert now.asks() == "event:0"


@clause("TA-3.1.2", "TA-1.5.2")
def test_a_car_is_flipped_when_activated_and_not_activated_again() -> None:
    now = day("29@20.0 25@10.1 15@15.2", hands={1: [DIRTY_AIR]})
    assert not any(now.state.flipped)

    now = straight_on(now.play(f"29#{DIRTY_AIR}"))
    assert [now.state.flipped[now.car(number)] for number in (29, 25, 15)] == [True, False, False]
    now = now.play(".")

    assert now.asks() == "activate:1"
    assert words(now) == ["25", "25!"]


@clause("TA-1.5.2")
def test_every_car_is_to_move_again_in_the_next_turn() -> None:
    now = quietly(evening("29@20.0 15@15.2").play("overcast"))

    assert now.asks() == "activate:1"
    assert not any(now.state.flipped)


@clause("TA-3.2")
def test_the_order_of_a_turn() -> None:
    """Hands, segments, Turn Leader markers, event, pit stops, First Player, lapped cars, discards.

    Blue leads in a turn of red's, and 43 is lapped: what has happened is seen at each question.
    """
    event = evening("29@57.0 15@58.0 43@17.1", laps="3")
    pits = event.play("overcast")
    throwing = until(pits, "discard")
    filling = until(throwing.play(throwing.steps()[0]), "fill_hand")
    moving = until(filling, "activate")

    assert [facts(now) for now in (event, pits, throwing, filling, moving)] == [
        ("event:0", "led", "First Player 1", "with 43", "turn 1"),
        ("pit:1", "led", "First Player 1", "with 43", "turn 1"),
        ("discard:3", "led", "First Player 3", "without 43", "turn 1"),
        ("fill_hand:0", "led", "First Player 3", "without 43", "turn 2"),
        ("activate:3", "led", "First Player 3", "without 43", "turn 2"),
    ]


@clause("TA-3.3.1")
def test_hands_are_filled_from_the_new_first_player_clockwise() -> None:
    """Blue leads, so seat 3 draws first; everybody threw everything away."""
    now = until(evening("29@17.0 15@18.0 43@16.0").play("overcast"), "discard")
    while now.asks().startswith("discard"):
        now = now.play(now.steps()[0])
    sizes = []
    while now.asks().startswith("fill_hand"):
        now = now.play(now.steps()[0])
        sizes.append("".join(str(len(held(now, seat))) for seat in (1, 2, 3)))

    assert sizes == ["001", "002", "003", "103", "203", "303", "313", "323", "333"]
    assert now.asks() == "activate:3"


@clause("TA-3.3.2", "TA-W2")
def test_hands_stay_as_large_when_cars_are_lost() -> None:
    """Four players with four cars: five cards each, also for red with two cars left."""
    now = evening("29@20.0 25@19.0 15@18.0 43@17.0 22@16.0", cars="4").play("overcast")
    now = until(now, "discard").play("#80 #82 #84 -")
    assert len(held(now, 1)) == 2

    now = until(now, "activate")

    assert [len(held(now, seat)) for seat in (1, 2, 3, 4)] == [5, 5, 5, 5]


@clause("TA-3.3.3")
def test_the_discards_become_the_deck_when_a_card_must_be_drawn() -> None:
    """Red's cards 83 and 84, discarded at the end of the turn, can be drawn again at once."""
    now = until(evening("29@18.0 15@17.0").play("overcast"), "discard")
    now = empty_the_deck(now).play("#83 #84 -")
    assert now.state.deck.cards == []
    before = discards(now)

    now = until(now, "fill_hand")

    assert discards(now) == []
    assert [int(word) for word in now.steps()] == sorted(before)
    assert {83, 84} < set(before)


@clause("TA-3.3.3")
def test_the_discards_become_the_deck_when_a_bar_is_needed() -> None:
    now = empty_the_deck(evening("29@18.2 15@17.2"))
    before = discards(now)

    now = now.play("brush_the_wall")

    assert now.asks() == "bar:0"
    assert [int(word) for word in now.steps()] == sorted(before)
    assert discards(now) == []


@clause("TA-3.3.3")
def test_a_deck_that_is_empty_but_not_needed_stays_empty() -> None:
    now = empty_the_deck(evening("29@18.2 15@17.1"))
    before = discards(now)

    now = now.play("brush_the_wall")

    assert now.asks() == "pit:1"
    assert discards(now) == before


@clause("TA-3.4.1")
def test_the_first_player_begins_and_the_segments_go_round_to_the_left() -> None:
    now = day("29@20.0 15@15.2 43@12.0", first=3, cars="2")
    asked = []
    while now.asks().startswith("activate"):
        asked.append(int(now.asks()[-1]))
        now = straight_on(now.play(now.steps()[0]))

    assert asked == [3, 1, 2, 3, 1, 2]


@clause("TA-3.4.2")
def test_the_player_picks_one_own_car_not_yet_flipped() -> None:
    now = day("29@20.0 25@12.1 41@8.0 15@15.2", cars="3")
    now = with_state(now, flipped=vec[bool]([number == 25 for number in now.state.race.numbers]))

    assert words(now) == ["29", "29!", "41", "41!"]


@clause("TA-3.4.3")
def test_a_car_that_is_out_is_flipped_for_a_pass_and_nothing_else_happens() -> None:
    before = day("29@20.0 25@12.1 15@15.2", cars="3")

    after = before.play(".")

    numbers = after.state.race.numbers
    flipped = [numbers[car] for car, is_so in enumerate(after.state.flipped) if is_so]
    assert after.asks() == "activate:2"
    assert len(flipped) == 1
    assert not races(after, flipped[0])
    assert held(after, 1) == held(before, 1)
    assert after.state.board.space_of == before.state.board.space_of


@clause("TA-3.4.4")
def test_a_player_may_pass_once_for_each_car_that_is_out() -> None:
    """Red has two cars out and one in the race: two passes, then the racing car."""
    now = day("29@20.0 15@15.2", cars="3")
    assert words(now) == [".", "29", "29!"]

    now = now.play(". . . .")

    assert now.asks() == "activate:1"
    assert words(now) == ["29", "29!"]


@clause("TA-3.4.6")
def test_any_car_may_be_retired_without_a_card() -> None:
    before = day("29@20.0 25@3.0 15@15.2")
    after = before.play("29!")

    assert after.at(29) == ""
    assert held(after, 1) == held(before, 1)
    assert after.asks() == "activate:2"


@clause("TA-3.4.6")
def test_a_car_on_the_apron_may_be_retired() -> None:
    now = day("29@20.P 43@20.P 15@15.2").play("29!")

    assert now.at(29) == ""
    assert now.at(43) == "20.P"


@clause("TA-3.4.7", "TA-3.4.10")
def test_exactly_one_card_is_played_and_goes_to_the_discards() -> None:
    before = day("29@20.0 15@15.2", hands={1: [DIRTY_AIR, RIDING]})
    after = straight_on(before.play(f"29#{DIRTY_AIR}"))

    assert after.at(29) == "26.0"
    assert held(after, 1) == [RIDING]
    assert discards(after) == [DIRTY_AIR]
    assert after.asks() == "activate:2"


@clause("TA-3.4.8")
def test_the_penalty_counts_the_wear_before_the_card() -> None:
    """Two markers and a card that gives the third: no penalty yet."""
    now = day("29@20.0 15@15.2", wear={29: "ts"}, hands={1: [DIRTY_AIR]})
    now = straight_on(now.play(f"29#{DIRTY_AIR}"))

    assert now.at(29) == "26.0"
    assert now.wear(29) == "tsf"


@clause("TA-3.4.9")
def test_a_white_card_gives_no_wear() -> None:
    now = straight_on(day("29@20.0 15@15.2", hands={1: [RIDING]}).play(f"29#{RIDING}"))

    assert now.at(29) == "24.0"
    assert now.wear(29) == ""


@clause("TA-3.4.9")
@pytest.mark.parametrize("before", ["29@20.P 25@3.0", "29@20.0 25@3.0"])
def test_a_segment_without_wear_leaves_the_next_one_as_it_is(before: str) -> None:
    """Red leaves the pits, or plays Teamwork: blue's card gives its wear all the same."""
    now = day(before + " 15@15.2", hands={1: [TEAMWORK], 2: [DIRTY_AIR]})
    now = straight_on(now.play(f"29#{TEAMWORK}"))
    if now.asks().startswith("second_car"):
        now = straight_on(now.play("25"))
    assert (now.wear(29), now.wear(25)) == ("", "")

    assert straight_on(now.play(f"15#{DIRTY_AIR}")).wear(15) == "f"


@clause("TA-R45")
def test_everybody_knows_the_discards() -> None:
    now = straight_on(day("29@20.0 15@15.2", hands={1: [RIDING]}).play(f"29#{RIDING}"))

    for seat in (0, 1):
        assert now.state.guess(seat, SeededDealer(7)).used == [RIDING - 1]


@clause("TA-D11", "TA-D12")
def test_a_car_that_has_crossed_stands_in_the_way_until_the_segment_ends() -> None:
    """43 is pushed over the line; for the last point it is pushed again, and then it is gone."""
    now = race(
        """
        0    .    .    .    .
        1  *15   43    .    .
        2    .    .    .    .
            78   79   80   81
        """,
        card=DRAFT(2),
    )
    crossed = now.play(">")
    after = crossed.play(">")

    assert crossed.at(43) == "80.1"
    assert crossed.state.final_places()[crossed.car(43)] == 1
    assert crossed.steps() == [">"]
    assert (after.at(43), after.at(15)) == ("", "")
    assert (after.place(43), after.place(15)) == (1, 2)


@clause("TA-D11")
def test_a_race_begins_with_every_car_racing() -> None:
    now = start(3).play("1")

    assert all(now.state.racing)
    assert not now.state.crossed
