"""Records as text: what is written, what reads back, and what is refused by which sentence."""

from __future__ import annotations

import pytest

from notation.records import bids, bids_text, driven, fmr
from sealed_bids.rules.state import Bids
from slipstream import CHANCE, PUBLIC, InvalidOption, InvalidText, load
from slipstream.kernel.errors import SlipstreamError
from slipstream.notation.record import Divergence, Record, read_record, result

HANDS = ("0   1~3,4", "    2~5,7")
ROUND = (*HANDS, "1   1 b4", "    2 b5 m:1 .")


def rows(record: Record, seat: int = CHANCE) -> list[str]:
    return record.write(seat).partition("\n\n")[2].splitlines()


def test_a_record_has_its_tags_and_then_its_moves_turn_by_turn() -> None:
    record = bids(*ROUND, "    1~9 2~1", "2   1 b3 {too low}", "    2 b7 m:3 + ~4 1~2 2~2")

    assert record.write() == (
        '[Game "TOY/1"]\n[Seats "1 2"]\n[Options ""]\n\n'
        "0   1~3,4\n    2~5,7\n1   1 b4\n    2 b5 m:1 . 1~9 2~1\n"
        "2   1 b3 {too low}\n    2 b7 m:3 + ~4 1~2 2~2\n"
    )


def test_a_finished_race_tells_its_result_and_its_end() -> None:
    record = driven(load("TOY", 2, {"rounds": "1"}), 1)

    assert '[Options "rounds=1"]' in record.write()
    assert f'[Result "{result(record.game, record.final())}"]' in record.write()
    assert '[End "finish"]' in record.write()


def test_the_result_names_seats_by_number_and_uncontrolled_teams_by_colour() -> None:
    record = driven(load("FMR", 4), 1)

    told = result(record.game, record.final())

    assert [name.split()[0] for name in told.split(", ")] == ["1", "2", "3", "4", "red", "purple"]


def test_options_of_a_season_are_tags_of_their_own() -> None:
    record = driven(load("TOY", 3, {"lead": "4", "open": "yes"}), 1)

    again = read_record(record.write())

    assert '[Options "open=yes"]\n[Lead "4"]' in record.write()
    assert again.game.options == record.game.options


def test_a_race_may_begin_at_a_position() -> None:
    whole = fmr(seed=4)
    begin = whole.game.line(list(record_states(whole))[40], CHANCE)
    part = Record(whole.game, {"Start": begin})
    part.moves = whole.moves[40:]

    again = read_record(part.write())

    assert again.moves == part.moves
    assert result(again.game, again.final()) == result(whole.game, whole.final())


def record_states(record: Record) -> list[object]:
    return [state.copy() for state in record.states()]


@pytest.mark.parametrize(
    "text",
    ['say "hi" \\ now', "two\nlines", "a\r\nb", "a\x0bb\x1cc\u2028d", "", "[x] {y}"],
)
def test_any_text_may_stand_in_a_tag(text: str) -> None:
    """Only line breaks are lost: a tag is one line."""
    record = fmr(moves=0)
    record.tags["Seats"] = f"1=blue:Ann 2=red:{text} 3"

    again = read_record(record.write())

    assert again.tags["Seats"] == " ".join(record.tags["Seats"].splitlines())


@pytest.mark.parametrize("text", ["two\nlines", "a {brace} b", "\u2028"])
def test_any_comment_reads_back(text: str) -> None:
    """Braces become round ones and line breaks spaces, so that the record stays a record."""
    record = fmr(moves=8)
    record.comments[3] = text

    again = read_record(record.write())

    assert again.moves == record.moves
    assert again.write() == record.write()


def test_comments_stand_after_their_move_and_several_become_one() -> None:
    record = bids("0   {warm day} 1~3 {a three} {%2:10}")

    assert record.comments == {0: "warm day a three %2:10"}
    assert rows(record) == ["0   1~3 {warm day a three %2:10}"]


def test_a_comment_parts_the_cards_of_one_hand() -> None:
    record = bids(*HANDS)
    record.comments[0] = "low"

    assert rows(record)[0] == "0   1~3 {low}"
    assert read_record(record.write()).moves == record.moves


def test_a_seats_copy_hides_the_cards_of_others_and_what_they_keep_secret() -> None:
    record = bids(*ROUND, "    1~9 2~1")

    assert rows(record, 0) == ["0   1~3,4", "    2~?2", "1   1 b4", "    2 b5 ? . 1~9 2~?"]
    assert rows(record, 1)[3] == "    2 b5 m:1 . 1~? 2~1"
    assert rows(record, PUBLIC)[:2] == ["0   1~?2", "    2~?2"]
    assert '[View "spectator"]' in record.write(PUBLIC)


def test_a_seats_copy_keeps_the_clock_and_no_other_comment() -> None:
    record = bids(*HANDS, "1   1 b4 {%0:59}")
    record.comments[0] = "a three"

    assert rows(record, 1) == ["0   1~?2", "    2~5,7", "1   1 ? {%0:59}"]


def test_a_seats_copy_begins_where_the_seat_knew_it_to() -> None:
    """A position to start from is told as the seat sees it, and the seed not at all."""
    whole = fmr(seed=4)
    state = whole.start()
    for seat, action in whole.moves[:30]:
        state.apply(seat, action)
    part = Record(whole.game, {"Start": whole.game.line(state, CHANCE), "Seed": "4"})

    for seat in (0, 1, 2, PUBLIC):
        text = part.write(seat)
        assert f'[Start "{whole.game.line(state, seat)}"]' in text
        assert "Seed" not in text


def test_sealed_answers_stay_hidden_until_the_last_is_in() -> None:
    one_in = bids(*HANDS, "1   1 b4")

    assert rows(one_in, 0)[2:] == ["1   1 b4"]
    assert rows(one_in, 1)[2:] == ["1   1 ?"]
    assert rows(bids(*HANDS, "1   1 b4", "    2 b5"), 1)[2:] == ["1   1 b4", "    2 b5"]


def test_sealed_answers_that_were_revealed_stay_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the same question is asked again in the same turn."""
    monkeypatch.setattr(Bids, "turn", lambda state: int(state.round > 0))
    record = bids(*ROUND, "    1~9 2~1", "    2 b7")
    same_turn = [move for move in record.seen_by(0) if move.decision == "bid"]

    assert [move.text for move in same_turn] == ["b4", "b5", "?"]


def test_a_copy_or_another_version_is_shown_but_not_replayed() -> None:
    record = bids(*HANDS)

    with pytest.raises(InvalidText, match="copy of seat 2"):
        read_record(record.write(1))
    with pytest.raises(InvalidText, match="copy of a spectator"):
        read_record(record.write(PUBLIC))
    with pytest.raises(InvalidText, match="made under TOY/2; here is TOY/1"):
        read_record(record.write().replace("TOY/1", "TOY/2"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is no record"),
        ('[Game "toy"]', "this is no record"),
        ('[Game "ZZ/1"]', "there is no game 'ZZ'"),
        ('[Game "FMR/1" ]', "line 1 is not a tag"),
        ("[Game]", "line 1 is not a tag"),
        ('[Game "TOY/1"] x', "line 1 is not a tag"),
        ('[Game "TOY/1"]\n[Game "TOY/1"]', "line 2: tag Game appears twice"),
        ('[Game "TOY/1"] [Weather "wet"]', "unknown tag Weather"),
        ('[Game "TOY/1"]', "2 to 4 players, not 0"),
        ('[Game "TOY/1"] [Seats "1 3"]', "Seats names the seats from 1"),
        ('[Game "TOY/1"] [Seats "1 2"] [Options "rounds"]', "rounds=: TOY allows 1, 2, 3"),
        ('[Game "TOY/1"] [Seats "1 2"] [Options "laps=2"]', "no option 'laps'"),
        ('[Game "TOY/1"] [Seats "1 2"] [Lead "x"]', "lead=x: 0 to 9"),
        ('[Game "TOY/1"] [Start "?"]', "begins with a game"),
        (f'[Game "TOY/{"9" * 5000}"]', "this is no record"),
    ],
)
def test_wrong_tags_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(SlipstreamError, match=sentence) as error:
        read_record(text)
    assert isinstance(error.value, InvalidText | InvalidOption)


def test_a_start_belongs_to_the_game_of_the_record() -> None:
    game = load("FMR", 3)
    line = game.line(game.start(), CHANCE)

    with pytest.raises(InvalidText, match="Start is a position of FMR/1 for 3 seats"):
        read_record(f'[Game "TOY/1"] [Start "{line}"]')
    with pytest.raises(InvalidText, match="Start is a position of FMR/1 for 3 seats"):
        read_record(f'[Game "FMR/1"] [Seats "1 2 3 4"] [Start "{line}"]')
    with pytest.raises(InvalidText, match="unknown tag Weather"):
        read_record(f'[Game "FMR/1"] [Weather "wet"] [Start "{line}"]')
    assert read_record(f'[Game "FMR/1"] [Start "{line}"]').game.seats == 3


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (["1   1~3"], "line 4: '1' stands where turn 0 begins"),
        (["x   1~3"], "line 4: 'x' stands where turn 0 begins"),
        (["0   1~3 {oh"], "line 4: a comment is not closed"),
        (["0   1~3 oh}"], "line 4: a comment is not closed"),
        (["0   b3"], r"line 4, move 1 \(turn 0\): whose move is 'b3'"),
        (["0   2~3"], "'3' goes to another seat than 2"),
        (["0   ~3"], "'3' goes to another seat than all"),
        (["0   1~?"], "is hidden: a seat's copy can be shown, not played"),
        (["0   1~13"], r"'13' is not allowed here \(TOY-2.1\)"),
        (["0   1~x"], "'x' is not an answer to 'deal'"),
        (["0   1~"], "'' is not an answer to 'deal'"),
        (["0   1 b3"], "seat 1 is not asked for 'b3'"),
        (["0   0 3"], "seat 0 is not asked for '3'"),
        (["0   " + "9" * 5000], "whose move is"),
        ([*HANDS, "1   1~3"], "the dealer is not asked for '3'"),
        ([*HANDS, "1   3 b3"], "seat 3 is not asked for 'b3'"),
        ([*HANDS, "1   1 b9"], r"'b9' is not allowed here \(TOY-3.1\)"),
        ([*HANDS, "1   1 b"], "'b' is not an answer to 'bid'"),
        ([*HANDS, "1   2 b5", "    1 b3", "    2 m"], "'m' may be m:1 or m:2 or m:3"),
    ],
)
def test_a_word_that_cannot_stand_there_is_a_divergence(moves: list[str], sentence: str) -> None:
    with pytest.raises(Divergence, match=sentence) as error:
        read_record(bids_text(*moves))

    assert error.value.row == 3 + len(moves)


def test_a_divergence_tells_how_many_moves_were_good() -> None:
    with pytest.raises(Divergence) as error:
        read_record(bids_text(*HANDS, "1   1 b9"))

    assert (error.value.row, error.value.move) == (6, 4)


def test_the_result_must_be_what_the_moves_give() -> None:
    text = driven(load("TOY", 2, {"rounds": "1"}), 1).write()

    with pytest.raises(Divergence, match="End is recorded as 'level', but the moves give 'finish'"):
        read_record(text.replace('"finish"', '"level"'))
    with pytest.raises(Divergence, match="Result is recorded as '1 7, 2 7'"):
        read_record(text.replace(result_tag(text), '[Result "1 7, 2 7"]'))
    assert read_record(text.replace(result_tag(text), "")).moves


def result_tag(text: str) -> str:
    return next(row for row in text.splitlines() if row.startswith("[Result"))


def test_a_race_that_is_not_over_has_no_result() -> None:
    tags = '[Result "1 0, 2 0"]'

    with pytest.raises(Divergence, match="ends after 4 moves, before the race does: bid is still"):
        read_record(bids_text(*HANDS, tags=tags))
