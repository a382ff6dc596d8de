"""The privacy page says all that is stored, in every language, and nothing that is not."""

from __future__ import annotations

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from slipstream.table.operating import privacy
from slipstream.tell.words import LANGUAGES
from table.serving import Served


def messages(language: str) -> set[str]:
    folder = privacy.__file__.rpartition("/")[0]
    with open(f"{folder}/words/{language}.ftl", encoding="utf-8") as file:
        return {each.id.name for each in parse(file.read()).body if isinstance(each, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_stored_has_a_sentence_and_nothing_else(language: str) -> None:
    stored = {row.says for row in [*privacy.stored(), *privacy.entries()]}
    said = {name for name in messages(language) if name.startswith(("kept-", "entry-"))}

    assert said == stored


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_names_every_field(language: str) -> None:
    page = privacy.page(language, 90, None)

    for row in [*privacy.stored(), *privacy.entries()]:
        assert all(f"<code>{field}</code>" in page for field in row.fields)
    assert "90" in page
    assert "⟨" not in page


def test_the_server_shows_it_in_the_readers_language(served: Served) -> None:
    german = served.http.get("/privacy", headers={"Accept-Language": "de-AT,de;q=0.9,en;q=0.8"})
    english = served.http.get("/privacy", headers={"Accept-Language": "fr"})

    assert german.headers["content-type"] == "text/html; charset=utf-8"
    assert 'lang="de"' in german.text
    assert 'lang="en"' in english.text
    assert served.http.get("/privacy?language=de").text == german.text
