"""Rows of ints: arrays of native ints in the compiled build, plain lists in the pure one.

`Row` is the type, `vec[i64](items)` makes one, `row[:]` copies it; `Flags` are rows of bools,
`Floats` of what drivers estimate. A row is written in place; what makes it longer or shorter gives
a new one: `row = append(row, item)`, `row = remove(row, item)`. This module itself is never
compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from slipstream.kernel import errors

# Compiled rules want compiled rows. Branches are counted where the rules are pure.
if TYPE_CHECKING or not str(errors.__file__).endswith(".py"):  # pragma: no cover
    from librt.vecs import append, remove, vec
else:
    vec = {i64: list, bool: list, float: list}

    def append(row, item):
        row.append(item)
        return row

    def remove(row, item):
        row.remove(item)
        return row


Row = vec[i64]
Flags = vec[bool]
Floats = vec[float]

__all__ = ["Flags", "Floats", "Row", "append", "remove", "vec"]
