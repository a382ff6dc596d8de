"""Thunder Alley on the terminal: the screen, menus of two parts, whole moves, pictures."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import spoken
from cli.helpers import run
from rules.thunder_alley import lines
from rules.thunder_alley.lines import ACTIVATE, DISCARD, END, GRID, PIT, REPAIR, moving, state
from slipstream import CHANCE, PUBLIC
from slipstream.cli.language import speech
from slipstream.cli.menu import items, whole_moves, within
from slipstream.cli.preview import preview
from slipstream.games.registry import words
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.tell.screen import Row, Screen
from slipstream.tell.teller import parts

NAMES = ["Ann", "Bot 2"]


def screen(line: str, seat: int = 0) -> Screen:
    found = state(line)
    return spoken.screen(found.game, found.game.view(found, seat), NAMES, seat)


def text(rows: tuple[Row, ...]) -> list[str]:
    return ["".join(segment.text for segment in one).rstrip() for one in rows]


def test_the_screen_of_a_segment() -> None:
    of = screen(ACTIVATE)

    assert text(of.board) == [
        "Yunta Brothers Velodrome | lap 1 of 4 | turn 2 | Green flag",
        "",
        "0    .   11     .    8  [25]    .",
        "1    .    .  [29]    .     .    .",
        "2    #    #     .    .     .    .",
        "     8    9    10   11    12   13",
        "",
        "    car  owner      at  gap  wear",
        " 1. [25] You      12.0       t           3. [29] You      10.1   +1  B",
        " 2. 8    Bot 2    11.0   +1  ts          4. 11   Bot 2     9.0   +1  s",
        "    m moved   L turns led   ' a lap down   wear: lower case goes in the pits",
        "",
        "> You      Red      87 pts  3 cards  2 to move  First Player",
        "  Bot 2    Yellow   82 pts  3 cards  2 to move",
    ]
    assert text(of.hand) == [
        "Your hand",
        " #5     Teamwork              4 Draft                pit 2  second car drafts 3",
        " #6     Teamwork              4 Draft                pit 2  second car drafts 3",
        " #7     Riding the Draft      4 Draft                pit 2  no lane changes",
    ]
    assert text((of.question,)) == ["Your turn: choose a card and a car."]


def test_while_a_car_moves_the_track_around_it_is_drawn() -> None:
    line = moving(33, "25#33,mp:6,been:@12.0", "25@12.0*,8@11.0,29@9.1,11@3.0")

    board = text(screen(line).board)

    assert board[2:6] == [
        "0    .     .    .    8  *[25]    .    .    .    .    .    .    .    .    .",
        "1    .  [29]    .    .      .    .    .    .    .    .    .    .    .    .",
        "2    #     #    .    .      .    .    .    .    .    .    #    #    #    #",
        "     8     9   10   11     12   13   14   15   16   17   18   19   20   21",
    ]
    assert text((screen(line).question,)) == ["Where does car 25 go? 6 movement points left."]
    assert text((screen(line, 1).question,)) == ["Ann moves car 25: 6 movement points left."]


def test_cars_a_lap_apart_are_drawn_on_one_lap() -> None:
    line = ACTIVATE.replace("turn=2", "lap=2 turn=2").replace("25@12.0", "25@40.0")

    board = text(screen(line).board)

    assert board[2:6] == [
        "0    .  11'      .   8'  [25]    .",
        "1    .    .  [29]'    .     .    .",
        "2    #    #      .    .     .    .",
        "    36   37     38   39    40   41",
    ]
    assert " 2. 8    Bot 2   11.0'  +29  ts" in board[9]


def test_a_car_a_lap_ahead_is_drawn_beside_the_one_that_moves() -> None:
    line = moving(33, "25#33,mp:6,been:@12.0", "8@41.0,25@12.0*,29@10.1,11@9.0")

    board = text(screen(line.replace("turn=2", "lap=2 turn=2")).board)

    assert board[2] == "0    .   11     .    .  *[25]    8    .    .    .    .    .    .    .    ."


def test_apron_finishers_and_cars_that_are_out() -> None:
    line = ACTIVATE.replace(lines.CARS, "cars=29@111.P finished=25 out=11,8")

    board = text(screen(line.replace("turn=2", "lap=4 turn=2")).board)

    assert board[2] == "P    .  [29]    ."
    assert board[9:11] == [
        " 1. [25] You    finished  46 pts         3. 8    Bot 2       out  41 pts",
        " 2. [29] You     111.P                   4. 11   Bot 2       out  40 pts",
    ]


def test_clouds_and_events_are_shown() -> None:
    line = (
        "TA/2 yunta_brothers turn=2 first=1 ask=sun:1 cars=25@12.2/tttt*,8@11.0*,29@10.2*,11@9.0*"
        " hand=1:5;2:8 deck=82 events=sun_on_the_track rain=1 per_team=2"
    )

    of = screen(line)

    assert text(of.board)[0].endswith("Green flag | Sun on the Track")
    assert text(of.board)[1].startswith("Clouds")
    assert text((of.question,)) == ["Sun on the Track: which of your cars takes a tire marker?"]
    assert text((of.words["25"].label,)) == ["25  1st     12.2  tttt  -4 MP"]


def test_before_the_grid_there_is_nothing_to_draw() -> None:
    of = screen(GRID)

    assert text(of.board) == [
        "Yunta Brothers Velodrome | lap 1 of 4 | before the start | Green flag",
        "",
        "",
        "  You      Red       0 pts  0 cards  2 to move",
        "  Bot 2    Yellow    0 pts  0 cards  2 to move",
    ]


def test_every_row_fits() -> None:
    for name, line in vars(lines).items():
        if name.isupper() and str(line).startswith("TA/2") and name[0] != "_":
            for seat in (0, PUBLIC, CHANCE):
                of = screen(line, seat)
                for one in text((*of.board, *of.hand, of.question, *of.unseen, *of.result)):
                    assert len(one) <= 99


def test_a_hand_to_discard_from_is_in_the_menu() -> None:
    assert screen(DISCARD).hand == ()
    assert text(screen(DISCARD, 1).hand)[0] == "Your hand"
    assert text(screen(DISCARD, CHANCE).hand)[0] == "Ann’s hand"
    assert text((screen(DISCARD).words["-"].label,)) == ["Keep these cards"]


def test_words_for_pits_and_repairs() -> None:
    assert text((screen(PIT).question,)) == [
        "Green flag: which car pits? It drops back 5 and rejoins next turn."
    ]
    assert text((screen(PIT + " pits=variable").question,)) == [
        "Green flag: which car pits? Each marker removed costs a place."
    ]
    assert text((screen(REPAIR).words["t"].label,)) == ["Repair tire"]


def test_lanes_are_named_with_who_is_there() -> None:
    found = screen(lines.TAIL).words

    assert text((found["17.0"].label,)) == ["sector 17, lane 0: car 8"]
    assert text((screen(lines.PUSHED).words["18.0"].label,)) == ["sector 18, lane 0: empty"]


def test_words_for_cars_that_are_out_or_worn_out() -> None:
    line = ACTIVATE.replace("29@10.1/B", "29@10.1/ttttBB").replace(",11@9.0/s", "")
    words = screen(line.replace("hand=", "out=11 hand=")).words

    assert text((words["29"].label,)) == ["29  3rd     10.1  ttttBB  worn out: must retire"]
    assert text((words["11"].label,)) == ["11  out"]
    assert words["11"].effect == "Bot 2"


def test_what_nobody_has_seen() -> None:
    line = PIT.replace("deck=82", "deck=81 used=4").replace("events=loose", "events=loose rain=1")

    rows = text(screen(line).unseen)

    assert rows[0] == "Unseen race cards: 82, 81 of them in the deck"
    assert "  1 Teamwork" in rows[1]
    assert any("  1 Rain" in one for one in rows)
    assert rows[-2:] == ["Discards, newest first", "    Teamwork (Black first)"]
    assert text(screen(PIT).unseen)[-1] == "No discards"


def test_the_result_tells_places_bonuses_and_the_tie_break() -> None:
    line = (
        "TA/2 st_adriana lap=2 turn=7 first=1 ask=end finished=25,8,11 out=29 led=8:1,11:2"
        " hand=1:5;2:8 deck=82 end=finish per_team=2"
    )

    assert text(screen(line).result) == [
        "Finishing order",
        "  1st  [25]  You      46 points",
        "  2nd  8     Bot 2    43 points  led 1 turn",
        "  3rd  11    Bot 2    43 points  led 2 turns",
        "  4th  [29]  You      40 points  (out)",
        "Teams",
        "  1. You       86 points, best car 1st",
        "  2. Bot 2     86 points, best car 2nd",
        "  You and Bot 2 are level: the best car decides.",
        "You win the race.",
    ]
    assert text(screen(END, 1).result)[-1] == "Ann wins the race."


def test_tokens_are_taken_apart_at_their_mark() -> None:
    assert [parts(token) for token in ("15#62", "15!", "#62", "W1:g1", ">>", ".")] == [
        ("15", "#62"),
        ("15", "!"),
        ("#62", ""),
        ("W1", "g1"),
        (">>", ""),
        (".", ""),
    ]


def test_first_the_car_then_the_card() -> None:
    menu = items(state(ACTIVATE), 0)

    assert [item.name for item in menu] == ["25", "29"]
    assert [item.name for item in within(menu[0], screen(ACTIVATE))] == [
        "25#5", "25#6", "25#7", "25!"
    ]  # fmt: skip


def test_whole_moves_are_named_by_their_destination() -> None:
    line = moving(46, "25#46,mp:2,been:@12.1", "25@12.1*,8@11.0,29@10.1,11@9.0")
    found = whole_moves(state(line), 0, words(ThunderAlley))

    assert [item.name for item in found] == ["@14.1", "@13.0", "@13.2"]
    assert [len(item.run) for item in found] == [2, 2, 2]
    assert whole_moves(state(ACTIVATE), 0, words(ThunderAlley)) == []


def test_other_moves_to_the_same_place_are_numbered() -> None:
    """The car that is pushed into the corner may go through one lane or the other."""
    line = moving(46, "25#46,mp:4,been:@16.1", "8@17.1,25@16.1*,29@10.1,11@9.0")

    found = [item.name for item in whole_moves(state(line), 0, words(ThunderAlley))]

    assert found[:4] == ["@19.0", "@19.1", "@18.0", "@18.1"]
    assert found[7:9] == ["@18.0/2", "@18.1/2"]
    assert len(found) == 12


def test_play_by_menus_whole_moves_and_paths(tmp_path: Path) -> None:
    saved = tmp_path / "a.race"
    played = run(
        "play", "TA", "--seats", "2", "--seed", "4", "--option", "cars=2", "--option", "laps=1",
        "--bots", "random", "--save", saved,
        text="1\n0\n1\n2\n>zz\n>>\nu\n@99\n3\nq\n",
    )  # fmt: skip

    assert "Your turn" in played.output
    assert "0 goes back" in played.output
    assert "is not an answer here" in played.output
    assert "The race is saved" in played.output
    assert run("replay", saved).exit_code == 0


def test_the_picture_of_a_position() -> None:
    drawn = run("show", "--svg", "-", ACTIVATE)

    root = ElementTree.fromstring(drawn.stdout)
    described = next(one.text for one in root.iter() if one.tag.endswith("desc"))
    assert described is not None
    assert described.startswith("Car 25 on 12.0, leads; Car 8 on 11.0;")


def test_a_line_with_gaps_is_shown() -> None:
    shown = run("show", ACTIVATE.replace("2:8,9,10", "2:?3"))

    assert shown.exit_code == 0
    assert "Thunder Alley (Seat 1)" in shown.output


def test_a_whole_move_says_which_place_it_wins() -> None:
    """25 leads and can be passed by 29, which is third."""
    found = state(moving(46, "29#46,mp:4,been:@10.1", "25@12.0,8@11.0,29@10.1*,11@9.0"))

    told = spoken.outcomes(found.game, found, 0)

    assert (told["@14.1"], told["@12.1"], told["@11.0"]) == (
        "3rd to 1st",
        "3rd to 2nd",
        "3rd to 2nd",
    )
    assert "still 3rd" in told.values()


def test_a_place_is_counted_behind_those_that_have_finished() -> None:
    line = moving(46, "29#46,mp:4,been:@90.1", "8@91.0,29@90.1*,11@89.0")
    found = state(line.replace("turn=2", "lap=4 turn=2").replace(" hand", " finished=25 hand"))

    assert next(iter(spoken.outcomes(found.game, found, 0).values())) == "3rd to 2nd"


def test_a_card_says_how_far_it_can_lead_and_a_move_what_it_wears(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    shown = run(
        "play", "TA", "--seats", 3, "--seed", 5, "--save", tmp_path / "a.race",
        text="1\n1\n2\n3\n",
    ).output  # fmt: skip

    assert "5 movement points, up to 4.0, 8th to 5th" in shown
    assert "@4.0  8th to 5th 41 to sector 4 (lane 0) with 25, 1, 8 and 3," in shown
    assert "41 takes 1 suspension marker" in shown


def test_what_an_event_may_bring_is_luck_and_no_list() -> None:
    """TA-3.5.2: the last segment of a turn; its event can be any of those left in the deck."""
    cars = "cars=25@12.0/t*,8@11.0/ts*,29@10.1/B*,11@9.0/s"
    last = state(f"{lines._HEAD} ask=activate:2 {cars} hand=1:5;2:8,9 deck=81 per_team=2")
    retire = last.decision.read(last, 1, "11!")

    told = preview(last, 1, [retire], speech(last.game, "en", NAMES, 1))
    assert told == "11 is out: 4th, 25 leads the turn; the rest is luck"
