"""The guides and the README hold: their code runs, their steps can be followed to the letter."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from slipstream import GAMES

ROOT = Path(__file__).parents[1]
GUIDES = ROOT / "docs" / "guides"
_FENCE = re.compile(r"^```(\w*)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SETTING = re.compile(r'(\w+)="([^"]*)"')
SKIPPED = shutil.ignore_patterns(".*", "__pycache__", "build", "web", "page", "pictures", "mutants")


class Block(NamedTuple):
    """A piece of code on a page."""

    language: str
    settings: dict[str, str]
    code: str


def blocks(page: Path, language: str) -> list[Block]:
    found = _FENCE.findall(page.read_text("utf-8"))
    every = [Block(name, dict(_SETTING.findall(more)), code) for name, more, code in found]
    return [block for block in every if block.language == language]


@pytest.fixture(autouse=True)
def bots() -> Iterator[None]:
    """Bots that a page adds are gone afterwards."""
    known = GAMES["FMR"]().bots
    before = dict(known)
    yield
    known.clear()
    known.update(before)


@pytest.mark.once
@pytest.mark.parametrize(
    "page",
    [ROOT / "README.md", GUIDES / "writing-a-bot.md", GUIDES / "environments.md"],
    ids=str,
)
def test_the_python_of_a_page_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page, "python"):
        if not block.settings:
            exec(compile(block.code, str(page), "exec"), names)

    assert capsys.readouterr().out


def test_the_program_of_the_bot_guide_answers_what_it_is_asked() -> None:
    program = next(b for b in blocks(GUIDES / "writing-a-bot.md", "python") if b.settings)
    asked = '{"type": "position", "number": 3, "answers": ["CG:g1"]}\n'
    done = subprocess.run(
        [sys.executable, "-c", program.code],
        input='{"type": "welcome"}\n' + asked,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == '{"type": "answer", "number": 3, "token": "CG:g1"}\n'


@pytest.mark.once
@pytest.mark.parametrize(
    "page", [pytest.param("adding-a-game.md", marks=pytest.mark.more), "adding-a-circuit.md"]
)
def test_a_guide_can_be_followed_to_the_letter(page: str, tmp_path: Path) -> None:
    root = tmp_path / "project"
    shutil.copytree(ROOT, root, ignore=SKIPPED)
    follow(GUIDES / page, root)


def test_the_leagues_of_the_guide_can_be_kept(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    if pytestconfig.getoption("--light"):
        pytest.skip("once is enough")
    (tmp_path / "src").symlink_to(ROOT / "src")
    follow(GUIDES / "leagues.md", tmp_path)

    assert (tmp_path / "summer.html").read_text("utf-8").count("<svg") == 2
    assert (tmp_path / "club.csv").read_text("utf-8").count("Ann") == 1


def follow(page: Path, root: Path) -> None:
    """Every block in its order: what belongs into a file is put there, the rest is run."""
    found = [*blocks(page, "sh"), *blocks(page, "python")]
    for block in sorted(found, key=lambda block: page.read_text("utf-8").index(block.code)):
        if block.language == "sh":
            run(block.code, root)
        else:
            insert(root / block.settings["title"], block.code)


def insert(file: Path, lines: str) -> None:
    """The first line stands in the file already; what follows is new."""
    first = lines.splitlines(keepends=True)[0]
    text = file.read_text("utf-8")
    assert text.count(first) == 1
    file.write_text(text.replace(first, lines), "utf-8")


def run(script: str, root: Path) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith("SLIPSTREAM_")}
    env["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{env['PATH']}"
    env["PYTHONPATH"] = str(root / "src")
    done = subprocess.run(
        ["bash", "-ec", script], cwd=root, env=env, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"
