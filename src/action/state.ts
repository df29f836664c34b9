/** What main leaves to the post step, in case it is killed before it could clean up. */
export interface LeftOver {
  /** Main ended by itself. */
  readonly isDone: boolean;
  readonly check?: number;
  /** Ids of process groups that were started. */
  readonly groups: readonly number[];
}

/** Names of the state that main saves. */
export const STATE = { started: 'started', done: 'done', check: 'check', groups: 'groups' } as const;

/** Reads what main saved, as the runner hands it on; undefined when main never ran: this is main itself. */
export function readLeftOver(state: (name: string) => string): LeftOver | undefined {
  if (state(STATE.started) === '') return undefined;
  const check = Number(state(STATE.check));
  const groups = state(STATE.groups).split(',').map(Number);
  return {
    isDone: state(STATE.done) !== '',
    ...(Number.isInteger(check) && check > 0 && { check }),
    groups: groups.filter((group) => Number.isInteger(group) && group > 1),
  };
}
