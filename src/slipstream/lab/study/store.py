"""The results of a study: a folder of Parquet files, one a chunk, and the study itself.

A file is there whole or not at all. `races/` has one row a seat and race, `decisions/` one row a
decision where those were wanted.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

import msgspec

from slipstream.lab.study.plan import Case, Chunk, Study, StudyError, parsed
from slipstream.lab.study.racing import Row

try:
    import polars as pl
except ImportError:  # pragma: no cover
    raise StudyError("studies need the extra `lab`: pip install 'slipstream[lab]'") from None

STUDY = "study.toml"
SCHEMA: dict[str, dict[str, Any]] = {
    "races": {
        "case": pl.Int32,
        "game": pl.String,
        "rules": pl.Int32,
        "seats": pl.Int8,
        "options": pl.String,
        "seed": pl.Int64,
        "race": pl.Int32,
        "deal": pl.Int64,
        "seat": pl.Int8,
        "bot": pl.String,
        "finished": pl.Boolean,
        "place": pl.Int8,
        "points": pl.Int32,
        "won": pl.Float32,
        "start": pl.Int8,
        "half": pl.Int8,
        "gained": pl.Int8,
        "turns_led": pl.Int16,
        "mishaps": pl.List(pl.String),
        "cards": pl.List(pl.String),
        "lead_changes": pl.Int16,
        "decided": pl.Float32,
        "turns": pl.Int16,
        "decisions": pl.Int32,
        "moves": pl.Int32,
    },
    "decisions": {
        "case": pl.Int32,
        "game": pl.String,
        "race": pl.Int32,
        "number": pl.Int32,
        "turn": pl.Int16,
        "seat": pl.Int8,
        "decision": pl.String,
        "legal": pl.Int16,
        "token": pl.String,
    },
}


class Store:
    """The folder of a study."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.damaged = 0  # files found so, and put aside

    def begin(self, study: Study, text: str) -> None:
        """Make the folder, or find it with the same study in it; only `races` may have changed."""
        kept = self.folder / STUDY
        if kept.exists():
            before = msgspec.structs.replace(self.study(), races=study.races)
            if before != study:
                raise StudyError(
                    f"{self.folder} holds the results of another study;"
                    " name another folder with --out"
                )
        try:
            for name in ("races", *(["decisions"] if study.decisions else [])):
                (self.folder / name).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self.full(error) from None
        self.write(kept, text.encode())

    def study(self) -> Study:
        """What the results belong to."""
        kept = self.folder / STUDY
        try:
            return parsed(kept.read_text("utf-8"), str(kept))
        except (OSError, UnicodeDecodeError):
            raise StudyError(f"{self.folder} holds no study: there is no {STUDY} in it") from None

    def file(self, kind: str, chunk: Chunk) -> Path:
        return self.folder / kind / f"{chunk.name}.parquet"

    def files(self, kind: str, case: Case | None = None) -> list[Path]:
        """All files of a kind, or those of one case."""
        name = f"{case.name}-*" if case else "*"
        return sorted((self.folder / kind).glob(f"{name}.parquet"))

    def has(self, chunk: Chunk) -> bool:
        """Whether a chunk is done. A damaged file is put aside, and the chunk raced again."""
        kinds = ["races", *(["decisions"] if chunk.decisions else [])]
        return all(self.is_sound(self.file(kind, chunk), chunk, kind) for kind in kinds)

    def is_sound(self, path: Path, chunk: Chunk, kind: str) -> bool:
        if not path.exists():
            return False
        try:
            frame = pl.read_parquet(path, columns=["race"])
        except Exception:
            path.replace(path.with_suffix(".damaged"))
            self.damaged += 1
            return False
        return kind != "races" or frame.height == len(chunk.races) * len(chunk.case.series.bots)

    def keep(self, chunk: Chunk, races: pl.DataFrame, decisions: pl.DataFrame) -> None:
        if chunk.decisions:
            self.write(self.file("decisions", chunk), packed(decisions))
        self.write(self.file("races", chunk), packed(races))

    def write(self, path: Path, content: bytes) -> None:
        part = path.with_name(path.name + ".part")
        try:
            part.write_bytes(content)
            os.replace(part, path)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise self.full(error) from None

    def full(self, error: OSError) -> StudyError:
        return StudyError(
            f"results cannot be written to {self.folder}: {(error.strerror or '').lower()};"
            " what is done is kept, run the study again to go on"
        )

    def races(self, case: Case | None = None) -> pl.DataFrame:
        """All rows there are, or those of one case; by case, race and seat."""
        files = self.files("races", case)
        if not files:
            raise StudyError(f"{self.folder} holds no races yet: run the study first")
        frames = [self.sound_frame(path) for path in files]
        return pl.concat(frames).sort("case", "race", "seat")

    def sound_frame(self, path: Path) -> pl.DataFrame:
        try:
            return pl.read_parquet(path)
        except Exception as error:
            reason = str(error).splitlines()[0]
            raise StudyError(
                f"{path} is damaged ({reason}); run the study again, and its races are raced again"
            ) from None


def framed(rows: list[Row], kind: str) -> pl.DataFrame:
    return pl.DataFrame(rows, schema=SCHEMA[kind])


def packed(table: pl.DataFrame) -> bytes:
    """The same rows give the same bytes."""
    buffer = io.BytesIO()
    table.write_parquet(buffer, compression="zstd")
    return buffer.getvalue()
