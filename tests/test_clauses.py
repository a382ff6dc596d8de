"""The scanner of clauses on small made-up specifications."""

from __future__ import annotations

from pathlib import Path

import pytest

from slipstream import clauses
from slipstream.clauses import (
    chapter_of,
    chapters,
    cited_in_code,
    cited_in_tests,
    coverage,
    homeless,
    read_clauses,
    rules_folder,
    scan,
    text_of,
    title_of,
    untested,
)
from slipstream.games.registry import GAMES, find

SPEC = """\
# TA rules (TA-0.1 is not defined here)

### TA-1 Movement
- **TA-1.1** A car moves.
  It may also stand (TA-1.2).
* **TA-1.2** A car stands. {untested: a car that stands
  does nothing}
See TA-1.9 for more.

| TA-R1 | Why? | Because. {untested: no game meaning} |
| **GPF1-R2** | Who? | Me. |

**TA-W1 An example** (TA-1.1)
Two cars. {untested: too small}

```
TA-M1 step(x)
```
TA-EV-hard-hit.1 A crash.
"""


def test_definitions_stand_at_the_beginning_of_lines_items_and_rows() -> None:
    assert list(read_clauses(SPEC)) == [
        *("TA-1.1", "TA-1.2", "TA-R1", "GPF1-R2", "TA-W1", "TA-M1", "TA-EV-hard-hit.1")
    ]


def test_an_exempt_clause_says_why_at_its_end() -> None:
    found = read_clauses(SPEC)

    assert {clause.id: clause.exempt for clause in found.values() if clause.exempt} == {
        "TA-1.2": "a car that stands\n  does nothing",
        "TA-R1": "no game meaning",
        "TA-W1": "too small",
    }


def test_a_definition_ends_at_the_next_at_a_blank_line_or_at_a_fence() -> None:
    found = read_clauses(SPEC)

    assert found["TA-1.1"].text == "- **TA-1.1** A car moves.\n  It may also stand (TA-1.2)."
    assert found["TA-M1"].text == "TA-M1 step(x)"


def test_the_first_definition_counts() -> None:
    found = read_clauses("TA-1.1 one\nTA-1.1 two")

    assert found["TA-1.1"].text == "TA-1.1 one\nTA-1.1 two"


def test_a_new_game_brings_its_code_with_its_entry_in_the_registry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert read_clauses("- **SIX-1.1** One.") == {}
    assert cited_in_code("SIX-1.1") == []

    monkeypatch.setitem(GAMES, "SIX", lambda: find("FMR"))

    assert list(read_clauses("- **SIX-1.1** One.")) == ["SIX-1.1"]
    assert cited_in_code("SIX-1.1") == [(1, "SIX-1.1")]


@pytest.mark.parametrize(
    ("name", "chapter"),
    [
        ("GP-7.6.4.1", "GP-7"),
        ("GP-10.2", "GP-10"),
        ("GP-R12", "GP-R"),
        ("GP-EV-spin-off.1", "GP-EV"),
        ("TA-6.A1", "TA-6"),
    ],
)
def test_a_clause_belongs_to_a_chapter(name: str, chapter: str) -> None:
    assert chapter_of(name) == chapter


CHAPTERS = """\
# Rules
## 3. Clauses
### 6. Movement (booklet 6)
- **TA-6.1.1** One.
#### 6.2 to 6.3 Linking
- **TA-6.2.1** Two.
```toml
# 9. Not a heading
```
- **TA-6.2.2** Three.
### TA-7 A wall
- **TA-7.1** Four.
## 4. Rulings
### Movement
| TA-R1 | Why? | So. |
### Pits
| TA-R2 | Why? | So. |
"""


def test_a_chapter_is_called_by_the_heading_that_all_its_clauses_share() -> None:
    found = chapters(read_clauses(CHAPTERS).values())

    assert {name: len(of) for name, of in found.items()} == {"TA-6": 3, "TA-7": 1, "TA-R": 2}
    assert [title_of(of) for of in found.values()] == ["Movement", "A wall", "Rulings"]
    assert title_of(found["TA-6"][1:]) == "Linking"
    assert found["TA-6"][2].headings[-1] == "6.2 to 6.3 Linking"
    assert title_of([]) == ""


def test_code_cites_ids_in_strings_and_docstrings() -> None:
    code = '"""TA-1.1, TA-R24: why (GP-RC-8.3)."""\nclause = "GP-EV-hard-hit.1"  # GPF1-1.18.\n'

    assert cited_in_code(code) == [
        (1, "TA-1.1"),
        (1, "TA-R24"),
        (1, "GP-RC-8.3"),
        (2, "GP-EV-hard-hit.1"),
        (2, "GPF1-1.18"),
    ]


def test_a_range_is_all_that_it_spans() -> None:
    assert [name for _, name in cited_in_code("TA-7.1.2 to TA-7.1.4, TA-C1 to TA-C2")] == [
        *("TA-7.1.2", "TA-7.1.3", "TA-7.1.4", "TA-C1", "TA-C2")
    ]
    assert [name for _, name in cited_in_code("TA-7.1 to TA-8.2")] == ["TA-7.1", "TA-8.2"]


def test_every_clause_is_carried_out_somewhere_or_needs_no_code() -> None:
    found, _ = scan()

    assert homeless(found.clauses.values()) == []
    assert [stray for stray in found.strays if stray.startswith("docs/rules")] == []


def test_words_that_only_look_like_ids_are_none() -> None:
    assert cited_in_code('f"TA-{n}" DATA-1.1 TA-style FMR/1 FMR-seed') == []


def test_tests_cite_by_calling_clause() -> None:
    text = """
@clause("TA-1.1", "TA-1.2")
def test_one():
    other("TA-9.9")

class TestTwo:
    @mark.clause("TA-8.8")
    def test_two(self):
        clause(name, 3, "TA-R1")
"""

    assert cited_in_tests(text) == [
        ("test_one", "TA-1.1"),
        ("test_one", "TA-1.2"),
        ("test_two", "TA-R1"),
    ]


WHERE = """\
folder = "games/ta"

[code]
TA-1.2 = "rules/a.py:Car.stand"
TA-M1 = "kernel/b.py:gone"
TA-R1 = "data/cards.toml:deck"
TA-1.1 = "rules/a.py"

[no_code]
TA-W = "an example"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    files = {
        "docs/rules/ta.md": SPEC,
        "docs/rules/ta.where.toml": WHERE,
        "src/slipstream/a.py": '"""TA-1.1, TA-1: group. TA-7.7 is wrong."""\n',
        "src/slipstream/games/ta/rules/a.py": "class Car:\n    def stand(self): ...\n",
        "src/slipstream/games/ta/data/cards.toml": "[deck]\n",
        "tests/rules/test_a.py": '@clause("TA-1.1", "TA-R1", "TA-7.8")\ndef test_a(): ...\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_coverage_brings_them_together(project: Path) -> None:
    found = coverage(project / "docs/rules", project / "src/slipstream", project / "tests")

    assert found.clauses["TA-1.1"].code == ["slipstream/a.py:1"]
    assert found.clauses["TA-1.1"].tests == ["tests/rules/test_a.py:test_a"]
    assert found.clauses["TA-1.2"].code == ["slipstream/games/ta/rules/a.py:Car.stand"]
    assert found.clauses["TA-R1"].code == ["slipstream/games/ta/data/cards.toml:deck"]
    assert found.clauses["TA-W1"].no_code == "an example"
    assert homeless(found.of("TA")) == ["TA-EV-hard-hit.1"]
    assert untested(found.of("TA")) == ["TA-M1", "TA-EV-hard-hit.1"]
    assert found.games() == ["GPF1", "TA"]
    assert found.strays == [
        "slipstream/a.py:1 cites TA-7.7, which no rule defines",
        "docs/rules: no clause needs the entry TA-1.1",
        "docs/rules: there is no kernel/b.py:gone, which is said to do TA-M1",
        "tests/rules/test_a.py:test_a cites TA-R1, which is exempt",
        "tests/rules/test_a.py:test_a cites TA-7.8, which no rule defines",
    ]


def test_a_name_stands_for_a_clause_a_group_a_chapter_or_a_game(project: Path) -> None:
    found = coverage(project / "docs/rules", project / "src/slipstream", None)

    def named(name: str) -> list[str]:
        return [clause.id for clause in found.named(name)]

    assert named("ta-1.1") == ["TA-1.1"]
    assert named("TA-1") == ["TA-1.1", "TA-1.2"]
    assert named("ta-ev-hard-hit") == ["TA-EV-hard-hit.1"]
    assert named("TA-R") == ["TA-R1"]
    assert named("GPF1") == ["GPF1-R2"]
    assert named("TA-1.11") == named("T") == []


def test_the_help_of_the_command_line_cites_nothing(project: Path) -> None:
    (project / "src/slipstream/cli").mkdir()
    (project / "src/slipstream/cli/a.py").write_text('"""As in TA-1.1 and TA-7.7."""\n', "utf-8")
    found = coverage(project / "docs/rules", project / "src/slipstream", None)

    assert found.clauses["TA-1.1"].code == ["slipstream/a.py:1"]
    assert len([stray for stray in found.strays if "TA-7.7" in stray]) == 1


def test_the_rules_are_found_in_the_checkout_or_in_the_package(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = project / "lib" / "installed" / "slipstream"
    package.mkdir(parents=True)
    monkeypatch.setattr(clauses, "_HERE", package)
    monkeypatch.chdir(project)
    assert rules_folder() == project / "docs/rules"
    assert scan()[1] is True

    monkeypatch.chdir(package)
    with pytest.raises(ValueError, match="missing from this installation"):
        rules_folder()

    (package / "docs/rules").mkdir(parents=True)
    (package / "docs/rules/ta.md").write_text(SPEC, "utf-8")
    assert rules_folder() == package / "docs/rules"
    assert scan()[1] is False
    assert scan()[0].clauses.keys() == read_clauses(SPEC).keys()


def test_the_text_of_a_clause_or_of_a_group(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "checkout", lambda: project)

    assert text_of("ta-1.1") == "TA-1.1 A car moves.\nIt may also stand (TA-1.2)."
    assert text_of("TA-1").startswith("TA-1.1 A car moves.")
    assert text_of("GPF1-R2") == "GPF1-R2  Who?  Me."
    assert text_of("TA-9") == ""
    assert text_of("") == ""


def test_a_clause_in_a_code_block_is_a_procedure() -> None:
    text = (
        "- **GP-6.8.1** One lane further.\n\n```\nGP-6.A3  DISPLACEMENT\n  displace(s,l,d)\n```\n"
    )

    found = read_clauses(text)

    assert [clause.procedure for clause in found.values()] == [False, True]
