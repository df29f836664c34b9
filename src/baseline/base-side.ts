import { realpath } from 'node:fs/promises';
import { loadConfig, type LoadedConfig } from '../config/load.ts';
import { loadPlan, type Plan } from '../config/plan.ts';
import type { BaselineState, BaseSide, Weakening } from '../gate/input.ts';
import { editedBaseline, loosenedSettings, type GuardedRow, type GuardedSettings } from '../gate/loosened.ts';
import { pendingChanges } from '../gate/recorded.ts';
import { commitFiles, commitsBetween, findBaseCommit } from '../io/git.ts';
import { formatProblem } from '../model/problem.ts';
import type { Baseline, RecordedChange } from '../model/baseline.ts';
import type { Provenance, Warning } from '../model/report.ts';
import type { DataFiles } from '../read/files.ts';
import { defaultBaselinePath } from './locate.ts';
import { readBaseline } from './parse.ts';

/** What this checkout is compared with: the baseline, and, where git knows the base commit, the gate as it was there. */
export interface Comparison {
  readonly baseline: BaselineState;
  readonly base?: { readonly plan: Plan; readonly config: LoadedConfig['config']; readonly side: Omit<BaseSide, 'entries'> };
  readonly recorded: readonly RecordedChange[];
  readonly warnings: readonly Warning[];
  readonly source: NonNullable<Provenance['baseline']>;
  readonly commits: { readonly head?: string; readonly base?: string };
}

export interface ComparisonRequest {
  readonly folder: string;
  readonly files: DataFiles;
  readonly loaded: LoadedConfig;
  readonly env: { readonly [name: string]: string | undefined };
  /** `--baseline FILE`: read instead of the store. */
  readonly override?: { readonly files: DataFiles; readonly path: string };
}

/** Reads what the run is to be compared with, by the config's store (design §8). */
export async function readComparison(request: ComparisonRequest): Promise<Comparison> {
  const { files, loaded, override } = request;
  const path = baselinePath(loaded);
  if (override) return fromFile(override.files, override.path, undefined);
  if (loaded.config.baseline.store === 'file') return fromFile(files, path, undefined);
  const folder = await realpath(request.folder);
  const found = await findBaseCommit(folder);
  if (found.kind === 'no_repository') return fromFile(files, path, `${found.why}, so the baseline is the file beside the config, and no earlier config is compared`);
  if (found.kind === 'failed') return fromFailure(found.why);
  return fromCommit({ ...request, folder }, found, path);
}

/** The config's baseline path, relative to its folder. */
export function baselinePath({ config, file }: LoadedConfig): string {
  return config.baseline.path ?? defaultBaselinePath(file);
}

async function fromFile(files: DataFiles, path: string, why: string | undefined): Promise<Comparison> {
  const baseline = await readBaseline(files, path, 'as a file');
  const own = baseline.kind === 'found' ? baseline.baseline : undefined;
  const warnings: Warning[] = why === undefined ? [] : [{ code: 'nothing_compared', message: why }];
  return { baseline, recorded: pendingChanges(own, undefined), warnings, source: { source: path }, commits: {} };
}

function fromFailure(why: string): Comparison {
  return { baseline: { kind: 'unusable', why }, recorded: [], warnings: [], source: { source: 'none' }, commits: {} };
}

async function fromCommit(request: ComparisonRequest, found: { commit: string; head: string; root: string }, ownPath: string): Promise<Comparison> {
  const files = commitFiles(found.root, request.folder, found.commit);
  const short = found.commit.slice(0, 7);
  const base = await loadBase(files, request, short);
  const path = base.kind === 'ok' ? baselinePath(base.loaded) : ownPath;
  const baseline = await readBaseline(files, path, `at ${short}`);
  const own = await readBaseline(request.files, ownPath, 'in this checkout');
  const [before, now] = [foundIn(baseline), foundIn(own)];
  const recorded = pendingChanges(now, before);
  const source = { source: `${path} at ${short}`, ...(await measuredAt(found.root, before, found.commit)) };
  const common = { baseline: hinted(baseline, own, path), recorded, source, commits: { head: found.head, base: found.commit } };
  if (base.kind === 'none') return { ...common, warnings: [{ code: 'nothing_compared', message: base.why }] };
  const weakenings = [...loosened(base, request.loaded, recorded), ...(path === ownPath ? editedBaseline(before, now, path) : [])];
  return { ...common, warnings: [], base: { plan: base.plan, config: base.loaded.config, side: { commit: found.commit, rules: base.loaded.config.gate, weakenings } } };
}

type LoadedBase = { readonly kind: 'ok'; readonly loaded: LoadedConfig; readonly plan: Plan } | { readonly kind: 'none'; readonly why: string };

async function loadBase(files: DataFiles, { loaded, env }: ComparisonRequest, short: string): Promise<LoadedBase> {
  const config = await loadConfig(loaded.file, files, env);
  if (config.kind === 'bad') return { kind: 'none', why: `the config at ${short} cannot be compared with: ${config.problems.slice(0, 1).map(formatProblem).join('')}` };
  const plan = await loadPlan(config.value, files);
  const [problem] = plan.problems;
  if (problem) return { kind: 'none', why: `the data at ${short} cannot be compared with: ${formatProblem(problem)}` };
  return { kind: 'ok', loaded: config.value, plan };
}

function foundIn(state: BaselineState): Baseline | undefined {
  return state.kind === 'found' ? state.baseline : undefined;
}

/** A baseline that was bumped but not committed is the likeliest reason why there is none at the base. */
function hinted(baseline: BaselineState, own: BaselineState, path: string): BaselineState {
  if (baseline.kind !== 'none' || own.kind !== 'found') return baseline;
  return { kind: 'none', why: `${baseline.why}; this checkout has one that is not there yet: commit ${path}, or give it with --baseline` };
}

async function measuredAt(root: string, baseline: Baseline | undefined, base: string): Promise<{ commit?: string; behind?: number }> {
  const commits = Object.values(baseline?.entries ?? {}).flatMap(({ provenance }) => provenance.commit ?? []);
  const distances = await Promise.all([...new Set(commits)].map(async (commit) => ({ commit, behind: await commitsBetween(root, commit, base) })));
  const [oldest] = distances.sort((a, b) => (b.behind ?? Infinity) - (a.behind ?? Infinity));
  return oldest ? { commit: oldest.commit, ...(oldest.behind !== undefined && { behind: oldest.behind }) } : {};
}

function loosened(base: { loaded: LoadedConfig; plan: Plan }, own: LoadedConfig, recorded: readonly RecordedChange[]): Weakening[] {
  const rows: GuardedRow[] = base.plan.entries.flatMap((entry) =>
    entry.metrics.map(({ name, direction }) => ({ place: { ...entry, metric: name }, direction, threshold: entry.thresholds[name] })),
  );
  return loosenedSettings(guarded(base.loaded), guarded(own), rows, recorded);
}

function guarded(loaded: LoadedConfig): GuardedSettings {
  const { gate, baseline, judge, suites } = loaded.config;
  const when = Object.fromEntries(suites.map(({ id, settings }) => [id, settings.when]));
  return { gate, baseline: { ...baseline, path: baselinePath(loaded) }, judge, when };
}
