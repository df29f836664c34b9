"""Scores made-up answers to fitz-gov's own 2,980 cases with fitz-gov's own evaluator, as an oracle.

Usage: python run_fitz_gov.py --seed 1 --out DIR
Writes answers.jsonl (our answers format), expected.jsonl (a verdict per case) and expected-summary.json.
"""

from __future__ import annotations

import argparse
import ast
import json
from pathlib import Path
from typing import Any, Iterable

from fitz_gov import AnswerMode, FitzGovEvaluator, Tier, get_data_dir, load_tier

from fitz_gov_answers import answer

TIERS = {0: Tier.SANITY, 1: Tier.CORE}
BREAKDOWNS = ["difficulty", "domain", "query_type", "source_type", "reasoning_type", "evidence_pattern"]


def main() -> None:
    """Writes the three files and prints where fitz-gov's data lies."""
    args = _arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    cases = {tier: load_tier(name) for tier, name in TIERS.items()}
    answers = {tier: [answer(case, args.seed) for case in cases[tier]] for tier in TIERS}
    results = {tier: _results(cases[tier], answers[tier]) for tier in TIERS}
    _write_lines(args.out / "answers.jsonl", _answer_lines(cases, answers))
    _write_lines(args.out / "expected.jsonl", _expected_lines(results))
    summary = {"data": str(get_data_dir()), "seed": args.seed, "tiers": _tiers(cases, answers)}
    (args.out / "expected-summary.json").write_text(_json(summary) + "\n", encoding="utf-8")
    print(get_data_dir())


def modes(answers: list[dict[str, str]]) -> list[AnswerMode | None]:
    """The answers' modes as fitz-gov wants them."""
    return [AnswerMode(a["mode"]) if "mode" in a else None for a in answers]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args()


def _results(cases: list[Any], answers: list[dict[str, str]]) -> list[Any]:
    evaluate = FitzGovEvaluator().evaluate_case
    return [evaluate(c, a["text"], m) for c, a, m in zip(cases, answers, modes(answers))]


def _answer_lines(cases: dict[int, list[Any]], answers: dict[int, list[Any]]) -> Iterable[dict[str, Any]]:
    for tier in TIERS:
        for case, response in zip(cases[tier], answers[tier]):
            yield {"suite": "governance", "tier": tier, "case": case.id, "response": response}


def _expected_lines(results: dict[int, list[Any]]) -> Iterable[dict[str, Any]]:
    for tier in TIERS:
        for result in results[tier]:
            yield {
                "case": result.case.id,
                "tier": tier,
                "category": result.case.category.value,
                "passed": result.passed,
                "reason": result.failure_reason,
                "violations": _violations(result.failure_reason),
            }


def _violations(reason: str | None) -> list[str]:
    """The matched texts, which the evaluator gives only inside its reason, as a Python list."""
    if reason is None or not reason.startswith(("HALLUCINATION: ", "FALSE_CONFIDENCE: ")):
        return []
    return ast.literal_eval(reason.split(": ", 1)[1])


def _tiers(cases: dict[int, list[Any]], answers: dict[int, list[Any]]) -> dict[str, Any]:
    return {str(tier): _tier(cases[tier], answers[tier]) for tier in TIERS}


def _tier(cases: list[Any], answers: list[dict[str, str]]) -> dict[str, Any]:
    """One tier's figures; its slices come from the core tier's report, which alone has them."""
    texts, actual = [a["text"] for a in answers], modes(answers)
    evaluator = FitzGovEvaluator()
    flat = evaluator.evaluate_all(cases, texts, actual)
    core = evaluator.evaluate_tiered([], [], [], cases, texts, actual, gating_enabled=False).tier1
    return {
        "accuracy": flat.overall_accuracy,
        "categories": {c.value: _category(r) for c, r in flat.category_results.items()},
        "confusion": flat.confusion_matrix.to_dict(),
        "slices": {name: getattr(core, f"{name}_breakdown") for name in BREAKDOWNS},
    }


def _category(result: Any) -> dict[str, Any]:
    return {
        "accuracy": result.accuracy,
        "passed": result.num_correct,
        "total": result.num_total,
        "subcategories": result.subcategory_accuracy,
    }


def _write_lines(path: Path, records: Iterable[dict[str, Any]]) -> None:
    path.write_text("".join(f"{_json(record)}\n" for record in records), encoding="utf-8", newline="\n")


def _json(value: Any) -> str:
    # ASCII only: U+2028 and the like inside answers must not look like line ends to anyone.
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


if __name__ == "__main__":
    main()
