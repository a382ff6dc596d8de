"""`make container`: the Containerfile built and started for real, by buildah as root.

The image is started as its own user with its own command, its own healthcheck is asked until it is
content, a move is played, and SIGTERM ends it. Where the registry cannot be reached, `--stand-in`
makes the base image with debootstrap: the same Debian, but with its Python instead of the pinned
one. Options after `--` go to `buildah build`, as in `-- -v /etc/pip.conf:/etc/pip.conf:ro`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))
FILE: Final = ROOT / "deploy" / "container" / "Containerfile"
IMAGE: Final = "slipstream"
PATIENCE: Final = 120.0
# Plain copies and a plain chroot: this works inside of most virtual machines and containers.
os.environ.update(STORAGE_DRIVER="vfs", BUILDAH_ISOLATION="chroot")


def buildah(*arguments: str) -> str:
    done = subprocess.run(["buildah", *arguments], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def make_stand_in() -> None:
    """The base image by its name, if it is not there."""
    [base] = set(re.findall(r"^FROM (\S+)", FILE.read_text("utf-8"), re.MULTILINE))
    if base in buildah("images", "--format", "{{.Name}}:{{.Tag}}"):
        return
    suite = base.rpartition("-")[2]
    with tempfile.TemporaryDirectory() as folder:
        packages = "--include=python3,python3-venv,ca-certificates"
        make = ["debootstrap", "--variant=minbase", packages, suite, folder]  # from its own mirror
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL)
        (Path(folder) / "usr" / "local" / "bin" / "python").symlink_to("/usr/bin/python3")
        made = buildah("from", "scratch")
        buildah("add", "--quiet", made, folder, "/")
    buildah("config", "--env", f"PATH=/usr/local/bin:{os.defpath}", made)
    buildah("commit", "--quiet", "--rm", made, f"docker.io/library/{base}")


def healthy(container: str, check: list[str], server: subprocess.Popen[bytes]) -> None:
    """Until the image's own check is content."""
    deadline = time.monotonic() + PATIENCE
    command = ["buildah", "run", container, "--", *check]
    while subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode:
        assert server.poll() is None, "the server has ended"
        assert time.monotonic() < deadline, "the container is not healthy"
        time.sleep(1)


def innermost(pid: int, program: str) -> int:
    """The process of the program that was started by this one, whatever stands between."""
    files = Path(f"/proc/{pid}/task").glob("*/children")  # any thread may have started it
    for found in " ".join(file.read_text() for file in files).split():
        words = Path(f"/proc/{found}/cmdline").read_text().split("\0")
        if any(Path(word).name == program for word in words[:2]):
            return int(found)
        return innermost(int(found), program)
    raise AssertionError(f"{program} does not run")


def start(container: str, config: dict[str, Any]) -> None:
    from installed import play

    kind, *check = config["Healthcheck"]["Test"]
    assert kind == "CMD"
    user = buildah("run", container, "--", "id", "-u")
    assert user == config["User"].partition(":")[0] != "0", "it does not run as root"
    command = ["buildah", "run", container, "--", *config["Entrypoint"]]
    server = subprocess.Popen(command)
    try:
        healthy(container, check, server)
        play("127.0.0.1:8500")
        kept = buildah("run", container, "--", "stat", "-c", "%a %u", "/data/tables.sqlite")
        assert kept == f"600 {user}", "nobody else reads the store"
    finally:
        os.kill(innermost(server.pid, config["Entrypoint"][0]), signal.SIGTERM)
        server.wait(PATIENCE)
    sys.stdout.write(f"user {user}, healthy, a move is played, ended by SIGTERM\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stand-in", action="store_true", help="make the base image here")
    parser.add_argument("options", nargs="*", help="of buildah build")
    given = parser.parse_args()
    if given.stand_in:
        make_stand_in()
    own = ["--format", "docker"]  # others have no healthcheck
    own += ["--pull-never"] if given.stand_in else []
    build = ["build", "--layers", *own, *given.options, "-f", str(FILE), "-t", IMAGE, str(ROOT)]
    subprocess.run(["buildah", *build], check=True)
    container = buildah("from", "--pull-never", IMAGE)
    try:
        told = json.loads(buildah("inspect", "--type", "image", IMAGE))
        start(container, told["Docker"]["config"])
    finally:
        buildah("rm", container)


if __name__ == "__main__":
    main()
