"""Splits the documents into chunks that can be found and cited."""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from app.models import Figure

WORDS_PER_CHUNK = 60


@dataclass(frozen=True)
class Chunk:
    doc: str
    title: str
    place: str
    """The heading, the row or the paragraph: where in the document a reader finds it."""
    text: str
    figures: dict[str, Figure] = field(default_factory=dict)
    """A table row's numbers, by column."""

    @property
    def heading(self) -> str:
        """What stands above the text and says what it is about."""
        return f"{self.title} {self.place}"


def load(folder: Path) -> list[Chunk]:
    splitters = {".md": split_markdown, ".csv": split_table, ".txt": split_plain}
    return [chunk for path in sorted(folder.iterdir()) if path.suffix in splitters for chunk in splitters[path.suffix](path)]


def split_markdown(path: Path) -> Iterator[Chunk]:
    """One chunk a section, or several where the section is long."""
    title, *sections = re.split(r"^#{1,2} ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    for section in sections:
        heading, _, body = section.partition("\n")
        for text in packed(body):
            yield Chunk(path.name, title.strip(), heading.strip(), text)


def split_plain(path: Path) -> Iterator[Chunk]:
    """One chunk a paragraph; the first line is the title."""
    title, *paragraphs = paragraphs_of(path.read_text(encoding="utf-8"))
    for number, text in enumerate(paragraphs, 1):
        yield Chunk(path.name, title, f"paragraph {number}", text)


def split_table(path: Path) -> Iterator[Chunk]:
    """One chunk a row, in words; a column may name its unit in brackets, as in "price (EUR)"."""
    header, *rows = csv.reader(path.read_text(encoding="utf-8").splitlines())
    columns = [re.fullmatch(r"(.+?)(?: \((.+)\))?", name).groups() for name in header]
    for key, *cells in rows:
        named = list(zip(columns[1:], cells))
        text = ", ".join(" ".join(filter(None, (column, cell, unit))) for (column, unit), cell in named)
        figures = {column: Figure(amount=float(cell), unit=unit) for (column, unit), cell in named if unit}
        yield Chunk(path.name, path.stem.replace("-", " "), key, f"{key}: {text}", figures)


def packed(body: str) -> Iterator[str]:
    """Whole paragraphs, as many as fit into a chunk."""
    taken: list[str] = []
    for paragraph in paragraphs_of(body):
        if taken and len(" ".join([*taken, paragraph]).split()) > WORDS_PER_CHUNK:
            yield " ".join(taken)
            taken = []
        taken.append(paragraph)
    if taken:
        yield " ".join(taken)


def paragraphs_of(text: str) -> list[str]:
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]
