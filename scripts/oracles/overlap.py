"""Looks for runs of words that a folder of cases shares with fitz-gov's data.

Usage: python overlap.py --data DIR [--words 8]
Compares every text in DIR's JSON files with every text in the JSON and JSON Lines files of the installed package. Words
are compared in lower case and without punctuation; a Chinese character counts as a word. Prints
{"against": the package's folder, "texts": n, "compared": n, "shared": [{file, run}]}.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any, Iterator

from fitz_gov import get_data_dir

# CJK ideographs, which have no spaces between words, or a run of other letters and digits.
WORD = re.compile(r"[\u3400-\u9fff]|(?:(?![\u3400-\u9fff])[^\W_])+")

Run = tuple[str, ...]


def main() -> None:
    """Prints one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--words", type=int, default=8)
    args = parser.parse_args()
    ours = list(_texts_below(args.data))
    theirs = list(_texts_below(get_data_dir()))
    known = {run for _, text in theirs for run in _runs(text, args.words)}
    shared = [
        {"file": path.name, "run": " ".join(run)}
        for path, text in ours
        for run in _runs(text, args.words)
        if run in known
    ]
    counts = {"texts": len(ours), "compared": len(theirs)}
    print(json.dumps({"against": str(get_data_dir()), **counts, "shared": shared}))


def _texts_below(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted([*folder.rglob("*.json"), *folder.rglob("*.jsonl")]):
        for value in _documents(path):
            for text in _texts(value):
                yield path, text


def _documents(path: Path) -> Iterator[Any]:
    content = path.read_text(encoding="utf-8")
    if path.suffix == ".json":
        yield json.loads(content)
    else:
        yield from (json.loads(line) for line in content.split("\n") if line.strip())


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _texts(item)


def _runs(text: str, length: int) -> Iterator[Run]:
    words = WORD.findall(text.lower())
    for start in range(len(words) - length + 1):
        yield tuple(words[start : start + length])


if __name__ == "__main__":
    main()
