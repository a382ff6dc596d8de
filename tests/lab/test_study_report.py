"""Reports, comparisons and prices of cards say what the races show."""

from __future__ import annotations

import random
import re
import shlex
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import polars as pl
import pytest
from click.testing import CliRunner, Result

from slipstream import GAMES
from slipstream.cli import main
from slipstream.kernel.errors import InvalidOption
from slipstream.lab.study.compare import chosen, compare, difference, holm
from slipstream.lab.study.figures import estimate, figures, moments, share, spread
from slipstream.lab.study.luck import ladder, scored, shares
from slipstream.lab.study.plan import StudyError, parsed
from slipstream.lab.study.running import run_study
from slipstream.lab.study.store import SCHEMA, Store
from slipstream.lab.study.without import NOTHING, Worth, summed_up, without

TEXT = """
games = ["FMR", "GPF1"]
races = 12
bots = ["reflex", "random"]
chunk = 12

[options.FMR]
aside = [0, 18]
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["lab", *arguments])


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    found = Store(tmp_path_factory.mktemp("study") / "out")
    run_study(parsed(TEXT, "study.toml"), TEXT, found)
    return found


def rows(*races: list[dict[str, Any]]) -> pl.DataFrame:
    """Races of two seats with what matters; the rest is as in any race."""
    usual = {
        "case": 1,
        "game": "FMR",
        "rules": 1,
        "seats": 2,
        "options": "",
        "seed": 1,
        "deal": 1,
        "bot": "club",
        "finished": True,
        "points": 1,
        "start": 1,
        "half": 1,
        "gained": 0,
        "turns_led": 1,
        "mishaps": [],
        "cards": [],
        "lead_changes": 2,
        "decided": 0.5,
        "turns": 10,
        "decisions": 20,
        "moves": 12,
    }
    made = [
        usual | {"race": number, "seat": seat + 1, "place": 2 - int(bool(row["won"]))} | row
        for number, race in enumerate(races, 1)
        for seat, row in enumerate(race)
    ]
    return pl.DataFrame(made, schema=SCHEMA["races"])


def test_figures_are_the_shares_and_means_of_the_races() -> None:
    first: list[dict[str, Any]] = [
        {"won": 1.0, "half": 2, "start": 2, "gained": 1, "cards": ["A", "A", "B"]},
        {"won": 0.0, "half": 1, "start": 1, "gained": -1, "mishaps": ["crashed"]},
    ]
    second: list[dict[str, Any]] = [
        {"won": 0.0, "half": 2, "start": 2},
        {"won": 1.0, "cards": ["B"]},
    ]
    third: list[dict[str, Any]] = [{"won": 0.0, "finished": False}, {"won": 0.0, "finished": False}]
    found = figures("two", rows(first, second, third))

    assert (found.races, found.finished) == (3, 2)
    assert [one.value for one in found.by_seat] == [0.5, 0.5]
    assert [(one.name, one.value) for one in found.by_start] == [("place 1", 0.5), ("place 2", 0.5)]
    assert (found.last_at_half.value, found.last_at_half.count) == (0.5, 2)
    assert [one.value for one in found.gained] == [0.5, -0.5]
    assert [(card.name, card.per_race, card.played.value) for card in found.cards] == [
        ("A", 1.0, 1.0),
        ("B", 1.0, 1.0),
    ]
    assert [(one.name, one.value) for one in found.mishaps] == [("crashed", 0.25)]
    assert found.minutes == 2
    assert found.changes[-1] == ("2", 1.0)
    assert dict(found.moments)["50 %"] == 1


def test_the_little_sums() -> None:
    assert spread([]) == []
    assert spread([0] * 99 + [7]) == [("0+", 1.0)]
    assert moments([0.0, 1.0])[0] == ("0 %", 0.5)
    assert estimate("nothing", []).count == 0
    assert share("nobody", pl.Series([], dtype=pl.Float32)).high == 1
    assert estimate("x", [1.0, 3.0]).value == 2
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]) == [1.0, 1.0]


def test_a_difference_is_told_by_its_effect() -> None:
    found = difference("x", pl.Series([1, 2, 3, 4]), pl.Series([2, 4, 4, 6]))
    same = difference("x", pl.Series([1, 2]), pl.Series([1, 2]))
    sure = difference("x", pl.Series([1, 2]), pl.Series([2, 3]))

    assert found.effect == pytest.approx(1.5 / 0.57735, abs=1e-4)
    assert found.is_clear
    assert (same.effect, same.p) == (0, 1)
    assert sure.p == 0


def test_the_report_is_one_page_that_needs_nothing_from_elsewhere(
    store: Store, tmp_path: Path
) -> None:
    result = run("report", str(store.folder), "--out", str(tmp_path / "page.html"))
    page = (tmp_path / "page.html").read_text("utf-8")
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)

    assert result.output == f"report in {tmp_path / 'page.html'}\n"
    assert not re.search(r"<script|<link|src=|url\(|https?:", page)
    assert len(drawings) >= 3 * 6
    for drawing in drawings:
        ElementTree.fromstring(drawing)
    for said in ("36 races", "FMR, 4 seats, aside=18", "Win share by bot", "Cards"):
        assert said in page
    assert run("report", str(store.folder)).exit_code == 0
    assert (store.folder / "report.html").read_text("utf-8") == page


def test_two_options_are_compared_deal_by_deal(store: Store) -> None:
    found = compare(store, "aside=0", "aside=18")
    by_name = {one.measure: one for one in found.differences}
    effects = [abs(one.effect) for one in found.differences]

    assert found.races == 12
    assert by_name["turns"].difference.value == -18
    assert by_name["turns"].is_clear
    assert effects == sorted(effects, reverse=True)
    shown = run("compare", str(store.folder), "aside=0", "aside=18")
    assert "12 deals in both" in shown.output
    told = run("compare", str(store.folder), "1", "2", "--json")
    assert msgspec.json.decode(told.output)["races"] == 12


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        ("1", "aside=0", "are the same case: FMR, 4 seats, aside=0"),
        ("1", "3", "do not race the same deals"),
        ("9", "1", "'9' means no case of the study; it has 1: FMR"),
        ("FMR", "1", "'FMR' means several cases of the study"),
    ],
)
def test_cases_that_cannot_be_compared_are_named(
    store: Store, first: str, second: str, sentence: str
) -> None:
    with pytest.raises(StudyError, match=re.escape(sentence)):
        compare(store, first, second)


def test_cases_are_found_by_what_is_said_of_them() -> None:
    study = parsed('games = ["FMR"]\nseats = [3, 4]\nbots = ["random"]', "")

    assert chosen(study, "FMR seats=4").number == 2


def test_too_few_races_are_not_compared(tmp_path: Path) -> None:
    text = 'games = ["QGP"]\nraces = 1\nbots = ["random"]\n[options.QGP]\nlaps = [1, 2]'
    store = Store(tmp_path / "out")
    run_study(parsed(text, ""), text, store)

    with pytest.raises(StudyError, match="have no two races in common yet"):
        compare(store, "1", "2")


def test_the_worth_of_a_card_is_the_same_in_one_process_and_in_two() -> None:
    heard: list[tuple[int, int]] = []
    told = lambda *done: heard.append(done)  # noqa: E731
    one = without("FMR", "CG", "random", 3, 4, 1, {}, progress=told)
    two = without("FMR", "CG", "random", 3, 4, 1, {}, jobs=2)

    assert one == two
    assert heard[-1] == (12, 12)
    assert one.wins.count == 4
    assert one.plays > 0
    assert abs(one.wins.value) <= 1


def test_the_worth_is_what_is_missing_to_an_even_share() -> None:
    """Of two deals with three seats the restricted driver wins one race in three, and none."""
    own = {"bot": "club!CG", "finished": True, "cards": []}
    other = {"bot": "club", "finished": True, "cards": ["CG"], "won": 0.0, "place": 2}
    first = [own | {"won": won, "place": place} for won, place in ((1.0, 1), (0.0, 2), (0.0, 3))]
    second = [own | {"won": 0.0, "place": 3} for _ in range(3)]
    asked = Worth("FMR", "CG", "club", 3, 2, 1, NOTHING, NOTHING, 0.0)
    found = summed_up(asked, [[*first, other], [*second, other], [own | {"finished": False}]])

    assert found.wins.value == pytest.approx(1 / 6)
    assert found.places.value == pytest.approx(0.5)
    assert found.plays == 1
    with pytest.raises(InvalidOption, match="'club!CG' is restricted already"):
        without("FMR", "CG", "club!CG", 3, 2, 1, {})


def test_the_command_tells_the_worth() -> None:
    arguments = ["without", "FMR", "CG", "--bot", "random", "--deals", "2"]
    said = run(*arguments)
    told = run(*arguments, "--json")

    assert "a race without CG costs random" in said.output
    assert msgspec.json.decode(told.output, type=Worth).deals == 2
    assert "FMR has no card 'XX'" in run("without", "FMR", "XX").output


def test_the_example_is_the_study_of_the_report_in_the_docs() -> None:
    root = Path(__file__).parents[2]
    text = (root / "examples" / "five-games.toml").read_text("utf-8")
    page = (root / "docs" / "studies" / "five-games.html").read_text("utf-8")

    assert [case.series.code for case in parsed(text, "").cases()] == list(GAMES)
    assert f"<pre>{escape(text.strip())}</pre>" in page


def test_the_guide_can_be_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "guides" / "lab.md").read_text("utf-8")
    study = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    commands = [
        line
        for block in re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
        for line in block.splitlines()
    ]
    assert study
    monkeypatch.chdir(tmp_path)
    short = study[1].replace("races = 40", "races = 2")
    Path("grid.toml").write_text(short, "utf-8")

    assert len(commands) == 5
    for command in commands:
        words = shlex.split(command.replace("--deals 20", "--deals 2").replace("--jobs 2", ""))
        assert words[:2] == ["slipstream", "lab"]
        result = run(*words[2:])
        assert result.exit_code == 0, result.output
    columns = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| `[^|]*\|", page, re.MULTILINE))))
    assert set(SCHEMA["races"]) <= columns


def played(deals: int, score: Callable[[int, int, int], int]) -> pl.DataFrame:
    """Races of two seats, each deal with both seatings; `score` tells who wins: 0 or 1."""
    rows = []
    for deal in range(deals):
        for turn in (0, 1):
            winner = score(deal, turn, 2 * deal + turn)
            for seat in (0, 1):
                bot = "strong" if seat == turn else "weak"
                place = 1 if seat == winner else 2
                race = 2 * deal + turn
                rows.append((2, race, deal, seat + 1, bot, True, place))
    names = ["seats", "race", "deal", "seat", "bot", "finished", "place"]
    return pl.DataFrame(rows, schema=names, orient="row")


def test_where_places_come_from() -> None:
    luck = random.Random(4)
    driven = shares(played(200, lambda _deal, turn, _race: turn))
    dealt = shares(played(200, lambda deal, _turn, _race: deal * 7 % 5 % 2))
    chance = shares(played(400, lambda _deal, _turn, _race: luck.randrange(2)))
    best = ladder(played(200, lambda _deal, turn, _race: turn))

    assert driven is not None
    assert dealt is not None
    assert chance is not None
    assert driven.driving > 0.95
    assert dealt.deal > 0.95
    assert chance.rest > 0.85
    assert [(one.name, one.value) for one in best] == [("strong", 1.0), ("weak", 0.0)]
    assert shares(played(4, lambda _deal, turn, _race: turn)) is None


def test_a_shared_place_is_half_of_both() -> None:
    rows = played(20, lambda _deal, _turn, _race: 0).with_columns(place=pl.lit(1))

    assert scored(rows)["score"].unique().to_list() == [0.5]
    assert shares(rows) is None
