"""The race of the day: driven once, its report read, and compared with what others made of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.harness import PHONE, Player


def test_the_race_of_the_day_is_driven_once_and_compared(sit: Callable[..., Player]) -> None:
    one = sit()
    page = one.page
    one.visit()
    page.locator("[data-day-of=QGP]").click()
    expect(page.locator("[data-day]")).to_contain_text("Nobody has driven it yet.")
    page.locator("[data-drive-day]").click()
    one.race()
    report = page.locator("[data-report]")
    expect(report).to_contain_text("The flag is out!")
    expect(report).to_contain_text("starts from pole")
    expect(report).to_contain_text("You drive as ")
    with page.expect_download() as saved:
        report.get_by_role("button", name="Save as Markdown").click()
    assert saved.value.path().read_text("utf-8").startswith("# Quick Grand Prix\n\nWelcome to")

    page.get_by_role("link", name="Race of the day").click()

    row = page.locator("[data-same-cards] tr.mine")
    expect(row).to_contain_text(re.compile("1st|2nd|3rd|4th"))
    expect(page.locator("[data-drive-day]")).to_have_count(0)
    other = sit(**PHONE)
    other.visit("/day/QGP")
    expect(other.page.locator("[data-same-cards] tbody tr")).to_have_count(1)
    expect(other.page.locator("[data-same-cards] a")).to_have_count(0)
    other.page.get_by_role("button", name="Deutsch").click()
    expect(other.page.get_by_role("heading", name="Rennen des Tages")).to_be_visible()
    assert other.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.page.goto(row.get_by_role("link").evaluate("link => link.href"))
    expect(other.page.locator("body")).to_contain_text("sieht es nur sein Fahrer")
