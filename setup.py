"""Builds the compiled group with mypyc; installs pure where there is no compiler.

SLIPSTREAM_PURE=1 asks for the pure build. Both behave the same; `slipstream.COMPILED` tells which.
"""

from __future__ import annotations

import os
import shutil
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent
SOURCE = ROOT / "src" / "slipstream"
COMPILED_ROOMS = ("kernel/*.py", "**/rules/*.py", "**/bot/*.py", "games/*/game.py")
NEVER = ("__init__.py", "rows.py")  # rows.py chooses between the two builds
NEEDED = [
    "babel>=2.17",
    "click>=8.1",
    "fluent.runtime>=0.4",
    "msgspec>=0.19",
    "mypy_extensions>=1.0",
    "rich>=13",
]
RUN_TIME = ["librt>=0.16"]  # rows of native ints: the compiled build only
ASKING = {"egg_info", "dist_info", "sdist"}  # commands that need no C


def compiled_group() -> list[str]:
    """The kernel, and every `rules`, `bot` and `game` there is: no texts, no views."""
    files = [file for room in COMPILED_ROOMS for file in SOURCE.glob(room)]
    return sorted(str(file.relative_to(ROOT)) for file in files if file.name not in NEVER)


def say_pure(why: object) -> None:
    print(f"slipstream: building without compilation: {why}", file=sys.stderr)  # noqa: T201


def may_compile() -> bool:
    """Whether the compiled build is wanted, and a compiler is there."""
    if os.environ.get("SLIPSTREAM_PURE") == "1":
        return False
    compiler = os.environ.get("CC", "cc").split()[0]
    if shutil.which(compiler) or sys.platform == "win32":
        return True
    if not ASKING & set(sys.argv):
        say_pure(f"there is no C compiler {compiler!r}")
    return False


def extensions() -> list[Any]:
    """The compiled group. Pip asks three times before it builds: mypyc answers only the last."""
    if ASKING & set(sys.argv):
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    found = mypycify(compiled_group(), opt_level="2", debug_level="0", multi_file=True)
    for extension in found:
        if sys.platform != "win32":  # so that calls inside the group are direct
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return list(found)


def side_by_side(compiler: Any, pool: ThreadPoolExecutor) -> None:
    """Let a compiler take several C files at once: the group is one extension of a hundred."""
    compile_one, compile_all = compiler._compile, compiler.compile
    own = threading.local()

    def compile_together(*arguments: Any, **named: Any) -> Any:
        own.jobs = []
        objects = compile_all(*arguments, **named)
        for job in own.jobs:
            job.result()
        return objects

    compiler._compile = lambda *one: own.jobs.append(pool.submit(compile_one, *one))
    compiler.compile = compile_together


class WithRules(build_py):  # type: ignore[misc]
    """Ships docs/rules inside the package, where the table and `slipstream clauses` read them."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copytree(
                ROOT / "docs" / "rules",
                Path(self.build_lib) / "slipstream" / "docs" / "rules",
                dirs_exist_ok=True,
            )


class AllOrNothing(build_ext):  # type: ignore[misc]
    """A compiler that fails leaves the pure build, never half of the compiled one."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            say_pure("the C compiler failed" if isinstance(error, CCompilerError) else error)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions: list[Any] = []

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        with ThreadPoolExecutor(self.parallel) as pool:
            side_by_side(self.compiler, pool)
            super().build_extensions()


COMPILED = may_compile()
setup(
    ext_modules=extensions() if COMPILED else [],
    install_requires=NEEDED + RUN_TIME * COMPILED,
    cmdclass={"build_py": WithRules, "build_ext": AllOrNothing},
)
