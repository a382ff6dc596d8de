"""The turn sequence: every decision of a race, the dealer's among them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.rules.asking import PLAN, SWAP
from slipstream.games.quick_grand_prix.rules.cards import (
    CODES,
    DECK,
    PIT,
    ROLES,
)
from slipstream.games.quick_grand_prix.rules.damage import check_damage
from slipstream.games.quick_grand_prix.rules.draft import (
    DealFirst,
    DealMiddle,
    DealSecond,
    DraftFill,
    DraftFirst,
    DraftSecond,
    FirstOrder,
    GridChoice,
    put_in_middle,
    take_from_middle,
)
from slipstream.games.quick_grand_prix.rules.kinds import DECLINED, EXCHANGED, SEALED
from slipstream.games.quick_grand_prix.rules.passing import compare
from slipstream.games.quick_grand_prix.rules.pits import come_back, fix_rows
from slipstream.games.quick_grand_prix.rules.rounds import Round
from slipstream.games.quick_grand_prix.rules.state import NOTHING, RaceState
from slipstream.kernel.answers import Answers
from slipstream.kernel.game import Decision
from slipstream.kernel.rows import Row, vec

DECLINE: Final = 0


@final
class Plan(Decision[RaceState]):
    """For each car a speed card and one of its numbers, or a pit stop; sealed until all are in."""

    name = "plan"
    clause = "QGP-5.3"
    sealed = True

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add_row(s.legal_plans(seat))

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.seal(seat, action)
        if s.trace is not None:
            s.note(SEALED, "QGP-5.3", seat, [])
        if not s.waiting:
            drive(s)

    def spell(self, s: RaceState, action: int) -> str:
        faces = s.race.components.faces
        return f"{faces[action >> 5]},{faces[action & 31]}"

    def cards(self, s: RaceState, action: int) -> list[str]:
        faces = [face for face in (action >> 5, action & 31) if face != PIT]
        return [CODES[face >> 1] for face in faces]

    def is_word(self, s: RaceState, text: str) -> bool:
        faces = text.split(",")
        return len(faces) == len(ROLES) and all(is_face(face) for face in faces)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        """A card not in hand, one card twice, a healthy car in the pits, or no such number."""
        faces = text.split(",")
        held = [CODES[card] for card in s.hands[seat].cards]
        cards = [face.partition(":")[0] for face in faces if face != "pit"]
        if any(card not in held for card in cards):
            return "QGP-5.3"
        if len(cards) > len(set(cards)):
            return "QGP-5.4"
        if all(face in s.race.components.faces for face in faces):
            return "QGP-8.1"
        return "QGP-1.5"

    def fallback(self, s: RaceState, seat: i64) -> int:
        """The fastest plan that keeps both cars within the safety limit, as far as they can."""
        best: i64 = 0
        most: i64 = -1
        for plan in s.legal_plans(seat):
            value = self.within(s, 2 * s.race.team[seat], plan)
            if value > most:
                best = plan
                most = value
        return best

    def within(self, s: RaceState, first: i64, plan: i64) -> i64:
        """Both total speeds together; a car over the limit or in the pits counts nothing."""
        limit = s.race.circuit.limits[s.section()]
        pieces = s.race.components
        total: i64 = 0
        for car, face in ((first, plan >> 5), (first + 1, plan & 31)):
            if face != PIT:
                speed = pieces.power[car << 1 | (s.damaged >> car & 1)] + pieces.number[face]
                total += speed if speed <= limit else 0
        return total


def is_face(text: str) -> bool:
    card, colon, number = text.partition(":")
    return text == "pit" or (card in CODES and (number.isdecimal() or not colon))


def drive(s: RaceState) -> None:
    """QGP-5.7: the order within a round."""
    r = Round(s)
    resolve(r, s.plans)
    s.line = r.line
    s.damaged = r.damaged
    s.swaps = [item for item in r.line if item in r.pitted] if r.pitted else NOTHING
    s.plans = vec[i64]()
    s.next_swap()


def resolve(r: Round, plans: Row) -> None:
    """QGP-5.7: reveal, pitting cars leave, damage checks and falls, comparisons, returns."""
    r.reveal(plans)
    check_damage(r)
    fix_rows(r)
    compare(r)
    come_back(r)


@final
class Swap(Decision[RaceState]):
    """After a stop: decline, or one card of the hand for one spare."""

    name = "swap"
    clause = "QGP-8.8"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        """QGP-8.8, QGP-R1, QGP-R24: either card of the hand, any of the spares."""
        out.add(DECLINE)
        for given in s.hands[seat].row:
            for taken in s.middle.row:
                out.add(swap_of(given, taken))

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        """QGP-8.9, QGP-R24: the card given is the new spare, at once there for the next."""
        if action != DECLINE:
            given, taken = (action - 1) // len(DECK), (action - 1) % len(DECK)
            put_in_middle(s, seat, given)
            take_from_middle(s, seat, taken)
            if s.trace is not None:
                s.note(EXCHANGED, "QGP-8.8", seat, [given, taken])
        elif s.trace is not None:
            s.note(DECLINED, "QGP-8.8", seat, [])
        s.swaps = s.swaps[1:]
        s.next_swap()

    def spell(self, s: RaceState, action: int) -> str:
        if action == DECLINE:
            return "."
        given, taken = (action - 1) // len(DECK), (action - 1) % len(DECK)
        return f"{CODES[given]}:{CODES[taken]}"

    def is_word(self, s: RaceState, text: str) -> bool:
        given, colon, taken = text.partition(":")
        return given in CODES and (not colon or taken in CODES)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        """A card that is not in the hand, or one that is no spare."""
        given = CODES.index(text.partition(":")[0])
        return "QGP-8.8" if given in s.hands[seat].cards else "QGP-R24"


def swap_of(given: i64, taken: i64) -> i64:
    return 1 + given * len(DECK) + taken


DECISIONS: Final[list[Decision[RaceState]]] = [
    FirstOrder(),
    DealMiddle(),
    DealFirst(),
    DraftFirst(),
    DealSecond(),
    DraftSecond(),
    DraftFill(),
    GridChoice(),
    Plan(),
    Swap(),
]

assert [DECISIONS[asking].name for asking in (PLAN, SWAP)] == ["plan", "swap"]
