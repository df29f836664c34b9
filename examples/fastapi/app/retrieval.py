"""Finds the chunks that speak about a question."""

import math
from collections import Counter
from dataclasses import dataclass

from rank_bm25 import BM25Okapi

from app.chunks import Chunk
from app.text import words

TOP_K = 6
REASONS = "because cause reason"


@dataclass(frozen=True)
class Found:
    chunk: Chunk
    score: float


class Index:
    """BM25 over chunks; a chunk is also found by its heading and its document's title."""

    def __init__(self, chunks: list[Chunk]) -> None:
        self.chunks = chunks
        bags = [words(f"{chunk.heading} {chunk.text}") for chunk in chunks]
        self.bm25 = BM25Okapi(bags)
        self.chunks_with = Counter(word for bag in bags for word in set(bag))

    def search(self, question: str) -> list[Found]:
        """The best chunks, best first; for a question about a reason those that give one."""
        asked = words(f"{question} {REASONS}" if question.lower().startswith("why") else question)
        scores = self.bm25.get_scores(asked)
        found = [Found(chunk, round(float(score), 4)) for chunk, score in zip(self.chunks, scores) if score > 0]
        return sorted(found, key=lambda one: -one.score)[:TOP_K]

    def weight(self, word: str) -> float:
        """How much a word tells: the rarer the more, and a word that no document has the most."""
        return math.log(1 + len(self.chunks) / (1 + self.chunks_with[word]))
