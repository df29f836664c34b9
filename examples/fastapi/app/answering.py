"""Makes an answer out of what was found: in the documents' words, with its source, or not at all."""

import re
from dataclasses import dataclass

from app.chunks import Chunk
from app.figures import asks_figure, figure_in
from app.models import Answer, Citation, Figure, Hit, Question, Reply
from app.retrieval import Found, Index
from app.text import sentences, with_years_named, words

LEAST_SUPPORT = 0.75
"""The share of the question, by the weight of its words, that a passage must speak about."""

ASKS_TO_EXPLAIN = re.compile(r"\s*(why|how (do|should|can)|what happen(s|ed)|can|may)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Passage:
    chunk: Chunk
    text: str
    support: float
    figure: Figure | None


def respond(asked: Question, index: Index) -> Reply:
    question = with_years_named(asked.question, asked.today)
    found = index.search(question)
    hits = [Hit(doc=one.chunk.doc, place=one.chunk.place, text=one.chunk.text, score=one.score) for one in found]
    best = best_supported(passages(question, found, index))
    if not best:
        return Reply(status="refused", answer=Answer(text="Our documents do not say anything about this."), hits=hits)
    choices = alternatives(best)
    if choices:
        return Reply(status="unclear", answer=Answer(text=f"Which one do you mean: {listed(choices)}?"), hits=hits)
    return Reply(status="answered", answer=cited(best[0]), hits=hits)


def passages(question: str, found: list[Found], index: Index) -> list[Passage]:
    """What may answer the question: whole chunks to explain, rows and sentences to tell a fact."""
    explain, wants_figure = bool(ASKS_TO_EXPLAIN.match(question)), asks_figure(question)
    made = []
    for chunk in (one.chunk for one in found):
        for text in [chunk.text] if explain or chunk.figures else sentences(chunk.text):
            figure = None if explain else figure_in(question, text, chunk)
            if figure or not wants_figure:
                made.append(Passage(chunk, text, support(question, f"{chunk.heading} {text}", index), figure))
    return made


def support(question: str, text: str, index: Index) -> float:
    asked, said = set(words(question)), set(words(text))
    total = sum(index.weight(word) for word in sorted(asked))
    return round(sum(index.weight(word) for word in sorted(asked & said)) / total, 6) if total else 0.0


def best_supported(candidates: list[Passage]) -> list[Passage]:
    """The best supported passages, in the order in which they were found; none if the best is not good enough."""
    most = max((one.support for one in candidates), default=0.0)
    return [one for one in candidates if one.support == most] if most >= LEAST_SUPPORT else []


def alternatives(best: list[Passage]) -> list[str]:
    """What to choose from where equally good passages give figures of different years, documents or sections."""
    chunks = [one.chunk for one in best if one.figure]
    years = {year_of(chunk) for chunk in chunks} - {""}
    for names in (years, {chunk.title for chunk in chunks}, {chunk.place for chunk in chunks}):
        if len(names) > 1:
            return sorted(names)
    return []


def year_of(chunk: Chunk) -> str:
    year = re.search(r"\b(19|20)\d\d\b", chunk.title)
    return year.group() if year else ""


def listed(names: list[str]) -> str:
    return f"{', '.join(names[:-1])} or {names[-1]}"


def cited(passage: Passage) -> Answer:
    chunk = passage.chunk
    return Answer(
        text=f"{passage.text} [{chunk.doc}]",
        figure=passage.figure,
        citations=[Citation(doc=chunk.doc, place=chunk.place)],
    )
