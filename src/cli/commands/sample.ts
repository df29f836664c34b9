import { resolve } from 'node:path';
import { digest } from '../../bench/digest.ts';
import { governanceData, type GovernanceData, type GovernanceSource } from '../../bench/governance-data.ts';
import { EXIT, printJson, reportProblems, UsageError, type Shell } from '../../bench/shell.ts';
import { WriteError, writeNew } from '../../io/disk.ts';
import { renderStrata } from '../../render/strata.ts';
import { blindId } from '../../validation/blind-id.ts';
import { blankLabel, drawSample, type BlankLabel, type Sampled } from '../../validation/sample.ts';

export interface SampleOptions extends GovernanceSource {
  readonly n: number;
  readonly seed: string;
  readonly keepIds: boolean;
  readonly out?: string;
  readonly json: boolean;
}

/** `ragbench sample`: governance cases for people to label, without what is expected of them. */
export async function sample(shell: Shell, options: SampleOptions): Promise<number> {
  const data = await governanceData(shell, options);
  if (data.kind === 'bad') return reportProblems(shell, data.problems);
  const { n, seed, keepIds, out, json } = options;
  refuseTooMany(n, data.value);
  const drawn = drawSample(data.value.cases.map(sampled), n, (id) => digest(`${seed}\n${id}`));
  const lines = drawn.cases.map((one) => blankLabel(one, keepIds ? one.id : blindId(one.id, digest)));
  if (out !== undefined) await write(shell, out, lines);
  const facts = { n, of: data.value.cases.length, seed, strata: drawn.strata };
  if (json) printJson(shell, { ...facts, ...(out === undefined ? { cases: lines } : { out }) });
  else if (out === undefined) shell.out(jsonLines(lines));
  else shell.out(renderStrata(facts, out));
  return EXIT.ok;
}

function sampled({ id, request, data }: GovernanceData['cases'][number]): Sampled {
  const { category, difficulty } = data.slices;
  return { id, query: request.prompt, contexts: request.contexts ?? [], category, difficulty };
}

function refuseTooMany(n: number, { name, cases }: GovernanceData): void {
  if (n <= cases.length) return;
  throw new UsageError(`--n ${n}: ${name} has ${cases.length} cases; 1 to ${cases.length} is allowed`);
}

async function write(shell: Shell, out: string, lines: readonly BlankLabel[]): Promise<void> {
  const isWritten = await writeNew(resolve(shell.cwd, out), jsonLines(lines)).catch((error: unknown) => {
    throw new WriteError(`--out ${out} cannot be written (${(error as Error).message}); give another path`, {
      cause: error,
    });
  });
  // It may hold hours of somebody's work.
  if (!isWritten) throw new UsageError(`--out ${out} exists and is left as it is; give another path`);
}

function jsonLines(lines: readonly BlankLabel[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
