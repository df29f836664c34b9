import { realpath } from 'node:fs/promises';
import type { LoadedConfig } from '../config/load.ts';
import type { Plan } from '../config/plan.ts';
import { editedBaseline } from '../gate/edited-baseline.ts';
import type { BaselineState, BaseSide, Weakening } from '../gate/input.ts';
import { applyRecorded, type GuardedSettings } from '../gate/loosened.ts';
import { pendingChanges } from '../gate/recorded.ts';
import type { Baseline, RecordedChange } from '../model/baseline.ts';
import type { Provenance, Warning } from '../model/report.ts';
import type { DataFiles } from '../read/files.ts';
import { loadBase } from './base-load.ts';
import type { BaseFinder, FoundBase } from './found-base.ts';
import { guarded, loosened } from './guards.ts';
import { baselinePath } from './locate.ts';
import { readBaseline } from './parse.ts';

/** What this checkout is compared with: the baseline, and, where the base commit is known, the gate as it was there. */
export interface Comparison {
  readonly baseline: BaselineState;
  /** `settings`: the base's, with what was recorded on purpose put in; `plan`: what it asks, empty where its data are broken. */
  readonly base?: {
    readonly plan: Pick<Plan, 'entries'>;
    readonly settings: GuardedSettings;
    readonly side: Omit<BaseSide, 'entries'>;
  };
  readonly weakenings: readonly Weakening[];
  readonly recorded: readonly RecordedChange[];
  readonly warnings: readonly Warning[];
  readonly source: NonNullable<Provenance['baseline']>;
  readonly commits: { readonly head?: string; readonly base?: string };
}

export interface ComparisonRequest {
  readonly folder: string;
  readonly files: DataFiles;
  readonly loaded: LoadedConfig;
  readonly plan: Pick<Plan, 'entries'>;
  readonly env: { readonly [name: string]: string | undefined };
  readonly findBase: BaseFinder;
  /** In a pull request its own files never stand in for those of a base that cannot be found. */
  readonly mustFindBase?: boolean;
  /** `--baseline FILE`: read instead of the store. */
  readonly override?: { readonly files: DataFiles; readonly path: string };
}

/**
 * Reads what the run is to be compared with, by the base's store (design §8). Where the baseline is a given file, the
 * gate's settings are still compared with those of the base commit, if it can be found.
 */
export async function readComparison(request: ComparisonRequest): Promise<Comparison> {
  const folder = await realpath(request.folder);
  const found = await request.findBase(folder);
  if (found.kind === 'commit') return fromCommit({ ...request, folder }, found);
  if (found.kind === 'failed' && request.mustFindBase) return fromFailure(found.why);
  const { files, path } = request.override ?? { files: request.files, path: baselinePath(request.loaded) };
  const isGiven = request.override !== undefined || request.loaded.config.baseline.store === 'file';
  if (isGiven)
    return fromFile(
      files,
      path,
      found.kind === 'failed' ? `no earlier config is compared with: ${found.why}` : undefined,
    );
  if (found.kind === 'failed') return fromFailure(found.why);
  return fromFile(
    files,
    path,
    `${found.why}, so the baseline is the file beside the config, and no earlier config is compared with`,
  );
}

async function fromFile(files: DataFiles, path: string, why: string | undefined): Promise<Comparison> {
  const baseline = await readBaseline(files, path, 'as a file');
  const warnings: Warning[] = why === undefined ? [] : [{ code: 'config_not_compared', message: why }];
  return {
    baseline,
    weakenings: [],
    recorded: pendingChanges(foundIn(baseline), undefined),
    warnings,
    source: { source: path },
    commits: {},
  };
}

function fromFailure(why: string): Comparison {
  return {
    baseline: { kind: 'unusable', why },
    weakenings: [],
    recorded: [],
    warnings: [],
    source: { source: 'none' },
    commits: {},
  };
}

type Found = Extract<FoundBase, { readonly kind: 'commit' }>;

async function fromCommit(request: ComparisonRequest, found: Found): Promise<Comparison> {
  const { files } = found;
  const short = found.commit.slice(0, 7);
  const base = await loadBase(files, request, short);
  const ownPath = baselinePath(request.loaded);
  const settings = guarded(base.loaded ?? request.loaded);
  const stored = await readStored(request, files, settings, short);
  const fault = found.fault?.();
  if (fault !== undefined)
    return fromFailure(`the files of the base commit ${short} cannot be read: ${fault}`);
  const own = await readBaseline(request.files, ownPath, 'in this checkout');
  const before = foundIn(stored.state);
  const recorded = pendingChanges(foundIn(own), before, base.loaded && settings);
  const applied = applyRecorded(settings, recorded);
  return {
    baseline: hinted(stored.state, own, settings.baseline.path),
    weakenings: [
      ...(base.loaded ? loosened(base, applied, request, recorded) : []),
      ...(stored.isOfCommit ? editedBaseline(before, own, ownPath) : []),
    ],
    recorded,
    warnings: base.why === undefined ? [] : [{ code: 'config_not_compared', message: base.why }],
    source: { source: stored.source, ...(await measuredAt(found, before)) },
    commits: { head: found.head, base: found.commit },
    ...(base.loaded && {
      base: {
        plan: base.plan,
        settings: applied,
        side: { commit: found.commit, rules: base.loaded.config.gate },
      },
    }),
  };
}

interface Stored {
  readonly state: BaselineState;
  readonly source: string;
  readonly isOfCommit: boolean;
}

/**
 * The baseline by the base's own store and path: a change that moves either is compared with what it moved away from,
 * recorded or not; the new place counts once it is merged.
 */
async function readStored(
  { override, files: own }: ComparisonRequest,
  files: DataFiles,
  { baseline }: GuardedSettings,
  short: string,
): Promise<Stored> {
  if (override)
    return {
      state: await readBaseline(override.files, override.path, 'as a file'),
      source: override.path,
      isOfCommit: false,
    };
  const { path, store } = baseline;
  if (store === 'file')
    return { state: await readBaseline(own, path, 'as a file'), source: path, isOfCommit: false };
  return {
    state: await readBaseline(files, path, `at ${short}`),
    source: `${path} at ${short}`,
    isOfCommit: true,
  };
}

function foundIn(state: BaselineState): Baseline | undefined {
  return state.kind === 'found' ? state.baseline : undefined;
}

/** A baseline that was bumped but not committed is the likeliest reason why there is none at the base. */
function hinted(baseline: BaselineState, own: BaselineState, path: string): BaselineState {
  if (baseline.kind !== 'none' || own.kind !== 'found') return baseline;
  return {
    kind: 'none',
    why: `${baseline.why}; this checkout has one that is not there yet: commit ${path}, or give it with --baseline`,
  };
}

/** The oldest commit that an entry was measured at, and how far back it lies; one that git does not know counts as oldest. */
async function measuredAt(
  { distanceFrom }: Found,
  baseline: Baseline | undefined,
): Promise<{ commit?: string; behind?: number }> {
  const commits = Object.values(baseline?.entries ?? {}).flatMap(({ provenance }) => provenance.commit ?? []);
  const distances = await Promise.all(
    [...new Set(commits)].sort().map(async (commit) => ({ commit, behind: await distanceFrom(commit) })),
  );
  const oldest =
    distances.find(({ behind }) => behind === undefined) ??
    distances.sort((a, b) => Number(b.behind) - Number(a.behind))[0];
  return oldest
    ? { commit: oldest.commit, ...(oldest.behind !== undefined && { behind: oldest.behind }) }
    : {};
}
