"""FMR-6: last plays, classification, points; FMR-8.1: the shorter race."""

from __future__ import annotations

from collections import Counter

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, Race, race, start, walk
from slipstream.games.formula_motor_racing.game import FormulaMotorRacing
from slipstream.games.formula_motor_racing.rules.deck import CAR_NAMES, CODES, DECK
from slipstream.kernel.errors import InvalidOption

# FMR-W34: p1 went out first.
FINISH = "r1 o1 b1 g2 y2 r2 o2 p2 g1 | y1 b2 p1"
PLAYERS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
ASIDE = pytest.mark.parametrize("aside", [0, 6, 12, 18])


def turns(seats: int, aside: int = 0, seed: int = 1) -> list[str]:
    """A whole race as one letter a step and seat: `p3` a play of seat 3, `d3` a card drawn."""
    steps = []
    for now in walk(start(seats, aside=str(aside)), seed):
        name, _, seat = now.asks().partition(":")
        if name in ("play", "draw_card"):
            steps.append(name[0] + seat)
    return steps


def last_one(seats: int, aside: int = 0, seed: int = 1) -> Race:
    return list(walk(start(seats, aside=str(aside)), seed))[-1]


@clause("FMR-6.1")
@PLAYERS
def test_play_with_drawing_goes_on_until_the_pile_is_empty(seats: int) -> None:
    steps = turns(seats)
    drawing = 54 - 5 * seats

    for turn in range(drawing):
        assert steps[2 * turn + 1] == "d" + steps[2 * turn][1]
    assert not [step for step in steps[2 * drawing :] if step.startswith("d")]


@clause("FMR-6.2", "FMR-R18")
@PLAYERS
@ASIDE
def test_everybody_has_one_more_turn_the_last_drawer_last(seats: int, aside: int) -> None:
    steps = turns(seats, aside)
    last_drawer = int([step for step in steps if step.startswith("d")][-1][1])

    assert steps[-seats:] == [f"p{(last_drawer + n) % seats + 1}" for n in range(seats)]
    assert steps[-1] == f"p{last_drawer}"
    assert steps[-seats - 1] == f"d{last_drawer}"


@clause("FMR-6.2")
def test_the_last_card_drawn_is_still_played_or_kept() -> None:
    """The last card goes to seat 2, who ends the race after 3, 4, 5, 6 and 1."""
    now = race(GRID, hand="WL", seat=2, pile=1).play("WL:b1").deal("CR")

    assert now.view(1).deck == 0
    assert now.events()[-1] == "last_plays FMR-6.2"
    for seat in (3, 4, 5, 6, 1):
        assert now.asks() == f"play:{seat}"
        now = now.play(now.choices()[0]).until("play")
    assert now.asks() == "play:2"
    assert "CR" in now.choices()
    assert now.run("CR ~1").asks() == "end"


@clause("FMR-6.3")
@PLAYERS
@ASIDE
def test_the_race_is_over_when_everybody_holds_four_cards(seats: int, aside: int) -> None:
    for now in walk(start(seats, aside=str(aside)), seed=seats):
        held = [len(now.hand(seat)) for seat in range(1, seats + 1)]
        played = len(now.state.used) > 0
        between = now.asks().startswith("play") or now.asks() == "end"

        assert (now.asks() == "end") == (played and between and held == [4] * seats)


@clause("FMR-6.3")
@pytest.mark.parametrize("hand", ["WL O4b O3b O3b O2b", "WL SO SL CR CE"])
def test_the_cards_left_in_hand_do_and_score_nothing(hand: str) -> None:
    end = last_play(hand)

    assert end.asks() == "end"
    assert end.state.waiting == []
    assert end.picture == FINISH
    assert end.state.points() == [4, 3, 2, 6, 11, 0]


def last_play(hand: str) -> Race:
    """The last play of the race, on the last car, so that nothing moves any more."""
    return race(FINISH, hand=hand, seat=3, pile=0, last_plays=1).play("WL:g1")


@clause("FMR-6.4")
def test_running_cars_are_classified_ahead_of_the_removed_line() -> None:
    end = last_play("WL")
    places = [CAR_NAMES[int(car)] for car in end.events()[-1].split()[2:]]

    assert end.state.end() == "finish"
    assert end.events()[-1].startswith("finished FMR-6.4 ")
    assert " ".join(places) == "r1 o1 b1 g2 y2 r2 o2 p2 g1 y1 b2 p1"


@clause("FMR-6.5")
@pytest.mark.parametrize(("place", "worth"), list(enumerate([10, 6, 4, 3, 2, 1] + [0] * 6, 1)))
def test_the_points_of_each_place(place: int, worth: int) -> None:
    car = GRID.split()[place - 1]

    assert race(GRID).view(1).car_points[car] == worth


@clause("FMR-6.5")
def test_an_entrant_scores_for_all_its_cars() -> None:
    line = "b1 b2 o1 o2 g1 g2 y1 y2 r1 r2 p1 p2"

    assert race(line).state.points() == [16, 3, 0, 7, 0, 0]
    assert race(line, seats=3).state.points() == [23, 3, 0]


@clause("FMR-R30")
def test_by_the_order_a_removed_car_could_score() -> None:
    """Only five cars run, so the first of the removed line is sixth."""
    now = race("b1 g1 y1 o1 r1 | p1 p2 r2 o2 y2 g2 b2")

    assert now.view(1).car_points["p1"] == 1


@clause("FMR-R30", "FMR-I3")
@pytest.mark.parametrize("seed", range(6))
def test_in_a_race_no_removed_car_scores(seed: int) -> None:
    for now in walk(start(3), seed):
        assert not any(now.view(1).car_points[car] for car in now.out.split())


@clause("FMR-R17")
@PLAYERS
@ASIDE
def test_turns_in_all_are_54_less_aside_less_four_a_player(seats: int, aside: int) -> None:
    plays = Counter(step for step in turns(seats, aside) if step.startswith("p"))

    assert sum(plays.values()) == 54 - aside - 4 * seats
    assert max(plays.values()) - min(plays.values()) <= 1


@clause("FMR-R38")
@PLAYERS
def test_the_four_cards_left_go_back_unseen(seats: int) -> None:
    now = last_one(seats)

    for seat in range(1, seats + 1):
        assert now.view(seat).hands.count(None) == seats - 1
        assert now.state.game.line(now.state, seat - 1).count(":?4") == seats - 1
    assert now.view(-1).hands == (None,) * seats


@clause("FMR-W33")
def test_the_length_of_a_four_player_race() -> None:
    steps = turns(4)
    plays = [step[1] for step in steps if step.startswith("p")]
    opener = int(plays[0])
    by_seat = [plays.count(str((opener - 1 + n) % 4 + 1)) for n in range(4)]

    assert steps.count("d1") + steps.count("d2") + steps.count("d3") + steps.count("d4") == 34
    assert len(plays) == 38
    assert by_seat == [10, 10, 9, 9]
    assert steps[67] == "d" + plays[33]
    assert plays[34] == str(int(plays[33]) % 4 + 1)
    assert {len(last_one(4).hand(seat)) for seat in range(1, 5)} == {4}


@clause("FMR-W34")
def test_the_classification_of_the_worked_example() -> None:
    end = last_play("WL")

    assert end.picture == FINISH
    assert end.state.points() == [4, 3, 2, 6, 11, 0]


@clause("FMR-W37", "FMR-R19")
def test_the_points_of_three_players() -> None:
    """The two colours of a player count together."""
    s = race(FINISH, seats=3).state

    assert [s.race.owner[colour] for colour in range(6)] == [0, 1, 2, 0, 1, 2]
    assert s.points() == [10, 14, 2]


@clause("FMR-R19")
def test_the_tie_break_of_three_players_uses_the_best_of_four_cars() -> None:
    """Seats 1 and 2 have 10 points each, and seat 2 has the winner."""
    s = race("g1 b1 o1 y1 p1 y2 p2 b2 o2 g2 r1 r2", seats=3).state

    assert s.points() == [10, 10, 6]
    assert s.places() == [2, 1, 3]


@clause("FMR-R19")
def test_a_second_colour_breaks_the_tie_as_well_as_the_first() -> None:
    s = race("r1 b1 o1 y1 p1 y2 p2 b2 o2 g2 g1 r2", seats=3).state

    assert s.points() == [10, 10, 6]
    assert s.places() == [2, 1, 3]


@clause("FMR-8.1")
@pytest.mark.parametrize(
    ("seats", "aside", "pile"), [(3, 6, 33), (4, 6, 28), (6, 6, 18), (6, 18, 6), (5, 12, 17)]
)
def test_cards_set_aside_shorten_the_pile(seats: int, aside: int, pile: int) -> None:
    now = start(seats, aside=str(aside)).until("play")

    assert now.view(1).deck == pile
    assert {len(now.hand(seat)) for seat in range(1, seats + 1)} == {5}


@clause("FMR-8.1", "FMR-R22")
def test_the_cards_set_aside_come_from_the_shuffled_deck() -> None:
    """Nobody has seen them: the first card dealt may be any of the 54."""
    now = start(6, aside="18").until("deal")

    assert dict(now.state.chances()) == Counter(DECK)


@clause("FMR-8.1")
def test_the_last_card_drawn_is_any_of_those_left_and_aside() -> None:
    """One card can be drawn and six lie aside: each of the seven may be the one."""
    now = race(GRID, hand="WL", pile=1, aside=6).play("WL:b1")

    assert sum(weight for _, weight in now.state.chances()) == 7
    assert now.deal().asks() == "play:2"
    assert now.deal().view(1).deck == 0


@clause("FMR-R22")
def test_the_cards_set_aside_are_mixed_in_again_for_the_next_race() -> None:
    """Each race begins with all 54 cards, whatever the one before has set aside."""
    grid = GRID.replace(" ", ",")

    for aside in ("6", "0"):
        dealt = start(6, aside=aside, grid=grid).state.chances()
        assert {CODES[card]: copies for card, copies in dealt} == Counter(CODES[c] for c in DECK)


@clause("FMR-R21")
@pytest.mark.parametrize("aside", ["1", "5", "24", "-6", "six"])
def test_other_numbers_of_cards_aside_are_refused(aside: str) -> None:
    with pytest.raises(InvalidOption, match=rf"aside={aside}: FMR allows 0, 6, 12, 18 \(FMR-8.1\)"):
        FormulaMotorRacing(4, {"aside": aside})


@clause("FMR-R21")
@PLAYERS
@ASIDE
def test_the_pile_has_at_least_as_many_cards_as_players(seats: int, aside: int) -> None:
    assert start(seats, aside=str(aside)).until("play").view(1).deck >= seats


@clause("FMR-W39")
def test_the_shorter_race_of_the_worked_example() -> None:
    steps = turns(6, aside=6)
    end = last_one(6, aside=6)

    assert len([step for step in steps if step.startswith("d")]) == 18
    assert Counter(step for step in steps if step.startswith("p")) == {
        f"p{n}": 4 for n in range(1, 7)
    }
    assert {len(end.hand(seat)) for seat in range(1, 7)} == {4}
    assert len(end.state.deck.cards) == 6
