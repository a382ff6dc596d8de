"""For everybody: axe without serious findings, phones, the board in words, the replay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import expect

from browser.harness import PHONE, Player
from browser.shortest import CODES
from samples import usual


def on_both(desk: dict[str, object], *always: tuple[str, str]) -> list[ParameterSet]:
    """Every game on a desk and on a phone; those not driven always are left to `make more`."""
    return [
        pytest.param(
            code, how, id=f"{code}-{name}", marks=() if (code, name) in always else pytest.mark.more
        )
        for code in CODES
        for name, how in (("desk", desk), ("phone", PHONE))
    ]


def to_my_turn(player: Player, code: str) -> None:
    player.visit()
    player.page.click(f"[data-race={code}]")
    assert player.wait_for_turn()


@pytest.mark.parametrize(
    ("path", "theme"),
    [
        pytest.param(path, theme, marks=() if theme == always else pytest.mark.more)
        for path, always in (("/", "light"), ("/new", "dark"), ("/rules/FMR", "light"))
        for theme in ("dark", "light")
    ],
)
def test_axe_finds_nothing_serious_on_the_pages(
    sit: Callable[..., Player], path: str, theme: str
) -> None:
    player = sit(color_scheme=theme)
    player.visit(path)
    player.page.wait_for_load_state("networkidle")

    assert player.serious_findings() == []


@pytest.mark.parametrize("code", usual(CODES, "TA"))
def test_the_table_is_for_everybody_and_its_board_can_be_read_as_text(
    player: Player, code: str
) -> None:
    to_my_turn(player, code)
    assert player.serious_findings() == []

    player.page.keyboard.press("b")

    lines = player.page.locator("dialog li")
    expect(lines.first).to_be_visible()
    assert lines.count() >= 2


@pytest.mark.parametrize("code", usual(CODES, "GPF1"))
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


RECORDS = {
    code: sorted((Path(__file__).parents[1] / "games").glob(f"{code}-[2-4]*.race"))[0]
    for code in CODES
}


@pytest.mark.parametrize(("code", "how"), on_both({"color_scheme": "light"}, ("QGP", "phone")))
def test_a_replay_is_for_everybody(
    sit: Callable[..., Player], code: str, how: dict[str, object]
) -> None:
    """Nothing serious, nothing beyond the edge, with somebody's hand in sight."""
    player = sit(**how)
    player.bring(RECORDS[code])
    page = player.page
    page.get_by_role("button", name="To the end").click()
    page.get_by_label("View as").select_option("0")
    page.wait_for_url("**/r/*&eyes=0")

    assert player.serious_findings() == []
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_the_log_of_a_replay_stands_where_the_race_does(player: Player) -> None:
    player.bring(RECORDS["FMR"])

    shown = player.page.locator(".side li.current").first

    player.page.get_by_role("button", name="To the end").click()
    expect(shown).to_be_in_viewport()
    player.page.get_by_role("button", name="To the start").click()
    player.page.get_by_role("button", name="Next move").click()
    expect(shown).to_be_in_viewport()


@pytest.mark.parametrize(("code", "how"), on_both({}, ("FMR", "phone")))
def test_axe_finds_nothing_serious_in_an_introduction(
    sit: Callable[..., Player], code: str, how: dict[str, object]
) -> None:
    player = sit(**how)
    player.visit(f"/learn/{code}")
    expect(player.page.locator("[data-confirm]")).to_be_visible()

    assert player.serious_findings() == []


@pytest.mark.parametrize("code", usual(CODES, "GP"))
def test_what_is_mine_and_what_is_chosen_is_seen_in_forced_colours(
    sit: Callable[..., Player], code: str
) -> None:
    """Where the device paints everything in a few colours, lines take the place of grounds."""
    player = sit(forced_colors="active")
    to_my_turn(player, code)
    seen = "node => getComputedStyle(node).outlineStyle"
    mine = player.page.locator(".tower .mine")

    assert (
        player.page.get_by_role("tab", selected=True).first.evaluate(
            "node => getComputedStyle(node).textDecorationLine"
        )
        == "underline"
    )
    assert all(one.evaluate(seen) in ("dashed", "solid") for one in mine.all())
    player.choose()
    assert player.page.locator("[data-confirm]").evaluate(seen) == "solid"


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


@pytest.mark.parametrize(
    ("wish", "moves"),
    [("reduce", False), pytest.param("no-preference", True, marks=pytest.mark.more)],
)
def test_nothing_moves_for_who_wishes_less_motion(
    sit: Callable[..., Player], wish: str, moves: bool
) -> None:
    player = sit(reduced_motion=wish)
    player.visit()
    player.page.evaluate("localStorage['slipstream.settings'] = '{\"speed\": \"fast\"}'")
    to_my_turn(player, "FMR")

    player.page.evaluate(MOTION)
    player.play()
    if moves:
        player.page.wait_for_function("() => window.longest > 1")
    else:
        player.wait_for_turn()

        assert player.page.evaluate("window.longest") <= 1


def test_what_is_pointed_at_stays_under_the_pointer(sit: Callable[..., Player]) -> None:
    """Pointing tells more in the decision bar; on a small screen that must not push the targets."""
    player = sit(**PHONE)
    player.visit()
    player.page.click("[data-race=TA]")
    targets = player.page.locator("[data-chip], [data-way]")
    while player.wait_for_turn() and targets.count() < 2:
        player.play()
    effects = player.page.locator(".effects li")

    targets.first.hover()
    expect(effects.first).to_be_visible()
    pointed_at = targets.first.bounding_box()
    player.page.mouse.move(2, 2)
    expect(effects).to_have_count(0)
    assert targets.first.bounding_box() == pointed_at
