"""A golden set of our own about an invented ferry company, with its reference documents: every case type, three languages."""

from __future__ import annotations

from typing import Any

ANNUAL, FLEET = "QF_Annual_2025.pdf", "QF_Fleet_2025.xlsx"
HALF, PORTS = "QF_Halbjahr_2025.pdf", "QF_Ports_2025.pptx"

# name -> sentences; one file each. The short ones lie on the thresholds: three of five, six of ten tokens.
REFERENCES: dict[str, list[str]] = {
    "timetable-review.md": [
        "The spring review moved the first crossing to 5 in the morning.",
        "Bakers and nurses had asked for it since the tram began to run earlier.",
        "The last crossing stays where it was, because the crew rota has no slack.",
    ],
    "engine-refit.md": [
        "Both engines of the Otterlind were rebuilt during the winter lay-up.",
        "Fuel use per crossing fell by 8.18 litres, while top speed stayed at 14 knots.",
    ],
    "night-service.md": [
        "Night sailings are kept as a public duty and lose money on every trip.",
        "The island council pays the gap under a contract that ends with the decade.",
    ],
    "wartung-faehren.md": [
        "Die Wartung der Fähren beginnt nach dem letzten Schultag.",
        "Jedes Schiff liegt zwölf Tage im Dock; das kleinste fährt dabei als Ersatz.",
    ],
    "hafenausbau.md": [
        "Der Hafenausbau verzögert sich, weil der Untergrund weicher ist als gedacht.",
        "Die neue Rampe wird deshalb auf längeren Pfählen gegründet.",
    ],
    "pier-notes.md": ["北码头的护栏在风暴后更换，材料改用回收钢。", "南码头维持原状，等待水下检查结果。"],
    "fare-policy.md": ["票价按距离分为三档，岛上居民享受折扣。", "学生凭证件半价，自行车免费。"],
    "mixed-report.md": ["The crew trial in autumn used a shorter watch.", "船员反馈：短班次减少疲劳，但交接更频繁。"],
    "storm-log.md": ["Two sailings were held in port during the gale.", "Nobody was hurt and no cargo moved."],
    "five-tokens.md": ["ferries cross harbour every hour"],
    "ten-tokens.md": ["amber buoys mark channel edges before dusk near stone pier"],
    "empty-appendix.md": [],
}

# id, language, topic, scope, value, unit, document, locator, question
_NUMERIC: list[tuple[Any, ...]] = [
    ("num-01", "en", "traffic", "group", 481200, "passengers", FLEET, "sheet=Traffic,row=4", "How many passengers sailed in 2025?"),
    ("num-02", "en", "finance", "group", 38.4, "EUR_M", ANNUAL, "page=12", "What did fares bring in during 2025?"),
    ("num-03", "en", "finance", "group", -2.75, "EUR_M", ANNUAL, "page=13", "What was the operating result for 2025?"),
    ("num-04", "en", "safety", "group", 0, "incidents", ANNUAL, "page=30", "How many reportable incidents were there in 2025?"),
    ("num-05", "de", "fleet", "group", 7, "ships", FLEET, "sheet=Ships,row=9", "Wie viele Schiffe hat die Flotte?"),
    ("num-06", "de", "traffic", "north", 3.125, "min", HALF, "page=6", "Wie lang war die mittlere Verspätung im Norden?"),
    ("num-07", "de", "fleet", "group", 1250.0, "m3", FLEET, "sheet=Fuel,row=2", "Wie viel Diesel wurde 2025 gebunkert?"),
    ("num-08", "zh", "finance", "group", 17.9, "EUR_M", HALF, "page=3", "2025年上半年的票款收入是多少？"),
    ("num-09", "zh", "people", "group", 212, "persons", ANNUAL, "page=41", "2025年末有多少员工？"),
    ("num-10", "zh", "finance", "south", -0.5, "PCT", HALF, "page=4", "南线票价变动了多少？"),
    ("num-11", "en", "fleet", "north", 1, "ratio", FLEET, "sheet=Power,row=3", "Which share of northern crossings is electric?"),
    ("num-12", "en", "traffic", "south", 0, "sailings", HALF, "page=9", "How many night sailings were cancelled in July?"),
    ("num-13", "en", "traffic", "group", 61.8, "PCT", ANNUAL, "page=15", "What was the average load factor?"),
    ("num-14", "en", "fleet", "group", 0.3, "kg_per_pkm", ANNUAL, "page=33", "What is the carbon intensity?"),
    ("num-15", "en", "fleet", "north", 12, "µg_m3", PORTS, "slide=8", "How much soot was measured at the north pier?"),
    ("num-16", "de", "finance", "group", 1000000, "EUR", ANNUAL, "page=18", "Wie hoch ist die Barreserve?"),
    ("num-17", "de", "finance", "group", -0.25, "PCT", ANNUAL, "page=19", "Welcher Zinssatz gilt für das Baudarlehen?"),
    ("num-18", "zh", "ports", "north", 96.5, "m", PORTS, "slide=3", "北码头有多长？"),
    ("num-19", "zh", "traffic", "group", 455000, "passengers", FLEET, "sheet=Traffic,row=3", "2024年有多少乘客？"),
    ("num-20", "en", "traffic", "group", 5, "routes", ANNUAL, "page=5", "How many routes are served?"),
    ("num-21", "en", "fleet", "south", 1480, "GT", FLEET, "sheet=Ships,row=3", "How large is the largest southern vessel?"),
    ("num-22", "en", "fleet", "north", 2.4, "MW", FLEET, "sheet=Power,row=5", "What is the shore power rating?"),
    ("num-23", "de", "traffic", "group", 94.2, "PCT", ANNUAL, "page=16", "Wie pünktlich war die Linie?"),
    ("num-24", "en", "finance", "north", 0.0, "PCT", ANNUAL, "page=20", "By how much did northern fares change?"),
]
# id, language, expected mode, refuse, more expectations, question
_CLARIFICATION: list[tuple[Any, ...]] = [
    ("clar-01", "en", "ask_first", False, {}, "How much did we earn?"),
    ("clar-02", "de", "ask_first", False, {}, "Wie viele waren es?"),
    ("clar-03", "zh", "ask_first", False, {}, "收入是多少？"),
    ("clar-04", "en", "ask_first", False, {}, "Was it better than before?"),
    ("clar-05", "en", "answer_with_assumptions", False, {"value": 455000, "unit": "passengers", "source": {"doc": FLEET, "locator": "sheet=Traffic,row=3"}}, "Passengers last year?"),
    ("clar-06", "de", "answer_with_assumptions", False, {"value": 38.4, "unit": "EUR_M", "source": {"doc": ANNUAL, "locator": "page=12"}}, "Ticketerlöse?"),
    ("clar-07", "zh", "answer_with_assumptions", False, {}, "上半年怎么样？"),
    ("clar-08", "en", "ask_first", True, {}, "And at the other operators?"),
]
# id, language, topic, more expectations, question
_REFUSAL: list[tuple[Any, ...]] = [
    ("ref-01", "en", "people", {}, "What does the harbour master earn?"),
    ("ref-02", "en", "finance", {}, "What will fares cost in 2031?"),
    ("ref-03", "en", "fleet", {}, "How deep is the draught of the ship that was sold?"),
    ("ref-04", "en", "traffic", {}, "How many cars were carried in FY2019?"),
    ("ref-05", "de", "finance", {}, "Wie hoch war der Gewinn 2026H1?"),
    ("ref-06", "de", "people", {}, "Wie viele Lehrlinge kommen aus dem Ausland?"),
    ("ref-07", "de", "ports", {}, "Was kostet ein Liegeplatz in Übersee?"),
    ("ref-08", "zh", "finance", {}, "2030年的利润是多少？"),
    ("ref-09", "zh", "traffic", {}, "竞争对手运送了多少乘客？"),
    ("ref-10", "zh", "safety", {}, "事故赔偿一共多少钱？"),
    ("ref-11", "zh", "ports", {}, "东码头有多长？"),
    ("ref-12", "en", "safety", {}, "How many lifejackets failed the test?"),
    ("ref-13", "en", "finance", {}, "What is the insurance premium?"),
    ("ref-14", "en", "ports", {}, "How much floor space has the closed terminal?"),
    ("ref-15", "de", "traffic", {}, "Wie viele Hunde fuhren mit?"),
    ("ref-16", "en", "fleet", {}, "What was the scrap value of the old ferry?"),
    ("ref-17", "en", "safety", {"narrative_doc": "storm-log.md"}, "How high were the waves in the gale?"),
    ("ref-18", "en", "finance", {}, "Which bonus did the board receive?"),
    ("ref-19", "en", "people", {}, "How many applications arrived in spring?"),
    ("ref-20", "zh", "people", {}, "船长的平均年龄是多少？"),
]
# id, language, topic, document, more expectations, question
_NARRATIVE: list[tuple[Any, ...]] = [
    ("nar-01", "en", "traffic", "timetable-review.md", {}, "Why was the first crossing moved?"),
    ("nar-02", "en", "fleet", "engine-refit.md", {}, "What did the refit change?"),
    ("nar-03", "en", "traffic", "five-tokens.md", {}, "How often do ferries run?"),
    ("nar-04", "en", "traffic", "five-tokens.md", {}, "What crosses the harbour?"),
    ("nar-05", "en", "traffic", "five-tokens.md", {}, "What is the rhythm of the service?"),
    ("nar-06", "en", "ports", "ten-tokens.md", {}, "What marks the channel?"),
    ("nar-07", "de", "fleet", "wartung-faehren.md", {}, "Wann werden die Fähren gewartet?"),
    ("nar-08", "de", "ports", "hafenausbau.md", {}, "Warum verzögert sich der Hafenausbau?"),
    ("nar-09", "zh", "ports", "pier-notes.md", {}, "码头做了什么？"),
    ("nar-10", "zh", "finance", "fare-policy.md", {}, "票价怎么定？"),
    ("nar-11", "en", "finance", "empty-appendix.md", {}, "What does the appendix say?"),
    ("nar-12", "zh", "people", "mixed-report.md", {}, "船员试验的结果如何？"),
    ("nar-13", "en", "safety", "storm-log.md", {"refuse": True}, "Which captain is to blame for the gale?"),
    ("nar-14", "en", "traffic", "night-service.md", {"source": {"doc": ANNUAL, "locator": "page=22"}}, "Why are night sailings kept?"),
    ("nar-15", "en", "ports", "ten-tokens.md", {}, "What lies near the stone pier?"),
]
# id, language, the numeric case whose figure it asks for, narrative document, question
_COMPOSITE: list[tuple[Any, ...]] = [
    ("com-01", "en", "num-01", "timetable-review.md", "How many sailed, and what did the review change?"),
    ("com-02", "en", "num-03", "night-service.md", "What was the result, and why do night sailings lose money?"),
    ("com-03", "en", "num-22", "engine-refit.md", "What is the rating, and what did the refit bring?"),
    ("com-04", "de", "num-05", "wartung-faehren.md", "Wie groß ist die Flotte, und wann wird sie gewartet?"),
    ("com-05", "de", "num-16", "hafenausbau.md", "Wie hoch ist die Reserve, und wozu dient sie?"),
    ("com-06", "zh", "num-18", "pier-notes.md", "北码头多长？为什么更换护栏？"),
    ("com-07", "zh", "num-10", "fare-policy.md", "南线票价变动多少？规则是什么？"),
    ("com-08", "en", "num-04", "storm-log.md", "How many incidents, and what happened in the gale?"),
]


def golden() -> list[dict[str, Any]]:
    """All cases, in the golden file's own format."""
    return [*map(_numeric, _NUMERIC), *map(_clarification, _CLARIFICATION), *map(_refusal, _REFUSAL),
            *map(_narrative, _NARRATIVE), *map(_composite, _COMPOSITE)]


def reference(doc: str) -> str:
    """The text of a reference document."""
    return "".join(f"{sentence}\n" for sentence in REFERENCES[doc])


def _case(kind: str, row: tuple[Any, ...], topic: str, scope: str, expected: dict[str, Any]) -> dict[str, Any]:
    base = {"clarification": "none", "refuse": False}
    tags = {"topic": topic, "scope": scope, "qtype": kind, "lang": row[1], "wave": int(row[0][-2:]) % 3}
    return {"id": row[0], "question": row[-1], "case_type": kind, "expected": {**base, **expected},
            "tags": tags, "reference_date": "2026-03-01"}


def _numeric(row: tuple[Any, ...]) -> dict[str, Any]:
    value, unit, doc, locator = row[4:8]
    expected = {"value": value, "unit": unit, "source": {"doc": doc, "locator": locator}}
    return _case("numeric", row, row[2], row[3], expected)


def _clarification(row: tuple[Any, ...]) -> dict[str, Any]:
    return _case("clarification", row, "mixed", "group", {"clarification": row[2], "refuse": row[3], **row[4]})


def _refusal(row: tuple[Any, ...]) -> dict[str, Any]:
    return _case("refusal", row, row[2], "group", {"refuse": True, **row[3]})


def _narrative(row: tuple[Any, ...]) -> dict[str, Any]:
    return _case("narrative", row, row[2], "group", {"narrative_doc": row[3], **row[4]})


def _composite(row: tuple[Any, ...]) -> dict[str, Any]:
    figure = next(_numeric(n) for n in _NUMERIC if n[0] == row[2])
    return _case("composite", row, figure["tags"]["topic"], figure["tags"]["scope"],
                 {**figure["expected"], "narrative_doc": row[3]})
