"""Cohen's kappa, its standard error and Wilson's interval over tables of our own, by scikit-learn and statsmodels.

Usage: python run_kappa.py [--out FILE]
Writes expected.json; the same bytes every time.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import warnings
from pathlib import Path
from typing import Any

from sklearn.metrics import cohen_kappa_score
from statsmodels.stats.inter_rater import cohens_kappa
from statsmodels.stats.proportion import proportion_confint

DEFAULT_OUT = Path(__file__).parents[2] / "__tests__" / "oracles" / "kappa" / "expected.json"

Table = list[list[int]]

# Rows are the first annotator's labels, columns the second's.
NAMED: dict[str, Table] = {
    "balanced and close": [[40, 3, 2], [4, 35, 6], [1, 5, 54]],
    "no better than chance": [[20, 20, 20], [20, 20, 20], [20, 20, 20]],
    "worse than chance": [[2, 14, 9], [11, 3, 12], [16, 8, 1]],
    "perfect": [[12, 0, 0], [0, 9, 0], [0, 0, 30]],
    "perfect over two of three labels": [[12, 0, 0], [0, 0, 0], [0, 0, 30]],
    "two labels always swapped": [[0, 25, 0], [25, 0, 0], [0, 0, 0]],
    "one label dominates": [[1, 2, 3], [2, 2, 4], [3, 5, 478]],
    "one side has a single label": [[90, 7, 3], [0, 0, 0], [0, 0, 0]],
    "each side has a single label, not the same": [[0, 0, 50], [0, 0, 0], [0, 0, 0]],
    "both sides have the same single label": [[0, 0, 0], [0, 0, 0], [0, 0, 33]],
    "one case, agreed": [[0, 0, 0], [0, 1, 0], [0, 0, 0]],
    "one case, not agreed": [[0, 1, 0], [0, 0, 0], [0, 0, 0]],
    "two labels only": [[45, 15], [25, 15]],
    "four labels": [[9, 1, 0, 2], [2, 11, 3, 0], [0, 4, 8, 1], [1, 0, 2, 6]],
    "one of ten thousand": [[4000, 1, 0], [0, 3000, 0], [0, 0, 2999]],
}


def main() -> None:
    """Writes the figures to --out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT)
    out = parser.parse_args().out
    tables = {**NAMED, **_made(random.Random(20261130), 60)}
    figures = {
        "kappa": [{"name": name, "table": table, **_kappa(table)} for name, table in tables.items()],
        "wilson": [_wilson(agreed, n) for n in (1, 2, 7, 20, 140, 5000) for agreed in sorted({0, 1, n // 3, n - 1, n})],
    }
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(_json(figures), encoding="utf-8")


def _made(rng: random.Random, count: int) -> dict[str, Table]:
    """Tables of three labels from 5 to 400 cases, from nearly independent to nearly perfect."""
    made = {}
    for number in range(1, count + 1):
        skill, weights = rng.random(), [rng.uniform(0.1, 1) for _ in range(3)]
        table = [[0] * 3 for _ in range(3)]
        for _ in range(rng.randint(5, 400)):
            truth = rng.choices(range(3), weights)[0]
            first, second = (truth if rng.random() < skill else rng.randrange(3) for _ in range(2))
            table[first][second] += 1
        made[f"made {number}"] = table
    return made


def _kappa(table: Table) -> dict[str, Any]:
    pairs = [(i, j) for i, row in enumerate(table) for j, count in enumerate(row) for _ in range(count)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        kappa = cohen_kappa_score([a for a, _ in pairs], [b for _, b in pairs])
        theirs = cohens_kappa(table)
    return {
        "kappa": _number(kappa),
        "standard_error": _number(theirs.std_kappa),
        "interval": [_number(theirs.kappa_low), _number(theirs.kappa_upp)],
    }


def _wilson(agreed: int, n: int) -> dict[str, Any]:
    low, high = proportion_confint(agreed, n, alpha=0.05, method="wilson")
    return {"agreed": agreed, "n": n, "interval": [float(low), float(high)]}


def _number(value: float) -> float | None:
    return None if math.isnan(value) else float(value)


def _json(figures: dict[str, list[dict[str, Any]]]) -> str:
    parts = (f'"{key}": [\n' + ",\n".join(json.dumps(item) for item in items) + "\n]" for key, items in figures.items())
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main()
