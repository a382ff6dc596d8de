"""The turn sequence: every decision of a race, the dealer's among them."""

from __future__ import annotations

from typing import Final, final

from slipstream.games.quick_grand_prix.cards import (
    CODES,
    DECK,
    FACES,
    NUMBER,
    PIT,
    POWER,
    ROLES,
)
from slipstream.games.quick_grand_prix.damage import check_damage
from slipstream.games.quick_grand_prix.draft import (
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
from slipstream.games.quick_grand_prix.passing import compare
from slipstream.games.quick_grand_prix.pits import come_back, fix_rows
from slipstream.games.quick_grand_prix.rounds import Round
from slipstream.games.quick_grand_prix.state import (
    DECLINED,
    EXCHANGED,
    PLAN,
    SEALED,
    SWAP,
    RaceState,
)
from slipstream.kernel.game import Decision

DECLINE: Final = 0


@final
class Plan(Decision[RaceState]):
    """For each car a speed card and one of its numbers, or a pit stop; sealed until all are in."""

    name = "plan"
    clause = "QGP-5.3"
    sealed = True

    def legal(self, s: RaceState, seat: int) -> list[int]:
        return s.legal_plans(seat)

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        s.seal(seat, action)
        if s.trace is not None:
            s.note(SEALED, "QGP-5.3", seat, [])
        if not s.waiting:
            drive(s)

    def spell(self, s: RaceState, action: int) -> str:
        return f"{FACES[action >> 5]},{FACES[action & 31]}"

    def is_word(self, s: RaceState, text: str) -> bool:
        faces = text.split(",")
        return len(faces) == len(ROLES) and all(is_face(face) for face in faces)

    def why(self, s: RaceState, seat: int, text: str) -> str:
        """A card not in hand, one card twice, a healthy car in the pits, or no such number."""
        faces = text.split(",")
        held = [CODES[card] for card in s.hands[seat].cards]
        cards = [face.partition(":")[0] for face in faces if face != "pit"]
        if any(card not in held for card in cards):
            return "QGP-5.3"
        if len(cards) > len(set(cards)):
            return "QGP-5.4"
        if all(face in FACES for face in faces):
            return "QGP-8.1"
        return "QGP-1.5"

    def fallback(self, s: RaceState, seat: int) -> int:
        """The fastest plan that keeps both cars within the safety limit, as far as they can."""
        best = 0
        most = -1
        for plan in s.legal_plans(seat):
            value = self.within(s, 2 * s.race.team[seat], plan)
            if value > most:
                best = plan
                most = value
        return best

    def within(self, s: RaceState, first: int, plan: int) -> int:
        """Both total speeds together; a car over the limit or in the pits counts nothing."""
        limit = s.race.circuit.limits[s.section()]
        total = 0
        for car, face in ((first, plan >> 5), (first + 1, plan & 31)):
            if face != PIT:
                speed = POWER[car << 1 | (s.damaged >> car & 1)] + NUMBER[face]
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
    s.swaps = [item for item in r.line if item in r.pitted]
    s.plans = []
    s.next_swap()


def resolve(r: Round, plans: list[int]) -> None:
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

    def legal(self, s: RaceState, seat: int) -> list[int]:
        """QGP-8.8, QGP-R1, QGP-R24: either card of the hand, any of the spares."""
        swaps = [swap_of(given, taken) for given in s.hands[seat].cards for taken in s.middle.cards]
        return [DECLINE, *swaps]

    def apply(self, s: RaceState, seat: int, action: int) -> None:
        """QGP-8.9, QGP-R24: the card given is the new spare, at once there for the next."""
        if action != DECLINE:
            given, taken = (action - 1) // len(DECK), (action - 1) % len(DECK)
            put_in_middle(s, seat, given)
            take_from_middle(s, seat, taken)
            if s.trace is not None:
                s.note(EXCHANGED, "QGP-8.8", seat, [given, taken])
        elif s.trace is not None:
            s.note(DECLINED, "QGP-8.8", seat, [])
        del s.swaps[0]
        s.next_swap()

    def spell(self, s: RaceState, action: int) -> str:
        if action == DECLINE:
            return "."
        given, taken = (action - 1) // len(DECK), (action - 1) % len(DECK)
        return f"{CODES[given]}:{CODES[taken]}"

    def is_word(self, s: RaceState, text: str) -> bool:
        given, colon, taken = text.partition(":")
        return given in CODES and (not colon or taken in CODES)

    def why(self, s: RaceState, seat: int, text: str) -> str:
        return "QGP-R24"


def swap_of(given: int, taken: int) -> int:
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
