import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Shell } from '../../bench/shell.ts';
import type { AgreementOptions } from '../commands/agreement.ts';
import type { SampleOptions } from '../commands/sample.ts';
import type { StatsOptions } from '../commands/stats.ts';
import { CONFIG, tierOption, type Add } from './command.ts';

const DATA = ['[data]', 'a data folder, or builtin, in place of the config'] as const;
/** The size of fitz-gov's own sample for human validation. */
const SAMPLE_SIZE = 250;
/** With fewer cases, one label more or less moves the figure by 0.05 and more. */
const MIN_CASES = 20;

/** Adds the commands about data and its labels: stats, sample, agreement. What they need is loaded only when they are asked for. */
export function addValidation(add: Add, shell: Shell): void {
  add(
    {
      name: 'stats',
      what: 'count the cases of each suite by tier, category, difficulty, type, tags',
      example: 'ragbench stats --config ragbench.yml',
    },
    (command) => {
      command.argument(...DATA).option(...CONFIG);
      return async (options: Omit<StatsOptions, 'data'>, { args: [data] }) =>
        (await import('../commands/stats.ts')).stats(shell, { ...options, data });
    },
  );
  add(
    {
      name: 'sample',
      what: 'draw governance cases for people to label, without what is expected of them',
      example: 'ragbench sample data --n 250 --seed 1 --out anna.jsonl',
    },
    (command) => {
      declareSample(command);
      return async (options: Omit<SampleOptions, 'data'>, { args: [data] }) =>
        (await import('../commands/sample.ts')).sample(shell, { ...options, data });
    },
  );
  add(
    {
      name: 'agreement',
      what: "how far two annotators' labels agree beyond chance (Cohen's κ); exit 1 below --least",
      example: 'ragbench agreement anna.jsonl ben.jsonl --gold data --least 0.8',
    },
    (command) => {
      declareAgreement(command);
      return async (options: Omit<AgreementOptions, 'first' | 'second'>, { args: [first = '', second] }) =>
        (await import('../commands/agreement.ts')).agreement(shell, {
          ...options,
          first,
          ...(second !== undefined && { second }),
        });
    },
  );
}

function declareSample(command: Command): void {
  command
    .argument(...DATA)
    .option(...CONFIG)
    .option('--suite <id>', 'a governance suite of the config, where it has several')
    .addOption(tierOption('only cases of this tier'))
    .addOption(new Option('--n <cases>', 'how many').default(SAMPLE_SIZE).argParser(parseCount))
    .option('--seed <text>', 'another seed draws other cases', '1')
    .option('--keep-ids', "write the data's own ids, which may give the category away", false)
    .option('--out <file>', 'where the lines go; never over a file (default: stdout)');
}

function declareAgreement(command: Command): void {
  command
    .argument(
      '<first>',
      'JSON Lines {id, mode, confidence?, notes?}, or of both {id, category, label, blind}',
    )
    .argument('[second]', "the other annotator's file")
    .option('--gold <where>', 'the data: a folder, builtin, or JSON Lines {id, expected_mode, category?}')
    .addOption(
      new Option('--least <kappa>', 'exit 1 when κ is below this, overall or in a category').argParser(
        parseKappa,
      ),
    )
    .addOption(
      new Option('--min-cases <cases>', 'categories with fewer cases are not held against --least')
        .default(MIN_CASES)
        .argParser(parseCount),
    );
}

function parseCount(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A whole number from 1 is allowed.');
}

function parseKappa(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= -1 && value <= 1) return value;
  throw new InvalidArgumentError('A number from -1 to 1 is allowed.');
}
