"""Times fitz-gov's evaluator over its core cases.

Usage: python fitz_gov_bench.py --answers answers.jsonl [--runs 5]
Prints {"cases": n, "cold": [seconds], "warm": [seconds]}: cold empties `re`'s cache before the run. Warm follows a run on
the same answers, yet mostly compiles again, because `re` keeps 512 patterns and the core cases have more.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from time import perf_counter
from typing import Any, Callable

from fitz_gov import AnswerMode, FitzGovEvaluator, Tier, load_tier


def main() -> None:
    """Prints one JSON object."""
    args = _arguments()
    cases = load_tier(Tier.CORE)
    evaluate = _evaluation(cases, _responses(args.answers))
    cold = [_seconds(evaluate, purge=True) for _ in range(args.runs)]
    warm = [_seconds(evaluate, purge=False) for _ in range(args.runs)]
    print(json.dumps({"cases": len(cases), "cold": cold, "warm": warm}))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=Path, required=True)
    parser.add_argument("--runs", type=int, default=5)
    return parser.parse_args()


def _responses(path: Path) -> dict[str, dict[str, str]]:
    lines = path.read_text(encoding="utf-8").split("\n")
    records = [json.loads(line) for line in lines if line.strip()]
    return {record["case"]: record["response"] for record in records}


def _evaluation(cases: list[Any], responses: dict[str, dict[str, str]]) -> Callable[[], object]:
    texts = [responses[case.id]["text"] for case in cases]
    modes = [responses[case.id].get("mode") for case in cases]
    actual = [None if mode is None else AnswerMode(mode) for mode in modes]
    return lambda: FitzGovEvaluator().evaluate_all(cases, texts, actual)


def _seconds(evaluate: Callable[[], object], purge: bool) -> float:
    if purge:
        re.purge()
    start = perf_counter()
    evaluate()
    return perf_counter() - start


if __name__ == "__main__":
    main()
