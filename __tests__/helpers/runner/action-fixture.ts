import { createFixture } from 'fs-fixture';
import type { ActionOptions } from './options.ts';
import { runAction, type ActionRun } from './run-action.ts';

/** A little action in a folder of its own, with an empty workspace. */
export interface ActionFixture extends AsyncDisposable {
  readonly workspace: string;
  /** Runs it; what is not given is the same for all. */
  run(options?: Partial<ActionOptions>): Promise<ActionRun>;
}

/** The scripts are ES modules; `inputs` is what stands in action.yml under that key, as YAML. */
export async function actionFixture(
  scripts: { readonly main: string; readonly post?: string },
  inputs = '{}',
): Promise<ActionFixture> {
  const post = scripts.post === undefined ? '' : '  post: post.mjs\n';
  const fixture = await createFixture({
    'action/action.yml': `name: little\ninputs: ${inputs}\nruns:\n  using: node24\n  main: main.mjs\n${post}`,
    'action/main.mjs': scripts.main,
    'action/post.mjs': scripts.post ?? '',
    'workspace/.keep': '',
  });
  const workspace = fixture.getPath('workspace');
  return {
    workspace,
    run: (options) =>
      runAction({
        action: fixture.getPath('action'),
        workspace,
        event: { name: 'push', payload: {} },
        sha: 'a'.repeat(40),
        ref: 'refs/heads/main',
        api: {
          url: 'http://127.0.0.1:9',
          graphqlUrl: 'http://127.0.0.1:9/graphql',
          serverUrl: 'http://127.0.0.1:9',
        },
        token: 'job-token-19af',
        repository: 'depot/bikes',
        ...options,
      }),
    [Symbol.asyncDispose]: () => fixture.rm(),
  };
}

/** A script that prints the lines as they are. */
export function prints(...lines: readonly string[]): string {
  return `process.stdout.write(${JSON.stringify(lines.map((line) => `${line}\n`).join(''))});`;
}

/** A script that appends to the file that a variable names. */
export function appends(variable: string, text: string): string {
  return `(await import('node:fs')).appendFileSync(process.env[${JSON.stringify(variable)}], ${JSON.stringify(text)});`;
}
