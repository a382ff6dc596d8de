"""Thunder Alley beside its oracle."""

from __future__ import annotations

from collections.abc import Callable

from lockstep.pair import Facts, Pair
from oracle import Oracle, Position
from oracle.cards import Card
from oracle.positions import draw, write
from slipstream.drafting.rules.steps import SHIFT, TAKE_TAIL
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.asking import (
    ACTIVATE,
    CLEAN_AIR,
    LANE,
    SECOND_CAR,
    STEP,
    TAIL,
)
from slipstream.games.thunder_alley.rules.components import NAMES, WEAR_LETTERS, WEARS
from slipstream.games.thunder_alley.rules.decisions import Activate
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.cards import Hand
from slipstream.kernel.rows import vec
from slipstream.track.circuits.load import load
from slipstream.track.rules.board import OFF

SEGMENT = (TAIL, STEP, LANE, CLEAN_AIR, SECOND_CAR)


def engine_state(oracle: Oracle, position: Position, active: str) -> RaceState:
    """The same cars for the engine; its teams are filled up with cars that are out.

    Cars without a team are nobody's team-mates: the active one gets a team of its own.
    """
    cars = position["cars"]
    teams: dict[str, list[str]] = {}
    for number in cars:
        team = cars[number]["team"] or ("active" if number == active else "others")
        teams.setdefault(team, []).append(number)
    if len(teams) == 1:
        teams["nobody"] = []
    game = ThunderAlley(len(teams), {})
    game.track = load(oracle.circuit.name).track
    game.laps = oracle.laps
    game.enter(max(map(len, teams.values())) + 1)
    numbers = [[int(n) for n in team] + [0] * (game.cars - len(team)) for team in teams.values()]
    game.numbers = [number for team in numbers for number in team]
    state = game.blank()
    state.set_up()
    place_cars(state, position)
    return state


def place_cars(state: RaceState, position: Position) -> None:
    """Cars of one apron space from the bottom of their stack upwards."""
    track = state.board.track
    for number, car in sorted(position["cars"].items(), key=lambda item: item[1]["stack"]):
        progress, lane = car["at"]
        x = state.race.numbers.index(int(number))
        state.board.place(x, track.space(progress % track.length, lane), progress)
        state.flipped[x] = car["moved"]
        for letter in car["wear"]:
            state.add_wear(x, WEAR_LETTERS.index(letter), 1, "")
    state.racing = vec[bool]([space != OFF for space in state.board.space_of])
    state.furthest = max(car["at"][0] for car in position["cars"].values())
    state.turn_number = 1


def play_card(state: RaceState, number: str, card: Card) -> None:
    """The owner of the car plays this card for it."""
    car, kind = state.race.numbers.index(int(number)), NAMES.index(card["name"])
    seat = state.owner(car)
    state.hands[seat] = Hand([kind], [])
    state.ask_seat(ACTIVATE, seat)
    Activate().apply(state, seat, car << 7 | kind)


def spelled(state: RaceState) -> dict[str, int]:
    """The engine's words; nothing when the segment is over."""
    if not state.waiting or state.asking not in SEGMENT:
        return {}
    decision = state.decisions[state.asking]
    return {decision.spell(state, a): a for a in state.legal(state.waiting[0])}


class Activated(Pair[Position, RaceState]):
    """A card played for a car on both sides."""

    def __init__(self, oracle: Oracle, position: Position, car: str, card: Card) -> None:
        super().__init__(
            oracle, oracle.activate(position, car, card), engine_state(oracle, position, car)
        )
        self.judge = oracle
        self.start = position
        self.car = car
        self.card = card
        play_card(self.state, car, card)

    def spelled(self) -> dict[str, int]:
        return spelled(self.state)

    def facts(self) -> tuple[Facts, Facts]:
        return oracle_facts(self.position), engine_facts(self.state)

    def is_same(self, word: str, token: str) -> bool:
        """Is the engine's token what the oracle says with this word?"""
        same: dict[str, Callable[[], bool]] = {
            ">": lambda: token == word or (word == ">" and token[0] == ">"),
            ".": lambda: token in ("=", "-"),
            "b": lambda: token == ("b>" if word == "b" else word),
            "+": lambda: token == word[1:],
            "@": lambda: token == self.in_sectors(word),
            "<": lambda: self.is_tail(word, token),
            ":": lambda: self.is_lane(word, token),
        }
        return same.get(word[0], lambda: token == word)()

    def in_sectors(self, word: str) -> str:
        progress, lane = word[1:].split(".")
        return f":{int(progress) % self.state.board.track.length}.{lane}"

    def is_tail(self, word: str, token: str) -> bool:
        """The engine names the space that feeds the line: that of the car, or an empty one."""
        board = self.state.board
        car = board.car_at[board.track.read(token[1:])[1]]
        number = str(self.state.race.numbers[car]) if car >= 0 else "-"
        return self.state.asking == TAIL and word[1:] == number

    def is_lane(self, word: str, token: str) -> bool:
        """The engine names the space where the car in question goes."""
        number, lane = word[1:].split(".")
        track = self.state.board.track
        here = self.state.board.space_of[self.state.race.numbers.index(int(number))]
        space = track.read(token[1:])[1]
        near = space in track.ahead[here] or space in track.behind[here]
        return self.state.asking == LANE and near and track.lane[space] == int(lane)

    def divide(self, why: str, theirs: list[str], ours: list[str]) -> str:
        """All that a person needs to settle who is right."""
        oracle = self.judge
        around = self.car if self.car in self.position["cars"] else next(iter(self.start["cars"]))
        return (
            f"{why}\n\ncircuit {oracle.circuit.name}, {oracle.laps} laps\n"
            f"cars {write(self.start)}\nplay {self.car} {self.card['name']}\n"
            f"{draw(oracle.circuit, self.start, self.car)}\n\n"
            f"after: {' '.join(self.words) or 'nothing'}\n"
            f"{draw(oracle.circuit, self.position, around) if self.position['cars'] else ''}\n"
            f"\noracle  {' | '.join(theirs)}\nengine  {' | '.join(ours)}"
        )


def oracle_facts(position: Position) -> Facts:
    """All that both sides know, under the same names."""
    now = position["activation"]
    facts: Facts = {"finished": position["finished"]}
    for number, car in position["cars"].items():
        facts[number] = [*car["at"], car["stack"]]
        if now is None:
            facts[number] = [*car["at"], car["stack"], "".join(sorted(car["wear"])), car["moved"]]
    if now is None:
        facts["led"] = position["led"]
    elif now["phase"] == "step":
        facts |= {"active": now["active"], "mp": now["mp"], "linked": now["linked"]}
        facts |= {"rear": now["rear"], "asked": bool(now["answers"])}
    return facts


def engine_facts(state: RaceState) -> Facts:
    """The same of the engine."""
    names = [str(number) for number in state.race.numbers]
    placed = sorted((place, car) for car, place in enumerate(state.place) if place)
    over = state.asking not in SEGMENT
    finished = [car for _, car in placed] + state.crossed
    facts: Facts = {"finished": [names[car] for car in finished]}
    for car, space in enumerate(state.board.space_of):
        if space != OFF:
            facts[names[car]] = at = [state.board.progress[car], state.board.track.lane[space]]
            at.append(below(state, car))
            if over:
                facts[names[car]] = [*at, worn(state, car), state.flipped[car]]
    if over:
        facts["led"] = {names[car]: count for car, count in enumerate(state.led) if count}
    elif state.asking in (STEP, LANE, TAIL) and state.step < TAKE_TAIL << SHIFT:
        facts |= move_facts(state, names)
    return facts


def below(state: RaceState, car: int) -> int:
    """How many cars of the same lap lie under it in its stack; those of others rank elsewhere."""
    board = state.board
    stack = board.stack(board.space_of[car])[: board.height[car]]
    return sum(1 for other in stack if board.progress[other] == board.progress[car])


def move_facts(state: RaceState, names: list[str]) -> Facts:
    return {
        "active": names[state.active],
        "mp": state.mp,
        "linked": state.linked,
        "rear": [names[car] for car in state.rear],
        "asked": state.asking != STEP,
    }


def worn(state: RaceState, car: int) -> str:
    counts = state.wear[car * WEARS : car * WEARS + WEARS]
    return "".join(sorted("".join(w * n for w, n in zip(WEAR_LETTERS, counts, strict=True))))
