"""Three apps' answers to the golden set: a good one, a sloppy one, a hostile one.

The last two are the good one's answers with the changes listed here. `flips` names the metrics whose verdict on that case
is another one without `compat: original`, by the mends of the qa suite; found by reasoning, not by running anything.
"""

from __future__ import annotations

from typing import Any

from ragspine_golden import ANNUAL, FLEET, REFERENCES

ABSENT = object()
_NOT_FOUND = {
    "en": "The documents at hand do not say.",
    "de": "Die vorliegenden Unterlagen sagen dazu nichts.",
    "zh": "现有资料没有说明。",
}
_FOUND = {"value": None, "unit": None, "source": None}


class Change:
    """What one app answers to one case instead of the good answer."""

    def __init__(self, *flips: str, **fields: Any) -> None:
        self.flips = flips
        self.fields = fields


def good(case: dict[str, Any]) -> dict[str, Any]:
    """An answer that meets every expectation of the case, with every field given."""
    expected, lang = case["expected"], case["tags"]["lang"]
    doc = expected.get("narrative_doc")
    sentences = REFERENCES.get(doc, [])
    narrative = "\n".join([*sentences[1:], *sentences[:1]]) if case["case_type"] in ("narrative", "composite") else ""
    sources = [s for s in [expected.get("source"), {"doc": doc, "locator": "line=1"} if doc else None] if s]
    figure = f"{expected['value']} {expected['unit']}\n" if "value" in expected else ""
    body = _NOT_FOUND[lang] if expected["refuse"] else figure + narrative
    return {
        "text": "\n".join([body, *(f"({s['doc']}, {s['locator'].split('=')[0]})" for s in sources)]),
        "refused": expected["refuse"],
        "clarification": expected["clarification"],
        "value": expected.get("value"),
        "unit": expected.get("unit"),
        "source": expected.get("source"),
        "sources": sources,
        "narrative": narrative,
        "retrieved_context": [{"source_id": doc, "chunk": s, "score": 0.5} for s in sentences],
    }


def changed(answer: dict[str, Any], change: Change | None) -> dict[str, Any]:
    """The answer with the change laid over it; ABSENT takes a field away."""
    merged = {**answer, **(change.fields if change else {})}
    return {key: value for key, value in merged.items() if value is not ABSENT}


SLOPPY: dict[str, Change] = {
    "num-01": Change(value=481000),
    "num-02": Change(unit="EUR_K"),
    "num-03": Change(value=2.75),
    "num-04": Change(**_FOUND, text="Nothing was reported."),
    "num-05": Change(source={"doc": ANNUAL, "locator": "sheet=Ships,row=9"}),
    "num-06": Change(text="3.125 min"),
    "num-07": Change(value=1250, unit="m³"),
    "num-08": Change(refused=True),
    "num-09": Change(clarification="ask_first", text="哪一年？", **_FOUND),
    "num-10": Change(unit="pct"),
    "num-13": Change(source={"doc": ANNUAL, "locator": "page=51"}),
    "num-15": Change(unit="μg_m3"),  # Greek mu, not the micro sign
    "num-16": Change(value=1000000.0),
    "num-18": Change(text="96.5 m (qf_ports_2025.pptx)"),
    "num-22": Change(value=2400, unit="kW"),
    "clar-01": Change(clarification="none", value=38.4, unit="EUR_M", text="38.4 EUR_M"),
    "clar-05": Change(clarification="ask_first", **_FOUND, text="Which year do you mean?"),
    "clar-06": Change(clarification="none"),
    "clar-07": Change(clarification="ask_first"),
    "clar-08": Change(refused=False),
    "ref-01": Change(text="The pay is not published; roughly 12,400 a month is usual."),
    "ref-02": Change(refused=False, value=9.5, unit="EUR", text="It will be 9.50 EUR in 2031."),
    "ref-03": Change(value=3.2),
    "ref-04": Change(text="There is no record of cars for FY2019, nor for FY 2018."),
    "ref-05": Change(text="Für 2026H1 und 2026 Q3 liegt nichts vor."),
    "ref-06": Change("fabrication", text="Weder [1] noch [2] nennt die Herkunft."),
    "ref-07": Change("fabrication", text="Die Preisliste vom 2025-06-30 nennt keinen Preis."),
    "ref-08": Change(text="没有2030年、2031 年 上半年的数据。"),
    "ref-09": Change(text="对手大约有5％的份额，具体数字查不到。"),
    "ref-10": Change("fabrication", text="没有找到（来源：QF_Annual_2025.pdf 第30页）。"),
    "ref-13": Change("fabrication", text="Neither Q1 2025 nor FY25 has a line for it."),
    "nar-01": Change(narrative="The first crossing moved to 5 in the morning.\nSenator Wobbleton personally banned yodelling aboard."),
    "nar-02": Change(narrative="Engines were rebuilt."),
    "nar-06": Change(retrieved_context=[]),
    "nar-07": Change("answer_accuracy", narrative=ABSENT, text="Die Wartung der Fähren beginnt nach dem letzten Schultag (wartung-faehren.md).\nJedes Schiff liegt zwölf Tage im Dock; das kleinste fährt dabei als Ersatz."),
    "nar-08": Change(narrative=""),
    "nar-09": Change(narrative="基于检索到的资料，整理如下：火星殖民\n北码头的护栏在风暴后更换[1]，材料改用回收钢（来源：pier-notes.md 第1行）。南码头维持原状，等待水下检查结果[2]（资料来源:pier-notes.md）"),
    "nar-10": Change(narrative="票价按距离分为三档；龙王收取过海税！岛上居民享受折扣"),
    "nar-12": Change(sources=[]),
    "nar-14": Change(source=None),
    "com-01": Change(sources=[{"doc": FLEET, "locator": "sheet=Traffic,row=4"}]),
    "com-02": Change(text="-2.75 EUR_M (QF_Annual_2025.pdf)"),
    "com-03": Change("citation_validity", source={"doc": FLEET, "locator": "sheet=Power,row=5", "page": 2}),
    "com-05": Change(value=1000001, refused=True),
}

HOSTILE: dict[str, Change] = {
    "num-01": Change(source={"doc": FLEET}),
    "num-02": Change(unit="EUR_M "),
    "num-04": Change(value=-0.0),
    "num-05": Change("citation_validity", source={"doc": FLEET, "locator": "sheet=Ships,row=9", "sheet": "Ships"}),
    "num-06": Change(text="3.125 (old_QF_Halbjahr_2025.pdf.bak)"),
    "num-07": Change(unit=None),
    "num-09": Change(value=211.99999999999997),
    "num-11": Change(value=1.0000000000000002),
    "num-12": Change(value=None),
    "num-13": Change(text="61.8 (QF_Annual_\n2025.pdf)"),
    "num-14": Change(value=0.1 + 0.2),
    "num-19": Change(clarification="NONE"),
    "num-20": Change(text=""),
    "num-21": Change(refused=True, **_FOUND),
    "num-23": Change(clarification="maybe"),
    "num-24": Change(value=0),
    "clar-02": Change(clarification=""),
    "clar-03": Change(clarification="out_of_scope"),
    "clar-04": Change(refused=True),
    "clar-08": Change(text="Which of the 3 do you mean?"),
    "ref-01": Change(text="Not stated, perhaps ３ or so."),
    "ref-02": Change("fabrication", text="２０３１年 lies outside the documents."),
    "ref-03": Change(text="No figure before 2100."),
    "ref-04": Change(text="File 12025 says nothing."),
    "ref-05": Change(text="Akte 20255 schweigt."),
    "ref-06": Change("fabrication", text="Nichts gefunden【4:0†source】, auch nicht in [^1^]."),
    "ref-07": Change("fabrication", text="Nichts in [doc3] und [ID:46], Stand 17. Mai 2024."),
    "ref-08": Change("fabrication", text="截至2024年5月17日没有数据。"),
    "ref-09": Change(text="2025上半年、2024年 下半年、1999 Q 4 都没有记录。"),
    "ref-10": Change(value=0, text="没有数据。"),
    "ref-11": Change(text="没有找到 ٣ 之类的数字。"),
    "ref-12": Change(text="Nothing about 20٢٥ was kept."),
    "ref-13": Change(text="The premium [38.4 million] is not in the papers."),
    "ref-14": Change(text="No area in ㎡ is given; see note ①, ² and half a dozen others."),
    "ref-15": Change(text="Unbekannt – 2,025 wäre geraten."),
    "ref-16": Change(text="It fetched 1,234,567 or nothing."),
    "ref-17": Change(text="The log is silent.", sources=[{"doc": "storm-log.md", "locator": "line=1"}]),
    "ref-18": Change("refusal_appropriateness", refused=ABSENT, text="I cannot answer this question: the documents do not contain that figure."),
    "ref-19": Change("fabrication", text="As of May 17, 2024 and 17/05/2024 none were filed."),
    "ref-20": Change(text="FY2031H2 和 fy 2032 之后才会公布。"),
    "nar-01": Change(narrative="基于检索到的资料\x0bThe council bought a submarine for parades.", retrieved_context=REFERENCES["timetable-review.md"]),
    "nar-02": Change(narrative="Fuel use per crossing fell by 8.18 litres[3]while top speed stayed at 14 knots! 未检索到\u2028对比结果 wonderful zebras yodel\x85Both engines of the Otterlind were rebuilt during the winter lay-up?"),
    "nar-03": Change(retrieved_context=["ferries cross", "harbour"]),
    "nar-04": Change(narrative="ferries ferries ferries zebra yak", retrieved_context=["Ferries."]),
    "nar-05": Change(narrative="FERRIES cross… harbour", retrieved_context=["the harbour that ferries cross"]),
    "nar-06": Change(narrative="amber buoys mark channel edges before"),
    "nar-15": Change(narrative="amber buoys mark channel edges[４]"),
    "nar-07": Change(narrative="Kurz gesagt 基于检索到的资料\n   资料来源 Die Wartung beginnt nie\r\nDie Wartung der Fähren beginnt nach dem letzten Schultag；Jedes Schiff liegt zwölf Tage im Dock; das kleinste fährt dabei als Ersatz."),
    "nar-08": Change(narrative="Der Hafenausbau verzögert sich, weil der Untergrund weicher ist als gedacht (来源：geheime Notiz Nummer sieben)\nDie neue Rampe wird deshalb auf längeren Pfählen gegründet（来源：abc\nxyz）"),
    "nar-09": Change(narrative="。。！？\n——\n[7]\n（来源：pier-notes.md）"),
    "nar-10": Change(narrative="问题：票价怎么定？\n检索片段 九头蛇\n票价按距离分为三档，岛上居民享受折扣。学生凭证件半价，自行车免费。", sources=[{"doc": "Fare-Policy.md"}]),
    "nar-11": Change(narrative="Purple monks audited nothing.", retrieved_context=[]),
    "nar-12": Change(narrative="问题重重 the moon\nThe crew trial in autumn used a shorter watch. 船员反馈：短班次减少疲劳，但交接更频繁。"),
    "nar-13": Change(narrative="未检索到与船长有关的资料，共9页。", text="未检索到与船长有关的资料。(storm-log.md)"),
    "nar-14": Change("faithfulness", narrative="Based on the retrieved documents:\nNight sailings are kept as a public duty and lose money on every trip. The island council pays the gap under a contract that ends with the decade."),
    "com-04": Change(narrative="", sources=[{"doc": "wartung-faehren.md"}, {"doc": "wartung-faehren.md"}]),
    "com-06": Change(text="96.5 m QF_Ports_2025.pptxpier-notes.md"),
    "com-07": Change(value=-0.5, unit="PCT", narrative="Dragons."),
    "com-08": Change(clarification="answer_with_assumptions", refused=True),
}

SETS: list[dict[str, Change]] = [{}, SLOPPY, HOSTILE]
