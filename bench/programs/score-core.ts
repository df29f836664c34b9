/** Scores the tier-1 answers of a file once in a fresh process, then again and again; prints {cold, warm} in seconds. */
import { readFileSync } from 'node:fs';
import { toAnswer } from '../../src/app/answers.ts';
import { folderFiles } from '../../src/io/disk.ts';
import type { CallLine } from '../../src/model/recording.ts';
import { governance } from '../../src/suites/governance/kind.ts';
import { governanceSettings } from '../../src/suites/governance/settings.ts';
import { createWatchdogMatcher } from '../../src/watchdog/matcher.ts';
import { median } from '../measure.ts';

const [answersFile = '', data = ''] = process.argv.slice(2);
const lines = readFileSync(answersFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as CallLine);
const answers = new Map(lines.filter(({ tier }) => tier === 1).map((line) => [line.case, toAnswer(line)]));
const settings = governanceSettings.parse({ data });
const loaded = await governance.load(settings, folderFiles('.'));
const cases = loaded.cases.filter(({ tier }) => tier === 1);
const matcher = createWatchdogMatcher({ timeoutMs: 250 });
const score = (): number => {
  const began = performance.now();
  governance.score(cases, answers, { settings, matcher, modeFrom: 'field' });
  return (performance.now() - began) / 1000;
};
// Loading is not what is timed: its garbage is collected before, not during, the scoring.
(globalThis as { gc?: () => void }).gc?.();
const cold = score();
console.log(JSON.stringify({ cold, warm: median(Array.from({ length: 21 }, score)) }));
