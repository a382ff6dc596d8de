"""The build under test is the one that was asked for, and there always is one."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import slipstream

ROOT = Path(__file__).parents[1]


def test_the_build_is_the_expected_one() -> None:
    """SLIPSTREAM_EXPECT names it; without it either build will do."""
    expected = os.environ.get("SLIPSTREAM_EXPECT", "")

    assert expected in ("", "pure", "compiled")
    assert not expected or (expected == "compiled") == slipstream.COMPILED


def test_a_build_on_its_own_has_all_that_the_compiler_must_see() -> None:
    """Pip builds in an environment that holds nothing but this: without them mypyc fails."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    told = (ROOT / "setup.py").read_text("utf-8").partition("NEEDED = ")[2].partition("\nRUN")[0]

    assert set(ast.literal_eval(told)) <= set(project["build-system"]["requires"])


# What stands in for mypyc: one C file, so that a test need not wait for the hundred.
STAND_IN = """
import runpy, sys, types
from setuptools import Extension

one = Extension("slipstream.quick", ["quick.c"])
sys.modules["mypyc.build"] = types.SimpleNamespace(mypycify=lambda *_, **__: [one])
runpy.run_path("setup.py", run_name="__main__")
"""


def built(folder: Path, compiler: str) -> tuple[list[str], list[str]]:
    """Build into a folder: what was told about it, and the compiled modules."""
    made = subprocess.run(
        [sys.executable, "-c", STAND_IN, "--quiet", "build", "--build-base", str(folder)],
        cwd=ROOT,
        env={**os.environ, "CC": compiler, "SLIPSTREAM_PURE": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [*folder.rglob("slipstream/kernel/game.py")], "the pure build is always there"
    told = [line for line in made.stderr.splitlines() if line.startswith("slipstream: ")]
    return told, [file.stem.partition(".")[0] for file in folder.rglob("lib*/**/*.so")]


def test_without_a_compiler_the_pure_build_is_made_and_one_line_says_so(tmp_path: Path) -> None:
    told, modules = built(tmp_path, "/no/such/compiler")

    why = "there is no C compiler '/no/such/compiler'"
    assert told == [f"slipstream: building without compilation: {why}"]
    assert modules == []


def test_a_compiler_that_fails_leaves_the_pure_build(tmp_path: Path) -> None:
    told, modules = built(tmp_path, "false")

    assert told == ["slipstream: building without compilation: the C compiler failed"]
    assert modules == []
