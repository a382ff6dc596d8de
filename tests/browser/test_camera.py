"""A circuit on a laptop: near enough to be read, with all that can be chosen in view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.harness import PHONE, Player
from samples import usual

LAPTOP = {"width": 1280, "height": 720}
SMALLEST = 12  # px
DECISIONS = 8
DRIVES = 2  # looks at a car that drives are enough
FRAME = ".board .frame"

SIZES = """() => [...document.querySelectorAll('.board .frame > svg:not(.mini) text')]
  .filter(node => /\\d/.test(node.textContent))
  .map(node => {
    const { a, b } = node.getScreenCTM();
    const drawn = parseFloat(getComputedStyle(node).fontSize);
    return [node.textContent.trim(), drawn * Math.hypot(a, b)];
  })"""
# Boxes as [left, top, right, bottom]: the frame, the small map, the active car, the targets.
BOXES = """() => {
  const box = node => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const all = selector => [...document.querySelectorAll(`.board .frame ${selector}`)].map(box);
  return {
    frame: box(document.querySelector('.board .frame')),
    map: all('.mini'),
    active: all('.hull.active'),
    targets: all('[data-pick]:not([data-pick*=":"]) .area'),
  };
}"""
Box = tuple[float, float, float, float]


def middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def holds(outer: Box, inner: Box) -> bool:
    x, y = middle(inner)
    return outer[0] <= x <= outer[2] and outer[1] <= y <= outer[3]


def meets(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("code", usual(["TA", "GP"], "GP"))
def test_on_a_laptop_numbers_can_be_read_and_targets_are_in_view(
    sit: Callable[..., Player], code: str
) -> None:
    player = sit(viewport=LAPTOP)
    player.visit()
    player.page.click(f"[data-race={code}]")
    driven = 0
    for turn in range(DECISIONS):
        assert player.wait_for_turn()
        player.wait_for_stillness()
        driven += look(player)
        if driven >= DRIVES:
            break
        player.play(turn)

    assert driven


def look(player: Player) -> int:
    """Whether a car drives."""
    player.page.wait_for_selector(f"{FRAME} .car")
    small = [one for one in player.page.evaluate(SIZES) if one[1] < SMALLEST]
    assert small == []
    boxes = player.page.evaluate(BOXES)
    assert all(holds(boxes["frame"], one) for one in boxes["active"] + boxes["targets"])
    assert not any(meets(a, b) for a in boxes["map"] for b in boxes["active"] + boxes["targets"])
    return len(boxes["active"])


PRINTED = """() => [...document.querySelectorAll('.board svg text')]
  .filter(node => !node.closest('.car, .plate'))
  .map(node => {
    const { a, b } = node.getScreenCTM();
    const drawn = parseFloat(getComputedStyle(node).fontSize);
    return [node.textContent.trim(), drawn * Math.hypot(a, b)];
  })"""
SMALLEST_PRINT = 10  # px


@pytest.mark.parametrize("code", usual(["FMR", "QGP", "GPF1"], "GPF1"))
def test_on_a_laptop_what_is_printed_on_a_board_can_be_read(
    sit: Callable[..., Player], code: str
) -> None:
    player = sit(viewport=LAPTOP)
    player.visit()
    player.page.click(f"[data-race={code}]")
    printed: list[tuple[str, float]] = []
    player.page.wait_for_selector(".board *", state="attached")
    for turn in range(6):
        assert player.wait_for_turn()
        player.wait_for_stillness()
        printed += player.page.evaluate(PRINTED)
        player.play(turn)

    assert printed
    assert {one[0]: one[1] for one in printed if one[1] < SMALLEST_PRINT} == {}


def test_a_switch_shows_the_whole_board_until_it_is_pressed_again(
    sit: Callable[..., Player],
) -> None:
    player = sit(viewport=LAPTOP)
    player.visit()
    player.page.click("[data-race=GP]")
    player.wait_for_turn()
    player.page.wait_for_selector(f"{FRAME} .car")
    board = player.page.locator(f"{FRAME} > svg").first
    switch = player.page.get_by_role("button", name="Show the whole board")
    near = board.get_attribute("viewBox")

    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    whole = board.get_attribute("viewBox")
    assert whole != near
    assert [one for one in player.page.evaluate(SIZES) if one[1] < SMALLEST] == []
    player.play()
    player.wait_for_turn()
    expect(player.page.locator(".mini")).to_have_count(0)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(board).not_to_have_attribute("viewBox", str(whole))


# Where the board lies, and what of it cannot be seen without scrolling.
BOARD = """() => {
  const frame = document.querySelector('main.table > .board');
  const inner = frame.querySelector('.board');
  const { top, height } = frame.getBoundingClientRect();
  return [top, height, inner.scrollHeight - inner.clientHeight];
}"""


def test_quick_grand_prix_fits_on_a_laptop_and_never_moves(sit: Callable[..., Player]) -> None:
    player = sit(viewport=LAPTOP)
    player.visit()
    player.page.click("[data-race=QGP]")
    seen = []
    for turn in range(6):  # the draft, the grid, and rounds
        assert player.wait_for_turn()
        player.wait_for_stillness()
        seen.append(player.page.evaluate(BOARD))
        player.play(turn)

    assert {tuple(one) for one in seen} == {(52, seen[0][1], 0)}


# What is cut off: words that have more width than is shown of them, and rows that scroll sideways.
CUT = """selector => [...document.querySelectorAll(selector)]
  .filter(node => node.scrollWidth > node.clientWidth)
  .map(node => node.textContent.trim())"""


def test_on_a_laptop_every_choice_of_tyres_is_seen(sit: Callable[..., Player]) -> None:
    player = sit(viewport=LAPTOP)
    player.visit()
    player.page.click("[data-race=GP]")
    player.wait_for_turn()
    expect(player.page.locator(".offers [data-way]")).to_have_count(4)

    assert player.page.evaluate(CUT, ".offers") == []


def test_on_a_laptop_it_is_seen_who_has_a_plan(sit: Callable[..., Player]) -> None:
    player = sit(viewport=LAPTOP)
    player.visit()
    player.page.click("[data-race=QGP]")
    told = player.page.locator(".seats h3 small")
    for turn in range(20):
        assert player.wait_for_turn()
        if told.count() == 4:
            break
        player.play(turn)
    expect(told).to_have_count(4)

    assert player.page.evaluate(CUT, ".seats h3 small, .seats h3") == []


COVERED = """() => {
  const map = document.querySelector('.board .mini')?.getBoundingClientRect();
  if (!map) return 0;
  return [...document.querySelectorAll('.board .frame > svg:not(.mini) .car')]
    .map(node => node.getBoundingClientRect())
    .filter(car => car.left < map.right && map.left < car.right
      && car.top < map.bottom && map.top < car.bottom)
    .length;
}"""


@pytest.mark.parametrize("how", usual([PHONE, {"viewport": LAPTOP}], PHONE))
def test_the_small_map_covers_no_car(sit: Callable[..., Player], how: dict[str, Any]) -> None:
    player = sit(**how)
    player.visit()
    player.page.click("[data-race=GP]")
    for turn in range(DECISIONS):
        assert player.wait_for_turn()
        player.page.wait_for_selector(f"{FRAME} .car")
        player.wait_for_stillness()
        assert player.page.evaluate(COVERED) == 0
        player.play(turn)
