"""Whatever can be chosen by a button can be chosen on the board, also where a car stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.harness import Player
from samples import usual

MOST_DECISIONS = 80
OCCUPIED = ".board [data-pick]:has(.above)"


@pytest.mark.parametrize("code", usual(["TA", "GP"], "TA"))
def test_every_chip_of_a_space_can_be_clicked_on_the_board(player: Player, code: str) -> None:
    player.visit()
    player.page.click(f"[data-race={code}]")
    occupied = 0
    for turn in range(MOST_DECISIONS):
        if occupied or not player.wait_for_turn():
            break
        player.wait_for_stillness()
        occupied = click_all(player)
        player.play(turn)

    assert occupied


def click_all(player: Player) -> int:
    """Each space once, with the mouse; how many of them a car stands on."""
    chips = player.page.locator("[data-chip]:not([data-chip*=':'])")
    ids = [str(chip.get_attribute("data-chip")) for chip in chips.all()]
    for one in ids:
        target = player.page.locator(f".board [data-pick='{one}']")
        expect(target).to_be_visible()
        player.wait_for_stillness()  # the last click may have moved the board
        x, y = player.targets(f".board [data-pick='{one}']")[one]
        player.page.mouse.click(x, y)

        expect(target).to_have_attribute("aria-pressed", "true")
        expect(player.page.locator(".reason")).to_have_count(0)
    return player.page.locator(OCCUPIED).count()
