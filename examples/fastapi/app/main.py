"""The HTTP side of the service."""

from pathlib import Path

from fastapi import FastAPI

from app.answering import respond
from app.chunks import load
from app.models import Health, Question, Reply
from app.retrieval import Index

DOCS = Path(__file__).parent.parent / "docs"

app = FastAPI(title="Marrowby desk", description="Answers staff questions from the company's own documents.")
index = Index(load(DOCS))


@app.get("/health")
def health() -> Health:
    return Health(status="ok", chunks=len(index.chunks))


@app.post("/ask")
def ask(question: Question) -> Reply:
    return respond(question, index)
