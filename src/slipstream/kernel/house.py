"""House rules as data: what may be changed without code, and what a house has changed.

A game lists its `changes`, each with the book's numbers and with what is allowed in their place.
A house is named, and is carried as one word among a game's options, such as
`FMR/long-tail:points=9,6;cards.TT=6`. So it goes wherever options go, and two houses that change
the same have the same word but for their names. Its hash is what a record names.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from slipstream.kernel.errors import InvalidOption

HOUSE: Final = "house"
"""The option that carries it."""
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"
_LONGEST_NAME: Final = 40
_DIGITS: Final = 12  # of the hash


@final
class Change:
    """One thing that a house may change: a number, a row of numbers, or a number for each key.

    `clause` is the book's. A row has `fewest` to as many numbers as the book allows, `longest`.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        book: list[int],
        least: int,
        most: int,
        keys: list[str] | None = None,
        fewest: int = 0,
        longest: int = 0,
    ) -> None:
        self.name = name
        self.clause = clause
        self.book = book
        self.least = least
        self.most = most
        self.keys: list[str] = keys or []
        self.fewest = fewest or len(book)
        self.longest = longest or len(book)

    def is_row(self) -> bool:
        return not self.keys and (self.longest > 1 or len(self.book) > 1)

    def allowed(self) -> str:
        """`4 to 9 numbers from 0 to 99`."""
        numbers = f"from {self.least} to {self.most}"
        if not self.is_row():
            return f"a whole number {numbers}"
        if self.fewest == self.longest:
            return f"{self.longest} whole numbers {numbers}"
        return f"{self.fewest} to {self.longest} whole numbers {numbers}"

    def refused(self, place: str, value: str) -> InvalidOption:
        return InvalidOption(f"{place}={value}: allowed: {self.allowed()}", self.clause)


def number(name: str, clause: str, book: int, least: int, most: int) -> Change:
    return Change(name, clause, [book], least, most)


@final
class House:
    """What one house has changed, checked against what its game allows; nothing: the book."""

    def __init__(self, code: str, changes: list[Change], word: str) -> None:
        self.code = code
        self.name = ""
        self.known = changes
        self.values: dict[str, list[int]] = {}
        if word:
            self._read(word)

    def _read(self, word: str) -> None:
        head, colon, rest = word.partition(":")
        code, slash, self.name = head.partition("/")
        if slash and code != self.code:
            raise InvalidOption(f"these are house rules of {code}, not of {self.code}")
        if not slash or not colon or not is_name(self.name):
            raise InvalidOption(
                f"{HOUSE}={word[:80]}: a house has a game, a name of at most {_LONGEST_NAME} small"
                " letters, digits and hyphens, and then its changes"
            )
        for part in rest.split(";") if rest else []:
            place, _, text = part.partition("=")
            name, dot, key = place.partition(".")
            self._change(self._find(name), place, key if dot else "", text)
        self.values = {
            change.name: self.values[change.name]
            for change in self.known
            if self.values.get(change.name, change.book) != change.book
        }

    def _find(self, name: str) -> Change:
        for change in self.known:
            if change.name == name:
                return change
        known = ", ".join(change.name for change in self.known) or "nothing"
        raise InvalidOption(f"{self.code} has no {name!r} to change; a house may change: {known}")

    def _change(self, change: Change, place: str, key: str, text: str) -> None:
        found = [int(one) for one in text.split(",") if is_number(one)]
        wanted = 1 if change.keys else len(text.split(","))
        right = len(found) == wanted and all(change.least <= n <= change.most for n in found)
        if change.keys:
            if key not in change.keys:
                raise InvalidOption(
                    f"{place}={text}: there is no {key!r} among {', '.join(change.keys)}",
                    change.clause,
                )
            if not right:
                raise change.refused(place, text)
            row = self.values.get(change.name, change.book)[:]
            row[change.keys.index(key)] = found[0]
            self.values[change.name] = row
        elif key or not right or not change.fewest <= len(found) <= change.longest:
            raise change.refused(place, text)
        else:
            self.values[change.name] = found

    def row(self, name: str) -> list[int]:
        """The numbers of a change, the book's where the house has none."""
        return self.values.get(name, self._find(name).book)

    def number(self, name: str) -> int:
        return self.row(name)[0]

    def word(self) -> str:
        """The same for whoever writes it: in the book's order, and only what is different."""
        parts = [part for change in self.known for part in self._parts(change)]
        return f"{self.code}/{self.name}:{';'.join(parts)}" if self.name else ""

    def _parts(self, change: Change) -> list[str]:
        if change.name not in self.values:
            return []
        row = self.values[change.name]
        if not change.keys:
            return [f"{change.name}={','.join([str(n) for n in row])}"]
        return [
            f"{change.name}.{key}={row[at]}"
            for at, key in enumerate(change.keys)
            if row[at] != change.book[at]
        ]

    def tag(self) -> str:
        """Name and hash, as records tell them; the hash is of the changes, not of the name."""
        changed = f"{self.code}:{self.word().partition(':')[2]}"
        return f"{self.name} {sha256(changed.encode()).hexdigest()[:_DIGITS]}"


def name_of(word: str) -> str:
    """The name of the house that a word carries."""
    return word.partition(":")[0].partition("/")[2]


def is_name(text: str) -> bool:
    return 0 < len(text) <= _LONGEST_NAME and all(letter in _LETTERS for letter in text)


def is_number(text: str) -> bool:
    digits = text[1:] if text.startswith("-") else text
    return digits.isascii() and digits.isdecimal() and len(digits) < 10
