"""`.race` records: tags, moves and comments, as text a person can read.

[Game "FMR/1"] and the other tags say what was agreed; then every answer stands in order. Reading
is strict: each token must be legal where it stands, and the result must be the recorded one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from slipstream.games.registry import find, load, read
from slipstream.kernel.errors import InvalidText, SlipstreamError, TextError
from slipstream.kernel.game import CHANCE, Game, State
from slipstream.kernel.house import HOUSE, House
from slipstream.notation.moves import Move, apply_word, redacted, rows, spelled

_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_ROW = re.compile(r"(\S+(?!\S))?\s*(?:([0-9]{1,3})(?!\S))?")
_GAME = re.compile(r"([A-Z][A-Z0-9]*)/([0-9]{1,9})")
_SEAT = re.compile(r"(?<!\S)([0-9]{1,3})(?:=|(?!\S))")
_PIECE = re.compile(r"\{([^{}]*)\}|([^\s{}]+)")
KNOWN_TAGS = (
    "Game",
    "Seats",
    "Options",
    "House",
    "Start",
    "Commitment",
    "Seed",
    "View",
    "Result",
    "End",
)


class Divergence(SlipstreamError):
    """A record that cannot have happened: names the line, the move and the reason."""

    def __init__(self, message: str, row: int, move: int) -> None:
        self.row = row
        self.move = move
        super().__init__(message)


class Record:
    """What happened in one race."""

    def __init__(self, game: Game, tags: dict[str, str] | None = None) -> None:
        self.game = game
        self.tags = dict(tags or {})
        self.moves: list[tuple[int, int]] = []
        self.comments: dict[int, str] = {}

    def start(self) -> State:
        line = self.tags.get("Start")
        return self.game.read(line) if line else self.game.start()

    def states(self) -> Iterator[State]:
        """The state before each move, and the last one: one object, played on."""
        state = self.start()
        for seat, action in self.moves:
            yield state
            state.apply(seat, action)
        yield state

    def spelled(self) -> list[Move]:
        """All moves in words."""
        return [
            spelled(state, seat, action)
            for state, (seat, action) in zip(self.states(), self.moves, strict=False)
        ]

    def final(self) -> State:
        state = self.start()
        for seat, action in self.moves:
            state.apply(seat, action)
        return state

    def seen_by(self, seat: int) -> list[Move]:
        """All moves as `seat` may know them; sealed answers stay hidden until the last is in."""
        return redacted(self.spelled(), seat, self._pending())

    def _pending(self) -> list[int]:
        """Sealed answers that wait for others: all since their question was asked."""
        pending: list[int] = []
        state = self.start()
        for index, (seat, action) in enumerate(self.moves):
            sealed = state.decision.sealed
            others = [other for other in state.waiting if other != seat]
            state.apply(seat, action)
            pending = [*pending, index] if sealed and others and others == state.waiting else []
        return pending

    def write(self, seat: int = CHANCE) -> str:
        """The record as text; for a seat other than CHANCE, what that seat may know."""
        state = self.final()
        tags = {
            "Game": f"{self.game.code}/{self.game.version}",
            "Seats": self.tags.get("Seats") or " ".join(map(str, range(1, self.game.seats + 1))),
            "Options": _pairs(self.game.agreed(season=False)),
            **({"House": self.game.house.tag()} if self.game.house.name else {}),
            **{name.capitalize(): value for name, value in self.game.agreed(season=True).items()},
            **{
                name: text
                for name, text in self.tags.items()
                if name not in ("House", "Result", "End")
            },
        }
        if seat != CHANCE:
            tags["View"] = str(seat + 1) if seat >= 0 else "spectator"
            tags.pop("Seed", None)
            if "Start" in tags:
                tags["Start"] = self.game.line(self.start(), seat)
        if not state.waiting:
            tags["Result"] = result(self.game, state)
            tags["End"] = state.end()
        text = "\n".join(f"[{name} {_quote(value)}]" for name, value in tags.items())
        moves = self.spelled() if seat == CHANCE else self.seen_by(seat)
        return text + "\n\n" + "\n".join(rows(moves, self._comments(seat))) + "\n"

    def _comments(self, seat: int) -> dict[int, str]:
        """A comment may tell anything, so a seat's copy keeps only those of the clock."""
        return {
            index: _one_line(text).replace("{", "(").replace("}", ")")
            for index, text in self.comments.items()
            if seat == CHANCE or text.startswith("%")
        }


def result(game: Game, state: State) -> str:
    """Points of every entrant: `1 16, 2 4, red 3`; seats by their number."""
    names = [str(seat + 1) for seat in range(game.seats)] + game.entrants()[game.seats :]
    return ", ".join(f"{name} {points}" for name, points in zip(names, state.points(), strict=True))


def _pairs(options: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


def _quote(text: str) -> str:
    return '"' + _one_line(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


def _one_line(text: str) -> str:
    return " ".join(text.splitlines())


def _unquote(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def read_record(text: str, house: str = "") -> Record:
    """A record from its text: strictly, or a Divergence that names the move.

    A record of house rules needs `house`, the word that `read_house` makes of their file.
    """
    tags, movetext = _split(text)
    record = Record(_game(tags, house), tags)
    state = record.start()
    for number, row in movetext:
        _read_row(record, state, number, row)
    _check_result(record, state)
    return record


def read_tags(text: str) -> dict[str, str]:
    """The tags alone: also of a record that can be shown but not replayed."""
    return _split(text)[0]


def _split(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Tags first, then rows with their line numbers."""
    tags: dict[str, str] = {}
    movetext: list[tuple[int, str]] = []
    for number, row in enumerate(text.splitlines(), 1):
        if row.startswith("[") and not movetext:
            found = _TAG.findall(row)
            if not found or _TAG.sub("", row).strip():
                raise InvalidText(f"line {number} is not a tag: {row.strip()[:60]!r}", row, "")
            for name, value in found:
                if name in tags:
                    raise InvalidText(f"line {number}: tag {name} appears twice", name, "")
                tags[name] = _unquote(value)
        elif row.strip():
            movetext.append((number, row))
    return tags, movetext


def _game(tags: dict[str, str], house: str) -> Game:
    head = _GAME.fullmatch(tags.get("Game", ""))
    if head is None:
        raise InvalidText('this is no record: it lacks a tag like [Game "FMR/1"]', "", "")
    kind = find(head[1])
    if int(head[2]) != kind.version:
        raise InvalidText(
            f"this record was made under {head[0]}; here is {kind.code}/{kind.version}, so it"
            " can be shown but not replayed",
            head[0],
            "",
        )
    if "View" in tags:
        whose = "a spectator" if tags["View"] == "spectator" else f"seat {tags['View']}"
        raise InvalidText(f"this is the copy of {whose}: it can be read, not replayed", "View", "")
    options = _options(kind, tags) | _house(kind, tags, house)
    seats = _SEAT.findall(tags.get("Seats", ""))
    if seats != [str(number + 1) for number in range(len(seats))]:
        raise InvalidText("Seats names the seats from 1, as in '1=blue:Ann 2=red'", "Seats", "")
    if "Start" not in tags:
        return load(kind.code, len(seats), options)
    game = read(tags["Start"], options.get(HOUSE, "")).game
    if (game.code, game.seats) != (kind.code, len(seats) or game.seats):
        raise InvalidText(
            f"Start is a position of {game.code}/{game.version} for {game.seats} seats", "Start", ""
        )
    return game


def _house(kind: type[Game], tags: dict[str, str], word: str) -> dict[str, str]:
    """The house rules of a record, if it has any and they are the ones that were given."""
    tag = tags.get("House", "")
    if not tag:
        return {}
    if not word:
        raise InvalidText(
            f"this record was raced by the house rules {tag}: give their file to replay it",
            "House",
            "",
        )
    given = House(kind.code, kind.changes, word).tag()
    if given.split()[-1] != tag.split()[-1]:
        raise InvalidText(
            f"this record was raced by the house rules {tag}; those given are {given}, which"
            " change something else",
            "House",
            "",
        )
    return {HOUSE: word}


def _options(kind: type[Game], tags: dict[str, str]) -> dict[str, str]:
    """What was agreed, and what the season brings in tags of its own."""
    options = dict(pair.partition("=")[::2] for pair in tags.get("Options", "").split())
    season = {option.name.capitalize(): option.name for option in kind.offered if option.season}
    for tag, value in tags.items():
        if tag in season:
            options[season[tag]] = value
        elif tag not in KNOWN_TAGS:
            raise InvalidText(f"unknown tag {tag}", tag, "")
    return options


def _read_row(record: Record, state: State, number: int, row: str) -> None:
    """A row is: turn number where one begins, seat if it is a seat's, then words and comments."""
    head = _ROW.match(row)
    assert head is not None, "the pattern fits every row"
    if head[1] and head[1] != str(state.turn()):
        raise Divergence(
            f"line {number}: {head[1]!r} stands where turn {state.turn()} begins",
            number,
            len(record.moves),
        )
    seat = int(head[2]) - 1 if head[2] else None
    rest = row[head.end() :]
    if _PIECE.sub("", rest).strip():
        raise Divergence(f"line {number}: a comment is not closed", number, len(record.moves))
    for piece in _PIECE.finditer(rest):
        if piece[2]:
            _read_word(record, state, number, seat, piece[2])
        else:
            index = max(0, len(record.moves) - 1)
            both = [record.comments.get(index, ""), piece[1].strip()]
            record.comments[index] = " ".join(filter(None, both))


def _read_word(record: Record, state: State, number: int, seat: int | None, word: str) -> None:
    try:
        record.moves += apply_word(state, seat, word)
    except TextError as error:
        count = len(record.moves)
        raise Divergence(
            f"line {number}, move {count + 1} (turn {state.turn()}): {error}", number, count
        ) from error


def _check_result(record: Record, state: State) -> None:
    """The result and the way the race ended are what the tags say, if they say anything."""
    told = {name: record.tags[name] for name in ("Result", "End") if name in record.tags}
    if state.waiting:
        if told:
            raise Divergence(
                f"the record ends after {len(record.moves)} moves, before the race does:"
                f" {state.decision.name} is still asked",
                0,
                len(record.moves),
            )
        return
    true = {"Result": result(record.game, state), "End": state.end()}
    for name, value in told.items():
        if value != true[name]:
            raise Divergence(
                f"{name} is recorded as {value!r}, but the moves give {true[name]!r}",
                0,
                len(record.moves),
            )
