import type { Selection } from '../config/selection.ts';

const COMMENT_MODES = ['always', 'on-change', 'on-failure', 'never'] as const;
const FAIL_ON = ['fail', 'weak'] as const;
const STORES = ['repo', 'file'] as const;
const BUMPS = ['auto', 'off'] as const;

/** When a comment is made. */
export type CommentMode = (typeof COMMENT_MODES)[number];

/** The action's inputs, checked; what was left empty is absent. */
export interface Inputs {
  readonly config: string;
  readonly workingDirectory: string;
  readonly token: string;
  readonly selection: Selection;
  readonly comment?: CommentMode;
  readonly commentKey?: string;
  readonly checkName?: string;
  readonly store?: (typeof STORES)[number];
  readonly bump: (typeof BUMPS)[number];
  readonly failOn?: (typeof FAIL_ON)[number];
  readonly reportPath?: string;
  readonly reportUrl?: string;
}

/** Reads every input; whatever is wrong with any of them comes back as one sentence each. */
export function readInputs(input: (name: string) => string): Inputs | { readonly faults: readonly string[] } {
  const faults: string[] = [];
  const choice = chooser(input, faults);
  choice('command', ['run'], ['merge', 'publish', 'measure', 'accept']);
  if (input('shard') !== '') faults.push('shard: is not built yet in this version');
  const inputs = {
    config: input('config') || 'ragbench.yml',
    workingDirectory: input('working-directory') || '.',
    token: input('github-token'),
    selection: selectionOf(input, choice),
    bump: choice('bump', BUMPS, ['pull-request']) ?? ('auto' as const),
    ...given('comment', choice('comment', COMMENT_MODES)),
    ...given('commentKey', text(input('comment-key'))),
    ...given('checkName', text(input('check-name'))),
    ...given('store', choice('baseline-store', STORES, ['cache'])),
    ...given('failOn', choice('fail-on', FAIL_ON)),
    ...given('reportPath', text(input('report-path'))),
    ...given('reportUrl', webAddress(input('report-url'), faults)),
  };
  if (inputs.token === '') faults.push('github-token: is empty; leave it out, or give a token');
  return faults.length > 0 ? { faults } : inputs;
}

type Choose = <Value extends string>(
  name: string,
  allowed: readonly Value[],
  later?: readonly string[],
) => Value | undefined;

/** `later`: values of the contract that this version does not have yet. */
function chooser(input: (name: string) => string, faults: string[]): Choose {
  return (name, allowed, later = []) => {
    const value = input(name);
    if (value === '') return undefined;
    const found = allowed.find((one) => one === value);
    if (later.includes(value)) faults.push(`${name}: ${value} is not built yet in this version`);
    else if (found === undefined)
      faults.push(`${name}: "${value}" is not allowed; allowed: ${allowed.join(', ')}`);
    return found;
  };
}

function selectionOf(input: (name: string) => string, choice: Choose): Selection {
  const suites = list(input('suites'));
  const tier = choice('tier', ['0', '1']);
  return {
    ...(suites.length > 0 && { suites }),
    ...(tier !== undefined && { tier: tier === '0' ? (0 as const) : (1 as const) }),
  };
}

function list(value: string): string[] {
  const items = value.split(/[,\n]/).map((item) => item.trim());
  return items.filter((item) => item !== '');
}

function text(value: string): string | undefined {
  return value === '' ? undefined : value;
}

function webAddress(value: string, faults: string[]): string | undefined {
  if (value === '') return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).href;
  faults.push('report-url: is no web address; it begins with https://');
  return undefined;
}

function given<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [name in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [name in Key]?: Value });
}
