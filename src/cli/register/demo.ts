import { InvalidArgumentError, Option, type Command } from 'commander';
import { FLAWS } from '../../app/demo/flaws.ts';
import type { DemoAppOptions, DemoOptions } from '../commands/demo.ts';
import type { Shell } from '../../bench/shell.ts';
import { exampleHelp, type Add } from './command.ts';

/** Adds the demo. What it needs is loaded only when it is asked for: other commands start without it. */
export function addDemo(add: Add, shell: Shell): void {
  add(
    {
      name: 'demo',
      what: 'judge the built-in demo app; with --break, see the gate catch what broke',
      example: 'ragbench demo --break retrieval',
    },
    (command) => {
      command.addOption(breakOption('degrade this part of the app'));
      return async (options: DemoOptions) => (await import('../commands/demo.ts')).demo(shell, options);
    },
  );
}

/** Adds the command that serves the demo app; hidden, for it is `demo` that starts it. */
export function addDemoApp(program: Command, shell: Shell, finish: (code: number) => void): void {
  program
    .command('demo-app', { hidden: true })
    .description('serve the demo app until it is stopped')
    .addOption(breakOption('degrade this part'))
    .addOption(
      new Option('--port <port>', 'where it listens; 0 is any free port').default(0).argParser(parsePort),
    )
    .addHelpText('after', exampleHelp('ragbench demo-app --port 4765'))
    .action(async (options: DemoAppOptions) => {
      finish(await (await import('../commands/demo.ts')).demoApp(shell, options));
    });
}

function breakOption(what: string): Option {
  return new Option('--break <part>', what).choices(FLAWS);
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('A port from 0 to 65535 is allowed.');
}
