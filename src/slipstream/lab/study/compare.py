"""Two cases of a study on the same deals: what differs, effect sizes first.

Every measure is compared race by race. The effect size is the mean difference in standard
deviations of the differences. Many measures are looked at, so p-values are corrected (Holm).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erfc, sqrt

import msgspec
import polars as pl
from rich.table import Table

from slipstream.kernel.house import HOUSE
from slipstream.lab.stats import Z95
from slipstream.lab.study.drawing import dots
from slipstream.lab.study.figures import Estimate, estimate
from slipstream.lab.study.plan import BOOK, Case, Study, StudyError
from slipstream.lab.study.store import Store

CERTAIN = 0.05


class Difference(msgspec.Struct, frozen=True):
    """One measure in both cases, the second less the first."""

    measure: str
    effect: float
    difference: Estimate
    first: float
    second: float
    p: float
    """Corrected for all that is compared."""

    @property
    def is_clear(self) -> bool:
        return self.p < CERTAIN


class Comparison(msgspec.Struct, frozen=True):
    """Two cases; the largest effects first."""

    first: str
    second: str
    races: int
    differences: list[Difference]

    def __rich__(self) -> Table:
        return table(self)

    def _repr_svg_(self) -> str:
        """For notebooks: the effects with their 95 % intervals."""
        reach = Z95 / sqrt(self.races)
        rows = [
            Estimate(one.measure, one.effect, one.effect - reach, one.effect + reach, self.races)
            for one in self.differences
        ]
        return dots(f"{self.first} → {self.second}: effects", rows, None, percent=False)


def table(found: Comparison) -> Table:
    shown = Table(
        title=f"{found.first}  →  {found.second}",
        caption=f"{found.races:,} deals in both; effect in standard deviations; p after Holm",
    )
    for name in ("measure", "effect", "difference (95 %)", "first", "second", "p"):
        shown.add_column(name, justify="left" if name == "measure" else "right")
    for row in found.differences:
        apart = row.difference
        shown.add_row(
            row.measure,
            f"{row.effect:+.2f}",
            f"{apart.value:+.3g} ({apart.low:+.3g} to {apart.high:+.3g})",
            f"{row.first:.3g}",
            f"{row.second:.3g}",
            f"{row.p:.2g}" + (" *" if row.is_clear else ""),
        )
    return shown


def measures(rows: pl.DataFrame) -> pl.DataFrame:
    """One row a race."""
    seats = rows["seats"].max()
    won = pl.col("won")
    return (
        rows.filter("finished")
        .group_by("race")
        .agg(
            won.filter(pl.col("start") == 1).sum().alias("pole wins"),
            won.filter(pl.col("half") == seats).sum().alias("last at half distance wins"),
            won.filter(pl.col("start") == seats).sum().alias("last on the grid wins"),
            pl.col("gained").abs().sum().alias("places changed"),
            pl.col("lead_changes").first().alias("lead changes"),
            pl.col("decided").first().alias("decided after"),
            pl.col("turns").first().alias("turns"),
            pl.col("decisions").first().alias("decisions"),
            pl.col("points").std().alias("spread of points"),
            pl.col("mishaps").list.len().sum().alias("mishaps"),
        )
        .sort("race")
    )


def compare(store: Store, first: str, second: str) -> Comparison:
    """Two cases by what is said of them: their number, or options such as `grid=reversed`."""
    study = store.study()
    one, other = chosen(study, first), chosen(study, second)
    if one == other:
        raise StudyError(f"{first!r} and {second!r} are the same case: {one.label}")
    if not is_paired(one, other):
        raise StudyError(
            f"{one.label} and {other.label} do not race the same deals:"
            " game, seats, bots and seed must be the same"
        )
    rows = store.races()
    tables = [measures(rows.filter(pl.col("case") == case.number)) for case in (one, other)]
    both = tables[0].join(tables[1], on="race", suffix=" (2)")
    if both.height < 2:
        raise StudyError(f"{one.label} and {other.label} have no two races in common yet")
    names = [name for name in tables[0].columns if name != "race"]
    found = [difference(name, both[name], both[f"{name} (2)"]) for name in names]
    corrected = holm([one.p for one in found])
    found = [msgspec.structs.replace(a, p=p) for a, p in zip(found, corrected, strict=True)]
    found.sort(key=lambda one: -abs(one.effect))
    return Comparison(one.label, other.label, both.height, found)


def is_paired(one: Case, other: Case) -> bool:
    a, b = one.series, other.series
    return (a.code, a.bots, a.seed) == (b.code, b.bots, b.seed)


def chosen(study: Study, text: str) -> Case:
    """The one case that a text means."""
    cases = study.cases()
    listed = "; ".join(f"{case.number}: {case.label}" for case in cases)
    if text.isdecimal():
        found = [case for case in cases if case.number == int(text)]
    else:
        words = set(text.split())
        found = [case for case in cases if words <= said_of(case)]
    if len(found) != 1:
        many = "means several cases" if found else "means no case"
        raise StudyError(f"{text!r} {many} of the study; it has {listed}")
    return found[0]


def said_of(case: Case) -> set[str]:
    """All words that a case may be called by."""
    by_the_book = [] if case.series.options.get(HOUSE) else [f"{HOUSE}={BOOK}"]
    seats = f"seats={len(case.series.bots)}"
    return {*case.options.split(), case.series.code, seats, *by_the_book}


def difference(name: str, first: pl.Series, second: pl.Series) -> Difference:
    a = [float(value or 0) for value in first]
    b = [float(value or 0) for value in second]
    apart = [y - x for x, y in zip(a, b, strict=True)]
    mean = estimate(name, apart)
    spread = deviation(apart, mean.value)
    effect = mean.value / spread if spread else 0.0
    p = erfc(abs(effect) * sqrt(len(apart)) / sqrt(2)) if spread else float(mean.value == 0)
    return Difference(name, effect, mean, sum(a) / len(a), sum(b) / len(b), p)


def deviation(values: Sequence[float], mean: float) -> float:
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def holm(values: list[float]) -> list[float]:
    """Holm's correction: the smallest p is weighed by all, the next by one less, and so on."""
    order = sorted(range(len(values)), key=by(values))
    found = [0.0] * len(values)
    least = 0.0
    for rank, at in enumerate(order):
        least = max(least, min(1.0, values[at] * (len(values) - rank)))
        found[at] = least
    return found


def by(values: list[float]) -> Callable[[int], float]:
    return lambda at: values[at]
