"""What is written about the protocol is what there is."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from slipstream.table.telling import wire
from slipstream.table.telling.prospects import Effect

GUIDE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SOURCE = Path(wire.__file__).parent


def tags(base: type[msgspec.Struct]) -> dict[str, type[msgspec.Struct]]:
    return {str(kind.__struct_config__.tag): kind for kind in base.__subclasses__()}


def test_every_message_stands_in_the_guide() -> None:
    asking = GUIDE.partition("### To the table")[2].partition("### From the table")
    telling = asking[2].partition("### Refusals")[0]

    assert set(re.findall(r"^\| `(\w+)` \|", asking[0], re.MULTILINE)) == {
        "type",
        *tags(wire.Asking),
    }
    assert set(tags(wire.Telling)) <= set(re.findall(r"^\| `(\w+)` \|", telling, re.MULTILINE))


def test_every_field_of_a_message_stands_in_the_guide() -> None:
    kinds: list[type[msgspec.Struct]] = [wire.Position, wire.Moved, Effect]
    for kind in kinds + list(tags(wire.Asking).values()):
        for field in msgspec.structs.fields(kind):
            assert f"`{field.encode_name}`" in GUIDE, f"{kind.__name__}.{field.name}"


def test_every_refusal_stands_in_the_guide() -> None:
    text = "".join(file.read_text("utf-8") for file in SOURCE.glob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', text)) - {"no_game", "no_rules"}

    assert {code for code in codes if f"`{code}`" not in GUIDE} == set()
