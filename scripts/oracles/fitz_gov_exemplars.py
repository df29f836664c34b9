"""Loads a folder of cases with fitz-gov's own loader and judges their exemplar answers with its own evaluator.

Usage: python fitz_gov_exemplars.py --data DIR
DIR holds tier0_sanity/. Prints {"cases": ids that fitz-gov loaded, "issues": what its quality checks say of them,
"verdicts": [{case, exemplar, passed, reason}]}; `exemplar` counts from 0.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Iterator

from fitz_gov import AnswerMode, FitzGovEvaluator, Tier, load_tier
from fitz_gov.validate import check_quality


def main() -> None:
    """Prints one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    data = parser.parse_args().data
    cases = load_tier(Tier.SANITY, data_dir=data)
    raw = {case["id"]: case for case in _raw_cases(data / Tier.SANITY.value)}
    issues = [f"{name}: {issue}" for name, case in raw.items() for issue in check_quality(case)]
    verdicts = [verdict for case in cases for verdict in _verdicts(case, raw[case.id]["exemplars"])]
    print(json.dumps({"cases": [case.id for case in cases], "issues": issues, "verdicts": verdicts}))


def _raw_cases(folder: Path) -> Iterator[dict[str, Any]]:
    # The loader drops what it does not know, exemplars among it.
    for path in sorted(folder.glob("*.json")):
        yield from json.loads(path.read_text(encoding="utf-8"))["cases"]


def _verdicts(case: Any, exemplars: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    evaluate = FitzGovEvaluator().evaluate_case
    for index, exemplar in enumerate(exemplars):
        result = evaluate(case, exemplar["text"], AnswerMode(exemplar["mode"]))
        yield {"case": case.id, "exemplar": index, "passed": result.passed, "reason": result.failure_reason}


if __name__ == "__main__":
    main()
