"""`slipstream clauses`: which clauses of the rules are proved by a test."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table

from slipstream.clauses import Clause, Coverage, scan, untested
from slipstream.cli.console import console, show_json
from slipstream.games.registry import GAMES
from slipstream.kernel.errors import SlipstreamError

NO_TESTS = "there are no tests here: run this in a checkout to see what is tested"
FAILED = 1


@click.command(short_help="Clauses of the rules and their tests.")
@click.argument("code", required=False)
@click.option("--json", "as_json", is_flag=True, help="One JSON document (docs/json.md).")
@click.option("--check", is_flag=True, help="Fail if a finished game has an untested clause.")
@click.pass_context
def clauses(ctx: click.Context, code: str | None, as_json: bool, check: bool) -> None:
    """Clauses of the rules and the tests that prove them; with CODE, every clause of a game."""
    found, with_tests = scan()
    games = found.games()
    if code is not None:
        if code.upper() not in games:
            raise SlipstreamError(f"there are no rules of {code!r}; there are: {', '.join(games)}")
        games = [code.upper()]
    if check and not with_tests:
        raise SlipstreamError(NO_TESTS)
    problems = wrong(found, games) if check else []
    if as_json:
        show_json({game: summary(found.of(game), with_tests) for game in games})
    elif check:
        report(found, games, problems)
    else:
        show(console(), found, games, with_tests, code is not None)
    if problems:
        for problem in problems if as_json else []:
            click.echo(problem, err=True)
        ctx.exit(FAILED)


def wrong(found: Coverage, games: list[str]) -> list[str]:
    """What keeps a finished game from being finished, and citations of nothing."""
    missing = [
        f"{name} is not tested"
        for game in games
        if game in GAMES
        for name in untested(found.of(game))
    ]
    return missing + found.strays


def report(found: Coverage, games: list[str], problems: list[str]) -> None:
    for problem in problems:
        click.echo(problem)
    finished = [game for game in games if game in GAMES]
    count = sum(len(found.of(game)) for game in finished)
    verdict = f"{len(problems)} wrong" if problems else "ok"
    click.echo(f"{verdict}: {count} clauses of {', '.join(finished) or 'no finished game'}")


def summary(of: list[Clause], with_tests: bool) -> dict[str, object]:
    missing = untested(of)
    return {
        "clauses": len(of),
        "tested": sum(bool(clause.tests) for clause in of) if with_tests else None,
        "untested": missing if with_tests else None,
        "exempt": {clause.id: clause.exempt for clause in of if clause.exempt},
    }


def show(
    out: Console, found: Coverage, games: list[str], with_tests: bool, every_clause: bool
) -> None:
    table = Table(title="Clauses of the rules", box=None, title_justify="left")
    table.add_column("game")
    for name in ("clauses", "cited in code", "tested", "untested", "exempt"):
        table.add_column(name, justify="right")
    for game in games:
        of = found.of(game)
        tested = [str(sum(bool(c.tests) for c in of)), str(len(untested(of)))]
        cited = str(sum(bool(c.code) for c in of))
        exempt = str(sum(bool(c.exempt) for c in of))
        table.add_row(game, str(len(of)), cited, *(tested if with_tests else "??"), exempt)
    out.print(table)
    for game in games if every_clause else []:
        show_each(out, found.of(game))
    if not with_tests:
        out.print(NO_TESTS)


def show_each(out: Console, of: list[Clause]) -> None:
    table = Table(box=None)
    for name in ("clause", "code", "tests"):
        table.add_column(name, no_wrap=name == "clause", overflow="fold")
    for clause in of:
        tests = "\n".join(clause.tests) or (f"exempt: {clause.exempt}" if clause.exempt else "-")
        table.add_row(clause.id, "\n".join(clause.code) or "-", tests)
    out.print(table)
