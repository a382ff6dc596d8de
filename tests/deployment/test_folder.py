"""The page in a folder of somebody else's site: nginx before it, and a browser that plays."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Request, Response, expect, sync_playwright

from browser.conftest import BROWSERS
from browser.harness import PATIENCE, SETTINGS
from deployment.test_nginx import HOST, behind_nginx, missing
from slipstream.table.server.page import FOLDER

CHROMIUM = next((path for name in BROWSERS if (path := shutil.which(name))), None)
PLACE = "/slipstream/"
SITE = f"https://{HOST}{PLACE}"
pytestmark = [
    pytest.mark.more,
    pytest.mark.skipif(bool(missing) or CHROMIUM is None, reason="needs nginx and Chromium"),
    pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the page is not built"),
]


def test_everything_of_the_page_is_in_its_folder(tmp_path: Path) -> None:
    asked: list[str] = []
    failed: list[str] = []

    def answered(reply: Response) -> None:
        if reply.status >= 400:
            failed.append(reply.url)

    def requested(request: Request) -> None:
        asked.append(request.url)

    with behind_nginx(tmp_path, PLACE) as site, sync_playwright() as driver:
        rules = f"MAP {HOST}:443 127.0.0.1:{site.port}"
        browser = driver.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", f"--host-resolver-rules={rules}"]
        )
        context = browser.new_context(ignore_https_errors=True)
        context.add_init_script(SETTINGS)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("request", requested)
        page.on("response", answered)
        page.on("websocket", lambda socket: asked.append(socket.url.replace("wss:", "https:")))

        page.goto(SITE)
        page.locator("a[href$='rules/FMR']").first.click()
        page.wait_for_url(f"{SITE}rules/FMR")
        page.go_back()
        page.goto(f"{SITE}new?game=FMR")
        seats = page.locator("form ol li")
        expect(seats.first).to_be_visible()
        seats.nth(1).get_by_role("combobox").first.select_option("open")
        page.click("[data-submit]")
        page.wait_for_url(f"{SITE}t/*")
        expect(page.locator("input[readonly]").first).to_have_value(page.url)

        page.goto(SITE)
        page.click("[data-race=FMR]")
        page.wait_for_selector("main.table[data-asked=true]")
        page.reload()
        page.wait_for_selector("main.table[data-asked=true]")
        picture = page.locator("meta[property='og:image']").get_attribute("content")
        browser.close()

    assert picture == f"{SITE}card.png"
    assert failed == []
    assert all(url.startswith((SITE, "data:", "blob:")) for url in asked), asked
    assert any(url.endswith("/play") for url in asked)
