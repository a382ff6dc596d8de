"""Position lines of a race: what both games write alike, and the options of a line."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.tell.notation import write_move
from slipstream.drafting.tell.view import finished
from slipstream.kernel.text import Line
from slipstream.kernel.trace import CHANCE


class LineWriter:
    """What `seat` knows of a position; hands of others are '?' and their size."""

    def __init__(
        self, game: DraftingGame, s: DraftingRace, seat: int, cards: Sequence[str]
    ) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.cards = cards
        self.names = car_names(game)

    def text(self, keys: Sequence[str], own: Mapping[str, str]) -> str:
        """The line: all that both games have, and the fields of the one game."""
        fields = {**self.fields(), **own}
        ordered = {key: fields[key] for key in keys if key in fields}
        words = [self.game.options["circuit"]]
        return Line(self.game.code, self.game.version, words, ordered).text()

    def fields(self) -> dict[str, str]:
        s = self.s
        return {
            "lap": str(s.lap()) if s.lap() > 1 else "",
            "turn": str(s.turn_number),
            "first": str(s.first + 1) if s.turn_number else "",
            "finished": ",".join(self.left(car) for car in self.placed(range(1, 1 + finished(s)))),
            "out": ",".join(
                self.left(car) for car in self.placed(range(len(self.names), s.worst_left, -1))
            ),
            "hand": ";".join(self.hands()),
            "deck": str(len(s.deck.row)),
            "used": ",".join(self.cards[card] for card in s.used),
            "hit": self.listed(s.hit),
            "end": s.end() if s.ended else "",
        }

    def placed(self, places: range) -> list[int]:
        place = list(self.s.place)
        return [place.index(one) for one in places]

    def left(self, car: int) -> str:
        """A car that has left the board, with the marks of its game."""
        raise NotImplementedError

    def listed(self, cars: Sequence[int]) -> str:
        return ",".join(self.names[car] for car in cars)

    def hands(self) -> list[str]:
        found = []
        for owner, hand in enumerate(self.s.hands):
            cards = ",".join(self.cards[card] for card in hand.cards)
            known = self.seat in (owner, CHANCE)
            held = "-" if not hand.cards else cards if known else f"?{len(hand.row)}"
            found.append(f"{owner + 1}:{held}")
        return found

    def asked(self, seatless: Collection[int]) -> str:
        """What is asked; and of whom, if of a seat in particular."""
        s = self.s
        name = s.decision.name if s.waiting else "end"
        return name if s.asking in seatless else f"{name}:{s.mover + 1}"

    def place(self, car: int) -> str:
        """`43@81.2`."""
        board = self.s.board
        place = board.track.place_name(board.progress[car], board.space_of[car])
        return f"{self.names[car]}@{place}"

    def move(self, how: str) -> str:
        """The move under way: its car and card, how it came to be, and how far it has come."""
        s = self.s
        if s.active < 0:
            return ""
        head = f"{self.names[s.active]}#{self.cards[s.card]}"
        return ",".join([head, *([how] if how else []), *write_move(s, self.names)])


def car_names(game: DraftingGame) -> list[str]:
    """Cars by their numbers."""
    return [str(number) for number in game.numbers]


def on_board(s: DraftingRace) -> list[int]:
    """The cars on the board in running order; those on top of others in the pits come last."""
    return sorted(s.board.order(), key=s.board.height.__getitem__)


def told_options(game: DraftingGame, names: Mapping[str, str]) -> dict[str, str]:
    """The options in the words of a line, '' where they are as usual."""
    told = {**game.agreed(season=False), **game.agreed(season=True)}
    return {key: told.get(option, "") for key, option in names.items()}


def filled_hands(fields: Mapping[str, str], deck: Sequence[str]) -> dict[str, str]:
    """Unknown cards become the first ones of a whole deck that nobody has seen."""
    if "hand" not in fields:
        return dict(fields)
    entries = [entry.partition(":")[::2] for entry in fields["hand"].split(";")]
    unseen = list(deck)
    seen = [card for _, cards in entries for card in cards.split(",")]
    for card in [*seen, *fields.get("used", "").split(",")]:
        if card in unseen:
            unseen.remove(card)
    hands = []
    for seat, cards in entries:
        held = cards
        if cards[:1] == "?" and cards[1:].isdecimal() and int(cards[1:]) <= len(unseen):
            held = ",".join(unseen[: int(cards[1:])])
            del unseen[: int(cards[1:])]
        hands.append(f"{seat}:{held}")
    return {**fields, "hand": ";".join(hands)}
