import type { PhrasingContent, RootContent } from 'mdast';
import { answerStep, fromWhereTheyPart } from '../answers.ts';
import type { CaseFacts } from '../evidence.ts';
import { emphasis, joined, name, strong, table, text, value, type CellContent } from './nodes.ts';
import type { View } from './view.ts';

const MOST_SOURCES = 5;
/** Columns of a shared beginning that the eye skips by itself. */
const IN_SIGHT = 80;
const NONE = '–';
const AS_BEFORE = 'as before';

/** A line of the table: what it tells of, before, now. */
type Line = readonly [label: string, before: CellContent, now: CellContent];

/** Before and now side by side; without a before, now alone. */
export function caseTable(facts: CaseFacts, { detail }: View): RootContent[] {
  const lines = [...answerLine(facts, detail.columns), ...citedLine(facts), ...retrievedLine(facts)];
  if (lines.length === 0) return [];
  if (lines.every(([, before]) => before.length === 0))
    return [
      table([null, null], [[[], [text('now')]], ...lines.map(([label, , now]) => [[text(label)], now])]),
    ];
  const head = [[], [text('before')], [text('now')]];
  return [
    table(
      [null, null, null],
      [
        head,
        ...lines.map(([label, before, now]) => [
          [text(label)],
          before.length > 0 ? before : [text(NONE)],
          now,
        ]),
      ],
    ),
  ];
}

function answerLine(facts: CaseFacts, columns: number): Line[] {
  const step = answerStep(facts);
  if (step.kind === 'unknown') return [];
  if (step.kind === 'only_now') return [['answer', [], [value(step.now, columns)]]];
  if (step.kind === 'same') {
    const words = step.isWhole ? AS_BEFORE : `${AS_BEFORE}, as far as the baseline kept it`;
    return [['answer', [value(step.now, columns)], [emphasis(text(words))]]];
  }
  const [before, now] = fromWhereTheyPart(step.before, step.now, Math.min(IN_SIGHT, Math.floor(columns / 2)));
  return [['answer', [value(before, columns)], [value(now, columns)]]];
}

/** What is cited now, with what was gained and lost called so. */
function citedLine({ cited }: CaseFacts): Line[] {
  if (!cited) return [];
  const { before, now } = cited;
  if (!before) return [['cited', [], namesOr(now)]];
  const kept = now.filter((source) => before.includes(source));
  const gained = now.filter((source) => !before.includes(source));
  const lost = before.filter((source) => !now.includes(source));
  const parts = [
    ...(kept.length > 0 ? [names(kept)] : []),
    ...(now.length === 0 ? [[text(lost.length > 0 ? 'nothing' : NONE)]] : []),
    ...(gained.length > 0 ? [[strong(text('gained')), text(' '), ...names(gained)]] : []),
    ...(lost.length > 0 ? [[strong(text('lost')), text(' '), ...names(lost)]] : []),
  ];
  return [['cited', namesOr(before), joined(parts, '; ')]];
}

function retrievedLine({ retrieved, sought }: CaseFacts): Line[] {
  if (!retrieved) return [];
  const { before, now } = retrieved;
  if (!before) return [['retrieved', [], ranked(now, sought)]];
  const isSame = before.join('\n') === now.join('\n');
  return [['retrieved', ranked(before, sought), isSame ? [emphasis(text(AS_BEFORE))] : ranked(now, sought)]];
}

/** Where the expected source stands among the retrieved ones, and which these are. */
function ranked(sources: readonly string[], sought: string | undefined): CellContent {
  if (sought === undefined || sources.length === 0) return namesOr(sources);
  const rank = sources.indexOf(sought) + 1;
  const place = rank > 0 ? `rank ${rank} of ${sources.length}` : `not among ${sources.length}`;
  return [text(`${place}: `), ...names(sources)];
}

function namesOr(sources: readonly string[]): PhrasingContent[] {
  return sources.length > 0 ? names(sources) : [text(NONE)];
}

function names(sources: readonly string[]): PhrasingContent[] {
  const shown = sources.slice(0, MOST_SOURCES).map((source) => [name(source)]);
  const rest = sources.length > MOST_SOURCES ? [[text(`${sources.length - MOST_SOURCES} more`)]] : [];
  return joined([...shown, ...rest], ', ');
}
