"""OpenSpiel: the games as Python games of its own, chance nodes and hidden information included.

>>> import pyspiel, slipstream.rl.open_spiel
>>> slipstream.rl.open_spiel.register()
>>> game = pyspiel.load_game("slipstream_fmr(players=4)")

Parameters are `players`, `reward` (points or win), `options`, such as `laps:1;weather:wet`, and
`house`, a file of house rules.
Needs the extra `openspiel`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from slipstream.games.registry import GAMES, find, load
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import scored, won
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import CHANCE, PUBLIC, Game, State
from slipstream.notation.house import with_house
from slipstream.notation.moves import Move, redacted, spelled
from slipstream.rl.layout import Layout
from slipstream.rl.race import REWARDS, share

MOST_CHANCES = 128
"""More than any deck, bag or die can answer."""
SEED_BITS = 62


def register() -> None:
    """Make all games known to OpenSpiel, as `slipstream_fmr` and so on; again changes nothing."""
    known = set(pyspiel.registered_names())
    for code in GAMES:
        kind = game_type(find(code))
        if kind.short_name not in known:
            pyspiel.register_game(kind, adapter(code, kind))


def adapter(code: str, kind: Any) -> type[SpielGame]:
    """What OpenSpiel calls to make a game of its parameters.

    A class, since OpenSpiel lets go of a function only after Python has ended, and crashes.
    """

    class Adapter(SpielGame):
        def __init__(self, params: Any = None) -> None:
            super().__init__(code, kind, dict(params or {}))

    return Adapter


def game_type(game: type[Game]) -> Any:
    return pyspiel.GameType(
        short_name=f"slipstream_{game.code.lower()}",
        long_name=f"{game.title} (Slipstream)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.fewest,
            "reward": "points",
            "options": "",
            "house": "",
        },
    )


class SoFar:
    """A position and the words that led to it: all that a state of OpenSpiel copies and saves."""

    def __init__(self, layout: Layout, race: State, moves: list[Move], sealed: list[int]) -> None:
        self.layout = layout
        self.race = race
        self.moves = moves
        self.sealed = sealed  # numbers of answers that are not yet revealed

    def __deepcopy__(self, memo: Any) -> SoFar:
        return SoFar(self.layout, self.race.copy(), self.moves[:], self.sealed[:])

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.layout.game
        line = game.line(self.race, CHANCE)
        return restored, (game.code, game.seats, game.options, line, self.moves, self.sealed)

    def play(self, seat: int, action: int) -> None:
        race = self.race
        if race.decision.sealed:
            self.sealed.append(len(self.moves))
        self.moves.append(spelled(race, seat, action))
        others = [other for other in race.waiting if other != seat]
        race.apply(seat, action)
        if race.waiting != others:
            self.sealed = []

    def seen(self, seat: int) -> list[Move]:
        return redacted(self.moves, seat, self.sealed)


def restored(
    code: str, seats: int, options: dict[str, str], line: str, moves: list[Move], sealed: list[int]
) -> SoFar:
    game = load(code, seats, options)
    return SoFar(Layout(game), game.read(line), moves, sealed)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and options."""

    def __init__(self, code: str, kind: Any, params: dict[str, Any]) -> None:
        seats = int(params.get("players", find(code).fewest))
        self.reward = str(params.get("reward", REWARDS[0]))
        if self.reward not in REWARDS:
            raise InvalidOption(f"a reward is {' or '.join(REWARDS)}, not {self.reward!r}")
        options = read_options(str(params.get("options", "")))
        self.race = load(code, seats, with_house(options, str(params.get("house", ""))))
        self.layout = Layout(self.race)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=MOST_CHANCES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.race.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.layout, recall)


def read_options(text: str) -> dict[str, str]:
    """`laps:1;weather:wet`; a plus stands for a comma, which OpenSpiel keeps for itself."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    wrong = [name for name, colon, _ in pairs if not colon]
    if wrong:
        raise InvalidOption(f"options are written as name:value;name:value, not {wrong[0]!r}")
    return {name: value.replace("+", ",") for name, _, value in pairs}


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.so_far = SoFar(game.layout, game.race.start(), [], [])

    @property
    def race(self) -> State:
        return self.so_far.race

    def current_player(self) -> int:
        if not self.race.waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.race.waiting[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return not self.race.waiting

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.so_far.layout.numbered(self.race, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.race.chances()
        total = sum(weight for _, weight in chances)
        return [(outcome, weight / total) for outcome, weight in chances]

    def answer(self, player: int, action: int) -> int:
        """The answer of the rules that a number of OpenSpiel stands for."""
        return action if player < 0 else self.so_far.layout.numbered(self.race, player)[action]

    def _apply_action(self, action: int) -> None:
        seat = self.race.waiting[0]
        self.so_far.play(seat, self.answer(seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.race.decision.spell(self.race, self.answer(player, action))

    def returns(self) -> list[float]:
        if self.race.waiting:
            return [0.0] * self.race.game.seats
        return won(self.race) if self.get_game().reward == "win" else share(scored(self.race))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; luck from the sampler."""
        seed = 0
        for _ in range(SEED_BITS):
            seed = seed << 1 | (sampler() >= 0.5)
        other: SpielState = self.clone()
        other.so_far.race = self.race.guess(player, SeededDealer(seed))
        other.so_far.moves = self.so_far.seen(player)
        return other

    def __str__(self) -> str:
        return self.race.game.line(self.race, CHANCE)


class Observer:
    """What a player sees now, as an array and as a line; with perfect recall, as the record."""

    def __init__(self, layout: Layout, recall: bool) -> None:
        self.layout = layout
        self.recall = recall
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {name: self.tensor[where] for name, where in layout.slices.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.layout.observe(state.race, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            seen = state.so_far.seen(player)
            return " ".join(f"{move.seat + 1}:{move.text}" for move in seen)
        seat = player if player >= 0 else PUBLIC
        return self.layout.game.line(state.race, seat)
