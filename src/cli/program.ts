import { Command, CommanderError, Help } from 'commander';
import { WriteError } from '../io/disk.ts';
import { VERSION } from '../version.ts';
import { addBaseline } from './register/baseline.ts';
import { adder, exampleHelp } from './register/command.ts';
import { addDemo, addDemoApp } from './register/demo.ts';
import { addInit } from './register/init.ts';
import { addJudging } from './register/judging.ts';
import { addLooking } from './register/looking.ts';
import { addValidation } from './register/validation.ts';
import { EXIT, UsageError, type Shell } from '../bench/shell.ts';

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
  const help = new Help();
  const list = (command: Command, parents: string): { usage: string; what: string }[] => {
    const path = `${parents} ${command.name()}`.trim();
    const children = help.visibleCommands(command).filter((child) => child.name() !== 'help');
    if (children.length > 0) return children.flatMap((child) => list(child, path));
    const required = command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags);
    const args = command.registeredArguments.map((argument) =>
      argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
    );
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
  addDemo(add, shell);
  addDemoApp(program, shell, finish);
  addInit(add, shell);
  addJudging(add, shell);
  addLooking(add, shell);
  addValidation(add, shell);
  addBaseline(program, shell, finish);
  return program;
}
