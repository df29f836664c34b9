"""A small RAG app on Python's standard library: BM25 over passages, extractive answers with citations.

Usage: python3 app.py PORT
RAG_BREAK=retrieval | citations | refusal degrades that step of the pipeline, to see a gate catch it.
"""

from __future__ import annotations

import json
import math
import os
import re
import sys
from collections import Counter
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

DOCS = Path(__file__).parent / "docs"
BREAK = os.environ.get("RAG_BREAK", "")
STOP = set(
    "a an and are at be by did do does for from had has have how in is it its many much no not of on or per the their there"
    " they this to was were what when where which who why will with der die das den dem ein eine im in ist und wie viel viele"
    " was wann wo wer warum hat gibt es am auf für gilt".split()
)
ASKS_FIGURE = re.compile(r"\b(?:how (?:many|much|long)|what (?:does|did|is)|wie (?:viele?|hoch)|was kostet|welche)\b", re.I)
TOP = 3
COVERED = 0.6


@dataclass(frozen=True)
class Passage:
    doc: str
    locator: str
    title: str
    text: str
    outdated: bool


def words(text: str) -> list[str]:
    return [stem(word) for word in re.findall(r"\w+", text.lower())]


def stem(word: str) -> str:
    """Cuts the commonest endings, so that "tickets" meets "ticket" and "kostet" meets "kosten"."""
    for ending in ("ungen", "ung", "ing", "ed", "en", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word[: -len(ending)]
    return word


def years_in(text: str) -> list[str]:
    return re.findall(r"\b(?:19|20)\d\d\b", text)


def content_words(text: str) -> list[str]:
    return [stem(word) for word in re.findall(r"\w+", text.lower()) if word not in STOP]


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ])", text.strip())


def load() -> list[Passage]:
    passages = []
    for path in sorted(DOCS.glob("*.md")):
        title, header = "", []
        content = path.read_text(encoding="utf-8")
        outdated = "\nSuperseded by" in content
        for number, line in enumerate(content.splitlines(), 1):
            if line.startswith("# "):
                title = line[2:]
            elif line.startswith("|"):
                cells = [cell.strip() for cell in line.strip("|").split("|")]
                if not header:
                    header = cells
                elif not set(line) <= set("|- "):
                    text = ", ".join(f"{name} {cell}" for name, cell in zip(header, cells))
                    passages.append(Passage(path.name, f"line={number}", title, text, outdated))
            elif line.strip():
                passages += [Passage(path.name, f"line={number}", title, sentence, outdated) for sentence in sentences(line)]
    return passages


def given(contexts: list[str], sources: list[dict[str, str]]) -> list[Passage]:
    """The passages of contexts that came with the question, under the names of their sources."""
    names = [source["source_id"] for source in sources] or [f"context-{number}" for number in range(1, len(contexts) + 1)]
    return [Passage(name, "", "", sentence, False) for name, text in zip(names, contexts) for sentence in sentences(text)]


class Index:
    """BM25 over passages; a passage also carries the words of its document's title."""

    def __init__(self, passages: list[Passage]) -> None:
        self.passages = passages
        self.bags = [Counter(self.tokens(f"{passage.title} {passage.text}")) for passage in passages]
        self.mean = sum(sum(bag.values()) for bag in self.bags) / max(1, len(self.bags)) or 1
        self.seen = Counter(word for bag in self.bags for word in bag)

    @staticmethod
    def tokens(text: str) -> list[str]:
        """Broken retrieval looks at the little words only."""
        if BREAK == "retrieval":
            return [word for word in re.findall(r"\w+", text.lower()) if word in STOP]
        return content_words(text)

    def search(self, question: str) -> list[tuple[float, Passage]]:
        """The best passages; what a newer document supersedes comes up only for a question about its year."""
        query = self.tokens(question)
        years = set(years_in(question))
        pairs = zip(self.bags, self.passages)
        scored = [(self.score(query, bag), p) for bag, p in pairs if not p.outdated or years & set(years_in(p.title))]
        return sorted((pair for pair in scored if pair[0] > 0), key=lambda pair: -pair[0])[:TOP]

    def score(self, query: list[str], bag: Counter[str]) -> float:
        length = sum(bag.values()) / self.mean
        total = 0.0
        for word in query:
            if bag[word]:
                idf = math.log(1 + (len(self.bags) - self.seen[word] + 0.5) / (self.seen[word] + 0.5))
                total += idf * bag[word] * 2.2 / (bag[word] + 1.2 * (0.25 + 0.75 * length))
        return total


INDEX = Index(load())


def respond(question: str, index: Index) -> dict[str, object]:
    found = index.search(question)
    context = [{"source_id": p.doc, "chunk": p.text, "score": round(score, 3)} for score, p in found]
    reply = {"mode": "trustworthy", "refused": False, "clarification": "none", "retrieved_context": context, "sources": []}
    years = missing_year(question, found)
    if years:
        text = f"For which year do you need it: {' or '.join(years)}?"
        return reply | {"text": text, "clarification": "ask_first", "mode": "abstain"}
    best = [passage for _, passage in found if covers(passage, question)]
    if not best and BREAK == "refusal":
        best = [passage for _, passage in found[:1]]
    if not best:
        text = "The documents do not say anything about this, so I cannot answer."
        return reply | {"text": text, "refused": True, "mode": "abstain"}
    return reply | (explain(question, found, best, index) if asks_why(question) else quote(question, best))


def covers(passage: Passage, question: str) -> bool:
    """Whether the passage has enough of what the question is about, and every year and name in it."""
    about = set(content_words(question)) - {stem("cost"), stem("reason")}
    have = set(content_words(f"{passage.title} {passage.text}"))
    names = {stem(word.lower()) for word in re.findall(r"(?<=\s)[A-ZÄÖÜ]\w+", question) if word.lower() not in STOP}
    years = set(years_in(question))
    if asks_why(question):
        return len(about & have) >= 2
    return years <= have and names <= have and len(about & have) >= COVERED * len(about)


def missing_year(question: str, found: list[tuple[float, Passage]]) -> list[str]:
    """The years to choose from, where the question names none and equally good passages differ by nothing else."""
    if years_in(question) or asks_why(question):
        return []
    good = [passage for _, passage in found if covers(passage, question)]
    skeletons: dict[str, set[str]] = {}
    for passage in good:
        for year in re.findall(r"\bin ((?:19|20)\d\d)\b", passage.text):
            skeletons.setdefault(re.sub(r"\d+", "#", passage.text), set()).add(year)
    return next((sorted(years) for years in skeletons.values() if len(years) > 1), [])


def quote(question: str, best: list[Passage]) -> dict[str, object]:
    """The best passage, cited; a figure and its unit where the question asks for one."""
    passage = best[0]
    answer: dict[str, object] = {"text": cite(passage.text, [passage]), "sources": listed([passage])}
    figure = asked_figure(question, passage.text)
    if not figure:
        return answer
    answer |= {"value": figure[0], "unit": figure[1], "source": next(iter(listed([passage])), None)}
    others = [(p.doc, asked_figure(question, p.text)) for p in best[1:] if p.doc != passage.doc]
    rival = next((doc for doc, other in others if other and other[1] == figure[1] and other[0] != figure[0]), None)
    if rival:
        answer |= {"text": f"{answer['text']} Note: {rival} gives another figure.", "mode": "disputed"}
    return answer


def asked_figure(question: str, text: str) -> tuple[float, str] | None:
    """The number whose unit the question names (how many seats, how much … kroner)."""
    if not ASKS_FIGURE.search(question):
        return None
    asked = set(content_words(question))
    row = [cell.rsplit(" ", 1) for cell in text.split(", ")]
    for cell in row:
        if len(cell) == 2 and cell[1].isdigit() and stem(cell[0].lower()) in asked:
            return float(cell[1]), cell[0]
    pairs = re.findall(r"(\d+(?:\.\d+)?) (\w+)", text)
    named = [pair for pair in pairs if stem(pair[1].lower()) in asked]
    measured = [pair for pair in pairs if pair[1] in ("kroner", "Kronen", "minutes", "Knoten", "days", "hours")]
    chosen = (named or measured or [None])[0]
    return (float(chosen[0]), chosen[1]) if chosen else None


def asks_why(question: str) -> bool:
    return re.match(r"\s*(why|warum)\b", question.lower()) is not None


def explain(question: str, found: list[tuple[float, Passage]], best: list[Passage], index: Index) -> dict[str, object]:
    """A narrative answer: the sentences of the best document that speak about it, in the document's order."""
    doc = best[0].doc
    about = set(content_words(question))
    parts = [p for p in index.passages if p.doc == doc and (p in best or {"reason", "because"} & set(words(p.text)))]
    text = " ".join(p.text for p in parts if about & set(content_words(p.text)) or "reason" in p.text or "because" in p.text)
    context = [{"source_id": p.doc, "chunk": p.text, "score": 0.0} for p in parts]
    context += [{"source_id": p.doc, "chunk": p.text, "score": round(score, 3)} for score, p in found if p not in parts]
    return {"text": cite(text, parts[:1]), "narrative": text, "sources": listed(parts[:1]), "retrieved_context": context}


def cite(text: str, passages: list[Passage]) -> str:
    return text if BREAK == "citations" else f"{text} [{passages[0].doc}]"


def listed(passages: list[Passage]) -> list[dict[str, str]]:
    return [] if BREAK == "citations" else [{"doc": p.doc, "locator": p.locator} for p in passages]


class Chat(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body leave in one piece

    def do_GET(self) -> None:
        self.reply({"status": "ready"})

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers.get("content-length", 0))))
        contexts = body.get("contexts")
        index = INDEX if contexts is None else Index(given(contexts, body.get("context_sources", [])))
        self.reply(respond(body["prompt"], index))

    def reply(self, value: object) -> None:
        data = json.dumps(value, ensure_ascii=False).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json; charset=utf-8")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *args: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 64  # the standard 5 makes a burst of callers wait a second


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8765
    server = Server(("127.0.0.1", port), Chat)
    print(f"ready on {port}, {len(INDEX.passages)} passages")
    server.serve_forever()
