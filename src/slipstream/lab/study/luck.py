"""How much of a result was the driving, and how much the deal.

Every deal of a case is raced with each seating, so each seat of a deal (its grid place, its cards,
what is drawn for it) is driven by several bots. Place scores (1 for the first place, 0 for the
last) are split like the yields of a field trial: into what belongs to the bot, what belongs to the
seat of the deal, and the rest. The rest is all that neither explains alone: luck that another
answer called up, and what the others did. These are the variance components of a crossed design
with two factors, by the method of moments.
"""

from __future__ import annotations

import msgspec
import polars as pl

from slipstream.lab.study.figures import Estimate, estimate

FEWEST_DEALS = 10


class Shares(msgspec.Struct, frozen=True):
    """Parts of the variance of place scores; together they are 1."""

    driving: float
    deal: float
    rest: float
    deals: int


def scored(rows: pl.DataFrame) -> pl.DataFrame:
    """With the place score of every seat; level seats share theirs."""
    seats = int(rows["seats"].max())  # type: ignore[arg-type]
    level = pl.len().over("race", "place")
    middle = pl.col("place") + (level - 1) / 2
    return rows.filter("finished").with_columns(score=(seats - middle) / (seats - 1))


def ladder(rows: pl.DataFrame) -> list[Estimate]:
    """Every bot's mean place score, the best first; the interval is over deals."""
    by_deal = scored(rows).group_by("bot", "deal").agg(pl.col("score").mean()).sort("bot", "deal")
    found = [
        estimate(str(bot), part["score"].to_list())
        for (bot,), part in by_deal.partition_by("bot", as_dict=True).items()
    ]
    return sorted(found, key=lambda one: (-one.value, one.name))


def shares(rows: pl.DataFrame) -> Shares | None:
    """None where one bot drives everything, or where there are too few deals to say."""
    table = scored(rows)
    deals = table["deal"].n_unique()
    cells = table.group_by("deal", "seat").agg(pl.col("score").mean().alias("mean"), n=pl.len())
    if table["bot"].n_unique() < 2 or deals < FEWEST_DEALS or int(cells["n"].min()) < 2:  # type: ignore[arg-type]
        return None
    count, mean = table.height, float(table["score"].mean())  # type: ignore[arg-type]
    per_cell = count / cells.height
    bots = table.group_by("bot").agg(pl.col("score").mean().alias("mean"), n=pl.len())
    of_bots = squares(bots, mean)
    of_cells = squares(cells, mean)
    total = sum((score - mean) ** 2 for score in table["score"])
    left = max(1, count - cells.height - bots.height + 1)
    noise = max(0.0, total - of_bots - of_cells) / left
    size = (count - sum(n * n for n in bots["n"]) / count) / (bots.height - 1)
    driving = max(0.0, of_bots / (bots.height - 1) - noise) / size
    deal = max(0.0, of_cells / (cells.height - 1) - noise) / per_cell
    whole = driving + deal + noise
    return Shares(driving / whole, deal / whole, noise / whole, deals) if whole else None


def squares(groups: pl.DataFrame, mean: float) -> float:
    """The sum of squares between groups."""
    pairs = zip(groups["mean"].to_list(), groups["n"].to_list(), strict=True)
    return float(sum(n * (one - mean) ** 2 for one, n in pairs))
