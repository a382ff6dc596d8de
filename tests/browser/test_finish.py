"""After the race: turning points, the lap chart, the next race, the last round played back."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.harness import PATIENCE, Player

GAMES = Path(__file__).parents[1] / "games"
LONG = GAMES / "QGP-4-circuit_spa-laps_3.race"
SHORT = GAMES / "QGP-2.race"
NEAR_THE_END = 22  # of its moves; the fifth of six rounds begins
FLAGS = GAMES / "TA-2-circuit_lac_brume.race"


def look_at(player: Player, record: Path) -> None:
    """The result of a race that was imported."""
    player.bring(record)
    player.page.get_by_role("link", name="To the table").click()
    expect(player.page.locator("[data-finish] .trace").first).to_be_visible()


def test_a_turning_point_leads_to_its_move_in_the_replay(player: Player) -> None:
    look_at(player, LONG)
    points = player.page.get_by_role("region", name="Turning points")
    first = points.get_by_role("listitem").first
    expect(first).to_contain_text("chance to win from")
    expect(first.get_by_role("button", name=re.compile("^Rule QGP-"))).to_be_visible()

    first.get_by_role("link").click()

    player.page.wait_for_url(re.compile(r"/r/.*move=[1-9]"))
    expect(player.page.locator(".car").first).to_be_visible()


def test_the_lap_chart_has_laps_flags_and_weather_in_words(player: Player) -> None:
    look_at(player, FLAGS)
    chart = player.page.get_by_role("group", name="Lap chart")

    expect(chart.get_by_role("img", name="Yellow")).to_have_count(4)
    expect(chart).to_contain_text("Clouds")
    look_at(player, LONG)
    expect(chart).to_contain_text("Lap 3")


def test_the_next_race_has_the_same_seats_on_the_next_circuit(player: Player) -> None:
    player.open_table("QGP", ["me", "bot"], {"laps": "1", "circuit": "spa"})
    player.race()

    player.page.get_by_role("button", name="Next race: Silverstone").click()
    expect(player.page.locator("[data-finish]")).to_have_count(0)

    assert player.wait_for_turn()
    expect(player.table).to_contain_text("Silverstone")
    assert player.page.locator("[data-finish]").count() == 0


def test_the_last_round_is_played_back_before_the_result(player: Player) -> None:
    """At a speed at which motion is seen, also after a reload in the middle of the race."""
    play_on(player, NEAR_THE_END)
    steps = player.page.get_by_role("group", name="How the round was driven")
    player.play()
    player.wait_for_turn()
    player.page.reload()
    expect(steps).to_be_visible()

    player.page.evaluate("localStorage['slipstream.settings'] = '{\"speed\": \"slow\"}'")
    player.page.reload()
    over = player.page.locator(".over-bar")
    for turn in range(20):
        expect(player.page.locator("main.table[data-asked=true]").or_(over)).to_be_visible(
            timeout=2 * PATIENCE
        )
        if over.count():
            break
        player.play(turn)
    expect(steps).to_be_visible()
    assert not player.is_over()
    over.get_by_role("button", name="Show the result").click()
    expect(player.page.locator("[data-finish]")).to_be_visible()


def play_on(player: Player, move: int) -> None:
    """From this move of the short race, in its first seat."""
    player.bring(SHORT)
    player.page.goto(re.sub(r"move=\d+", f"move={move}", player.page.url))
    player.page.get_by_label("View as").select_option("0")
    player.page.wait_for_url("**/r/*&eyes=0")
    player.page.get_by_role("button", name="Play on from here").click()
    player.page.wait_for_url("**/t/*")
    assert player.wait_for_turn()
