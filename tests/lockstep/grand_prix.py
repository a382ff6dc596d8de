"""Grand Prix beside its oracle."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from lockstep.pair import Facts, Pair
from oracle.grand_prix import Oracle, Position
from oracle.grand_prix.cards import Card
from oracle.grand_prix.positions import (
    PIT,
    RUN_OFF,
    draw,
    lapped,
    running_order,
    write,
)
from slipstream.drafting.rules.steps import LEAVE_PITS, SHIFT
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.asking import (
    ACTION,
    CLEAN_AIR,
    LANE,
    LATE_BRAKE,
    NEUTRAL,
    SOFT_BONUS,
    STEP,
    TAIL,
)
from slipstream.games.grand_prix.rules.components import CARS, HARD, NAMES, SOFT, WEARS, WET
from slipstream.games.grand_prix.rules.decisions import Action
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.cards import Hand
from slipstream.kernel.rows import vec
from slipstream.track.circuits.load import load
from slipstream.track.rules.board import OFF
from slipstream.track.rules.order import lapped as lapped_cars

SEGMENT = (TAIL, STEP, LANE, LATE_BRAKE, CLEAN_AIR, SOFT_BONUS)
WEAR = "tswbTEB"  # the oracle's letters in the engine's order
TYRES = {"f": SOFT, "u": SOFT, "h": HARD, "w": WET}


def engine_game(oracle: Oracle, position: Position) -> GrandPrix:
    """A game with these cars; cars that are not named make up the 22, and are out."""
    cars = position["cars"]
    own = [int(number) for number in cars if not cars[number]["npc"]]
    npcs = [int(number) for number in cars if cars[number]["npc"]]
    seats = max(2, -(-len(own) // 2))
    game = GrandPrix(seats, {"lead": "apex" if oracle.circuit.outer_first else "inside"})
    game.track = load(oracle.circuit.name).track
    game.laps = oracle.laps
    own += [0] * (2 * seats - len(own))
    game.numbers = own + npcs + [0] * (CARS - len(own) - len(npcs))
    game.entrust(game.controller[: 2 * seats] + [NEUTRAL] * (CARS - 2 * seats))
    assert len(game.numbers) == CARS, "22 cars, Player Cars two by two"
    return game


def engine_state(oracle: Oracle, position: Position) -> RaceState:
    """The same cars for the engine."""
    state = engine_game(oracle, position).blank()
    state.set_up()
    state.turn_number = 1
    state.tyre = vec[i64]([HARD] * len(state.tyre))
    if position["zone"] is not None:
        state.board.track = state.race.track.zoned(position["zone"])
    place_cars(state, position)
    for x in range(CARS):
        if state.board.space_of[x] == OFF:
            state.drop_out(x)
    state.furthest = max(car["at"][0] for car in position["cars"].values())
    return state


def place_cars(state: RaceState, position: Position) -> None:
    """Cars of one box in the order of arrival."""
    track = state.board.track
    cars = position["cars"]
    for number in sorted(cars, key=lambda number: cars[number]["arrival"]):
        car, x = cars[number], state.race.numbers.index(int(number))
        progress, lane = car["at"]
        sector = progress % track.length
        beside = {PIT: track.pit[sector], RUN_OFF: track.run_off[sector]}
        space = beside[lane] if lane in beside else track.first[sector] + lane
        state.board.place(x, space, progress)
        state.activated[x] = car["activated"]
        if not car["npc"]:
            state.close_calls[x] = car["cc"]
            state.tyre[x] = TYRES[car["tyre"]]
            state.soft_used[x] = car["tyre"] == "u"
            for letter in car["wear"]:
                state.add_wear(x, WEAR.index(letter), 1, "")


def play_card(state: RaceState, number: str, card: Card) -> None:
    """The owner of the car, or for an NPC anybody, plays this card on it."""
    car, kind = state.race.numbers.index(int(number)), NAMES.index(card["name"])
    seat = state.owner(car) if state.is_player_car(car) else 0
    state.hands[seat] = Hand([kind], [])
    state.ask_seat(ACTION, seat)
    Action().apply(state, seat, car << 7 | kind)


def spelled(state: RaceState) -> dict[str, int]:
    """The engine's words; nothing when the segment is over."""
    if not state.waiting or state.asking not in SEGMENT:
        return {}
    decision = state.decisions[state.asking]
    return {decision.spell(state, a): a for a in state.legal(state.waiting[0])}


class Activated(Pair[Position, RaceState]):
    """A card played on a car on both sides."""

    def __init__(self, oracle: Oracle, position: Position, car: str, card: Card) -> None:
        super().__init__(
            oracle, oracle.activate(position, car, card), engine_state(oracle, position)
        )
        self.judge = oracle
        self.start = position
        self.car = car
        self.card = card
        play_card(self.state, car, card)

    def spelled(self) -> dict[str, int]:
        return spelled(self.state)

    def facts(self) -> tuple[Facts, Facts]:
        return oracle_facts(self.judge, self.position), engine_facts(self.state)

    def is_same(self, word: str, token: str) -> bool:
        """Is the engine's token what the oracle says with this word?"""
        same: dict[str, Callable[[], bool]] = {
            ">": lambda: token == word or (word == ">" and token[0] == ">"),
            "x": lambda: token == word or (word == "x" and token[0] == "x"),
            ".": lambda: token in ("=", "-"),
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
        ahead = space in track.ahead[here]
        return self.state.asking == LANE and ahead and track.lane[space] == int(lane)

    def divide(self, why: str, theirs: list[str], ours: list[str]) -> str:
        """All that a person needs to settle who is right."""
        around = self.car if self.car in self.position["cars"] else next(iter(self.start["cars"]))
        circuit = self.judge.circuit
        drawn = draw(circuit, self.position, around) if around in self.position["cars"] else ""
        return (
            f"{why}\n\ncircuit {circuit.name}, {self.judge.laps} laps\n"
            f"cars {write(self.start)}\nplay {self.car} {self.card['name']}\n"
            f"{draw(circuit, self.start, self.car)}\n\n"
            f"after: {' '.join(self.words) or 'nothing'}\n{drawn}\n"
            f"\noracle  {' | '.join(theirs)}\nengine  {' | '.join(ours)}"
        )


def oracle_facts(oracle: Oracle, position: Position) -> Facts:
    """All that both sides know, under the same names; what follows from the places at the end."""
    now, cars = position["activation"], position["cars"]
    facts: Facts = {"finished": position["finished"]}
    for number, car in cars.items():
        facts[number] = car["at"]
        if now is None or now["active"] == number:
            facts[number] = [*car["at"], car["wear"], car["cc"], car["tyre"]]
    if now is None:
        order = running_order(oracle.circuit, position)
        facts |= {"order": order, "lapped": lapped(oracle.circuit, position, order)}
        facts["activated"] = {number for number in order if cars[number]["activated"]}
    else:
        facts |= {"active": now["active"], "zone": position["zone"]}
    if now is None or now["phase"] != "begin":
        facts["lap"] = position["lap"]
    if now is not None and now["phase"] in {"step", "tail"}:
        facts |= {"mp": now["mp"], "linked": now["linked"], "tail": now["tail"]}
        facts["entered"] = {tuple(space) for space in now["visited"]}
    return facts


def engine_facts(state: RaceState) -> Facts:
    """The same of the engine."""
    names = [str(number) for number in state.race.numbers]
    over = state.asking not in SEGMENT or not state.waiting
    facts = end_facts(state, names) if over else move_facts(state, names)
    for car, space in enumerate(state.board.space_of):
        if space != OFF:
            at = [state.board.progress[car], lane(state, space)]
            facts[names[car]] = [*at, *carried(state, car)] if over or car == state.active else at
    if state.step >> SHIFT != LEAVE_PITS:
        facts["lap"] = state.lap()
    return facts


def end_facts(state: RaceState, names: list[str]) -> Facts:
    """When the segment is over: cars with a slot are off the board, or crossed just now."""
    board = state.board
    in_race = vec[bool]([space != OFF for space in board.space_of])
    slots = sorted((state.place[car], car) for car in range(CARS) if not in_race[car])
    finished = [car for slot, car in slots if 0 < slot < state.best_left] + state.crossed
    for car in state.crossed:
        in_race[car] = False
    order = [car for car in board.order() if in_race[car]]
    return {
        "finished": [names[car] for car in finished],
        "order": [names[car] for car in order],
        "lapped": {names[car] for car in lapped_cars(board, in_race)},
        "activated": {names[car] for car in order if state.activated[car]},
    }


def lane(state: RaceState, space: int) -> int:
    track = state.board.track
    if space < track.road:
        return track.lane[space]
    return PIT if track.lane_name[space] == "P" else RUN_OFF


def carried(state: RaceState, car: int) -> list[object]:
    """Wear, Close Calls and tyres of a Player Car."""
    if not state.is_player_car(car):
        return ["", 0, ""]
    counts = state.wear[car * WEARS : car * WEARS + WEARS]
    wear = "".join(sorted("".join(w * n for w, n in zip(WEAR, counts, strict=True))))
    soft = "u" if state.soft_used[car] else "f"
    return [wear, state.close_calls[car], {HARD: "h", SOFT: soft, WET: "w"}[state.tyre[car]]]


def move_facts(state: RaceState, names: list[str]) -> Facts:
    centre = state.board.track.centre
    facts: Facts = {"active": names[state.active], "zone": centre if centre >= 0 else None}
    facts["finished"] = [names[car] for car in state.crossed]
    if state.asking in (STEP, LANE, TAIL) and state.step >> SHIFT != LEAVE_PITS:
        facts |= {"mp": state.mp, "linked": state.linked}
        facts["tail"] = [names[car] for car in state.rear]
        facts["entered"] = {(code >> 3, code & 7) for code in state.entered}
    return facts
