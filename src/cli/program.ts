import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { WriteError } from '../io/disk.ts';
import type { Selection } from '../config/selection.ts';
import { VERSION } from '../version.ts';
import { bumpBaseline, drop, lower, show, type DropOptions, type LowerOptions } from './commands/baseline.ts';
import { compare } from './commands/compare.ts';
import { render } from './commands/render.ts';
import { replay, type ReplayOptions } from './commands/replay.ts';
import { run } from './commands/run.ts';
import { schema } from './commands/schema.ts';
import { score } from './commands/score.ts';
import { validate } from './commands/validate.ts';
import { EXIT, UsageError, type Shell } from './shell.ts';

/** Carries out a command line; gives the exit code. Never throws for what a user can do wrong. */
export async function main(shell: Shell, args: readonly string[]): Promise<number> {
  let exit: number = EXIT.ok;
  const program = build(shell, (code) => {
    exit = code;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.config;
    if (!(error instanceof UsageError || error instanceof WriteError)) throw error;
    shell.err(`${error.message}\n`);
    return error instanceof UsageError ? EXIT.config : EXIT.failed;
  }
}

/** Every command with its usage, for the documentation. */
export function describeCommands(): { readonly usage: string; readonly what: string }[] {
  const shell: Shell = {
    cwd: '.',
    env: {},
    out: () => {},
    err: () => {},
    terminal: { out: false, err: false, columns: 80 },
    now: () => new Date(0),
    signal: new AbortController().signal,
  };
  const list = (command: Command, parents: string): { usage: string; what: string }[] => {
    const path = `${parents} ${command.name()}`.trim();
    if (command.commands.length > 0) return command.commands.flatMap((child) => list(child, path));
    const required = command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags);
    const args = command.registeredArguments.map((argument) => `<${argument.name()}>`);
    return [{ usage: [path, ...args, ...required].join(' '), what: command.description() }];
  };
  return list(
    build(shell, () => {}),
    '',
  );
}

function build(shell: Shell, finish: (code: number) => void): Command {
  const program = new Command('ragbench')
    .description(
      'Gates retrieval-augmented apps: runs a suite against the app and compares every case with the baseline.',
    )
    .version(VERSION)
    .addHelpText('after', exampleHelp('ragbench run --config ragbench.yml'))
    .exitOverride()
    .configureOutput({ writeOut: (text) => shell.out(text), writeErr: (text) => shell.err(text) });
  const add = adder(program, finish);
  addJudging(add, shell);
  addLooking(add, shell);
  addBaseline(program, shell, finish);
  return program;
}

const exampleHelp = (command: string): string => `\nExample:\n  ${command}`;

type Adder = (
  parent: Command,
  spec: { readonly name: string; readonly what: string; readonly example: string },
  act: (command: Command) => (options: never, command: Command) => number | Promise<number>,
) => void;

/** Adds a command that has --json and an example in its help. */
function adder(
  program: Command,
  finish: (code: number) => void,
): (...args: Parameters<Adder> extends [Command, ...infer Rest] ? Rest : never) => void {
  return (spec, act) => addCommand(program, spec, act, finish);
}

const addCommand = (
  parent: Command,
  { name, what, example }: Parameters<Adder>[1],
  act: Parameters<Adder>[2],
  finish: (code: number) => void,
): void => {
  const command = parent
    .command(name)
    .description(what)
    .option('--json', 'print JSON', false)
    .addHelpText('after', exampleHelp(example));
  const carryOut = act(command);
  command.action(async (...parameters: unknown[]) => {
    finish(await carryOut(parameters.at(-2) as never, parameters.at(-1) as Command));
  });
};

const CONFIG = ['--config <file>', 'the config', 'ragbench.yml'] as const;
const REPORT = ['--report <file>', 'where the report goes', 'ragbench-report.json'] as const;
const BASELINE = ['--baseline <file>', 'compare with this file instead of the store'] as const;

interface Narrowing {
  readonly suite?: string[];
  readonly tier?: 0 | 1;
  readonly variant?: string[];
}

function narrowing(command: Command): Command {
  return command
    .option('--suite <id...>', 'only these suites')
    .addOption(new Option('--tier <tier>', 'only this tier').argParser(parseTier))
    .option('--variant <name...>', 'only these variants');
}

function parseTier(text: string): 0 | 1 {
  if (text === '0' || text === '1') return text === '0' ? 0 : 1;
  throw new InvalidArgumentError('0 or 1 is allowed.');
}

function selectionOf({ suite, tier, variant }: Narrowing): Selection {
  return {
    ...(suite && { suites: suite }),
    ...(tier !== undefined && { tier }),
    ...(variant && { variants: variant }),
  };
}

type Add = ReturnType<typeof adder>;

interface JudgeFlags extends Narrowing {
  readonly config: string;
  readonly report: string;
  readonly baseline?: string;
  readonly json: boolean;
}

function addJudging(add: Add, shell: Shell): void {
  add(
    {
      name: 'run',
      what: 'start the app, ask every case, judge the answers',
      example: 'ragbench run --suite qa --report out/report.json',
    },
    (command) => {
      narrowing(
        command
          .option(...CONFIG)
          .option(...REPORT)
          .option('--record <file>', 'where the recording goes', 'ragbench-recording.jsonl')
          .option(...BASELINE),
      );
      return (options: JudgeFlags & { record: string }) =>
        run(shell, { ...options, selection: selectionOf(options) });
    },
  );
  add(
    {
      name: 'score',
      what: 'judge answers made elsewhere, or a recording; no app is started',
      example: 'ragbench score --answers ragbench-recording.jsonl',
    },
    (command) => {
      narrowing(
        command
          .requiredOption('--answers <file>', 'JSON Lines with suite, case and response')
          .option(...CONFIG)
          .option(...REPORT)
          .option(...BASELINE),
      );
      return (options: JudgeFlags & { answers: string }) =>
        score(shell, { ...options, selection: selectionOf(options) });
    },
  );
  add(
    {
      name: 'replay',
      what: 'score one case of a recording again, offline, and show all there is of it',
      example: 'ragbench replay --recording ragbench-recording.jsonl --case num-014',
    },
    (command) => {
      command
        .requiredOption('--recording <file>', 'a recording')
        .requiredOption('--case <id>', 'the case')
        .option('--suite <id>', 'its suite')
        .option(...CONFIG);
      return (options: ReplayOptions) => replay(shell, options);
    },
  );
}

function addLooking(add: Add, shell: Shell): void {
  add(
    {
      name: 'validate',
      what: 'check config and data without starting the app',
      example: 'ragbench validate --config ragbench.yml',
    },
    (command) => {
      command.option(...CONFIG);
      return (options: { config: string; json: boolean }) => validate(shell, options);
    },
  );
  add(
    {
      name: 'schema',
      what: 'print the JSON schema of the config, for editors',
      example: 'ragbench schema > schema.json',
    },
    () => () => schema(shell),
  );
  add(
    {
      name: 'compare',
      what: 'show what moved between two reports; exit 1 when something got worse',
      example: 'ragbench compare before.json after.json',
    },
    (command) => {
      command.argument('<before>', 'a report').argument('<after>', 'a later report');
      return ({ json }: { json: boolean }, { args: [before = '', after = ''] }) =>
        compare(shell, { before, after, json });
    },
  );
  add(
    {
      name: 'render',
      what: 'show a report that was written before',
      example: 'ragbench render ragbench-report.json --as terminal',
    },
    (command) => {
      command
        .argument('<report>', 'a report')
        .addOption(new Option('--as <surface>', 'how to show it').choices(['terminal']).default('terminal'));
      return ({ json }: { json: boolean }, { args: [report = ''] }) => render(shell, { report, json });
    },
  );
}

function addBaseline(program: Command, shell: Shell, finish: (code: number) => void): void {
  const group = program
    .command('baseline')
    .description('show, raise, or lower on purpose what the gate compares with');
  group.addHelpText('after', exampleHelp('ragbench baseline show'));
  const add = adder(group, finish);
  add({ name: 'show', what: 'the floors in this checkout', example: 'ragbench baseline show' }, (command) => {
    command.option(...CONFIG);
    return (options: { config: string; json: boolean }) => show(shell, options);
  });
  add(
    {
      name: 'bump',
      what: 'write what the store would hold after a run',
      example: 'ragbench baseline bump --report ragbench-report.json',
    },
    (command) => {
      command.option(...CONFIG).option('--report <file>', 'the report of the run', 'ragbench-report.json');
      return (options: { config: string; report: string; json: boolean }) => bumpBaseline(shell, options);
    },
  );
  add(
    {
      name: 'lower',
      what: 'record that a floor or a setting is to become looser',
      example: 'ragbench baseline lower --row qa.answer_accuracy --to 0.9 --reason "new documents"',
    },
    (command) => {
      command
        .option(...CONFIG)
        .option('--row <row>', 'the row')
        .option('--setting <setting>', 'a setting of the gate')
        .requiredOption('--to <value>', 'its new value');
      command
        .requiredOption('--reason <text>', 'why; the reviewer reads it')
        .option('--by <name>', "who; default git's user.name");
      return (options: LowerOptions) => lower(shell, options);
    },
  );
  add(
    {
      name: 'drop',
      what: 'record that a suite or a row is to leave the baseline',
      example: 'ragbench baseline drop --suite old --reason "replaced by qa"',
    },
    (command) => {
      command
        .option(...CONFIG)
        .option('--row <row>', 'the row')
        .option('--suite <id>', 'the suite')
        .requiredOption('--reason <text>', 'why; the reviewer reads it');
      command.option('--by <name>', "who; default git's user.name");
      return (options: DropOptions) => drop(shell, options);
    },
  );
}
