import type { AppResponse } from '../../src/model/answer.ts';
import { governance } from '../../src/suites/governance/kind.ts';
import type { GovernanceCase } from '../../src/suites/governance/case-schema.ts';
import { governanceSettings, type GovernanceSettings } from '../../src/suites/governance/settings.ts';
import type { CaseAnswer, CaseOutcome, LoadedSuite, SuiteScore } from '../../src/suites/suite.ts';
import { createWatchdogMatcher } from '../../src/watchdog/matcher.ts';
import { memoryFiles } from './memory-files.ts';

type Fields = { readonly [key: string]: unknown };

const MODES: { readonly [category: string]: string } = { abstention: 'abstain', dispute: 'disputed' };

/** A well-formed case of a category, with fields of its own. */
export function caseOf(category: string, id: string, fields: Fields = {}): Fields {
  return {
    id,
    query: `What do the leaflets say about topic ${id}?`,
    contexts: ['The leaflet is about bicycles.'],
    expected_mode: MODES[category] ?? 'trustworthy',
    description: 'made up',
    rationale: 'made up',
    ...(category === 'grounding' && { forbidden_claims: ['\\d+ spokes'] }),
    ...(category === 'relevance' && { required_elements: ['bell'] }),
    ...fields,
  };
}

/** A data file with cases, and fields of its own. */
export function fileOf(cases: readonly unknown[], fields: Fields = {}): Fields {
  return { passing_threshold: null, cases, ...fields };
}

/** Loads files below `data/`. */
export async function loaded(files: Fields, settings: Fields = {}): Promise<LoadedSuite<GovernanceCase>> {
  const below = Object.fromEntries(Object.entries(files).map(([path, content]) => [`data/${path}`, content]));
  return governance.load(settingsOf(settings), memoryFiles(below));
}

/** Scores answers by case id: texts with a mode, or whole outcomes. */
export function scored(
  suite: LoadedSuite<GovernanceCase>,
  answers: { readonly [id: string]: AppResponse | CaseAnswer },
  settings: Fields = {},
  modeFrom: 'field' | 'text' = 'field',
): SuiteScore {
  const given = Object.entries(answers).map(
    ([id, answer]) =>
      [
        id,
        'kind' in answer ? (answer as CaseAnswer) : { kind: 'answered' as const, response: answer },
      ] as const,
  );
  const context = {
    settings: settingsOf(settings),
    matcher: createWatchdogMatcher({ timeoutMs: 1000 }),
    modeFrom,
  };
  return governance.score(suite.cases, new Map(given), context);
}

/** Scores one answer to one case of a file. */
export async function judged(
  category: string,
  fields: Fields,
  text: string,
  more: { file?: Fields; settings?: Fields } = {},
): Promise<CaseOutcome> {
  const file = fileOf([caseOf(category, 't1_a', fields)], more.file);
  const suite = await loaded({ [`tier1_core/${category}.json`]: file }, { tiers: [1] });
  if (suite.problems.length > 0) throw new Error(JSON.stringify(suite.problems));
  const [outcome] = scored(suite, { t1_a: { text, mode: 'trustworthy' } }, more.settings).outcomes;
  if (!outcome) throw new Error('no outcome');
  return outcome;
}

function settingsOf(settings: Fields): GovernanceSettings {
  return governanceSettings.parse({ data: 'data', ...settings });
}
