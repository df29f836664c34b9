import type { Report } from '../model/report.ts';
import { inert } from './inert.ts';
import { counted } from './numbers.ts';

const SHORT_SHA = 7;
const LONGEST_SOURCE = 60;

/** What the run cost: calls, time, tokens, money; zero costs left out. */
export function costs({ usage, provenance }: Report): string[] {
  const { calls, cached, tokens, usd } = usage;
  return [
    counted(calls, 'call') + (cached > 0 ? ` (${cached} cached)` : ''),
    duration(provenance.seconds),
    ...(tokens > 0 ? [counted(tokens, 'token')] : []),
    ...(usd > 0 ? [`$${usd < 0.01 ? usd.toPrecision(1) : usd.toFixed(2)}`] : []),
  ];
}

/** What the run was held against, and how far back that was measured; inert. */
export function floorsText({ provenance: { baseline }, warnings }: Report): string {
  if (warnings.some(({ code }) => code === 'nothing_compared')) return 'nothing compared';
  if (!baseline) return 'no baseline';
  if (baseline.commit === undefined) return `floors from ${inert(baseline.source, LONGEST_SOURCE)}`;
  const at = shortSha(baseline.commit);
  return baseline.behind
    ? `floors of ${at}, measured ${counted(baseline.behind, 'commit')} back`
    : `floors of ${at}`;
}

/** Who judged: `ragbench 1.0.0`; inert. */
export function toolText({ tool }: Report): string {
  return `ragbench ${inert(tool.version, SHORT_SHA * 4)}`;
}

/** The beginning of a commit's id, as people name it; inert. */
export function shortSha(commit: string): string {
  return inert(commit.slice(0, SHORT_SHA));
}

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}
