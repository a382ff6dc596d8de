"""Whoever is away is told: button, push, notification; and a second device by its QR code."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from browser.harness import LOOK, PATIENCE, Player, Server, sit_down
from table.receivers import Browser, Receiver, receiving

SUBSCRIBED = """subscription => {
  PushManager.prototype.subscribe = async options => {
    window.asked = options;
    return { toJSON: () => subscription };
  };
}"""
"""No push service can be reached from here: this stands for its answer. All else is real."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as made:
        yield made


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Server]:
    """A server that tells at once, also receivers on this machine."""
    made = Server(tmp_path, "--private-webhooks", "--alert-after", "0")
    yield made
    made.stop()


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def close_menu(page: Page) -> None:
    page.get_by_role("button", name="Close").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_driver_is_told_on_the_device_and_goes_on_with_another(
    browser: Chromium, telling: Server, receiver: Receiver, pictures: Path
) -> None:
    ann = sit_down(browser, telling)
    ann.context.grant_permissions(["notifications"])
    ann.open_table("FMR", ["me", "bot", "bot"], {})
    page = ann.page
    key = Browser(receiver)
    wanted = {name: key.subscription[name] for name in ("p256dh", "auth")}
    page.evaluate(SUBSCRIBED, {"endpoint": key.endpoint, "keys": wanted})
    ann.wait_for_turn()
    open_menu(page)
    page.click("[data-tell]")
    expect(page.get_by_text("This device tells you when it is your turn.")).to_be_visible()
    assert page.evaluate("window.asked.userVisibleOnly && window.asked.applicationServerKey")
    page.screenshot(path=pictures / "alerts.png")
    assert ann.serious_findings() == []
    close_menu(page)
    ann.play()
    shown = key.read(receiver.wait(1)[0])
    assert shown["title"] == "Your turn: Formula Motor Racing"
    deliver(ann, shown)
    ann.wait_until(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length === 1"
    )
    told = page.evaluate(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
        ".map(one => [one.title, one.data.path])"
    )
    assert told == [["Your turn: Formula Motor Racing", shown["path"]]]

    open_menu(page)
    page.click("[data-move]")
    expect(page.locator("dialog figure svg")).to_be_visible()
    link = page.get_by_role("textbox", name="Another device").input_value()
    page.screenshot(path=pictures / "another-device.png")
    phone = sit_down(browser, telling, viewport={"width": 390, "height": 844})
    phone.page.goto(link)
    expect(phone.table).to_have_attribute("data-seat", "0")
    assert "#" not in phone.page.url, "the address forgets the secret"
    phone.wait_for_turn()
    before = ann.number()
    close_menu(page)
    phone.play()
    ann.wait_for_change(before)

    open_menu(phone.page)
    expect(phone.page.get_by_text("Another device", exact=True).first).to_be_visible()
    phone.page.get_by_role("button", name="Turn off").click()
    expect(phone.page.get_by_role("button", name="Turn off")).to_have_count(0)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.page.screenshot(path=pictures / "alerts-phone.png")
    for player in (ann, phone):
        assert player.abroad == []
        assert player.errors == []
        player.context.close()


def deliver(player: Player, shown: Any) -> None:
    """The push service hands the message to the browser's service worker."""
    session = player.context.new_cdp_session(player.page)
    found: list[Any] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    player.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    for _ in range(PATIENCE // LOOK):
        if found:
            break
        player.page.wait_for_timeout(LOOK)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": player.server.url,
            "registrationId": found[0]["registrationId"],
            "data": json.dumps(shown),
        },
    )
