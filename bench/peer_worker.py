"""Measure one peer's random-play speed: ``python peer_worker.py NAME SECONDS``.

Run by the Python of ``build/peers`` (see ``peers.py``); prints one JSON line.

Every peer has a fixed batch of seeded games. First the batch is played untimed, with
counting: this gives the steps and the decisions of each game and warms the peer up. Then
the same games are played by the peer's plain loop, with the clock running and nothing
counted, over and over until the time is up. The steps of both passes must agree, game for
game, or the measurement is refused. The clock is the process's own, which stands still while
others have the core. Creating a game is inside the timed part, importing the peer is not.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from dataclasses import asdict, dataclass
from importlib.metadata import version
from typing import Any, Protocol

SEED = 20_260_101


@dataclass(frozen=True)
class Tally:
    """What one game holds: every action and dealt or rolled outcome, and the real decisions."""

    steps: int
    decisions: int


@dataclass(frozen=True)
class Timing:
    """The timed pass: steps of each game in order, and how long they took together."""

    steps: list[int]
    seconds: float


@dataclass(frozen=True)
class Figure:
    """The line this worker prints; the same fields as ``peers.PeerFigure``."""

    name: str
    call: str
    version: str
    races: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float


class Peer(Protocol):
    """One peer's game, played at random from a fixed seed."""

    package: str
    call: str
    batch: int

    def restart(self) -> None:
        """Seed everything, so that the same batch of games follows."""

    def play(self) -> int:
        """Play the next game by the peer's plain loop; return its steps."""

    def count(self) -> Tally:
        """Play the very same game, counting."""


class Catanatron:
    """Catan, four random players.

    The games repeat exactly within one process, which is all that counting and timing
    need, but not from one process to the next: catanatron orders its trade offers by a set
    of tuples holding None, and before Python 3.12 the hash of None is a memory address.
    """

    package = "catanatron"
    call = (
        "Four RandomPlayers, whole games by catanatron's own loop: "
        "Game([RandomPlayer(color) for color in Color], seed=seed).play(); a game ends "
        "with a winner or at catanatron's limit of 1000 turns"
    )
    batch = 24

    def __init__(self) -> None:
        peer = importlib.import_module("catanatron")
        self.game, self.player, self.colors = peer.Game, peer.RandomPlayer, list(peer.Color)
        self.seed = SEED

    def restart(self) -> None:
        self.seed = SEED

    def _next(self) -> Any:
        self.seed += 1
        return self.game([self.player(color) for color in self.colors], seed=self.seed)

    def play(self) -> int:
        game = self._next()
        game.play()
        return len(game.state.actions)

    def count(self) -> Tally:
        game = self._next()
        decisions = 0

        def decide(player: Any, game: Any, actions: Any) -> Any:
            nonlocal decisions
            decisions += len(actions) > 1
            return player.decide(game, actions)

        game.play(decide_fn=decide)
        return Tally(len(game.state.actions), decisions)


class RLCard:
    """One of RLCard's games, played through its environment."""

    package = "rlcard"

    def __init__(self, game: str, batch: int) -> None:
        self.env: Any = importlib.import_module("rlcard").make(game, config={"seed": SEED})
        self.batch = batch
        self.call = (
            f"env = rlcard.make({game!r}), {self.env.num_players} random players; per game: "
            "state, _ = env.reset(); while not env.is_over(): state, _ = "
            "env.step(random.choice(list(state['legal_actions']))) "
            "(random.choice because RLCard's RandomAgent, by np.random.choice, is slower)"
        )

    def restart(self) -> None:
        random.seed(SEED)
        importlib.import_module("numpy").random.seed(SEED)
        self.env.seed(SEED)

    def play(self) -> int:
        env, choice = self.env, random.choice
        before = env.timestep
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
        return int(env.timestep - before)

    def count(self) -> Tally:
        env = self.env
        before, decisions = env.timestep, 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(random.choice(legal))
        return Tally(env.timestep - before, decisions)


class OpenSpielPython:
    """One of OpenSpiel's games, every step asked for from Python."""

    package = "open_spiel"

    def __init__(self, game: str, batch: int) -> None:
        self.spiel: Any = importlib.import_module("pyspiel")
        self.game = self.spiel.load_game(game)
        self.batch = batch
        self.call = (
            f"game = pyspiel.load_game({game!r}), {self.game.num_players()} random players; "
            "per game: state = game.new_initial_state(); while not state.is_terminal(): "
            "at a chance node state.apply_action("
            "pyspiel.sample_action(state.chance_outcomes(), random.random())[0]), "
            "else state.apply_action(random.choice(state.legal_actions()))"
        )

    def restart(self) -> None:
        random.seed(SEED)

    def play(self) -> int:
        choice, luck, sample = random.choice, random.random, self.spiel.sample_action
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), luck())[0])
            else:
                state.apply_action(choice(state.legal_actions()))
        return int(state.move_number())

    def count(self) -> Tally:
        state, decisions = self.game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(self.spiel.sample_action(outcomes, random.random())[0])
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(random.choice(legal))
        return Tally(state.move_number(), decisions)


class OpenSpielCpp:
    """One of OpenSpiel's games, a whole game per call into its C++ loop."""

    package = "open_spiel"

    def __init__(self, game: str, batch: int) -> None:
        self.spiel: Any = importlib.import_module("pyspiel")
        self.game = self.spiel.load_game(game)
        self.batch = batch
        self.players = range(self.game.num_players())
        self.call = (
            f"game = pyspiel.load_game({game!r}); bots = [pyspiel.make_uniform_random_bot(player, "
            f"seed) for player in range({len(self.players)})], made once; per game one call "
            "that plays it through in C++: "
            "pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)"
        )
        self.restart()

    def restart(self) -> None:
        make = self.spiel.make_uniform_random_bot
        self.bots = [make(player, SEED + player) for player in self.players]
        self.seed = SEED

    def _played(self) -> Any:
        self.seed += 1
        state = self.game.new_initial_state()
        self.spiel.evaluate_bots(state, self.bots, self.seed)
        return state

    def play(self) -> int:
        return int(self._played().move_number())

    def count(self) -> Tally:
        played, state, decisions = self._played(), self.game.new_initial_state(), 0
        for step in played.full_history():
            if not state.is_chance_node():
                decisions += len(state.legal_actions()) > 1
            state.apply_action(step.action)
        return Tally(state.move_number(), decisions)


class Chess:
    """Chess by python-chess."""

    package = "chess"
    call = (
        "Random legal games: board = chess.Board(); while not board.is_game_over(): "
        "board.push(random.choice(list(board.legal_moves)))"
    )
    batch = 40

    def __init__(self) -> None:
        self.board: Any = importlib.import_module("chess").Board

    def restart(self) -> None:
        random.seed(SEED)

    def play(self) -> int:
        board, choice = self.board(), random.choice
        while not board.is_game_over():
            board.push(choice(list(board.legal_moves)))
        return len(board.move_stack)

    def count(self) -> Tally:
        board, decisions = self.board(), 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            decisions += len(legal) > 1
            board.push(random.choice(legal))
        return Tally(len(board.move_stack), decisions)


def make(name: str) -> Peer:  # noqa: PLR0911
    """The peer of that name, imported and ready."""
    match name:
        case "catanatron":
            return Catanatron()
        case "rlcard_uno":
            return RLCard("uno", 500)
        case "rlcard_leduc_holdem":
            return RLCard("leduc-holdem", 10_000)
        case "rlcard_gin_rummy":
            return RLCard("gin-rummy", 50)
        case "openspiel_backgammon_python":
            return OpenSpielPython("backgammon", 300)
        case "openspiel_backgammon_cpp":
            return OpenSpielCpp("backgammon", 300)
        case "openspiel_hearts_python":
            return OpenSpielPython("hearts", 2_000)
        case "openspiel_hearts_cpp":
            return OpenSpielCpp("hearts", 4_000)
        case "chess":
            return Chess()
    raise SystemExit(f"unknown peer: {name}")


def count_batch(peer: Peer) -> list[Tally]:
    """The untimed pass: what each game of the batch holds."""
    peer.restart()
    return [peer.count() for _ in range(peer.batch)]


def time_games(peer: Peer, seconds: float) -> Timing:
    """The timed pass: the batch again and again until the time is up."""
    clock, play, batch = time.process_time, peer.play, peer.batch
    steps: list[int] = []
    start = now = clock()
    while now - start < seconds:
        if len(steps) % batch == 0:
            peer.restart()
        steps.append(play())
        now = clock()
    return Timing(steps, now - start)


def measure(name: str, seconds: float) -> Figure:
    """Count, time, check that both passes played the same games, and work out the rates."""
    peer = make(name)
    tallies = count_batch(peer)
    timing = time_games(peer, seconds)
    played = [tallies[index % peer.batch] for index in range(len(timing.steps))]
    if [tally.steps for tally in played] != timing.steps:
        raise SystemExit(f"{name}: the timed games are not the counted ones")
    races, decisions = len(played), sum(tally.decisions for tally in played)
    return Figure(
        name=name,
        call=peer.call,
        version=version(peer.package),
        races=races,
        decisions=decisions,
        seconds=timing.seconds,
        decisions_per_second=decisions / timing.seconds,
        games_per_second=races / timing.seconds,
    )


def main(arguments: list[str]) -> None:
    """Measure the one peer asked for and print its line."""
    if len(arguments) != 2 or not float(arguments[1]) > 0:
        raise SystemExit("usage: peer_worker.py NAME SECONDS (more than 0)")
    print(json.dumps(asdict(measure(arguments[0], float(arguments[1])))))


if __name__ == "__main__":
    main(sys.argv[1:])
