"""The build under test is the one that was asked for, and there always is one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import slipstream

ROOT = Path(__file__).parents[1]


def test_the_build_is_the_expected_one() -> None:
    """SLIPSTREAM_EXPECT names it; without it either build will do."""
    expected = os.environ.get("SLIPSTREAM_EXPECT", "")

    assert expected in ("", "pure", "compiled")
    assert not expected or (expected == "compiled") == slipstream.COMPILED


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
