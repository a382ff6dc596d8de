"""Divisions: who goes up and who comes down."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from slipstream import SlipstreamError
from slipstream.cli import main
from slipstream.league import file
from slipstream.league.divisions import exchanged


def test_the_best_go_up_and_the_last_of_the_division_above_come_down() -> None:
    assert exchanged(["abcd", "efgh", "ijkl"], 1) == [list("abce"), list("dfgi"), list("hjkl")]
    assert exchanged(["abcd", "efgh"], 2) == [list("abef"), list("cdgh")]


@pytest.mark.parametrize(("sizes", "places"), [((4,), 1), ((4, 3, 4), 2), ((4, 4), 0), ((1, 4), 2)])
def test_nobody_goes_both_ways(sizes: tuple[int, ...], places: int) -> None:
    with pytest.raises(SlipstreamError, match=r"division"):
        exchanged([range(size) for size in sizes], places)


def run(*arguments: object) -> str:
    done = CliRunner().invoke(main, ["season", *map(str, arguments)])
    assert done.exit_code == 0, done.output
    return done.output


def test_two_divisions_race_and_exchange_their_drivers(tmp_path: Path) -> None:
    paths = [tmp_path / "first.json", tmp_path / "second.json"]
    for path, names in zip(paths, ("ABC", "XYZ"), strict=True):
        entries = [f"--entry={name}=rookie" for name in names]
        run("new", path, "FMR", *entries, "--races", 2, "--option", "aside=18")
        refused = CliRunner().invoke(
            main, ["season", "promote", *map(str, paths[:1]), "--into", str(tmp_path / "n")]
        )
        assert refused.exit_code != 0
        run("run", path)
    final = [
        [row.entry for row in file.read(path).told().races[-1].rankings[0].rows] for path in paths
    ]
    told = run("promote", *paths, "--into", tmp_path / "next")

    made = [file.read(tmp_path / "next" / path.name) for path in paths]
    found = [[entry.name for entry in season.entries] for season in made]
    top, low = ["ABC"[at] for at in final[0]], ["XYZ"[at] for at in final[1]]
    assert found == [[*top[:2], low[0]], [top[2], *low[1:]]]
    assert ", ".join(found[0]) in told
    assert made[0].agreed.races == file.read(paths[0]).agreed.races
    run("run", tmp_path / "next" / "first.json")
