"""Several people: two browsers, one device, a lost connection."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.harness import LOOK, PATIENCE, Player, Server

TWO_FRIENDS = ["me", "link", "bot"]
AT_ONE_DEVICE = ["me", "hot", "bot"]
SHORT = {"aside": "18"}
TURNS = 6  # of two people, before bots drive on for them


def test_two_browsers_at_one_table(sit: Callable[..., Player]) -> None:
    ann, ben = sit(), sit()
    table = ann.open_table("FMR", TWO_FRIENDS, SHORT, names=["Ann"])
    expect(ann.page.get_by_text("Waiting for players")).to_be_visible()

    ben.visit(f"/t/{table}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    for turn in range(TURNS):
        play_one(ann, ben, choice=turn)
    for player in (ann, ben):
        player.hand_over()

    expect(ann.page.locator("[data-finish]")).to_be_visible()
    expect(ben.page.locator("[data-finish]")).to_be_visible()
    assert table_of(ann) == table_of(ben)


def table_of(player: Player) -> list[str]:
    """Points of the result, without who is called "You"."""
    return player.page.locator("[data-finish] tbody td.right").all_inner_texts()


def test_a_friend_sees_nothing_of_the_others_hand(sit: Callable[..., Player]) -> None:
    ann, watcher = sit(), sit()
    table = ann.open_table("FMR", ["me", "bot", "bot"], SHORT)
    ann.wait_for_turn()

    watcher.visit(f"/t/{table}")

    expect(watcher.page.locator("main.table")).to_be_visible()
    assert watcher.page.locator(".hand .card").count() == 0
    assert watcher.page.locator("main.table").get_attribute("data-asked") == "false"


def test_the_curtain_falls_between_two_at_one_device(player: Player) -> None:
    player.open_table("FMR", AT_ONE_DEVICE, SHORT, names=["Ann", "Ben"])
    seen: set[str] = set()
    for turn in range(12):
        player.wait_for_turn()
        curtain = player.page.locator(".curtain")
        if curtain.count():
            assert player.page.locator(".hand").count() == 0
            assert player.page.locator("main.table").count() == 0
            seen.add(curtain.get_by_role("heading").inner_text())
            curtain.get_by_role("button").click()
            expect(player.page.locator("main.table[data-asked=true]")).to_be_visible()
        if len(seen) == 2:
            break
        player.play(turn)

    assert seen == {"Pass the device to Ann", "Pass the device to Ben"}


def test_the_curtain_is_down_after_a_reload_a_new_tab_and_back(player: Player) -> None:
    """Ann holds the first seat of this device, whose view the page asks for at first."""
    player.open_table("FMR", AT_ONE_DEVICE, SHORT, names=["Ann", "Ben"])
    heading = player.page.locator(".curtain").get_by_role("heading")
    player.wait_for_turn()
    while heading.inner_text() != "Pass the device to Ann":
        lift_the_curtain(player)
        player.play()
        expect(heading).to_be_visible()
    lift_the_curtain(player)
    address = player.page.url

    player.page.reload()
    expect_the_curtain(player)
    lift_the_curtain(player)
    player.visit("/")
    player.page.go_back()
    expect_the_curtain(player)
    lift_the_curtain(player)
    player.page = player.context.new_page()
    player.page.goto(address)
    expect_the_curtain(player)


def expect_the_curtain(player: Player) -> None:
    """It names who is asked, and nothing of the race is to be seen behind it."""
    curtain = player.page.locator(".curtain")
    expect(curtain.get_by_role("heading")).to_have_text("Pass the device to Ann")
    assert player.page.locator(".hand .card").count() == 0
    assert player.page.locator("main.table").count() == 0


def lift_the_curtain(player: Player) -> None:
    player.page.locator(".curtain").get_by_role("button").click()
    expect(player.table).to_be_visible()


SEEN = """before => {
  window.seen = false;
  const look = () => {
    const table = document.querySelector('main.table');
    if (table && table.dataset.number !== before) window.seen = true;
    if (!document.querySelector('.curtain')) requestAnimationFrame(look);
  };
  look();
}"""


def test_the_last_move_is_seen_before_the_curtain_falls(player: Player) -> None:
    player.open_table("FMR", ["me", "hot", "hot"], SHORT, names=["Ann", "Ben", "Cid"])
    lift_the_curtain(player)
    player.wait_for_turn()
    player.page.evaluate(SEEN, player.number())

    player.play()
    expect(player.page.locator(".curtain")).to_be_visible()

    assert player.page.evaluate("window.seen")


def test_a_reload_in_the_middle_of_a_choice_is_back_in_the_same_state(player: Player) -> None:
    player.open_table("FMR", ["me", "bot", "bot"], SHORT)
    player.wait_for_turn()
    player.page.locator(".hand .card[aria-disabled=false]").first.click()
    before = player.number()
    hand = player.hand()

    player.page.reload()
    player.wait_for_turn()

    assert player.number() == before
    assert player.hand() == hand


def test_an_answer_on_a_lost_connection_is_played_once_when_it_is_back(
    player: Player, server: Server
) -> None:
    table = player.open_table("FMR", ["me", "bot", "bot"], SHORT)
    player.wait_for_turn()
    before = player.number()

    server.stop()
    expect(player.page.get_by_text("Connection lost")).to_be_visible()
    player.choose()
    player.page.locator("[data-confirm]").click()
    server.start()
    player.wait_for_change(before)
    player.wait_for_turn()

    assert own_cards(player, table) == 1


def own_cards(player: Player, table: str) -> int:
    """How many cards the first seat has played, by the table's own log."""
    moves = log_of(player, table)
    return sum(move["seat"] == 0 and move["decision"] == "play" for move in moves)


def test_chat_is_text_and_nothing_else(sit: Callable[..., Player]) -> None:
    ann, ben = sit(), sit()
    table = ann.open_table("FMR", ["me", "bot", "bot"], SHORT, names=["Ann"])
    ann.wait_for_turn()
    ben.visit(f"/t/{table}")
    said = "<img src=x onerror=alert(1)> <b>hello</b>"

    for player in (ann, ben):
        player.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Write a message").fill(said)
    ann.page.get_by_role("button", name="Send").click()

    for player, name in ((ann, "You"), (ben, "Ann")):
        expect(player.page.locator(".chat li")).to_have_text(f"{name} {said}")
        assert player.page.locator(".chat img, .chat li b b").count() == 0
    assert ben.page.get_by_label("Write a message").count() == 0


def test_a_move_is_taken_back_alone_as_long_as_nothing_was_revealed(player: Player) -> None:
    """Who drafts last places its cars last, and plans next: nobody acts in between."""
    player.open_table("QGP", ["me", "bot"], {"laps": "1", "draft": "2,1"})
    player.wait_for_turn()
    for turn in range(20):
        before, offered = player.number(), answers_of(player)
        player.play(turn)
        player.wait_for_turn()
        if player.page.get_by_role("button", name="Take back").count():
            break

    played = player.number()
    player.page.get_by_role("button", name="Take back").click()
    player.wait_for_change(played)
    player.wait_for_turn()

    assert player.number() != before
    assert answers_of(player) == offered


def answers_of(player: Player) -> list[str]:
    return player.page.locator(".play button:not([data-confirm])").all_inner_texts()


def test_beyond_that_everybody_is_asked(sit: Callable[..., Player]) -> None:
    ann, ben = sit(), sit()
    table = ann.open_table("FMR", TWO_FRIENDS, SHORT, names=["Ann"])
    ben.visit(f"/t/{table}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ann.table).to_be_visible()
    first = play_one(ann, ben)
    asks, agrees = (ann, ben) if first is ann else (ben, ann)
    agrees.wait_for_turn()  # a bot that plays between them would end the wish
    moves = len(log_of(asks, table))

    asks.page.get_by_role("button", name="Menu").click()
    asks.page.get_by_role("button", name="Ask to take back my last move").click()
    agrees.page.get_by_role("button", name="Agree").click()

    expect(asks.page.get_by_text("Waiting for the others to agree.")).to_have_count(0)
    assert len(log_of(asks, table)) < moves


def play_one(*players: Player, choice: int = 0) -> Player:
    """Whoever is asked first plays a card.

    Each page tells only of itself, so they are looked at in turn until one of them is asked.
    """
    for _ in range(PATIENCE // LOOK):
        for player in players:
            if player.page.locator("main.table[data-asked=true]").count():
                player.play(choice)
                return player
        players[0].page.wait_for_timeout(LOOK)
    raise AssertionError("nobody is asked")


def log_of(player: Player, table: str) -> list[dict[str, object]]:
    log = player.page.evaluate("at => fetch(`/api/tables/${at}/log`).then(r => r.json())", table)
    moves: list[dict[str, object]] = log["moves"]
    return moves
