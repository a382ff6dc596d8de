"""FMR-9: what is public and what is not."""

from __future__ import annotations

import pytest

import spoken
from clauses import clause
from rules.formula_motor_racing.lineup import GRID, Race, race, start, walk
from slipstream.games.formula_motor_racing.tell.view import RaceView
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, PUBLIC
from slipstream.kernel.trace import HIDDEN, seen

REMOVED = "b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 | g2 g1"
LOOKERS = (PUBLIC, 0, 1, 2, 3)


def audience(now: Race) -> int:
    """The seat that alone will see the dealer's answer, or PUBLIC."""
    return now.state.decisions[now.state.asking].audience(now.state, CHANCE)


@clause("FMR-9.1")
def test_a_hand_is_known_to_its_owner_only() -> None:
    now = race(GRID, hand="CR SO", seat=2, seats=3)

    assert set(now.view(2).hands[1] or ()) >= {"CR", "SO"}
    assert now.view(1).hands[1] is None
    assert now.view(3).hands[1] is None
    assert now.view(PUBLIC + 1).hands == (None, None, None)


@clause("FMR-9.1")
def test_the_size_of_every_hand_is_public() -> None:
    now = race(GRID, hand="WL", seat=2, seats=3, pile=0).play("WL:b1")

    for seat in (PUBLIC + 1, 1, 2, 3):
        assert now.view(seat).hand_sizes == (5, 4, 5)


@clause("FMR-9.1")
def test_a_position_line_keeps_the_secret_too() -> None:
    now = race(GRID, hand="CR SO", seat=2, seats=3)

    assert ";2:?5;" in now.state.game.line(now.state, 0)
    assert "CR" not in now.state.game.line(now.state, PUBLIC)
    assert "CR" in now.state.game.line(now.state, 1)


@clause("FMR-9.1", "FMR-9.2")
def test_only_the_one_who_draws_sees_the_card() -> None:
    """In the record, in the trace and in the words of the log."""
    now = race(GRID, hand="WL", seat=2, seats=3).play("WL:b1")
    drawn = now.deal("CR")
    event = (drawn.state.trace or [])[0]
    game = drawn.state.game

    assert audience(now) == 1
    assert seen(event, game.kinds, 1).arguments == event.arguments
    assert seen(event, game.kinds, 2).arguments == [HIDDEN]
    names = ["Ann", "Ben", "Cleo"]
    assert spoken.sentence(game, seen(event, game.kinds, 1), names, 1) == "You draw Crash"
    assert spoken.sentence(game, seen(event, game.kinds, PUBLIC), names) == "Ben draws a card"


@clause("FMR-9.1")
def test_only_the_one_who_is_dealt_to_sees_the_card() -> None:
    now = start(3).until("deal:2")
    event = (now.deal("CR").state.trace or [])[0]

    assert audience(now) == 1
    assert seen(event, now.state.game.kinds, 0).arguments == [HIDDEN]


@clause("FMR-9.2")
def test_of_the_pile_only_the_size_is_public() -> None:
    now = race(GRID, hand="WL", seats=3, pile=17)

    for seat in (PUBLIC + 1, 1, 2, 3):
        assert now.view(seat).deck == 17
        assert " deck=17 " in now.state.game.line(now.state, seat - 1)


@clause("FMR-9.3")
def test_cards_set_aside_are_hidden_also_after_the_race() -> None:
    """Whatever is dealt again among pile, other hands and cards aside, a seat sees the same."""
    end = list(walk(start(4, aside="6"), seed=2))[-1]
    kept = set()
    for seat in range(4):
        for seed in range(6):
            other = Race(end.state.guess(seat, SeededDealer(seed)))
            kept.add(tuple(other.state.deck.cards))

            assert other.view(seat + 1) == end.view(seat + 1)

    assert len(kept) > 12
    assert {end.view(seat + 1).aside for seat in LOOKERS} == {6}


@clause("FMR-9.4")
def test_everything_on_the_table_is_public() -> None:
    """The view of every seat and of a spectator differ in nothing but the hands."""
    for now in walk(start(4), seed=9):
        public = [table(now.view(seat + 1)) for seat in LOOKERS]

        assert public == [table(now.view(CHANCE + 1))] * len(LOOKERS)


def table(view: RaceView) -> tuple[object, ...]:
    """What a view shows besides its seat, the hands and the cards in them."""
    hidden = ("seat", "hands", "cards")
    return tuple(getattr(view, name) for name in view.__struct_fields__ if name not in hidden)


@clause("FMR-9.4")
def test_the_lines_and_the_totals_are_shown() -> None:
    view = race(REMOVED, seats=4).view(PUBLIC + 1)

    assert " ".join(view.order) == "b1 y1 o1 r1 p1 p2 r2 o2 y2 b2"
    assert " ".join(view.out) == "g2 g1"
    assert view.points == (10, 0, 6, 4, 3, 3)
    assert view.owners == {
        "blue": 0, "green": 1, "yellow": 2, "orange": 3, "red": -1, "purple": -1,
    }  # fmt: skip


@clause("FMR-9.4")
@pytest.mark.parametrize("script", ["SO ~7", "CR ~7", "PIT*:b1 ~7", "CG:b1 ~7"])
def test_every_die_roll_is_public(script: str) -> None:
    now = race(GRID, hand="SO CR PIT* CG").run(script.split(maxsplit=1)[0])
    rolled = now.deal("7")

    assert audience(now) == PUBLIC
    event = (rolled.state.trace or [])[0]
    assert seen(event, rolled.state.game.kinds, PUBLIC).arguments == [7]


@clause("FMR-9.4")
def test_the_first_roll_of_a_spin_is_shown_while_its_player_thinks() -> None:
    assert race(GRID, hand="SO").run("SO ~7").view(4).rolled == 7


@clause("FMR-R25")
def test_the_discard_pile_is_shown_complete_and_in_order() -> None:
    for now in walk(start(4), seed=4):
        played = now.view(1).used
        for seat in (PUBLIC + 1, 2, 3, 4):
            assert now.view(seat).used == played

    now = race(GRID, hand="WL", seats=3).run("WL:b1 ~OC O2r:r1 ~LC")
    assert now.view(3).used == ("WL", "O2r")


@clause("FMR-I11")
@pytest.mark.parametrize(("seats", "aside"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_no_view_depends_on_what_is_hidden(seats: int, aside: int) -> None:
    """Other hands, pile and cards aside are dealt again; the view and the line stay the same."""
    changed = 0
    for step, now in enumerate(walk(start(seats, aside=str(aside)), seed=aside + seats)):
        for seat in (PUBLIC, *range(seats)):
            other = Race(now.state.guess(seat, SeededDealer(step)))
            changed += other.state.deck.cards != now.state.deck.cards

            assert other.view(seat + 1) == now.view(seat + 1)
            assert other.state.game.line(other.state, seat) == now.state.game.line(now.state, seat)
            assert other.state.legal(seat) == now.state.legal(seat)

    assert changed > 50


@clause("FMR-I11")
def test_a_guess_reaches_every_hidden_card() -> None:
    """A guess that never moved the truth would make the comparison worthless."""
    now = race(GRID, hand="WL", seats=3)
    hands = {tuple(Race(now.state.guess(0, SeededDealer(n))).hand(2)) for n in range(30)}

    assert len(hands) > 20
