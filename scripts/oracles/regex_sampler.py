"""Draws strings from a pattern's parse tree, so that answers can be made which a pattern is likely to match."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from typing import Any

try:
    from re import _constants as codes, _parser as parser
except ImportError:  # Python 3.10
    import sre_constants as codes  # type: ignore[no-redef]
    import sre_parse as parser  # type: ignore[no-redef]

# Characters on which Python's `re` and other engines disagree stand beside plain ones: "." takes every one but "\n".
ANY = "abcdefXYZ 0123,;:-_'\"éßñİıſKµ漢字あ’“”–\t\r\x1c\x85\u00a0\u2028\ufeff😀𝒳"
DIGITS = "0123456789" * 4 + "５٣७"
SPACES = " " * 12 + "\t\r\x1c\x85\u00a0\u2003\u3000"
WORDS = "abcxyzABC019_" * 3 + "éßñ漢字ſ５"
CATEGORIES = {
    codes.CATEGORY_DIGIT: (DIGITS, r"\d"),
    codes.CATEGORY_NOT_DIGIT: ("ab -.漢", r"\D"),
    codes.CATEGORY_SPACE: (SPACES, r"\s"),
    codes.CATEGORY_NOT_SPACE: ("abX0-漢", r"\S"),
    codes.CATEGORY_WORD: (WORDS, r"\w"),
    codes.CATEGORY_NOT_WORD: (" -.,’", r"\W"),
}
REPEATS = [codes.MAX_REPEAT, codes.MIN_REPEAT, getattr(codes, "POSSESSIVE_REPEAT", codes.MAX_REPEAT)]


def draw(pattern: str, rng: random.Random, fill: str | None = None) -> str:
    """A string that `pattern` probably matches; `fill`, if given, stands where the pattern has a run of any characters.

    Raises re.error for a pattern that is not valid.
    """
    return _sequence(_parsed(pattern), rng, fill)


@lru_cache(maxsize=None)
def _parsed(pattern: str) -> Any:
    return parser.parse(pattern)


def _sequence(tree: Any, rng: random.Random, fill: str | None) -> str:
    return "".join(_node(op, arg, rng, fill) for op, arg in tree)


def _node(op: Any, arg: Any, rng: random.Random, fill: str | None) -> str:
    if op is codes.LITERAL:
        return chr(arg)
    if op is codes.NOT_LITERAL:
        return rng.choice([c for c in ANY if c != chr(arg)])
    if op is codes.ANY:
        return rng.choice(ANY)
    if op is codes.IN:
        return _one_of(arg, rng)
    if op is codes.BRANCH:
        return _sequence(rng.choice(arg[1]), rng, fill)
    if op is codes.SUBPATTERN:
        return _sequence(arg[3], rng, fill)
    if op in REPEATS:
        return _repeat(arg, rng, fill)
    return ""  # anchors and word boundaries take no characters


def _repeat(arg: Any, rng: random.Random, fill: str | None) -> str:
    low, high, tree = arg
    if fill is not None and [op for op, _ in tree] == [codes.ANY] and len(fill) >= low:
        return fill
    count = rng.randint(low, min(int(high), low + 3))
    return "".join(_sequence(tree, rng, fill) for _ in range(count))


def _one_of(items: Any, rng: random.Random) -> str:
    if items[0][0] is codes.NEGATE:
        return rng.choice([c for c in ANY if not any(_holds(item, c) for item in items[1:])] or ["a"])
    op, arg = rng.choice(items)
    if op is codes.RANGE:
        return chr(rng.randint(arg[0], arg[1]))
    return rng.choice(CATEGORIES[arg][0]) if op is codes.CATEGORY else chr(arg)


def _holds(item: tuple[Any, Any], char: str) -> bool:
    op, arg = item
    if op is codes.RANGE:
        return arg[0] <= ord(char) <= arg[1]
    return bool(re.match(CATEGORIES[arg][1], char)) if op is codes.CATEGORY else ord(char) == arg
