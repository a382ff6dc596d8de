"""What can be wrong with a text or an answer. Every message quotes the token and the position."""

from __future__ import annotations


class SlipstreamError(ValueError):
    """Anything a person can mend: the message is one helpful sentence."""


class InvalidOption(SlipstreamError):
    """A number of seats or an option that the game does not offer.

    `option` and `value` name what was asked for, where it was an option.
    """

    def __init__(self, message: str, clause: str = "", option: str = "", value: str = "") -> None:
        self.clause = clause
        self.option = option
        self.value = value
        asked = f"{option}={value}: " if option else ""
        super().__init__(asked + message + (f" ({clause})" if clause else ""))


class NoSuchSeat(SlipstreamError):
    """A number that is no seat of the race: Python counts them from 0, people from 1."""


class TextError(SlipstreamError):
    """A text that does not stand for an answer here."""

    def __init__(self, message: str, token: str, line: str, clause: str = "") -> None:
        self.message = message
        self.token = token
        self.line = line
        self.clause = clause
        super().__init__(message + (f"; position: {line}" if line else ""))


class InvalidText(TextError):
    """The text is no token of this notation at all."""


class IllegalAction(TextError):
    """A token or an answer that the rules refuse here; `clause` says which one refuses."""


class AmbiguousText(TextError):
    """The text fits several legal answers: say more."""
