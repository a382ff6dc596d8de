"""Facts in words: Fluent catalogues, one folder for all that is shared and one for each game.

A seat among the arguments of a message becomes its player's name, and a flag beside it tells
whether that is the reader: `$you` for the argument `seat`, `$car-you` for an argument `car`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from slipstream.kernel.trace import PUBLIC
from slipstream.tell.say import SEAT, Say

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime import FluentBundle

# The languages there are; the page learns of them by `make types`.
Language = Literal["en", "de"]
LOCALES: Final[dict[str, str]] = {"en": "en_GB", "de": "de"}  # "a, b and c"; "tyres"
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
SHARED: Final = "slipstream"


class UnknownMessage(LookupError):
    """A fact that no catalogue has words for."""


class Catalogue:
    """All messages of one language that some packages bring in their folder `words`."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self.language = language
        self.packages = packages

    # Made when something is said: a program that only passes facts on does without.

    @cached_property
    def locale(self) -> Locale:
        from babel import Locale

        return Locale.parse(LOCALES[self.language])

    @cached_property
    def bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle(
            [self.language], use_isolating=False, functions={"ORDINAL": self.ordinal}
        )
        for package in self.packages:
            source = _source(package, self.language)
            if source.is_file():
                bundle.add_resource(FluentResource(source.read_text("utf-8")))
        return bundle

    def ordinal(self, number: Any) -> Any:
        """`1st`, `2nd`; the message `ordinal` knows how, by the language's own categories."""
        count = int(number)
        return self.format("ordinal", {"n": count, "category": self.locale.ordinal_form(count)})

    def has(self, name: str) -> bool:
        message, _, attribute = name.partition(".")
        if not self.bundle.has_message(message):
            return False
        found = self.bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def format(self, name: str, args: Mapping[str, Any]) -> str:
        if not self.has(name):
            raise UnknownMessage(f"there is no message {name!r} in {self.locale}")
        message, _, attribute = name.partition(".")
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, "a message that is there has words"
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise UnknownMessage(f"{name!r} in {self.locale}: {errors[0]}")
        return str(text)


def _source(package: str, language: str) -> Traversable:
    return files(package) / "words" / f"{language}.ftl"


@cache
def catalogue(language: str, *packages: str) -> Catalogue:
    """The shared messages and those of some packages, read once."""
    return Catalogue(language, [SHARED, *packages])


class Words:
    """Puts facts into words for one reader, who is a seat or PUBLIC."""

    def __init__(self, of: Catalogue, names: Sequence[str] = (), reader: int = PUBLIC) -> None:
        self.catalogue = of
        self.players = names  # an empty name is a player's who has none
        self.reader = reader

    def __call__(self, name: str, **args: Any) -> str:
        return self.say(Say(name, args))

    def say(self, fact: Say) -> str:
        if fact.id == SEAT:
            return self.name(fact.args["n"])
        found: dict[str, Any] = {}
        for name, value in fact.args.items():
            found[name] = self._argument(value)
            if isinstance(value, Say) and value.id == SEAT:
                found["you" if name == SEAT else f"{name}-you"] = self._is_you(value)
        return self.catalogue.format(fact.id, found)

    def all(self, facts: Sequence[Say], between: str = ", ") -> str:
        """Several facts in a row; those without words are left out."""
        return between.join(filter(None, map(self.say, facts)))

    def name(self, number: Any) -> str:
        """The player of a seat: you, a name, or a guest by number."""
        if number == self.reader:
            return self.catalogue.format("you", {})
        named = self.players[number] if 0 <= number < len(self.players) else ""
        return named or self.catalogue.format("guest", {"n": number + 1})

    @property
    def names(self) -> list[str]:
        """What all seats are called."""
        return [self.name(number) for number in range(len(self.players))]

    def _is_you(self, fact: Say) -> str:
        return "yes" if fact.args["n"] == self.reader else "no"

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Say):
            return self.say(value)
        if isinstance(value, list | tuple):
            from babel.lists import format_list

            return format_list(
                [str(self._argument(one)) for one in value], locale=self.catalogue.locale
            )
        return value
