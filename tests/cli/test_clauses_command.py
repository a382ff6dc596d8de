"""`slipstream clauses`: games, chapters and clauses of the rules, and the check."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.helpers import refused, run
from slipstream import clauses
from slipstream.cli import clauses as command
from slipstream.games.registry import GAMES

pytestmark = pytest.mark.once

SPEC = """\
# Rules
## 3. Clauses
### FMR-1 Aim
- **FMR-1.1** A car *moves*.
- **FMR-1.2** Two.
### FMR-2 End
- **FMR-2.1** It ends. {untested: every race does}
"""
WHERE = """\
folder = "games"
[code]
"FMR-1.2" = "a.py"
[no_code]
"FMR-2.1" = "races end"
"""
BOTH = '@clause("FMR-1.1", "FMR-1.2")\ndef test_both(): ...\n'


def document(*arguments: object) -> Any:
    return json.loads(run(*arguments).stdout)


def checkout(folder: Path, tests: str) -> Path:
    """A small project with three clauses of one game."""
    files = {
        "docs/rules/a.md": SPEC,
        "docs/rules/a.where.toml": WHERE,
        "src/slipstream/games/a.py": '"""FMR-1.1: moves."""\n',
        "tests/test_a.py": tests,
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def here() -> tuple[clauses.Coverage, bool]:
    """This checkout, read once."""
    return clauses.scan()


@pytest.fixture
def scanned(monkeypatch: pytest.MonkeyPatch, here: tuple[clauses.Coverage, bool]) -> None:
    monkeypatch.setattr(command, "scan", lambda: here)


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = checkout(tmp_path, BOTH)
    monkeypatch.setattr(clauses, "checkout", lambda: root)
    return root


@pytest.mark.usefixtures("scanned")
def test_the_clauses_of_every_game() -> None:
    counted = document("clauses", "--json")

    assert counted["FMR"]["clauses"] > 100
    assert counted["FMR"]["exempt"]["FMR-2.7"].startswith("decoration")
    assert set(counted) == set(GAMES)
    assert list(document("clauses", "fmr", "--json")) == ["FMR"]
    assert all(game in run("clauses").stdout for game in GAMES)


@pytest.mark.usefixtures("scanned")
def test_what_is_not_there_is_refused_with_what_is() -> None:
    assert "there are no rules of 'XY'; there are: FMR, " in refused(run("clauses", "XY"))
    assert "there is no clause 'gp-99.1'; see: slipstream clauses GP" in refused(
        run("clauses", "gp-99.1")
    )


@pytest.mark.usefixtures("scanned")
@pytest.mark.parametrize("code", list(GAMES))
def test_a_game_fits_a_screen(code: str) -> None:
    shown = run("clauses", code).stdout.splitlines()

    assert len(shown) <= 24
    assert max(map(len, shown)) <= 80
    assert f"{code}-1 " in "\n".join(shown)


@pytest.mark.usefixtures("scanned")
def test_a_clause_with_its_text_code_and_tests() -> None:
    shown = run("clauses", "gp-7.6.4.1").stdout

    assert "7.6 Tyres" in shown
    assert "A PC on unused soft tyres may, after its regular movement" in shown
    assert "slipstream/games/grand_prix/rules/activation.py:" in shown
    assert "tests/rules/grand_prix/test_wear_and_tyres.py:" in shown


@pytest.mark.usefixtures("scanned")
def test_a_chapter_is_a_list_of_its_clauses() -> None:
    shown = run("clauses", "GP-7").stdout.splitlines()

    assert shown[0].strip() == "Wear, Close Calls, tyres"
    assert shown[2].split()[:4] == ["GP-7.1.1", "Wear", "from", "a"]
    assert shown[-1].split()[0] == "GP-7.6.4.4"


def test_numbers_words_and_gaps_of_a_small_game(small: Path) -> None:
    (small / "tests/test_a.py").write_text('@clause("FMR-1.1")\ndef test_one(): ...\n', "utf-8")
    game, chapter = run("clauses", "FMR").stdout, run("clauses", "FMR-1").stdout

    assert "FMR-1 Aim 2 2 0 1 1 0" in " ".join(game.split())
    assert "FMR-2 End 1 0 1 0 0 1" in " ".join(game.split())
    assert "Untested: FMR-1.2" in game
    assert "FMR-1.2 Two. 1 none" in " ".join(chapter.split())
    assert "FMR-2.1 It ends. {untested: every race does} - exempt" in " ".join(
        run("clauses", "FMR-2").stdout.split()
    )
    assert "Exempt: every race does" in run("clauses", "FMR-2.1").stdout
    assert "No test cites it." in run("clauses", "FMR-1.2").stdout
    assert "slipstream/games/a.py" in run("clauses", "FMR-1.2").stdout
    assert "None needed: races end." in run("clauses", "FMR-2.1").stdout


@pytest.mark.usefixtures("small")
def test_a_clause_as_json() -> None:
    assert document("clauses", "FMR-1.1", "--json") == {
        "FMR-1.1": {
            "text": "- **FMR-1.1** A car *moves*.",
            "headings": ["3. Clauses", "FMR-1 Aim"],
            "code": ["slipstream/games/a.py:1"],
            "tests": ["tests/test_a.py:test_both"],
            "no_code": None,
            "exempt": None,
        }
    }
    assert list(document("clauses", "FMR-1", "--json")) == ["FMR-1.1", "FMR-1.2"]


@pytest.mark.usefixtures("small")
def test_a_checked_game_is_all_tested() -> None:
    assert run("clauses", "--check").stdout == "ok: 3 clauses of FMR\n"
    assert run("clauses", "FMR-1", "--check").stdout == "ok: 2 clauses of FMR\n"


def test_a_missing_test_fails_the_check(small: Path) -> None:
    (small / "tests/test_a.py").write_text(
        '@clause("FMR-1.1", "TA-9.9")\ndef test_one(): ...\n', "utf-8"
    )
    plain, as_json = run("clauses", "--check"), run("clauses", "--check", "--json")

    assert plain.exit_code == as_json.exit_code == 1
    assert plain.stdout.splitlines() == [
        "FMR-1.2 is not tested",
        "tests/test_a.py:test_one cites TA-9.9, which no rule defines",
        "2 wrong: 3 clauses of FMR",
    ]
    assert json.loads(as_json.stdout)["FMR"]["untested"] == ["FMR-1.2"]
    assert "FMR-1.2 is not tested" in as_json.stderr


def test_a_clause_that_nothing_carries_out_fails_the_check(small: Path) -> None:
    (small / "docs/rules/a.where.toml").unlink()
    plain = run("clauses", "--check")

    assert plain.exit_code == 1
    assert plain.stdout.splitlines() == [
        "FMR-1.2 is carried out nowhere",
        "FMR-2.1 is carried out nowhere",
        "2 wrong: 3 clauses of FMR",
    ]
    assert "Nothing carries it out." in run("clauses", "FMR-1.2").stdout
    assert document("clauses", "--json")["FMR"]["nowhere"] == ["FMR-1.2", "FMR-2.1"]


def test_outside_a_checkout_there_are_no_tests_to_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = checkout(tmp_path, BOTH)
    monkeypatch.setattr(clauses, "checkout", lambda: None)
    monkeypatch.setattr(clauses, "_HERE", root)

    assert "There are no tests here" in run("clauses").stdout
    assert "There are no tests here" in run("clauses", "FMR").stdout
    assert "There are no tests here" in run("clauses", "FMR-1").stdout
    assert document("clauses", "--json")["FMR"]["tested"] is None
    assert document("clauses", "FMR-1.1", "--json")["FMR-1.1"]["tests"] is None
    assert "Run this in a checkout" in refused(run("clauses", "--check"))
