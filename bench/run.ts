/** Every benchmark of design §12 that is built, as ratios within one run: `npm run bench`, or `node bench/run.ts calls`. */
import { benchCalls } from './calls.ts';
import { benchFairness } from './fairness.ts';
import { benchFirstCall } from './first-call.ts';
import { benchMemory } from './memory.ts';
import { benchScoring } from './scoring.ts';
import { benchStartup } from './startup.ts';

const BENCHES = {
  startup: benchStartup,
  'first-call': benchFirstCall,
  scoring: benchScoring,
  fairness: benchFairness,
  calls: benchCalls,
  memory: benchMemory,
} as const;

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES))
  if (wanted.length === 0 || wanted.includes(name)) await bench();
