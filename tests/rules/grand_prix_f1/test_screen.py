"""The race on the terminal and as a picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import spoken
from clauses import clause
from rules.grand_prix_f1.circuit import Race, race, ready, start
from slipstream.cli.show import position_of
from slipstream.games.grand_prix_f1.rules.board import SPACES
from slipstream.games.registry import teller, words
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import CHANCE, PUBLIC
from slipstream.tell.screen import Row, Screen, width

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal"]
CROWDED = race(
    "green@17 red@20 yellow@20 blue@BOX4 white@KB3 black@U2",
    "10 6 4 2 1",
    accidents="yes",
    damaged="white",
    visit="blue:2",
    proof="blue:2",
    sky="rain",
    tyres="blue:rain",
    laps="red:2,green:1",
)

BARRED = race(
    "red@30 green@30",
    "1",
    seats=3,
    laps="red:1,green:1",
    proof="green:1",
    hands={2: "1"},
).run("1 1")
REFUELLED = race(
    "green@BOX6 red@5",
    "4",
    box=6,
    ask="stay_or_leave",
    visit="green:2",
    proof="green:2",
).run("leave 10x4 dry 4")


def screen(now: Race, seat: int = 2) -> Screen:
    return spoken.screen(now.state.game, now.view(seat), NAMES, reader=seat - 1)


def text(rows: tuple[Row, ...]) -> str:
    return "\n".join("".join(segment.text for segment in row) for row in rows)


def brief(now: Race) -> str:
    return spoken.brief(now.state.game, now.state.trace or [], NAMES)


def test_the_board_shows_every_car_and_what_spaces_cost() -> None:
    board = text(screen(CROWDED).board)

    assert "[G]" in board
    assert "RY" in board
    assert "White on KB3  Black on U2" in board
    assert "+3~   _        -6_   _" in board
    assert "dry: WRONG" in board
    assert "DAMAGED" in board
    assert "stop 2" in board
    assert "final lap" in board
    assert all(width(row) <= 79 for row in screen(CROWDED).board)


def test_the_board_marks_every_space_for_one_car_only() -> None:
    """2, 5, 13 and 14, and 4, 12 and 18 beside their fine or bonus."""
    rows = [text((row,)) for row in screen(CROWDED).board]
    notes = [rows[n + 2] for n, row in enumerate(rows) if row.split()[:1] in (["1"], ["16"])]
    cells = [row[at : at + 5].strip() for row in notes for at in range(0, 75, 5)]

    marked = {space + 1: note for space, note in enumerate(cells) if "_" in note}
    assert marked == {2: "_", 4: "-6_", 5: "_", 12: "+2_", 13: "_", 14: "_", 18: "-6_"}


def test_my_hand_my_litres_and_my_routes_are_shown_before_i_choose() -> None:
    shown = screen(CROWDED)

    assert text(shown.hand) == "Your hand: 1 × 10, 1 × 6, 1 × 4, 1 × 2, 1 × 1 (23 litres)"
    assert shown.words["10"].effect == (
        "lane to 19 (damaged, worth only 6, bonus of 2 litres and 4 litres lost in traffic)"
        " or pit lane to B4 (worth only 6) or the entry of box 1 (worth only 6)"
    )
    assert text((shown.question,)) == "Your turn: play a card for Green on 17."
    assert text((screen(CROWDED, 1).question,)) == "Ben is choosing a card for Green."
    assert "Hand of Cat" in text(screen(CROWDED, CHANCE + 1).hand)


def label(now: Race, token: str) -> str:
    return text((screen(now).words[token].label,))


@clause("GPF1-8.7", "GPF1-8.9")
def test_a_stop_says_how_many_litres_it_brings() -> None:
    now = race("green@BOX1", ask="stay_or_leave", visit="green:1", proof="green:1")
    last = race("green@BOX1", ask="stay_or_leave", visit="green:3", proof="green:3")

    assert label(now, "stay") == "stay: 40 litres next turn"
    assert label(now, "leave") == "leave with 20 litres"
    assert label(last, "leave") == "leave with 50 litres"
    assert label(race("green@BOX1", ask="stay_or_leave", visit="green:0"), "leave") == (
        "leave without fuel"
    )


@clause("GPF1-8.10")
def test_rows_of_fuel_are_told_in_litres_and_cards() -> None:
    now = race("green@BOX1", ask="refuel_row", visit="green:2", proof="green:2")

    assert label(now, "10x3,6x1,4x1") == "3 × 10, 1 × 6 and 1 × 4: 40 litres in 5 cards"
    assert label(now, "10x1") == "1 × 10: 10 litres in 1 card"
    assert label(now, "-") == "no fuel: the bank has none"


@clause("GPF1-6.11")
def test_a_payment_says_what_is_still_to_pay() -> None:
    now = race("green@14", hand="4 6 4 4 10").play("4")

    assert now.asks() == "pay_fine:2"
    assert label(now, "-4") == "a 4: 2 still to pay"
    assert label(now, "-6") == "a 6: pays it exactly"
    assert label(now, "-10") == "a 10: pays it, 4 for nothing"


@clause("GPF1-1.13")
def test_boxes_have_their_numbers() -> None:
    now = start(6)
    while now.state.waiting == [CHANCE]:
        now = now.play(now.choices()[0])

    assert label(now, "3") == "box 3"


def test_an_answer_in_a_few_words() -> None:
    assert brief(CROWDED.play("1")) == "to 18, fine of 6 litres"
    assert brief(race("green@3 red@4").play("6")) == "to 8 via the overtaking lane"
    assert brief(race("green@3 red@5").play("4")) == "to K2 through the gravel"
    assert brief(race("green@7", hand="4 6").play("4")) == "to 11 (gravel next)"
    assert brief(race("green@15", hand="4 6").play("4")) == (
        "to 19 (pit lane next), bonus of 2 litres"
    )
    assert brief(race("green@12 red@13", hand="4 6").play("4")) == "blocked, 4 litres lost"
    assert brief(race("green@17", hand="4 6").play("4:pit")) == "to B2 in the pits"
    assert brief(race("green@B3", hand="4 6").play("4:box")) == "to box 1, 2 litres lost"
    assert spoken.brief(start(5).state.game, [], NAMES) == ""


@clause("GPF1-7.4", "GPF1-10.3", "GPF1-14.3")
def test_no_duty_is_told_where_there_is_none() -> None:
    """In the final lap nobody must pit; a car that is home or out drives no more."""
    last = race("green@15", hand="4 6", laps="green:1").play("4")
    home = race("green@30", hand="4 6", laps="green:1").play("4")
    crashed = race("green@30 red@2 yellow@U1 blue@KA1", hand="6", accidents="yes").play("6")

    assert brief(last) == "to 19, bonus of 2 litres"
    assert brief(home) == "to 1, across the finishing line"
    assert brief(crashed) == "to 1, lap completed, blocked, 5 litres lost, OUT in a severe accident"


@clause("GPF1-16.3")
def test_what_hands_can_hold_is_shown_on_request() -> None:
    unseen = text(screen(REFUELLED, seat=1).unseen)

    assert "  Ben             40      0      0      0    0-4    0-4    0-4" in unseen
    assert "In the bank: 8 × 2 and 5 × 3." in unseen


@pytest.mark.parametrize(
    ("now", "question"),
    [
        (start(5), "The starting places are being drawn."),
        (start(5).run("~2 ~1 ~3 ~4 ~5"), "Which box do you take?"),
        (
            race("green@BOX1", ask="stay_or_leave", visit="green:0"),
            "Green is in its box, 0 litres so far",
        ),
        (
            race("green@BOX1", ask="refuel_row", visit="green:2", proof="green:2"),
            "40 litres for Green",
        ),
        (race("green@BOX1", ask="tyres", visit="green:0"), "The sun is shining: which tyres"),
        (
            race("green@BOX1", ask="tyres", visit="green:0", sky="rain"),
            "It is raining: which tyres",
        ),
        (race("green@8", hand="4 6").play("4"), "A bonus of 2 litres"),
        (race("green@9", hand="4 4 1 10").run("1 -4"), "A fine of 6 litres, 2 still to pay"),
        (
            race("green@8", hand="4 6", weather="sudden", ones="16+rain").play("4"),
            "The top card of the 1-stack is turned over for you.",
        ),
    ],
)
def test_every_question_is_asked_in_words(now: Race, question: str) -> None:
    assert question in text((screen(now).question,))
    assert screen(now).board


def test_the_result_says_who_won_and_why_not() -> None:
    win = race("green@30", hand="1", laps="green:1").play("1")
    nobody = race("green@5", hand="6").play("6")

    assert "You win the race." in text(screen(win).result)
    assert "Ben wins the race." in text(screen(win, 1).result)
    assert "nobody wins" in text(screen(nobody).result)
    assert "out of fuel" in text(screen(nobody).result)
    assert "Red    Ann disqualified" in text(screen(BARRED).result)
    assert "over after 1 turn." in text(screen(win).board)
    assert "finished 1st" in text(screen(win).board)


def test_crashed_cars_are_listed_as_such() -> None:
    now = race("green@12 red@13", hand="10 6", accidents="yes").play("10")

    assert "crashed" in text(screen(now).board)


def test_many_cars_beside_the_road_take_two_rows() -> None:
    places = "red@U1 green@U2 yellow@U3 blue@KA1 white@KA2 black@KB1 orange@KB2 silver@KC1"
    shown = screen(race(places, seats=8))

    assert "Silver on KC1" in text(shown.board)
    assert all(width(row) <= 79 for row in shown.board)


def test_a_race_is_told_in_german() -> None:
    game = CROWDED.state.game
    speech = words(type(game), NAMES, 1, "de")
    view = CROWDED.view(2)
    choices = teller(game).choices(view)

    assert speech.say(teller(game).question(view)) == (
        "Du bist dran: Spiel eine Karte für Grün auf 17."
    )
    assert speech.say(choices["pit"].label) == "in die Boxengasse"
    told = [teller(game).event(event) for event in CROWDED.play("1").state.trace or []]
    assert speech.all(told[:2], "; ") == "Du spielst für Grün eine 1; Grün fährt von 17 auf 18"
    board = text(teller(game).screen(view, speech).board)
    assert "Weiß auf KB3  Schwarz auf U2" in board
    assert "trocken: FALSCH" in board


def picture(now: Race, seat: int = 2) -> ElementTree.Element:
    return ElementTree.fromstring(spoken.picture(now.state.game, now.view(seat), [], NAMES))


def ids(root: ElementTree.Element) -> set[str]:
    return {found for part in root.iter() if (found := part.get("id"))}


def test_the_picture_shows_every_space_and_every_car() -> None:
    found = ids(picture(CROWDED))

    assert {f"space-{name}" for name in SPACES} <= found
    assert {f"car-{car}" for car in ("red", "green", "yellow", "blue", "white", "black")} <= found


def test_the_picture_tells_costs_laps_and_where_my_cards_lead() -> None:
    shown = " ".join(picture(CROWDED).itertext())

    for told in (
        "+3",
        "\N{MINUS SIGN}6",
        "RAIN",
        "Ben: final lap, dry, 23 l",
        "Dan: 4 laps, rain, 20 l, stop 2",
    ):
        assert told in shown
    assert "2/4/6/10" in shown
    assert "2/4/6/10" not in " ".join(picture(CROWDED, seat=1).itertext())


def test_the_picture_of_the_start_and_of_the_end() -> None:
    before = " ".join(picture(start(8)).itertext())
    after = " ".join(picture(BARRED).itertext())
    grid = " ".join(picture(ready(8)).itertext())

    finish = picture(race("green@30", hand="10", laps="green:1"))

    assert "No car on the circuit" in before
    assert "10" not in [part.text for part in finish.iter() if part.get("class") == "card"]
    assert "Ben: finished 1st" in after
    assert "Ann: disqualified" in after
    assert "Cat: out of fuel" in after
    assert "rain in 20 cards" in grid


@pytest.mark.parametrize("seat", [1, 2, 3, PUBLIC + 1])
def test_what_a_seat_knows_can_be_drawn_again(seat: int) -> None:
    """Two cars have refuelled; the line of any seat is filled with rows that fit."""
    now = race(
        "green@BOX2 red@BOX1 yellow@KB1",
        "4 4",
        box=2,
        hands={1: "6 6"},
        ask="stay_or_leave",
        visit="red:3,green:1",
        proof="red:3,green:1",
    ).run("leave 10x1,6x1,4x1 dry 4 10 leave 10x1,6x4,4x4 rain 6 6")

    state, knows = position_of(now.line(seat))

    assert knows == seat - 1
    assert state.game.view(state, seat - 1) == now.view(seat)


def test_before_any_stop_a_line_tells_all_that_is_needed() -> None:
    now = ready(5).play("4")

    assert position_of(now.line(3))[0].game.view(position_of(now.line(3))[0], 2) == now.view(3)


def test_rows_that_the_bank_lacked_are_passed_over() -> None:
    line = REFUELLED.line(seat=1).replace(":38/39/39", ":38/39/0")

    assert Race(position_of(line)[0]).hand(2) == "6 6 6 6 4 4 4 4"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("fuel=2:2:?40", "fuel=2:2:?40!"),
        ("known=2:", "known=3:"),
        ("known=2:0/0/0:4/4/4", "known=2:5/5/5:6/6/6"),
        (":38/39/39", ":2/2/0"),
    ],
)
def test_a_line_that_nothing_fits_is_refused(old: str, new: str) -> None:
    line = REFUELLED.line(seat=1)
    assert old in line, line

    with pytest.raises(InvalidText, match="is hidden"):
        position_of(line.replace(old, new))
