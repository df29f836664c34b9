import { formatProblem, type Problem } from '../model/problem.ts';
import { inert } from './inert.ts';
import { counted } from './numbers.ts';

/** Every problem as `file:line:col: message`, in the order of the files, and how many there are; empty without any. */
export function renderProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const lines = problems.toSorted(byPlace).map((problem) => inert(formatProblem(problem)));
  return `${[...lines, counted(problems.length, 'problem')].join('\n')}\n`;
}

function byPlace(a: Problem, b: Problem): number {
  const [left, right] = [a.location, b.location];
  return (
    compare(left.file, right.file) ||
    compare(left.line ?? 0, right.line ?? 0) ||
    compare(left.column ?? 0, right.column ?? 0) ||
    compare(a.message, b.message)
  );
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
