import { logText } from '../bench/log-text.ts';
import type { Setup } from '../bench/setup.ts';
import { openCheck, type Opened } from '../github/checks.ts';
import { splitSecrets } from '../text/redact.ts';
import type { Edge } from './edge.ts';
import { finish, finishEarly } from './finish.ts';
import { judgeChange, loadSetup, type JudgedRun } from './judge.ts';
import { openSession, type Session } from './session.ts';
import { STATE } from './state.ts';
import { attempt, type Step } from './step.ts';

/**
 * The action: judges what the event is about, reports on every surface that the token allows, raises the baseline on the
 * default branch, and returns the exit status. The app is gone when it returns.
 */
export async function main(edge: Edge): Promise<number> {
  edge.saveState(STATE.started, 'yes');
  const session = await attempt(() => openSession(edge), logged(edge));
  const exit = session.kind === 'ok' ? await run(session.value) : await finishEarly(edge, session.refusal);
  edge.saveState(STATE.done, 'yes');
  return exit;
}

function logged(edge: Edge): (stack: string) => void {
  return (stack) => edge.log(`${logText(stack)}\n`);
}

async function run(session: Session): Promise<number> {
  const { edge, shell, inputs } = session;
  const setup = await attempt(() => loadSetup(shell, inputs), logged(edge));
  const opening = startCheck(session, setup);
  const outcome = setup.kind === 'ok' ? await judged(session, setup.value) : setup;
  const opened = await opening;
  return finish(session, {
    outcome,
    ...(setup.kind === 'ok' && { config: setup.value.loaded }),
    ...(opened && { opened }),
  });
}

/** Opens the check while the run goes on; a config that cannot be read has one, too, to show what is wrong with it. */
async function startCheck(session: Session, setup: Step<Setup>): Promise<Opened | undefined> {
  const { edge, inputs, situation, github, place, run } = session;
  if (setup.kind === 'ok' && !setup.value.loaded.config.report.check) return undefined;
  const opened = await openCheck(github, {
    name: inputs.checkName ?? place.key,
    head: situation.head,
    ...(run !== undefined && { run }),
  });
  if (opened.kind === 'opened') edge.saveState(STATE.check, String(opened.check.id));
  return opened;
}

/** While the app is up, nothing that it prints or answers can act as a command of the runner. */
async function judged(session: Session, setup: Setup): Promise<Step<JudgedRun>> {
  const { edge, shell, inputs, place, situation, github, started, run } = session;
  const groups: number[] = [];
  const onSpawn = (group: number): void => {
    groups.push(group);
    edge.saveState(STATE.groups, groups.join(','));
  };
  for (const secret of splitSecrets(setup.loaded.secrets).usable) edge.mask(secret);
  edge.stopCommands();
  try {
    return await attempt(
      () =>
        judgeChange({
          shell,
          setup,
          inputs,
          place,
          situation,
          github,
          started,
          onSpawn,
          ...(run && { run }),
        }),
      logged(edge),
      setup.redactor.text,
    );
  } finally {
    edge.resumeCommands();
  }
}
