import type { SuiteCounts } from '../suites/counts.ts';
import { inert, inertMiddle } from './inert.ts';
import { hang, wrap } from './lines.ts';
import { counted } from './numbers.ts';
import type { Colour } from './style.ts';
import { displayWidth, pad } from './width.ts';

const LEAST_COLUMNS = 80;
const LONGEST_NAME = 24;
const LONGEST_VALUE = 48;
/** Keeps a value and its number on one line. */
const NO_BREAK = '\u00a0';

/** How many cases each suite has, by one dimension a line, for a terminal. */
export function renderCounts(
  suites: readonly SuiteCounts[],
  { colour, columns }: { readonly colour: Colour; readonly columns: number },
): string {
  const width = Math.max(LEAST_COLUMNS, columns);
  return suites.map((suite) => suiteLines(suite, width, colour).join('\n')).join('\n\n') + '\n';
}

function suiteLines({ suite, kind, cases, by }: SuiteCounts, columns: number, colour: Colour): string[] {
  const title = suite === kind ? inert(suite) : `${inert(suite)} (${kind})`;
  const names = by.map(({ name }) => inertMiddle(name, LONGEST_NAME));
  const widest = Math.max(0, ...names.map(displayWidth));
  const lines = by.flatMap(({ values }, index) => {
    const text = values
      .map((one) => `${inertMiddle(one.value, LONGEST_VALUE)}:${NO_BREAK}${one.cases}`)
      .join(', ');
    return hang(`  ${pad(names[index] ?? '', widest)}  `, text, columns).map((line) =>
      line.replaceAll(NO_BREAK, ' '),
    );
  });
  return [
    ...wrap(`${title}: ${counted(cases, 'case')}`, columns).map((line) => colour('bold', line)),
    ...lines,
  ];
}
