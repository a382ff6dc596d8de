"""Questions to the results of a study, in SQL."""

from __future__ import annotations

from typing import Any

from slipstream.lab.study.plan import StudyError
from slipstream.lab.study.store import Store

try:
    import duckdb
except ImportError:  # pragma: no cover
    raise StudyError("questions need the extra `lab`: pip install 'slipstream[lab]'") from None


def ask(store: Store, question: str) -> tuple[list[str], list[tuple[Any, ...]]]:
    """The names of the columns and the rows of an answer; tables are `races` and `decisions`."""
    store.study()
    if not store.files("races"):
        raise StudyError(f"{store.folder} holds no races yet: run the study first")
    with duckdb.connect() as connection:
        try:
            for kind in ("races", "decisions"):
                files = [str(path).replace("'", "''") for path in store.files(kind)]
                if files:
                    listed = ", ".join(f"'{path}'" for path in files)
                    connection.execute(f"CREATE VIEW {kind} AS FROM read_parquet([{listed}])")
            found = connection.execute(question)
            names = [column[0] for column in found.description or ()]
            return names, found.fetchall()
        except duckdb.Error as error:
            raise StudyError(f"the question cannot be answered: {sentence(error)}") from None


def sentence(error: Exception) -> str:
    """The first paragraph of what the database says, without its kind."""
    first = " ".join(str(error).split("\n\n")[0].split())
    kind, colon, rest = first.partition(": ")
    return rest if colon and kind.endswith("Error") else first
