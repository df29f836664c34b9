import { goldenSchema } from '../suites/qa/golden-schema.ts';
import { found, type Finding } from './finding.ts';
import { jsonValue } from './json-value.ts';
import { folderOf } from './paths.ts';
import type { Survey, TextFile } from './survey.ts';

/** Something that the user should know of, though the config does without it. */
export interface Mention {
  readonly file: string;
  readonly line?: number;
  readonly what: string;
}

/** Cases that lie in the repository already. */
export interface ExistingSuites {
  /** Golden files of a qa suite, likeliest first; the value is the path. */
  readonly goldens: readonly Finding<string>[];
  readonly mentions: readonly Mention[];
}

/** Looks for data of the four systems: RAGSpine's golden files, fitz-gov's folders, ragverdict's and fairtrace's suites. */
export function findSuites({ paths, files }: Survey): ExistingSuites {
  const lines = files.filter(({ path }) => path.endsWith('.jsonl'));
  const judged = lines.map((file) => ({ file, ...goldenLines(file) }));
  const goldens = judged
    .filter(({ good }) => good > 0)
    .sort((a, b) => goldenRank(a) - goldenRank(b) || b.good - a.good);
  return {
    goldens: goldens.map(({ file }) => found(file.path, file)),
    mentions: [
      ...goldens.flatMap(({ file, badLine }) => faulty(file, badLine)),
      ...judged.flatMap(({ file, good, asks }) => (good === 0 && asks ? [questions(file)] : [])),
      ...governanceFolders(paths),
      ...files.flatMap(foreignSuite),
    ],
  };
}

interface GoldenLines {
  readonly good: number;
  /** Some line has a question, whatever else it has. */
  readonly asks: boolean;
  readonly badLine?: number;
}

function goldenLines({ text }: TextFile): GoldenLines {
  let [good, asks, badLine] = [0, false, 0];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = jsonValue(line);
    asks ||= hasQuestion(value);
    if (goldenSchema.safeParse(value).success) good += 1;
    else badLine ||= index + 1;
  }
  return { good, asks, ...(badLine > 0 && { badLine }) };
}

function hasQuestion(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'question' in value;
}

/** Sound files before faulty ones, then those that are called so. */
function goldenRank({ file, badLine }: GoldenLines & { readonly file: TextFile }): number {
  return (badLine === undefined ? 0 : 2) + (/golden/i.test(file.path) ? 0 : 1);
}

function faulty({ path }: TextFile, line: number | undefined): Mention[] {
  if (line === undefined) return [];
  return [{ file: path, line, what: 'is no case of a golden file; `ragbench validate` says what is wrong' }];
}

function questions({ path }: TextFile): Mention {
  return {
    file: path,
    what: 'has questions, but not in the form of a golden file (id, question, case_type, expected, tags, reference_date)',
  };
}

function governanceFolders(paths: readonly string[]): Mention[] {
  const tiers = paths.map(folderOf).filter((folder) => /(?:^|\/)tier0_sanity$/.test(folder));
  return [...new Set(tiers.map(folderOf))].map((folder) => ({
    file: folder === '' ? '.' : folder,
    what: 'holds governance cases: a suite of kind governance takes the folder as its data',
  }));
}

const FOREIGN: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  {
    pattern: /\bevaluator["']?\s{0,9}:\s{0,9}["']?(?:tool_coverage|rag_quality|citation_audit|edge_cases)\b/,
    what: "is ragverdict's suite: `behavior: { file: … }` reads it; `ragbench validate` checks it, `run` cannot judge it yet",
  },
  {
    pattern:
      /\btype["']?\s{0,9}:\s{0,9}["']?(?:refusal_gap|verbosity_gap|helpfulness_gap|toxicity_gap|counterfactual_stability|tool_use_parity|retrieval_exposure_gap|plan_length_gap|escalation_parity|friction_point_gap|escalation_reason_parity)\b/,
    what: "is fairtrace's suite: `fairness: { file: … }` reads it; `ragbench validate` checks it, `run` cannot judge it yet",
  },
];

function foreignSuite({ path, text }: TextFile): Mention[] {
  if (!/\.(?:ya?ml|json)$/.test(path)) return [];
  const suite = FOREIGN.find(({ pattern }) => pattern.test(text));
  return suite ? [{ file: path, what: suite.what }] : [];
}
