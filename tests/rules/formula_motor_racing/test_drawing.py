"""The race as a drawing: the line on its road, those that fell out, and what the last card did."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import spoken
from clauses import clause
from rules.formula_motor_racing.lineup import race
from slipstream import CHANCE, SeededDealer, load, playout
from slipstream.games.formula_motor_racing.game import FormulaMotorRacing
from slipstream.games.formula_motor_racing.rules.kinds import MOVED, REMOVED
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.games.formula_motor_racing.tell.picture import before, last_turn
from slipstream.games.formula_motor_racing.tell.view import RaceView, view
from slipstream.kernel.trace import Event

PICTURES = Path(__file__).parents[2] / "pictures"
NAMES = ["", "Bot 2", "Bot 3", "Bot 4", "Bot 5", "Bot 6"]
FALLEN = "b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 | g2 g1"


def after(picture: str, card: str, *answers: str) -> tuple[RaceState, list[Event]]:
    """A position in which seat 1 has played a card, with all that was told."""
    now = race(picture, hand=card.partition(":")[0])
    told: list[Event] = []
    for number, token in enumerate((card, *answers)):
        now = now.play(token) if not number or token in "+." else now.deal(token)
        told += now.state.trace or []
    return now.state, told


def drawn(state: RaceState, told: list[Event], seat: int = 0) -> str:
    game = state.game
    return spoken.picture(game, game.view(state, seat), told, NAMES, seat)


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter() if node.tag.endswith("text")]


@pytest.mark.parametrize("name", ["fmr", "fmr-turn"])
def test_pictures_are_as_they_were_last_seen(name: str, golden: bool) -> None:
    state, told = after(FALLEN, "O3p:p2")
    svg = drawn(state, told if name == "fmr-turn" else [])
    kept = PICTURES / f"{name}.svg"
    if golden:
        kept.write_text(svg, "utf-8")

    assert svg == kept.read_text("utf-8"), "look at it, then rewrite it with --golden"


@clause("FMR-4.2")
def test_the_front_of_the_line_is_on_the_right_with_its_points() -> None:
    svg = drawn(race("b1 g1 y1 o1 r1 p1 p2 r2 o2 y2 g2 b2").state, [])
    cars = [node for node in ET.fromstring(svg).iter() if node.get("href", "").startswith("#fmr-")]

    assert [car.get("href") for car in cars][:3] == ["#fmr-blue", "#fmr-green", "#fmr-yellow"]
    assert svg.index("translate(1013 ") < svg.index("translate(927 ")
    assert texts(svg)[texts(svg).index("1") + 1] == "10 pt"
    assert "BEFORE" not in svg
    assert "OUT OF THE RACE" not in svg


@clause("FMR-6.4")
def test_those_that_fell_out_stand_below_in_their_places() -> None:
    svg = drawn(race(FALLEN).state, [])

    assert texts(svg)[-7:-2] == ["Green 2", "11th, Bot 2", "1", "Green 1", "12th, Bot 2"]
    assert svg.count('href="#fmr-out"') == 2
    assert "Green 1 out</desc>" in svg


@clause("FMR-6.4")
def test_many_that_fell_out_have_room_as_well() -> None:
    svg = drawn(race("b1 y1 o1 r1 p1 p2 | r2 o2 y2 b2 g2 g1").state, [])

    assert texts(svg)[-3] == "g1 12th"


@clause("FMR-5.1.2")
def test_the_last_card_is_told_with_who_gained_and_who_lost() -> None:
    svg = drawn(*after(FALLEN, "O3p:p2"))

    assert [text for text in texts(svg) if text in ("BEFORE", "NOW")] == ["BEFORE", "NOW"]
    assert "Purple 2: 6th to 3rd" in svg
    assert (svg.count('class="gain"'), svg.count('class="loss"')) == (2, 3)
    assert texts(svg)[-6:] == [
        *("You play Overtake +3 on Purple 2", "FMR-3.3"),
        *("Purple 2 goes from 6th to 3rd", "FMR-5.1.2"),
        *("Red 2 follows in the slipstream, from 7th to 4th", "FMR-5.1.2"),
    ]


def test_a_car_that_falls_out_ends_in_a_cross() -> None:
    state, told = after(FALLEN, "CE:r1", "12")
    svg = drawn(state, told)

    assert "Red 1" in svg
    assert "Red 1 blows its engine and is out of the race" in texts(svg)
    assert svg.count('l16 16m0 -16l-16 16"') == 1


def test_the_line_before_a_turn_is_found_from_its_events() -> None:
    """Whatever a card does can be taken back: blocks, falls, crashes."""
    kinds = set()
    for seed in range(30):
        state = load("FMR", 4).start()
        assert isinstance(state, RaceState)
        dealer, luck = SeededDealer(seed), SeededDealer(seed + 1)
        state.trace = []
        line: tuple[str, ...] = ()
        while state.waiting:
            seat = state.waiting[0]
            if state.decisions[state.asking].name == "play":
                told = last_turn(state.trace)
                kinds |= {event.kind for event in told}
                assert not told or tuple(before(view_of(state), told)) == line
                line = view_of(state).order
            legal = state.legal(seat)
            chance = seat == CHANCE
            state.apply(seat, state.sample(dealer) if chance else legal[luck.below(0, len(legal))])

    assert kinds >= {MOVED, REMOVED}


def view_of(state: RaceState) -> RaceView:
    return view(state, CHANCE)


def test_own_cars_have_a_white_hull() -> None:
    state = race(FALLEN).state

    assert drawn(state, [], seat=0).count('class="mine"') == 2
    assert drawn(state, [], seat=CHANCE).count('class="mine"') == 0


def test_before_the_grid_the_road_is_empty_and_names_are_escaped() -> None:
    game = FormulaMotorRacing(4, {})
    empty = spoken.picture(game, game.view(game.start(), 0), [], NAMES)
    odd = spoken.picture(game, game.view(race(FALLEN).state, 0), [], ["<b>", "&", *NAMES[2:]])

    assert "before the race" in texts(empty)
    assert "<use" not in empty
    assert "&lt;b&gt;" in odd
    ET.fromstring(odd)


def test_a_race_that_is_over_says_so() -> None:
    game = load("FMR", 3, {"aside": "18"})
    state = game.start()
    playout(state, SeededDealer(2), SeededDealer(3))
    svg = spoken.picture(game, game.view(state, CHANCE), [], NAMES)

    assert "the race is over after 24 turns" in texts(svg)
    assert "POINTS" in texts(svg)
