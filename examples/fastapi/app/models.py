"""What the service takes and gives."""

from datetime import date
from typing import Literal

from pydantic import BaseModel, Field


class Question(BaseModel):
    question: str = Field(min_length=1, max_length=1000)
    today: date | None = None


class Citation(BaseModel):
    doc: str
    place: str


class Figure(BaseModel):
    amount: float
    unit: str


class Answer(BaseModel):
    text: str
    figure: Figure | None = None
    citations: list[Citation] = []


class Hit(BaseModel):
    doc: str
    place: str
    text: str
    score: float


class Reply(BaseModel):
    status: Literal["answered", "refused", "unclear"]
    answer: Answer
    hits: list[Hit]


class Health(BaseModel):
    status: Literal["ok"]
    chunks: int
