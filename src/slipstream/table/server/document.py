"""The OpenAPI document, as a validator understands it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

INTEGER: Final = {"type": "integer"}
NUMBER: Final = {"type": "number"}


class Document(JsonRenderPlugin):
    """Of `int | float` Litestar says that a value is exactly one of both; 2 is both."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, _plain(openapi_schema))


def _plain(node: Any) -> Any:
    if isinstance(node, list):
        return [_plain(one) for one in node]
    if not isinstance(node, dict):
        return node
    plain = {name: _plain(one) for name, one in node.items()}
    choices = plain.get("oneOf", [])
    if INTEGER in choices and NUMBER in choices:
        plain["oneOf"] = [one for one in choices if one != INTEGER]
    return plain
