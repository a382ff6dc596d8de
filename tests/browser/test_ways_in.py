"""Records in and out, the replay, and options that a rule refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.harness import Player
from slipstream import CHANCE, SeededDealer, load
from slipstream.notation.house import open_house
from slipstream.notation.record import Record, read_record

RECORD = Path(__file__).parents[1] / "games" / "FMR-3.race"
MIDDLE = 41  # ten turns are over, and the first seat is to move


def scrub(player: Player, to: int) -> None:
    player.page.get_by_role("slider").fill(str(to))
    stands_at(player, to)


def stands_at(player: Player, index: int) -> None:
    """The address follows when the position is shown."""
    player.page.wait_for_url(f"**/r/*?move={index}&*")


def seen(player: Player) -> list[str]:
    return player.page.locator(".tower").all_inner_texts()


def test_a_replay_is_scrubbed_and_stepped(player: Player) -> None:
    player.bring(RECORD)
    page = player.page
    scrub(player, MIDDLE)
    middle = seen(player)

    page.locator("body").press("ArrowRight")
    stands_at(player, MIDDLE + 1)
    page.locator("body").press("ArrowLeft")
    stands_at(player, MIDDLE)
    assert seen(player) == middle
    for step in ("move", "turn"):
        page.get_by_role("button", name=f"Next {step}").click()
        expect(page.get_by_role("slider")).not_to_have_value(str(MIDDLE))
        page.get_by_role("button", name="Previous turn").click()
        scrub(player, MIDDLE)
    page.get_by_role("button", name="To the end").click()
    stands_at(player, len(read_record(RECORD.read_text()).moves))
    assert seen(player) != middle
    page.get_by_role("button", name="To the start").click()
    expect(page.locator("main")).to_contain_text("Turn 1 ·")
    page.get_by_role("button", name="To the start").click()
    stands_at(player, 0)
    page.locator("body").press("ArrowRight")
    stands_at(player, 1)


def test_a_replay_plays_by_itself_until_it_is_paused(player: Player) -> None:
    player.bring(RECORD)
    scrub(player, MIDDLE)

    player.page.get_by_role("button", name="Play", exact=True).click()

    expect(player.page.get_by_role("slider")).not_to_have_value(str(MIDDLE))
    player.page.get_by_role("button", name="Pause").click()
    expect(player.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_the_same_move_through_the_same_eyes(player: Player) -> None:
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.bring(RECORD)
    scrub(player, MIDDLE)
    player.page.get_by_label("View as").select_option("1")
    expect(player.page.locator(".hand .card").first).to_be_visible()
    there = seen(player)
    hand = player.hand()

    player.page.get_by_role("button", name="Copy link").click()
    link = player.page.evaluate("navigator.clipboard.readText()")
    player.visit()
    player.page.goto(link)
    stands_at(player, MIDDLE)

    expect(player.page.get_by_label("View as")).to_have_value("1")
    expect(player.page.locator(".hand .card").first).to_be_visible()
    assert player.hand() == hand
    assert seen(player) == there


def test_each_pair_of_eyes_sees_its_own_hand(player: Player) -> None:
    player.bring(RECORD)
    scrub(player, MIDDLE)
    assert player.hand() == []
    hands = []
    for seat in ("0", "1", "2"):
        player.page.get_by_label("View as").select_option(seat)
        player.page.wait_for_url(f"**/r/*&eyes={seat}")
        hands.append(player.hand())

    assert [len(hand) for hand in hands] == [5, 5, 5]
    assert hands[0] != hands[1] != hands[2]


def test_a_race_is_driven_on_from_a_move_of_the_replay(player: Player) -> None:
    player.bring(RECORD)
    scrub(player, MIDDLE)
    player.page.get_by_label("View as").select_option("0")
    player.page.wait_for_url("**/r/*&eyes=0")
    hand = player.hand()

    player.page.get_by_role("button", name="Play on from here").click()
    player.page.wait_for_url("**/t/*")

    assert player.wait_for_turn()
    assert player.table.get_attribute("data-seat") == "0"
    assert player.hand() == hand
    player.play()


def test_a_record_goes_out_as_it_came_in(player: Player, tmp_path: Path) -> None:
    player.bring(RECORD)
    player.page.get_by_role("link", name="To the table").click()

    with player.page.expect_download() as loaded:
        player.page.get_by_role("button", name="Record", exact=True).click()
    loaded.value.save_as(tmp_path / "out.race")

    came, went = (read_record(one.read_text()) for one in (RECORD, tmp_path / "out.race"))
    assert went.moves == came.moves
    assert loaded.value.suggested_filename.endswith(".race")


def test_what_is_no_record_is_refused_in_words(player: Player, tmp_path: Path) -> None:
    broken = tmp_path / "broken.race"
    broken.write_text(RECORD.read_text().replace("WL:r2", "WL:zz"))
    player.visit()

    player.page.get_by_label("Import a record").set_input_files(broken)

    expect(player.page.get_by_role("alert")).to_contain_text("zz")


def test_a_race_by_house_rules_asks_for_their_file(player: Player, tmp_path: Path) -> None:
    house = tmp_path / "six.toml"
    house.write_text('game = "FMR"\nname = "six"\nhand_size = 6\n')
    file = tmp_path / "six.race"
    state = load("FMR", 3, open_house(house).chosen({})).start()
    record = Record(state.game)
    dealer = SeededDealer(5)
    for _ in range(60):
        seat = state.waiting[0]
        action = state.sample(dealer) if seat == CHANCE else state.legal(seat)[0]
        record.moves.append((seat, action))
        state.apply(seat, action)
    file.write_text(record.write())
    player.visit()

    player.page.get_by_label("Import a record").set_input_files(file)
    expect(player.page.get_by_role("alert")).to_contain_text("by the house rules “six”")
    player.page.get_by_label("Choose the house rules").set_input_files(house)

    player.page.wait_for_url("**/r/*")


def test_options_that_do_not_go_together_are_refused_with_the_clause(player: Player) -> None:
    player.visit("/new?game=GPF1")
    for _ in range(4):
        player.page.click("[data-add-seat]")
    player.page.locator("#option-laps").select_option("5")

    player.page.click("[data-submit]")

    refused = player.page.get_by_role("alert")
    expect(refused).to_contain_text("4 laps, or 5 with up to six players")
    refused.get_by_role("link", name="GPF1-R58").click()
    expect(player.page.locator("#clause-GPF1-R58")).to_be_visible()


def test_the_page_speaks_the_browsers_language_until_another_is_chosen(
    sit: Callable[..., Player],
) -> None:
    player = sit(locale="de-AT")
    player.visit()

    expect(player.page.locator("html")).to_have_attribute("lang", "de")
    player.page.get_by_role("button", name="English").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "en")

    player.page.reload()
    expect(player.page.get_by_role("button", name="Deutsch")).to_be_visible()


# What of the bar's buttons cannot be seen: above, below or beside the bar.
CUT_OFF = """() => {
  const bar = document.querySelector('header').getBoundingClientRect();
  return [...document.querySelectorAll('header button, header a')]
    .filter(one => {
      const box = one.getBoundingClientRect();
      return box.top < bar.top || box.bottom > bar.bottom || box.right > bar.right;
    })
    .map(one => one.textContent.trim());
}"""


def test_on_a_phone_the_bar_of_the_front_page_holds_its_buttons(sit: Callable[..., Player]) -> None:
    for language in ("en", "de"):
        player = sit(viewport={"width": 390, "height": 844}, locale=language)
        player.visit()
        expect(player.page.locator("header button").first).to_be_visible()

        assert player.page.evaluate(CUT_OFF) == []
