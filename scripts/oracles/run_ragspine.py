"""Scores our own golden set and three sets of answers with RAGSpine's own evaluation, as an oracle.

Usage: python run_ragspine.py [--out DIR]
Writes golden.jsonl, references/, outcomes-1.jsonl … and expected.json; the same bytes every time.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Iterable

from ragspine.eval.groundedness import answer_accuracy, faithfulness
from ragspine.eval.qa_eval import CaseOutcome, GateMetric, evaluate, load_golden_set

from ragspine_answers import SETS, Change, changed, good
from ragspine_golden import REFERENCES, golden, reference

DEFAULT_OUT = Path(__file__).parents[2] / "__tests__" / "oracles" / "ragspine"


def main() -> None:
    """Writes everything under --out."""
    out = _arguments().out
    (out / "references").mkdir(parents=True, exist_ok=True)
    for doc in REFERENCES:
        _write(out / "references" / doc, reference(doc))
    cases = golden()
    _write_lines(out / "golden.jsonl", cases)
    answers = [{c["id"]: changed(good(c), changes.get(c["id"])) for c in cases} for changes in SETS]
    for number, responses in enumerate(answers, start=1):
        _write_lines(out / f"outcomes-{number}.jsonl", _answer_lines(responses))
    loaded = load_golden_set(out / "golden.jsonl")
    expected = [_expected(loaded, responses, changes) for responses, changes in zip(answers, SETS)]
    _write(out / "expected.json", _json(expected) + "\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT)
    return parser.parse_args()


def _answer_lines(responses: dict[str, dict[str, Any]]) -> Iterable[dict[str, Any]]:
    for case, response in responses.items():
        yield {"suite": "qa", "case": case, "response": response}


def _expected(cases: list[Any], responses: dict[str, dict[str, Any]], changes: dict[str, Change]) -> dict[str, Any]:
    outcomes = {case: _outcome(case, response) for case, response in responses.items()}
    report = evaluate(cases, outcomes, reference_texts={doc: reference(doc) for doc in REFERENCES})
    metrics = {**report.metrics, "fabrication": report.fabrication}
    return {
        "n_cases": report.n_cases,
        "fabrication_count": report.fabrication_count,
        "metrics": {name: _metric(metric) for name, metric in metrics.items()},
        "shares": {c.id: _shares(c, outcomes[c.id]) for c in cases if c.case_type == "narrative"},
        "flips": {name: _flipped(name, changes) for name in metrics},
    }


def _outcome(case: str, response: dict[str, Any]) -> CaseOutcome:
    """What RAGSpine would have observed, had its own engine given this answer; an absent field is its default."""
    return CaseOutcome(
        case_id=case,
        answer=response["text"],
        refused=response.get("refused", False),
        clarification_mode=response["clarification"],
        found_value=response["value"],
        found_unit=response["unit"],
        found_source=response["source"],
        sources=response["sources"],
        narrative_answer=response.get("narrative", ""),
        retrieved_context=[c if isinstance(c, str) else c["chunk"] for c in response["retrieved_context"]],
    )


def _metric(metric: GateMetric) -> dict[str, Any]:
    return {
        "total": metric.total,
        "passed": metric.passed,
        "failing": sorted(failure["id"] for failure in metric.failures),
        "by_tag": metric.by_tag,
    }


def _shares(case: Any, outcome: CaseOutcome) -> dict[str, float]:
    """The figures behind the two groundedness verdicts of a case: entailed claims, reference tokens found."""
    return {
        "faithfulness": faithfulness(outcome.narrative_answer, outcome.retrieved_context).score,
        "answer_accuracy": answer_accuracy(outcome.narrative_answer, reference(case.expected["narrative_doc"])),
    }


def _flipped(metric: str, changes: dict[str, Change]) -> list[str]:
    return sorted(case for case, change in changes.items() if metric in change.flips)


def _write_lines(path: Path, records: Iterable[dict[str, Any]]) -> None:
    _write(path, "".join(f"{_json(record)}\n" for record in records))


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def _json(value: Any) -> str:
    # ASCII only: U+2028, U+0085 and the like inside answers must not look like line ends to an editor or to git.
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


if __name__ == "__main__":
    main()
