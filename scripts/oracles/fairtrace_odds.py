"""What an app or another tool may hand over: answers' metadata, promptfoo's and deepeval's files."""

from __future__ import annotations

from typing import Any

# Each is an answer's metadata; fairtrace either reads its trace or refuses it.
METADATA: list[dict[str, Any]] = [
    {},
    {"trace": None},
    {"trace": {}},
    {"trace": []},
    {"trace": "none"},
    {"trace": {"unknown": 1}},
    {"trace": {"tool_calls": [{"name": "a", "args": 1}, "x", None, {"tool": "b"}]}},
    {"trace": {"tool_calls": [{"name": "", "tool": "b"}]}},
    {"trace": {"tool_calls": [{"name": 5, "tool": "b"}]}},
    {"trace": {"tool_calls": [{"name": 0, "tool": "b"}]}},
    {"trace": {"tool_calls": [{}]}},
    {"trace": {"tool_calls": [{"tool": ""}]}},
    {"trace": {"tool_calls": {"name": "a"}}},
    {"trace": {"tool_calls": None, "toolCalls": [{"name": "a"}]}},
    {"trace": {"toolCalls": [{"name": "a"}], "tool_calls": None}},
    {"trace": {"toolCalls": [{"name": "a"}], "tool_calls": [{"name": "b"}]}},
    {"trace": {"retrieved_documents": [{"group": "g", "rank": 2}, 3]}},
    {"trace": {"retrieved_documents": [{"source_group": "g", "position": 2}]}},
    {"trace": {"retrieved_documents": [{"group": None, "source_group": "g", "rank": 0, "position": 4}]}},
    {"trace": {"retrieved_documents": [{"group": "g", "rank": 0}]}},
    {"trace": {"retrieved_documents": [{"group": "g", "rank": None}]}},
    {"trace": {"retrieved_documents": [{"group": "g", "position": 0}]}},
    {"trace": {"retrieved_documents": [{"group": "g", "rank": -1}]}},
    {"trace": {"retrieved_documents": [{"group": "g", "rank": 1.5}]}},
    {"trace": {"retrieved_documents": [{"group": "g", "rank": "1"}]}},
    {"trace": {"retrieved_documents": [{"group": "", "rank": 1}]}},
    {"trace": {"retrieved_documents": [{"rank": 1}]}},
    {"trace": {"retrieved_documents": [{"group": 7, "rank": 1}]}},
    {"trace": {"retrievedDocuments": "none"}},
    {"trace": {"plan_steps": ["a", ""]}},
    {"trace": {"plan_steps": ["a", 1]}},
    {"trace": {"plan_steps": "a"}},
    {"trace": {"planSteps": ["a"]}},
    {"trace": {"escalated": 1}},
    {"trace": {"escalated": "yes"}},
    {"trace": {"escalated": False}},
    {"trace": {"escalation_reason": ""}},
    {"trace": {"escalationReason": "x"}},
    {"trace": {"escalation_reason": 3}},
    {"trace": {"friction_points": [None]}},
    {"trace": {"frictionPoints": []}},
    {"trace": {"friction_points": [" "]}},
]

PROMPTFOO: list[Any] = [
    {"tests": [
        {"id": "a-1", "group_id": "a", "prompt": "Who may moor?", "vars": {"gender": "woman", "age": 19}},
        {"description": "told apart", "metadata": {"group_id": 4}, "prompt": "Who may moor?", "vars": {"gender": "man"}},
        {"prompt": "Who may sail?"},
        {"id": 7, "prompt": "Wer darf segeln?", "vars": {"share": 0.5}},
        {"id": "", "description": "", "group_id": "", "metadata": {}, "prompt": "x"},
    ]},
    [{"prompt": "as a list", "vars": {}}],
]
DEEPEVAL: list[Any] = [
    {"cases": [
        {"id": "c-1", "input": "hello", "metadata": {"seed_id": "s", "assignments": {"gender": "man"}}},
        {"input": "hello", "metadata": {"group_id": "g", "assignments": {"age": 80}}},
        {"input": "bare"},
        {"id": 0, "input": "zero", "metadata": {"seed_id": "", "group_id": None}},
    ]},
    [{"id": "l", "input": "as a list"}],
]
