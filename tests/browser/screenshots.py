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

CARD: Final = Path("web/public/card.png")
CARD_RACE: Final = Path("tests/games/GP-8-circuit_lac_brume.race")
CARD_MOVE: Final = 420
OVER_THE_BOARD: Final = """() => {
  const board = document.querySelector('.board .frame');
  document.body.replaceChildren(board);
  for (const button of board.querySelectorAll('button')) button.remove();
  const over = document.createElement('div');
  over.innerHTML = '<b>Slipstream</b>'
    + '<span>Five motor-racing board games.<br>Free, now, with friends.</span>';
  document.body.append(over);
  const looks = [
    [board, 'position:fixed;inset:0;width:1200px;height:630px'],
    [over, 'position:fixed;inset:auto 0 0 0;padding:150px 64px 44px;color:#f3f6fa;'
      + 'font:500 44px "Roboto Condensed Variable";'
      + 'line-height:1.25;background:linear-gradient(transparent,#0b0f14 58%)'],
    [over.firstChild, 'display:block;font-size:124px;line-height:1.1'],
  ];
  for (const [node, look] of looks) node.style.cssText = look;
}"""


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


def card(browser: Browser, server: Server) -> None:
    """The picture that other sites show beside a link: a race, and what this is."""
    size: dict[str, Any] = {"viewport": {"width": 1200, "height": 630}, "color_scheme": "dark"}
    player = sit_down(browser, server, **size)
    player.bring(CARD_RACE)
    table = player.page.url.partition("/r/")[2].partition("?")[0]
    player.visit(f"/r/{table}?move={CARD_MOVE}&eyes=-1")
    player.page.wait_for_selector(".car")
    player.wait_for_stillness()
    player.page.wait_for_selector(".board .frame")
    player.page.evaluate(OVER_THE_BOARD)
    player.page.screenshot(path=CARD)
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
            card(browser, server)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
