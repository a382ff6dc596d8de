"""What the programs themselves say of the files of `deploy/`, where they are installed."""

from __future__ import annotations

import os
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


@needs("docker-compose")
def test_compose_takes_its_file(tmp_path: Path) -> None:
    """Debian's version does not know `name` yet; every other word has to be one of the format."""
    text = (DEPLOY / "container" / "compose.yaml").read_text("utf-8")
    file = tmp_path / "compose.yaml"
    file.write_text(text.replace("name: slipstream\n", ""), "utf-8")
    command = ["docker-compose", "-f", str(file), "config", "--quiet"]
    settings = {"RACE_HOST": "race.example.org", "POSTGRES_PASSWORD": "secret"}
    for missing in ("", *settings):
        given = {name: value for name, value in settings.items() if name != missing}
        done = subprocess.run(
            command,
            env={"PATH": os.environ["PATH"], **given},
            capture_output=True,
            text=True,
            check=False,
        )

        assert (done.returncode == 0) is not bool(missing), done.stderr
        assert not missing or "set it in .env" in done.stderr
