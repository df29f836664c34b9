"""Reads the figure that a question asks for out of a sentence or a table row."""

import re

from app.chunks import Chunk
from app.models import Figure
from app.text import words

ASKS_FIGURE = re.compile(
    r"\bhow (many|much|long|far|heavy)\b|\bwhat (is|does|did) .*\b(cost|price|deposit|payload|range)\b", re.IGNORECASE
)
NUMBER_AND_UNIT = re.compile(r"(\d+(?:\.\d+)?) ([A-Za-z]+)")
UNITS = {
    "long": {"minutes", "hours", "days", "weeks", "months", "years"},
    "far": {"km"},
    "heavy": {"kg"},
    "much": {"EUR"},
    "cost": {"EUR"},
    "price": {"EUR"},
    "deposit": {"EUR"},
}


def asks_figure(question: str) -> bool:
    return bool(ASKS_FIGURE.search(question))


def figure_in(question: str, text: str, chunk: Chunk) -> Figure | None:
    """The figure of the column that the question names, or the first one in a unit that it asks for."""
    asked = set(words(question))
    if chunk.figures:
        named = [figure for column, figure in chunk.figures.items() if asked & set(words(column))]
        return (named + [figure for figure in chunk.figures.values() if fits(question, figure.unit)] + [None])[0]
    stated = [Figure(amount=float(number), unit=unit) for number, unit in NUMBER_AND_UNIT.findall(text)]
    return next((figure for figure in stated if fits(question, figure.unit)), None) if asks_figure(question) else None


def fits(question: str, unit: str) -> bool:
    """Whether the question asks for this unit, by its kind ("how long") or by its name ("how many weeks")."""
    kinds = [UNITS[word] for word in question.lower().replace("?", "").split() if word in UNITS]
    return any(unit in kind for kind in kinds) or bool(set(words(unit)) & set(words(question)))
