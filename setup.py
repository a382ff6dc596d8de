"""Builds the compiled group with mypyc; installs pure where there is no compiler.

SLIPSTREAM_PURE=1 asks for the pure build. Both behave the same; `slipstream.COMPILED` tells which.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError

ROOT = Path(__file__).parent
SOURCE = ROOT / "src" / "slipstream"
TRACK = ("track.py", "board.py", "order.py")  # the rest reads files or draws
EDGE = {
    "__init__.py",
    "drawing.py",
    "english.py",
    "fields.py",
    "notation.py",
    "plan.py",
    "reading.py",
    "registry.py",
    "screen.py",
    "season.py",
    "track_picture.py",
    "view.py",
    "words.py",
}


def compiled_group() -> list[str]:
    """The kernel, the track and the rules of the games, without their texts and views."""
    files = [*SOURCE.glob("kernel/*.py"), *SOURCE.glob("games/*/*.py")]
    files += [*(SOURCE / "track" / name for name in TRACK), *SOURCE.glob("drafting/*.py")]
    return sorted(str(file.relative_to(ROOT)) for file in files if file.name not in EDGE)


def extensions() -> list[object]:
    if os.environ.get("SLIPSTREAM_PURE") == "1":
        return []
    if not (shutil.which(os.environ.get("CC", "cc").split()[0]) or sys.platform == "win32"):
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    found = mypycify(compiled_group(), opt_level="1", debug_level="0", multi_file=True)
    for extension in found:
        if sys.platform != "win32":  # so that calls inside the group are direct
            extension.extra_compile_args.append("-fvisibility=hidden")
    return list(found)


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
        except (BaseError, OSError) as error:
            print(f"slipstream: building without compilation: {error}", file=sys.stderr)  # noqa: T201
            for module in Path(self.build_lib).rglob("*.so"):
                module.unlink()
            self.extensions: list[object] = []


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": WithRules, "build_ext": AllOrNothing},
)
