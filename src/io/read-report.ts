import { resolve } from 'node:path';
import * as z from 'zod';
import type { Report } from '../model/report.ts';
import { readText } from '../read/decode.ts';
import { bad, type Read } from '../read/files.ts';
import { parseJson } from '../read/json.ts';
import { toProblems, WORDED } from '../read/issues.ts';
import { folderFiles } from './disk.ts';

/** What tells a report.json of ours from any other JSON; the rest of it we wrote ourselves. */
const envelope = z.looseObject({
  schema: z.literal(1, 'this ragbench reads reports of schema 1'),
  tool: z.looseObject({ name: z.literal('ragbench') }),
  verdict: z.enum(['PASS', 'WEAK', 'FAIL', 'ERROR']),
  headline: z.string(),
  suites: z.array(
    z.looseObject({
      id: z.string(),
      rows: z.array(z.looseObject({})),
      cases: z.array(z.looseObject({ id: z.string() })),
    }),
  ),
  warnings: z.array(z.looseObject({ code: z.string(), message: z.string() })),
});

/** Reads a report.json, by a path relative to `cwd`. */
export async function readReport(cwd: string, path: string): Promise<Read<Report>> {
  const text = await readText(folderFiles(resolve(cwd)), path);
  if (text.kind === 'bad') return text;
  const document = parseJson(path, text.value);
  if (document.kind === 'bad') return document;
  const checked = envelope.safeParse(document.value.value, WORDED);
  if (checked.success) return { kind: 'ok', value: document.value.value as Report };
  const [first] = toProblems(checked.error, document.value.locate);
  return first
    ? { kind: 'bad', problems: [{ ...first, message: `is no report of ragbench: ${first.message}` }] }
    : bad(path, 'is no report of ragbench');
}
