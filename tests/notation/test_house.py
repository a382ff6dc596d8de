"""House rules: read from a file, checked, named in records, and raced."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from slipstream import GAMES, SeededDealer, load
from slipstream.games.registry import find, read, season_rules
from slipstream.kernel.bot import Perspective
from slipstream.kernel.errors import InvalidOption, InvalidText
from slipstream.kernel.game import CHANCE, Game
from slipstream.kernel.house import HOUSE, House, is_number, name_of
from slipstream.kernel.text import read_line
from slipstream.notation.house import houses_in, open_house, read_house, with_house
from slipstream.notation.record import Record, read_record
from slipstream.season import Agreed

HEAD = 'game = "FMR"\nname = "long-tail"\n'
LONG_TAIL = (
    HEAD
    + """about = "Points for ten cars."
points = [15, 12, 10, 8, 6, 5, 4, 3, 2, 1]
hand_size = 6

[cards]
TT = 6

[options]
aside = 6
"""
)
EXAMPLES = Path(__file__).parents[2] / "examples" / "house-rules"


def raced(game: Game, seed: int = 1) -> Record:
    """A race of first answers."""
    record = Record(game, {"Seed": str(seed)})
    state = record.start()
    dealer = SeededDealer(seed)
    luck = SeededDealer(seed + 1)
    while state.waiting:
        seat = state.waiting[0]
        action = state.sample(dealer) if seat == CHANCE else luck.draw(0, state.legal(seat))
        record.moves.append((seat, action))
        state.apply(seat, action)
    return record


def test_a_file_of_house_rules_is_one_word_and_its_options() -> None:
    rules = read_house(LONG_TAIL, "long-tail.toml")
    game = load("FMR", 4, rules.chosen({"colours": "r,g,y,o"}))

    assert rules.word == "FMR/long-tail:points=15,12,10,8,6,5,4,3,2,1;hand_size=6;cards.TT=6"
    assert (rules.game, rules.about) == ("FMR", "Points for ten cars.")
    assert game.chosen() == {"aside": "6", "colours": "r,g,y,o", "house": rules.word}
    assert load("FMR", 4, rules.chosen({"aside": "12"})).options["aside"] == "12"
    assert game.house.tag() == "long-tail 3708b05d9a2e"
    assert load("FMR", 4, game.chosen()).house.tag() == game.house.tag()


def test_the_hash_is_of_what_is_changed_not_of_how_it_is_written() -> None:
    other = HEAD.replace("long-tail", "mine") + "[cards]\nTT = 6\nCG = 3\n"
    word = read_house(other, "").word

    assert word == "FMR/mine:cards.TT=6"
    assert (
        House("FMR", find("FMR").changes, "FMR/yours:cards.TT=6").tag().split()[1]
        == (House("FMR", find("FMR").changes, word).tag().split()[1])
    )
    assert House("FMR", [], "").word() == ""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('points = ["a"]', r"points=\['a'\]: allowed: 1 to 12 whole numbers from 0 to 100 .*6\.5"),
        ("points = []", "points=: allowed: 1 to 12 whole numbers"),
        ("points = [101]", "points=101: allowed: 1 to 12"),
        ("hand_size = 1", r"hand_size=1: allowed: a whole number from 2 to 9 \(FMR-2.5\)"),
        ("hand_size = [5]", r"hand_size=\[5\]: allowed: a whole number"),
        ("hand_size = true", "hand_size=True: allowed: a whole number"),
        ("[hand_size]\nbig = 5", "hand_size.big=5: allowed: a whole number"),
        ("hand = 6", "FMR has no 'hand' to change; a house may change: points, hand_size, cards"),
        ('[hand]\nx = "y"', "hand.x=y: whole numbers are allowed"),
        ("cards = 6", r"write a table: \[cards\], then a line such as O2 = 1"),
        ("[cards]\nXX = 6", "cards.XX=6: there is no 'XX' among O2, O3"),
        ("[cards]\nTT = 13", "cards.TT=13: allowed: a whole number from 0 to 12"),
        ('[cards]\nTT = "many"', "cards.TT=many: allowed: a whole number"),
        ("[options]\nlaps = 3", "nothing is different from the book"),
        ("hand_size = 6\n[options]\nlaps = 3", "FMR has no option 'laps'; it has: aside, colours"),
        ("hand_size = 6\noptions = 3", r"write a table: \[options\]"),
        ("points = [10, 6, 4, 3, 2, 1]", "nothing is different from the book"),
        ("points = [", "long-tail.toml: Invalid value"),
    ],
)
def test_what_is_wrong_is_named_with_its_place_and_what_is_allowed(
    text: str, sentence: str
) -> None:
    with pytest.raises(InvalidOption, match=rf"^long-tail\.toml: .*{sentence}|^{sentence}"):
        read_house(HEAD + text, "long-tail.toml")


def test_game_and_name_must_be_there_and_right() -> None:
    with pytest.raises(InvalidOption, match="x: house rules need a game"):
        read_house('name = "a"', "x")
    with pytest.raises(InvalidOption, match="x: house rules need a name"):
        read_house('game = "FMR"\nname = 3', "x")
    with pytest.raises(InvalidOption, match="x: there is no game 'XY'"):
        read_house('game = "XY"\nname = "a"', "x")
    with pytest.raises(InvalidOption, match="name=Long Tail: small letters, digits and hyphens"):
        read_house('game = "FMR"\nname = "Long Tail"', "x")
    with pytest.raises(InvalidOption, match="house=Long: a house has a game, a name"):
        load("FMR", 4, {"house": "Long"})
    with pytest.raises(InvalidOption, match="these are house rules of FMR, not of QGP"):
        load("QGP", 4, {"house": "FMR/a:hand_size=3"})
    with pytest.raises(InvalidOption, match="there is no '' among"):
        load("FMR", 4, {"house": "FMR/a:cards=3"})
    assert [is_number(text) for text in ("3", "-3", "", "-", "³", "9" * 10)] == [
        True,
        True,
        False,
        False,
        False,
        False,
    ]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    file = tmp_path / "h.toml"
    with pytest.raises(InvalidOption, match=r"h\.toml cannot be read: no such file"):
        open_house(file)
    file.write_bytes(b"\xff")
    with pytest.raises(InvalidOption, match=r"h\.toml is not a text file"):
        open_house(file)
    file.write_text(LONG_TAIL, "utf-8")
    assert open_house(file).name == "long-tail"


def test_a_record_of_house_rules_replays_with_their_file_alone() -> None:
    word = read_house(LONG_TAIL, "").word
    text = raced(load("FMR", 4, {"house": word})).write()
    other = "FMR/long-tail:cards.TT=5"

    assert '[House "long-tail 3708b05d9a2e"]' in text
    assert read_record(text, word).write() == text
    assert read_record(text, word.replace("long-tail", "renamed")).game.house.name == "renamed"
    with pytest.raises(InvalidText, match="by the house rules long-tail 3708b05d9a2e: give their"):
        read_record(text)
    with pytest.raises(InvalidText, match=r"those given are long-tail [0-9a-f]{12}, which change"):
        read_record(text, other)
    assert "House" not in read_record(raced(load("FMR", 4)).write(), word).tags


def test_a_record_from_a_position_keeps_its_house() -> None:
    word = "FMR/mine:hand_size=6"
    state = load("FMR", 3, {"house": word}).start()
    state.deal(SeededDealer(3))
    line = state.game.line(state, CHANCE)
    record = Record(read(line, word).game, {"Start": line})

    assert read_record(record.write(), word).start().game.house.word() == word
    with pytest.raises(InvalidText):
        read(line)


def examples() -> list[Path]:
    return sorted(EXAMPLES.glob("*.toml"))


def test_the_page_shows_the_examples_and_every_change() -> None:
    page = (EXAMPLES.parents[1] / "docs" / "house-rules.md").read_text("utf-8")
    shown = re.findall(r"^```toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    changes = [change.name for code in GAMES for change in find(code).changes]

    assert sorted(shown) == sorted(path.read_text("utf-8") for path in examples())
    assert [name for name in changes if f"`{name}`" not in page and f"`[{name}]`" not in page] == []


def test_there_is_an_example_for_every_game() -> None:
    assert {open_house(path).game for path in examples()} == {
        code for code in GAMES if find(code).changes
    }


@pytest.mark.parametrize("path", examples(), ids=lambda path: path.stem)
def test_every_example_is_raced_recorded_and_counts_in_a_season(path: Path) -> None:
    rules = open_house(path)
    game = load(rules.game, find(rules.game).fewest + 1, rules.chosen({}))
    record = raced(game)
    text = record.write()
    final = record.final()
    seasons = season_rules(rules.game)
    calendar = tuple(seasons.usual())
    season = seasons.agree(Agreed(game.seats, {**rules.options, "house": rules.word}, calendar))
    following = seasons.next_race(season)
    assert following is not None
    state = raced(following).final()
    after = seasons.after(season, state)

    assert read_record(text, rules.word).write() == text
    assert final.points() == read_record(text, rules.word).final().points()
    assert following.house.word() == rules.word
    assert seasons.rankings(after)[0].rows
    assert game.view(final, 0)


@pytest.mark.parametrize("path", examples(), ids=lambda path: path.stem)
def test_bots_drive_by_house_rules(path: Path) -> None:
    rules = open_house(path)
    game = load(rules.game, find(rules.game).fewest, rules.chosen({}))
    state = game.start()
    dealer = SeededDealer(5)
    bot = game.bots["greedy"]()
    for _ in range(12):
        state.deal(dealer)
        seat = state.waiting[0]
        action = bot.choose(Perspective(state, seat, SeededDealer(1), 0))
        assert action in state.legal(seat)
        state.apply(seat, action)
    assert len(game.driver.hopes(state)) == game.seats


@pytest.mark.parametrize(
    ("code", "seats", "changes", "sentence"),
    [
        ("FMR", 6, "hand_size=9", r"54 cards are too few: 6 hands of 9, 0 set aside .* need 55"),
        ("QGP", 4, "points=9,8", r"points=9,8: allowed: 8 whole numbers from 0 to 100 \(QGP-10.2"),
        ("GPF1", 3, "cards.10=3", r"3 cards of value 10 are too few: 3 players need 18"),
        (
            "GPF1",
            5,
            "hand_of_one_car.4=0;hand_of_one_car.6=0;hand_of_one_car.10=0",
            r"a hand has at least one card \(GPF1-1.4\)",
        ),
        ("GP", 2, "events.hard_hit=2", r"events.hard_hit=2: there are \d, each with its own pit"),
        ("TA", 7, "cards.riding_the_draft=9", r"cards.riding_the_draft=9: allowed: .* 0 to 8"),
        ("TA", 7, "cards.teamwork=4", r"cards.teamwork=4: there are 3, each with its own team bar"),
        ("QGP", 2, "low.Q8=6", r"low.Q8=6, high.Q8=6: the first is the lower one \(QGP-1.5\)"),
        ("GP", 11, "hand.11=15", r"\d+ race cards are too few for 11 hands of 15 \(GP-2.4\)"),
    ],
)
def test_a_house_that_no_race_can_be_run_with_is_refused(
    code: str, seats: int, changes: str, sentence: str
) -> None:
    with pytest.raises(InvalidOption, match=sentence):
        load(code, seats, {"house": f"{code}/x:{changes}"})


@pytest.mark.parametrize("code", ["TA", "GP"])
def test_an_event_deck_has_an_event(code: str) -> None:
    change = next(one for one in find(code).changes if one.name == "events")
    none = ";".join(f"events.{key}=0" for key in change.keys)

    with pytest.raises(InvalidOption, match="an event deck without a card"):
        load(code, 2, {"house": f"{code}/x:{none}"})


def test_every_hand_of_thunder_alley_can_be_filled() -> None:
    change = next(one for one in find("TA").changes if one.name == "cards")
    none = ";".join(f"cards.{key}=0" for key in change.keys[1:])

    with pytest.raises(InvalidOption, match=r"3 race cards are too few: 2 hands of 7 .* need 15"):
        load("TA", 2, {"house": f"TA/x:{none}"})


def test_a_deck_of_thunder_alley_has_the_cards_of_the_house() -> None:
    game = load("TA", 2, {"house": "TA/x:cards.teamwork=1;cards.clean_air=0"})
    state = game.start()
    seen = sorted(chance for chance, _ in state.chances())

    assert len(seen) == 84 - 2 - 3
    assert [card + 1 for card in range(84) if card not in seen] == [5, 6, 13, 14, 15]
    assert "clean_air" in game.cards()


def test_speed_cards_of_a_house_are_spelled_driven_and_shown() -> None:
    game = load("QGP", 2, {"house": "QGP/x:high.BG=9;low.Q1=0;die.Q1=6"})
    state = read(
        "QGP/1 monaco round=1 ask=plan:1,2 draft=1,2 order=SL,RA,RB,YA,YB"
        " hand=1:Q1,BG;2:Q2,Q3 spare=Q4,Q5,Q6,Q7,Q8",
        game.house.word(),
    )
    told = [words for words in state.moves(0) if words.startswith("BG:9")]
    view = game.view(state, 0)

    assert told == ["BG:9,Q1:0", "BG:9,Q1:5"]
    assert (view.cards["BG"].high, view.cards["Q1"].low, view.cards["Q1"].die) == (9, 0, 6)


@pytest.mark.parametrize("path", examples(), ids=lambda path: path.stem)
def test_what_a_seat_knows_by_house_rules_can_be_filled_in(path: Path) -> None:
    """As a bot of another program does, which is told no more than its seat."""
    rules = open_house(path)
    game = load(rules.game, find(rules.game).fewest + 1, rules.chosen({}))
    state = game.start()
    dealer = SeededDealer(8)
    for _ in range(40):
        state.deal(dealer)
        if not state.waiting:
            break
        seat = state.waiting[0]
        known = game.line(state, seat)
        full = game.read(game.filled(read_line(known)).text())
        assert full.game.line(full, seat) == known
        assert full.legal(seat) == state.legal(seat)
        state.apply(seat, dealer.draw(99, state.legal(seat)))


def test_points_of_a_house_end_with_its_list() -> None:
    game = load("TA", 3, {"house": "TA/short:points=5,3,1"})
    final = raced(game).final()

    assert sum(final.points()) <= 5 + 3 + 1 + 15 + 1
    assert name_of(game.house.word()) == "short"


def test_a_folder_of_house_rules_is_read_by_game_and_name(tmp_path: Path) -> None:
    found = houses_in(EXAMPLES)
    assert [(one.game, one.name) for one in found] == sorted((o.game, o.name) for o in found)
    assert found[0].tag.startswith(f"{found[0].name} ")

    with pytest.raises(InvalidOption, match="not a folder"):
        houses_in(tmp_path / "nowhere")
    for name in ("one.toml", "two.toml"):
        (tmp_path / name).write_text(found[0].text, "utf-8")
    with pytest.raises(InvalidOption, match="two house rules"):
        houses_in(tmp_path)


def test_options_take_the_house_of_a_file_if_there_is_one() -> None:
    file = sorted(EXAMPLES.glob("*.toml"))[0]

    assert with_house({"laps": "1"}, None) == {"laps": "1"}
    assert with_house(None, file)[HOUSE] == open_house(file).word
