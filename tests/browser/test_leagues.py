"""A league through the page: agreed, signed up for, raced, ruled on, to its final table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.harness import PHONE, Player


def founded(ann: Player) -> str:
    """Three races of two games by the best two results, with a slow clock; returns its address."""
    page = ann.page
    ann.visit("/season?game=LEAGUE")
    page.get_by_label("Name of the season").fill("Club league")
    for race, game in ((1, "QGP"), (2, "FMR"), (3, "QGP")):
        page.get_by_label(f"Game, race {race}").select_option(game)
    seats = page.locator("form ol").last.locator("li")
    while seats.count() > 3:
        seats.last.get_by_role("button").last.click()
    for at, kind in enumerate(("me", "link", "bot")):
        page.get_by_role("combobox", name=f"Seat {at + 1}", exact=True).select_option(kind)
    page.locator("[data-best]").select_option("2")
    page.get_by_label("Slow, over weeks").check(force=True)
    assert ann.serious_findings() == []
    page.click("[data-submit]")
    page.wait_for_url("**/season/*")
    expect(page.get_by_role("heading", name="Club league")).to_be_visible()
    return page.url


def menu(player: Player, button: str) -> None:
    player.page.get_by_role("button", name="Menu").click()
    player.page.locator("dialog").get_by_role("button", name=button, exact=False).click()


def settle(ann: Player) -> None:
    """The second race at a real table, the third not held; and a penalty with its reason."""
    page = ann.page
    page.get_by_text("Race 2 was raced elsewhere", exact=False).click()
    places = page.locator("[data-settle] input[type=number]")
    for at, place in enumerate((2, 1, 3)):
        places.nth(at).fill(str(place))
    page.locator("[data-source]").fill("At Ben's")
    page.click("[data-by-hand]")
    expect(page.locator("[data-standings] th")).to_have_count(5)
    page.locator("summary", has_text="Give or take points").click()
    form = page.locator("[data-award]")
    form.get_by_role("combobox").select_option("0")
    form.get_by_role("spinbutton").first.fill("-3")
    form.get_by_role("textbox").fill("Late")
    form.get_by_role("button").click()
    expect(page.locator("[data-rulings]")).to_contain_text("Late")
    expect(page.get_by_text("Race 3 was raced elsewhere", exact=False)).to_be_visible()
    page.locator("[data-source]").fill("Snow")
    page.click("[data-missed]")


def test_a_league_from_sign_up_to_the_final_table(
    sit: Callable[..., Player], pictures: Path
) -> None:
    ann, ben, lost = sit(), sit(**PHONE), sit()
    address = founded(ann)
    ben.page.goto(address)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator("[data-enter]").click()

    # Ben's device is lost: the organiser gives him a new link, and the old one opens nothing.
    ann.page.locator("[data-new-link]").click()
    link = ann.page.locator("[data-given] input").input_value()
    expect(
        ann.page.get_by_text("Ben got a new link from the organiser", exact=False)
    ).to_be_visible()
    lost.page.goto(link)
    expect(lost.page.locator("[data-leave]")).to_have_count(1)
    assert "#" not in lost.page.url

    # The first race, at the table: a holiday, a bot drives, and the seat is taken back.
    ann.page.click("[data-next-race]")
    ann.page.wait_for_url("**/t/*")
    lost.page.locator("[data-to-race]").click()
    lost.page.wait_for_url("**/t/*")
    expect(lost.table).to_have_attribute("data-seat", "1")
    menu(lost, "Holiday: 7 days")
    expect(lost.page.get_by_text("on holiday until", exact=False).first).to_be_attached()
    menu(lost, "Back from holiday")
    menu(lost, "Let a bot play for me")
    menu(lost, "Play my seat myself again")
    for player in (lost, ann):
        menu(player, "Let a bot play for me")
    expect(ann.page.locator("[data-finish]")).to_be_visible()
    ann.page.click("[data-season-back]")
    ann.page.wait_for_url(address)

    settle(ann)

    page = ann.page
    expect(page.locator("[data-champion]")).to_contain_text("champion")
    total = [int(text) for text in page.locator("[data-standings] td:last-child").all_inner_texts()]
    assert total == sorted(total, reverse=True)
    assert len(total) == 3
    assert ann.serious_findings() == []
    page.screenshot(path=pictures / "league.png", full_page=True)
    lost.page.goto(address)
    expect(lost.page.locator("[data-champion]")).to_be_visible()
    assert lost.page.get_by_text("At Ben's", exact=False).count()


def test_two_divisions_and_the_next_season(sit: Callable[..., Player], pictures: Path) -> None:
    ann, ben = sit(), sit(**PHONE)
    page = ann.page
    ann.visit("/season?game=LEAGUE")
    page.get_by_label("Name of the season").fill("First division")
    page.get_by_role("button", name="Remove race 3").click()
    page.get_by_role("button", name="Remove race 2").click()
    seats = page.locator("form ol").last.locator("li")
    while seats.count() > 3:
        seats.last.get_by_role("button").last.click()
    for at, kind in enumerate(("me", "bot", "bot")):
        page.get_by_role("combobox", name=f"Seat {at + 1}", exact=True).select_option(kind)
    page.click("[data-submit]")
    page.wait_for_url("**/season/*")
    top = page.url
    page.locator("[data-divisions] summary").click()
    page.get_by_label("Name of the division").fill("Second division")
    page.locator("[data-divide] button").click()
    page.locator("[data-divisions]").get_by_role("link", name="Second division").click()
    expect(page.get_by_role("heading", name="Second division")).to_be_visible()
    low = page.url

    for player, name in ((ben, "Ben"), (sit(), "Cem"), (sit(), "Dee")):
        player.page.goto(low)
        player.page.get_by_label("Your name").fill(name)
        player.page.locator("[data-enter]").first.click()
        expect(player.page.locator("[data-leave]")).to_have_count(1)
    for address, places in ((low, (1, 2, 3)), (top, (3, 1, 2))):
        page.goto(address)
        page.get_by_text("Race 1 was raced elsewhere", exact=False).click()
        for at, place in enumerate(places):
            page.locator("[data-settle] input[type=number]").nth(at).fill(str(place))
        page.locator("[data-source]").fill("At the club")
        page.click("[data-by-hand]")
        expect(page.locator("[data-standings] tbody tr")).to_have_count(3)
    expect(page.locator("[data-zone=down]")).to_have_count(1)
    assert ann.serious_findings() == []
    page.screenshot(path=pictures / "divisions.png", full_page=True)
    page.click("[data-promote]")
    page.locator("[data-next-divisions] a").first.click()
    expect(page.locator("[data-divisions] [aria-current]")).to_have_text("First division")
    expect(page.get_by_text("Ben").filter(visible=True).first).to_be_visible()

    # Ben has gone up: his device holds the entry in the new season already.
    ben.page.goto(page.url)
    expect(ben.page.locator("[data-leave]")).to_have_count(1)
    ben.page.screenshot(path=pictures / "division-up.png", full_page=True)
