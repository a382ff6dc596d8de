"""One driver, several devices: by QR code, by a printed code, by a passkey."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.harness import PHONE, Player

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def sat_down(player: Player) -> str:
    """At a table with bots; its address."""
    player.visit("/")
    player.page.locator("[data-race-now]").click()
    player.page.wait_for_url("**/t/*")
    return player.page.url


def test_a_seat_comes_to_another_device_by_qr_code_and_back_by_a_printed_one(
    sit: Callable[..., Player],
) -> None:
    desk, phone, new = sit(), sit(**PHONE), sit(**PHONE)
    table = sat_down(desk)
    desk.visit("/driver")
    desk.page.locator("[data-begin]").click()
    desk.page.locator("[data-add]").click()
    shown = desk.page.locator("input[readonly]").input_value()
    expect(desk.page.locator("figure svg path")).to_be_visible()

    phone.page.goto(shown)
    expect(phone.page).to_have_url(shown.partition("#")[0])
    phone.page.locator("[data-join]").tap()
    expect(phone.page.locator("main[data-driver=yes] [data-device]")).to_have_count(2)
    assert phone.serious_findings() == []
    phone.page.goto(table)
    expect(phone.page.get_by_role("region", name="Your hand")).to_be_visible()

    phone.visit("/driver")
    phone.page.locator("[data-codes]").tap()
    code = phone.page.locator(".codes code").first.inner_text()
    expect(phone.page.locator(".codes code")).to_have_count(8)
    new.visit("/driver")
    new.page.get_by_label("Recovery code").fill(code.lower())
    new.page.get_by_role("button", name="Use code").tap()
    expect(new.page.get_by_role("status")).to_contain_text("One seat or entry is here now")
    new.visit("/")
    expect(new.page.locator(f"a[href$='{table.rpartition('/')[2]}']").first).to_be_visible()

    desk.visit("/driver")
    row = desk.page.locator("[data-device]", has_text="recovery code")
    row.get_by_role("button", name="Remove").click()
    expect(desk.page.locator("[data-device]")).to_have_count(2)
    new.visit("/driver")
    expect(new.page.locator("main[data-driver=no]")).to_be_visible()
    new.visit("/")
    expect(new.page.locator(f"a[href$='{table.rpartition('/')[2]}']")).to_have_count(0)


def test_a_passkey_brings_the_seats_back(player: Player) -> None:
    page = player.page
    control = player.context.new_cdp_session(page)
    control.send("WebAuthn.enable")
    control.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    table = sat_down(player)
    player.visit("/driver")
    page.locator("[data-begin]").click()
    page.locator("[data-add-passkey]").click()
    expect(page.locator("[data-passkey]")).to_have_count(1)

    page.evaluate("localStorage.clear()")
    player.visit("/driver")
    page.locator("[data-enter]").click()
    expect(page.locator("[data-device]")).to_have_count(2)
    expect(page.get_by_role("status")).to_contain_text("One seat or entry is here now")
    player.visit("/")
    expect(page.locator(f"a[href$='{table.rpartition('/')[2]}']").first).to_be_visible()
