import type { Problem } from '../../model/problem.ts';
import type { ReadFile } from './layout.ts';
import type { Inspection } from '../suite.ts';
import { caseNotes } from './notes.ts';
import { patternFindings } from './pattern-check.ts';
import { similarQueries } from './similar.ts';

/** What `validate` says of data that a run can work with (fitz-gov's own checks, and ours). */
export function inspectFiles(read: readonly ReadFile[]): Inspection {
  const patterns = read.map(patternFindings);
  const notes: Problem[] = [
    ...read.flatMap((file) => file.cases.flatMap((entry) => caseNotes(file, entry))),
    ...patterns.flatMap((found) => found.notes),
    ...similarQueries(read),
  ];
  return { problems: patterns.flatMap((found) => found.problems), notes };
}
