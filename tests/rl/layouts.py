"""The tables of docs/guides/environments.md: `PYTHONPATH=src python tests/rl/layouts.py`."""

from __future__ import annotations

from pathlib import Path

from slipstream import GAMES
from slipstream.rl.layout import layout

PAGE = Path(__file__).parents[2] / "docs" / "guides" / "environments.md"
MARK = "takes an observation apart.\n"
SEATS = 4


def tables() -> str:
    return "".join(table(code) for code in GAMES)


def table(code: str) -> str:
    found = layout(code, SEATS)
    lines = [f"\n### {found.game.title}\n\n{found.size} numbers, {found.actions} actions.\n"]
    lines.append("\n| slice | from | numbers | what |\n|---|---|---|---|\n")
    lines += [f"| `{name}` | {at} | {size} | {about} |\n" for name, at, size, about in found.rows()]
    lines.append("\n| actions of | from | numbers |\n|---|---|---|\n")
    lines += [
        f"| `{name}` | {first} | {answer.size} |\n"
        for name, (first, answer) in found.answers.items()
    ]
    return "".join(lines)


def main() -> None:
    text = PAGE.read_text("utf-8")
    PAGE.write_text(text[: text.index(MARK) + len(MARK)] + tables(), "utf-8")


if __name__ == "__main__":
    main()
