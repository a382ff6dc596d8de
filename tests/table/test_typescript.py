"""The types of the page are those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from slipstream.games.registry import GAMES
from slipstream.table import typescript
from slipstream.table.telling import wire

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"
TOY = "toy.ts"  # of the game that the tests bring along


def test_the_types_of_the_page_are_current() -> None:
    stale = set(typescript.stale(WIRE)) - {TOY}

    assert not stale, "run `make types`"


def test_a_file_that_is_old_or_too_many_is_noticed_and_mended(tmp_path: Path) -> None:
    typescript.write(tmp_path)
    (tmp_path / "table.ts").write_text("old", "utf-8")
    (tmp_path / "chess.ts").write_text("superfluous", "utf-8")

    assert typescript.stale(tmp_path) == ["chess.ts", "table.ts"]
    typescript.write(tmp_path)
    assert not typescript.stale(tmp_path)


def test_every_game_has_a_file() -> None:
    files = typescript.files()

    assert {"table.ts", *(f"{code.lower()}.ts" for code in GAMES)} <= files.keys()
    for code in GAMES:
        view = typescript.view_of(code).__name__
        assert f"export interface {view} {{" in files[f"{code.lower()}.ts"]


class Part(msgspec.Struct, frozen=True):
    name: str


class Whole(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is made of parts."""

    kind: Literal["a", "b"]
    parts: tuple[Part | None, ...]
    """First to last;
    None where one is missing."""
    pair: tuple[int, float]
    by_seat: dict[int, list[bool]]
    more: Any = None


def test_fields_come_with_their_types_and_what_is_said_of_them() -> None:
    assert typescript.declared(Whole) == (
        "/** What is made of parts. */\n"
        "export interface Whole {\n"
        '  readonly kind: "a" | "b";\n'
        "  /**\n"
        "   * First to last;\n"
        "   * None where one is missing.\n"
        "   */\n"
        "  readonly parts: readonly (Part | null)[];\n"
        "  readonly pair: readonly [number, number];\n"
        "  readonly by_seat: Readonly<Record<string, readonly boolean[]>>;\n"
        "  readonly more?: unknown;\n"
        "}\n"
    )


def test_what_a_message_is_made_of_stands_before_it() -> None:
    assert typescript.closed([Whole]) == [Part, Whole]


def test_all_messages_of_a_side_are_one_type() -> None:
    text = typescript.declared(wire.Asking)

    assert text.startswith("/** A message to the table.")
    assert "export type Asking =\n  | Hello\n" in text
    assert text.count("  | ") == len(wire.Asking.__subclasses__())


def test_what_the_server_always_sends_is_never_optional() -> None:
    text = typescript.declared(wire.TableInfo)

    assert "readonly note: string;" in text
    assert "readonly token?: string;" in typescript.declared(wire.Preview)
