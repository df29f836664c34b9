import { Option } from 'commander';
import { compare } from '../commands/compare.ts';
import { render, SURFACES, type SurfaceName } from '../commands/render.ts';
import { schema } from '../commands/schema.ts';
import { validate } from '../commands/validate.ts';
import type { Shell } from '../../bench/shell.ts';
import { CONFIG, type Add } from './command.ts';

/** Adds the commands that only look: validate, schema, compare, render. */
export function addLooking(add: Add, shell: Shell): void {
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
      example: 'ragbench render ragbench-report.json --as comment',
    },
    (command) => {
      command
        .argument('<report>', 'a report')
        .addOption(new Option('--as <surface>', 'how to show it').choices(SURFACES).default('terminal'));
      return ({ as, json }: { as: SurfaceName; json: boolean }, { args: [report = ''] }) =>
        render(shell, { report, as, json });
    },
  );
}
