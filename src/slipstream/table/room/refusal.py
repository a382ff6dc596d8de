"""Why something is not done: errors that a person can read."""

from __future__ import annotations

from slipstream.kernel.errors import SlipstreamError


class Refusal(SlipstreamError):
    """A message that changes nothing: why, in a code, a sentence and perhaps a clause."""

    def __init__(self, code: str, text: str, clause: str = "") -> None:
        self.code = code
        self.text = text
        self.clause = clause
        super().__init__(text)

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, str]]:
        """As another process is told of it."""
        return Refusal, (self.code, self.text, self.clause)


class OldRules(SlipstreamError):
    """A table of another rules version: it can be read, not played on."""


class NeedsHistory(SlipstreamError):
    """Moves before the snapshot are asked for."""
