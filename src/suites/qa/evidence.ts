import type { Json } from '../../model/json.ts';
import type { Evidence } from '../../model/report.ts';
import { defined } from '../common.ts';
import type { Golden } from './golden-schema.ts';
import type { QaJudgement } from './judge.ts';
import type { QaMetric } from './metrics.ts';
import type { QaOutcome } from './outcome.ts';
import { expectedDocs, stageOf } from './stage.ts';

/** What a reviewer needs to see of a case; `answer` is whole, surfaces shorten it. */
export function evidenceOf(golden: Golden, outcome: QaOutcome, judgement: QaJudgement): Evidence {
  const failing = failures(judgement);
  return defined({
    stage: failing.size > 0 ? stageOf(golden.expected, outcome, new Set(failing.keys())) : undefined,
    question: golden.question,
    case_type: golden.case_type,
    expected: expectedInShort(golden),
    answer: outcome.text,
    value: outcome.value,
    unit: outcome.unit,
    source: outcome.source && defined({ doc: outcome.source.doc, locator: outcome.source.locator }),
    refused: outcome.refused,
    refused_read_from_text: outcome.heuristic || undefined,
    clarification: outcome.clarification,
    cited: outcome.cited,
    retrieved: outcome.retrieved,
    rank: rank(golden, outcome),
    failed: failing.size > 0 ? Object.fromEntries(failing) : undefined,
    fabricated: nonEmpty(judgement.fabricated),
    unentailed: nonEmpty(judgement.unentailed),
    shares: Object.keys(judgement.shares).length > 0 ? judgement.shares : undefined,
  });
}

/** The failing metrics, and why. */
export function failures({ results }: QaJudgement): Map<QaMetric, string> {
  return new Map(
    [...results].flatMap(([metric, result]) => (result.passed ? [] : [[metric, result.reason] as const])),
  );
}

function expectedInShort({ expected }: Golden): Json {
  const { value, unit, source, narrative_doc: doc, refuse, clarification } = expected;
  return defined({
    value,
    unit,
    source: source && { doc: source.doc, locator: source.locator },
    narrative_doc: doc,
    refuse: refuse || undefined,
    clarification: clarification === 'none' ? undefined : clarification,
  });
}

/** The place (from 1) of the best expected document among the retrieved ones; absent when it is not there. */
function rank({ expected }: Golden, { retrieved }: QaOutcome): number | undefined {
  const docs = expectedDocs(expected);
  const index = retrieved?.findIndex((id) => docs.includes(id)) ?? -1;
  return index < 0 ? undefined : index + 1;
}

function nonEmpty(list: readonly string[] | undefined): readonly string[] | undefined {
  return list && list.length > 0 ? list : undefined;
}
