"""After a lost race: what was the mistake, what was better, and from there once more."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.harness import PATIENCE, PHONE, Player
from slipstream.analysis.race import choices
from slipstream.kernel.game import CHANCE
from slipstream.notation.record import Record, read_record
from slipstream.notation.replay import Replay

GAMES = Path(__file__).parents[1] / "games"
WHOLE_MOVES = GAMES / "TA-2-circuit_lac_brume.race"
LATE = 104  # moves of a race whose end is looked at: the judge has little to do
MISTAKE = 108 - LATE  # the move with which the third seat loses it
# How much of the result is cut off, and how much room is left empty above it.
CUT_OFF = """() => {
  const [board, top] = ['board', 'top'].map((name) => document.querySelector(`.table > .${name}`));
  const gap = board.getBoundingClientRect().top - top.getBoundingClientRect().bottom;
  return [board.scrollHeight - board.clientHeight, Math.round(gap)];
}"""


@pytest.fixture
def lost(tmp_path: Path) -> Path:
    """The last turns of a race."""
    whole = read_record((GAMES / "FMR-3.race").read_text("utf-8"))
    line = whole.game.line(Replay(whole).at(LATE), CHANCE)
    end = Record(whole.game, {"Start": line})
    end.moves = whole.moves[LATE:]
    path = tmp_path / "lost.race"
    path.write_text(end.write(), "utf-8")
    return path


def judged(page: Page) -> Locator:
    """When the judge has looked at every decision."""
    expect(page.locator("[data-win-chart]")).to_be_visible()
    expect(page.locator(".worst [role=status]")).to_have_count(0, timeout=4 * PATIENCE)
    return page.locator("[data-judgement]")


def test_from_the_result_to_the_worst_mistake_to_playing_on(player: Player, lost: Path) -> None:
    page = player.page
    player.bring(lost)
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("[data-review]")).to_be_visible()
    expect(page.locator("[data-review] [role=status]")).to_have_count(0, timeout=4 * PATIENCE)
    page.locator("[data-why]").click()
    page.wait_for_url(re.compile(rf"/r/.*move={MISTAKE - 1}&eyes=2"))

    verdict = judged(page)
    expect(verdict).to_contain_text("Blunder")
    expect(verdict).to_contain_text(re.compile(r"−\d\d% to win, −\d\.\d places"))
    expect(verdict.locator("[data-better]")).to_contain_text("Yellow 1")
    expect(page.locator(".log [data-sign]").filter(has_text="??").first).to_be_visible()
    link = page.url
    verdict.get_by_role("button", name="Try another answer").click()
    page.locator("[data-card]").filter(has_text="Charge").click()
    page.locator("[data-chip]").first.click()
    page.get_by_role("button", name="Ask the judge").click()

    mine = page.locator("[data-weighed]").filter(has_text="your idea")
    expect(mine).to_contain_text("% to win, place")
    expect(page.locator("[data-weighed]").filter(has_text="played")).to_contain_text("Red 2")
    page.get_by_label("Against").select_option("pro")
    mine.get_by_role("button", name="Play on with this move").click()
    page.wait_for_url("**/t/*")
    expect(player.table).to_be_visible()
    page.goto(link)
    expect(judged(page)).to_contain_text("Blunder")


def test_everything_by_keys(player: Player, lost: Path) -> None:
    page = player.page
    player.bring(lost)
    verdict = judged(page)
    page.keyboard.press("m")
    expect(verdict).to_have_attribute("data-judgement", str(MISTAKE))
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**move={MISTAKE - 2}&*")
    page.keyboard.press("1")
    page.wait_for_url(f"**move={MISTAKE - 1}&*")
    page.keyboard.press("j")
    expect(page.locator("[data-weighed]").filter(has_text="judge’s choice")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator("[data-trying]")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-weighed]").filter(has_text="your idea")).to_be_visible()
    page.keyboard.press("e")
    page.wait_for_url("**eyes=-2")
    page.keyboard.press("e")
    page.wait_for_url(re.compile(r"eyes=(?!-2)"))
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("try another answer")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("1")
    page.wait_for_url(f"**move={MISTAKE - 1}&*")
    page.keyboard.press("f")
    page.wait_for_url("**/t/*")

    assert player.wait_for_turn()


def test_own_words_are_kept_at_the_move_and_in_the_record(player: Player, lost: Path) -> None:
    page = player.page
    player.bring(lost)
    judged(page)
    page.keyboard.press("1")
    page.wait_for_url(f"**move={MISTAKE - 1}&*")
    page.keyboard.press("n")
    field = page.get_by_label("Your comment on this move")
    expect(field).to_be_focused()
    page.keyboard.type("Never again 1 t {m}")
    page.keyboard.press("Control+Enter")
    own = page.locator("[data-written]")
    expect(own).to_have_text("You: Never again 1 t {m}")
    expect(field).to_be_hidden()

    page.keyboard.press("ArrowLeft")
    expect(own).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**move={MISTAKE - 1}&*")
    page.reload()
    expect(own).to_have_text("You: Never again 1 t {m}")
    with page.expect_download() as saved:
        page.locator("[data-record]").click()
    text = saved.value.path().read_text("utf-8")
    assert re.search(r"\{Never again 1 t \(m\) \?\?[^}]* better: [^}]*\}", text)
    page.locator("[data-comment-write]").click()
    expect(field).to_have_value("Never again 1 t {m}")
    field.fill("x" * 450)
    expect(page.locator("[data-comments] [role=status]")).to_have_text("50 characters left")
    page.keyboard.press("Escape")
    expect(own).to_have_text("You: Never again 1 t {m}")
    page.keyboard.press("n")
    field.fill("")
    page.get_by_role("button", name="Save").click()
    expect(own).to_have_count(0)
    link = page.url
    page.evaluate("localStorage.clear()")
    page.goto(link)
    judged(page)
    expect(page.locator("[data-comment-write]")).to_have_count(0)


def test_on_a_phone_in_german_with_whole_moves(sit: Callable[..., Player]) -> None:
    """Fingers, 390 pixels, moves that end on the board; record and picture to take along."""
    player = sit(**PHONE, locale="de-DE")
    page = player.page
    player.visit()
    page.get_by_label("Aufzeichnung laden").set_input_files(WHOLE_MOVES)
    page.wait_for_url("**/r/*?move=*&*")
    expect(page.locator("[data-win-chart]")).to_be_visible()
    replay = page.url
    page.get_by_role("link", name="Zum Tisch").tap()
    expect(page.locator("[data-finish] .trace").first).to_be_visible()
    assert page.evaluate(CUT_OFF) == [0, 0], "the result is whole, and begins below the top"
    found = choices(read_record(WHOLE_MOVES.read_text("utf-8")))
    choice = next(one for one in found[len(found) // 2 :] if len(one.answers) > 2)
    there = f"move={choice.index}&eyes={choice.seat}"
    page.goto(re.sub(r"move=\d+&eyes=-?\d", there, replay))
    page.locator("[data-try]").tap()
    trying = page.locator("[data-trying]")
    page.locator("[data-card][aria-disabled=false]").first.tap()
    trying.locator("[data-chip]").first.tap()
    trying.get_by_role("button", name="Den Richter fragen").tap()
    expect(page.locator("[data-weighed]").filter(has_text="deine Idee")).to_contain_text("Platz")
    page.locator("[data-comment-write]").tap()
    page.get_by_label("Dein Kommentar zu diesem Zug").fill("Das war’s.")
    page.get_by_role("button", name="Speichern").tap()
    expect(page.locator("[data-written]")).to_have_text("Du: Das war’s.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-picture]").tap()
    expect(page.locator("[data-shared]")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Als PNG speichern").tap()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Schließen").tap()
    with page.expect_download() as saved:
        page.locator("[data-record]").tap()

    text = saved.value.path().read_text("utf-8")
    assert text.startswith('[Game "TA/')
    assert "{Das war’s." in text
    assert player.serious_findings() == []
