"""For everybody: axe without serious findings, phones, the board in words, the replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.harness import Player
from browser.shortest import CODES

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def to_my_turn(player: Player, code: str) -> None:
    player.visit()
    player.page.click(f"[data-race={code}]")
    assert player.wait_for_turn()


@pytest.mark.parametrize("path", ["/", "/new", "/rules/FMR"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_the_pages(
    sit: Callable[..., Player], path: str, theme: str
) -> None:
    player = sit(color_scheme=theme)
    player.visit(path)
    player.page.wait_for_load_state("networkidle")

    assert player.serious_findings() == []


@pytest.mark.parametrize("code", CODES)
def test_axe_finds_nothing_serious_at_the_table(player: Player, code: str) -> None:
    to_my_turn(player, code)

    assert player.serious_findings() == []


@pytest.mark.parametrize("code", CODES)
def test_a_phone_shows_the_table_without_sideways_scrolling(
    sit: Callable[..., Player], code: str
) -> None:
    player = sit(**PHONE)
    to_my_turn(player, code)
    player.play()

    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    for tab in ("Order", "Race", "Teams", "Rules", "Board"):
        player.page.get_by_role("tab", name=tab).tap()


@pytest.mark.parametrize("code", CODES)
def test_the_board_can_be_read_as_text(player: Player, code: str) -> None:
    to_my_turn(player, code)

    player.page.keyboard.press("b")

    lines = player.page.locator("dialog li")
    expect(lines.first).to_be_visible()
    assert lines.count() >= 2


def test_why_opens_the_rules_at_the_clause(player: Player) -> None:
    to_my_turn(player, "FMR")

    player.page.keyboard.press("?")

    asked = player.page.locator("#clause-FMR-3\\.3")
    expect(asked).to_be_visible()
    expect(asked).to_contain_class("asked")


MOTION = """() => {
  window.longest = 0;
  const look = () => {
    for (const one of document.getAnimations())
      window.longest = Math.max(window.longest, Number(one.effect.getComputedTiming().duration));
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_nothing_moves_for_who_wishes_less_motion(
    sit: Callable[..., Player], wish: str, moves: bool
) -> None:
    player = sit(reduced_motion=wish)
    player.visit()
    player.page.evaluate("localStorage['slipstream.settings'] = '{\"speed\": \"fast\"}'")
    to_my_turn(player, "FMR")

    player.page.evaluate(MOTION)
    player.play()
    player.wait_for_turn()

    assert (player.page.evaluate("window.longest") > 1) == moves
