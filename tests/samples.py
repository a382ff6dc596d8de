"""What a test of many cases drives in `make test`; the other cases are left to `make more`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def usual(cases: Iterable[Any], *always: Any) -> list[Any]:
    """All cases, those that are not driven always marked for `make more`."""
    return [
        case if case in always else pytest.param(case, marks=pytest.mark.more) for case in cases
    ]
