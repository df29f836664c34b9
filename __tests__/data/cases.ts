import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { folderFiles } from '../../src/io/disk.ts';
import type { Mode } from '../../src/model/answer.ts';
import {
  CATEGORIES,
  type Category,
  type EvaluationConfig,
  type GovernanceCase,
  type RawCase,
} from '../../src/suites/governance/case-schema.ts';
import { governance } from '../../src/suites/governance/kind.ts';
import { governanceSettings } from '../../src/suites/governance/settings.ts';
import type { CaseOutcome, LoadedSuite } from '../../src/suites/suite.ts';
import { scored } from '../helpers/governance.ts';

/** An answer that a case must pass or fail, and why. */
interface Exemplar {
  readonly text: string;
  readonly mode: Mode;
  readonly passes: boolean;
  readonly why: string;
}

/** A case as it stands in data/. */
export interface ShippedCase extends RawCase {
  readonly exemplars: readonly Exemplar[];
}

/** A file of data/tier0_sanity. */
interface ShippedFile {
  readonly category: Category;
  readonly text: string;
  readonly document: {
    readonly evaluation_config: EvaluationConfig;
    readonly cases: readonly ShippedCase[];
  };
}

/** The repository's root, and in it the folder whose cases ship with ragbench. */
export const ROOT = resolve(import.meta.dirname, '..', '..');
export const TIER0 = resolve(ROOT, 'data', 'tier0_sanity');

/** The files that ship, straight from the disk. */
export const shippedFiles: readonly ShippedFile[] = CATEGORIES.map((category) => {
  const text = readFileSync(resolve(TIER0, `${category}.json`), 'utf8');
  return { category, text, document: JSON.parse(text) as ShippedFile['document'] };
});

export const shippedCases: readonly ShippedCase[] = shippedFiles.flatMap(({ document }) => document.cases);

/** The folder data/ as a user's own data would be loaded. */
export function loadShipped(): Promise<LoadedSuite<GovernanceCase>> {
  return governance.load(governanceSettings.parse({ data: 'data', tiers: [0] }), folderFiles(ROOT));
}

/** The outcomes of several answers per case, in order: the real scorer, one answer of each case at a time. */
export function outcomesOf(
  suite: LoadedSuite<GovernanceCase>,
  answers: ReadonlyMap<string, readonly { readonly text: string; readonly mode: Mode }[]>,
): Map<string, CaseOutcome[]> {
  const found = new Map<string, CaseOutcome[]>([...answers.keys()].map((id) => [id, []]));
  const rounds = Math.max(...[...answers.values()].map((list) => list.length));
  for (let round = 0; round < rounds; round += 1) {
    const given = new Map(
      [...answers].flatMap(([id, list]) =>
        list.slice(round, round + 1).map((answer) => [id, answer] as const),
      ),
    );
    const { outcomes } = scored(suite, Object.fromEntries(given));
    for (const outcome of outcomes.filter(({ id }) => given.has(id))) found.get(outcome.id)?.push(outcome);
  }
  return found;
}
