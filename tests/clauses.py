"""The marker that ties a test to the clauses it proves."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Leaf ids of docs/rules, at most three: a test that proves more proves nothing well."""
    assert 1 <= len(ids) <= 3, "cite one to three clauses"
    return pytest.mark.clause(*ids)
