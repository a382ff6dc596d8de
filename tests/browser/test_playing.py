"""What a player sees of the others' moves: scenes, and the buttons that hold, skip and repeat them.

Nothing here depends on how fast a machine is: a scene is paused before it is looked at.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.harness import Player

SLOW = "localStorage['slipstream.settings'] = '{\"speed\": \"slow\"}'"
LAPTOP = {"viewport": {"width": 1280, "height": 720}}


def test_others_moves_are_scenes_to_pause_skip_and_see_again(sit: Callable[..., Player]) -> None:
    player = sit(**LAPTOP)
    player.context.add_init_script(SLOW)
    page = player.page
    player.open_table("FMR", ["me", "bot", "bot"], {})
    assert player.wait_for_turn()
    board = page.locator(".board").first.bounding_box()
    scene, pause = page.locator("[data-scene]"), page.get_by_role("button", name="Pause")
    before = player.number()
    player.choose()
    page.locator("[data-confirm]").click()
    pause.click()
    # Own move or a bot's, whichever was held: going on leads to a bot's card.
    page.get_by_role("button", name="Go on").click()
    page.wait_for_selector("[data-shown-card]")
    page.keyboard.press("Enter")  # means nothing now
    expect(page.locator("main.table")).to_have_attribute("data-asked", "false")
    assert page.locator(".board").first.bounding_box() == board, "the board has changed its shape"

    page.get_by_role("button", name="Skip").click()
    assert player.wait_for_turn()
    expect(scene).to_have_attribute("data-scene", "none")
    assert player.number() != before
    asked = player.number()

    page.get_by_role("button", name="Last round again").click()
    page.wait_for_selector("[data-shown-card]")
    assert player.number() != asked, "the race stands where it was then"
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("main.table")).to_have_attribute("data-number", asked)
    expect(page.locator("main.table")).to_have_attribute("data-asked", "true")
