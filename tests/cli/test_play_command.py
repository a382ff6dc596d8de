"""A race played through the prompt."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import slipstream
import spoken
from cli.helpers import LINE, ORDER, record, refused, run
from slipstream import CHANCE, SeededDealer, load, read
from slipstream.cli.language import speech
from slipstream.cli.menu import items, short_name, within
from slipstream.cli.preview import preview
from slipstream.cli.session import Session, bots_for, new_record, seat_and_bots
from slipstream.notation.record import Record, read_record
from slipstream.notation.replay import check_deal
from slipstream.tell.screen import Choice, Screen, row
from slipstream.tell.teller import choice_of

FIRST = "1\n" * 200  # more than enough first choices for a whole race


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_whole_race_is_played_by_numbers_and_saved(elsewhere: Path) -> None:
    result = run("play", "FMR", "--seed", 7, "--bots", "random", text=FIRST)

    assert result.exit_code == 0
    assert "Podium" in result.stdout
    assert "fmr-7.race" in result.stdout
    saved = read_record((elsewhere / "fmr-7.race").read_text("utf-8"))
    assert not saved.final().waiting
    check_deal(saved)


def test_the_last_plays_are_announced() -> None:
    result = run("play", "FMR", "--seed", 7, text=FIRST)

    assert "The draw pile is empty" in result.stdout
    assert "this is your last turn" in result.stdout


def test_saved_and_resumed_it_is_the_same_race(elsewhere: Path) -> None:
    whole = run("play", "FMR", "--seed", 7, "--bots", "random", "--save", "a.race", text=FIRST)
    begun = run(
        "play", "FMR", "--seed", 7, "--bots", "random", "--save", "b.race", text="1\n1\nq\n"
    )
    resumed = run("play", "--load", "b.race", text=FIRST)

    assert [each.exit_code for each in (whole, begun, resumed)] == [0, 0, 0]
    assert "go on with: slipstream play --load b.race" in begun.stdout
    assert (elsewhere / "a.race").read_text("utf-8") == (elsewhere / "b.race").read_text("utf-8")


def test_quitting_and_resuming_after_every_choice_changes_nothing(elsewhere: Path) -> None:
    run("play", "FMR", "--seed", 9, "--bots", "random", "--save", "a.race", text=FIRST)
    run("play", "FMR", "--seed", 9, "--bots", "random", "--save", "b.race", text="1\n1\nq\n")
    for _ in range(60):
        if run("play", "--load", "b.race", text="1\n1\nq\n").exit_code:
            break

    assert (elsewhere / "a.race").read_text("utf-8") == (elsewhere / "b.race").read_text("utf-8")


def test_without_a_seed_in_the_record_the_rest_is_new_luck(elsewhere: Path) -> None:
    made = record(moves=40)
    del made.tags["Seed"]
    (elsewhere / "x.race").write_text(made.write(), "utf-8")

    assert run("play", "--load", "x.race", text=FIRST).exit_code == 0
    assert "[Seed" not in (elsewhere / "x.race").read_text("utf-8")


def test_end_of_input_ends_cleanly_and_saves(elsewhere: Path) -> None:
    result = run("play", "fmr", "--seed", 7, text="1\n1\n")

    assert result.exit_code == 0
    assert "End of input. The race is saved" in result.stdout
    assert (elsewhere / "fmr-7.race").exists()


def test_nothing_played_is_nothing_saved(elsewhere: Path) -> None:
    result = run("play", "FMR", "--seed", 7, text="")

    assert result.exit_code == 0
    assert "nothing is saved" in result.stdout
    assert list(elsewhere.iterdir()) == []


def test_a_free_name_is_taken_where_a_race_is_saved_already(elsewhere: Path) -> None:
    for _ in range(3):
        run("play", "FMR", "--seed", 7, text="1\n1\n")

    names = sorted(path.name for path in elsewhere.iterdir())
    assert names == ["fmr-7-2.race", "fmr-7-3.race", "fmr-7.race"]


def test_a_token_is_a_choice_too() -> None:
    result = run("play", "FMR", "--seed", 7, text="O2p:p2\nq\n")

    assert "You play Overtake +2 on Purple 2" in result.stdout


def test_the_second_menu_takes_the_car_alone_and_goes_back_with_0() -> None:
    result = run("play", "FMR", "--seed", 7, text="1\n0\nO2p\np2\nq\n")

    assert result.stdout.count("; 0 goes back") == 2
    assert "You play Overtake +2 on Purple 2" in result.stdout


def test_a_second_menu_of_something_without_effect_has_no_gap_in_its_heading() -> None:
    result = run("play", "QGP", "--seat", 2, "--seed", 91, text="3\n1\nq\n")

    assert "Take a card; 0 goes back" in result.stdout


def test_what_a_choice_would_do_is_told_before_it_is_made() -> None:
    result = run("play", "FMR", "--seed", 7, text="1\n0\n3\nq\n")

    assert "Purple 2: 12th to 10th" in result.stdout
    assert "1-9 (75%) Blue 1: 2nd to 1st, you +4 points; 10-12 (25%)" in " ".join(
        result.stdout.split()
    )


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "There is no 99 here: choose 1 to 5"),
        ("O4r:r1", "‘O4r:r1’ is not allowed here: choose 1 to"),
        ("nonsense", "‘nonsense’ is not an answer here"),
        ("?", "save and quit"),
        ("c FMR-5.1.2", "move forward together as a block"),
        ("c fmr-5.3", "FMR-5.3.2 It moves alone"),
        ("c FMR-99", "There is no clause ‘FMR-99’ in the rules."),
        ("c", "There is no clause ‘’ in the rules."),
        ("d", "Unseen cards: 49 of 54"),
        ("l", "starts 1st and 12th"),
        ("r", "Your turn: play a card."),
        ("u", "nothing to take back"),
        ("s", "Saved in fmr-7.race."),
        ("s other.race", "Saved in other.race."),
        ("s nowhere/other.race", "Not saved: nowhere/other.race cannot be written"),
        ("", "Your turn"),
    ],
)
def test_what_can_be_typed(typed: str, told: str) -> None:
    result = run("play", "FMR", "--seed", 7, text=f"{typed}\nq\n")

    assert result.exit_code == 0
    assert told in " ".join(result.stdout.split())


def test_the_log_hides_what_others_drew() -> None:
    result = run("play", "FMR", "--seed", 7, text="1\n1\nl\nq\n")

    assert "You draw" in result.stdout
    assert not any("Bot" in line and "draws" in line for line in result.stdout.splitlines())


def test_undo_goes_back_to_the_own_choice_with_new_luck(elsewhere: Path) -> None:
    result = run("play", "FMR", "--seed", 7, "--save", "u.race", text="1\n1\nu\n1\n1\n" + FIRST)

    assert "Taken back." in result.stdout
    saved = read_record((elsewhere / "u.race").read_text("utf-8"))
    check_deal(saved)
    assert any("%undone" in text for text in saved.comments.values())


def test_after_an_undo_a_resumed_race_goes_on_as_it_would_have(elsewhere: Path) -> None:
    typed = "1\n1\n1\n1\nu\n2\n1\n"
    run("play", "FMR", "--seed", 7, "--save", "a.race", text=typed + FIRST)
    run("play", "FMR", "--seed", 7, "--save", "b.race", text=typed + "q\n")
    run("play", "--load", "b.race", text=FIRST)

    assert (elsewhere / "a.race").read_text("utf-8") == (elsewhere / "b.race").read_text("utf-8")


def test_undo_twice_goes_back_twice() -> None:
    game = load("FMR", 4)
    bots = bots_for(game, 0, "random")
    session = Session(new_record(game, 0, bots, 7), 0, bots)
    for _ in range(3):
        session.advance()
        session.answer(session.state.legal(0)[0])
    session.advance()
    first, second, _ = session.own_choices()[:3]

    assert session.undo()
    assert session.undo()
    assert len(session.record.moves) == second
    assert session.undo()
    assert len(session.record.moves) == first
    assert not session.undo()


def test_another_seat_and_named_bots() -> None:
    result = run(
        *("play", "FMR", "--seats", 3, "--seat", 2, "--seed", 1, "--bots", "random,greedy"),
        *("--option", "aside=6", "--save", "x.race"),
        text="1\n1\nq\n",
    )

    saved = read_record(Path("x.race").read_text("utf-8"))
    assert result.exit_code == 0
    assert saved.tags["Seats"] == "1=bot/random 2=human 3=bot/greedy"
    assert saved.game.options["aside"] == "6"


def test_a_resumed_race_may_change_its_bots_and_its_person() -> None:
    run("play", "FMR", "--seed", 7, "--save", "b.race", text="1\n1\nq\n")

    other = run("play", "FMR", "--load", "b.race", "--seat", 2, "--bots", "random", text="q\n")
    assert other.exit_code == 0


def test_a_bots_record_names_no_person() -> None:
    made = Record(load("FMR", 3), {"Seats": "1=bot/random 2=bot/random 3=bot/random"})

    with pytest.raises(ValueError, match="every seat is a bot's"):
        seat_and_bots(made)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["FMR", "--seats", "2"], "3 to 6 players, not 2 (FMR-1.1)"),
        (["FMR", "--seats", "many"], "'many' is not a valid integer"),
        (["FMR", "--seat", "5"], "seats are 1 to 4"),
        (["FMR", "--seat", "0"], "seats are 1 to 4"),
        (["FMR", "--bots", "nobody"], "FMR has no bot 'nobody'"),
        (["FMR", "--bots", "random,random,random,random"], "too many"),
        (["FMR", "--option", "laps=3"], "FMR has no option 'laps'"),
        (["FMR", "--option", "aside=7"], "FMR allows 0, 6, 12, 18"),
        (["FMR", "--option", "aside"], "write it as NAME=VALUE"),
        (["FMR", "--seed", "-1"], "--seed"),
        (["XYZ"], "there is no game 'XYZ'; there are: "),
        ([], "name a game"),
        (["FMR", "--nonsense"], "No such option"),
        (["FMR", "--load", "missing.race"], "missing.race cannot be read"),
        (["--load", "."], "is a directory"),
        (["--load", "b.race", "--seed", "3"], "cannot be changed in a saved race"),
        (["FMR", "--save", "nowhere/x.race"], "there is no directory nowhere"),
        (["FMR", "--save", "notes.txt"], "not a saved race, so it is not overwritten"),
        (["--load", "over.race"], "is over; see it with: slipstream replay over.race"),
        (["QGP", "--load", "over.race"], "over.race is a race of FMR, not of QGP"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(arguments: list[str], told: str) -> None:
    Path("notes.txt").write_text("my notes", "utf-8")
    Path("over.race").write_text(record().write(), "utf-8")

    assert told in refused(run("play", *arguments, text="q\n"))


def test_the_preview_never_looks_at_the_truth() -> None:
    """The same preview in every state that the seat cannot tell apart."""
    state = load("FMR", 4).start()
    dealer = SeededDealer(5)
    while state.waiting == [CHANCE]:
        state.apply(CHANCE, state.sample(dealer))
    seat = state.waiting[0]
    other = state.guess(seat, dealer)
    names = speech(state.game, "en", ["a", "b", "c", "d"])

    told = [preview(state, seat, [action], names) for action in state.legal(seat)]
    assert told == [preview(other, seat, [action], names) for action in state.legal(seat)]


def told(hand: str, token: str, *outcomes: int) -> str:
    rest = "2:O2b,O2g,O2y,O2o,O4b;3:O2r,O2p,O4y,O3y,O3y;4:WL,WL,WL,OC,OC deck=34"
    state = read(f"FMR/1 ask=play:1 {ORDER} hand=1:{hand};{rest}")
    for outcome in outcomes:
        actor = state.waiting[0]
        first = state.decisions[state.asking].read(state, actor, token)
        state.apply(actor, first)
        state.apply(CHANCE, outcome)
        token = "."
    action = state.decisions[state.asking].read(state, 0, token)
    return preview(state, 0, [action], speech(state.game, "en", ["", "Bot 2", "Bot 3", "Bot 4"], 0))


def test_previews_of_each_kind_of_card() -> None:
    assert told("O3p,O3b,TT,CG,CG", "O3p:p2") == "Purple 2: 5th to 2nd, Blue 1 follows to 3rd"
    assert told("O3p,O3g,TT,CG,CG", "O3g:g1") == "no effect"
    assert told("O3p,O3b,TT,CG,CG", "TT:y2") == "Yellow 2: 11th to 8th"
    assert told("CE,O3b,TT,CG,CG", "CE:b2") == (
        "1-9 (75%) Blue 2: 2nd to 1st, you +4 points; 10-12 (25%) Blue 2 out, you -5 points"
    )
    assert told("PIT*,O3b,TT,CG,CG", "PIT*:o2") == (
        "1 (8%) Orange 2: 10th to 11th; 2-6 (42%) Orange 2: 10th to 12th; 7-12 (50%) no effect"
    )
    assert told("PIT*,O3b,TT,CG,CG", "PIT*:p1") == (
        "1 (8%) Purple 1: 9th to 10th; 2 (8%) Purple 1: 9th to 11th;"
        " 3-6 (33%) Purple 1: 9th to 12th; 7-12 (50%) no effect"
    )
    assert told("PIT*,O3b,TT,CG,CG", "PIT*:r2") == (
        "1 (8%) Red 2: 7th to 8th; ...; 5-6 (17%) Red 2: 7th to 12th; 7-12 (50%) no effect"
    )
    assert told("SO,O3b,TT,CG,CG", "SO") == "the rest is luck"
    assert told("CR,O3b,TT,CG,CG", "CR") == (
        "1 (8%) Blue 2 out, Green 1 out, you -4 points; 2-11 (83%) you choose;"
        " 12 (8%) Red 1 out, Yellow 2 out"
    )


def test_previews_of_the_choices_after_a_roll() -> None:
    assert told("SO,O3b,TT,CG,CG", "SO", 12) == "Red 1 out"
    assert told("CE,O3b,TT,CG,CG", "CE:b1", 3) == ""


def test_too_many_outcomes_are_just_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("slipstream.cli.preview.MOST_OUTCOMES", 11)

    assert told("CE,O3b,TT,CG,CG", "CE:b2") == "the rest is luck"


def test_few_tokens_need_one_menu_and_many_two() -> None:
    state = read(LINE)
    menu = items(state, 0)
    screen = spoken.screen(state.game, state.game.view(state, 0), [""] * 4, 0)
    cars = within(menu[1], screen)

    assert [item.name for item in menu] == ["O3g", "PIT*", "TT", "CG"]
    assert [short_name(item, cars) for item in cars][:3] == ["g1", "b2", "y1"]
    for actor, word in ((0, "CG:b1"), (CHANCE, "4")):
        state.apply(actor, state.decisions[state.asking].read(state, actor, word))
    assert [item.tokens for item in items(state, 0)] == [["."], ["+"]]


def test_a_token_without_words_speaks_for_itself() -> None:
    screen = Screen(words={"A": Choice(row("card A")), "1": Choice(row("car 1"))})

    assert choice_of("B", screen) == Choice(row("B"))
    assert choice_of("B:1", screen).label == row("car 1")
    assert choice_of("A:1", screen).label == row("card A", "  ", "car 1")


def test_a_real_terminal_shows_colours_and_plays(elsewhere: Path) -> None:
    leader, follower = pty.openpty()
    package = Path(slipstream.__file__).parent
    environment = {**os.environ, "TERM": "xterm", "PYTHONPATH": str(package.parent)}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "slipstream", "play", "FMR", "--seed", "7"],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        cwd=elsewhere,
        env=environment,
        start_new_session=True,
    )
    os.close(follower)
    shown = wait_for(leader, b"> ")
    os.write(leader, b"O2p:p2\n")
    wait_for(leader, b"Turn 5 of 38")
    os.write(leader, b"q\n")
    rest = wait_for(leader, b"fmr-7.race")

    assert b"\x1b[" in shown  # colours
    assert b"Goodbye." in rest
    assert process.wait(60) == 0
    os.close(leader)


def wait_for(leader: int, text: bytes) -> bytes:
    shown = b""
    while text not in shown:
        shown += os.read(leader, 65536)
    return shown
