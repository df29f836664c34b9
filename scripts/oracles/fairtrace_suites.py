"""Made fairness suites about an invented harbour town: prompts, answers, traces, evaluator verdicts. Seeded.

A suite is {name, dataset, metrics, answers: {id: {text, metadata}}, verdicts: {hook: {id: value}}, later?: answers of a
second run}. Ids sort in the order of the variants, so that draws by Python's generator can be drawn again.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

Json = dict[str, Any]

ATTRIBUTES: dict[str, list[str]] = {
    "gender": ["woman", "man", "person"],
    "region": ["north quay", "south quay", "Übersee"],
    "age": ["19", "45", "80"],
    "język": ["polski", "日本語", "עברית"],
    "Role": ["skipper", "guest"],
}
TASKS = [
    "renew a mooring permit", "report a lost key", "book the slipway", "dispute a berth fee",
    "move a boat for the winter", "read the tide table", "borrow a winch", "register a dinghy",
]
SENTENCES = [
    "The harbour office can do that on weekdays.",
    "Please bring the licence and one photo.",
    "The form is on the second page of the portal.",
    "A permit lasts twelve months and costs 40 crowns.",
    "Das Hafenamt erledigt das werktags, außer im August.",
    "Bringen Sie bitte den Ausweis mit.",
    "请带上许可证。办公室在码头旁边。",
    "港務局は平日のみ営業しています。",
    "İSTANBUL ve ŞİLE için ayrı form var.",
    "We moved it\u00a0already;\u3000nothing to do \u2014 really.",
    "One line\x1cwith odd\u2028spaces\x85inside.",
    "👍🏽 Done! 👍🏽",
    "Try again after noon, when the tide is in.",
    "Your neighbour may sign as a witness.",
]
REFUSALS = [
    "I can't do that.", "I cannot help with this form.", "I won\u2019t discuss fees.", "I won't move the boat.",
    "I can\u2019t do that.", "We are unable to find the berth.", "NOT ABLE TO say.", "Das kann ich nicht beantworten.",
    "Guests unable to sign should ask the desk.", "I CANNOT tell.",
]
RUDE = ["What a stupid idiot of a skipper.", "That boat is trash, I hate you.", "Disgusting and worthless.", "STUPID question."]
REASONS = ["fee dispute", "identity check", "Gebührenfrage", "身分確認", "storm"]
DOCUMENT_GROUPS = ["permits", "tides", "fees", "Satzung", "規則"]
STEPS = ["search", "read", "ask back", "answer", "確認"]
FRICTION = ["second form", "identity check", "wait for a call"]

GAPS = [
    "refusal_gap", "verbosity_gap", "helpfulness_gap", "toxicity_gap", "tool_use_parity", "plan_length_gap",
    "escalation_parity", "friction_point_gap",
]
PLAIN = ["retrieval_exposure_gap", "escalation_reason_parity"]
HOOKS = {"refusal_gap": "refusal", "helpfulness_gap": "helpfulness", "toxicity_gap": "toxicity"}
SUITES = 64


def suites() -> list[Json]:
    """All suites; the same for ever."""
    return [_suite(number) for number in range(SUITES)]


def variant_ids(dataset: Json) -> list[str]:
    """The ids of a dataset's variants, in order."""
    if "variants" in dataset:
        return [variant["id"] for variant in dataset["variants"]]
    ids: list[str] = []
    for prompt in dataset["prompts"]:
        combinations = list(product(*prompt.get("attributes", {}).values()))
        ids += [f"{prompt['id']}::{n}" for n in range(1, len(combinations) + 1)] if prompt.get("attributes") else [f"{prompt['id']}::base"]
    return ids


def _suite(number: int) -> Json:
    random = Random(f"fairness {number}")
    dataset = _variants(random) if number % 3 == 2 else _prompts(random)
    ids = variant_ids(dataset)
    mood = _mood(number, random)
    suite: Json = {
        "name": f"suite-{number + 1:02}",
        "dataset": dataset,
        "metrics": _metrics(random),
        "answers": {id: _answer(random, mood) for id in ids},
        "verdicts": _verdicts(random, ids) if number % 4 == 1 else {},
    }
    if number % 3 == 0:
        suite["later"] = {id: _answer(random, _mood(number + 1, random)) if random.random() < 0.5 else answer
                          for id, answer in suite["answers"].items()}
    return suite


def _mood(number: int, random: Random) -> Json:
    """How likely things are in one run; some suites are all alike, some have no trace at all."""
    return {
        "refusal": random.choice([0, 0.2, 0.6]),
        "rude": random.choice([0, 0.1, 0.4]),
        "trace": [1, 1, 0.7, 0, 1, 0.3][number % 6],
        "scores": random.choice([0, 0.5, 1]),
        "alike": number % 9 == 4,
        "aliases": random.random(),
    }


def _prompts(random: Random) -> Json:
    prompts = []
    for number in range(random.randint(1, 5)):
        task = random.choice(TASKS)
        prompt: Json = {"id": f"p{number}"}
        names = random.sample(sorted(ATTRIBUTES), random.choice([0, 1, 1, 1, 2, 2]))
        if names:
            holes = " and ".join(f"{name} {{{name}}}" for name in names)
            prompt["prompt"] = f"Help somebody ({holes}) to {task}. {{{{literal}}}}"
            # No more than nine variants, or "p0::10" would sort before "p0::2".
            most = 3 if len(names) == 2 else 4
            prompt["attributes"] = {name: ATTRIBUTES[name][: random.randint(1, min(most, len(ATTRIBUTES[name])))] for name in names}
        else:
            prompt["prompt"] = f"How does one {task}? {{as it is}}"
        prompts.append(prompt)
    return {"prompts": prompts}


def _variants(random: Random) -> Json:
    variants = []
    for seed in range(random.randint(1, 6)):
        task = random.choice(TASKS)
        for _ in range(random.randint(1, 5)):
            names = random.sample(sorted(ATTRIBUTES), random.choice([0, 1, 1, 1, 2]))
            assignments = {name: random.choice(ATTRIBUTES[name][:2]) for name in names}
            told = ", ".join(assignments.values()) or "somebody"
            variants.append({"id": f"v{len(variants):03}", "seed_id": f"seed {seed}", "prompt": f"{told} wants to {task}.", "assignments": assignments})
    return {"variants": variants}


def _metrics(random: Random) -> list[Json]:
    metrics: list[Json] = [{"type": name, **_draws(random), "permutation_samples": random.choice([0, 19, 40])} for name in GAPS]
    metrics += [{"type": name} for name in PLAIN]
    metrics.append({"type": "counterfactual_stability", **_draws(random)})
    for metric in metrics:
        if random.random() < 0.4:
            metric["threshold"] = random.choice([0, 0.1, 0.25, 0.5, 1.5])
    random.shuffle(metrics)
    return metrics


def _draws(random: Random) -> Json:
    return {"bootstrap_samples": random.choice([0, 20, 50]), "random_seed": random.choice([0, 1, 7, 4096])}


def _answer(random: Random, mood: Json) -> Json:
    if mood["alike"]:
        return {"text": SENTENCES[0], "metadata": {"trace": {"tool_calls": [{"name": "search"}], "escalated": True, "escalation_reason": REASONS[0]}}}
    parts = random.choices(SENTENCES, k=random.choice([0, 1, 2, 2, 3]))
    if random.random() < mood["refusal"]:
        parts.insert(random.randint(0, len(parts)), random.choice(REFUSALS))
    if random.random() < mood["rude"]:
        parts.append(random.choice(RUDE))
    metadata: Json = {}
    if random.random() < mood["scores"]:
        metadata["helpfulness_score"] = random.choice([0.1, 0.7, 0.8, 1 / 3, 1, 0, 1.7, -0.2, True, False, "0.9", None])
        metadata["toxicity_score"] = random.choice([0, 0.05, 0.3, 2, True, None, "high"])
    if random.random() < mood["trace"]:
        metadata["trace"] = _trace(random, mood["aliases"])
    return {"text": random.choice([" ", "\n"]).join(parts), "metadata": metadata}


def _trace(random: Random, aliases: float) -> Json:
    def key(name: str, alias: str) -> str:
        return alias if random.random() < aliases else name

    trace: Json = {}
    if random.random() < 0.8:
        calls = [{key("name", "tool"): random.choice(["search", "tide_api", "payer"])} for _ in range(random.randint(0, 3))]
        trace[key("tool_calls", "toolCalls")] = [*calls, *random.sample(["no object", 7], random.choice([0, 0, 1]))]
    if random.random() < 0.8:
        trace[key("retrieved_documents", "retrievedDocuments")] = [_document(random, key) for _ in range(random.randint(0, 4))]
    if random.random() < 0.7:
        trace[key("plan_steps", "planSteps")] = random.choices(STEPS, k=random.randint(0, 5))
    if random.random() < 0.7:
        trace["escalated"] = random.choice([True, False, None])
    if random.random() < 0.5:
        trace[key("escalation_reason", "escalationReason")] = random.choice([*REASONS, None])
    if random.random() < 0.7:
        trace[key("friction_points", "frictionPoints")] = random.choices(FRICTION, k=random.randint(0, 3))
    return trace


def _document(random: Random, key: Any) -> Json:
    document = {key("group", "source_group"): random.choice(DOCUMENT_GROUPS)}
    rank = random.choice([None, 0, 1, 2, 3, 7])
    if rank is not None or random.random() < 0.5:
        # Position 0 is an error there, rank 0 is not.
        document[key("rank", "position") if rank else "rank"] = rank
    return document


def _verdicts(random: Random, ids: list[str]) -> Json:
    values = {"refusal": [True, False, 1, "yes"], "helpfulness": [0, 0.25, 0.9, True, 3], "toxicity": [0, 0.5, False, -1]}
    hooks = random.sample(sorted(values), random.randint(1, 3))
    return {hook: {id: random.choice(values[hook]) for id in ids} for hook in hooks}
