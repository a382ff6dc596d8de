"""What the programs themselves say of the files of `deploy/`, where they are installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"needs {program}")


@needs("caddy")
def test_caddy_takes_its_file(tmp_path: Path) -> None:
    file = DEPLOY / "caddy" / "Caddyfile"
    done = subprocess.run(
        ["caddy", "validate", "--config", file, "--adapter", "caddyfile"],
        env={"HOME": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr


@needs("systemd-analyze")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """The program itself is not installed here: another one stands for it."""
    text = (DEPLOY / "systemd" / "slipstream.service").read_text("utf-8")
    unit = tmp_path / "slipstream.service"
    unit.write_text(text.replace("/opt/slipstream/bin/slipstream", "/bin/true"), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    assert "slipstream.service" not in done.stderr
