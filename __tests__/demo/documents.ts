import { join } from 'node:path';
import { createDemoApp, type DemoApp } from '../../src/app/demo/pipeline.ts';
import type { Flaw } from '../../src/app/demo/flaws.ts';
import { readDocuments } from '../../src/app/demo/server.ts';
import { ROOT } from '../helpers/cli.ts';

/** The demo's own documents. */
export const DOCUMENTS = readDocuments(join(ROOT, 'data', 'demo', 'docs'));

/** The demo app over them. */
export function demoApp(flaw?: Flaw): DemoApp {
  return createDemoApp(DOCUMENTS, flaw);
}

/** The day of every question without a date of its own. */
export const TODAY = '2026-03-15';
