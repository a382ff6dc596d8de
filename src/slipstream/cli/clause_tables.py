"""What `slipstream clauses` prints: games and chapters in numbers, clauses in a list or in full."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from slipstream.clauses import Clause, chapter_of, chapters, homeless, plain, title_of, untested

COUNTS = ("clauses", "in code", "no code", "tested", "gaps", "exempt")


def show_games(out: Console, games: dict[str, list[Clause]], with_tests: bool) -> None:
    title = Text.assemble(("Rules", "bold"), ("   one game: slipstream clauses GP", "dim"))
    table = _table(title, "game", *COUNTS)
    for game, of in games.items():
        table.add_row(Text(game, "bold"), *counts(of, with_tests))
    out.print(table)


def show_chapters(out: Console, game: str, of: list[Clause], with_tests: bool) -> None:
    """One row a chapter, so that a game fits a screen."""
    example = chapter_of(of[0].id)
    title = Text.assemble(
        (f"Rules of {game}", "bold"), (f"   one chapter: slipstream clauses {example}", "dim")
    )
    table = _table(title, "chapter", "", *COUNTS)
    for chapter, its in chapters(of).items():
        table.add_row(Text(chapter, "bold"), title_of(its), *counts(its, with_tests))
    table.add_row(Text("all", "dim"), "", *counts(of, with_tests))
    out.print(table)
    missing = untested(of) if with_tests else []
    if missing:
        out.print(Text("Untested: " + ", ".join(missing), "red"))


def counts(of: list[Clause], with_tests: bool) -> list[Text]:
    """The numbers of a row; gaps stand out."""
    missing = len({*untested(of), *homeless(of)}) if with_tests else len(homeless(of))
    tested = Text(str(sum(bool(clause.tests) for clause in of))) if with_tests else Text("?")
    gaps = Text(str(missing), "bold red" if missing else "dim") if with_tests else Text("?")
    return [
        Text(str(len(of))),
        Text(str(sum(bool(clause.code) for clause in of))),
        Text(str(sum(bool(clause.no_code) for clause in of)), "dim"),
        tested,
        gaps,
        Text(str(sum(bool(clause.exempt) for clause in of)), "dim"),
    ]


def show_list(out: Console, of: list[Clause], with_tests: bool) -> None:
    """One line a clause: its first words, and how often code and tests cite it."""
    table = _table(Text(title_of(of), "bold"), "clause", "", "code", "tests")
    for clause in of:
        words = _words(clause).replace("\n", " ")
        code = Text(str(len(clause.code) or "-"))
        table.add_row(Text(clause.id, "bold"), words, code, _tests(clause, with_tests))
    out.print(table)


def _tests(clause: Clause, with_tests: bool) -> Text:
    if not with_tests:
        return Text("?")
    if clause.tests:
        return Text(str(len(clause.tests)))
    return Text("exempt", "dim") if clause.exempt else Text("none", "bold red")


def show_clause(out: Console, clause: Clause, with_tests: bool) -> None:
    """The text of a clause, and everything that cites it."""
    out.print(Text(clause.id, "bold"), Text(" > ".join(clause.headings), "dim"))
    out.print(Padding(Text(_words(clause)), (0, 0, 1, 2)))
    why = f"None needed: {clause.no_code}." if clause.no_code else "Nothing carries it out."
    _show_places(out, "Code", clause.code, why)
    missing = f"Exempt: {clause.exempt}" if clause.exempt else "No test cites it."
    _show_places(out, "Tests", clause.tests, missing if with_tests else "?")


def _words(clause: Clause) -> str:
    return plain(clause.text).removeprefix(clause.id).strip()


def _show_places(out: Console, title: str, places: list[str], none: str) -> None:
    out.print(Text(title, "dim"))
    for place in places or [none]:
        out.print(Padding(Text(place, overflow="fold"), (0, 0, 0, 2)))


def _table(title: Text, *columns: str) -> Table:
    """Names, words that take the room there is, and numbers."""
    table = Table(title=title, box=None, title_justify="left", title_style="")
    for at, name in enumerate(columns):
        if name:
            table.add_column(name, justify="right" if at else "left", no_wrap=True)
        else:
            table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    table.expand = "" in columns
    return table
