"""Imports only point downwards, and the rules know neither luck, clock, files nor screens."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "slipstream"
FILES = sorted(SOURCE.rglob("*.py"))
PACKAGE = "slipstream"

# From the bottom up. The package itself offers what is below it; what is not named is on top.
LAYERS = [
    ["kernel"],
    ["tell", "workers"],
    ["season", "control"],
    ["track"],
    ["drafting"],
    ["games", "carried_out"],
    ["notation", "bots", "clauses", "board", "league", "race_control"],
    [PACKAGE],
    ["analysis"],
    ["lab", "rl", "table"],
    ["cli"],
]
TABLE = [
    "room",
    "telling",
    "store",
    "looking_back",
    "limits",
    "live",
    "drivers",
    "seasons",
    "alerts",
    "operating",
    "server",
]
NAMED = {part for layer in LAYERS for part in layer}
RULES = ["kernel", "season", "control", "tell", "track", "drafting", "games"]
TRACK_GAMES = ["thunder_alley", "grand_prix"]  # of the drafting family; no other knows a track
LINES = [["track", "tell", "centre_line"], ["track", "tell", "paths"]]  # how any board is drawn
UNKNOWN_TO_RULES = ["random", "secrets", "time", "datetime", "json", "logging"]


def level(part: str) -> int:
    return next((n for n, layer in enumerate(LAYERS) if part in layer), len(LAYERS) - 1)


def module(file: Path) -> list[str]:
    """['games', 'registry']; [] for the package itself."""
    return [part for part in file.relative_to(SOURCE).with_suffix("").parts if part != "__init__"]


@cache
def nodes(file: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(file.read_text("utf-8"))))


def imports(file: Path) -> Iterator[list[str]]:
    """The full names of all that a file imports, also inside its functions."""
    for node in nodes(file):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{named(file)}: imports are written in full"
            begin = (node.module or "").split(".")
            yield from ([*begin, alias.name] for alias in node.names)


def inside(file: Path) -> Iterator[list[str]]:
    """What a file imports from this project, without its name."""
    for name in imports(file):
        if name[0] == PACKAGE:
            part = name[1] if len(name) > 1 else ""
            yield name[1:] if (SOURCE / part).is_dir() or is_module(part) else [PACKAGE]


def is_module(part: str) -> bool:
    return (SOURCE / part).with_suffix(".py").is_file() if part else False


def named(file: Path) -> str:
    return "/".join(file.relative_to(SOURCE).parts)


def test_imports_point_downwards() -> None:
    for file in FILES:
        own = (module(file) or [PACKAGE])[0]
        for name in inside(file):
            is_below = name[0] == own or level(name[0]) < level(own) or own not in NAMED
            assert is_below, (named(file), name)


def test_a_game_knows_no_other_game() -> None:
    files = list(SOURCE.glob("games/*/**/*.py"))
    for file in files:
        own = module(file)[1]
        for name in inside(file):
            if name[0] == "games":
                assert name[1] == own, (named(file), name)
            if own not in TRACK_GAMES and name[:3] not in LINES:
                assert name[0] not in ("track", "drafting"), (named(file), name)

    assert files


def test_the_rules_know_no_luck_no_clock_and_no_screen() -> None:
    """All luck is the dealer's; what happened is told by the trace."""
    files = [file for file in FILES if (module(file) or [""])[0] in RULES]
    for file in files:
        called = {
            node.func.id
            for node in nodes(file)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & {"print", "input", "exec", "eval"}, named(file)
        assert not {name[0] for name in imports(file)} & set(UNKNOWN_TO_RULES), named(file)

    assert files


def test_imports_of_the_table_point_downwards() -> None:
    files = list(SOURCE.glob("table/*/**/*.py"))
    for file in files:
        own = module(file)[1]
        for name in inside(file):
            if name[0] == "table" and name[1] in TABLE:
                assert TABLE.index(name[1]) <= TABLE.index(own), (named(file), name)

    assert files


def test_every_package_has_its_layer() -> None:
    packages = {folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").is_file()}

    assert packages <= NAMED
