import { FILE_READERS } from '../../suites/registry.ts';
import type { Problem } from '../../model/problem.ts';
import { formatProblem } from '../../model/problem.ts';
import { EXIT, printJson, reportProblems, type Shell } from '../../bench/shell.ts';
import { placed, setUp, type Setup } from '../../bench/setup.ts';

export interface ValidateOptions {
  readonly config: string;
  readonly json: boolean;
}

/** `ragbench validate`: config and data, without starting the app. Faults exit 2; notes do not. */
export async function validate(shell: Shell, options: ValidateOptions): Promise<number> {
  const setup = await setUp(shell, options.config);
  if (setup.kind === 'bad') return finish(shell, options, { problems: setup.problems, notes: [] });
  const { folder } = setup.value;
  const found = await inspect(setup.value);
  return finish(
    shell,
    options,
    { problems: placed(shell, folder, found.problems), notes: placed(shell, folder, found.notes) },
    setup.value,
  );
}

interface Findings {
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

async function inspect({ loaded, plan, files }: Setup): Promise<Findings> {
  const inspections = plan.inspect();
  const read = await Promise.all(
    loaded.config.suites.flatMap((suite) => FILE_READERS[suite.kind]?.(suite.settings, files) ?? []),
  );
  return {
    problems: [
      ...inspections.flatMap(({ problems }) => problems),
      ...read.flatMap(({ problems }) => problems),
      ...loaded.unbuilt.filter(({ readable }) => !readable),
    ],
    notes: [
      ...inspections.flatMap(({ notes }) => notes),
      ...read.flatMap(({ notes }) => notes),
      // A suite of which only the reader is built is sound as far as it goes; `run` refuses it by name.
      ...loaded.unbuilt.filter(({ readable }) => readable),
    ],
  };
}

function finish(
  shell: Shell,
  { config, json }: ValidateOptions,
  { problems, notes }: Findings,
  setup?: Setup,
): number {
  const exit = problems.length > 0 ? EXIT.config : EXIT.ok;
  if (json) {
    printJson(shell, { valid: problems.length === 0, problems, notes });
    return exit;
  }
  for (const note of notes) shell.err(`note: ${formatProblem(note)}\n`);
  if (problems.length > 0) return reportProblems(shell, problems);
  const cases = setup?.plan.entries.reduce((sum, entry) => sum + entry.cases.length, 0) ?? 0;
  shell.out(
    `${config} is valid: ${cases} cases in ${setup?.plan.entries.length ?? 0} suites, tiers and variants\n`,
  );
  return exit;
}
