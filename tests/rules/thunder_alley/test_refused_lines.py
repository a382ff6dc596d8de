"""Lines that no race could come to: each is refused with the part that is wrong."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.lines import (
    ACTIVATE,
    CARS,
    DISCARD,
    END,
    EVENT,
    EXIT,
    FILL,
    GRID,
    MOVED,
    PIT,
    PUSHED,
    REPAIR,
    SECOND,
    SOLO,
    STEP,
    TAIL,
    moving,
    state,
)
from slipstream import InvalidOption, InvalidText, load, read
from slipstream.games.thunder_alley.rules.components import EVENT_DECK
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS

Case = tuple[str, str, str, str]  # a line, what is replaced in it, by what, and the reason


def refused(cases: list[Case]) -> pytest.MarkDecorator:
    names = [(new or old)[:40] for _, old, new, _ in cases]
    return pytest.mark.parametrize(("line", "old", "new", "reason"), cases, ids=names)


def check(line: str, old: str, new: str, reason: str) -> None:
    assert read(line)
    assert old in line
    with pytest.raises(InvalidText, match=reason) as error:
        read(line.replace(old, new))
    assert "TA/2" in error.value.line


HEAD = [
    (ACTIVATE, "turn=2", "turn=61", "0 to 60"),
    (ACTIVATE, "turn=2", "turn=02", "0 to 60"),
    (ACTIVATE, "first=1", "first=3", "first: '3' is unknown"),
    (GRID, "turn=0", "turn=0 first=1", "nobody is before"),
    (ACTIVATE, "ask=activate:1", "ask=drive:1", "ask: 'drive'"),
    (ACTIVATE, "ask=activate:1", "ask=activate:4", "ask: '4'"),
    (EVENT, "ask=event", "ask=event:1", "event asks no seat"),
    (EVENT, "ask=event", "ask=grid_card", "before the first turn"),
    (ACTIVATE, "ask=", "mood=good ask=", "unknown field"),
]


@refused(HEAD)
def test_turns_and_questions(line: str, old: str, new: str, reason: str) -> None:
    check(line, old, new, reason)


def test_a_line_of_another_race() -> None:
    game = load("TA", 2, {"circuit": "yunta_brothers", "cars": "2"})

    for line, reason in [
        ("GP/1 yunta_brothers turn=0", "GP/1 is not TA/2"),
        ("TA/2 turn=0", "this race is on yunta_brothers"),
        (ACTIVATE.replace("yunta_brothers", "t3"), "this race is on yunta_brothers"),
        (ACTIVATE.replace("per_team=2", "per_team=3"), "per_team: this race has 2"),
        (ACTIVATE + " pits=variable", "pits: this race has the usual"),
    ]:
        with pytest.raises(InvalidText, match=reason):
            game.read(line)


@clause("TA-I1", "TA-I2")
@refused(
    [
        (ACTIVATE, "25@12.0/t", "25", "not a car with its place"),
        (ACTIVATE, "25@12.0/t", "26@12.0/t", "cars: '26' is unknown"),
        (ACTIVATE, "25@12.0/t", "25@12.4/t", "lanes of sector 12 are 0 to 2"),
        (ACTIVATE, "25@12.0/t", "25@11.0/t", "two cars on 11.0"),
        (ACTIVATE, "25@12.0/t", "25@12.0/tz", "cars: 'z' is unknown"),
        (ACTIVATE, "25@12.0/t", "29@12.0/t", "car 29 appears twice"),
        (ACTIVATE, "25@12.0/t,", "", "name every car once"),
        (ACTIVATE, CARS, "out=25,29,8,11", "when nobody races"),
        (ACTIVATE, CARS, f"{CARS} out=25", "car 25 appears twice"),
        (GRID, "hand=", "cars=25@-1.0 hand=", "name every car once"),
    ]
)
def test_every_car_is_somewhere_once(line: str, old: str, new: str, reason: str) -> None:
    check(line, old, new, reason)


@clause("TA-4.6.1", "TA-I17")
@refused(
    [
        (ACTIVATE, "turn=2", "lap=5 turn=2", "1 to 4"),
        (ACTIVATE, "25@12.0/t", "25@30.0/t", "a car is further"),
        (ACTIVATE, "hand=", "led=25:0 hand=", "1 to 2"),
        (ACTIVATE, "hand=", "led=25:3 hand=", "1 to 2"),
        (ACTIVATE, "hand=", "led=24:1 hand=", "led: '24'"),
        (EVENT, "25@12.0/t*", "25@12.0/t*+", "led: 25 has led"),
    ]
)
def test_laps_and_leaders(line: str, old: str, new: str, reason: str) -> None:
    check(line, old, new, reason)


@clause("TA-D7")
def test_whoever_has_come_far_enough_has_finished() -> None:
    line = ACTIVATE.replace("turn=2", "lap=4 turn=2")

    check(line, "25@12.0", "25@112.0", "112 sectors are the race")


@clause("TA-I4", "TA-I5")
@refused(
    [
        (ACTIVATE, "2:8,9,10", "3:8,9,10", "not the hand of seat 2"),
        (ACTIVATE, "2:8,9,10", "2:", "not the hand of seat 2"),
        (ACTIVATE, "2:8,9,10", "2:?3", "can only be shown"),
        (ACTIVATE, "2:8,9,10", "2:8,9,85", "hand: '85'"),
        (ACTIVATE, "2:8,9,10", "2:7,9,10", "card 7 appears twice"),
        (ACTIVATE, "deck=78", "deck=77", "78 cards are left"),
        (ACTIVATE, "deck=78", "deck=78 used=0", "used: '0'"),
        (PIT, "events=loose", "events=snow", "events: 'snow'"),
        (PIT, "events=loose", "events=pileup,pileup", "too many pileup"),
        (PIT, "events=loose", "events=rain,rain rain=1", "too many rain"),
        (PIT, "events=loose", "events=loose rain=2", "0 to 1"),
        (ACTIVATE, "1:5,6,7;2:8,9,10 deck=78", "1:5,6;2:8,9,10 deck=79", "seat 1 cannot hold 2"),
        (FILL, "2:8 deck=80", "2:8,9,10 deck=78", "seat 2 cannot hold 3"),
        (FILL, "1:5,6,7;2:8 deck=80", "1:5,6;2:8 deck=81", "seat 1 cannot hold 2"),
        (GRID, "1:-;2:- deck=84", "1:5;2:- deck=83", "seat 1 cannot hold 1"),
        (EVENT, "1:5;2:8 deck=82", "1:-;2:8 deck=83", "seat 1 cannot hold 0"),
    ]
)
def test_every_card_is_somewhere_once(line: str, old: str, new: str, reason: str) -> None:
    check(line, old, new, reason)


def test_hands_for_another_number_of_seats() -> None:
    game = load("TA", 2, {"circuit": "yunta_brothers", "cars": "2"})

    line = ACTIVATE.replace(";2:8,9,10 deck=78", " deck=81")

    with pytest.raises(InvalidText, match="one for each of 2 seats"):
        game.read(line)
    with pytest.raises(InvalidOption, match="2 to 7 players"):
        read(line)


@clause("TA-3.3.3", "TA-R40")
def test_a_deck_that_is_drawn_from_is_never_empty() -> None:
    rest = [str(card) for card in range(1, 85) if card not in (5, 6, 7, 8)]
    events = ",".join(EVENT_WORDS[event] for event in EVENT_DECK)

    with pytest.raises(InvalidText, match="shuffled again"):
        read(FILL.replace("deck=80", "deck=0 used=" + ",".join(rest)))
    with pytest.raises(InvalidText, match="shuffled again"):
        read(EVENT.replace("deck=82", f"deck=82 events={events}"))


LISTS = [
    (GRID, "deck=84", "deck=84 slots=3", "slots: '3'"),
    (GRID, "deck=84", "deck=84 slots=1,1,1", "while the grid is drawn"),
    (GRID, "deck=84", "deck=84 slots=1,1,2,2", "while the grid is drawn"),
    (ACTIVATE, "deck=78", "deck=78 slots=1", "while the grid is drawn"),
    (PIT, "events=loose", "events=loose hit=25", "hit: the cars"),
    (PIT, "events=loose", "events=loose flag=red", "flag: 'red'"),
    (ACTIVATE, "deck=78", "deck=78 flag=yellow", "flag: only"),
    (PIT, "events=loose", "events=loose stops=25,25", "stops: the cars"),
    (PIT, "events=loose", "events=loose stops=25:1", "stops: the cars"),
    (PIT, "events=loose", "events=loose stops=25:0", "1 to 99"),
    (DISCARD, "events=loose", "events=loose stops=25", "stops: the cars"),
    (PIT, "events=loose", "events=loose last=t", "asked item by item"),
    (REPAIR, "stops=25", "stops=25 last=t", "asked item by item"),
    (REPAIR, "stops=25", "stops=25 last=E", "last: 'E'"),
    (DISCARD, "events=loose", "events=loose last=5", "discarded last"),
]


@refused(LISTS)
def test_what_the_turn_has_come_to(line: str, old: str, new: str, reason: str) -> None:
    check(line, old, new, reason)


def test_a_car_that_is_out_does_not_pit() -> None:
    line = PIT.replace(",11@9.0/s*", "").replace("hand=", "out=11* hand=")

    with pytest.raises(InvalidText, match="stops: the cars"):
        read(line.replace("events=loose", "events=loose stops=11"))


@clause("TA-I6", "TA-3.5.2", "TA-3.1.1")
@refused(
    [
        (ACTIVATE, "8@11.0/ts", "8@11.0/ts*", "no order of segments"),
        (ACTIVATE, CARS, MOVED, "every car has moved"),
        (FILL, "8@11.0/ts", "8@11.0/ts*", "no order of segments"),
        (EVENT, "8@11.0/ts*", "8@11.0/ts", "no order of segments"),
        (STEP, "29@10.1", "29@10.1*", "no order of segments"),
        (EVENT, MOVED, "cars=25@12.0*,8@11.0*,29@10.1* finished=11*", "the turn has no end"),
    ]
)
def test_segments_come_in_order(line: str, old: str, new: str, reason: str) -> None:
    check(line, old, new, reason)


@refused(
    [
        (ACTIVATE, "cars=", "move=25#33,mp:6 cars=", "move: where a car is moving"),
        (STEP, "move=25#33,mp:6,been:@12.0 ", "", "move: where a car is moving"),
        (PIT, MOVED, "cars=8@11.0*,25@10.P*,29@9.P*,11@9.0*", "nothing to answer"),
        (REPAIR, "stops=25 ", "", "nothing to answer"),
        (REPAIR, "stops=25", "stops=8", "nothing to answer"),
        (DISCARD, MOVED, "cars=8@11.0*,11@9.0* out=25*,29*", "nothing to answer"),
        (END, " end=limit", "", "how a race that is over has ended"),
        (PIT, "per_team=2", "end=rain per_team=2", "how a race that is over has ended"),
        (END, "end=limit", "end=bored", "end: 'bored'"),
    ]
)
def test_what_is_asked_can_be_asked(line: str, old: str, new: str, reason: str) -> None:
    check(line, old, new, reason)


def test_fixed_pits_ask_for_no_repairs() -> None:
    with pytest.raises(InvalidText, match="nothing to answer"):
        read(REPAIR.replace(" pits=variable", ""))


def event(ask: str, events: str, cars: str, rest: str = "") -> str:
    return (
        f"TA/2 yunta_brothers turn=2 first=1 ask={ask} cars={cars} hand=1:5;2:8 deck=82"
        f" events={events}{rest} per_team=2"
    )


APART = "25@12.0/f*,8@9.0*,29@6.1*,11@3.0*"
CLOSE = "25@12.0*,8@12.1*,11@13.0*,29@3.0*"


@clause("TA-8.1.2", "TA-8.1.3", "TA-E5.3")
@pytest.mark.parametrize(
    "line",
    [
        event("bar", "fuel_miscalculation", APART),
        event("bar", "debris_caution", APART),
        event("target:1", "fuel_miscalculation", APART),
        event("target:1", "pileup", APART),
        event("target:1", "rain", APART),
        event("target:2", "collision", CLOSE),
        event("originator:1", "brush_the_wall", "25@12.2*,8@9.0*,29@10.2*,11@3.0*"),
        event("overcast:1", "overcast", APART),
        event("overcast:1", "sun_on_the_track", "25@12.0/t*,8@9.0*,29@6.1*,11@3.0*"),
        event("sun:2", "sun_on_the_track", "25@12.0*,29@6.1* out=8*,11*"),
        event("sun:2", "overcast", APART),
        event("victim:1", "collision", CLOSE, " hit=25"),
        event("victim:2", "collision", APART, " hit=25"),
        event("victim:2", "collision", CLOSE, " hit=25,8"),
        event("victim:2", "collision", CLOSE, " hit=25,29"),
        event("victim:2", "collision", CLOSE.replace("25@12.0", "25@12.P"), " hit=25"),
    ],
)
def test_an_event_asks_only_what_it_must(line: str) -> None:
    with pytest.raises(InvalidText, match="does not ask this here"):
        read(line)


def test_an_event_that_asks_has_been_drawn() -> None:
    with pytest.raises(InvalidText, match="one is being carried out"):
        read(event("bar", "pileup", APART).replace("events=pileup ", ""))
    with pytest.raises(InvalidText, match="hit: the cars"):
        read(event("victim:2", "collision", CLOSE, " hit=25,25"))
    assert state(event("victim:2", "collision", CLOSE, " hit=25")).legal(1) == [2, 3]


@refused(
    [
        (STEP, "25#33", "25#34", "is not under way"),
        (STEP, "25#33", "8#33", "is not under way"),
        (STEP, "25#33", "25", "move: ''"),
        (STEP, "25#33", "29#33", "is not under way"),
        (SECOND, "25#4", "29#4", "been ends where"),
        (STEP, "25#33", "25#33,second", "is not under way"),
        (STEP, "mp:6", "mp:six", "mp is a number"),
        (STEP, "mp:6", "mp:6+1", "mp is a number"),
        (STEP, "mp:6", "pace:6", "'pace:6' is unknown"),
        (STEP, "mp:6", "mp:6,linked:1", "'linked:1' is unknown"),
        (STEP, "mp:6", "mp:6,rear", "'rear' is unknown"),
        (STEP, "mp:6,", "mp:6,mp:6,", "each part stands once"),
        (STEP, "mp:6", "mp:0", "is not asked this"),
        (STEP, "been:@12.0", "been:@12.0,slants:1", "allows 0 slants"),
        (STEP, "been:@12.0", "been:@12.P", "not on the road"),
        (STEP, "been:@12.0", "been:twelve", "is not a place"),
        (STEP, "been:@12.0", "been:@11.0", "ends where the active car is"),
        (STEP, ",been:@12.0", "", "ends where the active car is"),
        (STEP, "been:", "rear:25,been:", "does not follow itself"),
        (STEP, "been:", "rear:24,been:", "not a car for this"),
        (STEP, "been:", "rear:8+8,been:", "not a car for this"),
        (STEP, "been:@12.0", "been:@12.0,over:77", "not a car for this"),
        (STEP, "been:@12.0", "been:@12.0,fork:9.0", "pairs of a fork"),
        (STEP, "been:@12.0", "been:@12.0,fork:9.0+10.2", "no lanes divide"),
        (STEP, "been:@12.0", "been:@12.0,fork:8.0+9.0", "no lanes divide"),
        (SOLO, "been:@12.0", "been:@12.0,fork:9.0+10.0", "pairs of a fork"),
        (SOLO, "mp:6", "mp:6,linked", "nobody can be linked"),
        (SOLO, "been:", "rear:8,been:", "nobody can be linked"),
        (STEP, "been:@12.0", "been:@12.0,step:>", "no step waits"),
        (PUSHED, ",step:>", "", "'' is not being made"),
        (PUSHED, "step:>", "step:b>", "'b>' is not being made"),
        (PUSHED, "step:>", "step:i", "no lane is left to choose"),
        (PUSHED, "step:>", "step:>+19.0", "is not a lane to choose"),
        (PUSHED, "step:>", "step:>+18.0", "no lane is left to choose"),
        (PUSHED, "step:>", "step:tail", "'tail' is not being made"),
        (PUSHED, "ask=lane", "ask=tail", "asks something else"),
        (TAIL, "step:tail", "step:>", "no lane is left"),
        (TAIL, "been:@18.0", "been:@17.0+@18.0", "'tail' is not being made"),
        (EXIT, "step:exit", "step:>", "'>' is not being made"),
        (EXIT, "ask=lane:1", "ask=step:1", "no step waits"),
        (EXIT, "ask=lane:1 move=25#46,exit,mp:2,step:exit", "ask=step:1 move=25#46,exit,mp:2",
         "is not asked this"),
    ]
)  # fmt: skip
def test_moves_that_cannot_be_under_way(line: str, old: str, new: str, reason: str) -> None:
    check(line, old, new, reason)


@clause("TA-C2", "TA-C4", "TA-R26")
@pytest.mark.parametrize(
    "line",
    [
        moving(14, "25#14,mp:2,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.1", ask="clean_air:1"),
        moving(4, "25#4,mp:0,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.1", ask="clean_air:1"),
        moving(14, "25#14,mp:0,been:@9.0", "25@9.0*,8@6.1,11@6.0,29@5.1", ask="clean_air:1"),
        moving(14, "25#14,exit,mp:0,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.1", ask="clean_air:1"),
        moving(4, "25#4,second,mp:0,been:@9.0", "8@13.2,25@9.0,11@6.0,29@5.1*", ask="second_car:1"),
        moving(33, "25#33,mp:0,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.1", ask="second_car:1"),
        moving(4, "25#4,mp:0,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.P", ask="second_car:1"),
        moving(1, "25#1,mp:0,linked,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.1"),
    ],
)
def test_what_a_card_says_after_the_move(line: str) -> None:
    with pytest.raises(InvalidText, match="is not asked this"):
        read(line)


@clause("TA-1.1.1")
def test_a_line_without_hands_has_too_few_players() -> None:
    with pytest.raises(InvalidOption, match=r"2 to 7 players, not 1 \(TA-1\.1\.1\)"):
        read("TA/2 yunta_brothers turn=2 first=1 ask=activate:1")
