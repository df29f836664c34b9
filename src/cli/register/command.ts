import { InvalidArgumentError, Option, type Command } from 'commander';

/** A command's name, purpose and an example for its help. */
interface CommandSpec {
  readonly name: string;
  readonly what: string;
  readonly example: string;
}

/** Declares a command's options, and gives what carries it out and returns the exit code. */
type Declare = (command: Command) => (options: never, command: Command) => number | Promise<number>;

/** Adds a command that has `--json` and an example in its help. */
export type Add = (spec: CommandSpec, declare: Declare) => void;

export const CONFIG = ['--config <file>', 'the config', 'ragbench.yml'] as const;

/** `--tier <tier>`: 0 or 1. */
export function tierOption(what: string): Option {
  return new Option('--tier <tier>', what).argParser((text): 0 | 1 => {
    if (text === '0' || text === '1') return text === '0' ? 0 : 1;
    throw new InvalidArgumentError('0 or 1 is allowed.');
  });
}

/** An {@link Add} for commands of `parent`; `finish` takes the exit code. */
export function adder(parent: Command, finish: (code: number) => void): Add {
  return ({ name, what, example }, declare) => {
    const command = parent
      .command(name)
      .description(what)
      .option('--json', 'print JSON', false)
      .addHelpText('after', exampleHelp(example));
    const carryOut = declare(command);
    command.action(async (...parameters: unknown[]) => {
      finish(await carryOut(parameters.at(-2) as never, parameters.at(-1) as Command));
    });
  };
}

/** The example at the end of a command's help. */
export function exampleHelp(example: string): string {
  return `\nExample:\n  ${example}`;
}
