"""Rows of a screen as plain data."""

from __future__ import annotations

from slipstream.tell.screen import Segment, row, text, width


def test_a_row_as_text_has_no_styles_and_single_blanks() -> None:
    drawn = row(Segment("  Red ", "red"), "1  leads", Segment("  "))

    assert text(drawn) == "Red 1 leads"
    assert width(drawn) == 16
