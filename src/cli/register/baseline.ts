import type { Command } from 'commander';
import {
  bumpBaseline,
  drop,
  lower,
  show,
  type DropOptions,
  type LowerOptions,
} from '../commands/baseline.ts';
import type { Shell } from '../../bench/shell.ts';
import { adder, CONFIG, exampleHelp } from './command.ts';

/** Adds `baseline` with its commands: show, bump, lower, drop. */
export function addBaseline(program: Command, shell: Shell, finish: (code: number) => void): void {
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
