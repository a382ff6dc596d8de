"""A match until somebody is stronger: when it stops, what it says, and that jobs change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

import msgspec
import pytest
from click.testing import CliRunner

from slipstream.cli.match import match as command
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import InvalidOption
from slipstream.lab import sequential
from slipstream.lab.report import verdict_line
from slipstream.lab.sequential import (
    BOUND,
    FEWEST_DEALS,
    Verdict,
    log_ratio,
    place_score,
    until_stronger,
)
from slipstream.lab.series import Finish, Series

SERIES = Series("FMR", ("club", "random", "random"), 3, {})


def timeless(found: Verdict) -> Verdict:
    summary = msgspec.structs.replace(found.summary, seconds=0.0, decisions_per_second=0.0)
    return msgspec.structs.replace(found, summary=summary)


def races(places: Iterator[int]) -> Iterator[Finish]:
    """Races in which the first bot takes these places, whatever its seat."""
    for race, place in enumerate(places):
        seating = SERIES.seating(race)
        others = iter([one for one in (1, 2, 3) if one != place])
        taken = tuple(place if name == "club" else next(others) for name in seating)
        yield Finish(seating, 40, True, (3, 2, 1), taken, ([], [], []))


def drawn(chances: list[int], seed: int) -> Iterator[int]:
    """Places by chance: so many of a hundred for each but the last."""
    luck = SeededDealer(seed)
    while True:
        at = luck.below(0, 100)
        yield 1 if at < chances[0] else 2 if at < chances[0] + chances[1] else 3


def verdict(chances: list[int], seed: int, monkeypatch: pytest.MonkeyPatch) -> Verdict:
    def finishes(_series: Series, number: int, _jobs: int) -> Iterator[Finish]:
        for _, finish in zip(range(number), races(drawn(chances, seed)), strict=False):
            yield finish

    monkeypatch.setattr(sequential, "finishes", finishes)
    return until_stronger(SERIES, 9000, 1, 0.05)


def test_places_are_scored_from_one_to_nothing() -> None:
    assert [place_score(place, 4) for place in (1, 2, 3, 4)] == pytest.approx([1, 2 / 3, 1 / 3, 0])


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    scores = [0.4, 0.6, 0.7, 0.5]
    mean, spread = 0.55, 0.0125
    wanted = 2 * log((spread + 0.05**2) / (spread + (mean - 0.55) ** 2))

    assert log_ratio(scores, 0.05) == pytest.approx(wanted)
    assert log_ratio([0.5] * 10, 0.05) < -BOUND, "all deals alike: as good as certain"
    assert log_ratio([0.55] * 10, 0.05) > BOUND


@pytest.mark.parametrize("seed", range(5))
def test_who_is_stronger_is_found_out_and_who_is_not(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    better = verdict([50, 30], seed, monkeypatch)
    even = verdict([33, 34], seed, monkeypatch)

    assert better.stronger is True
    assert FEWEST_DEALS <= better.deals < 3000, "stopped before the races ran out"
    assert better.score_low < better.score < better.score_high
    assert better.score > 0.5
    assert even.stronger is False


def test_both_errors_are_rare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty matches between equals: one in twenty may be wrong."""
    wrong = sum(bool(verdict([33, 34], 100 + seed, monkeypatch).stronger) for seed in range(60))

    assert wrong <= 8


def test_races_that_run_out_leave_it_open() -> None:
    found = until_stronger(SERIES, 9, 1, 0.05)

    assert found.stronger is None
    assert found.deals == 3
    assert verdict_line(found).startswith("not clear yet")
    assert "even is 0.5" in verdict_line(found)


def test_the_verdict_is_the_same_in_two_processes() -> None:
    assert timeless(until_stronger(SERIES, 30, 2, 0.05)) == timeless(
        until_stronger(SERIES, 30, 1, 0.05)
    )


def test_what_makes_no_match_is_refused() -> None:
    with pytest.raises(InvalidOption, match="two different bots"):
        until_stronger(Series("FMR", ("club",) * 3, 3, {}), 30, 1, 0.05)
    with pytest.raises(InvalidOption, match="2 races are less than one deal of 3"):
        until_stronger(SERIES, 2, 1, 0.05)


def test_the_command_tells_the_plain_numbers_beside_the_verdict() -> None:
    asked = ["FMR", "--bots", "club,random", "--races", "120", "--until", "stronger"]
    told = CliRunner().invoke(command, asked)
    as_json = CliRunner().invoke(command, [*asked, "--json"])

    assert "club is stronger: log ratio +" in told.stdout
    assert "place score 0." in told.stdout
    found = msgspec.json.decode(as_json.stdout, type=Verdict)
    assert found.stronger is True
    assert found.summary.races == found.deals * 3
