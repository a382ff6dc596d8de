"""Matches: repeatable, the same for any number of processes, clear when they fail."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import msgspec
import pytest

from slipstream.bots import registry
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.lab import match as lab
from slipstream.lab.match import MatchError, match, results
from slipstream.lab.report import mishaps, share
from slipstream.lab.series import Finish, Series
from slipstream.lab.summary import MatchSummary, Tally, summed_up

PLAN = Series("FMR", ("greedy", "random", "random"), 3, {})


def timeless(summary: MatchSummary) -> MatchSummary:
    return msgspec.structs.replace(summary, seconds=0.0, decisions_per_second=0.0)


def test_a_match_is_the_same_in_one_process_and_in_two() -> None:
    heard: list[int] = []
    one = match("FMR", 4, ["greedy", "random"], 13, seed=5, progress=heard.append)
    two = match("FMR", 4, ["greedy", "random"], 13, seed=5, jobs=2)

    assert timeless(one) == timeless(two)
    assert heard == sorted(heard)
    assert heard[-1] == 13


def test_keeping_records_changes_no_result(tmp_path: Path) -> None:
    """The fast way through random races and the way that keeps records agree."""
    fast = match("fmr", 4, ["random"], 20, seed=8, options={"aside": "6"})
    kept = match(
        "FMR", 4, ["random"], 20, seed=8, options={"aside": "6"}, records_dir=tmp_path / "new"
    )

    assert timeless(fast) == timeless(kept)
    assert [file.name for file in sorted((tmp_path / "new").iterdir())][::19] == [
        "fmr-000001.race",
        "fmr-000020.race",
    ]


def test_another_seed_is_another_match() -> None:
    one, other = (match("FMR", 4, ["random"], 10, seed=seed) for seed in (1, 2))

    assert timeless(one) != msgspec.structs.replace(timeless(other), seed=1)


def test_the_summary_counts_every_seat_once() -> None:
    summary = match("FMR", 4, ["greedy", "random"], 10, seed=2, options={"aside": "18"})
    greedy, random = summary.bots

    assert (summary.game, summary.seats, summary.options) == ("FMR", 4, {"aside": "18"})
    assert summary.finished == summary.races == 10
    assert (greedy.name, greedy.seats, greedy.races) == ("greedy", 1, 10)
    assert (random.name, random.seats, random.races) == ("random", 3, 30)
    assert [a + b for a, b in zip(greedy.places, random.places, strict=True)] == [10] * 4
    assert greedy.wins == greedy.places[0]
    assert summary.decisions_per_second > 0


def test_a_tally_adds_up() -> None:
    first, second = Tally(), Tally()
    out: tuple[list[str], ...] = (["out"], [], ["out", "out", "disqualified"])
    first.count(Finish(PLAN.bots, 20, True, (16, 4, 6), (1, 3, 2), out))
    second.count(Finish(PLAN.bots, 22, True, (3, 4, 19), (3, 2, 1), ([], ["out"], [])))
    second.count(Finish(PLAN.bots, 99, finished=False))
    first.add(second)

    greedy, random = summed_up(PLAN, 3, first, 2.0).bots

    assert (first.finished, first.decisions) == (2, 141)
    assert (greedy.wins, greedy.win_rate, greedy.points_mean) == (1, 0.5, 9.5)
    assert greedy.points_error == pytest.approx(6.5)
    assert (greedy.places, greedy.place_mean) == ([1, 0, 1], 2.0)
    assert (random.races, random.wins, random.points_mean) == (4, 1, 8.25)
    assert greedy.mishaps == {"out": 1}
    assert random.mishaps == {"disqualified": 1, "out": 2}
    assert mishaps(summed_up(PLAN, 3, first, 2.0)) == ["disqualified", "out"]
    assert share(random, "out") == "50.0%"


def test_a_match_without_a_finish_has_no_rates_yet() -> None:
    tally = Tally()
    tally.count(Finish(PLAN.bots, 99, finished=False))

    greedy = summed_up(PLAN, 1, tally, 1.0).bots[0]

    assert (greedy.races, greedy.win_low, greedy.win_high) == (0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"code": "XX"}, "there is no game 'XX'"),
        ({"seats": 7}, "3 to 6 players, not 7"),
        ({"bots": ["clever"]}, "no bot 'clever'"),
        ({"bots": ["random"] * 3}, "3 bots for 4 seats"),
        ({"options": {"rain": "1"}}, "no option 'rain'"),
        ({"seed": -1}, "a seed is a natural number"),
        ({"races": 0}, "needs a race"),
        ({"jobs": 0}, "needs a race and a process"),
    ],
)
def test_what_cannot_be_agreed_is_refused(change: dict[str, object], message: str) -> None:
    agreed: dict[str, object] = {
        "code": "FMR",
        "seats": 4,
        "bots": ["random"],
        "races": 1,
        "seed": 1,
    }

    with pytest.raises(InvalidOption, match=message):
        match(**(agreed | change))  # type: ignore[arg-type]


def test_records_need_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(SlipstreamError, match="no records can be kept"):
        match("FMR", 4, ["random"], 1, seed=1, records_dir=tmp_path / "file")


def test_a_bot_that_fails_names_its_race(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Bot):
        def choose(self, p: Perspective) -> int:
            raise KeyError("oops")

    monkeypatch.setitem(registry.EVERYWHERE, "broken", Broken)

    with pytest.raises(MatchError, match=r"^race 1 \(broken, .*\) stopped: KeyError: 'oops'$"):
        match("FMR", 3, ["broken"], 3, seed=1)


def test_a_failure_in_another_process_names_its_race(tmp_path: Path) -> None:
    plan = Series("FMR", PLAN.bots, 3, {}, str(tmp_path / "nowhere"))

    with pytest.raises(MatchError, match=r"race \d .* stopped: FileNotFoundError"):
        list(results(plan, 8, jobs=2))


def die(*_: object) -> None:
    os._exit(3)


def test_a_process_that_dies_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "run_chunk", die)

    with pytest.raises(MatchError, match="a process of the match died"):
        list(results(PLAN, 8, jobs=2))


def test_the_documented_schema_is_that_of_the_summary() -> None:
    text = (Path(__file__).parents[2] / "docs" / "json.md").read_text("utf-8")
    section = text.partition("\n## match\n")[2].partition("\n## ")[0]
    documented = re.search(r"```json\n(\{.*?\n\})\n```", section, re.DOTALL)

    assert documented is not None
    assert json.loads(documented[1]) == msgspec.json.schema(MatchSummary)
