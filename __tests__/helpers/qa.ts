import type { AppResponse } from '../../src/model/answer.ts';
import { formatProblem } from '../../src/model/problem.ts';
import { qa } from '../../src/suites/qa/kind.ts';
import type { QaCase } from '../../src/suites/qa/golden-schema.ts';
import { qaSettings } from '../../src/suites/qa/settings.ts';
import type { CaseAnswer, CaseOutcome, LoadedSuite, SuiteScore } from '../../src/suites/suite.ts';
import { createWatchdogMatcher } from '../../src/watchdog/matcher.ts';
import { memoryFiles } from './memory-files.ts';

type Fields = Readonly<Record<string, unknown>>;

const EXPECTED: { readonly [type: string]: Fields } = {
  numeric: { value: 41, unit: 'pcs', source: { doc: 'stock.md', locator: 'row=1' } },
  narrative: { narrative_doc: 'guide.md' },
  composite: {
    value: 41,
    unit: 'pcs',
    source: { doc: 'stock.md', locator: 'row=1' },
    narrative_doc: 'guide.md',
  },
  refusal: { refuse: true },
  clarification: { clarification: 'ask_first' },
};

/** A well-formed line of a golden file; `expected` is laid over what its type expects. */
export function goldenOf(type: string, fields: Fields = {}, expected: Fields = {}): Fields {
  return {
    id: 'q-1',
    question: 'How many bicycles are in the depot?',
    case_type: type,
    expected: { clarification: 'none', refuse: false, ...EXPECTED[type], ...expected },
    tags: { topic: 'STOCK', scope: 'DEMO', qtype: type },
    reference_date: '2026-11-30',
    ...fields,
  };
}

/** Loads `golden.jsonl`, given as lines or as the whole text, and what else lies there. */
export async function loadedQa(
  lines: readonly Fields[] | string,
  settings: Fields = {},
  files: Fields = {},
): Promise<LoadedSuite<QaCase>> {
  const golden = typeof lines === 'string' ? lines : lines.map((line) => JSON.stringify(line)).join('\n');
  return qa.load(settingsOf(settings), memoryFiles({ 'golden.jsonl': golden, ...files }));
}

/** Scores answers by case id. */
export function scoredQa(
  suite: LoadedSuite<QaCase>,
  answers: { readonly [id: string]: AppResponse | CaseAnswer },
  settings: Fields = {},
): SuiteScore {
  const given = Object.entries(answers).map(([id, answer]): [string, CaseAnswer] => [
    id,
    'kind' in answer ? (answer as CaseAnswer) : { kind: 'answered', response: answer },
  ]);
  return qa.score(suite.cases, new Map(given), {
    settings: settingsOf(settings),
    matcher: createWatchdogMatcher({ timeoutMs: 1000 }),
    modeFrom: 'field',
  });
}

/** Scores one answer to one case, with `guide.md` as its reference where groundedness is on. */
export async function judgedQa(
  golden: Fields,
  answer: AppResponse,
  settings: Fields = {},
): Promise<CaseOutcome> {
  const suite = await loadedQa([golden], settings, {
    'docs/guide.md': 'Oil the chain every month and check both brakes.',
  });
  if (suite.problems.length > 0) throw new Error(suite.problems.map(formatProblem).join('\n'));
  const [outcome] = scoredQa(suite, { 'q-1': answer }, settings).outcomes;
  if (!outcome) throw new Error('no outcome');
  return outcome;
}

function settingsOf(settings: Fields) {
  return qaSettings.parse({ golden: 'golden.jsonl', ...settings });
}
