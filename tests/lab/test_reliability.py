"""Chances checked on fresh races, written as a table and drawn as a diagram."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
from click.testing import CliRunner

from slipstream.cli.tune import tune as command
from slipstream.lab.calibration import Bin, Calibration
from slipstream.lab.page import begins, ends
from slipstream.lab.reliability import Checked, check, diagram, table

AGREED = ["fmr", "--check", "--seats", "3", "--bots", "reflex", "--races", "6", "--seed", "9"]
SOME = Calibration(
    50,
    0.6,
    0.7,
    [Bin(0.2, 0.3, 80, 0.25, 0.3, 0.2, 0.4), Bin(0.7, 0.8, 20, 0.75, 0.6, 0.4, 0.8)],
)


def test_today_s_weights_are_checked_on_every_race() -> None:
    heard: list[int] = []
    found = check("FMR", [3, 4], "reflex", 4, 5, heard.append)

    assert heard == list(range(1, 9))
    assert sum(row.count for row in found.found.bins) >= 3 * found.found.positions > 0
    assert found == check("FMR", [3, 4], "reflex", 4, 5, heard.append)
    assert found.command().endswith("--check --seats 3,4 --bots reflex --races 4 --seed 5")


def test_a_diagram_has_a_dot_where_each_bin_is() -> None:
    drawing = ElementTree.fromstring(diagram("Title", SOME))
    dots = [one for one in drawing.iter() if one.tag.endswith("circle")]
    places = [(float(one.attrib["cx"]), float(one.attrib["cy"])) for one in dots]
    sizes = [float(one.attrib["r"]) for one in dots]

    assert places == [(60 + 320 * 0.25, 40 + 320 * 0.7), (60 + 320 * 0.75, 40 + 320 * 0.4)]
    assert sizes == [9.0, 4.5], "a quarter as many are a quarter of the area"


def test_a_table_has_a_row_a_bin() -> None:
    assert table(SOME).splitlines()[2:] == [
        "| 25.0% | 80 | 30.0% (20.0% to 40.0%) |",
        "| 75.0% | 20 | 60.0% (40.0% to 80.0%) |",
    ]


def test_the_command_shows_or_writes_what_it_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        f"A\n{begins('chances FMR', 'tune --check')}{ends('chances FMR')}\nZ\n", "utf-8"
    )

    shown = CliRunner().invoke(command, AGREED)
    as_json = CliRunner().invoke(command, [*AGREED, "--json"])
    written = CliRunner().invoke(command, [*AGREED, "--write", str(page)])

    found = msgspec.json.decode(as_json.stdout, type=Checked)
    assert f"{found.found.positions:,} positions" in shown.stdout
    assert (written.exit_code, written.stdout) == (0, "")
    text = page.read_text("utf-8")
    assert text.startswith("A\n")
    assert text.endswith("\nZ\n")
    assert table(found.found) in text
    assert found.command() in text
    assert (tmp_path / "pictures" / "chances-fmr.svg").read_text("utf-8").startswith("<svg")
