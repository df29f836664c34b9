"""Scores our own made suites with fairtrace, as an oracle.

Usage: python run_fairtrace.py [--out DIR]
Writes suites.jsonl (what was asked and answered), expected.jsonl (fairtrace's figures, line by line for the same suites)
and odds.json (traces and imports that it reads or refuses); the same bytes every time.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Iterable

from fairtrace.adapters import CallableAdapter
from fairtrace.cli import compare_reports
from fairtrace.config import build_metrics
from fairtrace.dataset import DatasetBuilder
from fairtrace.importers import load_deepeval_variants, load_promptfoo_variants
from fairtrace.models import MetricResult, RunResult
from fairtrace.runner import FairnessSuite

from fairtrace_odds import DEEPEVAL, METADATA, PROMPTFOO
from fairtrace_suites import HOOKS, suites

DEFAULT_OUT = Path(__file__).parents[2] / "__tests__" / "oracles" / "fairtrace"


def main() -> None:
    """Writes everything under --out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT)
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    made = [_with_ties(suite, number) for number, suite in enumerate(suites())]
    _write(out / "suites.jsonl", map(_json, made))
    _write(out / "expected.jsonl", (_json(_expected(suite)) for suite in made))
    _write(out / "odds.json", [_json(_odds())])


def _with_ties(suite: dict[str, Any], number: int) -> dict[str, Any]:
    """In every other suite some thresholds are the very score, where equality decides."""
    if number % 2:
        return suite
    scores = {item.metric: item.score for item in run(suite, suite["answers"]).metric_results}
    metrics = [
        {**metric, "threshold": scores[metric["type"]]} if index % 3 == 0 else metric
        for index, metric in enumerate(suite["metrics"])
    ]
    return {**suite, "metrics": metrics}


def run(suite: dict[str, Any], answers: dict[str, Any]) -> RunResult:
    """One run of a suite against given answers."""
    dataset = suite["dataset"]
    builder = DatasetBuilder.from_dicts(dataset["prompts"]) if "prompts" in dataset else DatasetBuilder.from_variants(dataset["variants"])
    metrics = build_metrics([{**metric, **_hook(suite, metric["type"])} for metric in suite["metrics"]])
    replies = iter([answers[variant.id] for variant in builder.build()])
    return FairnessSuite(builder, metrics).run(lambda _prompt, _assignments: next(replies))


def _hook(suite: dict[str, Any], metric: str) -> dict[str, Any]:
    said = suite["verdicts"].get(HOOKS.get(metric, ""))
    return {} if said is None else {f"{HOOKS[metric]}_evaluator": lambda _text, record: said[record["id"]]}


def _expected(suite: dict[str, Any]) -> dict[str, Any]:
    result = run(suite, suite["answers"])
    variants = [[item["id"], item["seed_id"], item["prompt"], item["assignments"]] for item in result.scenario_results]
    expected: dict[str, Any] = {"variants": variants, "rows": [_row(item) for item in result.metric_results]}
    if "later" in suite:
        expected["compared"] = _compared(result, run(suite, suite["later"]))
    return expected


def _row(item: MetricResult) -> dict[str, Any]:
    """A metric's figures under one name, whatever fairtrace calls them in that metric."""
    details = item.details
    groups = ("rates", "scores", "average_lengths", "average_counts", "seed_similarities", "exposure_by_group")
    records = ("scenario_similarities", "scenario_gaps", "scenario_reason_gaps", "scenario_scores")
    row = {
        "metric": item.metric,
        "score": item.score,
        "threshold": item.threshold,
        "direction": item.direction,
        "passed": item.passed,
        "interval": item.confidence_interval,
        "p_value": item.p_value,
        "groups": next((details[key] for key in groups if key in details), None),
        "records": next(details[key] for key in records if key in details),
        "reasons": details.get("reason_gaps"),
        "source": details.get("score_source"),
        # The same in all metrics that give it.
        "sizes": details.get("group_counts") if item.metric == "tool_use_parity" else None,
        "missing": details.get("missing_trace_records"),
        "empty": next((value for key, value in details.items() if key.startswith("missing_or_")), None),
        "insufficient": details.get("insufficient_data"),
    }
    return {key: value for key, value in row.items() if value is not None}


def _compared(baseline: RunResult, candidate: RunResult) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        paths = [Path(folder) / name for name in ("baseline.json", "candidate.json")]
        for path, result in zip(paths, (baseline, candidate)):
            path.write_text(json.dumps(result.to_dict()), encoding="utf-8")
        compared = compare_reports(*paths)
    for scenario in compared["scenarios"]:
        # A sentence made of what the rows have as figures.
        del scenario["evidence"]
    return compared


def _odds() -> dict[str, Any]:
    return {
        "traces": [{"metadata": metadata, **_trace(metadata)} for metadata in METADATA],
        "promptfoo": [{"given": given, "variants": _imported(load_promptfoo_variants, given)} for given in PROMPTFOO],
        "deepeval": [{"given": given, "variants": _imported(load_deepeval_variants, given)} for given in DEEPEVAL],
    }


def _trace(metadata: dict[str, Any]) -> dict[str, Any]:
    adapter = CallableAdapter(lambda _prompt, _assignments: {"text": "", "metadata": metadata})
    try:
        return {"read": adapter.run("", {}).metadata.get("trace")}
    except TypeError as error:
        return {"refused": str(error)}


def _imported(load: Any, given: Any) -> list[dict[str, Any]]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "given.json"
        path.write_text(json.dumps(given), encoding="utf-8")
        return [{key: variant[key] for key in ("id", "seed_id", "prompt", "assignments")} for variant in load(path)]


def _write(path: Path, lines: Iterable[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


def _json(value: Any) -> str:
    # ASCII only: U+2028, U+0085 and the like inside answers must not look like line ends to an editor or to git. Keys stay
    # in their order, which decides between a field and its alias.
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    main()
