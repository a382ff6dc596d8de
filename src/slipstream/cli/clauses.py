"""`slipstream clauses`: rules with their text, code and tests, and what is still untested."""

from __future__ import annotations

from typing import Any

import click

from slipstream.clauses import Clause, Coverage, homeless, scan, untested
from slipstream.cli.clause_tables import show_chapters, show_clause, show_games, show_list
from slipstream.cli.console import console, show_json
from slipstream.cli.options import json_option
from slipstream.kernel.errors import SlipstreamError

NO_TESTS = "There are no tests here. Run this in a checkout to see what is tested."
FAILED = 1


@click.command(short_help="Look up rules with their code and tests.")
@click.argument("code", required=False)
@json_option
@click.option(
    "--check", is_flag=True, help="Fail if a clause has no test or no code, or a citation is wrong."
)
@click.pass_context
def clauses(ctx: click.Context, code: str | None, as_json: bool, check: bool) -> None:
    """Show the rules with the code and the tests that cite them.

    \b
    slipstream clauses              every game, in numbers
    slipstream clauses GP           one game, chapter by chapter
    slipstream clauses GP-7         a chapter or a group of clauses
    slipstream clauses GP-7.6.4.1   one clause: text, code, tests
    """
    found, with_tests = scan()
    chosen = selected(found, code)
    if check and not with_tests:
        raise SlipstreamError(NO_TESTS)
    problems = wrong(found, chosen) if check else []
    if as_json:
        show_json(document(found, code, chosen, with_tests))
    elif check:
        report(chosen, problems)
    else:
        show(found, code, chosen, with_tests)
    if problems:
        for problem in problems if as_json else []:
            click.echo(problem, err=True)
        ctx.exit(FAILED)


def selected(found: Coverage, code: str | None) -> dict[str, list[Clause]]:
    """The clauses that are asked for, by game."""
    if code is None or code.upper() in found.games():
        return {game: found.of(game) for game in ([code.upper()] if code else found.games())}
    named = found.named(code)
    if named:
        return {code.partition("-")[0].upper(): named}
    game = code.partition("-")[0].upper()
    if game in found.games():
        raise SlipstreamError(f"there is no clause {code!r}; see: slipstream clauses {game}")
    raise SlipstreamError(f"there are no rules of {code!r}; there are: {', '.join(found.games())}")


def is_game(found: Coverage, code: str | None) -> bool:
    return code is None or code.upper() in found.games()


def wrong(found: Coverage, chosen: dict[str, list[Clause]]) -> list[str]:
    """Clauses without a test, clauses without code, and citations of nothing."""
    missing = [f"{name} is not tested" for of in chosen.values() for name in untested(of)]
    nowhere = [f"{name} is carried out nowhere" for of in chosen.values() for name in homeless(of)]
    return missing + nowhere + found.strays


def report(chosen: dict[str, list[Clause]], problems: list[str]) -> None:
    for problem in problems:
        click.echo(problem)
    count = sum(map(len, chosen.values()))
    verdict = f"{len(problems)} wrong" if problems else "ok"
    click.echo(f"{verdict}: {count} clauses of {', '.join(chosen)}")


def document(
    found: Coverage, code: str | None, chosen: dict[str, list[Clause]], with_tests: bool
) -> dict[str, Any]:
    if is_game(found, code):
        return {game: summary(of, with_tests) for game, of in chosen.items()}
    return {clause.id: detail(clause, with_tests) for of in chosen.values() for clause in of}


def summary(of: list[Clause], with_tests: bool) -> dict[str, object]:
    missing = untested(of)
    return {
        "clauses": len(of),
        "tested": sum(bool(clause.tests) for clause in of) if with_tests else None,
        "untested": missing if with_tests else None,
        "in_code": sum(bool(clause.code) for clause in of),
        "nowhere": homeless(of),
        "exempt": {clause.id: clause.exempt for clause in of if clause.exempt},
    }


def detail(clause: Clause, with_tests: bool) -> dict[str, object]:
    return {
        "text": clause.text,
        "headings": list(clause.headings),
        "code": clause.code,
        "tests": clause.tests if with_tests else None,
        "no_code": clause.no_code or None,
        "exempt": clause.exempt or None,
    }


def show(
    found: Coverage, code: str | None, chosen: dict[str, list[Clause]], with_tests: bool
) -> None:
    out = console()
    of = [clause for clauses in chosen.values() for clause in clauses]
    if code is None:
        show_games(out, chosen, with_tests)
    elif is_game(found, code):
        show_chapters(out, code.upper(), of, with_tests)
    else:
        if of[0].id.upper() == code.upper():
            show_clause(out, of.pop(0), with_tests)
        if of:
            show_list(out, of, with_tests)
    if not with_tests:
        out.print(NO_TESTS)
