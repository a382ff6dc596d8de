"""Views in full, turns still to come, and the log in words."""

from __future__ import annotations

from collections import Counter

import pytest

import spoken
from clauses import clause
from rules.formula_motor_racing.lineup import GRID, Race, race, start, walk
from slipstream.kernel.game import PUBLIC
from slipstream.kernel.trace import seen

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]


@clause("FMR-R17")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("aside", ["0", "6", "18"])
def test_the_turns_left_are_the_turns_that_come(seats: int, aside: str) -> None:
    """Counted backwards from the end of a race; before the opener is known, the least for all."""
    to_come: Counter[int] = Counter()
    for now in reversed(list(walk(start(seats, aside=aside), 6))):
        if now.asks().startswith("play"):
            to_come[now.state.mover] += 1
        turns = list(now.view(1).turns_left)
        if now.asks() == "draw_grid":
            assert turns == [min(to_come.values())] * seats
        else:
            assert turns == [to_come[seat] for seat in range(seats)]


def test_a_view_in_the_middle_of_a_charge() -> None:
    now = race("b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 g2 | g1", hand="CE", seat=2, seats=4, aside=6)
    view = now.run("CE:g2 ~3").view(2)

    assert (view.seat, view.asking, view.waiting, view.mover) == (1, "charge_continue", (1,), 1)
    assert (view.card, view.car, view.rolled, view.turn) == ("CE", "g2", 0, 1)
    assert (view.deck, view.aside, view.used) == (28, 6, ("CE",))
    assert view.order == ("b1", "y1", "o1", "r1", "p1", "p2", "r2", "o2", "y2", "g2", "b2")


def test_a_view_before_and_after_the_race() -> None:
    race_ = list(walk(start(3), 1))
    before, after = race_[0].view(1), race_[-1].view(1)

    assert (before.asking, before.order, before.hands) == ("draw_grid", (), ((), None, None))
    assert (before.points, before.turn, before.card, before.car) == ((0, 0, 0), 0, "", "")
    assert (after.asking, after.waiting, after.turns_left) == ("end", (), (0, 0, 0))


def test_a_view_describes_the_cards_that_its_seat_sees_and_no_others() -> None:
    now = race("b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 | g2 g1", hand="O3g WL WL TT SO")
    cards = now.view(1).cards

    assert set(cards) == {"O3g", "WL", "TT", "SO"}
    assert (cards["O3g"].colour, cards["O3g"].places, cards["O3g"].dead) == ("green", 3, True)
    assert (cards["WL"].colour, cards["WL"].kind, cards["WL"].dead) == ("", "fall_back", False)
    assert now.view(PUBLIC + 1).cards == {}


def test_the_dealer_sees_every_hand() -> None:
    now = race(GRID, seats=3)

    assert now.view(0).hands == tuple(tuple(now.hand(seat)) for seat in (1, 2, 3))


def test_turns_are_counted_by_the_cards_played() -> None:
    now = race(GRID, hand="WL", seats=3, pile=30)

    assert now.view(1).turn == 10
    assert now.play("WL:b1").view(1).turn == 10
    assert now.play("WL:b1").deal().view(1).turn == 11


def told(now: Race, seat: int = PUBLIC) -> list[str]:
    """The log of the last answer, as a seat counted from 0 reads it."""
    game = now.state.game
    return [
        spoken.sentence(game, seen(event, game.kinds, seat), NAMES, seat)
        for event in now.state.trace or []
    ]


@pytest.mark.parametrize(
    ("script", "sentences"),
    [
        ("O3o:o1", ["Ann plays Overtake +3 on Orange 1", "Orange 1 goes from 4th to 1st",
                    "Red 1 follows in the slipstream, from 5th to 2nd"]),
        ("SO", ["Ann plays Spin Out"]),
        ("SO ~3", ["Ann rolls 3"]),
        ("SO ~3 .", ["Yellow 1 spins out of the race"]),
        ("PIT*:b1 ~8", ["Ann rolls 8", "Blue 1 stays out: no pit stop"]),
        ("PIT*:b1 ~4", ["Ann rolls 4", "Blue 1 pits and drops from 1st to 5th"]),
        ("CG:b2 ~8", ["Ann rolls 8", "Blue 2 charges from 12th to 11th"]),
        ("CG:b1 ~8", ["Ann rolls 8", "Blue 1 already leads: no effect"]),
        ("CG:b1 ~11", ["Ann rolls 11", "Blue 1 loses its gears and drops from 1st to 12th"]),
        ("CG:b2 ~8 +", ["Ann rolls again for Blue 2"]),
        ("CG:b2 ~8 .", ["Ann ends the charge of Blue 2"]),
        ("O3o:o1 ~TT", ["Ann draws a card"]),
    ],
)  # fmt: skip
def test_the_log_in_words(script: str, sentences: list[str]) -> None:
    assert told(race(GRID, hand="O3o SO PIT* CG").run(script)) == sentences


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("WL:b2", "Blue 2 is already last: no effect"),
        ("OC:b1", "Blue 1 drops from 1st to 3rd"),
        ("CE:b1 ~12", "Blue 1 blows its engine and is out of the race"),
        ("SL ~3 .", "Yellow 1 spins and drops from 3rd to 10th"),
        ("SL ~12 .", "There is no car in that place: no effect"),
        ("CR ~1", "Blue 1 crashes out of the race"),
        ("PITg", "There is no car left for this card: no effect"),
    ],
)
def test_the_log_says_how_it_came(script: str, sentence: str) -> None:
    card = script.split(maxsplit=1)[0].partition(":")[0]
    now = race("b1 o1 y1 r1 p1 p2 r2 o2 y2 b2 | g2 g1", hand=card).run(script)

    assert told(now)[-1] == sentence


def test_the_log_speaks_to_its_reader() -> None:
    now = race(GRID, hand="O3o SO CG")

    assert told(now.run("O3o:o1"), seat=0)[0] == "You play Overtake +3 on Orange 1"
    assert told(now.run("SO"), seat=0) == ["You play Spin Out"]
    assert told(now.run("CG:b2 ~8 +"), seat=0) == ["You roll again for Blue 2"]
    assert told(now.run("O3o:o1 ~TT"), seat=0) == ["You draw Tailender Turbo"]
    assert told(now.run("O3o:o1 ~PITp"), seat=0) == ["You draw Pit Stop (Purple)"]


def test_the_log_of_a_start() -> None:
    """Every hand is dealt before the best-placed owner opens."""
    now = start(3)

    assert told(now.deal("r")) == ["Red starts 1st and 12th"]
    dealt = now.deal("r").until("deal").deal("TT")
    assert told(dealt) == ["Ann draws a card"]
    assert told(dealt, seat=0) == ["You draw Tailender Turbo"]
    assert told(dealt.until("play"))[-1] == "Ben opens the race"


def test_the_log_of_the_last_plays() -> None:
    now = race(GRID, hand="WL", pile=1).play("WL:b2").deal()

    assert told(now)[-1] == "The draw pile is empty: one last card each, Ann plays last"


def test_the_log_of_the_finish() -> None:
    now = race(GRID, hand="WL", pile=0, last_plays=1).play("WL:b2")

    assert told(now)[-1] == "Blue 1 wins ahead of Green 1 and Yellow 1"


@clause("FMR-R8")
@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("O3b:b1", "FMR-5.1.5 0 first"),
        ("WL:b2", "FMR-5.2.1 1 last"),
        ("PIT*:b2 ~3", "FMR-5.4.3 1 last"),
        ("PIT*:b1 ~7", "FMR-5.4.4 0 stays_out"),
        ("CG:b1 ~3", "FMR-5.5.2 0 first"),
        ("CG:b2 ~10", "FMR-5.5.3 1 last"),
    ],
)
def test_the_trace_says_that_nothing_moved_and_why(script: str, why: str) -> None:
    now = race(GRID, hand="O3b WL PIT* CG").run(script)

    assert now.events()[-1] == f"no_effect {why}"
    assert "moved" not in " ".join(now.events())


@pytest.mark.parametrize(
    ("script", "event"),
    [
        ("O3o:o1", "moved FMR-5.1.2 8 5 2 follows"),
        ("O2b:b2", "moved FMR-5.1.2 1 12 10 overtakes"),
        ("OC:b1", "moved FMR-5.2.1 0 1 3 falls_back"),
        ("LC:y2", "moved FMR-5.2.1 5 10 12 falls_back"),
        ("O4y:y1", "moved FMR-5.1.2 6 4 2 follows"),
        ("TT:b2", "moved FMR-5.3.1 1 12 9 catches_up"),
        ("PIT*:b1 ~4", "moved FMR-5.4.3 0 1 5 pits"),
        ("CG:b2 ~4", "moved FMR-5.5.2 1 12 11 charges"),
        ("CG:b1 ~10", "moved FMR-5.5.3 0 1 12 loses_gears"),
        ("CE:b1 ~10", "removed FMR-5.5.3 0 1 engine"),
        ("SO", "played FMR-3.3 31 15"),
        ("SO ~3", "rolled FMR-5.6.1 3"),
        ("SO ~3 .", "removed FMR-5.6.3 4 3 spins"),
        ("SL ~3 .", "moved FMR-5.6.4 4 3 12 spins"),
        ("CG:b2 ~4 +", "continued FMR-5.5.4 1"),
        ("CG:b2 ~4 .", "stopped FMR-5.5.4 1"),
        ("CR", "played FMR-3.3 33 15"),
    ],
)
def test_events_name_the_clause_and_the_places(script: str, event: str) -> None:
    """Cars and cards by their numbers: b1 is 0 and b2 is 1; places from 1."""
    card = script.split(maxsplit=1)[0].partition(":")[0]

    assert race(GRID, hand=card).run(script).events()[-1] == event


@pytest.mark.parametrize(
    ("script", "events"),
    [
        ("SO ~11 .", ["no_effect FMR-5.6.5 15 empty_place"]),
        ("SL ~1 + ~12", ["rolled FMR-5.6.2 12", "no_effect FMR-5.6.5 15 empty_place"]),
        ("SL ~10 .", ["no_effect FMR-5.6.4 1 last"]),
        ("CR ~11", ["rolled FMR-5.7.1 11", "no_effect FMR-5.7.5 15 empty_place"]),
        ("PITg", ["played FMR-3.3 19 15", "no_effect FMR-5.4.5 15 no_car"]),
    ],
)
def test_a_trace_where_green_is_out(script: str, events: list[str]) -> None:
    card = script.split(maxsplit=1)[0]
    now = race("b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 | g2 g1", hand=card).run(script)

    assert now.events() == events
