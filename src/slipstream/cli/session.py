"""One person's race against bots: plays everything but that person's own choices."""

from __future__ import annotations

import re
import secrets

from slipstream.bots.hints import Advice, advise
from slipstream.bots.registry import USUAL, make_bot
from slipstream.cli.chronicle import Entry, carry_out, chronicle
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.game import CHANCE, Game
from slipstream.notation.record import Record
from slipstream.notation.replay import dealer_after, revealed, take_back

BUDGET_MS = 1000
_BOT_LUCK = 1000  # parts of the seed below are the dealer's sources


def default_seats(game: type[Game]) -> int:
    return min(game.most, max(game.fewest, 4))


class Session:
    """The record, the position after it, and who answers for which seat."""

    def __init__(self, record: Record, seat: int, bots: dict[int, str]) -> None:
        self.record = record
        self.game = record.game
        self.seat = seat
        self.drivers = bots
        self.bots = {other: make_bot(self.game, name) for other, name in bots.items()}
        self.seed = int(record.tags["Seed"]) if "Seed" in record.tags else secrets.randbits(64)
        self.dealer = dealer_after(record) if "Seed" in record.tags else SeededDealer(self.seed)
        self._rebuild()

    def _rebuild(self) -> None:
        self.log: list[Entry] = list(chronicle(self.record))
        self.state = self.record.final()

    def answer(self, action: int) -> None:
        self._apply(self.seat, action)

    def _apply(self, seat: int, action: int) -> None:
        self.log.append(carry_out(self.state, seat, action))
        self.record.moves.append((seat, action))

    def advance(self) -> bool:
        """Everything up to this person's next choice; False when the race is over."""
        while self.state.waiting:
            seat = self.state.waiting[0]
            if seat == CHANCE:
                self._apply(CHANCE, self.state.sample(self.dealer))
            else:
                actions = self.state.legal(seat)
                if len(actions) > 1 and seat == self.seat:
                    return True
                self._apply(seat, actions[0] if len(actions) == 1 else self._choose(seat))
        return False

    def _choose(self, seat: int) -> int:
        return self.bots[seat].choose(self._perspective(seat))

    def _perspective(self, seat: int) -> Perspective:
        # A bot's luck depends on the seed and on the move alone: a resumed race goes on the same.
        luck = SeededDealer(derive(derive(self.seed, _BOT_LUCK + seat), len(self.record.moves)))
        perspective = Perspective(self.state, seat, luck, BUDGET_MS)
        perspective.record = self.record.seen_by(seat)
        return perspective

    def hints(self) -> list[Advice]:
        """What an ace would do in this person's place."""
        return advise(self._perspective(self.seat))

    def own_choices(self) -> list[int]:
        """The moves that this person chose, by number."""
        return [
            index
            for index, entry in enumerate(self.log)
            if entry.move.seat == self.seat and entry.is_choice
        ]

    def barrier(self) -> int:
        """So many moves stand for good: what was sealed until then, everybody has seen."""
        return revealed(self.record)

    def undo(self) -> bool:
        """Back to the last own choice. The dealer goes on with new luck."""
        own = self.own_choices()
        if not own or own[-1] < self.barrier():
            return False
        take_back(self.record, own[-1])
        self._rebuild()
        return True


def new_record(game: Game, seat: int, bots: dict[int, str], seed: int | None) -> Record:
    chosen = secrets.randbits(32) if seed is None else seed
    names = [
        f"{other + 1}=" + ("human" if other == seat else f"bot/{bots[other]}")
        for other in range(game.seats)
    ]
    return Record(game, {"Seats": " ".join(names), "Seed": str(chosen)})


def seat_and_bots(record: Record) -> tuple[int, dict[int, str]]:
    """Who sat where, from the tags; the first seat without a bot is the person's."""
    entries = record.tags.get("Seats", "").split()
    found = [re.search(r"\bbot/([\w-]+)", entry) for entry in entries]
    bots = {seat: name[1] for seat, name in enumerate(found) if name}
    free = [seat for seat in range(record.game.seats) if seat not in bots]
    if not free:
        raise SlipstreamError("in this record every seat is a bot's; take one with --seat")
    return free[0], bots


def bots_for(game: Game, seat: int, names: str) -> dict[int, str]:
    """A bot for every other seat: the named ones in seat order, the last of them for the rest."""
    wanted = [name.strip() for name in names.split(",")] if names else [USUAL]
    others = [other for other in range(game.seats) if other != seat]
    if len(wanted) > len(others):
        raise SlipstreamError(f"{len(wanted)} bots are too many: {len(others)} seats are free")
    wanted += [wanted[-1]] * (len(others) - len(wanted))
    for name in wanted:
        make_bot(game, name)
    return dict(zip(others, wanted, strict=True))
