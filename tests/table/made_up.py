"""Values made up from a JSON schema: right in every respect, or wrong in one."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

Schema = dict[str, Any]
Known = Callable[[str], list[Any]]
"""What really exists by the name of a field: tables, secrets, games."""

SIZES: Final = {"seats": (3, 5), "entries": (3, 5), "races": (1, 3)}  # that races really have
WORDS: Final = ["", "..", "%00", "é", "x" * 60, "-1", "null", "{}", "a b", "'", "1e400", "\u202e"]
WRONG: Final[list[Any]] = [
    None,
    True,
    -1,
    0,
    10**30,
    1.5,
    "",
    "x" * 5000,
    [],
    {},
    [[]],
    "\ud800",
    2**31,
]


class MadeUp:
    """Everything follows from the luck."""

    def __init__(self, luck: random.Random, schemas: Schema, known: Known) -> None:
        self._luck = luck
        self._schemas = schemas
        self._known = known

    def right(self, schema: Schema, name: str = "") -> Any:
        """A value that the schema allows; one that exists, where the field's name says which."""
        luck = self._luck
        schema = self._found(schema)
        known = self._known(name)
        if known and luck.random() < 0.9:
            return luck.choice(known)
        if "enum" in schema:
            return luck.choice(schema["enum"])
        return self._of_kind(schema, name)

    def _of_kind(self, schema: Schema, name: str) -> Any:
        match schema.get("type"):
            case "object":
                return self._object(schema, name)
            case "array":
                size = self._luck.randint(*SIZES.get(name, (0, 3)))
                return [self.right(schema.get("items", {}), name) for _ in range(size)]
            case "integer" | "number":
                return self._number(schema)
            case "boolean":
                return self._luck.random() < 0.5
            case "null":
                return None
        return self._luck.choice(WORDS)[: schema.get("maxLength", 60)]

    def _found(self, schema: Schema) -> Schema:
        """Where a reference or a choice leads to."""
        while True:
            if "$ref" in schema:
                schema = self._schemas[schema["$ref"].rpartition("/")[2]]
                continue
            ways = schema.get("oneOf") or schema.get("anyOf")
            if not ways:
                return schema
            schema = self._luck.choice(ways)

    def _object(self, schema: Schema, name: str) -> dict[str, Any]:
        made = {}
        for key, of in schema.get("properties", {}).items():
            if key in schema.get("required", ()) or self._luck.random() < 0.3:
                made[key] = self.right(of, key)
        if isinstance(schema.get("additionalProperties"), dict):
            for key in self._known(f"{name}:") and self._luck.sample(self._known(f"{name}:"), 1):
                made[key] = self._luck.choice([*self._known(f"{name}:{key}"), "x"])
        return made

    def _number(self, schema: Schema) -> int:
        low = int(schema.get("minimum", -2))
        high = int(schema.get("maximum", low + 100))
        return self._luck.choice([low, high, self._luck.randint(low, high), min(high, low + 5)])

    def wrong(self, value: Any) -> Any:
        """The same, but for one place."""
        luck = self._luck
        if isinstance(value, dict) and value and luck.random() < 0.8:
            key = luck.choice(list(value))
            changed = dict(value)
            how = luck.random()
            if how < 0.2:
                del changed[key]
            elif how < 0.3:
                changed[luck.choice(WORDS)] = value[key]
            else:
                changed[key] = self.wrong(value[key])
            return changed
        if isinstance(value, list) and value and luck.random() < 0.8:
            at = luck.randrange(len(value))
            return [*value[:at], self.wrong(value[at]), *value[at + 1 :]]
        return luck.choice(WRONG)
