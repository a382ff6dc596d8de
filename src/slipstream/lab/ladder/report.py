"""A ladder as tables in Markdown and drawings: each game between two marks of its own in a page."""

from __future__ import annotations

from pathlib import Path

from slipstream.games.registry import find
from slipstream.lab.ladder.goals import goal, verdict
from slipstream.lab.ladder.plan import Plan
from slipstream.lab.ladder.plots import plot
from slipstream.lab.ladder.summary import Ladder, PairRow
from slipstream.lab.page import PICTURES, write_part, write_picture


def command(plan: Plan) -> str:
    """What gives this ladder again."""
    races = f" --races {plan.races}" if plan.races else ""
    return (
        f"slipstream ladder --games {','.join(plan.games)} --levels {','.join(plan.levels)}"
        f"{races} --seed {plan.seed}"
    )


def markdown(ladder: Ladder, pictures: str) -> str:
    """All tables, game by game; `pictures` is where the drawings are, as the page calls it."""
    return "\n".join(section(ladder, game, pictures) for game in ladder.plan.games)


def section(ladder: Ladder, game: str, pictures: str) -> str:
    plan = ladder.plan.of(game)
    rows = [row for row in ladder.pairs if row.pair.game == game]
    missing = plan.total() - sum(row.races + row.unfinished for row in rows)
    parts = [f"### {find(game).title} ({game})", f"```\n{command(plan)}\n```"]
    if missing:
        parts.append(f"The run was cut: {missing:,} of {plan.total():,} races are missing.")
    if rows:
        parts.append(pairs_table(rows))
        parts.append(ratings_table(ladder, game))
        parts.append(f"![Ratings of {game}]({pictures}/{picture_name(game)})")
    return "\n\n".join(parts) + "\n"


def pairs_table(rows: list[PairRow]) -> str:
    lines = [
        "| seats | one | against | races | first places (95 %) | even | goal | met?"
        " | mean place (95 %) | even |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        seats = row.pair.seats
        wanted = goal(row.pair)
        unfinished = f" ({row.unfinished} unfinished)" if row.unfinished else ""
        rivals = f"{seats - 1} {row.pair.weak}{'s' if seats > 2 else ''}"
        lines.append(
            f"| {seats} | {row.pair.strong} | {rivals} | {row.races:,}{unfinished}"
            f" | {row.win_rate:.1%} ({row.win_low:.1%} to {row.win_high:.1%}) | {1 / seats:.1%}"
            f" | {f'{wanted:.0%}' if wanted else ''} | {verdict(row)}"
            f" | {row.place:.2f} ({row.place_low:.2f} to {row.place_high:.2f})"
            f" | {(seats + 1) / 2:g} |"
        )
    return "\n".join(lines)


def ratings_table(ladder: Ladder, game: str) -> str:
    costs = {(cost.seats, cost.level): cost.ms for cost in ladder.costs if cost.game == game}
    lines = [
        "| seats | level | rating (95 %) | CPU a decision |",
        "|---|---|---|---|",
    ]
    lines += [
        f"| {field.seats} | {one.level} | {one.points:.0f} ({one.low:.0f} to {one.high:.0f})"
        f" | {costs[field.seats, one.level]:.2f} ms |"
        for field in ladder.rated
        if field.game == game
        for one in field.ratings
    ]
    return "\n".join(lines)


def picture_name(game: str) -> str:
    return f"ladder-{game.lower()}.svg"


def write_page(ladder: Ladder, page: Path) -> None:
    """Put each game's tables between its marks, and its drawing beside the page."""
    for game in ladder.plan.games:
        write_part(page, f"ladder {game}", "ladder", section(ladder, game, PICTURES))
        fields = [field for field in ladder.rated if field.game == game]
        if fields:
            write_picture(page, picture_name(game), plot(f"{find(game).title}: ratings", fields))
