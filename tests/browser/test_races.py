"""Each game through the page: a whole race by clicking, and by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.harness import Player
from browser.notation import found
from browser.shortest import CODES, options, seats
from samples import usual

MOST_DECISIONS = 3000  # far more than the longest race has
BY_KEYS = 3  # decisions of each game
GERMAN = "FMR"  # is raced in German every time
ALWAYS = "QGP"  # is raced by clicking every time: the shortest


def marks(always: bool) -> tuple[pytest.MarkDecorator, ...]:
    return () if always else (pytest.mark.more,)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """With --soak races of full length, too: the game's own options."""
    if "chosen" in metafunc.fixturenames:
        races = [
            pytest.param(code, options(code), id=f"{code}-shortest", marks=marks(code == ALWAYS))
            for code in CODES
        ]
        if metafunc.config.getoption("--soak"):
            races += [pytest.param(code, {}, id=f"{code}-full") for code in CODES]
        metafunc.parametrize(("code", "chosen"), races)


def test_a_whole_race_by_clicking_is_told_in_words_and_ends_with_podium_and_lap_chart(
    player: Player, code: str, chosen: dict[str, str]
) -> None:
    player.open_table(code, seats(code), chosen)
    notation: set[str] = set()

    player.race(MOST_DECISIONS, look=lambda: notation.update(found(player, code)))

    assert sorted(notation) == []
    expect(player.page.locator("[data-finish] h1")).to_contain_text("win")
    expect(player.page.get_by_role("group", name=re.compile("Lap chart|Places"))).to_be_visible()
    assert player.page.locator("[data-finish] .trace").count() >= 2


ENGLISH = re.compile(r"\b(?:the|you|your|plays|draws|moves|wins?|turn|lap|choose)\b", re.IGNORECASE)


@pytest.mark.parametrize(
    "code", [pytest.param(code, marks=marks(code == GERMAN)) for code in CODES]
)
def test_a_whole_race_in_german_has_no_english_word(sit: Callable[..., Player], code: str) -> None:
    player = sit(locale="de-DE")
    player.open_table(code, seats(code), options(code))
    strange: set[str] = set()

    def look() -> None:
        strange.update(ENGLISH.findall(player.page.inner_text("main")), found(player, code))

    player.race(MOST_DECISIONS, look)

    assert sorted(strange) == []
    expect(player.page.locator("[data-finish] h1")).to_contain_text("gewinn")


@pytest.mark.more  # the coached race begins with the same click
def test_race_now_is_one_click_from_the_front_page(player: Player) -> None:
    player.visit()

    player.page.click("[data-race-now]")

    assert player.wait_for_turn()


def test_a_first_race_is_offered_with_a_coach(player: Player) -> None:
    page = player.page
    player.visit()
    page.evaluate("localStorage.removeItem('slipstream.coach')")
    page.add_init_script("if (location.pathname == '/') localStorage['slipstream.coach'] = '{}'")
    page.reload()
    tip = page.locator("[data-coach]")

    page.click("[data-race-now]")
    page.click("[data-coached]")

    assert player.wait_for_turn()
    expect(tip).to_have_attribute("data-coach", "aim")
    expect(tip).to_contain_text("You are Blue")
    page.click("[data-heard]")
    expect(tip).to_have_attribute("data-coach", "play")
    player.choose()
    expect(tip).to_have_count(0)
    player.play()
    assert player.wait_for_turn()
    expect(tip).not_to_have_attribute("data-coach", re.compile("^(aim|play)$"))


@pytest.mark.parametrize("code", usual(CODES, "TA"))
def test_a_race_by_keys_alone(player: Player, code: str) -> None:
    player.visit()
    player.page.locator(f"[data-race={code}]").focus()
    player.page.keyboard.press("Enter")
    turns = 0
    while player.wait_for_turn() and turns < BY_KEYS:
        press_until_played(player)
        turns += 1

    assert turns == BY_KEYS


@pytest.mark.more  # the race above has every kind of key, and the clicks a whole race
def test_a_whole_race_by_keys_alone(player: Player) -> None:
    """From the front page to the replay without a pointer."""
    player.visit()
    expect(player.page.locator("[data-race-now]")).to_be_enabled()
    player.page.keyboard.press("r")
    while player.wait_for_turn():
        press_until_played(player)

    expect(player.page.locator("[data-finish] h1")).to_contain_text("win")
    expect(player.page.locator(".top")).to_contain_text("The race is over.")
    tab_to(player, "Replay")
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/r/*?move=*&*")
    start = int(player.page.url.partition("move=")[2].partition("&")[0])
    player.page.keyboard.press("ArrowRight")
    player.page.wait_for_url(f"**/r/*?move={start + 1}&*")


def tab_to(player: Player, name: str) -> None:
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached")


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
