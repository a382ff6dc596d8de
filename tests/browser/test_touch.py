"""A finger on a phone: what is tapped on the board is what is chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.harness import PHONE, Player
from browser.shortest import CODES
from samples import usual

HOLD = 120  # ms: about as long as a finger rests
TAPS = 4
MOST_DECISIONS = 200
# Cars and spaces can both be chosen on a circuit; spaces are small and many.
SPACES = {"TA": ":not([data-pick*=':'])", "GP": ":not([data-pick*=':'])"}


def tap(player: Player, x: float, y: float) -> None:
    """A finger goes down, rests, and goes up again; the browser makes the click of it."""
    device = player.context.new_cdp_session(player.page)
    device.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    player.page.wait_for_timeout(HOLD)
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    device.detach()


@pytest.mark.parametrize("code", usual(CODES, "TA"))
def test_a_tap_chooses_what_is_under_the_finger(sit: Callable[..., Player], code: str) -> None:
    """A race may be over before the board has been asked for often: then there is another."""
    player = sit(**PHONE)
    race_now(player, code)
    selector = f".board [data-pick]{SPACES.get(code, '')}"
    taps = 0
    for turn in range(MOST_DECISIONS):
        if taps >= TAPS:
            break
        if not player.wait_for_turn():
            race_now(player, code)
            player.wait_for_turn()
        player.wait_for_stillness()
        taps += tap_some(player, selector)
        player.play(turn)

    assert taps >= TAPS


def race_now(player: Player, code: str) -> None:
    player.visit()
    player.page.tap(f"[data-race={code}]")
    player.page.wait_for_url("**/t/*")


def tap_some(player: Player, selector: str) -> int:
    """One after the other, as somebody does who looks what each of them brings."""
    taps = 0
    for one in list(player.targets(selector))[:3]:
        # What was tapped before may have moved the board: one looks again when it has come to rest.
        player.wait_for_stillness()
        if at := player.targets(selector).get(one):
            tap(player, *at)

            pressed = player.page.locator(".board [data-pick][aria-pressed=true]")
            expect(pressed).to_have_count(1)
            expect(pressed).to_have_attribute("data-pick", one)
            taps += 1
    return taps
