"""Races drawn on the circuit: cars on named spaces in, tokens, the path driven out.

A picture names cars and spaces, the one that moves first: `green@30 red@2`. Cars that are not named
are out of the race, so that nobody is in the way. Seats are counted from 1, as in records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from slipstream.games.grand_prix_f1.game import GrandPrixF1
from slipstream.games.grand_prix_f1.rules.board import SPACES
from slipstream.games.grand_prix_f1.rules.cards import COLOURS, VALUES
from slipstream.games.grand_prix_f1.rules.state import RaceState
from slipstream.games.grand_prix_f1.tell.reading import KEYS
from slipstream.games.grand_prix_f1.tell.view import RaceView
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE

OPTIONS = ("accidents", "weather")


@dataclass(frozen=True)
class Race:
    """A position that never changes: every answer gives another one."""

    state: RaceState

    def play(self, token: str) -> Race:
        """The answer of the seat that is asked."""
        return self.answer(self.state.waiting[0], token)

    def answer(self, seat: int, token: str) -> Race:
        decision = self.state.decisions[self.state.asking]
        return self.apply(seat, decision.read(self.state, seat, token))

    def apply(self, seat: int, action: int) -> Race:
        after = self.state.copy()
        after.trace = []
        after.apply(seat, action)
        return Race(after)

    def run(self, script: str) -> Race:
        """Several answers, the dealer's marked as in a record: `4 ~1 ~rain ~1 keep`."""
        race = self
        for word in script.split():
            race = race.play(word.removeprefix("~"))
        return race

    def asks(self) -> str:
        """What is asked of which seat, as in a position line."""
        return self.line().split()[2].removeprefix("ask=")

    def choices(self, card: str = "") -> list[str]:
        """The tokens of whoever is asked; of one card only, if it is named."""
        state = self.state
        decision = state.decisions[state.asking]
        tokens = [decision.spell(state, action) for action in state.legal(state.waiting[0])]
        return [token for token in tokens if not card or token.partition(":")[0] == card]

    def events(self, kind: str = "") -> list[str]:
        """What the last answer did, as `blocked GPF1-3.4 1 5`: kind, clause and arguments."""
        kinds = self.state.game.kinds
        told = [
            " ".join([kinds[event.kind].name, event.clause, *map(str, event.arguments)])
            for event in self.state.trace or []
        ]
        return [event for event in told if event.startswith(kind)]

    @property
    def path(self) -> str:
        """The spaces entered in the last move."""
        for event in self.events("drove"):
            return " ".join(SPACES[int(space)] for space in event.split()[4:-1] if space != "-1")
        return ""

    @property
    def lost(self) -> int:
        """Points lost in the last move, for whatever reason."""
        lost = [
            event for kind in ("blocked", "gravel_stop", "arrived") for event in self.events(kind)
        ]
        return int(lost[0].split()[-1]) if lost else 0

    def where(self, car: str) -> str:
        space = self.state.space[COLOURS.index(car)]
        return SPACES[space] if space >= 0 else ""

    def hand(self, seat: int) -> str:
        """The cards of a seat, highest first: `10 6 4 4`."""
        cards = self.state.hands[seat - 1]
        held = [VALUES[kind] for kind in range(len(cards)) for _ in range(cards[kind])]
        return " ".join(map(str, reversed(held)))

    def line(self, seat: int = CHANCE + 1) -> str:
        return self.state.game.line(self.state, seat - 1)

    def field(self, key: str, seat: int = CHANCE + 1) -> str:
        """One field of the position line."""
        fields = dict(part.partition("=")[::2] for part in self.line(seat).split()[2:])
        return fields.get(key, "")

    def view(self, seat: int) -> RaceView:
        seen: RaceView = self.state.game.view(self.state, seat - 1)
        return seen


def cards(text: str) -> str:
    """`10 6 6 4` as in a position line: `10x1,6x2,4x1`."""
    counted = Counter(text.split())
    return ",".join(f"{value}x{count}" for value, count in counted.items()) or "-"


def race(
    picture: str,
    hand: str = "10 6 4",
    *,
    seats: int = 6,
    box: int = 1,
    hands: dict[int, str] | None = None,
    ones: str = "16",
    ask: str = "play_card",
    race_laps: str = "",
    **fields: str,
) -> Race:
    """The first car of the picture is to move with `hand`; the others hold a 10, a 6 and a 4 each.

    `box` is the mover's; `ones` the height of the 1-stack, with the weather card in it if there is
    one. Other fields are those of the position line, or options of the game.
    """
    options = {name: fields.pop(name) for name in OPTIONS if name in fields}
    if race_laps:
        options["laps"] = race_laps
    game = GrandPrixF1(seats, options)
    placed = dict(entry.split("@") for entry in picture.split())
    mover = next(iter(placed))
    seat = game.owner[COLOURS.index(mover)] + 1
    colours = COLOURS[: game.cars]
    racing = [game.owner[COLOURS.index(car)] + 1 for car in placed]
    held = {n: "10 6 4" if n in racing else "" for n in range(1, seats + 1)}
    held |= (hands or {}) | {seat: hand}
    gone = fields.get("finished", "").split(",")
    used = (
        20
        - int(ones.split("+", maxsplit=1)[0])
        - sum(text.split().count("1") for text in held.values())
    )
    given: dict[str, str] = {
        "ask": f"{ask}:{seat}",
        "turn": f"1:{mover}",
        "order": ",".join(colours),
        "box": ",".join(f"{n}:{_box(n, seat, box)}" for n in range(1, seats + 1)),
        "cars": ",".join(f"{car}@{placed[car]}" for car in colours if car in placed),
        "out": ",".join(f"{car}:fuel" for car in colours if car not in placed and car not in gone),
        "ones": f"{ones}/{used}",
        "hand": ";".join(f"{n}:{cards(held[n])}" for n in range(1, seats + 1)),
        "rules": ",".join(f"{name}:{value}" for name, value in game.agreed(season=False).items()),
        **fields,
    }
    line = [f"{key}={given[key]}" for key in KEYS if given.get(key)]
    return Race(game.read(" ".join(["GPF1/1 classic", *line])))


def _box(seat: int, mover: int, box: int) -> int:
    """The mover has `box`; whoever would have had it takes the mover's."""
    own = (seat - 1) % 6 + 1
    if seat == mover:
        return box
    return (mover - 1) % 6 + 1 if own == box else own


def start(seats: int = 6, **options: str) -> Race:
    """A race before anything is drawn."""
    return Race(GrandPrixF1(seats, options).start())


def ready(seats: int = 6, **options: str) -> Race:
    """A race at its first turn: car n has starting place n, boxes in the same order."""
    now = start(seats, **options)
    while not now.asks().startswith("play_card"):
        now = now.play(now.choices()[0])
    return now


def walk(race: Race, seed: int) -> Iterator[Race]:
    """This position and all that follow, at random, to the end of the race."""
    dealer, luck = SeededDealer(seed), SeededDealer(seed + 1)
    yield race
    while race.state.waiting:
        seat = race.state.waiting[0]
        if seat == CHANCE:
            action = race.state.sample(dealer)
        else:
            actions = race.state.legal(seat)
            action = actions[luck.below(0, len(actions))]
        race = race.apply(seat, action)
        yield race
