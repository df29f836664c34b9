import type { Expected } from './golden-schema.ts';
import type { QaMetric } from './metrics.ts';
import type { QaOutcome } from './outcome.ts';

/** Where a failing answer went wrong: one word of a closed list, worded for people in src/render. */
export type QaStage =
  | 'empty_answer'
  | 'refused'
  | 'answered_instead_of_refusing'
  | 'value_in_refusal'
  | 'fabricated_figure'
  | 'asked_back'
  | 'did_not_ask'
  | 'asked_otherwise'
  | 'not_retrieved'
  | 'retrieved_not_cited'
  | 'not_cited'
  | 'cited_wrong_source'
  | 'cited_wrong_place'
  | 'not_named_in_text'
  | 'no_value'
  | 'cited_wrong_value'
  | 'cited_wrong_claim';

/** The earliest stage that explains the failures: the decision to answer, then retrieval, then citing, then content. */
export function stageOf(expected: Expected, outcome: QaOutcome, failing: ReadonlySet<QaMetric>): QaStage {
  if (outcome.text.trim() === '') return 'empty_answer';
  return (
    decisionStage(expected, outcome, failing) ??
    evidenceStage(expected, outcome) ??
    contentStage(expected, outcome, failing)
  );
}

function decisionStage(
  expected: Expected,
  outcome: QaOutcome,
  failing: ReadonlySet<QaMetric>,
): QaStage | undefined {
  if (failing.has('refusal_appropriateness')) {
    // Who finds nothing does well to refuse: then retrieval is what broke.
    if (!expected.refuse) return isUnretrieved(expected, outcome) ? 'not_retrieved' : 'refused';
    return outcome.refused ? 'value_in_refusal' : 'answered_instead_of_refusing';
  }
  if (failing.has('clarification_appropriateness')) {
    if (expected.clarification === 'none') return 'asked_back';
    return outcome.clarification === 'none' ? 'did_not_ask' : 'asked_otherwise';
  }
  return failing.has('fabrication') ? 'fabricated_figure' : undefined;
}

/** Whether an expected document is known not to be among what was retrieved. */
function isUnretrieved(expected: Expected, { retrieved }: QaOutcome): boolean {
  return retrieved !== undefined && expectedDocs(expected).some((doc) => !retrieved.includes(doc));
}

/** Undefined when the expected documents were retrieved (as far as is known) and cited. */
function evidenceStage(expected: Expected, { retrieved, cited }: QaOutcome): QaStage | undefined {
  const docs = expectedDocs(expected);
  const uncited = docs.filter((doc) => !cited.includes(doc));
  if (uncited.some((doc) => retrieved && !retrieved.includes(doc))) return 'not_retrieved';
  if (uncited.length === 0) return undefined;
  if (cited.some((doc) => !docs.includes(doc))) return 'cited_wrong_source';
  return retrieved ? 'retrieved_not_cited' : 'not_cited';
}

function contentStage({ source }: Expected, outcome: QaOutcome, failing: ReadonlySet<QaMetric>): QaStage {
  if (failing.has('numeric_accuracy')) return outcome.value === undefined ? 'no_value' : 'cited_wrong_value';
  if (!failing.has('citation_validity')) return 'cited_wrong_claim';
  const { source: found } = outcome;
  if (!source || (found?.doc === source.doc && found.locator === source.locator)) return 'not_named_in_text';
  return found?.doc === source.doc ? 'cited_wrong_place' : 'cited_wrong_source';
}

/** The documents that a right answer rests on. */
export function expectedDocs({ source, narrative_doc: narrative }: Expected): string[] {
  return [...new Set([source?.doc, narrative].filter((doc) => doc !== undefined))];
}
