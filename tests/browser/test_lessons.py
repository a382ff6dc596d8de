"""Every introduction is clicked through to its end, as a new player would."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from browser.harness import Player
from browser.shortest import CODES
from samples import usual
from slipstream.games.registry import find, words
from slipstream.tell.say import Say


@pytest.mark.parametrize("code", usual(CODES, "FMR"))
def test_an_introduction_can_be_clicked_through(player: Player, code: str) -> None:
    steps = steps_of(player, code)
    player.visit()
    player.page.locator(f"a[href='/learn/{code}']").click()
    for at, step in enumerate(steps):
        expect(player.page.get_by_role("heading", level=2)).to_have_text(said(code, step["title"]))
        choose(player, wanted(step))
        player.page.locator("[data-confirm]").click()
        expect(player.page.locator(".after")).to_have_text(said(code, step["after"]))
        if at < len(steps) - 1:
            player.page.locator("[data-next]").click()

    assert len(steps) >= 5
    expect(player.page.get_by_role("link", name="Now race")).to_be_visible()


def test_another_answer_is_allowed_but_not_the_example(player: Player) -> None:
    first = steps_of(player, "FMR")[0]
    other = next(token for token in first["position"]["answers"] if token != first["answer"])
    player.visit("/learn/FMR")

    choose(player, other)
    player.page.locator("[data-confirm]").click()

    expect(player.page.get_by_role("alert")).to_contain_text("That is legal, too.")
    expect(player.page.locator(".after")).to_have_count(0)


def steps_of(player: Player, code: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{player.server.url}/api/games/{code}/lessons") as told:
        steps: list[dict[str, Any]] = json.load(told)["steps"]
    return steps


def said(code: str, fact: dict[str, Any]) -> str:
    return words(find(code)).say(msgspec.convert(fact, Say))


def wanted(step: dict[str, Any]) -> str:
    """The answer as the page names it: a token, or all tokens of a whole move."""
    ways = step["prospects"].get("ways") or []
    found = next((plan["tokens"] for plan in ways if plan["name"] == step["answer"]), None)
    return " ".join(found or [step["answer"]])


def choose(player: Player, way: str) -> None:
    """Click until the page would play just that way."""
    page = player.page
    expect(page.locator("[data-confirm]")).to_be_visible()
    parts = page.locator("fieldset:has([data-part])")
    if parts.count() > 1:
        found = fills_in(player, parts, way)
    elif cards := likely(page.locator(".play"), "card", way):
        found = is_offered(player, way) or any(leads(player, one, way) for one in cards)
    else:
        found = leads_on(player, way)
    assert found, f"{way} cannot be clicked"


def fills_in(player: Player, parts: Locator, way: str) -> bool:
    """A form of several parts: a click in each."""
    for at, part in enumerate(way.split(",")):
        parts.nth(at).locator(f'[data-part$="-{part}"]').click()
    return is_chosen(player, way)


def leads(player: Player, card: Locator, way: str) -> bool:
    card.click()
    return leads_on(player, way)


def leads_on(player: Player, way: str) -> bool:
    """The way itself, or something beside or on the board that stands for it."""
    page = player.page
    if is_chosen(player, way) or is_offered(player, way):
        return True
    targets = likely(page.locator(".play"), "chip", way) or likely(
        page.locator("main"), "pick", way
    )
    for target in targets:
        target.click()
        if is_chosen(player, way) or is_offered(player, way):
            return True
    return False


def is_offered(player: Player, way: str) -> bool:
    offer = player.page.locator(f'[data-way="{way}"]')
    if offer.count():
        offer.first.click()
    return is_chosen(player, way)


def is_chosen(player: Player, way: str) -> bool:
    return player.page.locator("[data-confirm]").get_attribute("data-confirm") == way


def likely(within: Locator, kind: str, way: str) -> list[Locator]:
    """What can be clicked, that which the way names first."""
    found = within.locator(f"[data-{kind}]:not([aria-disabled=true], :disabled)")
    names = [one.get_attribute(f"data-{kind}") or "" for one in found.all()]
    order = sorted(range(len(names)), key=lambda at: names[at].split("-")[0] not in way)
    return [found.nth(at) for at in order]
