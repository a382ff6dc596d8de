"""What the drivers of both games have in common: whole moves, quick answers, chances."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import slipstream
from rules.grand_prix.drawn import race
from rules.thunder_alley import lines
from slipstream.analysis.judging import Question, questioned
from slipstream.bots.levels import Searcher
from slipstream.bots.registry import make_bot
from slipstream.drafting.bot.driver import PHASES, WALKED, DraftingDriver
from slipstream.drafting.bot.greedy import DraftingBot
from slipstream.drafting.bot.outlook import WHOLE
from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.rules.ways import NO_LIMIT, Way, ways
from slipstream.games.grand_prix.bot.driver import DRIVER as GP
from slipstream.games.grand_prix.bot.driver import GrandPrixDriver
from slipstream.games.grand_prix.rules.decisions import RETIRE as GP_RETIRES
from slipstream.games.grand_prix.rules.state import RaceState as GrandPrixState
from slipstream.games.thunder_alley.bot.driver import DRIVER as TA
from slipstream.games.thunder_alley.rules.decisions import RETIRE as TA_RETIRES
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import WIDEST, nearness
from slipstream.kernel.game import CHANCE
from slipstream.kernel.search import Search

WORN_OUT = 6
ACTIVATIONS = ("action", "activate")
CODES = ["TA", "GP"]


def raced(code: str, seed: int, seats: int = 2, laps: str = "1", **options: str) -> DraftingRace:
    """A short race of reflex drivers; every answer is legal, and no sound car is retired."""
    game = slipstream.load(code, seats, {"laps": laps} | options)
    state = game.start()
    assert isinstance(state, DraftingRace)
    dealer = SeededDealer(seed)
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(dealer))
            continue
        answer = game.driver.reflex(state, seat, dealer)
        assert answer in state.legal(seat)
        if state.decision.name in ACTIVATIONS and answer & 127 in (GP_RETIRES, TA_RETIRES):
            assert state.markers(answer >> 7) >= WORN_OUT
        state.apply(seat, answer)
    return state


def in_the_middle(code: str, seats: int, seed: int, count: int) -> DraftingRace:
    """A race of reflex drivers after so many of their decisions, before an activation."""
    game = slipstream.load(code, seats)
    state = game.start()
    assert isinstance(state, DraftingRace)
    dealer = SeededDealer(seed)
    while count > 0 or state.decision.name not in ACTIVATIONS:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(dealer))
        else:
            state.apply(seat, game.driver.reflex(state, seat, dealer))
            count -= 1
    return state


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seed", range(3))
def test_reflex_drivers_finish_races_and_retire_no_car_that_can_race(code: str, seed: int) -> None:
    state = raced(code, seed)

    assert state.end() == "finish"


@pytest.mark.parametrize("seed", range(4))
def test_reflex_drivers_keep_the_tyre_duty(seed: int) -> None:
    """GP-7.6.2.4: nobody is disqualified, in dry races, in wet ones and where the weather turns."""
    for weather in ("dry", "wet"):
        state = raced("GP", seed, weather=weather)

        mishaps = [mishap for seat in range(2) for mishap in state.mishaps(seat)]
        assert "disqualified" not in mishaps


def test_reflex_drivers_manage_variable_pits() -> None:
    assert raced("TA", 1, pits="variable", laps="3").end() in ("finish", "rain")


@pytest.mark.parametrize("code", CODES)
def test_the_same_position_gets_the_same_reflex_whatever_is_hidden(code: str) -> None:
    state = in_the_middle(code, 3, 5, 60)
    seat = state.waiting[0]
    driver = state.game.driver

    answers = {
        driver.reflex(state.guess(seat, SeededDealer(seed)), seat, SeededDealer(seed))
        for seed in range(8)
    }

    assert len(answers) == 1


@pytest.mark.parametrize("code", CODES)
def test_candidates_are_whole_moves_best_first_whatever_is_hidden(code: str) -> None:
    state = in_the_middle(code, 3, 5, 60)
    seat = state.waiting[0]
    driver = state.game.driver
    moves = driver.candidates(state, seat)

    assert moves == driver.candidates(state.guess(seat, SeededDealer(3)), seat)
    assert len({tuple(move) for move in moves}) == len(moves)
    assert {move[0] for move in moves} <= set(state.legal(seat))
    for move in moves:
        then = state.copy()
        for answer in move:
            assert answer in then.legal(seat)
            then.apply(seat, answer)


@pytest.mark.parametrize("code", CODES)
def test_ace_and_judge_look_at_moves_that_a_pro_never_thinks_of(code: str) -> None:
    state = in_the_middle(code, 2, 5, 30)
    seat = state.waiting[0]
    driver = state.game.driver
    pro = Search(Perspective(state, seat, SeededDealer(1), 0), driver)
    ace = Search(Perspective(state, seat, SeededDealer(1), 0), driver.of_aces())

    assert len(pro.moves) == WIDEST < len(ace.moves) <= driver.of_aces().widest()
    assert {move[0] for move in pro.moves} < {move[0] for move in ace.moves}
    assert driver.candidates(state, seat)[0] == pro.moves[0]
    judged = questioned(Perspective(state, seat, SeededDealer(1), 0), state, 1)
    assert isinstance(judged, Question)
    assert judged.search.moves == ace.moves


def test_by_the_clock_nobody_walks_every_way_through_a_long_line() -> None:
    """GP-6.A4: six thousand ends here, elsewhere ten times as many; players wait for the answer."""
    quick = GP.by_the_clock()
    assert isinstance(quick, GrandPrixDriver)
    state = in_the_middle("GP", 4, 4, 120)
    assert isinstance(state, GrandPrixState)
    seat = state.waiting[0]
    fastest = max(state.legal(seat), key=lambda action: len(ways_of(state, seat, action)))

    every = ways_of(state, seat, fastest)
    then = GP.begun(state, seat, fastest)
    ends = quick.ends(then, seat)

    assert len(GP.ends(then, seat)) == len(every), "in the lab nobody waits"
    assert len(every) > WALKED
    assert len(ends) < len(every)
    assert {tuple(end.answers) for end in ends} <= {tuple(way.answers) for way in every}


@pytest.mark.parametrize("level", ["pro", "ace"])
@pytest.mark.parametrize(("ms", "walked"), [(0, NO_LIMIT), (1000, WALKED)])
def test_levels_are_quicker_where_somebody_waits(level: str, ms: int, walked: int) -> None:
    state = in_the_middle("GP", 2, 5, 30)
    bot = make_bot(state.game, level)
    assert isinstance(bot, Searcher)

    driver = bot.search(
        Perspective(state, state.waiting[0], SeededDealer(1), ms), state.game
    ).driver

    assert isinstance(driver, GrandPrixDriver)
    assert driver.walked == walked


def ways_of(state: GrandPrixState, seat: int, action: int) -> list[Way]:
    """Of an activation; none for anything else."""
    if GP.card_of(action) < 0:
        return []
    then = GP.begun(state, seat, action)
    return ways(then) if then.waiting else []


@pytest.mark.parametrize("code", CODES)
def test_in_the_middle_of_a_move_its_ends_are_the_candidates(code: str) -> None:
    state = in_the_middle(code, 3, 5, 60)
    seat = state.waiting[0]
    driver = state.game.driver
    move = driver.candidates(state, seat)[0]
    state.apply(seat, move[0])

    assert driver.candidates(state, seat)[0][0] in state.legal(seat)


@pytest.mark.parametrize("code", CODES)
def test_chances_add_up_to_one_and_the_end_is_the_truth(code: str) -> None:
    state = in_the_middle(code, 3, 5, 60)
    driver = state.game.driver
    over = raced(code, 2)

    assert sum(driver.value(state)) == pytest.approx(1)
    assert len(driver.hopes(state)) == 3
    assert driver.hopes(over) == [float(points) for points in over.points()]
    assert sum(driver.value(over)) == 1


@pytest.mark.parametrize("code", CODES)
def test_to_look_once_shows_the_same_chances_and_points(code: str) -> None:
    for state in (in_the_middle(code, 3, 5, 60), raced(code, 2)):
        driver = state.game.driver

        assert driver.judged(state) == (driver.value(state), driver.hopes(state))


@pytest.mark.parametrize("code", CODES)
def test_who_is_ahead_near_the_end_is_likely_to_win(code: str) -> None:
    ahead = {
        "TA": lines.state(
            lines.ACTIVATE.replace(lines.CARS, "cars=25@108.0,29@107.0,8@95.0,11@94.1").replace(
                "turn=2", "lap=4 turn=2"
            )
        ),
        "GP": race("1@170.0 10@169.0 5@150.0 33@149.1 20@160.0", duty_done=[1, 10, 5, 33]).state,
    }[code]

    assert ahead.game.driver.value(ahead)[0] > 0.8


def test_a_seat_without_a_car_wins_only_with_the_points_that_it_has() -> None:
    """So far from the end nothing is decided yet, but for a seat whose race is over."""
    state = race("1@40.0 10@39.0 5@38.0 33@37.1 20@36.0").state
    alone = race("1@40.0 10@39.0 20@36.0", out=[5, 33]).state

    assert state.game.driver.value(state)[1] > 0.3
    assert alone.game.driver.value(alone)[1] < 0.05
    assert sum(alone.game.driver.value(alone)) == pytest.approx(1)


def test_phases_of_a_race_mix_and_always_add_up_to_one() -> None:
    for turns in (0.0, 0.3, 1.0, 2.0, 4.0, 9.0, 30.0):
        shares = [nearness(turns, PHASES, phase) for phase in range(len(PHASES))]

        assert sum(shares) == pytest.approx(1)
        assert all(share >= 0 for share in shares)


def test_places_are_shared_by_cars_that_are_level() -> None:
    """Two cars of two seats side by side in the last sector: each expects place one and a half."""
    r = race("1@100.0 5@100.1", duty_done=[1, 5])
    outlook = GP.outlook(r.state)
    outlook.weigh(r.state.board.progress, r.state.board.space_of)
    places = [outlook.expected_place(r.car(number)) / WHOLE for number in (1, 5)]

    assert places == pytest.approx([1.5, 1.5], abs=0.05)
    assert outlook.worth_of(100 * WHOLE) == outlook.taste.worth[-1]


# The bot that follows its plan


def test_a_move_is_planned_once_and_then_followed() -> None:
    """After the first answer nobody is there to plan, and the move goes on."""
    state = in_the_middle("TA", 3, 5, 60)
    seat = state.waiting[0]
    bot = DraftingBot(TA)
    best = state.game.driver.candidates(state, seat)[0]
    answers: list[int] = []
    while len(answers) < len(best):
        answers.append(bot.choose(Perspective(state, seat, SeededDealer(1), 0)))

        assert answers[-1] == bot.choose(Perspective(state, seat, SeededDealer(2), 0))
        state.apply(seat, answers[-1])
        bot.driver = DraftingDriver(0)

    assert answers == best
    assert len(best) > 2


def test_another_position_is_another_plan() -> None:
    first, second = (in_the_middle("GP", 3, seed, 60) for seed in (5, 6))
    bot = DraftingBot(GP)
    fresh = DraftingBot(GP)
    for state in (first, second, first):
        p = Perspective(state, state.waiting[0], SeededDealer(1), 0)

        assert bot.choose(p) == fresh.choose(p)
        fresh = DraftingBot(GP)


def test_a_step_that_nobody_has_planned_is_planned_then() -> None:
    """The same bot has another move of the same car in mind, or none at all."""
    state = in_the_middle("GP", 3, 5, 60)
    seat = state.waiting[0]
    bot = DraftingBot(GP)
    first, second = state.game.driver.candidates(state, seat)[0], state.legal(seat)[0]

    assert bot.choose(Perspective(state, seat, SeededDealer(1), 0)) == first[0] != second
    state.apply(seat, second)
    assert bot.choose(Perspective(state, seat, SeededDealer(1), 0)) in state.legal(seat)


def test_every_question_must_be_answered_by_a_game() -> None:
    driver: DraftingDriver[DraftingRace] = DraftingDriver(0)
    s = in_the_middle("TA", 2, 1, 1)
    asked: list[Callable[[], object]] = [
        lambda: driver.copy(s),
        lambda: driver.outlook(s),
        lambda: driver.turns_left(s),
        lambda: driver.asks_activation(s),
        lambda: driver.card_of(0),
        lambda: driver.like(0),
        lambda: driver.worth(0),
        lambda: driver.keeping(s, 0),
        lambda: driver.is_retirement(0),
        lambda: driver.is_worn_out(s, 0),
        lambda: driver.pay(s, 0),
        lambda: driver.others(s, 0, []),
        lambda: driver.activation(s, 0, s.board.progress),
        lambda: driver.quick(s, 0, []),
    ]
    for ask in asked:
        with pytest.raises(NotImplementedError):
            ask()


@pytest.mark.parametrize("code", CODES)
def test_the_reflex_bot_does_what_the_driver_would(code: str) -> None:
    state = in_the_middle(code, 3, 5, 60)
    seat = state.waiting[0]
    bot = make_bot(state.game, "reflex")

    choice = bot.choose(Perspective(state, seat, SeededDealer(1), 0))

    assert choice == state.game.driver.reflex(state, seat, SeededDealer(2))
