"""Words and sentences."""

import re
from datetime import date

STOP_WORDS = set(
    "a all am an and any are as at be been by can did do does for from had has have how i if in is it its long many may me much"
    " my no not of on one or our per shall should so than that the their them there they this to under up was we were what"
    " when where which while who why will with you your".split()
)
ENDINGS = ("ations", "ation", "ements", "ement", "ings", "ing", "ies", "ed", "es", "s", "e", "y")
SHORTEST_STEM = 3
SYNONYMS = {
    "cost": "price",
    "costs": "price",
    "far": "range",
    "heavy": "weight",
    "kilometre": "km",
    "paid": "pay",
    "reimbursed": "pay",
}


def words(text: str) -> list[str]:
    """The content words of a text, cut to their stems, one word for each thing."""
    return [stem(SYNONYMS.get(word, word)) for word in re.findall(r"\w+", text.lower()) if word not in STOP_WORDS]


def stem(word: str) -> str:
    """Cuts the commonest endings, so that "bikes" meets "bike" and "renting" meets "rent"."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            return word[: -len(ending)]
    return word


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])\s+(?=[A-Z])", text.strip()) if part]


def with_years_named(question: str, today: date | None) -> str:
    """Replaces "last year" and "this year" by the year that is meant."""
    if today is None:
        return question
    named = re.sub(r"\blast year\b", f"in {today.year - 1}", question, flags=re.IGNORECASE)
    return re.sub(r"\bthis year\b", f"in {today.year}", named, flags=re.IGNORECASE)
