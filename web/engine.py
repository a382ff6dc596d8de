"""The rules as the browser runs them, into build/engine: Python, two packages, and this project's.

    python web/engine.py

Race control works without a network: the page brings Pyodide (from web/node_modules), wheels of
what the rules need (from PyPI, by the versions of constraints.txt), and the rules themselves.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

WEB = Path(__file__).parent
SOURCE = WEB.parent / "src"
INTO = WEB.parent / "build" / "engine"
PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
FETCHED = WEB.parent / "build" / "engine-wheels"
# Of Pyodide 314: its Python, and the name of its platform.
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "314"
PARTS = ("kernel", "tell", "track", "drafting", "games", "race_control")
SINGLE = ("control.py", "season.py")
LEFT_OUT = re.compile(r"/words/|\.pyc$|lessons\.toml$")
THEN = (1980, 1, 1, 0, 0, 0)  # the same archive whenever it is made


def wheels() -> None:
    """By the versions that are pinned; those that are there already are not fetched again."""
    pinned = WEB.parent / "constraints.txt"
    FETCHED.mkdir(parents=True, exist_ok=True)
    for package in ("msgspec", "mypy_extensions"):
        version = re.search(rf"^{package}==(.+)$", pinned.read_text(), re.MULTILINE)
        assert version, f"constraints.txt does not pin {package}"
        if not list(FETCHED.glob(f"{package}-{version[1]}-*.whl")):
            fetch(package, pinned)
        found = next(iter(FETCHED.glob(f"{package}-{version[1]}-*.whl")))
        shutil.copy(found, INTO / f"{package}.whl")


def fetch(package: str, pinned: Path) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
    wanted = ["--no-deps", "--only-binary=:all:", "--constraint", str(pinned), package]
    where = ["--platform", PLATFORM, "--python-version", PYTHON, "--dest", str(FETCHED)]
    subprocess.run([*command, *where, *wanted], check=True)


def rules() -> None:
    package = SOURCE / "slipstream"
    files = [package / name for name in SINGLE]
    files += [file for part in PARTS for file in (package / part).rglob("*") if file.is_file()]
    with zipfile.ZipFile(INTO / "slipstream.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(zipfile.ZipInfo("slipstream/__init__.py", THEN), "")
        for file in sorted(files):
            name = file.relative_to(SOURCE).as_posix()
            if not LEFT_OUT.search(name):
                packed.writestr(
                    zipfile.ZipInfo(name, THEN), file.read_bytes(), zipfile.ZIP_DEFLATED
                )


if __name__ == "__main__":
    shutil.rmtree(INTO, ignore_errors=True)
    INTO.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(WEB / "node_modules" / "pyodide" / name, INTO / name)
    wheels()
    rules()
