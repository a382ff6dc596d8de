"""Pictures of the page, to be looked at: every game in the middle of a race, desk and phone."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from browser.harness import Player, Server, sit_down
from browser.shortest import CODES

FOLDER: Final = Path("build/screenshots")
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}
LIGHT: Final[dict[str, Any]] = {**DESK, "color_scheme": "light"}
TURNS: Final = {"FMR": 5, "TA": 14, "GP": 24, "QGP": 8, "GPF1": 10}


def to_the_middle(player: Player, code: str) -> None:
    """Some turns, then a choice that stands open with its preview."""
    player.visit()
    player.page.click(f"[data-race={code}]")
    for turn in range(TURNS.get(code, 5)):
        if not player.wait_for_turn():
            return
        player.play(turn)
    if player.wait_for_turn():
        player.choose()
        player.page.mouse.move(2, 2)
        player.wait_for_stillness()


def take(browser: Browser, server: Server, code: str, name: str, how: dict[str, Any]) -> None:
    player = sit_down(browser, server, **how)
    to_the_middle(player, code)
    player.page.screenshot(path=FOLDER / f"{code.lower()}-{name}.png")
    player.context.close()


def pages(browser: Browser, server: Server) -> None:
    """The front page, a new table, the end of a race, and its replay."""
    player = sit_down(browser, server, **DESK)
    player.open_table("FMR", ["me", "bot", "bot"], {"aside": "18"})
    player.race()
    player.page.wait_for_selector("[data-finish] .trace")
    player.page.screenshot(path=FOLDER / "finish.png")
    player.page.get_by_role("link", name="Replay").click()
    player.page.wait_for_selector(".car")
    player.page.locator("[data-next]").click()
    player.page.screenshot(path=FOLDER / "replay.png")
    player.visit("/new?game=GP")
    player.page.wait_for_selector("form ol li")
    player.page.screenshot(path=FOLDER / "new-table.png")
    player.visit()
    player.page.wait_for_selector("[data-race=GP]")
    player.page.screenshot(path=FOLDER / "front.png")
    player.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox"]
            )
            for code in CODES:
                take(browser, server, code, "desk", DESK)
                take(browser, server, code, "phone", PHONE)
            take(browser, server, "FMR", "light", LIGHT)
            pages(browser, server)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
