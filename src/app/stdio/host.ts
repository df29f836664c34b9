import type { AppSettings } from '../../config/schema/app.ts';
import type { AppFailure, HostDeps } from '../host.ts';
import { StdioApp } from './app.ts';
import { LineProcess, type LineCommand } from './process.ts';
import { pythonRefusal, shimCommand } from './python.ts';
import { deathWords, type Death } from './words.ts';

/** What importing may take at least, in milliseconds. */
const LEAST_START_MS = 60_000;

/** An app over stdin and stdout that can be asked, or why it cannot. */
export type StdioHosted =
  | { readonly kind: 'ready'; readonly app: StdioApp; readonly ms?: number }
  | { readonly kind: 'failed'; readonly failure: AppFailure };

/** Whether an app is no server. */
export function isStdio({ stdio, python }: AppSettings): boolean {
  return stdio !== undefined || python !== undefined;
}

/**
 * Starts an app that is no server. A command cannot say that it is ready, so it is asked at once; a Python app is waited
 * for until it is imported.
 */
export async function hostStdio(
  settings: AppSettings,
  deps: HostDeps,
  signal: AbortSignal,
): Promise<StdioHosted> {
  const { redactor, env, onSpawn } = deps;
  const command = commandOf(settings, deps);
  const shown = settings.python === undefined ? command.command : `python ${settings.python}`;
  deps.onStart(shown);
  const began = performance.now();
  const app = new StdioApp({
    launch: () => new LineProcess(command, { env, redact: redactor.text, onSpawn }),
    startMs: Math.max(settings.timeout, LEAST_START_MS),
    refusal: command.greets ? pythonRefusal : commandRefusal,
    onNote: (message) => deps.onNote(redactor.text(message)),
  });
  const failure = await app.start(signal);
  if (failure) {
    await app.stop();
    return { kind: 'failed', failure: redacted(failure, deps) };
  }
  if (!command.greets) return { kind: 'ready', app };
  const ms = performance.now() - began;
  deps.onReady(shown, ms);
  return { kind: 'ready', app, ms };
}

function commandOf({ stdio, python }: AppSettings, { folder, shim }: HostDeps): LineCommand {
  if (python !== undefined) return shimCommand(shim(), python, folder);
  if (stdio === undefined) throw new Error('An app with a url is no command.');
  return { command: stdio, cwd: folder, greets: false };
}

/** A command that the shell cannot run: it would not the second time either. */
function commandRefusal(death: Death): string | undefined {
  const code = death.exit?.code;
  return code === 126 || code === 127 ? `app.stdio: ${deathWords(death)}` : undefined;
}

function redacted({ brief, message }: AppFailure, { redactor }: HostDeps): AppFailure {
  return { brief: redactor.text(brief), message: redactor.text(message) };
}
