"""Drawn races: a line of cars in, plans or tokens, a line of cars out.

A picture is the line front to back, as in `RA SL BA' RB BB`; the mark means damaged. Plans are
written as in the specification: `RA Q2:2 = 5, BA pit`; a total that is told is checked.
Seats are counted from 1, as in records; they run the teams in the order R Y G B.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mypy_extensions import i64

import spoken
from slipstream.games.quick_grand_prix.game import QuickGrandPrix
from slipstream.games.quick_grand_prix.rules.asking import GRID_CHOICE
from slipstream.games.quick_grand_prix.rules.cards import CODES, DECK, ITEMS, LETTERS
from slipstream.games.quick_grand_prix.rules.circuits import Circuit
from slipstream.games.quick_grand_prix.rules.damage import check_damage
from slipstream.games.quick_grand_prix.rules.kinds import KINDS
from slipstream.games.quick_grand_prix.rules.rounds import Round
from slipstream.games.quick_grand_prix.rules.state import RaceState
from slipstream.games.quick_grand_prix.tell.view import RaceView
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE
from slipstream.kernel.rows import vec


@dataclass(frozen=True)
class Race:
    """A position that never changes: every answer gives another one."""

    state: RaceState

    def play(self, token: str) -> Race:
        """The answer of the first seat, or of the dealer, that is asked."""
        return self.answer(self.state.waiting[0], token)

    def answer(self, seat: int, token: str) -> Race:
        decision = self.state.decisions[self.state.asking]
        action = decision.read(self.state, seat, token)
        after = self.state.copy()
        after.trace = list(self.state.trace or [])
        after.apply(seat, action)
        return Race(after)

    def run(self, script: str) -> Race:
        """Several answers one after the other, the dealer's among them."""
        race = self
        for word in script.split():
            race = race.play(word)
        return race

    def drive(self, plans: str) -> Race:
        """One round: all plans at once, car by car; totals are compared if they are told."""
        faces, totals = read_plans(plans)
        race = self
        for seat in self.state.waiting:
            letter = LETTERS[self.state.race.team[seat]]
            race = race.answer(seat, f"{faces[letter + 'A']},{faces[letter + 'B']}")
        speeds = race.speeds()
        for car, total in totals.items():
            assert speeds[car] == total, f"{car} drives {speeds[car]}, not {total}"
        return race

    def fallen(self, plans: str) -> str:
        """The line when the damage checks are done and the comparisons begin."""
        faces, _ = read_plans(plans)
        s = self.state.copy()
        for seat in self.state.waiting:
            letter = LETTERS[s.race.team[seat]]
            token = f"{faces[letter + 'A']},{faces[letter + 'B']}"
            s.seal(seat, s.decisions[s.asking].read(self.state, seat, token))
        r = Round(s)
        r.reveal(s.plans)
        check_damage(r)
        return " ".join(ITEMS[item] for item in r.line)

    @property
    def picture(self) -> str:
        return " ".join(
            ITEMS[item] + "'" * (self.state.damaged >> item & 1) for item in self.state.line
        )

    @property
    def asks(self) -> str:
        """Who is asked for what: `plan:1,3`, `end`."""
        fields = dict(part.partition("=")[::2] for part in self.line().split())
        return fields["ask"]

    def choices(self) -> list[str]:
        """What the first seat that is asked, or the dealer, may answer."""
        s = self.state
        return [s.decisions[s.asking].spell(s, action) for action in s.legal(s.waiting[0])]

    def hand(self, seat: int) -> str:
        return " ".join(CODES[card] for card in self.state.hands[seat - 1].cards)

    @property
    def middle(self) -> str:
        """Face-up cards; the spares once the draft is over."""
        return " ".join(CODES[card] for card in self.state.middle.cards)

    def line(self, seat: int = CHANCE + 1) -> str:
        """What a seat (from 1) knows, or everything."""
        return self.state.game.line(self.state, seat - 1)

    def view(self, seat: int) -> RaceView:
        view = self.state.game.view(self.state, seat - 1)
        assert isinstance(view, RaceView)
        return view

    def events(self, kind: str) -> Iterator[dict[str, int]]:
        """The arguments of all events of one kind."""
        for event in self.state.trace or []:
            if KINDS[event.kind].name == kind:
                yield dict(zip(KINDS[event.kind].arguments, event.arguments, strict=True))

    def speeds(self) -> dict[str, int]:
        """Total speeds at the reveal."""
        return {ITEMS[told["car"]]: told["speed"] for told in self.events("revealed")}

    @property
    def checks(self) -> list[str]:
        """The damage checks: `BA 4 + 1 = 5 safe`, front to back."""
        return [
            f"{ITEMS[told['car']]} {told['ahead']} + {told['behind']} = {told['sum']}"
            + (" fails" if told["sum"] > told["difficulty"] else " safe")
            for told in self.events("checked")
        ]

    @property
    def passes(self) -> list[str]:
        """`BA SL`: who passed what, in order."""
        return [f"{ITEMS[told['car']]} {ITEMS[told['item']]}" for told in self.events("passed")]

    @property
    def log(self) -> list[str]:
        """All that was told, in words, with its clause."""
        names = ["Ann", "Ben", "Cid", "Dot"]
        return [
            f"{spoken.sentence(self.state.game, event, names)} ({event.clause})"
            for event in self.state.trace or []
        ]


def read_plans(text: str) -> tuple[dict[str, str], dict[str, int]]:
    """`RA Q2:2 = 5, BA pit` as faces and as totals, by car."""
    faces: dict[str, str] = {}
    totals: dict[str, int] = {}
    for part in text.split(","):
        car, face, *total = part.split()
        faces[car] = face
        if total:
            totals[car] = int(total[1])
    return faces, totals


def circuit(sl: int = 8, difficulty: int = 8, drs: bool = False) -> Circuit:
    """A circuit that is the same all the way round."""
    return Circuit("test", "Test", [sl] * 6, difficulty, [drs] * 6)


def race(
    picture: str,
    hands: str,
    sl: int = 8,
    difficulty: int = 8,
    drs: bool = False,
    section: int = 1,
) -> Race:
    """A race before the plans of a round: `race("SL RA RB BA BB", "R Q1 Q2, B Q3 Q4", sl=6)`."""
    cars = picture.replace("'", "").split()
    teams = [letter for letter in LETTERS if letter + "A" in cars]
    game = QuickGrandPrix(len(teams), {"teams": ",".join(teams)})
    game.circuit = circuit(sl, difficulty, drs)
    s = game.blank()
    s.set_up()
    s.draft = list(range(len(teams)))
    s.deck = Bag([])
    held = {words.split()[0]: words.split()[1:] for words in hands.split(",")}
    s.hands = [_hand(held[letter]) for letter in teams]
    used = [card for hand in s.hands for card in hand.cards]
    s.middle = Bag([card for card in DECK if card not in used])
    s.line = vec[i64]([ITEMS.index(car) for car in cars])
    for name in picture.split():
        if name.endswith("'"):
            s.damaged |= 1 << ITEMS.index(name[:-1])
    s.round = section - 1
    s.open_round()
    return Race(s)


def _hand(codes: list[str]) -> Hand:
    cards = sorted(CODES.index(code) for code in codes)
    return Hand(cards, cards[:])


def draft(seats: int = 4, order: str = "", deal: str = "", **options: str) -> Race:
    """A race at its very beginning, or with the draft order given; `deal` plays on from there."""
    game = QuickGrandPrix(seats, {"draft": order, **options})
    return Race(game.start()).run(deal)


def drafted(deal: str, order: str = "1,2,3,4") -> Race:
    """A draft with all its answers, up to the grid."""
    done = draft(len(order.split(",")), order, deal)
    assert done.state.asking == GRID_CHOICE, done.asks
    return done


# QGP-W2: the whole draft as the dealer and the seats answer.
W2 = """
    Q6
    Q1 keep
    Q2 discard
    Q3 swap:Q6
    BG keep
    Q5 swap:Q2
    take:Q8 take:Q7 take:Q3 take:Q4
"""


def random_race(seed: int, seats: int = 4, listen: bool = True, **options: str) -> Iterator[Race]:
    """A race at random: the position before every answer, and the last one."""
    state = QuickGrandPrix(seats, options).start()
    state.trace = [] if listen else None
    dealer, luck = SeededDealer(seed), SeededDealer(seed + 1)
    while state.waiting:
        now = state.copy()
        now.trace = list(state.trace) if state.trace is not None else None
        yield Race(now)
        seat = state.waiting[luck.below(1, len(state.waiting))]
        legal = state.legal(seat)
        chance = seat == CHANCE
        state.apply(seat, state.sample(dealer) if chance else legal[luck.below(0, len(legal))])
    yield Race(state)
