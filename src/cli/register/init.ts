import type { Shell } from '../../bench/shell.ts';
import type { Add } from './command.ts';

/** Adds init. What it needs is loaded only when it is asked for. */
export function addInit(add: Add, shell: Shell): void {
  add(
    {
      name: 'init',
      what: 'write a starter config, golden file and workflow for this repository; nothing that exists is touched',
      example: 'ragbench init',
    },
    () => async (options: { json: boolean }) => (await import('../commands/init.ts')).init(shell, options),
  );
}
