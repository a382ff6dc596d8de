"""What a player sees of the others' moves: scenes, and the buttons that hold, skip and repeat them.

Nothing here depends on how fast a machine is: the page's clock goes on when the test says so.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.harness import PATIENCE, Player

SLOW = "localStorage['slipstream.settings'] = '{\"speed\": \"slow\"}'"
LAPTOP = {"viewport": {"width": 1280, "height": 720}}
LONG = 8000  # ms: far more than a scene takes, and less than it takes to ask whether one is there
STEP = (
    100  # ms of the page's clock, and at least as many of the real one: the server is asked by it
)


def test_others_moves_are_scenes_to_pause_skip_and_see_again(sit: Callable[..., Player]) -> None:
    player = sit(**LAPTOP)
    player.context.add_init_script(SLOW)
    page = player.page
    page.clock.install()
    player.open_table("FMR", ["me", "bot", "bot"], {})
    assert player.wait_for_turn()
    board = page.locator(".board").first.bounding_box()
    scene, card = page.locator("[data-scene]"), page.locator("[data-shown-card]")
    before = player.number()
    player.choose()
    stop_the_clock(page)
    page.locator("[data-confirm]").click()
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(LONG)
    expect(card).to_have_count(0)  # the own move is held, for as long as one likes
    page.get_by_role("button", name="Go on").click()
    go_on_until(page, card)
    page.keyboard.press("Enter")  # means nothing now
    expect(page.locator("main.table")).to_have_attribute("data-asked", "false")
    assert page.locator(".board").first.bounding_box() == board, "the board has changed its shape"

    page.get_by_role("button", name="Skip").click()
    assert player.wait_for_turn()
    expect(scene).to_have_attribute("data-scene", "none")
    assert player.number() != before
    asked = player.number()

    page.get_by_role("button", name="Last round again").click()
    expect(card).to_be_visible()
    assert player.number() != asked, "the race stands where it was then"
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("main.table")).to_have_attribute("data-number", asked)
    expect(page.locator("main.table")).to_have_attribute("data-asked", "true")


def stop_the_clock(page: Page) -> None:
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def go_on_until(page: Page, seen: Locator) -> None:
    """The page's clock goes on in small steps; what bots play comes when they have played it."""
    for _ in range(PATIENCE // STEP):
        if seen.count():
            return
        page.clock.run_for(STEP)
        page.wait_for_timeout(STEP)
    raise AssertionError("it is never seen")
