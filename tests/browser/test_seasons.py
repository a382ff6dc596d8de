"""A season through the page: founded, raced to its end, with the standings after each race."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.harness import Player
from slipstream.notation.record import read_record


def found(player: Player, entries: list[str], races: int = 2) -> str:
    """Through the form of a new season of Quick Grand Prix; returns its address."""
    player.visit()
    player.page.click("[data-season]")
    page = player.page
    page.get_by_label("Quick Grand Prix", exact=True).check(force=True)
    expect(page.get_by_label("Circuit, race 1")).to_be_visible()
    seats = page.locator("form ol").last.locator("li")
    while seats.count() > len(entries):
        seats.last.get_by_role("button", name="Remove").click()
    for at, kind in enumerate(entries):
        page.get_by_role("combobox", name=f"Seat {at + 1}", exact=True).select_option(kind)
    while int(page.locator("[data-races]").inner_text()) > races:
        page.get_by_role("button", name="One race fewer").click()
    page.get_by_label("Circuit, race 2").select_option("spa")
    page.get_by_label("Name of the season").fill("Winter league")
    assert player.serious_findings() == []
    page.click("[data-submit]")
    page.wait_for_url("**/season/*")
    expect(page.get_by_role("heading", name="Winter league")).to_be_visible()
    return page.url


def points(player: Player) -> list[int]:
    return [
        int(cell)
        for cell in player.page.locator("[data-standings] td:last-child").all_inner_texts()
    ]


def test_a_season_against_a_bot_to_its_end(player: Player, tmp_path: Path) -> None:
    address = found(player, ["me", "bot"])
    page = player.page
    expect(page.get_by_text("The draft order of the first race is drawn.")).to_be_visible()
    for race in (1, 2):
        page.click("[data-next-race]")
        page.wait_for_url("**/t/*")
        assert player.wait_for_turn()
        player.hand_over()
        expect(page.locator("[data-finish]")).to_be_visible()
        expect(page.get_by_text(f"After race {race} of 2")).to_be_visible()
        assert page.locator("[data-finish]").get_by_role("button", name="Rematch").count() == 0
        page.click("[data-season-back]")
        page.wait_for_url(address)
        expect(page.locator("[data-standings] th")).to_have_count(3 + race)
        if race == 1:
            once = points(player)
            expect(page.get_by_text("Fewest points drafts first")).to_be_visible()
            assert player.serious_findings() == []

    expect(page.locator("[data-champion]")).to_contain_text("champion")
    total = points(player)
    assert total == sorted(total, reverse=True)
    page.get_by_role("button", name="Standings after", exact=False).first.click()
    assert points(player) == once
    with page.expect_download() as loaded:
        page.get_by_role("link", name="All records (ZIP)").click()
    loaded.value.save_as(tmp_path / "season.zip")
    with zipfile.ZipFile(io.BytesIO((tmp_path / "season.zip").read_bytes())) as packed:
        circuits = [
            read_record(packed.read(name).decode()).game.options["circuit"]
            for name in packed.namelist()
            if name.endswith(".race")
        ]
    assert circuits[1] == "spa"
    player.visit()
    page.get_by_role("link", name="Winter league").click()
    page.wait_for_url(address)


def test_a_friend_enters_by_link_and_comes_to_the_race(sit: Callable[..., Player]) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"}
    ann, ben = sit(), sit(**phone)
    address = found(ann, ["me", "link"])
    expect(ann.page.locator("[data-next-race]")).to_be_disabled()

    ben.page.goto(address)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator("[data-enter]").click()
    expect(ben.page.get_by_text("Ben", exact=True)).to_be_visible()
    assert ben.serious_findings() == []
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(ann.page.locator("[data-next-race]")).to_be_enabled()
    ann.page.locator("[data-next-race]").focus()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/t/*")
    ben.page.locator("[data-to-race]").click()
    ben.page.wait_for_url("**/t/*")

    assert ann.page.url == ben.page.url
    expect(ben.table).to_have_attribute("data-seat", "1")
    expect(ann.table).to_have_attribute("data-seat", "0")


def test_the_organisers_secret_is_in_no_address_and_moves_to_another_device(
    sit: Callable[..., Player],
) -> None:
    ann, phone = sit(), sit(viewport={"width": 390, "height": 844})
    address = found(ann, ["me", "link"])
    assert "#" not in address
    secret = ann.page.evaluate("JSON.parse(localStorage['slipstream.seasons'])[0].organiser")
    assert secret

    ann.page.locator("[data-move]").click()
    link = ann.page.locator("section input[readonly]").last.input_value()
    assert secret in link
    phone.page.goto(link)
    expect(phone.page.locator("[data-award]")).to_be_attached()

    assert phone.page.url == ann.page.url == address
    phone.page.get_by_text("Give or take points", exact=False).click()
    form = phone.page.locator("[data-award]")
    form.get_by_role("spinbutton").first.fill("-3")
    form.get_by_role("textbox").fill("Late")
    form.get_by_role("button").click()
    expect(phone.page.locator("[data-rulings]")).to_contain_text("Late")
    phone.page.reload()
    expect(phone.page.locator("[data-award]")).to_be_attached()
