import type { Baseline } from '../model/baseline.ts';
import { describeChange } from '../gate/recorded.ts';
import type { Raise } from '../model/report.ts';
import { parseEntryKey, rowName } from '../model/row-name.ts';
import { inert } from './inert.ts';

/** The baseline for people: each row's floor, then the changes that were recorded on purpose. */
export function renderBaseline(baseline: Baseline): string {
  const rows = Object.entries(baseline.entries).flatMap(([key, { metrics, cases, provenance }]) => {
    const place = parseEntryKey(key);
    if (!place) return [];
    const origin = `${Object.keys(cases).length} cases, ${provenance.commit?.slice(0, 7) ?? 'no commit'}, ${provenance.date.slice(0, 10)}`;
    const floors = Object.entries(metrics).map(([metric, { value, n, direction }]) => {
      const bound = direction === 'higher' ? 'floor' : 'ceiling';
      return `  ${rowName({ ...place, metric })}  ${bound} ${figure(value)} over ${n}`;
    });
    return [`${inert(key, 100)}  (${origin})`, ...floors];
  });
  const changes = baseline.changes.map(
    (change) =>
      `  ${change.applied ? `applied ${change.applied.slice(0, 7)}` : 'pending'}  ${inert(describeChange(change), 500)}`,
  );
  const lines = [
    ...(rows.length > 0 ? rows : ['the baseline is empty']),
    ...(changes.length > 0 ? ['changes on purpose', ...changes] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** What a bump did, a line per row, also the body of its commit message. */
export function renderRaises(raises: readonly Raise[]): string {
  const lines = raises.map(
    ({ row, from, to, why }) =>
      `  ${rowName(row)}  ${from === undefined ? '' : `${figure(from)} → `}${figure(to)}  ${WORDS[why]}`,
  );
  return lines.length > 0 ? `${lines.join('\n')}\n` : '  only cases changed\n';
}

const WORDS: { readonly [why in Raise['why']]: string } = {
  raised: 'raised',
  new: 'first measured',
  remeasured: 'measured anew: another judge or scorer',
  lowered: 'lowered on purpose',
  case_set: 'another case set',
};

/** At most four decimals, without trailing zeros. */
function figure(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
