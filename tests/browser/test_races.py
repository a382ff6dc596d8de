"""Each game through the page: a whole race by clicking, and by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.harness import Player
from browser.shortest import CODES, options, seats


@pytest.mark.parametrize("code", CODES)
def test_a_whole_race_by_clicking_ends_with_podium_and_lap_chart(player: Player, code: str) -> None:
    player.open_table(code, seats(code), options(code))

    player.race()

    expect(player.page.locator("[data-finish] h1")).to_contain_text("win")
    expect(player.page.get_by_role("group", name="Lap chart")).to_be_visible()
    assert player.page.locator("[data-finish] .trace").count() >= 2


def test_race_now_is_one_click_from_the_front_page(player: Player) -> None:
    player.visit()

    player.page.click("[data-race-now]")

    assert player.wait_for_turn()


@pytest.mark.parametrize("code", CODES)
def test_a_race_by_keys_alone(player: Player, code: str) -> None:
    player.visit()
    player.page.locator(f"[data-race={code}]").focus()
    player.page.keyboard.press("Enter")
    turns = 0
    while player.wait_for_turn() and turns < 6:
        press_until_played(player)
        turns += 1

    assert turns == 6


def test_a_whole_race_by_keys_alone(player: Player) -> None:
    keyboard = player.page.keyboard
    player.open_table("FMR", seats("FMR"), options("FMR"))
    while player.wait_for_turn():
        press_until_played(player)

    expect(player.page.locator("[data-finish] h1")).to_contain_text("win")
    expect(player.page.locator(".top")).to_contain_text("The race is over.")
    keyboard.press("Tab")
    assert player.page.evaluate("document.activeElement !== document.body")


def press_until_played(player: Player) -> None:
    """A number, arrows while something is open, and Enter."""
    before = player.number()
    keyboard = player.page.keyboard
    keyboard.press("1")
    for _ in range(4):
        if player.page.locator("[data-confirm]").is_enabled():
            break
        keyboard.press("ArrowRight")
    keyboard.press("Enter")
    player.wait_for_change(before)
