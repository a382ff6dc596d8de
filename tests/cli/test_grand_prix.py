"""Grand Prix on the terminal and as a picture: what a person sees, and the words of every token."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import slipstream
from clauses import clause
from cli.helpers import run
from rules.grand_prix.drawn import Race, race
from slipstream import CHANCE, PUBLIC, SeededDealer
from slipstream.cli.menu import items, whole_moves, within
from slipstream.games.grand_prix.drawing import picture
from slipstream.kernel.playout import random_play
from slipstream.kernel.screen import Row, Screen

NAMES = ["You", *(f"Bot {seat}" for seat in range(2, 12))]
QUIET = "tire_test:9"


def screen(of: Race, seat: int = 0) -> Screen:
    game = of.state.game
    return game.screen(game.view(of.state, seat), NAMES)


def text(rows: tuple[Row, ...]) -> list[str]:
    return ["".join(segment.text for segment in one).rstrip() for one in rows]


def question(of: Race, seat: int = 0) -> str:
    return text((screen(of, seat).question,))[0]


def word(of: Race, token: str, seat: int = 0) -> str:
    return text((screen(of, seat).words[token].label,))[0]


def middle() -> Race:
    """Two teams and an NPC of the first in the middle of a race."""
    return race(
        "1@30.0 10@28.P 5@29.1 20@27.0 23@26.2",
        wear={1: "ttb", 10: "B"},
        close_calls={1: 2, 5: 1},
        tyres={1: "s", 5: "s-"},
        duty_done=[5],
        activated=[5],
        npcs_of={23: 1},
        hands={1: "WV,CO,CO", 2: "CG"},
        first=1,
        teams="scarlet,emerald",
    )


def test_the_screen_of_a_segment() -> None:
    of = screen(middle())

    assert text(of.board)[:14] == [
        "FLAT  |  lap 1 of 3  |  turn 5  |  dry  |  green flag",
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
        "m moved   ' lapped   + soft bonus left   ! tyres to be changed   ~ anybody's",
        "wear: tyre suspension wing brakes gears engine go in the pits, Body stays",
        "",
        "> You      scarlet ★  40 pts   3 cards  3 to move  First Player",
        "  Bot 2    emerald    18 pts   1 card  0 to move",
        "",
        "  [1]  soft tyres, bonus left; 2 tyre, 1 brakes (7 back); 2 CC; -3 MP",
        "  [10] hard tyres; 1 body",
    ]
    assert text(of.hand) == [
        "Your hand",
        " #WV    Weaving           4 solo                 1CC pit 3  free lane changes",
        " #CO x2 Conservative      4 line                     pit 2  no lane changes",
    ]
    assert question(middle()) == "Your segment: choose a car, then a card for it."


@clause("GP-2.3.1")
def test_the_shape_on_an_npc_tells_who_drives_it() -> None:
    game = slipstream.load("GP", seats=5)
    view = game.view(game.start(), 0)

    drawn = text(game.screen(view, NAMES).board)

    assert {car.controller: car.icon for car in view.cars if car.icon} == {
        0: "star", 1: "diamond", 2: "circle", 3: "square", 4: "triangle", -1: "neutral"
    }  # fmt: skip
    assert [line.split()[-8] for line in drawn[-5:]] == ["★", "◆", "●", "■", "▲"]


@clause("GP-8.3.2.1")
def test_the_lanes_that_a_safety_zone_closes_are_drawn() -> None:
    board = text(screen(race("1@30.0 5@27.2", zone=35)).board)

    assert board[1] == "SAFETY ZONE 30 to 40: one lane, no lane changes"
    assert board[4:7] == [
        "1    .    .    .    .    =    =",
        "2    .    5    .    .    =    =",
        "3    .    .    .    .    =    =",
    ]


@clause("GP-8.4.1")
def test_the_npcs_that_will_pit_are_named() -> None:
    r = race("1@30.0 5@27.2 19@20.0 20@21.0 30@22.P", event="tire_test:9", npcs_of={19: 1})

    assert text(screen(r).board)[1:3] == ["Event: Tire Test, PIT 9", "PIT 9 calls in ★19"]


@clause("GP-7.6.2.1")
def test_tyres_that_must_still_be_changed() -> None:
    late = race("1@70.0 10@65.0 5@27.2", duty_done=[10])

    assert "TYRES: [1] must be changed before the finish" in text(screen(late).board)
    assert not any("TYRES" in line for line in text(screen(race("1@50.0 5@27.2")).board))


def test_weather_and_flags_are_named() -> None:
    r = race("1@30.0 5@29.0", event="traction_hazard:2", wet=True)

    assert text(screen(r).board)[:2] == [
        "FLAT  |  lap 1 of 3  |  turn 5  |  wet  |  yellow and red striped flag",
        "Event: Traction Hazard, PIT 2",
    ]


def test_a_car_that_is_worn_out_is_told() -> None:
    r = race("1@30.0 5@29.0", wear={1: "tttttt"})

    assert text(screen(r).board)[-1].endswith(
        "6 tyre (6 back); worn out: eliminated when activated"
    )
    assert word(r, "1") == "1    1st     30.0  h!  tttttt  worn out: it is eliminated"


def test_many_teams_stand_in_two_columns() -> None:
    game = slipstream.load("GP", seats=11)

    board = text(game.screen(game.view(game.start(), 3), NAMES).board)

    assert board[-6] == (
        "  You      scarlet     0 pts   0 cards    Bot 7    silver      0 pts   0 cards"
    )
    assert len(board) == 9


def test_before_the_grid_there_is_nothing_to_draw() -> None:
    game = slipstream.load("GP", seats=2, options={"weather": "random"})

    of = game.screen(game.view(game.start(), 0), NAMES)

    assert text(of.board)[0] == (
        "Porto Vela  |  lap 1 of 3  |  before the start  |  dry  |  green flag"
    )
    assert text((of.question,)) == ["The weather at the start is drawn."]


def test_the_first_player_of_a_large_field() -> None:
    game = slipstream.load("GP", seats=11)
    state = game.start()
    dealer = SeededDealer(1)
    while state.turn() < 1:
        seat = state.waiting[0]
        state.apply(seat, state.sample(dealer) if seat == CHANCE else state.legal(seat)[0])

    lines = text(game.screen(game.view(state, PUBLIC), NAMES).board)

    assert sum("  First" in line for line in lines) == 1


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
                of = game.screen(game.view(state, viewer), NAMES)
                rows = text((*of.board, *of.hand, of.question, *of.unseen, *of.result))
                assert max(len(one) for one in rows) <= 88, name
        actions = state.legal(seat)
        action = state.sample(dealer) if seat == CHANCE else actions[dealer.below(9, len(actions))]
        state.apply(seat, action)
    assert len({name for name, _ in seen}) >= 12


@pytest.mark.parametrize(
    ("of", "asked", "told"),
    [
        (
            race("1@10.0 5@9.0", "Charge"),
            "1, solo: 7 movement points left.",
            "Bot 3 moves 1, 7 left.",
        ),
        (
            race("1@10.0 5@19.0", "Late Brake").play(">*8"),
            "Late Brake: change places with the car ahead of 1?",
            "You may brake late.",
        ),
        (
            race("1@10.0 5@30.0", "Charge", tyres={1: "s"}).play(">*7"),
            "Use the soft tyres of 1? 3 more movement points, then a tyre marker.",
            "You may use the soft tyres of 1.",
        ),
        (
            race("1@30.0 5@29.0", event="weather_change:5"),
            "The weather has changed: does 1 pit for other tyres?",
            "The weather has changed: You decides for 1.",
        ),
        (
            race("1@30.0 5@29.0", event=QUIET),
            "Does 1 pit? It goes back a sector or more for each marker it drops, 2 for tyres.",
            "You to decide on a pit stop of 1.",
        ),
        (
            race("1@30.0 5@29.0", event=QUIET, wear={1: "tb"}).play("1 t"),
            "Which marker does 1 drop next? It goes back 1 so far.",
            "You chooses what 1 drops.",
        ),
        (
            race("1@30.0 5@29.0", event=QUIET).play("1"),
            "Other tyres for 1? It goes back 0, or 2 at least with other tyres.",
            "You chooses tyres for 1.",
        ),
        (
            race("1@30.0 10@30.1 5@29.0", event="tire_wear:2"),
            "Tire Wear, PIT 2: which of your cars takes the marker?",
            "Tire Wear, PIT 2: You chooses the car.",
        ),
    ],
    ids=["step", "late_brake", "soft_bonus", "reaction", "pit", "repair", "new_tyres", "marker"],
)
def test_questions(of: Race, asked: str, told: str) -> None:
    assert question(of) == asked
    assert question(of, 1) == told.replace("Bot 3", "You")


def test_words_for_tyres_markers_and_the_end_of_a_list() -> None:
    stop = race("1@30.0 5@29.0", event=QUIET, wear={1: "tb"}).play("1")
    rain = race("1@30.0 5@29.0", event="weather_change:5")

    assert word(stop, "b") == "b  a brakes marker: 5 back"
    assert word(stop, "-") == "no more markers"
    assert word(rain, "w") == "w  wet tyres"
    assert word(rain, "-") == "stay out and take what the weather does to these tyres"


@clause("GP-2.7.1")
def test_words_for_the_tyres_of_both_cars() -> None:
    game = slipstream.load("GP", seats=2)
    state = game.start()
    dealer = SeededDealer(1)
    while state.waiting == [CHANCE]:
        state.apply(CHANCE, state.sample(dealer))

    mine, theirs = (game.screen(game.view(state, seat), NAMES) for seat in (0, PUBLIC))

    assert text((mine.words["sh"].label,)) == ["1 on soft, 10 on hard tyres"]
    assert text((theirs.words["sh"].label,)) == ["first on soft, second on hard tyres"]
    assert text((mine.question,)) == [
        "Which tyres for your cars? The others see them when all have chosen."
    ]


def test_words_for_cars() -> None:
    r = race("1@30.0 5@29.0 20@20.0 23@19.0 16@18.0", npcs_of={23: 1, 16: 2})
    effects = {token: screen(r).words[token].effect for token in ("1", "5", "20", "23", "16")}

    assert word(r, "23") == "23 ★ 4th     19.0"
    assert word(r, "33") == "33   out"
    assert effects == {
        "1": "",
        "5": "Bot 2",
        "20": "NPC, anybody's",
        "23": "your NPC",
        "16": "Bot 2",
    }


def test_cards_tell_speed_type_wear_and_close_calls() -> None:
    r = race("1@30.0 5@29.0", hands={1: "TG,FO"})

    assert word(r, "#TG") == "Top Gear          9 solo    transmission     pit 4"
    assert word(r, "#FO") == "Flat Out          8 lead    tyre         1CC pit 4"
    assert screen(r).words["#TG"].effect == "pushes as it likes"


def test_lanes_are_named_with_who_is_there() -> None:
    """GP-W26: two spaces lead into 26.0."""
    r = race("1@26.0 9@25.1 14@24.1", "Conservative", circuit="cone").play(">")

    assert word(r, "25.1") == "25.1  car 9"
    assert word(r, "25.0") == "25.0  empty"


def test_a_hand_to_discard_from_is_in_the_menu() -> None:
    r = race("1@30.0 5@29.0", event=QUIET).play("- -")

    assert screen(r).hand == ()
    assert text(screen(r, 1).hand)[0] == "Your hand"
    assert text(screen(r, CHANCE).hand)[0] == "Hand of seat 1"
    assert screen(r, PUBLIC).hand == ()
    assert word(r, "-") == "keep the rest"


def test_what_nobody_has_seen() -> None:
    r = race("1@10.0 5@30.0", "Charge").play(">*7")

    rows = text(screen(r).unseen)

    assert rows[0] == "Unseen race cards: 66, 54 in the deck"
    assert any("  3 Charge" in one for one in rows)
    assert rows[-1] == "Discards, newest first: Charge"
    assert text(screen(race("1@10.0 5@30.0")).unseen)[-1] == "Discards, newest first: none"


def test_the_result_tells_places_disqualification_and_the_winner() -> None:
    r = race("1@179.0 5@178.0 20@177.0", "Conservative", duty_done=[5], hands={1: "", 2: ""})

    rows = text(screen(r.play(">*4")).result)

    assert rows == [
        "Finishing order",
        "  1st   5     Bot 2    25 points",
        "  2nd   ~20   anyone    -",
        "  3rd   ~27   anyone    -  (out)",
        "  20th  33    Bot 2     0 points  (out)",
        "  21st  [10]  You       0 points  (out)",
        "  1 is disqualified: it never changed its tyres (GP-7.6.2.4)",
        "Players",
        "   1. Bot 2      25 points",
        "   2. You         0 points",
        "Bot 2 wins the race.",
    ]
    assert text(screen(r.play(">*4"), 1).result)[-1] == "You win the race."


@clause("GP-10.2.4")
def test_the_result_tells_the_tie_break() -> None:
    """25 for the first place, 15 + 10 for the third and the fifth."""
    r = race(
        "1@179.0 20@170.0 5@169.0 23@168.0 33@167.0",
        "Conservative",
        duty_done=[1, 5, 33],
        hands={1: "", 2: ""},
    ).play(">*4 -")

    assert text(screen(r).result)[-4:] == [
        "   1. You        25 points",
        "   2. Bot 2      25 points",
        "  You and Bot 2 are level: the better car decides (GP-10.2.4).",
        "You win the race.",
    ]


@clause("GP-R89")
def test_a_shared_win_is_told() -> None:
    r = race(
        "1@179.0 10@170.0 5@169.0 33@168.0", "Conservative", hands={1: "", 2: ""}, first=1
    ).play(">*4 - -")

    assert text(screen(r).result)[-1] == "You and Bot 2 share the race."


def test_tokens_are_taken_apart_first_the_car_then_the_card() -> None:
    r = middle()
    menu = items(r.state, 0)

    assert [item.name for item in menu] == ["1", "10", "20", "23"]
    assert [item.name for item in within(menu[0], screen(r))] == ["1#WV", "1#CO", "1!"]


def test_whole_moves_are_named_by_their_destination() -> None:
    r = race("1@10.0 5@9.0", "Conservative")

    assert [item.name for item in whole_moves(r.state, 0)] == ["@14.0"]
    assert whole_moves(middle().state, 0) == []


def test_play_by_menus_and_whole_moves(tmp_path: Path) -> None:
    saved = tmp_path / "a.race"
    played = run(
        "play", "GP", "--seats", "2", "--seed", "4", "--option", "laps=1", "--bots", "random",
        "--save", saved, text="1\n1\n1\n4\nq\n",
    )  # fmt: skip

    assert "Which tyres for your cars?" in played.output
    assert "Your segment" in played.output
    assert "The race is saved" in played.output
    assert run("replay", saved).exit_code == 0


def drawn(of: Race, seat: int = 0) -> ElementTree.Element:
    game = of.state.game
    return ElementTree.fromstring(picture(game.view(of.state, seat), NAMES))


def titles(root: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in root.iter() if one.tag.endswith("title")]


def test_the_picture_tells_everything_in_words_too() -> None:
    told = titles(drawn(middle()))

    assert (
        "1: 1; driven by You; tyres s, bonus left; wear tyre, tyre, brakes; 2 Close Calls" in told
    )
    assert "2: 5; driven by Bot 2; tyres hs-; 1 Close Calls" in told
    assert "5: 23; driven by You" in told
    assert "4: 20; driven by anyone" in told


@pytest.mark.parametrize("wet", [False, True])
def test_the_picture_has_weather_flag_zone_and_lanes_to_choose(wet: bool) -> None:
    r = race("1@26.0 9@25.1 14@24.1", "Conservative", circuit="cone", wet=wet, zone=40).play(">")
    root = drawn(r)
    texts = [one.text for one in root.iter() if one.tag.endswith("text")]
    classes = [one.get("class") for one in root.iter()]

    assert ("WET" if wet else "DRY") in texts
    assert "Green flag" in texts
    assert classes.count("lit") == 2
    assert {"zone", "closed", "active"} <= set(classes)


def test_pictures_of_the_whole_race() -> None:
    """From the grid to the finish, with finishers and cars that are out."""
    game = slipstream.load("GP", seats=3, options={"laps": "1"})
    state = game.start()

    assert "No car on the track" in picture(game.view(state, 0), NAMES)

    random_play(state, SeededDealer(5), [SeededDealer(seat) for seat in range(3)])
    over = ElementTree.fromstring(picture(game.view(state, PUBLIC), NAMES))
    assert len([told for told in titles(over) if "driven by" in told]) == 22


def test_show_writes_the_picture_of_a_position() -> None:
    line = slipstream.load("GP", seats=2)
    state = line.start()

    shown = run("show", "--svg", "-", line.line(state, CHANCE))

    assert shown.exit_code == 0
    assert ElementTree.fromstring(shown.stdout).tag.endswith("svg")


def test_a_line_with_gaps_is_shown() -> None:
    game = slipstream.load("GP", seats=2)
    state = game.start()
    dealer = SeededDealer(1)
    while state.turn() < 1 or state.waiting == [CHANCE]:
        seat = state.waiting[0]
        state.apply(seat, state.sample(dealer) if seat == CHANCE else state.legal(seat)[0])

    shown = run("show", game.line(state, 0))

    assert shown.exit_code == 0
    assert "Grand Prix (seat 1)" in shown.output
