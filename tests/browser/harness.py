"""A server of its own for the tests, and a player who uses the page as a person does."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, expect
from playwright.sync_api import TimeoutError as Timeout

PATIENCE: Final = 180_000  # ms for anything that the page waits for, however busy the machine is
LOOK: Final = 100  # ms until it is looked at again, where nothing tells of a change
TRY: Final = 15_000  # ms for a click; what has played itself meanwhile cannot be clicked any more
expect.set_options(timeout=PATIENCE)
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
# Still, and not new here: whoever is new is offered a coach.
SETTINGS: Final = """localStorage['slipstream.settings'] ??= '{"speed": "off"}';
localStorage['slipstream.coach'] ??= '{"met": true}';"""
LOOPBACK: Final = re.compile(
    r"^(?:https?|wss?)://(?:localhost|127\.0\.0\.1)(?::\d+)?/|^(?:data|blob):"
)
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Where each target can be hit: its middle, or the first point of it that nothing covers;
# not its very edge, where the neighbour begins.
HITTABLE: Final = """selector => [...document.querySelectorAll(selector)].flatMap(node => {
  const box = (node.querySelector('.area') ?? node).getBoundingClientRect();
  for (const u of [0.5, 0.3, 0.7]) for (const v of [0.5, 0.3, 0.7]) {
    const x = box.left + u * box.width, y = box.top + v * box.height;
    const hits = (dx, dy) =>
      document.elementFromPoint(x + dx, y + dy)?.closest('[data-pick]') === node;
    if ([-2, 0, 2].every(dx => [-2, 0, 2].every(dy => hits(dx, dy))))
      return [[node.dataset.pick, [x, y]]];
  }
  return [];
})"""

# What is shown is another position than the one before, or none.
CHANGED: Final = """(document.querySelector('.curtain, [data-finish]')
  || (document.querySelector('main.table')?.dataset.number ?? before) !== before)"""
STILL: Final = """async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    const moving = document.getAnimations();
    if (!moving.length) return;
    for (const one of moving)
      if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
    await new Promise(requestAnimationFrame);
  }
}"""


class Server:
    """`slipstream table` on a free port of this machine, with a store of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self.url = f"http://localhost:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        store = f"sqlite:///{self.folder / 'table.db'}"
        command = [sys.executable, "-m", "slipstream", "table", "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            started = subprocess.Popen(
                [*command, "--no-browser", "--no-limits", "--store", store, *self.options],
                stdout=log,
                stderr=log,
                env=os.environ,
            )
        self._wait(started)
        return started

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        for _ in range(5 * PATIENCE // 1000):
            try:
                with urllib.request.urlopen(f"{self.url}/api/games", timeout=PATIENCE / 1000):
                    return
            except (urllib.error.URLError, OSError):
                assert process.poll() is None, (self.folder / "server.log").read_text()
                time.sleep(0.2)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE / 1000)


class Player:
    """Somebody at a page. Everything goes through clicks and keys."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.abroad: list[str] = []
        self.errors: list[str] = []
        self.page.on("request", self._asked)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console",
            lambda told: (
                self.errors.append(told.text)
                if told.type == "error" and "Content Security Policy" in told.text
                else None
            ),
        )

    def _asked(self, request: Request) -> None:
        if not LOOPBACK.match(request.url):
            self.abroad.append(request.url)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.server.url + path)

    @property
    def table(self) -> Locator:
        return self.page.locator("main.table")

    def open_table(
        self, code: str, seats: list[str], options: dict[str, str], names: list[str] | None = None
    ) -> str:
        """Through the form of a new table; returns the table's id."""
        self.visit(f"/new?game={code}")
        page = self.page
        chosen = page.locator("form ol li")
        expect(chosen.first).to_be_visible()
        while chosen.count() > len(seats):
            chosen.last.get_by_role("button").last.click()
        while chosen.count() < len(seats):
            page.click("[data-add-seat]")
        for at, kind in enumerate(seats):
            chosen.nth(at).get_by_role("combobox").first.select_option(kind)
        for at, name in enumerate(names or []):
            page.get_by_label(f"Name, seat {at + 1}", exact=True).fill(name)
        for name, value in options.items():
            field = page.locator(f"#option-{name}")
            if not field.is_visible():  # what seasons agree on is folded away
                page.click("form details summary")
            if field.evaluate("node => node.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        page.click("[data-submit]")
        page.wait_for_url("**/t/*")
        return page.url.rpartition("/")[2]

    def bring(self, record: Path) -> None:
        """The record becomes a table to look at; its replay stands at the start."""
        self.visit()
        self.page.get_by_label("Import a record").set_input_files(record)
        self.page.wait_for_url("**/r/*?move=*&*")

    def is_over(self) -> bool:
        return self.page.locator("[data-finish]").count() > 0

    def is_hidden(self) -> bool:
        """Behind the curtain nothing is seen of the race."""
        return self.page.locator(".curtain").count() > 0

    def wait_for_turn(self) -> bool:
        """Until this player is asked; false if the race ends before."""
        self.page.wait_for_function(
            "() => document.querySelector('main.table[data-asked=true], [data-finish], .curtain')",
            timeout=2 * PATIENCE,
        )
        return not self.is_over()

    def number(self) -> str:
        """Of the position that is shown; empty behind the curtain."""
        found = self.page.evaluate("document.querySelector('main.table')?.dataset.number ?? ''")
        return str(found)

    def hand(self) -> list[str]:
        """Its cards without their keys, which stand only where a key would choose a card."""
        cards = self.page.locator(".hand .card").all_inner_texts()
        return [re.sub(r"\n\d$", "", card) for card in cards]

    def play(self, choice: int = 0) -> None:
        """One decision by clicking.

        A step without a choice plays itself, perhaps while one reaches for it: one looks again.
        """
        before = self.number()
        for _ in range(PATIENCE // TRY):
            if self.is_hidden() or self.is_over():
                return
            with contextlib.suppress(Timeout):
                # What a try before has chosen is not chosen again: that would undo it.
                if not self._may_confirm():
                    self.choose(choice)
                if self._confirms(before):
                    self.wait_for_change(before)
            if self.number() != before:
                return
        raise AssertionError("nothing can be confirmed")

    def choose(self, choice: int = 0) -> None:
        """A card if there are any, then what is still open, until it can be confirmed."""
        self._click_one(self.page.locator(".hand .card[aria-disabled=false]"), choice)
        if not self._may_confirm():
            self._fill_in(choice)
        if not self._may_confirm():
            self._click_one(self.page.locator("[data-way]"), choice)
        if not self._may_confirm():
            self._click_one(self.page.locator("[data-chip][aria-pressed=false]"), choice)
        if not self._may_confirm():
            self._click_one(self.page.locator("[data-pick][aria-pressed=false]"), choice)
        if not self._may_confirm():
            self._click_one(self.page.locator("[data-way]"), choice)

    def _fill_in(self, choice: int) -> None:
        """A form of several parts, if there is one: the first as it comes, the second to fit."""
        groups = self.page.locator("fieldset:has([data-part])")
        if groups.count() < 2:
            return
        first, second = (groups.nth(at).locator("[data-part]") for at in (0, 1))
        for at in range(second.count()):
            self._click_one(first, choice)
            second.nth(at).click(timeout=TRY)
            if self._may_confirm():
                return

    def targets(self, selector: str) -> dict[str, tuple[float, float]]:
        """Where what can be chosen on the board can be hit; what is covered or not seen is not."""
        found = self.page.evaluate(HITTABLE, selector)
        return {name: (at[0], at[1]) for name, at in found}

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(f"before => {CHANGED}", arg=before)

    def wait_until(self, promise: str) -> None:
        """Until a promise comes true; `wait_for_function` would take the promise for an answer."""
        for _ in range(PATIENCE // LOOK):
            if self.page.evaluate(promise):
                return
            self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"it never comes true: {promise}")

    def wait_for_stillness(self) -> None:
        """All that moves on the page comes to its end, at once."""
        self.page.evaluate(STILL)
        self.page.evaluate("() => new Promise(done => requestIdleCallback(done, {timeout: 2000}))")

    def _may_confirm(self) -> bool:
        """As the page stands: what has played itself meanwhile cannot be confirmed any more."""
        return self.page.locator("[data-confirm]:enabled").count() > 0

    def _confirms(self, before: str) -> bool:
        """False if it has played itself."""
        self.page.wait_for_function(
            f"before => document.querySelector('[data-confirm]:enabled') || {CHANGED}",
            arg=before,
            timeout=TRY,
        )
        if self.number() != before:
            return False
        self.page.locator("[data-confirm]").click(timeout=TRY)
        return True

    def _click_one(self, found: Locator, choice: int) -> None:
        count = found.count()
        if count:
            found.nth(choice % count).click(timeout=TRY)

    def race(self, most: int = 400, look: Callable[[], None] | None = None) -> None:
        """Until podium and lap chart show; `look` is called at every choice, and at the end."""
        for turn in range(most):
            if not self.wait_for_turn():
                break
            if look is not None and not self.is_hidden():
                with contextlib.suppress(Timeout):  # it played itself, or the board moved
                    self.choose(turn)
                look()
            self.play(turn)
        expect(self.page.locator("[data-finish]")).to_be_visible()
        if look is not None:
            look()

    def hand_over(self) -> None:
        """A bot goes on instead."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Let a bot play for me").click()

    def serious_findings(self) -> list[str]:
        """What axe finds serious or critical on the page as it stands.

        Also that what can be read on a button is part of its name: who speaks says what they see.
        """
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            "() => axe.run(document, {resultTypes: ['violations'],"
            " rules: {'label-content-name-mismatch': {enabled: true}}}).then(r => r.violations"
            ".filter(v => ['serious', 'critical'].includes(v.impact))"
            ".map(v => v.id + ': '"
            " + v.nodes.map(n => n.html.slice(0, 160)).slice(0, 3).join(' | ')))"
        )
        return [str(one) for one in found]


def sit_down(browser: Browser, server: Server, **how: object) -> Player:
    context = browser.new_context(**how)  # type: ignore[arg-type]
    context.add_init_script(SETTINGS)
    return Player(context, server)
