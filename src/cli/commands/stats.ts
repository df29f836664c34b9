import { colourOf } from '../../bench/colour.ts';
import { governanceData } from '../../bench/governance-data.ts';
import { setUp, type Setup } from '../../bench/setup.ts';
import { EXIT, printJson, reportProblems, type Shell } from '../../bench/shell.ts';
import type { Read } from '../../read/files.ts';
import { renderCounts } from '../../render/counts.ts';
import { inert } from '../../render/inert.ts';
import { countCases, type SuiteCounts } from '../../suites/counts.ts';
import { governance } from '../../suites/governance/kind.ts';

export interface StatsOptions {
  readonly config: string;
  /** A governance data folder, or builtin, in place of the config. */
  readonly data: string | undefined;
  readonly json: boolean;
}

/** `ragbench stats`: how many cases there are, and of what. */
export async function stats(shell: Shell, { config, data, json }: StatsOptions): Promise<number> {
  const suites = data === undefined ? await ofConfig(shell, config) : await ofFolder(shell, data);
  if (suites.kind === 'bad') return reportProblems(shell, suites.problems);
  if (json) printJson(shell, { suites: suites.value.map(suiteJson) });
  else {
    const colour = colourOf(shell.terminal.out, shell.env);
    shell.out(renderCounts(suites.value, { colour, columns: shell.terminal.columns }));
  }
  return EXIT.ok;
}

async function ofFolder(shell: Shell, folder: string): Promise<Read<SuiteCounts[]>> {
  const data = await governanceData(shell, { data: folder });
  if (data.kind === 'bad') return data;
  return { kind: 'ok', value: [countCases(data.value.name, governance, data.value.cases)] };
}

async function ofConfig(shell: Shell, config: string): Promise<Read<SuiteCounts[]>> {
  const setup = await setUp(shell, config);
  if (setup.kind === 'bad') return setup;
  for (const { id, kind } of uncounted(setup.value))
    shell.err(`note: the cases of ${inert(id)} are not counted: this version cannot load a ${kind} suite\n`);
  return { kind: 'ok', value: countsOf(setup.value) };
}

function uncounted({ loaded, plan }: Setup): Setup['loaded']['config']['suites'] {
  const known = new Set(plan.entries.map(({ suite }) => suite));
  return loaded.config.suites.filter(({ id }) => !known.has(id));
}

/** A suite has the same cases in every variant: those of its first are counted. */
function countsOf({ loaded, plan }: Setup): SuiteCounts[] {
  return loaded.config.suites.flatMap(({ id }) => {
    const entries = plan.entries.filter(({ suite }) => suite === id);
    const [first] = entries;
    if (!first) return [];
    const own = entries.filter(({ variant }) => variant === first.variant);
    return [
      countCases(
        id,
        first.kind,
        own.flatMap(({ cases }) => cases),
      ),
    ];
  });
}

function suiteJson({ suite, kind, cases, by }: SuiteCounts): unknown {
  const dimensions = by.map(({ name, values }) => [
    name,
    Object.fromEntries(values.map((one) => [one.value, one.cases])),
  ]);
  return { suite, kind, cases, by: Object.fromEntries(dimensions) as unknown };
}
