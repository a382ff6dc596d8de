"""Bots that must do without a card: `club!CG` is a club driver who never plays CG.

The worth of a card is what a driver loses without it (restricted play). Where nothing else is
legal the card is played all the same.
"""

from __future__ import annotations

from slipstream.bots.registry import make_bot
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game, State

MARK = "!"


class Without(Bot):
    """Asks a bot; if it would play the card, the next best move that does not."""

    def __init__(self, bot: Bot, card: str) -> None:
        self.bot = bot
        self.card = card

    def choose(self, p: Perspective) -> int:
        answer = self.bot.choose(p)
        state: State = p.guess()
        if not self.is_barred(state, answer):
            return answer
        allowed = [action for action in p.legal if not self.is_barred(state, action)]
        if not allowed:
            return answer
        for move in state.game.driver.candidates(state, p.seat):
            if move[0] in allowed:
                return move[0]
        return allowed[p.dealer.below(0, len(allowed))]

    def is_barred(self, state: State, action: int) -> bool:
        return self.card in state.decision.cards(state, action)


def bot_of(game: Game, name: str) -> Bot:
    """A bot by name, restricted or not."""
    plain, mark, card = name.partition(MARK)
    return Without(make_bot(game, plain), card) if mark else make_bot(game, plain)


def check_bot(game: Game, name: str) -> None:
    """Refuse a bot or a card that the game does not have."""
    plain, mark, card = name.partition(MARK)
    make_bot(game, plain)
    known = game.cards()
    if mark and card not in known:
        raise InvalidOption(f"{game.code} has no card {card!r}; it has: {', '.join(known)}")
