import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { measureNode, say } from './measure.ts';

const SIZES = [25_000, 100_000];

/** 100,000 qa answers scored by the built CLI: peak memory, and whether time is linear in cases. */
export async function benchMemory(): Promise<void> {
  const runs = [];
  for (const cases of SIZES) runs.push({ cases, ...(await scoreMade(cases)) });
  const [small, large] = runs;
  if (!small || !large) return;
  const perCase = (run: { seconds: number; cases: number }): number => (run.seconds / run.cases) * 1e6;
  const figures = `${large.megabytes.toFixed(0)} MB, ${large.seconds.toFixed(1)} s; µs/case ${perCase(small).toFixed(0)} at 25,000, ${perCase(large).toFixed(0)} at 100,000`;
  say('100,000 qa answers scored', figures, '512 MB, linear');
}

async function scoreMade(cases: number): Promise<{ seconds: number; megabytes: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'ragbench-memory-'));
  try {
    await writeFile(
      join(folder, 'ragbench.yml'),
      'version: 1\nsuites:\n  qa: { golden: golden.jsonl, tier: 0 }\nbaseline: { store: file }\n',
    );
    await writeLines(join(folder, 'golden.jsonl'), cases, goldenLine);
    await writeLines(join(folder, 'answers.jsonl'), cases, answerLine);
    return await measureNode(
      [join(process.cwd(), 'dist/cli.js'), 'score', '--answers', 'answers.jsonl'],
      folder,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeLines(path: string, count: number, line: (index: number) => unknown): Promise<void> {
  const file = createWriteStream(path);
  for (let index = 0; index < count; index += 1) {
    if (!file.write(`${JSON.stringify(line(index))}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

function goldenLine(index: number): unknown {
  const source = { doc: `site-${index % 97}.md`, locator: `row=${index % 41}` };
  const expected = { clarification: 'none', refuse: false, value: index % 1000, unit: 'pcs', source };
  const tags = { topic: `T${index % 7}`, scope: 'BENCH', qtype: 'numeric' };
  return {
    id: `case-${index}`,
    question: `How many crates stood at site ${index % 97} on day ${index}?`,
    case_type: 'numeric',
    expected,
    tags,
    reference_date: '2026-11-30',
  };
}

function answerLine(index: number): unknown {
  const doc = `site-${index % 97}.md`;
  const value = index % 11 === 0 ? -1 : index % 1000;
  const text = `According to ${doc} there were ${value} crates at the site; the count was taken in the morning and signed by the shift lead.`;
  return {
    suite: 'qa',
    case: `case-${index}`,
    response: {
      text,
      value,
      unit: 'pcs',
      source: { doc, locator: `row=${index % 41}` },
      refused: false,
      clarification: 'none',
    },
  };
}
