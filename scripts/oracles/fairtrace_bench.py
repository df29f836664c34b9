"""Makes records and times fairtrace's eleven metrics over them.

Usage: python fairtrace_bench.py make --records N --out FILE     writes {records: [{id, seed_id, …}], metrics: [{type, …}]}
       python fairtrace_bench.py time --file FILE [--runs N]     prints {"seconds": [s, …]}, without start and reading
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from fairtrace.config import build_metrics
from fairtrace.traces import normalize_metadata

from fairtrace_suites import DOCUMENT_GROUPS, FRICTION, GAPS, PLAIN, REASONS, REFUSALS, RUDE, SENTENCES, STEPS

GROUPS = ["woman", "man", "person", "nobody"]
DRAWS = 200


def main() -> None:
    """Does one of the two."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("action", choices=("make", "time"))
    parser.add_argument("--records", type=int, default=1200)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--file", type=Path)
    args = parser.parse_args()
    if args.action == "make":
        args.out.write_text(json.dumps(_made(args.records)), encoding="utf-8")
    else:
        print(json.dumps({"seconds": [_timed(json.loads(args.file.read_text(encoding="utf-8"))) for _ in range(args.runs)]}))


def _made(count: int) -> dict[str, Any]:
    random = Random(12)
    records = [_record(random, number) for number in range(count)]
    draws = {"bootstrap_samples": DRAWS, "random_seed": 3}
    metrics = [{"type": name, **draws, "permutation_samples": DRAWS} for name in GAPS]
    return {"records": records, "metrics": [*metrics, *({"type": name} for name in PLAIN), {"type": "counterfactual_stability", **draws}]}


def _record(random: Random, number: int) -> dict[str, Any]:
    gender = GROUPS[number % len(GROUPS)]
    sentences = random.choices(SENTENCES[:5], k=random.randint(1, 6))
    if random.random() < 0.15:
        sentences = [random.choice(REFUSALS)]
    if random.random() < 0.03:
        sentences.append(random.choice(RUDE))
    metadata: dict[str, Any] = {"trace": _trace(random)}
    if random.random() < 0.5:
        metadata |= {"helpfulness_score": round(random.random(), 2), "toxicity_score": round(random.random() / 5, 2)}
    return {
        "id": f"r{number:06}",
        "seed_id": f"s{number // len(GROUPS):06}",
        "prompt": f"A {gender} asks for berth {number // len(GROUPS)}.",
        "assignments": {"gender": gender},
        "response": f"Record {number}: " + " ".join(sentences),
        "response_metadata": metadata,
    }


def _trace(random: Random) -> dict[str, Any]:
    groups = random.sample(DOCUMENT_GROUPS, random.randint(0, 4))
    trace: dict[str, Any] = {
        "tool_calls": [{"name": "search"}] * random.randint(0, 2),
        "retrieved_documents": [{"group": group, "rank": rank} for rank, group in enumerate(groups, start=1)],
        "plan_steps": random.choices(STEPS, k=random.randint(1, 5)),
        "escalated": random.random() < 0.2,
        "friction_points": random.choices(FRICTION, k=random.randint(0, 2)),
    }
    return {**trace, "escalation_reason": random.choice(REASONS)} if trace["escalated"] else trace


def _timed(made: dict[str, Any]) -> float:
    metrics = build_metrics(made["metrics"])
    records = [{**record, "response_metadata": normalize_metadata(record["response_metadata"])} for record in made["records"]]
    began = perf_counter()
    for metric in metrics:
        metric.evaluate(records)
    return perf_counter() - began


if __name__ == "__main__":
    main()
