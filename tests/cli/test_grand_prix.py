"""Grand Prix on the terminal: what a person sees."""

from __future__ import annotations

import slipstream
import spoken
from clauses import clause
from cli.grand_prix import NAMES, middle, question, screen, text, word
from rules.grand_prix.drawn import race
from slipstream import CHANCE, PUBLIC, SeededDealer


def test_the_screen_of_a_segment() -> None:
    of = screen(middle())

    assert text(of.board)[:14] == [
        "FLAT | lap 1 of 3 | turn 5 | dry | green flag",
        "",
        "P    .    .    .  [10]    .    .    .",
        "0    .    .  ~20     .    .  [1]    .",
        "1    .    .    .     .    5    .    .",
        "2    .  ★23    .     .    .    .    .",
        "3    .    .    .     .    .    .    .",
        "    25   26   27    28   29   30   31",
        "",
        "   car  driver    at  gap tyres wear CC",
        " 1 [1]  You     30.0      s+! ttb    2  12 ~30  anyone      out",
        " 2 5    Bot 2   29.1   +1 s          1m 13 ~19  anyone      out",
        " 3 [10] You     28.P   +1 h!  B         14 ~8   anyone      out",
        " 4 ~20  anyone  27.0   +1               15 ~17  anyone      out",
    ]
    assert text(of.board)[21:] == [
        "m moved   ' lapped   + soft bonus left   ! tyres to be changed   ~ anyone’s",
        "wear: tyre suspension wing brakes gears engine go in the pits, Body stays",
        "",
        "> You      Scarlet ★  40 pts  3 cards  3 to move  First Player",
        "  Bot 2    Emerald    18 pts   1 card  0 to move",
        "",
        "  [1]  soft tyres, bonus left; ttb (7 back); 2 CC; -3 MP",
        "  [10] hard tyres; B",
    ]
    assert text(of.hand) == [
        "Your hand",
        " #WV    Weaving           4 Solo                 1CC pit 3  free lane changes",
        " #CO x2 Conservative      4 Line                     pit 2  no lane changes",
    ]
    assert question(middle()) == "Your turn: choose a card and a car."


@clause("GP-2.3.1")
def test_the_shape_on_an_npc_tells_who_drives_it() -> None:
    game = slipstream.load("GP", seats=5)
    view = game.view(game.start(), 0)

    drawn = text(spoken.screen(game, view, NAMES).board)

    assert {car.controller: car.icon for car in view.cars if car.icon} == {
        0: "star", 1: "diamond", 2: "circle", 3: "square", 4: "triangle", -1: "neutral"
    }  # fmt: skip
    assert [line.split()[-8] for line in drawn[-5:]] == ["★", "◆", "●", "■", "▲"]


@clause("GP-8.3.2.1")
def test_the_lanes_that_a_safety_zone_closes_are_drawn() -> None:
    board = text(screen(race("1@30.0 5@27.2", zone=35)).board)

    assert board[1] == "Safety Zone, sectors 30 to 40: one lane, no lane changes"
    assert board[4:7] == [
        "1    .    .    .    .    =    =",
        "2    .    5    .    .    =    =",
        "3    .    .    .    .    =    =",
    ]


@clause("GP-8.4.1")
def test_the_npcs_that_will_pit_are_named() -> None:
    r = race("1@30.0 5@27.2 19@20.0 20@21.0 30@22.P", event="tire_test:9", npcs_of={19: 1})

    assert text(screen(r).board)[1:3] == ["Event: Tire Test, PIT 9", "PIT 9 calls in 19"]


@clause("GP-7.6.2.1")
def test_tyres_that_must_still_be_changed() -> None:
    late = race("1@70.0 10@65.0 5@27.2", duty_done=[10])

    assert "Must still change tyres before the finish: 1" in text(screen(late).board)
    assert not any("tyres before" in line for line in text(screen(race("1@50.0 5@27.2")).board))


def test_weather_and_flags_are_named() -> None:
    r = race("1@30.0 5@29.0", event="traction_hazard:2", wet=True)

    assert text(screen(r).board)[:2] == [
        "FLAT | lap 1 of 3 | turn 5 | wet | yellow and red striped flag",
        "Event: Traction Hazard, PIT 2",
    ]


def test_a_car_that_is_worn_out_is_told() -> None:
    r = race("1@30.0 5@29.0", wear={1: "tttttt"})

    assert text(screen(r).board)[-1].endswith(
        "tttttt (6 back); worn out: eliminated when activated"
    )
    assert word(r, "1") == "1    1st     30.0  h!  tttttt  worn out: must retire"


def test_many_teams_stand_in_two_columns() -> None:
    game = slipstream.load("GP", seats=11)

    board = text(spoken.screen(game, game.view(game.start(), 3), NAMES).board)

    assert board[-6] == (
        "  Ann      Scarlet     0 pts  0 cards     Bot 7    Silver      0 pts  0 cards"
    )
    assert len(board) == 9


def test_before_the_grid_there_is_nothing_to_draw() -> None:
    game = slipstream.load("GP", seats=2, options={"weather": "random"})

    of = spoken.screen(game, game.view(game.start(), 0), NAMES)

    assert text(of.board)[0] == ("Porto Vela | lap 1 of 3 | before the start | dry | green flag")
    assert text((of.question,)) == ["The weather at the start is drawn."]


def test_the_first_player_of_a_large_field() -> None:
    game = slipstream.load("GP", seats=11)
    state = game.start()
    dealer = SeededDealer(1)
    while state.turn() < 1:
        seat = state.waiting[0]
        state.apply(seat, state.sample(dealer) if seat == CHANCE else state.legal(seat)[0])

    lines = text(spoken.screen(game, game.view(state, PUBLIC), NAMES).board)

    assert sum("First Player: " in line for line in lines) == 1


def test_every_row_of_a_race_fits_and_every_question_has_words() -> None:
    game = slipstream.load("GP", seats=4, options={"laps": "1", "weather": "random"})
    state = game.start()
    dealer = SeededDealer(3)
    seen = set()
    while state.waiting:
        seat = state.waiting[0]
        name = state.decisions[state.asking].name
        if (name, seat) not in seen:
            seen.add((name, seat))
            for viewer in {seat, PUBLIC}:
                of = spoken.screen(game, game.view(state, viewer), NAMES)
                rows = text((*of.board, *of.hand, of.question, *of.unseen, *of.result))
                assert max(len(one) for one in rows) <= 79, name
        actions = state.legal(seat)
        action = state.sample(dealer) if seat == CHANCE else actions[dealer.below(9, len(actions))]
        state.apply(seat, action)
    assert len({name for name, _ in seen}) >= 12
