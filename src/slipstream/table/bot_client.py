"""A bot that plays a seat from another process, through the same door as everybody else."""

from __future__ import annotations

import json
import secrets
import shlex
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import IO, Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from slipstream.bots.registry import make_bot
from slipstream.games.registry import load
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.game import Game
from slipstream.kernel.text import read_line

PATIENCE: Final = 20.0
TRIES: Final = 5
BUDGET_MS: Final = 1000
LUCK_BITS: Final = 60

Message = dict[str, Any]


class Invitation:
    """A link to a table: `http://host:port/.../TABLE`, with `#SECRET` for a seat that one holds."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        self.table = parts.path.rstrip("/").rpartition("/")[2]
        self.secret = parts.fragment
        self.site = f"{parts.scheme}://{parts.netloc}"
        if parts.scheme not in ("http", "https") or not parts.netloc or not self.table:
            raise SlipstreamError(f"{link}: a link to a table is like http://host:8500/t/TABLE")

    def socket(self) -> str:
        scheme = "wss" if self.site.startswith("https") else "ws"
        return f"{scheme}://{urlsplit(self.site).netloc}/api/tables/{self.table}/play"

    def sit_down(self, name: str) -> None:
        """Take an open seat, unless the link holds the secret of one."""
        if not self.secret:
            self.secret = self._ask(f"/api/tables/{self.table}/seats", {"name": name})["secret"]

    def info(self) -> Message:
        return self._ask(f"/api/tables/{self.table}", None)

    def _ask(self, path: str, body: Message | None) -> Message:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.site + path, data, {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                told: Message = json.load(reply)
                return told
        except urllib.error.HTTPError as error:
            with error:
                raise SlipstreamError(_sentence(error.read())) from error
        except (OSError, ValueError) as error:
            raise SlipstreamError(f"{self.site} does not answer: {error}") from error


def _sentence(body: bytes) -> str:
    try:
        return str(json.loads(body)["text"])
    except (ValueError, KeyError, TypeError):
        return "the server refuses"


class SeatClient:
    """One seat, played until the race is over; a lost connection is taken up again."""

    def __init__(self, invitation: Invitation, answer: Callable[[Message], str]) -> None:
        self.invitation = invitation
        self.answer = answer
        self.seen = -1
        self.is_over = False
        self._lost = 0  # connections, since the last position

    def play(self) -> None:
        while not self.is_over:
            try:
                self._connected()
            except (OSError, WebSocketException) as error:
                self._lost += 1
                if self._lost > TRIES:
                    raise SlipstreamError(f"the connection was lost: {error}") from error
                time.sleep(0.2 * 2**self._lost)

    def _connected(self) -> None:
        with connect(self.invitation.socket(), max_size=None) as socket:
            hello = {"type": "hello", "secret": self.invitation.secret, "seen": self.seen}
            socket.send(json.dumps({**hello, "line": True, "view": False}))
            while not self.is_over:
                frame = socket.recv()
                reply = self._hear([json.loads(line) for line in frame.splitlines()])
                if reply is not None:
                    socket.send(json.dumps(reply))

    def _hear(self, messages: list[Message]) -> Message | None:
        """The reply to the last position, if it asks this seat."""
        reply: Message | None = None
        for message in messages:
            if message["type"] == "refused" and message["code"] in ("not_stored", "away"):
                raise ConnectionError(message["text"])  # come back, and answer then
            if message["type"] == "refused" and message["code"] not in ("stale", "repeated"):
                raise SlipstreamError(message["text"])
            if message["type"] == "position":
                self._lost = 0
                self.seen = message["number"]
                self.is_over = "end" in message
                reply = None
                if message.get("answers") and "mine" not in message:
                    token = self.answer(message)
                    reply = {"type": "answer", "number": self.seen, "token": token}
        return reply


class Player:
    """A bot of this program, asked through what its seat is told."""

    def __init__(self, game: Game, bot: Bot) -> None:
        self.game = game
        self.bot = bot

    def answer(self, position: Message) -> str:
        """The seat's line is filled with any cards that fit: the bot sees no more than the seat."""
        state = self.game.read(self.game.filled(read_line(position["line"])).text())
        seat = next(s for s in state.waiting if _tokens(state, s) == position["answers"])
        luck = SeededDealer(secrets.randbits(LUCK_BITS))
        action = self.bot.choose(Perspective(state, seat, luck, BUDGET_MS))
        return state.decision.spell(state, action)


def _tokens(state: Any, seat: int) -> list[str]:
    decision = state.decision
    return [decision.spell(state, action) for action in state.legal(seat)]


def play_seat(link: str, code: str, bot: str, name: str) -> None:
    """Sit down, or hold the seat of the link, and play to the end."""
    invitation = Invitation(link)
    told = invitation.info()
    if told["game"] != code.upper():
        raise SlipstreamError(f"this is a table of {told['game']}, not of {code.upper()}")
    game = load(code, len(told["seats"]), told["options"])
    player = Player(game, make_bot(game, bot))
    invitation.sit_down(name)
    SeatClient(invitation, player.answer).play()


def play_program(link: str, code: str, command: str, name: str) -> None:
    """A program plays: it reads the table's messages from its input, a line each, and writes its
    own to its output. The hello, and with it the secret, is not its affair."""
    invitation = Invitation(link)
    told = invitation.info()
    if told["game"] != code.upper():
        raise SlipstreamError(f"this is a table of {told['game']}, not of {code.upper()}")
    invitation.sit_down(name)
    with connect(invitation.socket(), max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "secret": invitation.secret}))
        with subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as program:
            assert program.stdin is not None
            assert program.stdout is not None
            writer = threading.Thread(target=_pass_on, args=(program.stdout, socket), daemon=True)
            writer.start()
            _listen(socket, program.stdin)
            program.stdin.close()
            writer.join(PATIENCE)


def _listen(socket: Any, program: IO[str]) -> None:
    """Pass everything on to the program until the race is over."""
    while True:
        for line in socket.recv().splitlines():
            try:
                program.write(line + "\n")
                program.flush()
            except BrokenPipeError:
                return
            message = json.loads(line)
            if message["type"] == "position" and "end" in message:
                return


def _pass_on(program: IO[str], socket: Any) -> None:
    for line in program:
        socket.send(line.strip())
