"""`make licences`: THIRD-PARTY.md, the licences of all that an installed table needs.

The Python packages are those that `slipstream[table]` pulls in, as they are installed here; what is
built into the page comes with the text of its licence. `--check` fails if the file is not current.
"""

from __future__ import annotations

import json
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "THIRD-PARTY.md"
MODULES = ROOT / "web" / "node_modules"
IN_PAGE = (
    "@fluent/bundle",
    "@fontsource-variable/roboto-condensed",
    "clsx",
    "esm-env",
    "svelte",
    "uqr",
)
"""What Vite builds into the page; the rest of package.json are tools."""
PLATFORM = {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"}
"""The list is the same wherever it is made, and whatever else is installed there."""


class Package(NamedTuple):
    """One dependency."""

    name: str
    version: str
    licence: str
    text: str = ""


def needed(extra: str = "table") -> set[str]:
    """The names of all packages that are installed with it on Linux."""
    found: set[str] = set()
    waiting = [("slipstream", extra), ("librt", "")]
    while waiting:
        name, extras = waiting.pop()
        try:
            asked = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue  # for another platform
        found.add(canonical(name))
        for text in asked:
            one = Requirement(text)
            wanted = one.marker is None or one.marker.evaluate({**PLATFORM, "extra": extras})
            if wanted and canonical(one.name) not in found:
                waiting += [(one.name, each) for each in (one.extras or {""})]
    return found - {"slipstream"}


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def python_package(name: str) -> Package:
    about = metadata.metadata(name)
    classifiers = [
        line.rpartition(" :: ")[2]
        for line in about.get_all("Classifier") or []
        if line.startswith("License :: ")
    ]
    expressions, texts = (about.get_all(key) or [] for key in ("License-Expression", "License"))
    told = [*expressions, ", ".join(classifiers), *texts]
    return Package(about["Name"], about["Version"], next(filter(None, told)).splitlines()[0])


def page_package(name: str) -> Package:
    folder = MODULES / name
    about = json.loads((folder / "package.json").read_text("utf-8"))
    texts = [file for file in sorted(folder.iterdir()) if file.name.upper().startswith("LICEN")]
    if not texts and about["license"] == "Apache-2.0":  # it does not bring the text along
        texts = [MODULES / "typescript" / "LICENSE.txt"]
    text = texts[0].read_text("utf-8").strip() if texts else ""
    return Package(name, about["version"], about["license"], text)


def written() -> str:
    """The whole file."""
    rows = [python_package(name) for name in sorted(needed())]
    page = [page_package(name) for name in IN_PAGE]
    lines = [
        "# Licences of others",
        "",
        "What Slipstream needs to run, with its licence; `make licences` writes this file.",
        "",
        "## Python packages of `slipstream[table]`",
        "",
        "Installed beside Slipstream, each with its own licence file.",
        "",
        "| package | version | licence |",
        "|---|---|---|",
        *(f"| {one.name} | {one.version} | {one.licence} |" for one in rows),
        "",
        "## Inside the page",
        "",
    ]
    for one in page:
        lines += [f"### {one.name} {one.version} ({one.licence})", ""]
        lines += ["```text", one.text, "```", ""] if one.text else []
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    text = written()
    if "--check" not in sys.argv:
        TARGET.write_text(text, "utf-8")
    elif not TARGET.is_file() or TARGET.read_text("utf-8") != text:
        sys.exit("THIRD-PARTY.md is not current: make licences")


if __name__ == "__main__":
    main()
