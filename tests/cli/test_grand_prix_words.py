"""Grand Prix on the terminal: questions, the words of every token, results, menus."""

from __future__ import annotations

from pathlib import Path

import pytest

import slipstream
import spoken
from clauses import clause
from cli.grand_prix import NAMES, QUIET, middle, question, screen, text, word
from cli.helpers import run
from rules.grand_prix.drawn import Race, race
from slipstream import CHANCE, PUBLIC, SeededDealer
from slipstream.cli.menu import items, whole_moves, within
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.registry import words


@pytest.mark.parametrize(
    ("of", "asked", "told"),
    [
        (
            race("1@10.0 5@9.0", "Charge"),
            "Where does car 1 go? 7 movement points left.",
            "Ann moves car 1: 7 movement points left.",
        ),
        (
            race("1@10.0 5@19.0", "Late Brake").play(">*8"),
            "Late Brake: swap car 1 with the one ahead?",
            "Ann may brake late.",
        ),
        (
            race("1@10.0 5@30.0", "Charge", tyres={1: "s"}).play(">*7"),
            "Soft tyres of car 1: 3 extra movement points for a tyre marker?",
            "Ann may use the soft tyres of car 1.",
        ),
        (
            race("1@30.0 5@29.0", event="weather_change:5"),
            "The weather has changed: does car 1 pit for other tyres?",
            "The weather has changed: Ann decides for car 1.",
        ),
        (
            race("1@30.0 5@29.0", event=QUIET),
            "Does car 1 pit? A marker costs 1 sector or more, new tyres at least 2.",
            "Ann decides whether car 1 pits.",
        ),
        (
            race("1@30.0 5@29.0", event=QUIET, wear={1: "tb"}).play("1 t"),
            "Repair car 1: choose a marker. Sectors lost so far: 1.",
            "Ann chooses what is repaired on car 1.",
        ),
        (
            race("1@30.0 5@29.0", event=QUIET).play("1"),
            "New tyres for car 1? Sectors lost: 0, with them at least 2.",
            "Ann chooses tyres for car 1.",
        ),
        (
            race("1@30.0 10@30.1 5@29.0", event="tire_wear:2"),
            "Tire Wear, PIT 2: which of your cars takes the marker?",
            "Tire Wear, PIT 2: Ann chooses a car.",
        ),
    ],
    ids=["step", "late_brake", "soft_bonus", "reaction", "pit", "repair", "new_tyres", "marker"],
)
def test_a_question_is_told_to_whom_it_asks_and_to_the_others(
    of: Race, asked: str, told: str
) -> None:
    assert question(of) == asked
    assert question(of, 1) == told


def test_words_for_tyres_markers_and_the_end_of_a_list() -> None:
    stop = race("1@30.0 5@29.0", event=QUIET, wear={1: "tb"}).play("1")
    rain = race("1@30.0 5@29.0", event="weather_change:5")

    assert word(stop, "b") == "Repair brake: 5 sectors back"
    assert word(stop, "-") == "No more repairs"
    assert word(rain, "wet") == "wet tyres"
    assert word(rain, "-") == "Stay out and accept what the weather does"


@clause("GP-2.7.1")
def test_words_for_the_tyres_of_both_cars() -> None:
    game = slipstream.load("GP", seats=2)
    state = game.start()
    dealer = SeededDealer(1)
    while state.waiting == [CHANCE]:
        state.apply(CHANCE, state.sample(dealer))

    mine, theirs = (
        spoken.screen(game, game.view(state, seat), NAMES, seat) for seat in (0, PUBLIC)
    )

    assert text((mine.words["sh"].label,)) == ["Car 1 on soft, car 10 on hard tyres"]
    assert text((theirs.words["sh"].label,)) == ["First car on soft, second car on hard tyres"]
    assert text((mine.question,)) == [
        "Which tyres? Soft: one extra move for a marker. All must change once."
    ]


def test_words_for_cars() -> None:
    r = race("1@30.0 5@29.0 20@20.0 23@19.0 16@18.0", npcs_of={23: 1, 16: 2})
    effects = {token: screen(r).words[token].effect for token in ("1", "5", "20", "23", "16")}

    assert word(r, "23") == "23 ★ 4th     19.0"
    assert word(r, "33") == "33   out"
    assert effects == {
        "1": "",
        "5": "Bot 2",
        "20": "NPC, anyone’s",
        "23": "your NPC",
        "16": "Bot 2’s NPC",
    }


def test_cards_tell_speed_type_wear_and_close_calls() -> None:
    r = race("1@30.0 5@29.0", hands={1: "TG,FO"})

    assert word(r, "#TG") == "Top Gear          9 Solo    transmission     pit 4"
    assert word(r, "#FO") == "Flat Out          8 Lead    tyre         1CC pit 4"
    assert screen(r).words["#TG"].effect == "pushes freely"


def test_lanes_are_named_with_who_is_there() -> None:
    """GP-W26: two spaces lead into 26.0."""
    r = race("1@26.0 9@25.1 14@24.1", "Conservative", circuit="cone").play(">")

    assert word(r, "25.1") == "sector 25, lane 1: car 9"
    assert word(r, "25.0") == "sector 25, lane 0: empty"


def test_a_hand_to_discard_from_is_in_the_menu() -> None:
    r = race("1@30.0 5@29.0", event=QUIET).play("- -")

    assert screen(r).hand == ()
    assert text(screen(r, 1).hand)[0] == "Your hand"
    assert text(screen(r, CHANCE).hand)[0] == "Ann’s hand"
    assert screen(r, PUBLIC).hand == ()
    assert word(r, "-") == "Keep these cards"


def test_what_nobody_has_seen() -> None:
    r = race("1@10.0 5@30.0", "Charge").play(">*7")

    rows = text(screen(r).unseen)

    assert rows[0] == "Unseen race cards: 66, 54 of them in the deck"
    assert any("  3 Charge" in one for one in rows)
    assert rows[-2:] == ["Discards, newest first", "    Charge"]
    assert text(screen(race("1@10.0 5@30.0")).unseen)[-1] == "No discards"


def test_the_result_tells_places_disqualification_and_the_winner() -> None:
    r = race("1@179.0 5@178.0 20@177.0", "Conservative", duty_done=[5], hands={1: "", 2: ""})

    rows = text(screen(r.play(">*4")).result)

    assert rows == [
        "Finishing order",
        "  1st   5     Bot 2    25 points",
        "  2nd   ~20   anyone   -",
        "  3rd   ~27   anyone   -  (out)",
        "  20th  33    Bot 2    0 points  (out)",
        "  21st  [10]  You      0 points  (out)",
        "  Car 1 is disqualified: it never changed tyres",
        "Players",
        "   1. Bot 2     25 points",
        "   2. You       0 points",
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
        "   1. You       25 points",
        "   2. Bot 2     25 points",
        "  You and Bot 2 are level: the best car decides.",
        "You win the race.",
    ]


@clause("GP-R89")
def test_a_shared_win_is_told() -> None:
    r = race(
        "1@179.0 10@170.0 5@169.0 33@168.0", "Conservative", hands={1: "", 2: ""}, first=1
    ).play(">*4 - -")

    assert text(screen(r).result)[-1] == "You and Bot 2 share the win."


def test_tokens_are_taken_apart_first_the_car_then_the_card() -> None:
    r = middle()
    menu = items(r.state, 0)

    assert [item.name for item in menu] == ["1", "10", "20", "23"]
    assert [item.name for item in within(menu[0], screen(r))] == ["1#WV", "1#CO", "1!"]


def test_whole_moves_are_named_by_their_destination() -> None:
    r = race("1@10.0 5@9.0", "Conservative")

    assert [item.name for item in whole_moves(r.state, 0, words(GrandPrix))] == ["@14.0"]
    assert whole_moves(middle().state, 0, words(GrandPrix)) == []


def test_play_by_menus_and_whole_moves(tmp_path: Path) -> None:
    saved = tmp_path / "a.race"
    played = run(
        "play", "GP", "--seats", "2", "--seed", "4", "--option", "laps=1", "--bots", "random",
        "--save", saved, text="1\n1\n1\n4\nq\n",
    )  # fmt: skip

    assert "Which tyres?" in played.output
    assert "Your turn" in played.output
    assert "The race is saved" in played.output
    assert run("replay", saved).exit_code == 0
