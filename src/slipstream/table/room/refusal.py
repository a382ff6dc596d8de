"""Why something is not done: errors that a person can read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from slipstream.kernel.errors import SlipstreamError
from slipstream.tell.say import Say
from slipstream.tell.words import Words, catalogue

CATALOGUE: Final = "slipstream.table"


class Refusal(SlipstreamError):
    """A request that changes nothing: a code for programs, a fact for readers, perhaps a clause.

    The fact is the message `refused-<says>` of the table's catalogue; where it is not named, the
    one of the code. `detail` is what programs are told instead of its English words.
    """

    def __init__(
        self,
        code: str,
        says: str = "",
        args: Mapping[str, Any] | None = None,
        clause: str = "",
        detail: str = "",
    ) -> None:
        self.code = code
        self.say = Say(f"refused-{says or code.replace('_', '-')}", args or {}, clause)
        self.detail = detail
        super().__init__(code)

    @property
    def clause(self) -> str:
        return self.say.clause

    @property
    def text(self) -> str:
        """In English, for programs and logs."""
        return self.detail or in_english(self.say)

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[type[Refusal], tuple[object, ...]]:
        """As another process is told of it."""
        says = self.say.id.removeprefix("refused-")
        return Refusal, (self.code, says, dict(self.say.args), self.say.clause, self.detail)


class OldRules(Refusal):
    """A table of another rules version: it can be read, not played on."""

    def __init__(self, opened: str, here: str) -> None:
        super().__init__("old_rules", args={"opened": opened, "here": here})


class NeedsHistory(SlipstreamError):
    """Moves before the snapshot are asked for."""


def in_english(fact: Say) -> str:
    """For programs and logs, and for whoever reads a table's own words without a language."""
    return Words(catalogue("en", CATALOGUE)).say(fact)
