"""A wheel of these sources, in an environment that holds nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: object) -> None:
    """Nothing of this environment goes along."""
    clean = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(part) for part in command], env=clean, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.more
def test_a_wheel_serves_where_nothing_else_is_installed(tmp_path: Path) -> None:
    """As `make wheel` does: `tests/installed.py` looks what is inside, and plays a move."""
    pip = ("-m", "pip", "--disable-pip-version-check", "--quiet")
    run(sys.executable, *pip, "wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path, ROOT)
    [wheel] = tmp_path.glob("slipstream-*.whl")
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(python, *pip, "install", "-c", ROOT / "constraints.txt", f"{wheel}[table]")
    run(python, ROOT / "tests" / "installed.py")
