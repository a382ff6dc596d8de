"""Puzzles are solved on the board, and the profile on this device knows."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.harness import PHONE, Player


def test_a_puzzle_is_missed_shown_and_counted(sit: Callable[..., Player]) -> None:
    player = sit(**PHONE)
    page = player.page
    player.visit("/train/GPF1")
    expect(page.get_by_role("heading", name="What would you play?")).to_be_visible()
    expect(page.locator("main.lectern")).to_contain_text("You are to move.")

    page.locator("[data-give-up]").click()

    expect(page.locator("main.lectern")).to_contain_text("is best: about")
    expect(page.locator("main.lectern")).to_contain_text("That is the answer.")
    page.locator("[data-next]").click()
    expect(page.get_by_role("heading", name="Puzzle 2")).to_be_visible()
    player.visit("/")
    page.locator("[data-profile-link]").click()
    expect(page.locator("[data-profile]")).to_contain_text("Puzzles found at once: 0 of 1")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("[data-profile]")).to_contain_text("Auf Anhieb gelöste Aufgaben: 0 von 1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
