"""Environments pass the kits of those who made the interfaces, and tell no secrets."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any
from warnings import catch_warnings, simplefilter

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import slipstream.rl
from kit.toy import registered
from rl.layouts import MARK, PAGE, tables
from slipstream import GAMES, IllegalAction, InvalidOption, SeededDealer, load
from slipstream.notation.house import open_house
from slipstream.rl import Race
from slipstream.rl.layout import Layout
from slipstream.rl.race import NOBODY

with catch_warnings():
    # Where pygame is installed, their kit imports their own games, which warn of themselves.
    simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

SHORT = {  # so that a race is over soon
    "TA": {"circuit": "flat", "laps": "1"},
    "GP": {"circuit": "flat", "laps": "1"},
}
CYCLES = 60
MANY = 1000
HOUSES = Path(__file__).parents[2] / "examples" / "house-rules"


@pytest.fixture(params=list(GAMES))
def code(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(params=sorted(HOUSES.glob("*.toml")), ids=lambda path: path.stem)
def house(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture
def soak(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--soak"))


def seats_of(code: str, soak: bool) -> int:
    game = GAMES[code]()
    return game.most if soak else game.fewest


def test_pettingzoo_finds_nothing_wrong(code: str, soak: bool) -> None:
    env = slipstream.rl.aec(code, seats_of(code, soak))

    api_test(env, num_cycles=MANY if soak else CYCLES)


def test_a_seed_reproduces_everything_for_pettingzoo(code: str, soak: bool) -> None:
    seats = seats_of(code, soak)

    seed_test(lambda: slipstream.rl.aec(code, seats), num_cycles=MANY if soak else CYCLES)


def made(code: str, **more: Any) -> gymnasium.Env[Any, Any]:
    """By its name; the number is that of the rules."""
    name = f"slipstream.rl:slipstream/{code}-v{GAMES[code]().version}"
    return gymnasium.make(name, bots="random", options=SHORT.get(code), **more)


def test_gymnasium_finds_nothing_wrong(code: str, soak: bool) -> None:
    env = made(code, seats=seats_of(code, soak), render_mode="ansi")

    check_env(env.unwrapped)


def test_gymnasium_makes_them_by_name(code: str) -> None:
    env = made(code)
    seen, info = env.reset(seed=1)

    assert env.observation_space.contains(seen)
    assert info["action_mask"].any()


def races(code: str, numbers: range) -> list[Race]:
    found = []
    for seed in numbers:
        race = Race(code, seats_of(code, seed % 2 == 1), SHORT.get(code))
        race.begin(seed)
        found.append(race)
    return found


def test_what_a_seat_cannot_see_is_in_no_observation_and_no_mask(code: str) -> None:
    """Races go on at random; now and then all that is hidden is dealt again."""
    for race in races(code, range(2)):
        luck = np.random.default_rng(race.seed)
        looks = 0
        while not race.is_over:
            seat = race.seat
            if race.decisions % 20 == 0:
                looks += 1
                guess = race.state.guess(seat, SeededDealer(looks))
                same = race.layout.observe(guess, seat)
                assert (race.observe(seat) == same).all()
                assert race.layout.numbered(guess, seat).keys() == race.answers.keys()
            race.play(int(luck.choice(list(race.answers))))


def test_no_number_of_an_observation_is_cut_off(code: str) -> None:
    """All scales are wide enough: clipping changes nothing."""
    race = races(code, range(1))[0]
    luck = np.random.default_rng(1)
    while not race.is_over:
        if race.decisions % 7 == 0:
            view = race.game.view(race.state, race.seat)
            pieces = race.layout.brought.observed(race.game, view)
            flat = [x for _, values in pieces for x in values]
            assert -1 <= min(flat) <= max(flat) <= 1
        race.play(int(luck.choice(list(race.answers))))


def test_house_rules_are_driven_and_keep_the_layout(house: Path) -> None:
    """No scale is too narrow for them, and what the seat cannot see stays hidden."""
    code = open_house(house).game
    seats = seats_of(code, False)
    short = SHORT.get(code)
    race = Race(code, seats, short, house=house)
    by_the_book = Race(code, seats, short)
    luck = np.random.default_rng(1)
    while not race.is_over:
        if race.decisions % 9 == 0:
            view = race.game.view(race.state, race.seat)
            pieces = race.layout.brought.observed(race.game, view)
            flat = [x for _, values in pieces for x in values]
            assert -1 <= min(flat) <= max(flat) <= 1
            guess = race.state.guess(race.seat, SeededDealer(race.decisions))
            assert (race.layout.observe(guess, race.seat) == race.observe(race.seat)).all()
        race.play(int(luck.choice(list(race.answers))))

    assert (race.slices, race.actions) == (by_the_book.slices, by_the_book.actions)
    assert race.game.house.name == house.stem
    assert slipstream.rl.layout(code, seats, short, house).size == race.layout.size


def test_every_environment_takes_a_file_of_house_rules(house: Path) -> None:
    code = open_house(house).game
    seats = seats_of(code, False)
    short = SHORT.get(code)
    api_test(slipstream.rl.aec(code, seats, short, house=house), num_cycles=10)
    alone = made(code, seats=seats, house=str(house)).unwrapped
    many = slipstream.rl.vector(code, seats, 2, options=short, house=house)

    assert isinstance(alone, slipstream.rl.SeatEnv)
    assert alone.race.game.house.name == many.races[1].game.house.name == house.stem
    with pytest.raises(InvalidOption, match=r"none\.toml cannot be read"):
        slipstream.rl.aec(code, seats, house="none.toml")


def test_every_decision_of_a_seat_is_numbered_and_every_slice_explained(code: str) -> None:
    game = load(code, seats_of(code, False))
    layout = Layout(game)
    asked = {row.name for row in game.start().decisions if row.source < 0}

    assert set(layout.answers) == asked
    assert set(layout.about) == set(layout.slices)
    assert sum(size for _, _, size, _ in layout.rows()) == layout.size


def test_the_guide_shows_the_layouts_as_they_are() -> None:
    """If not: `PYTHONPATH=src .venv/bin/python tests/rl/layouts.py`."""
    assert PAGE.read_text("utf-8").endswith(MARK + tables())


def test_the_parts_of_an_observation_have_names() -> None:
    race = Race("FMR", 3)
    parts = race.layout.named(race.observe(race.seat))

    assert parts["hand"].sum() == pytest.approx(1)
    assert parts["line"].sum() == 12
    assert parts["asked"][-1] == 1


def test_rewards_come_at_the_end_and_add_up_to_one(code: str) -> None:
    for reward in slipstream.rl.REWARDS:
        env = slipstream.rl.aec(code, seats_of(code, False), SHORT.get(code), reward)
        env.reset(seed=4)
        luck = np.random.default_rng(4)
        while not env.race.is_over:
            assert not any(env.rewards.values())
            env.step(
                int(luck.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])))
            )

        assert sum(env.rewards.values()) == pytest.approx(1)
        assert all(env.terminations.values())
        assert {"points", "place"} <= env.infos["seat_1"].keys()


@pytest.mark.parametrize("code", ["TA", "GP"])
def test_whole_moves_are_few_and_go_on_to_their_end(code: str) -> None:
    race = Race(code, 2, SHORT[code], whole_moves=True)
    race.begin(3)
    luck = np.random.default_rng(3)
    mover = NOBODY
    for _ in range(40):
        name = race.state.decision.name
        if name == "step":  # of a car whose card was the only answer
            assert race.seat != mover
        mover = race.seat if name in ("activate", "action", "step") else NOBODY
        seen = race.observe(race.seat)
        assert seen.shape == (race.size,)
        assert race.mask(race.seat).sum() == len(race.answers) <= slipstream.rl.WHOLE_MOVES
        assert seen[race.slices["moves"]][::2].sum() == len(race.answers)
        race.play(int(luck.choice(list(race.answers))))
        if race.is_over:
            break


def test_whole_moves_tell_nothing_of_what_is_hidden(code: str) -> None:
    race = Race(code, seats_of(code, False), SHORT.get(code), whole_moves=True)
    race.begin(6)
    for _ in range(12):
        if race.is_over:
            break
        seat = race.seat
        seen, answers = race.observe(seat), race.answers
        truth = race.state
        race.state = truth.guess(seat, SeededDealer(race.decisions))
        race.find_answers(seat)

        assert race.answers == answers
        assert (race.observe(seat) == seen).all()
        race.state = truth
        race.play(min(3, len(answers) - 1))


def test_races_stepped_together_are_the_races_stepped_alone() -> None:
    many = slipstream.rl.vector("QGP", 2, races=3, seed=5)
    again = slipstream.rl.vector("QGP", 2, races=3, seed=5)
    luck = np.random.default_rng(5)
    ended = 0
    for _ in range(200):
        actions = many.sample(luck)
        tokens = [race.token(int(action)) for race, action in zip(many.races, actions, strict=True)]
        assert all(tokens)
        rewards, done = many.step(actions)
        also, _ = again.step(actions.tolist())
        ended += int(done.sum())

        assert (rewards == also).all()
        assert (many.observations == again.observations).all()
        assert (many.masks == again.masks).all()
        assert rewards[done].sum() == pytest.approx(done.sum())
        assert not rewards[~done].any()
    assert ended > 5
    assert many.begun == 3 + ended


def test_an_illegal_action_is_refused_and_nothing_has_happened() -> None:
    many = slipstream.rl.vector("FMR", 3, races=2, seed=1)
    before = many.observations.copy()
    legal = np.flatnonzero(many.masks[0])[0]
    wrong = np.flatnonzero(many.masks[1] == 0)[0]

    with pytest.raises(InvalidOption, match=r"race 1: action \d+ is not legal for seat"):
        many.step([legal, wrong])
    with pytest.raises(InvalidOption, match="1 actions for 2 races"):
        many.step([legal])
    assert (many.observations == before).all()
    with pytest.raises(IllegalAction, match=r"action \d+ is not legal for seat \d at 'play'"):
        many.races[1].play(int(wrong))


def test_an_illegal_action_of_a_learner_is_harmless_and_costs() -> None:
    env = slipstream.rl.seat("FMR", 3, bots="random", own=None)
    _, info = env.reset(seed=2)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, _, _, info = env.step(wrong)

    assert reward == -0.01
    assert info["illegal"]
    assert env.action_masks().dtype == bool
    assert env.render().startswith("FMR/1 ")


def test_a_race_that_is_over_takes_no_more_answers() -> None:
    race = Race("QGP", 2, reward="win")
    while not race.is_over:
        race.play(race.fallback())

    with pytest.raises(IllegalAction, match="the race is over"):
        race.play(0)
    assert not race.mask(0).any()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: Race("XY", 2), "there is no game 'XY'"),
        (lambda: Race("FMR", 2), "for 3 to 6 players, not 2"),
        (lambda: Race("FMR", 3, {"laps": "9"}), "FMR has no option 'laps'"),
        (lambda: Race("FMR", 3, reward="fame"), "a reward is points or win, not 'fame'"),
        (lambda: Race("FMR", 3).begin(-1), "a seed is a natural number, not -1"),
        (lambda: slipstream.rl.vector("FMR", 3, 0), "at least one race is stepped, not 0"),
        (lambda: slipstream.rl.vector("FMR", 3, 1, -1), "a seed is a natural number, not -1"),
        (lambda: slipstream.rl.seat("FMR", 3, own=4), "there is no seat 4; there are 3"),
        (lambda: slipstream.rl.seat("FMR", bots="fangio"), "FMR has no bot 'fangio'"),
    ],
)
def test_what_is_wrong_is_said(wrong: object, sentence: str) -> None:
    assert callable(wrong)
    with pytest.raises(InvalidOption, match=sentence):
        wrong()


def test_without_the_extra_it_is_said_what_to_install() -> None:
    program = "import sys; sys.modules['gymnasium'] = None; import slipstream.rl"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert "ImportError: slipstream.rl needs its extra: pip install 'slipstream[rl]'" in done.stderr


def test_a_game_without_a_layout_says_so() -> None:
    with registered(), pytest.raises(InvalidOption, match="Sealed Bids has no layout"):
        Race("TOY", 2)
