"""The greedy bot of Formula Motor Racing: fair, repeatable, and good at the obvious."""

from __future__ import annotations

import re

import pytest

import slipstream
from slipstream.games.formula_motor_racing.bot.driver import MANNERS
from slipstream.games.formula_motor_racing.bot.greedy import Greedy, Outlook, fork
from slipstream.games.formula_motor_racing.bot.sight import Sight
from slipstream.games.formula_motor_racing.rules.asking import (
    CHARGE_CONTINUE,
    CRASH_PARTNER,
    PLAY,
    SPIN_REROLL,
)
from slipstream.games.formula_motor_racing.rules.deck import CODES, DECK
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.game import CHANCE
from slipstream.lab.match import match

LINE = "b1,g1,y1,o1,r1,p1,p2,r2,o2,y2,g2,b2"


def race(
    ask: str,
    mine: str,
    order: str = LINE,
    deck: int = 34,
    move: str = "",
    rivals: int = 5,
    out: str = "",
) -> RaceState:
    """Four seats (blue, green, yellow, orange); seat 1 holds `mine`, the others what is left."""
    rest = DECK[:]
    card = re.split("[:~]", move)[:1] if move else []
    for code in [*mine.split(","), *card]:
        rest.remove(CODES.index(code))
    hands = [mine]
    for _ in range(3):
        hands.append(",".join(CODES[kind] for kind in rest[:rivals]))
        del rest[:rivals]
    used = [CODES[kind] for kind in rest[: len(rest) - deck]] + card
    line = [
        f"FMR/1 ask={ask}:1 order={order} " + (f"out={out} " if out else ""),
        "hand=" + ";".join(f"{seat}:{cards}" for seat, cards in enumerate(hands, 1)),
        f" deck={deck}",
        f" used={','.join(used)}" if used else "",
        f" move={move}" if move else "",
    ]
    state = slipstream.read("".join(line))
    assert isinstance(state, RaceState)
    return state


def choice(state: RaceState, luck: int = 1) -> str:
    action = Greedy().choose(Perspective(state, 0, SeededDealer(luck), 0))
    return state.decisions[state.asking].spell(state, action)


def reflex(state: RaceState) -> str:
    action = state.game.driver.reflex(state, 0, SeededDealer(1))
    return state.decisions[state.asking].spell(state, action)


def test_the_last_play_takes_the_lead() -> None:
    state = race("play", "O2g,O2b,O2r,WL,PITp", "r1,g1,b1,o1,y1,p1,p2,r2,o2,y2,g2,b2", 0, rivals=4)

    assert choice(state) == reflex(state) == "O2b:b1"


def test_own_overtakes_are_kept_for_the_end() -> None:
    """The same hand on the same line: early another card does, at last the own one."""
    hand = "O4b,O2p,O3p,O4p,O2r"
    order = "r1,r2,g1,y1,b1,p1,p2,o1,o2,y2,g2,b2"

    assert not choice(race("play", hand, order, 34)).startswith("O4b")
    assert choice(race("play", hand, order, 0, rivals=4)) == "O4b:b1"


def test_the_reflex_keeps_no_more_cards_than_it_has_plays_left_for() -> None:
    """With three own overtakes and two plays one is to spare; with plays for all, none is."""
    soon = race("play", "O4b,O3b,O2b,PITr,PITp", deck=4)
    early = race("play", "O4b,O3b,O2b,PITr,PITp", deck=34)
    card = CODES.index("O2b")

    assert Sight(soon, 0, MANNERS).kept_for(card) == 0
    assert Sight(soon, 0, MANNERS).kept_for(CODES.index("O4b")) > 0
    assert Sight(early, 0, MANNERS).kept_for(card) > 0


def test_a_charge_goes_on_while_it_can_win_and_stops_when_it_has() -> None:
    behind = "g1,b1,r1,p1,y1,o1,p2,r2,o2,y2,g2,b2"
    safe = "b2,b1,r1,p1,p2,r2,g1,y1,o1,y2,g2,o2"

    def asked(order: str, car: str) -> RaceState:
        return race("charge_continue", "WL,WL,WL,O2r", order, 0, f"CG:{car}", rivals=4)

    assert choice(asked(behind, "b1")) == reflex(asked(behind, "b1")) == "+"
    assert choice(asked(safe, "b1")) == reflex(asked(safe, "b1")) == "."


def test_a_spin_that_hits_the_leading_rival_is_accepted_and_an_own_car_is_not() -> None:
    rival_first = "g1,b1,r1,p1,y1,o1,p2,r2,o2,y2,g2,b2"

    def asked(roll: int) -> RaceState:
        return race("spin_reroll", "WL,WL,WL,O2r", rival_first, 0, f"SO~{roll}", rivals=4)

    assert choice(asked(1)) == reflex(asked(1)) == "."
    assert choice(asked(2)) == reflex(asked(2)) == "+"


def test_a_crash_takes_the_better_rival() -> None:
    order = "r1,g1,p1,b1,y1,o1,p2,r2,o2,y2,g2,b2"
    state = race("crash_partner", "WL,WL,WL,O2r", order, 0, "CR:p1", rivals=4)
    behind = race("crash_partner", "WL,WL,WL,O2r", order, 0, "CR:b1", rivals=4)

    assert choice(state) == reflex(state) == "g1"
    assert reflex(behind) == "p1", "nobody's car, in front of a rival's that scores less"


def test_a_card_for_nobody_changes_nothing_and_a_leader_cannot_pass_anybody() -> None:
    order = "b1,y1,o1,r1,p1,p2,r2,o2,y2,b2"
    state = race("play", "O4g,O2b,O3y,PITg,WL", order, 0, rivals=4, out="g2,g1")
    spun = race("spin_reroll", "WL,WL,WL,O2r", order, 0, "SO~11", rivals=4, out="g2,g1")
    sight = Sight(state, 0, MANNERS)
    nobody, leader = (state.decisions[PLAY].read(state, 0, text) for text in ("O4g", "O2b:b1"))

    assert sight.outcome(nobody >> 4, nobody & 15) == sight.chance()
    assert sight.outcome(leader >> 4, leader & 15) == sight.chance()
    assert reflex(spun) in ("+", ".")


def test_a_glance_weighs_every_card() -> None:
    """Each of them is played where it promises most, and promises less than a sure win."""
    order = "g1,b1,r1,p1,y1,o1,p2,r2,o2,y2,g2,b2"
    state = race("play", "CG,CE,PIT*,SO,CR", order, 0, rivals=4)
    sight = Sight(state, 0, MANNERS)
    promises = {
        state.decisions[PLAY].spell(state, action): sight.promise(action)
        for action in state.legal(0)
    }

    assert max(promises.values()) < 1
    assert promises["CG:b1"] > promises["CG:b2"], "a place to the lead, eight to anywhere"
    assert promises["PIT*:g1"] > promises["PIT*:b1"]
    assert promises["SO"] > 0
    assert promises["CR"] > 0
    assert promises["CE:g1"] > promises["CE:p1"], "the leader has most to lose"


def test_the_die_is_weighed_side_by_side() -> None:
    """Sides of the die taken together weigh the same as each on its own."""
    state = race("play", "CG,CE,PIT*,SO,CR", "g1,y1,b1,o1,r1,p1,p2,r2,o2,y2,g2,b2")
    outlook = Outlook(state, 0)

    def literal(s: RaceState) -> float:
        if s.waiting == [CHANCE] and s.card >= 0:
            total = 0.0
            for side, weight in s.chances():
                then = s.copy()
                then.apply(CHANCE, side)
                total += weight * literal(then) / 12
            return total
        if s.asking in (CHARGE_CONTINUE, SPIN_REROLL, CRASH_PARTNER):
            return max(literal(after(s, action)) for action in s.legal(0))
        return outlook.chances_to_win(s)

    def after(s: RaceState, action: int) -> RaceState:
        then = s.copy()
        then.apply(0, action)
        return then

    for text in ("CG:y1", "CG:b1", "CE:g2", "PIT*:g1", "SO", "CR"):
        action = state.decisions[PLAY].read(state, 0, text)
        then = after(state, action)

        assert outlook.after(state, action) == pytest.approx(literal(then) + outlook.kept(then))


def test_looking_ahead_leaves_the_position_alone() -> None:
    state = race("play", "CG,CE,PIT*,SO,CR")
    before = state.game.line(state, CHANCE)

    choice(state)
    fork(state).order[0] = 5

    assert state.game.line(state, CHANCE) == before


@pytest.mark.parametrize("seats", [3, 6])
def test_what_is_hidden_and_the_luck_never_change_a_choice(seats: int) -> None:
    """Every decision of a race is put again with everything unseen dealt anew."""
    game = slipstream.load("FMR", seats)
    state = game.start()
    dealer = SeededDealer(5)
    bot = Greedy()
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(dealer))
            continue
        chosen = bot.choose(Perspective(state, seat, SeededDealer(1), 0))
        other = state.guess(seat, SeededDealer(derive(9, state.turn())))

        assert bot.choose(Perspective(state, seat, SeededDealer(1), 0)) == chosen
        assert bot.choose(Perspective(other, seat, SeededDealer(2), 0)) == chosen
        state.apply(seat, chosen)


@pytest.mark.once
def test_greedy_is_first_in_far_more_than_half_of_its_races_against_random_bots() -> None:
    greedy = match("FMR", 4, ["greedy", "random"], races=120, seed=1).bots[0]

    assert greedy.win_low > 0.6
