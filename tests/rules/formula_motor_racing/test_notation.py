"""Position lines: every state there and back, and what is refused."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, race, start, walk
from slipstream.games.formula_motor_racing.game import FormulaMotorRacing
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.games.registry import read
from slipstream.kernel.errors import InvalidOption, InvalidText
from slipstream.kernel.game import CHANCE

HANDS = "hand=1:O2b,O2g,O2y,O2o,O2r;2:O2p,O3b,O3b,O3g,O3g;3:O3y,O3y,O3o,O3o,O3r"
ORDER = "order=b1,g1,y1,o1,r1,p1,p2,r2,o2,y2,g2,b2"
LINE = f"FMR/1 ask=play:1 {ORDER} {HANDS} deck=39"
ONE_LESS = HANDS.replace("1:O2b,", "1:")
LAST = f"FMR/1 ask=play:2 {ORDER} {ONE_LESS} deck=0"


def everything(s: RaceState) -> list[object]:
    """All that a state holds, but its game."""
    hands = [hand.cards for hand in s.hands]
    line = [s.asking, s.waiting, s.mover, s.drawn, s.order, s.out, s.running]
    return [*line, hands, s.deck.cards, s.used, s.card, s.car, s.rolled]


@clause("FMR-R32")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (3, {"colours": "y,o,r,p,b,g"}),
        (4, {"aside": "6"}),
        (4, {"colours": "p,b,g,r", "aside": "18"}),
        (5, {"aside": "12"}),
        (6, {"colours": "p,r,o,y,g,b"}),
    ],
)
def test_an_interrupted_race_is_kept_completely(seats: int, options: dict[str, str]) -> None:
    """Every state of a race comes back from its line, game included."""
    asked = set()
    for seed in range(4):
        for now in walk(start(seats, **options), seed):
            asked.add(now.asks().partition(":")[0])
            line = now.state.game.line(now.state, CHANCE)
            back = read(line)

            assert isinstance(back, RaceState)
            assert everything(back) == everything(now.state)
            assert back.game.line(back, CHANCE) == line
            assert back.game.options == now.state.game.options
            assert back.race.entrant == now.state.race.entrant

    assert len(asked) > 9


@clause("FMR-R32")
@pytest.mark.parametrize(
    ("script", "move"),
    [
        ("PIT*:b1", "PIT*:b1"),
        ("CE:b2", "CE:b2"),
        ("CG:b2 ~1", "CG:b2"),
        ("SO", "SO"),
        ("SL ~7", "SL~7"),
        ("SO ~7 +", "SO~7"),
        ("CR", "CR"),
        ("CR ~7", "CR:p2"),
    ],
)
def test_a_card_under_way_is_kept(script: str, move: str) -> None:
    hand = script.split(maxsplit=1)[0].partition(":")[0]
    now = race(GRID, hand=hand).run(script)
    line = now.state.game.line(now.state, CHANCE)
    back = read(line)

    assert f" move={move}" in line
    assert isinstance(back, RaceState)
    assert everything(back) == everything(now.state)


def test_the_line_of_the_start_is_read() -> None:
    assert everything_of(LINE) == everything(race(GRID, seats=3).state)


def everything_of(line: str) -> list[object]:
    back = read(line)
    assert isinstance(back, RaceState)
    return everything(back)


REFUSED = [
    ("FMR/1 circuit " + LINE[6:], "circuit", "no word"),
    (LINE.replace("deck=", "lap=2 deck="), "lap", "unknown field"),
    (LINE + " teams=2:bo,1:gr,3:py", "2:bo,1:gr,3:py", "this race has 1:bo,2:gr,3:yp"),
    (LINE.replace("play:1", "wait:1"), "wait", "unknown"),
    (LINE.replace("ask=play:1 ", ""), "", "ask: '' is unknown"),
    (LINE.replace("play:1", "play:4"), "4", "unknown"),
    (LINE.replace("play:1", "play"), "", "unknown"),
    (LINE.replace("play:1", "end:1"), "1", "asks no seat"),
    ("FMR/1 ask=draw_grid:1 hand=1:-;2:-;3:- deck=54", "1", "asks no seat"),
    ("FMR/1 ask=draw_grid drawn=b,b hand=1:-;2:-;3:- deck=54", "b,b", "drawn"),
    ("FMR/1 ask=draw_grid drawn=b,w hand=1:-;2:-;3:- deck=54", "w", "unknown"),
    ("FMR/1 ask=draw_grid drawn=b,g,y,o,r,p hand=1:-;2:-;3:- deck=54", "b,g,y,o,r,p", "drawn"),
    (LINE.replace("order=", "drawn=b order="), "b", "drawn"),
    (LINE.replace("b1,g1", "b1,x1"), "x1", "unknown"),
    (LINE.replace("2:O2p", "4:O2p"), "4:O2p,O3b,O3b,O3g,O3g", "not the hand of seat 2"),
    (LINE.replace("2:O2p,O3b,O3b,O3g,O3g", "2:"), "2:", "not the hand of seat 2"),
    (LINE.replace("2:O2p,O3b,O3b,O3g,O3g", "2:?5"), "2:?5", "hidden"),
    (LINE.replace("O2p", "O5p"), "O5p", "unknown"),
    (LINE.replace("O2p", "O2b"), "O2b", "too many O2b"),
    (LINE.replace("deck=39", "deck=38 used=O2b"), "O2b", "too many O2b"),
    (LINE.replace("deck=39", "deck=38 used=XX"), "XX", "unknown"),
    (LINE.replace("deck=39", "deck=38"), "38", "39 cards are left"),
    (LINE.replace(" deck=39", ""), "", "39 cards are left"),
    (LINE + " move=WL:b1", "WL", "not under way"),
    (LINE + " move=XX", "XX", "unknown"),
]


@pytest.mark.parametrize(("line", "token", "message"), REFUSED)
def test_a_wrong_line_is_refused_and_the_wrong_part_quoted(
    line: str, token: str, message: str
) -> None:
    with pytest.raises(InvalidText, match=message) as refused:
        read(line)

    assert refused.value.token == token
    assert refused.value.line == line


@clause("FMR-I1")
@pytest.mark.parametrize(
    "line",
    [
        LINE.replace("b1,g1", "g1"),
        LINE.replace("b1,g1", "g1,g1"),
        LINE.replace(" hand", " out=b1 hand"),
        "FMR/1 ask=draw_grid order=b1 hand=1:-;2:-;3:- deck=54",
        f"FMR/1 ask=deal:1 {ORDER[:-3]} out=b2 hand=1:-;2:-;3:- deck=54",
    ],
)
def test_every_car_is_in_the_line_or_out_of_it(line: str) -> None:
    with pytest.raises(InvalidText, match=r"order: .* \(FMR-I1\)") as refused:
        read(line)

    assert f" order={refused.value.token} " in line


SIZES = [
    LINE.replace("O2b,", "").replace("39", "40"),  # the one who plays holds four
    LINE.replace("2:O2p,", "2:").replace("39", "40"),  # somebody else holds four
    LINE.replace("play:1", "end"),  # five each at the end
    LINE.replace("play:1", "deal:3"),  # everybody has five
    "FMR/1 ask=deal:2 " + ORDER + " hand=1:WL;2:-;3:- deck=53",  # seat 1 is not done yet
    "FMR/1 ask=draw_grid hand=1:WL;2:-;3:- deck=53",  # dealt before the grid is drawn
    "FMR/1 ask=deal:1 " + ORDER + " hand=1:-;2:-;3:- deck=53 used=WL",  # played before the deal
    LINE.replace("play:1", "draw_card:1").replace("O2b,", "").replace("39", "40"),  # nothing played
]


@clause("FMR-I4")
@pytest.mark.parametrize("line", SIZES)
def test_hands_of_impossible_size_are_refused(line: str) -> None:
    with pytest.raises(InvalidText, match="FMR-I4") as refused:
        read(line)

    assert refused.value.token in line


@clause("FMR-I4")
def test_last_plays_go_round_from_the_next_to_play() -> None:
    """Seat 2 is to play, so seat 1 may hold four cards, but not seat 3 while seat 1 holds five."""
    played = race(GRID, hand="WL", seat=1, seats=3, pile=0).play("WL:b1")
    line = played.state.game.line(played.state, CHANCE)
    turned = line.replace("ask=play:2", "ask=play:3")

    assert everything_of(line) == everything(played.state)
    with pytest.raises(InvalidText, match="FMR-I4"):
        read(turned)


@clause("FMR-I4")
def test_with_an_empty_pile_no_card_can_be_drawn() -> None:
    now = race(GRID, hand="WL", seats=3, pile=1).play("WL:b1")
    line = now.state.game.line(now.state, CHANCE)

    assert "ask=draw_card:1" in line
    with pytest.raises(InvalidText, match="FMR-I4"):
        read(line.replace("deck=1", "deck=0").replace("used=", "used=CR,"))


@clause("FMR-I4")
def test_more_cards_than_there_are_cannot_have_been_played() -> None:
    """Seventeen cards are left where eighteen lie aside."""
    now = race(GRID, seats=3, pile=0, aside=18)
    line = now.state.game.line(now.state, CHANCE)

    with pytest.raises(InvalidText, match="FMR-I4"):
        read(line.replace("deck=0", "deck=-1").replace("used=", "used=CR,"))


def under_way(script: str, seat: int = 1, picture: str = GRID) -> str:
    hand = script.split(maxsplit=1)[0].partition(":")[0]
    now = race(picture, hand=hand, seat=seat).run(script)
    return now.state.game.line(now.state, CHANCE)


MOVES = [
    (under_way("PIT*:b1").replace(" move=PIT*:b1", ""), "", "unknown"),
    (under_way("PIT*:b1").replace("move=PIT*", "move=WL"), "WL", "not under way"),
    (under_way("PIT*:b1").replace("move=PIT*", "move=PITb"), "PITb", "not under way"),
    (under_way("PIT*:b1").replace("move=PIT*:b1", "move=PIT*"), "", "unknown"),
    (under_way("PIT*:b1").replace("move=PIT*:b1", "move=PIT*:z1"), "z1", "unknown"),
    (under_way("PIT*:b1") + "~3", "3", "only a spin"),
    (under_way("SO") + ":b1", "b1", "no car is named yet"),
    (under_way("SO ~7").replace("~7", ""), "", "unknown"),
    (under_way("SO ~7").replace("~7", "~13"), "13", "unknown"),
    (under_way("SO ~7 +").replace("~7", "~0"), "0", "unknown"),
    (under_way("PITr:r1").replace("move=PITr:r1", "move=PITr:b1"), "b1", "FMR-5.4.1"),
    (under_way("CG:b2 ~1").replace("move=CG:b2", "move=CG:g2"), "g2", "FMR-5.5.5"),
    (under_way("CG:b2 ~1").replace("move=CG:b2", "move=CG:b1"), "b1", "FMR-R10"),
    (under_way("CR ~7").replace("move=CR:p2", "move=CR:b1"), "b1", "FMR-5.7.3"),
    (under_way("CR ~7").replace("move=CR:p2", "move=CR:b2"), "b2", "FMR-5.7.3"),
    (under_way("PIT*:b1").replace("roll_pit", "roll_crash")[:-3], "PIT*", "not under way"),
    (under_way("PIT*:b1").replace("roll_pit", "charge_continue"), "PIT*", "not under way"),
    (under_way("PITr:r1").replace("roll_pit", "crash_partner"), "PITr", "not under way"),
    (under_way("SO").replace("roll_spin", "roll_pit") + ":b1", "b1", "FMR-5.6.1"),
    (under_way("CG:b2 ~1").replace(",b2,g2", ",g2,b2"), "b2", "FMR-5.5.2"),
]


@pytest.mark.parametrize(("line", "token", "message"), MOVES)
def test_a_card_cannot_be_under_way_like_this(line: str, token: str, message: str) -> None:
    with pytest.raises(InvalidText, match=message) as refused:
        read(line)

    assert refused.value.token == token


def test_a_removed_car_is_not_under_way() -> None:
    line = under_way("PIT*:b1", picture="b1 g1 y1 o1 r1 p1 p2 r2 o2 y2 g2 | b2")

    with pytest.raises(InvalidText, match="unknown") as refused:
        read(line.replace("move=PIT*:b1", "move=PIT*:b2"))
    assert refused.value.token == "b2"


@pytest.mark.parametrize(
    ("line", "token"),
    [
        (LINE.replace("FMR/1", "TA/1"), "TA/1"),
        (LINE.replace("FMR/1", "FMR/2"), "FMR/2"),
    ],
)
def test_a_race_reads_only_its_own_lines(line: str, token: str) -> None:
    with pytest.raises(InvalidText, match="is not FMR/1") as refused:
        FormulaMotorRacing(3, {}).read(line)

    assert refused.value.token == token


def test_the_number_of_hands_is_the_number_of_seats() -> None:
    with pytest.raises(InvalidText, match="one for each of 4 seats"):
        FormulaMotorRacing(4, {}).read(LINE)


@pytest.mark.parametrize(
    ("field", "token"), [("aside=6", "6"), ("teams=1:bp,2:gr,3:yo", "1:bp,2:gr,3:yo")]
)
def test_a_line_of_a_race_with_other_options_is_refused(field: str, token: str) -> None:
    with pytest.raises(InvalidText, match="this race has") as refused:
        FormulaMotorRacing(3, {}).read(f"{LINE} {field}")

    assert refused.value.token == token


@pytest.mark.parametrize("teams", ["1:b", "1:bb,2:gr,3:py", "nonsense", "1:bo,2:gr,3:px"])
def test_impossible_teams_are_refused(teams: str) -> None:
    with pytest.raises((InvalidOption, InvalidText), match=r"FMR-2\.1|this race has"):
        read(f"{LINE} teams={teams}")


def test_a_line_without_hands_is_refused() -> None:
    with pytest.raises(InvalidText, match="names no hands"):
        read("FMR/1 ask=draw_grid deck=54")


def test_a_seats_line_can_be_shown_but_not_played() -> None:
    now = race(GRID, seats=3)

    with pytest.raises(InvalidText, match="can only be shown"):
        read(now.state.game.line(now.state, 0))


def test_teams_stand_in_the_line_only_when_they_were_chosen() -> None:
    chosen = race(GRID, seats=3, colours="b,g,y,o,r,p").state
    usual = race(GRID, seats=3, colours="o,r,p,y,g,b").state

    assert chosen.game.line(chosen, 0).endswith(" teams=1:bp,2:gr,3:yo")
    assert " teams=" not in usual.game.line(usual, 0)
    assert usual.game.options["colours"] == ""
