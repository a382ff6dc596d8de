"""What a race looks like on a terminal, from a seat's view alone."""

from __future__ import annotations

import spoken
from slipstream import CHANCE, PUBLIC, load, read
from slipstream.games.registry import words
from slipstream.kernel.game import Game
from slipstream.kernel.text import read_line
from slipstream.kernel.trace import Event
from slipstream.tell.screen import Row, Screen, row
from slipstream.tell.teller import Teller

NAMES = ["Bot 1", "Bot 2", "Bot 3", "Bot 4"]
ORDER = "order=g1,b2,y1,o1,p2,b1,r2,g2,p1,o2,y2,r1"
FULL = (
    "hand=1:O3g,PIT*,TT,CG,CG;2:O2b,O2g,O2y,O2o,O3b;3:O2r,O2p,O3b,O3y,O3y;4:WL,WL,WL,OC,OC deck=34"
)


def screen(line: str, seat: int = 0) -> Screen:
    state = read(line)
    return spoken.screen(state.game, state.game.view(state, seat), NAMES, seat)


def text(rows: tuple[Row, ...]) -> str:
    return "\n".join("".join(segment.text for segment in one).rstrip() for one in rows)


def test_the_line_shows_places_marks_owners_and_points() -> None:
    board = text(screen(f"FMR/1 ask=play:1 {ORDER} {FULL}").board)

    assert board.splitlines() == [
        "Turn 1 of 38  |  34 cards to draw  |  9 more turns after this",
        "place    1     2     3     4     5     6     7     8     9     10    11    12",
        "car      g1   [b2]   y1    o1   (p2)  [b1]  (r2)   g2   (p1)   o2    y2   (r1)",
        "owner  Bot 2  You  Bot 3 Bot 4   -    You    -   Bot 2   -   Bot 4 Bot 3   -",
        "points   10    6     4     3     2     1",
        "       [ ] yours   ( ) uncontrolled   x  out of the race",
        "",
        "> You    Blue           7 pts  10 turns   Bot 4  Orange         3 pts  9 turns",
        "  Bot 2  Green         10 pts  10 turns   Red, uncontrolled     0 pts",
        "  Bot 3  Yellow         4 pts  9 turns    Purple, uncontrolled  2 pts",
    ]


def test_every_row_fits_80_columns() -> None:
    of = screen(f"FMR/1 ask=play:2 {ORDER} {FULL}")

    for one in (*of.board, *of.hand, of.question):
        assert len("".join(segment.text for segment in one)) <= 80


def test_colour_never_tells_what_letters_do_not() -> None:
    cars = screen(f"FMR/1 ask=play:1 {ORDER} {FULL}").board[2]

    assert {(one.text.strip(" []()")[0], one.style) for one in cars[1:]} == {
        (colour[0], colour) for colour in ("blue", "green", "yellow", "orange", "red", "purple")
    }


def after(moves: str, seat: int = 0) -> Screen:
    """The screen after plays and outcomes from the full position."""
    return drawn(f"FMR/1 ask=play:1 {ORDER} {FULL}", moves, seat)


def drawn(line: str, moves: str, seat: int) -> Screen:
    state = read(line)
    for word in moves.split():
        actor = state.waiting[0]
        state.apply(actor, state.decisions[state.asking].read(state, actor, word.lstrip("~")))
    return spoken.screen(state.game, state.game.view(state, seat), NAMES, seat)


def test_a_removed_car_stands_in_the_place_it_would_take() -> None:
    line = f"FMR/1 ask=play:1 {ORDER} {FULL}".replace(",r1 hand", " out=r1 hand")
    board = text(screen(line).board)

    assert "y2   x r1" in board


def test_the_hand_is_the_menu_of_the_one_who_plays_and_rows_for_the_others() -> None:
    mine, theirs = after(""), after("", seat=1)

    assert mine.hand == ()
    assert "".join(one.text for one in mine.words["CG"].label) == "Charge (Lose Gears) ×2"
    assert text(theirs.hand).splitlines() == [
        "Your hand",
        "  O2b  Overtake +2 (Blue)       a blue car and the one behind gain 2 places",
        "  O2g  Overtake +2 (Green)      a green car and the one behind gain 2 places",
        "  O2y  Overtake +2 (Yellow)     a yellow car and the one behind gain 2 places",
        "  O2o  Overtake +2 (Orange)     an orange car and the one behind gain 2 places",
        "  O3b  Overtake +3 (Blue)       a blue car and the one behind gain 3 places",
    ]


def test_a_spectator_sees_no_hand_and_the_dealer_all() -> None:
    assert after("", seat=PUBLIC).hand == ()
    assert after("", seat=PUBLIC).words.keys() >= {"g1", "b2"}
    assert text(after("", seat=CHANCE).hand).count("s hand\n") == 4


def test_cards_that_cannot_do_anything_say_so() -> None:
    line = (
        "FMR/1 ask=play:1 order=g1,b2,y1,b1,r2,p1,y2 out=o1,o2,g2,r1,p2"
        " hand=1:O3g,O4o,PITo,PITr,WL;2:O2b,O2g,O2y,O2o,O3b;3:O2r,O2p,O3b,O3y,O3y deck=39"
    )
    words = screen(line).words

    assert words["O3g"].effect == "no effect: no Green car can gain a place"
    assert words["O4o"].effect == "no effect: no Orange car can gain a place"
    assert words["PITo"].effect == "no effect: both Orange cars are out"
    assert words["PITr"].effect == "die 1–6: a red car drops that many places"
    assert words["WL"].effect == "any car drops 1 place"


def question(of: Screen) -> str:
    return "".join(one.text for one in of.question)


def test_each_decision_has_its_question() -> None:
    assert question(after("")) == "Your turn: play a card."
    assert question(after("", seat=2)) == "Bot 1 is choosing a card."
    assert question(after("CG:b1")) == "The die decides: does the charge of Blue 1 succeed?"
    assert question(after("CG:b1 ~4")) == "Blue 1 is 5th. Roll again, or stop?"
    assert question(after("CG:b1 ~4", seat=1)) == "Bot 1 decides: does Blue 1 charge on?"
    assert "Stop here" in str(after("CG:b1 ~4").words["."])


def test_a_spin_tells_whom_the_roll_hits() -> None:
    spin = FULL.replace("O3g,PIT*,TT,CG,CG", "SO,PIT*,TT,CG,CG")
    of = drawn(f"FMR/1 ask=play:1 {ORDER} {spin}", "SO ~3", 0)

    assert question(of) == "You rolled 3: Yellow 1. Keep it, or roll once more?"


def test_a_spin_on_an_empty_place_says_that_it_is_empty() -> None:
    line = (
        "FMR/1 ask=spin_reroll:1 order=g1,b2,y1,o1,p2,b1,r2,g2,p1,o2,y2 out=r1"
        " hand=1:O3g,PIT*,TT,WL;2:O2b,O2g,O2y,O2o,O3b;3:O2r,O2p,O3b,O3y,O3y deck=39 used=SO"
        " move=SO~12"
    )

    assert "You rolled 12: no car there." in question(screen(line))


def test_the_reader_learns_how_many_turns_are_left() -> None:
    played = "O3o,O3o,O3r,O3r,O3p,O3p,O4b,O4g,O4y,O4o,O4r,O4p"
    played += ",PITb,PITg,PITy,PITo,PITr,PITp,PIT*,TT,TT,TT,CE"
    line = (
        f"FMR/1 ask=play:3 {ORDER}"
        " hand=1:O3g,PIT*,TT,WL;2:O2b,O2g,O2y,O2o;3:O2r,O2p,O3b,O3y,O3y deck=0"
        f" used={played} aside=18"
    )

    def summary(seat: int) -> str:
        return text(screen(line, seat).board[:2])

    assert "this is your last turn" in summary(2)
    assert "no turn left" in summary(0)
    assert "The draw pile is empty" in summary(0)
    assert "18 set aside" in summary(PUBLIC)
    assert "your" not in summary(PUBLIC).splitlines()[0]


def test_unseen_cards_are_all_but_the_discards_and_the_own_hand() -> None:
    unseen = text(after("").unseen)

    assert unseen.startswith("Unseen cards: 49 of 54")
    assert unseen.endswith("Discard pile: empty")
    row_of = {one[:25].strip(): one[25:].split() for one in unseen.splitlines()[2:-1]}
    assert row_of["Overtake +3"] == ["2", "1", "2", "2", "2", "2"]
    assert row_of["Pit Stop"] == ["1", "1", "1", "1", "1", "1", "1"]
    assert row_of["Charge (Lose Gears)"] == ["1"]


def test_before_the_grid_is_drawn_there_is_no_line_yet() -> None:
    game = load("FMR", 4)
    state = game.start()
    board = text(spoken.screen(game, game.view(state, 0), NAMES).board)

    assert board.startswith("The race has not begun yet.")
    assert "place" not in board


END = "FMR/1 ask=end order={order} out={out} hand={hand} deck=0 used={used}"


def finished(order: str, out: str = "") -> str:
    from slipstream.games.formula_motor_racing.rules.deck import CODES, DECK

    codes = [CODES[card] for card in DECK]
    hands = ";".join(f"{seat + 1}:{','.join(codes[4 * seat : 4 * seat + 4])}" for seat in range(4))
    line = END.format(order=order, out=out, hand=hands, used=",".join(codes[16:]))
    return line if out else line.replace(" out=", "")


def test_the_end_tells_podium_points_and_winner() -> None:
    of = screen(finished("b1,g1,y1,o1,r1,p1,p2,r2,o2,y2,g2", "b2"))

    assert text(of.result).splitlines() == [
        "Podium",
        "  1st  Blue 1    10 points  You",
        "  2nd  Green 1    6 points  Bot 2",
        "  3rd  Yellow 1   4 points  Bot 3",
        "Points",
        "  1. You                        10 points  best car 1st",
        "  2. Bot 2                       6 points  best car 2nd",
        "  3. Bot 3                       4 points  best car 3rd",
        "  4. Bot 4                       3 points  best car 4th",
        "  5. Red, uncontrolled           2 points  best car 5th",
        "  6. Purple, uncontrolled         1 point  best car 6th",
        "You win the race.",
    ]
    assert text(of.board).startswith("The race is over after 38 turns.")


def test_a_tie_is_told_with_its_clause() -> None:
    of = text(screen(finished("g1,y1,b1,r1,b2,p1,p2,r2,o2,y2,g2,o1")).result)

    assert "6 points each: Bot 3 and You. The best car decides. (FMR-R34)" in of
    assert of.endswith("Bot 2 wins the race.")


def test_an_uncontrolled_team_can_win() -> None:
    of = text(screen(finished("r1,y1,b1,r2,b2,p1,p2,g1,o2,y2,g2,o1")).result)

    assert "  1st  Red 1     10 points  uncontrolled" in of
    assert of.endswith("Red wins, but nobody drives for Red: no player has won. (FMR-R20)")


def test_a_game_without_a_drawing_shows_the_fields_of_its_view() -> None:
    state = read(f"FMR/1 ask=play:1 {ORDER} {FULL}")
    drawn = Teller(state.game).screen(state.game.view(state, 0), words(type(state.game), NAMES))

    assert "turn          1" in text(drawn.board)


def test_a_game_without_short_words_uses_its_sentences() -> None:
    game = load("FMR", 4)
    rolled = Event(5, "FMR-5.4.1", 1, [7])

    facts = Teller(game).brief([rolled, rolled])

    assert [fact.id for fact in facts] == ["event-rolled", "event-rolled"]
    assert spoken.brief(game, [rolled], NAMES) == ""


def test_a_game_without_hidden_cards_fills_nothing_in() -> None:
    line = read_line("FMR/1 ask=end")

    assert Game.filled(load("FMR", 3), line) is line


def test_ordinals_of_the_teens() -> None:
    from slipstream.tell.screen import ordinal

    assert [ordinal(n) for n in (1, 2, 3, 4, 11, 12)] == [
        "1st",
        "2nd",
        "3rd",
        "4th",
        "11th",
        "12th",
    ]
    assert row("a")[0].style == ""
