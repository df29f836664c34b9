"""Makes one answer per governance case, by seeded choice among the forms that tell one scorer from another."""

from __future__ import annotations

import random
import re
from typing import Any, Callable

from regex_sampler import draw

MODES = ["abstain", "disputed", "trustworthy"]
PLAIN = [
    "The ledger says nothing of the sort.",
    "Two reports disagree, and neither gives its method.",
    "Quite likely, though the notes stop in spring.",
    "Der Bericht nennt dazu keine Zahl – nur „Schätzungen“.",
    "资料中没有给出这个数字。",
    "Nobody wrote it down 🤷 𝒳 ﬁn İstanbul straße ΣΊΣΥΦΟΣ.",
]
GLUE = [" ", " ", " ", ". ", "\n", "\r\n", "", ", ", "\t", "\u2028", " – ", "’", "漢", "é", "_", "5", "😀"]
TAILS = ["", "", "", ".", "\n", "\r\n", " ", "\n\n", "。", "😀"]
BLURS = [(" ", "\u00a0"), (" ", "  "), (" ", "\n"), (" ", "\r\n"), ("'", "’"), ("-", "–"), ("1", "１"), (".", "．")]
FOLDS = [("s", "ſ"), ("k", "K"), ("i", "ı"), ("i", "İ"), ("ss", "ß"), ("fi", "ﬁ")]


def answer(case: Any, seed: int) -> dict[str, str]:
    """The response for a case: its text, and a mode unless this draw leaves it out."""
    rng = random.Random(f"{seed}/{case.id}")
    response = {"text": _text(case, rng)}
    mode = _mode(case.expected_mode.value, rng)
    return response if mode is None else {**response, "mode": mode}


def _mode(expected: str, rng: random.Random) -> str | None:
    fate = rng.random()
    if fate < 0.15:
        return None
    return expected if fate < 0.7 else rng.choice([m for m in MODES if m != expected])


def _text(case: Any, rng: random.Random) -> str:
    if rng.random() < 0.04:
        return rng.choice(["", " ", "\n", "\r\n"])
    makers = {"grounding": _grounding, "relevance": _relevance}.get(case.category.value, _other)
    return _joined(makers(case, rng), rng) + rng.choice(TAILS)


def _joined(pieces: list[str], rng: random.Random) -> str:
    text = pieces[0]
    for piece in pieces[1:]:
        text += rng.choice(GLUE) + piece
    return text


def _other(case: Any, rng: random.Random) -> list[str]:
    return [rng.choice([rng.choice(PLAIN), "\n".join(case.contexts), case.query])]


def _grounding(case: Any, rng: random.Random) -> list[str]:
    count = rng.choice([1, 1, 1, 2, 3, 4])
    return [rng.choice(CLAIMS)(case, rng) for _ in range(count)]


def _claim(case: Any, rng: random.Random) -> str:
    return _varied(_drawn(rng.choice(case.forbidden_claims), rng), rng)


def _repeated_claim(case: Any, rng: random.Random) -> str:
    claim = _drawn(rng.choice(case.forbidden_claims), rng)
    return _joined([_varied(claim, rng) for _ in range(rng.randint(2, 3))], rng)


def _cut_claim(case: Any, rng: random.Random) -> str:
    claim = _claim(case, rng)
    return claim[: rng.randint(0, len(claim))]


def _allowed(case: Any, rng: random.Random, fill: str | None = None) -> str:
    phrases = case.evaluation_config.get("allowed_phrases") or ["left open"]
    return _varied(_drawn(rng.choice(phrases), rng, fill), rng)


def _claim_inside_allowed(case: Any, rng: random.Random) -> str:
    phrases = case.evaluation_config.get("allowed_phrases") or []
    open_ended = [p for p in phrases if ".*" in p] or [r"nothing on .* was left"]
    return _drawn(rng.choice(open_ended), rng, fill=_claim(case, rng))


def _claim_beside_allowed(case: Any, rng: random.Random) -> str:
    pair = [_claim(case, rng), _allowed(case, rng)]
    rng.shuffle(pair)
    return _joined(pair, rng)


def _context(case: Any, rng: random.Random) -> str:
    return rng.choice(["\n".join(case.contexts), rng.choice(case.contexts)])


def _plain(_case: Any, rng: random.Random) -> str:
    return rng.choice(PLAIN)


CLAIMS: list[Callable[[Any, random.Random], str]] = [
    *[_claim, _cut_claim, _plain] * 2,
    *[_repeated_claim, _allowed, _claim_inside_allowed, _claim_beside_allowed, _context],
]


def _relevance(case: Any, rng: random.Random) -> list[str]:
    required = rng.sample(case.required_elements, _how_many(case, rng))
    pieces = [_varied(element, rng) for element in required]
    if case.forbidden_elements and rng.random() < 0.8:
        element = rng.choice(case.forbidden_elements)
        pieces.append(rng.choice([element.upper(), _varied(element, rng), _drawn(element, rng)]))
    pieces += [_plain(case, rng)] if rng.random() < 0.5 else []
    rng.shuffle(pieces)
    return pieces or [_other(case, rng)[0]]


def _how_many(case: Any, rng: random.Random) -> int:
    total, needed = len(case.required_elements), case.evaluation_config.get("min_required", 1)
    return min(total, rng.choice([0, needed - 1, needed, needed, needed + 1, total]))


def _drawn(pattern: str, rng: random.Random, fill: str | None = None) -> str:
    try:
        return draw(pattern, rng, fill)
    except re.error:
        return pattern


def _varied(text: str, rng: random.Random) -> str:
    """Another letter case, letters that fold to the same one, or typographic look-alikes."""
    fate = rng.random()
    if fate < 0.45:
        return text
    if fate < 0.7:
        return rng.choice([str.upper, str.lower, str.title, str.swapcase])(text)
    old, new = rng.choice(FOLDS if fate < 0.85 else BLURS)
    return text.replace(old, new)
