"""Records in and out, the replay, and options that a rule refuses."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.harness import Player
from slipstream.notation.replay import replay

RECORD = Path(__file__).parents[1] / "games" / "FMR-3.race"
MIDDLE = 12


def bring(player: Player, record: Path = RECORD) -> None:
    """A record becomes a table to look at."""
    player.visit()
    player.page.get_by_label("Import a record").set_input_files(record)
    player.page.wait_for_url("**/r/*")
    expect(cars(player).first).to_be_visible()


def cars(player: Player) -> Locator:
    return player.page.locator(".board .car")


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider")


def text_of(player: Player) -> list[str]:
    """The running order as the tower tells it."""
    return player.page.locator(".tower").all_inner_texts()
