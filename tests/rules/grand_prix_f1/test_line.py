"""Position lines of Grand Prix-F1: written, read back, and refused with a reason."""

from __future__ import annotations

import re

import pytest

import slipstream
from rules.grand_prix_f1.circuit import Race, race, ready, start, walk
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import CHANCE

BASE = race("green@BOX1 red@5 yellow@9", "10 6", visit="green:1", proof="green:1", ask="tyres")
FINED = race("green@9 red@5", "6 4 4 1 1 1").play("1")
BONUS = race("green@8", hand="4 6").play("4")
SUDDEN = race("green@8", hand="4 6", weather="sudden", ones="16+rain").play("4")
ENDED = race("green@5", hand="6").play("6")
FUELLED = race("green@BOX6", "4", box=6, ask="stay_or_leave", visit="green:2", proof="green:2").run(
    "leave 10x4 dry 4"
)
TWO_CARS = race("red@5 green@7", seats=3, finished="yellow", proof="yellow:2", laps="red:2")


def change(now: Race, old: str, new: str) -> str:
    line = now.line()
    assert old in line, f"{old!r} is not in {line}"
    return line.replace(old, new)


@pytest.mark.parametrize(
    "now", [BASE, FINED, FINED.play("-4"), BONUS, SUDDEN, ENDED, FUELLED, TWO_CARS, start(5)]
)
def test_a_line_gives_the_same_position_again(now: Race) -> None:
    again = slipstream.read(now.line())

    assert again.game.line(again, CHANCE) == now.line()
    assert again.waiting == now.state.waiting
    for seat in now.state.waiting:
        assert again.legal(seat) == now.state.legal(seat)


@pytest.mark.parametrize(
    ("seats", "rules"), [(3, {}), (8, {"weather": "double"}), (5, {"laps": "5"})]
)
def test_every_position_of_a_race_reads_back(seats: int, rules: dict[str, str]) -> None:
    for now in walk(start(seats, **rules), 3):
        state = slipstream.read(now.line())

        assert state.game.line(state, CHANCE) == now.line()


def test_a_line_in_words() -> None:
    now = race("green@BOX1 red@14", "10 6 6 4", laps="red:2", tyres="red:rain", sky="rain")

    assert now.line() == (
        "GPF1/1 classic ask=play_card:2 turn=1:green order=red,green,yellow,blue,white,black"
        " box=1:2,2:1,3:3,4:4,5:5,6:6 cars=red@14,green@BOX1 laps=red:2 tyres=red:rain"
        " out=yellow:fuel,blue:fuel,white:fuel,black:fuel sky=rain ones=16/4"
        " hand=1:10x1,6x1,4x1;2:10x1,6x2,4x1;3:-;4:-;5:-;6:-"
        " bank=10x38,6x37,4x38,3x5,2x8"
    )
    assert "hand=1:10x1,6x1,4x1;2:?/26l/10x1,6x2,4x1/-;3:?/0l/" in now.line(seat=1)


@pytest.mark.parametrize(
    ("now", "old", "new", "message"),
    [
        (BASE, "GPF1/1", "FMR/1", "FMR"),
        (BASE, "classic ", "", "circuit is 'classic'"),
        (BASE, "classic", "oval", "circuit is 'classic'"),
        (BASE, "ask=tyres:2", "ask=pray:2", "'pray' is unknown"),
        (BASE, "ask=tyres:2", "ask=tyres:9", "'9' is unknown"),
        (BASE, "ask=tyres:2", "ask=tyres:1", "green is not asked"),
        (BASE, "turn=1:green", "turn=1:yellow", "yellow is not asked"),
        (BASE, "turn=1:green", "turn=green", "not a number"),
        (BASE, "turn=1:green ", "", "not a number"),
        (BASE, "turn=1:green", "turn=1:pink", "'pink' is unknown"),
        (BASE, "order=red,green", "order=green,green", "appears twice"),
        (BASE, "order=red,", "order=", "all cars"),
        (BASE, "order=", "drawn=1 order=", "before all are drawn"),
        (BASE, "1:2,2:1", "1:2,2:7", "not a number from 1 to 6"),
        (BASE, "1:2,2:1", "1:2,1:1", "appears twice"),
        (BASE, "box=1:2,2:1,", "box=2:1,", "one by one"),
        (BASE, "box=1:2,2:1,3:3,4:4,5:5,6:6", "box=1:2,2:1,3:1,4:1,5:5,6:6", "one by one"),
        (BASE, "red@5", "red@5b", "'5b' is unknown"),
        (BASE, "red@5", "red@BOX4", "another car's box"),
        (BASE, "red@5,green@BOX1,yellow@9", "red@5,green@BOX1,yellow@5", "no room"),
        (BASE, "yellow@9 ", "yellow@9,blue@9 ", "each car once"),
        (BASE, "blue:fuel", "blue:rust", "'rust' is unknown"),
        (BASE, "blue:fuel,", "", "each car once"),
        (BASE, "visit=", "laps=red:4 visit=", "not a number from 1 to 3"),
        (BASE, "visit=", "laps=red:3 grid=red visit=", "no lap is done"),
        (BASE, "visit=", "tyres=red:dry visit=", "'dry' is unknown"),
        (BASE, "proof=green:1", "proof=green:1 damaged=red", "no such accident"),
        (BASE, "visit=green:1", "visit=green:4", "not a number from 0 to 3"),
        (BASE, "visit=green:1", "visit=red:1", "in no box"),
        (BASE, "proof=green:1 ", "", "proves itself"),
        (BASE, "hand=1:10x1,6x1,4x1;", "hand=", "one for each|unknown|for 3 to 8"),
        (BASE, "hand=1:", "hand=2:", "not the hand of seat 1"),
        (BASE, "hand=1:10x1,6x1,4x1", "hand=1:?/20l", "hidden"),
        (BASE, "hand=1:10x1,6x1,4x1", "hand=1:10x1,10x1", "appears twice"),
        (BASE, "hand=1:10x1,6x1,4x1", "hand=1:5x1", "'5' is unknown"),
        (BASE, "hand=1:10x1,6x1,4x1", "hand=1:10x41", "not a number from 1 to 40"),
        (BASE, "hand=1:10x1,6x1,4x1", "hand=1:10x40", "more cards than there are"),
        (BASE, "bank=10x37", "bank=10x36", "not what the hands leave"),
        (BASE, "ones=16/4", "ones=16", "as in 16/4"),
        (BASE, "ones=16/4", "ones=16/5", "are 20"),
        (BASE, "ones=16/4", "ones=16+rain/4", "not the weather card"),
        (BASE, "ones=16/4", "sky=snow ones=16/4", "'snow' is unknown"),
        (BASE, "ask=tyres:2", "ask=play_card:2", "no reason"),
        (BASE, "ask=tyres:2", "ask=pay_fine:2", "fine is under way"),
        (BASE, "ask=tyres:2", "ask=draw_place", "all cars"),
        (BASE, "ask=tyres:2", "ask=end:2", "asks no seat"),
        (BASE, "ask=tyres:2", "ask=end", "no car is left"),
        (FINED, "move=fine:6", "move=fine:4", "not the fine"),
        (FINED, "move=fine:6", "move=fine:6-6", "no payment"),
        (FINED, "move=fine:6", "move=fine:6-1-1", "no payment"),
        (FINED, "move=fine:6", "move=fine:6-5", "'5' is unknown"),
        (FINED, "move=fine:6", "move=bonus:1/1", "fine is under way"),
        (BONUS, "move=bonus:2/0", "move=bonus:0/0", "no bonus"),
        (BONUS, "move=bonus:2/0", "move=bonus:3/0", "not a number from 0 to 2"),
        (SUDDEN, "move=bonus:0/2", "move=bonus:2/0", "no bonus"),
        (SUDDEN, "rules=weather:sudden", "rules=weather:snow", "weather=snow"),
        (ENDED, "out=red:fuel,", "out=", "each car once"),
        (FUELLED, "fuel=2:2:", "fuel=2:", "not six parts"),
        (FUELLED, "fuel=2:2:", "fuel=7:2:", "'7' is unknown"),
        (FUELLED, "fuel=2:2:", "fuel=2:1:", "too much"),
        (FUELLED, "fuel=2:2:10x4:0/0/0", "fuel=2:2:10x4:0/0", "not like"),
        (FUELLED, "known=2:0/0/0:4/4/4", "known=2:0/0/5:4/4/5", "not true"),
        (FUELLED, "known=2:0/0/0:4/4/4", "known=2:0/0/0:4/4", "not like"),
        (FUELLED, "10x4:0/0/0:0/0/0", "10x4:1/0/0:1/0/0", "not true"),
        (TWO_CARS, "finished=yellow", "finished=yellow,yellow", "appears twice"),
        (TWO_CARS, "laps=red:2", "laps=red:2,yellow:2", "has finished"),
    ],
)
def test_a_line_that_cannot_be_is_refused(now: Race, old: str, new: str, message: str) -> None:
    with pytest.raises(slipstream.SlipstreamError, match=message):
        slipstream.read(change(now, old, new))


def test_a_line_of_another_race_is_refused() -> None:
    six, five = ready(6), ready(5)

    with pytest.raises(InvalidText, match="is not GPF1/1"):
        six.state.game.read(six.line().replace("GPF1/1", "GPF1/2"))
    with pytest.raises(InvalidText, match="rules: this race has none"):
        six.state.game.read(ready(6, laps="5").line())
    with pytest.raises(InvalidText, match="rules: this race has laps:5"):
        ready(6, laps="5").state.game.read(six.line())
    with pytest.raises(InvalidText, match="hand: one for each of 6 seats"):
        six.state.game.read(five.line())
    with pytest.raises(InvalidText, match="hand: one for each of 6 seats"):
        six.state.game.read(re.sub("hand=[^;]+;", "hand=", six.line()))


def test_a_line_without_hands_is_refused() -> None:
    with pytest.raises(InvalidText, match="names no hands"):
        slipstream.read("GPF1/1 classic ask=end")


def test_setting_up_has_its_lines() -> None:
    drawing = start(5).run("~3 ~5")
    choosing = drawing.run("~1 ~2 ~4 6")

    assert drawing.line().startswith("GPF1/1 classic ask=draw_place drawn=3,5 grid=")
    assert "box=3:6" in choosing.line()
    assert slipstream.read(choosing.line()).waiting == [3]
    for old, new, message in (
        ("drawn=3,5", "drawn=3,3", "before all are drawn"),
        ("drawn=3,5", "drawn=3,5,1,2,4", "before all are drawn"),
        ("drawn=3,5", "drawn=3,sun", "'sun' is unknown"),
        ("grid=", "box=1:1 grid=", "drawn first"),
    ):
        with pytest.raises(InvalidText, match=message):
            slipstream.read(change(drawing, old, new))
    with pytest.raises(InvalidText, match="in starting order"):
        slipstream.read(change(choosing, "box=3:6", "box=1:6"))
    with pytest.raises(InvalidText, match="ask: seat 4 is the next to choose"):
        slipstream.read(change(choosing, "ask=choose_box:4", "ask=choose_box:5"))


def test_a_seats_line_hides_what_it_must() -> None:
    line = FUELLED.line(seat=1)

    assert "hand=1:-;2:?/40l/-/-;" in line
    assert " bank=2x8,3x5,? fuel=2:2:?40:0/0/0:0/0/0:" in line
    assert "known=2:0/0/0:4/4/4" in line
    with pytest.raises(InvalidText, match="hidden"):
        slipstream.read(line)


def test_a_line_without_hands_names_the_field() -> None:
    line = re.sub(r" hand=\S+", "", BASE.line())
    with pytest.raises(InvalidText) as refused:
        slipstream.read(line)

    assert refused.value.message == "hand: the line names no hands"
    assert (refused.value.token, refused.value.line) == ("hand", line)


def test_several_rules_are_read_from_one_field() -> None:
    line = race("green@8", accidents="yes", weather="double", ones="16+rain").line()
    options = slipstream.read(line).game.options

    assert (options["accidents"], options["weather"]) == ("yes", "double")
