"""A ladder as tables in Markdown and drawings: each game between two marks of its own in a page."""

from __future__ import annotations

from pathlib import Path

from slipstream.games.registry import find
from slipstream.kernel.errors import SlipstreamError
from slipstream.lab.ladder.plan import Plan
from slipstream.lab.ladder.plots import plot
from slipstream.lab.ladder.summary import Ladder, PairRow

BEGIN = "<!-- ladder {}: written by `slipstream ladder`, not by hand -->"
END = "<!-- ladder {}: end -->"


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
        "| seats | one | against | races | first places (95 %) | even | mean place (95 %) | even |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        seats = row.pair.seats
        unfinished = f" ({row.unfinished} unfinished)" if row.unfinished else ""
        rivals = f"{seats - 1} {row.pair.weak}{'s' if seats > 2 else ''}"
        lines.append(
            f"| {seats} | {row.pair.strong} | {rivals} | {row.races:,}{unfinished}"
            f" | {row.win_rate:.1%} ({row.win_low:.1%} to {row.win_high:.1%}) | {1 / seats:.1%}"
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
    """Put each game's tables between its marks, and drawings into `pictures` beside the page."""
    try:
        text = page.read_text("utf-8")
    except OSError as error:
        raise SlipstreamError(f"{page} cannot be read: {error.strerror}") from None
    for game in ladder.plan.games:
        begin, end = BEGIN.format(game), END.format(game)
        if begin not in text or end not in text:
            raise SlipstreamError(f"{page} has no place for {game}: it needs {begin} and {end}")
        before, after = text.split(begin)[0], text.split(end)[1]
        text = f"{before}{begin}\n\n{section(ladder, game, 'pictures')}\n{end}{after}"
    page.write_text(text, "utf-8")
    folder = page.parent / "pictures"
    folder.mkdir(exist_ok=True)
    for game in dict.fromkeys(field.game for field in ladder.rated):
        fields = [field for field in ladder.rated if field.game == game]
        drawing = plot(f"{find(game).title}: ratings", fields)
        (folder / picture_name(game)).write_text(drawing, "utf-8")
