"""Race control beside a physical table: by touch, on a phone, without a network; into a league."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.harness import PATIENCE, PHONE, Player
from slipstream import SeededDealer, load
from slipstream.kernel.game import CHANCE
from slipstream.race_control.judge import Position, look
from slipstream.race_control.race import Setup

FOUND = """async () => {
  const entries = ["Ann", "Ben", "Cem"].map(name => ({ kind: "human", name }));
  const body = { game: "LEAGUE", title: "Thursday league", entries, races: [{ game: "FMR" }] };
  const init = { method: "POST", headers: { "content-type": "application/json" } };
  const reply = await fetch("/api/seasons", { ...init, body: JSON.stringify(body) });
  const { season, held, organiser } = await reply.json();
  const kept = { season: season.id, title: season.title, game: "", held, organiser };
  localStorage["slipstream.seasons"] = JSON.stringify([kept]);
  return kept;
}"""
LOADING = 4 * PATIENCE  # Python itself has to be loaded, on a busy machine


def begin(page: Page, code: str, names: list[str]) -> None:
    expect(page.locator("[data-control-setup]")).to_be_visible(timeout=LOADING)
    page.locator("[data-control-setup] select").first.select_option(code)
    for number, name in enumerate(names):
        page.locator("[data-control-setup] input").nth(number).fill(name)
    page.locator("[data-control-setup] .go").tap()
    expect(page.locator("[data-tower] li").first).to_be_visible(timeout=LOADING)


def cars(page: Page) -> list[str | None]:
    rows = page.locator("[data-tower] li")
    return [rows.nth(n).get_attribute("data-car") for n in range(rows.count())]


def test_a_race_is_kept_on_a_phone_without_a_network(sit: Callable[..., Player]) -> None:
    player = sit(**PHONE)
    page = player.page
    player.visit("/control/")
    begin(page, "TA", ["Ann", "Ben", ""])
    order = cars(page)

    handle = page.locator("[data-tower] .handle").nth(2)
    box, target = handle.bounding_box(), page.locator("[data-tower] li").first.bounding_box()
    assert box
    assert target
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, target["y"] + 10, steps=4)
    page.mouse.up()
    expect(page.locator("[data-tower] li").first).to_have_attribute("data-car", str(order[2]))
    page.locator("[data-tower] .name").first.tap()
    page.locator("[data-mark=orange]").tap()
    expect(page.locator("[data-tower] .marks").first).to_contain_text("engine")

    page.evaluate("navigator.serviceWorker.ready")
    player.wait_until("caches.keys().then(names => names.length > 0)")
    player.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-tower] li").first).to_be_visible(timeout=LOADING)
    page.locator("[data-ended]").tap()
    page.locator("[data-question] select").select_option("engine_damage")
    expect(page.locator("[data-news]")).to_contain_text("TA-E7")
    while page.locator("[data-answer]").count():
        asked = page.locator("[data-question] h2").inner_text()
        page.locator("[data-answer]").last.tap()
        expect(
            page.locator("[data-question] h2").or_(page.locator("[data-steps]"))
        ).not_to_have_text(asked)
    page.locator("[data-stop]").tap()
    expect(page.locator("[data-result] tr")).to_have_count(3)
    page.locator("[data-undo]").tap()
    expect(page.locator("[data-steps]")).to_be_visible()


@pytest.mark.more  # Python is loaded once more for it; tests/race_control knows all verdicts
def test_the_judge_says_why_not(player: Player) -> None:
    game = load("FMR", 4)
    state = game.start()
    state.deal(SeededDealer(3))
    page = player.page
    player.visit("/control/")
    page.locator("[data-judge] summary").click()
    page.locator("[data-judge] textarea").fill(game.line(state, CHANCE))
    page.locator("[data-judge] input").fill(f"{state.moves()[0]}")
    page.locator("[data-judge] form button").click()
    expect(page.locator("[data-verdict]")).to_contain_text("is legal", timeout=LOADING)

    held = " ".join(state.moves())
    unheld = next(code for code in ("CR", "SO", "SL", "TT", "LC") if code not in held)
    page.locator("[data-judge] input").fill(f"{unheld}:g1")
    page.locator("[data-judge] form button").click()
    expect(page.locator("[data-verdict]")).to_contain_text("FMR-")
    expect(page.locator("[data-verdict]")).to_contain_text("not allowed")


def test_the_result_enters_a_league_under_the_right_names(sit: Callable[..., Player]) -> None:
    """The players sat down in another order than they have entered the league."""
    player = sit(**PHONE)
    page = player.page
    player.visit("/")
    told = page.evaluate(FOUND)
    address = f"{player.server.url}/season/{told['season']}"
    page.reload()

    player.visit("/control/")
    begin(page, "FMR", ["Cem", "ann ", "Ben"])
    page.locator("[data-stop]").tap()
    rows = page.locator("[data-result] tr")
    expect(rows).to_have_count(3)
    order = [rows.nth(n).locator("td").first.inner_text().strip() for n in range(3)]
    page.get_by_label("Choose a league").select_option(label="Thursday league")
    chosen = page.locator("[data-entry]")
    expect(chosen).to_have_count(3)
    assert [chosen.nth(n).input_value() for n in range(3)] == ["2", "0", "1"]
    page.locator("[data-enter]").tap()
    expect(page.get_by_role("status")).to_contain_text("Thursday league")
    page.goto(address)
    standings = page.locator("[data-standings] tbody tr")
    expect(standings).to_have_count(3)
    for n, name in enumerate(order):
        expect(standings.nth(n)).to_contain_text(name.capitalize())


def test_the_judge_takes_a_position_by_taps(sit: Callable[..., Player], pictures: Path) -> None:
    """On a phone: two cars put on their spaces, a car and a card, and then every step by a tap."""
    player = sit(**PHONE)
    page = player.page
    player.visit("/control/")
    begin(page, "TA", ["Ann", "Ben"])
    setup = Setup("TA", 2, {})
    cars = look(Position(setup, seat=0)).cars
    own = next(car for car in cars if car.seat == 0)
    rival = next(car for car in cars if car.seat == 1)
    page.locator("[data-judge] summary").tap()
    for car, space in ((own.car, "5.1"), (rival.car, "6.1")):
        page.locator(f"[data-look-car='{car}']").tap()
        page.locator(f"[data-space='{space}']").tap()
        expect(page.locator(f"[data-look-at='{space}']")).to_be_attached()
    page.locator("[data-look-seat]").select_option("0")
    page.locator("[data-look-first]").select_option(rival.word)
    page.locator("[data-look-second]").select_option("#1")
    page.locator("[data-look-ask]").tap()
    expect(page.locator("[data-look-verdict]")).to_contain_text("Not allowed")
    expect(page.locator("[data-look-verdict] a")).to_contain_text("TA-")

    page.locator("[data-look-first]").select_option(own.word)
    page.locator("[data-look-ask]").tap()
    expect(page.locator("[data-look-verdict]")).to_contain_text("Legal so far")
    expect(page.locator(".space.end")).to_have_count(3)
    page.screenshot(path=pictures / "judge.png")
    page.locator("[data-space='6.2']").tap()
    expect(page.locator("[data-look-verdict]")).to_contain_text("Not allowed")
    page.locator("[data-space='6.1']").tap()
    expect(page.locator("[data-look-at='7.1']")).to_be_attached()
    expect(page.locator("[data-look-verdict]")).to_contain_text("Legal so far")
    assert player.serious_findings() == []
