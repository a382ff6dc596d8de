"""Clauses of the rules: where they are defined, which code cites them, which tests prove them.

Code cites a clause that it carries out; so do the data files. For a clause that neither cites there
is an entry in a table beside the specification (`carried_out.py`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from itertools import takewhile
from pathlib import Path

import msgspec

from slipstream.carried_out import is_there, read_where
from slipstream.games.registry import GAMES
from slipstream.kernel.errors import SlipstreamError

_EXEMPT = re.compile(r"\{untested: ([^{}]+)\}")
_HEADING = re.compile(r"(#+) +(.*)")
_CHAPTER = re.compile(r"\w+-(?:[A-Z]+(?![a-z])|\d+)")
_NUMBER = re.compile(r"^(?:[A-Z0-9]+-)?\d[\dA-Z.]*(?: to [\d.]+)? |\s*\([^()]*\)$")
_LAST = re.compile(r"(.*?)(\d+)")
_HERE = Path(__file__).parent


class Clause(msgspec.Struct):
    """One clause of a specification."""

    id: str
    text: str
    headings: tuple[str, ...] = ()
    """The headings it stands under, from the outside in."""
    procedure: bool = False
    """Written step by step, for programmers: it stands in a code block."""
    exempt: str = ""
    """Why no test can prove it; empty for all others."""
    code: list[str] = []
    """file:line of each citation in the sources; or else file:name, where it is carried out."""
    no_code: str = ""
    """Why no code carries it out, if none does."""
    tests: list[str] = []
    """file:function of each test that cites it."""


class Coverage(msgspec.Struct):
    """All clauses with what cites them."""

    clauses: dict[str, Clause]
    strays: list[str] = []
    """Citations that are wrong, each as a sentence."""

    def of(self, game: str) -> list[Clause]:
        return [clause for clause in self.clauses.values() if game_of(clause.id) == game]

    def games(self) -> list[str]:
        return sorted({game_of(name) for name in self.clauses})

    def is_group(self, name: str) -> bool:
        """Defined ids stand below it."""
        return any(other.startswith((name + ".", name + "-")) for other in self.clauses)

    def named(self, name: str) -> list[Clause]:
        """The clause of that name and all below it, upper or lower case; `GP` is a whole game."""
        wanted = name.upper()
        return [
            clause
            for clause in self.clauses.values()
            if clause.id.upper() == wanted
            or clause.id.upper().startswith((wanted + ".", wanted + "-"))
            or chapter_of(clause.id) == wanted
        ]


def game_of(name: str) -> str:
    return name.partition("-")[0]


def chapter_of(name: str) -> str:
    """The code with the first number or the letters that follow it."""
    found = _CHAPTER.match(name)
    return found[0] if found else name


def chapters(clauses: Iterable[Clause]) -> dict[str, list[Clause]]:
    """The clauses by their chapters, both in the order of the specification."""
    found: dict[str, list[Clause]] = {}
    for clause in clauses:
        found.setdefault(chapter_of(clause.id), []).append(clause)
    return found


def title_of(clauses: Iterable[Clause]) -> str:
    """The innermost heading that all of them stand under, without its number."""
    levels = zip(*(clause.headings for clause in clauses), strict=False)
    shared = [level[0] for level in takewhile(lambda level: len(set(level)) == 1, levels)]
    return _NUMBER.sub("", shared[-1]) if shared else ""


def untested(clauses: Iterable[Clause]) -> list[str]:
    return [clause.id for clause in clauses if not clause.tests and not clause.exempt]


def homeless(clauses: Iterable[Clause]) -> list[str]:
    """Those that nothing carries out, nobody knows why."""
    return [clause.id for clause in clauses if not clause.code and not clause.no_code]


def read_clauses(text: str) -> dict[str, Clause]:
    """The clauses that a specification defines, in its order.

    A definition begins with its id at the beginning of a line, list item or table row; it ends
    before the next one, at a blank line or at a heading.
    """
    defined = re.compile(rf"(?:[-*] |\| )?\**((?:{_codes()})-[A-Za-z0-9][\w.-]*\w)")
    found: dict[str, Clause] = {}
    last: Clause | None = None
    headings: tuple[str, ...] = ()
    fenced = False
    for line in text.splitlines():
        fenced ^= line.startswith("```")
        start = defined.match(line)
        if start and start[1] not in found:
            last = found[start[1]] = Clause(start[1], line, headings, fenced)
        elif not line.strip() or line.startswith(("#", "```")):
            last = None
            headings = headings if fenced else _under(headings, line)
        elif last is not None:
            last.text += "\n" + line
    for clause in found.values():
        reason = _EXEMPT.search(clause.text)
        clause.exempt = reason[1].strip() if reason else ""
    return found


def _under(headings: tuple[str, ...], line: str) -> tuple[str, ...]:
    """The headings that hold after this line; the title of the document is none of them."""
    heading = _HEADING.match(line)
    if heading is None:
        return headings
    depth = len(heading[1]) - 1
    return (*headings[: depth - 1], heading[2].strip()) if depth else ()


def _codes() -> str:
    """The codes of the registered games, as part of a pattern."""
    return "|".join(map(re.escape, GAMES))


def cited_in_code(text: str) -> list[tuple[int, str]]:
    """Every id in a source file, with its line; a range is all that it spans."""
    one = rf"\b(?:{_codes()})-(?:[0-9]|[A-Z]{{1,2}}[0-9-])[\w.-]*"
    cited = re.compile(rf"({one})(?: to ({one}))?")
    return [
        (number, name)
        for number, line in enumerate(text.splitlines(), 1)
        for found in cited.finditer(line)
        for name in _from_to(found[1].rstrip(".-"), (found[2] or "").rstrip(".-"))
    ]


def _from_to(first: str, last: str) -> list[str]:
    """`TA-7.1.1 to TA-7.1.4` are four; the last number counts up."""
    begin, end = _LAST.fullmatch(first), _LAST.fullmatch(last)
    if not begin or not end or begin[1] != end[1]:
        return [name for name in (first, last) if name]
    return [f"{begin[1]}{number}" for number in range(int(begin[2]), int(end[2]) + 1)]


def cited_in_tests(text: str) -> list[tuple[str, str]]:
    """Every id in a call of `clause(...)`, with the function it decorates or stands in."""
    found: list[tuple[str, str]] = []
    _visit(ast.parse(text), "", found)
    return found


def _visit(node: ast.AST, function: str, found: list[tuple[str, str]]) -> None:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        function = node.name
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "clause":
        values = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
        found += [(function, value) for value in values if isinstance(value, str)]
    for child in ast.iter_child_nodes(node):
        _visit(child, function, found)


def coverage(rules: Path, source: Path, tests: Path | None) -> Coverage:
    """All clauses of the rules, with every citation in the sources and in the tests."""
    result = Coverage({})
    for file in sorted(rules.glob("*.md")):
        result.clauses |= read_clauses(file.read_text("utf-8"))
    for file in sorted([*source.rglob("*.py"), *source.rglob("data/*.toml")]):
        if file.relative_to(source).parts[0] == "cli":  # carries out no rule; its help has examples
            continue
        _count_code(result, file.relative_to(source.parent).as_posix(), file.read_text("utf-8"))
    _count_where(result, rules, source)
    for file in sorted(tests.rglob("*.py")) if tests else []:
        _count_tests(result, file.relative_to(tests or file).as_posix(), file.read_text("utf-8"))
    return result


def _count_code(result: Coverage, file: str, text: str) -> None:
    for number, name in cited_in_code(text):
        if name in result.clauses:
            result.clauses[name].code.append(f"{file}:{number}")
        elif not result.is_group(name):
            result.strays.append(f"{file}:{number} cites {name}, which no rule defines")


def _count_where(result: Coverage, rules: Path, source: Path) -> None:
    """The tables speak for clauses that no code cites; an entry for none of those is wrong."""
    where = read_where(rules, source)
    for name, place in (where.code | where.no_code).items():
        spoken_for = [c for c in result.named(name) if not c.code and not c.no_code]
        if not spoken_for:
            result.strays.append(f"docs/rules: no clause needs the entry {name}")
        for clause in spoken_for:
            if name in where.no_code:
                clause.no_code = place
            else:
                clause.code.append(f"{source.name}/{place}")
    for name, place in where.code.items():
        if not is_there(source, place):
            result.strays.append(f"docs/rules: there is no {place}, which is said to do {name}")


def _count_tests(result: Coverage, file: str, text: str) -> None:
    for function, name in cited_in_tests(text):
        clause = result.clauses.get(name)
        if clause is None:
            result.strays.append(f"tests/{file}:{function} cites {name}, which no rule defines")
            continue
        clause.tests.append(f"tests/{file}:{function}")
        if clause.exempt:
            result.strays.append(f"tests/{file}:{function} cites {name}, which is exempt")


def checkout() -> Path | None:
    """The folder that holds the project, if there is one around the package or around here."""
    for root in (_HERE.parent.parent, Path.cwd()):
        if (root / "docs" / "rules").is_dir() and (root / "src" / "slipstream").is_dir():
            return root
    return None


def rules_folder() -> Path:
    """The specifications: of the checkout, or those that came with the package."""
    root = checkout()
    folder = root / "docs" / "rules" if root else _HERE / "docs" / "rules"
    if not folder.is_dir():
        raise SlipstreamError("the rules (docs/rules) are missing from this installation")
    return folder


def scan() -> tuple[Coverage, bool]:
    """The coverage here, and whether there are tests to speak of."""
    root = checkout()
    if root is None:
        return coverage(rules_folder(), _HERE, None), False
    tests = root / "tests"
    found = tests if tests.is_dir() else None
    return coverage(rules_folder(), root / "src" / "slipstream", found), found is not None


def text_of(name: str) -> str:
    """A clause as the rules word it, or all clauses of a group; empty if there is none."""
    clauses: dict[str, Clause] = {}
    for file in sorted(rules_folder().glob("*.md")):
        clauses |= read_clauses(file.read_text("utf-8"))
    wanted = name.upper()
    exact = [clause for clause in clauses.values() if clause.id.upper() == wanted]
    below = [
        clause for clause in clauses.values() if clause.id.upper().startswith(wanted + ".") and name
    ]
    return "\n".join(plain(clause.text) for clause in exact or below)


def plain(text: str) -> str:
    """Without the marks of Markdown."""
    lines = []
    for line in text.splitlines():
        bare = re.sub(r"\*\*|`|^[-*] ", "", line).strip()
        if bare.startswith("|"):
            bare = "  ".join(cell.strip() for cell in bare.strip("|").split("|"))
        lines.append(bare)
    return "\n".join(lines)
